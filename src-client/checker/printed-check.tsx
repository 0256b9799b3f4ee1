import { format } from 'date-fns';
import { countOf, WORST_FIRST } from '#src/checker/counts.ts';
import type { DraftChecked } from '#src/checker/schema.ts';
import { amount } from '#src/text/words.ts';
import { type Check, STATUS_WORDS } from '#src/verification/schema.ts';
import { spokenTitle } from '../papers/paper-name.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { type DraftLine, draftLines } from './draft-runs.ts';
import { KIND_WORDS, LOOK, MEANINGS } from './look.tsx';
import { capital } from './words.ts';

interface PrintedCheckProps {
  /** Name of the case. */
  title: string;
  text: string;
  result: DraftChecked;
}

const MOST_NAMED = 10;

/** Draft and findings on paper, all of them; drawn only while the page is printed. */
export function PrintedCheck(props: PrintedCheckProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ title, text, result }: PrintedCheckProps) {
  const { checks, nearest, counts, searched, unread } = result;
  return (
    <section
      aria-label="Check for printing"
      className="hidden font-serif text-[11pt] leading-snug print:block"
    >
      <h1 className="text-[15pt] font-semibold">Check of a draft: {title}</h1>
      <p>
        {format(new Date(), 'MMMM d, yyyy')}.{' '}
        {WORST_FIRST.map((status) => `${countOf(counts, status)} ${STATUS_WORDS[status]}`).join(' · ')}.
        Looked at: {amount(searched, 'document')}
        {unread.total > 0 &&
          `; not looked at: ${amount(unread.total, 'document')} (${unread.listed
            .slice(0, MOST_NAMED)
            .map(spokenTitle)
            .join(', ')}${unread.total > MOST_NAMED ? ' …' : ''})`}
        .
      </p>
      <h2 className="mt-4 text-[13pt] font-semibold">Findings</h2>
      <ol className="mt-1">
        {checks.map(({ kind, status, text: words, note, source, start }, place) => {
          const { icon: Icon } = LOOK[status];
          const near = nearest[place];
          return (
            <li key={`${start} ${kind}`} className="break-inside-avoid border-b border-line py-1.5">
              <p className="font-semibold">
                {place + 1}. <Icon aria-hidden="true" className="inline size-[10pt] align-[-0.1em]" />{' '}
                {capital(STATUS_WORDS[status])} · {KIND_WORDS[kind]}
              </p>
              <p className="wrap-anywhere">{words}</p>
              <p className="wrap-anywhere italic">
                {note}
                {source !== null &&
                  !note.includes(spokenTitle(source)) &&
                  ` (${spokenTitle(source)}, page ${source.page})`}
              </p>
              {near && (
                <p className="wrap-anywhere">
                  Perhaps this was meant: “{near.quote.trim()}” ({spokenTitle(near)}, page {near.page})
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <h2 className="mt-5 text-[13pt] font-semibold">The draft</h2>
      <div className="mt-1 wrap-anywhere">
        {draftLines(text, checks).map((line) => (
          <PrintedLine key={line.start} line={line} checks={checks} />
        ))}
      </div>
      <p className="mt-5 break-inside-avoid text-[10pt]">
        ‘{capital(STATUS_WORDS['form-only'])}’: {MEANINGS['form-only']} Nothing here says that a decision
        exists or supports what the draft says.
      </p>
    </section>
  );
}

function PrintedLine({ line, checks }: { line: DraftLine; checks: readonly Check[] }) {
  let at = line.start;
  return (
    <p className="min-h-[1lh] whitespace-pre-wrap">
      {line.runs.map((run) => {
        const key = at;
        at += run.text.length;
        const check = run.check === null ? undefined : checks[run.check];
        if (check === undefined || run.check === null) return <span key={key}>{run.text}</span>;
        return (
          <span key={key}>
            <u>{run.text}</u>
            {run.isLast && (
              <b className="text-[8pt]">
                {' '}
                [{run.check + 1}: {STATUS_WORDS[check.status]}]
              </b>
            )}
          </span>
        );
      })}
    </p>
  );
}
