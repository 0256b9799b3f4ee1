import { Scale } from 'lucide-react';
import { dayInWords } from '#src/chronology/columns.ts';
import type { Chronology, Contradiction } from '#src/chronology/schema.ts';
import { amount } from '#src/text/words.ts';
import { Empty } from '../ui/empty.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Sources } from './sources.tsx';

const HEADINGS: Readonly<Record<Contradiction['kind'], string>> = {
  number: 'Two case numbers',
  name: 'A name, spelled two ways',
  contact: 'Two ways to reach somebody',
  date: 'Two days for the same thing',
  sum: 'Two sums for the same thing',
};

interface DifferenceListProps {
  caseId: string;
  chronology: Chronology;
}

/** Values of one thing that papers give differently, side by side with their words. */
export function DifferenceList({ caseId, chronology: { contradictions, papersRead } }: DifferenceListProps) {
  if (contradictions.length === 0) {
    return (
      <Empty icon={<Scale aria-hidden="true" />} title="No difference was found">
        {amount(papersRead, 'paper')} {papersRead === 1 ? 'was' : 'were'} compared for case numbers, names,
        addresses, days and sums. Papers can differ in ways that are not found here.
      </Empty>
    );
  }
  return (
    <>
      <p className="max-w-[70ch] text-muted">
        These papers do not say the same. Which one is right, nobody can tell from the papers alone: look at
        both pages. It may matter to your case.
      </p>
      <VirtualList
        label="Differences"
        className="min-h-0 flex-1 pb-8"
        focusable
        items={contradictions}
        itemKey={({ id }) => id}
        estimate={220}
        render={(each) => <Difference contradiction={each} caseId={caseId} />}
      />
    </>
  );
}

function Difference({ contradiction, caseId }: { contradiction: Contradiction; caseId: string }) {
  const { kind, what, sides } = contradiction;
  return (
    <article className="mb-4 rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{HEADINGS[kind]}</h2>
      {(kind === 'sum' || kind === 'contact') && <p className="line-clamp-2 text-sm text-muted">{what}</p>}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <Side key={side.value} side={side} kind={kind} caseId={caseId} />
        ))}
      </div>
    </article>
  );
}

interface SideProps {
  side: Contradiction['sides'][number];
  kind: Contradiction['kind'];
  caseId: string;
}

function Side({ side, kind, caseId }: SideProps) {
  const [first] = side.sources;
  const quote = first?.from === 'paper' ? first.place?.quote : undefined;
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line bg-sunken p-3">
      <p className="figures font-semibold wrap-anywhere">
        {kind === 'date' ? dayInWords(side.value) : side.value}
      </p>
      {quote && (
        <p className="line-clamp-4 font-serif text-sm wrap-anywhere">“{quote.replace(/\s+/g, ' ')}”</p>
      )}
      <Sources sources={side.sources} caseId={caseId} />
    </div>
  );
}
