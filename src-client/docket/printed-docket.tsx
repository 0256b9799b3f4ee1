import { format, parseISO } from 'date-fns';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { usePrinting } from '../ui/use-printing.ts';
import { entriesText } from './saved-text.tsx';
import type { ShownEntry } from './shown-entries.ts';

interface PrintedDocketProps {
  item: Case;
  stage: Stage;
  /** What is shown on the screen, in its order. */
  entries: readonly ShownEntry[];
  /** How many there are without the filters. */
  total: number;
  today: string;
}

/** The docket on paper. Drawn only while a page is printed: the screen shows a part of a long list, paper all of it. */
export function PrintedDocket(props: PrintedDocketProps) {
  const isPrinting = usePrinting();
  return isPrinting ? <Paper {...props} /> : null;
}

function Paper({ item, stage, entries, total, today }: PrintedDocketProps) {
  const court = [item.courtName, item.caseNumber && `No. ${item.caseNumber}`].filter(Boolean).join(' · ');
  const isMixed = entries.some(({ docketName }) => docketName !== null);
  const count =
    entries.length === total
      ? entriesText(total)
      : `${entries.length.toLocaleString('en-US')} of ${entriesText(total)}, as filtered`;
  return (
    <section
      aria-label="Docket for printing"
      className="hidden font-serif text-[10pt] leading-snug print:block"
    >
      <h1 className="text-[15pt] font-semibold">Docket: {caseTitle(item)}</h1>
      {court !== '' && <p>{court}</p>}
      <p>
        {isMixed ? 'All dockets of the case' : stage.kind} · {count} · as kept on{' '}
        {format(parseISO(today), 'MMMM d, yyyy')}
      </p>
      <table className="mt-4 w-full table-fixed border-collapse text-left align-top">
        <thead>
          <tr className="border-b">
            <th scope="col" className="w-[0.5in] py-1 pr-2 font-semibold">
              No.
            </th>
            <th scope="col" className="w-[1.05in] py-1 pr-2 font-semibold">
              Filed
            </th>
            <th scope="col" className="py-1 font-semibold">
              Docket Text
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, entry, docketName }) => (
            <tr key={key} className="break-inside-avoid border-b border-line align-top">
              <td className="py-1 pr-2">{entry.entryNumber ?? '–'}</td>
              <td className="py-1 pr-2">
                {entry.date === null ? entry.dateString : format(parseISO(entry.date), 'MM/dd/yyyy')}
              </td>
              <td className="py-1 wrap-anywhere">
                {entry.description}
                {docketName !== null && <span className="block italic">{docketName}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[9pt]">
        Read from text that was pasted from the court’s web site. The court’s own docket is the one that
        counts.
      </p>
    </section>
  );
}
