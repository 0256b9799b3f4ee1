import { memo, useMemo } from 'react';
import { type Check, STATUS_WORDS } from '#src/verification/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { type DraftLine, type DraftRun, draftLines } from './draft-runs.ts';
import { LOOK } from './look.tsx';

interface DraftViewProps {
  text: string;
  checks: readonly Check[];
  /** Place of the mark that was gone to. */
  chosen: number | null;
  /** From a mark to what is said about it. */
  onChoose(place: number): void;
}

/** Id of the mark of a finding in the draft. */
export function markId(place: number): string {
  return `mark-${place + 1}`;
}

/** Id of what is said about a finding. */
export function findingId(place: number): string {
  return `finding-${place + 1}`;
}

/** The draft with everything that was looked up marked in it; only the lines in sight are drawn. */
export function DraftView({ text, checks, chosen, onChoose }: DraftViewProps) {
  const lines = useMemo(() => draftLines(text, checks), [text, checks]);
  return (
    <div className="font-serif leading-relaxed wrap-anywhere">
      {lines.map((line) => (
        <Line
          key={line.start}
          line={line}
          checks={checks}
          chosen={line.runs.some(({ check }) => check !== null && check === chosen) ? chosen : null}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface LineProps extends Omit<DraftViewProps, 'text'> {
  line: DraftLine;
}

const Line = memo(function Line({ line, checks, chosen, onChoose }: LineProps) {
  let at = line.start;
  return (
    <p className="min-h-[1lh] whitespace-pre-wrap [contain-intrinsic-size:auto_1lh] [content-visibility:auto]">
      {line.runs.map((run) => {
        const key = at;
        at += run.text.length;
        const check = run.check === null ? undefined : checks[run.check];
        if (check === undefined || run.check === null) return <span key={key}>{run.text}</span>;
        const place = run.check;
        return (
          <MarkedRun
            key={key}
            run={run}
            check={check}
            place={place}
            isChosen={chosen === place}
            onChoose={onChoose}
          />
        );
      })}
    </p>
  );
});

interface MarkedRunProps {
  run: DraftRun;
  check: Check;
  place: number;
  isChosen: boolean;
  onChoose(place: number): void;
}

function MarkedRun({ run, check, place, isChosen, onChoose }: MarkedRunProps) {
  const { icon: Icon, ink, mark } = LOOK[check.status];
  const word = STATUS_WORDS[check.status];
  const underlined = classNames('rounded-[3px] underline decoration-1 underline-offset-[3px]', mark);
  // The sign stays with the first word.
  const first = run.isFirst ? (/^\S{1,24}/.exec(run.text)?.[0] ?? '') : '';
  return (
    <a
      {...(run.isFirst && { id: markId(place) })}
      href={`#${findingId(place)}`}
      title={`${place + 1}: ${word}`}
      className={classNames(
        'scroll-mt-32 rounded-[3px] text-ink',
        isChosen && 'outline-2 outline-offset-1 outline-accent',
      )}
      onClick={(event) => {
        event.preventDefault();
        onChoose(place);
      }}
    >
      {run.isFirst && (
        <span className="whitespace-nowrap">
          <Icon aria-hidden="true" className={classNames('mr-0.5 inline size-3.5 align-[-0.1em]', ink)} />
          <span className={underlined}>{first}</span>
        </span>
      )}
      <span className={underlined}>{run.text.slice(first.length)}</span>
      {run.isLast && (
        <span className={classNames('figures font-sans text-[0.6875rem] font-semibold', ink)}>
          <span className="ml-1 align-super">{place + 1}</span>
          <span className={check.status === 'found' ? 'sr-only' : 'align-super'}> {word}</span>
        </span>
      )}
    </a>
  );
}
