import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { amount, listed } from '#src/text/words.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** A case that was made of these papers; without a title it is not this person's to open. */
export interface KeptCase {
  caseId: string;
  title: string | null;
  caseNumber: string | null;
  /** Indexes of its papers. */
  papers: readonly number[];
}

type Called = Pick<KeptCase, 'title' | 'caseNumber'>;

/** What a case is called; two of the same people are told apart by their numbers. */
function nameIn({ title, caseNumber }: Called, all: readonly Called[]): string | null {
  const isAlone = all.filter((each) => each.title === title).length < 2;
  return title === null || isAlone || caseNumber === null ? title : `${title}, No. ${caseNumber}`;
}

/** '“Desert Sun Bank v. Hargrove” is kept.' `all` are the cases that it is told apart from. */
export function keptWords(kept: readonly KeptCase[], all: readonly Called[] = kept): string {
  const titles = kept.flatMap((each) => {
    const name = nameIn(each, all);
    return name === null ? [] : `“${name}”`;
  });
  const others = kept.length - titles.length;
  const named = listed([...titles, ...(others > 0 ? [amount(others, 'case')] : [])]);
  return `${named} ${kept.length === 1 ? 'is' : 'are'} kept.`;
}

const ROW = 'flex min-h-11 items-center justify-between gap-4';

/** Each case that is kept, with its mark and the way to it. */
export function KeptCases({ kept, all = kept }: { kept: readonly KeptCase[]; all?: readonly Called[] }) {
  return kept.map((each) => (
    <li key={each.caseId} className={ROW}>
      {each.title === null ? (
        <span>A case</span>
      ) : (
        <Link
          to={paths.selectedCase(each.caseId)}
          className="inline-flex min-h-11 min-w-0 items-center py-1 wrap-anywhere text-accent underline underline-offset-4"
        >
          {nameIn(each, all)}
        </Link>
      )}
      <span className="flex shrink-0 items-center gap-1 font-medium text-done">
        <Check aria-hidden="true" className="size-4" />
        Kept
      </span>
    </li>
  ));
}

interface SeveralCasesProps {
  kept: readonly KeptCase[];
  /** The cases that wait to be kept, in their order. */
  waiting: readonly { key: string; title: string; caseNumber: string | null }[];
  /** Which of those is on the screen. */
  now: number;
  /** The first screen of one of them, which lists them all. */
  isFirst: boolean;
  onOpen(index: number): void;
}

/** Papers of several cases were added at once: which of them are safe, as long as some are not. */
export function SeveralCases({ kept, waiting, now, isFirst, onOpen }: SeveralCasesProps) {
  const left = waiting.length;
  const all = [...kept, ...waiting];
  if (left === 0 || kept.length + left < 2) return null;
  if (kept.length === 0 && !isFirst) return null;
  return (
    <Alert>
      <p>
        {kept.length === 0
          ? `These papers are of ${left} cases. Each has a day of its own. Check and keep them one by one.`
          : `${keptWords(kept, all)} ${
              left === 1
                ? 'This one is not kept yet.'
                : `This one and ${amount(left - 1, 'other')} are not kept yet.`
            }`}
      </p>
      {isFirst && (
        <ul aria-label="Cases of these papers" className="mt-2 flex flex-col divide-y divide-line">
          <KeptCases kept={kept} all={all} />
          {waiting.map((each, index) => (
            <li key={each.key} className={ROW}>
              <span className="min-w-0 py-1 wrap-anywhere">{nameIn(each, all)}</span>
              {index === now ? (
                <span className="shrink-0 font-medium">This one</span>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  className="shrink-0 px-0 text-accent underline underline-offset-4"
                  aria-label={`Look at ${nameIn(each, all)}`}
                  onClick={() => onOpen(index)}
                >
                  Not kept yet
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
