import { CircleQuestionMark } from 'lucide-react';
import { Fragment } from 'react';
import { findCitation } from '#src/law/citations/motion-citations.ts';
import { citationsIn, isToVerify } from '#src/motions/point-citations.ts';
import type { MotionCourt, MotionPoint } from '#src/motions/schema.ts';
import { explainTerms, type TextPiece } from '#src/text/court-terms.ts';
import { classNames } from '../ui/class-names.ts';
import { Term } from '../ui/term.tsx';

interface MotionPointsProps {
  points: readonly MotionPoint[];
  /** Whose rules are named first. */
  jurisdiction: MotionCourt;
  /** On paper each is a box to tick. */
  isChecklist?: boolean;
  isOrdered?: boolean;
}

/** Things to know or to do, with the rules they rest on and what has to be verified. */
export function MotionPoints(props: MotionPointsProps) {
  const { points, jurisdiction, isChecklist = false, isOrdered = false } = props;
  const explained = explainTerms(
    points.map(({ text }) => text),
    { isMotion: true },
  );
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="flex flex-col gap-3">
      {points.map((point, index) => (
        <li key={point.text} className="flex break-inside-avoid gap-3">
          <Mark number={isOrdered ? index + 1 : null} isChecklist={isChecklist} />
          <div className="min-w-0 max-w-[70ch]">
            <ExplainedText pieces={explained[index] ?? []} />
            <Grounds point={point} jurisdiction={jurisdiction} />
          </div>
        </li>
      ))}
    </List>
  );
}

function Mark({ number, isChecklist }: { number: number | null; isChecklist: boolean }) {
  return (
    <>
      {isChecklist && (
        <span
          aria-hidden="true"
          className="mt-1 hidden size-4 shrink-0 border border-current print:inline-block"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'figures shrink-0 text-muted',
          number !== null && 'w-5 text-right',
          isChecklist && 'print:hidden',
        )}
      >
        {number === null ? '•' : `${number}.`}
      </span>
    </>
  );
}

/** The rules in small letters, and that they were not read where they were not. */
function Grounds({ point, jurisdiction }: { point: MotionPoint; jurisdiction: MotionCourt }) {
  const citations = citationsIn(jurisdiction, point);
  const isUnread = isToVerify(jurisdiction, point);
  if (citations.length === 0 && !isUnread) return null;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
      {citations.length > 0 && (
        <span>
          {citations.map((cite, index) => (
            <span key={cite}>
              {index > 0 && '; '}
              <span title={findCitation(cite)?.about} className="whitespace-nowrap">
                {cite}
              </span>
            </span>
          ))}
        </span>
      )}
      {isUnread && (
        <span className="inline-flex items-center gap-1 font-medium text-ink">
          <CircleQuestionMark aria-hidden="true" className="size-3.5 shrink-0" />
          Verify with the clerk
        </span>
      )}
    </p>
  );
}

function ExplainedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p>
      {pieces.map(({ text, start, meaning }, index) => {
        const before = meaning === null ? '' : opened(pieces[index - 1]);
        const after = meaning === null ? '' : closed(pieces[index + 1]);
        if (meaning === null) {
          const from = index === 0 ? 0 : closed(pieces[index]).length;
          const rest = index === pieces.length - 1 ? 0 : opened(pieces[index]).length;
          return <Fragment key={start}>{text.slice(from, text.length - rest)}</Fragment>;
        }
        return (
          <span key={start} className="whitespace-nowrap">
            {before}
            <Term meaning={meaning}>{text}</Term>
            {after}
          </span>
        );
      })}
    </p>
  );
}

/** The sign that opens what follows a piece, and the sign that closes what stands before it: neither is left alone in a line. */
function opened(piece: TextPiece | undefined): string {
  return /\($/.exec(piece?.text ?? '')?.[0] ?? '';
}
function closed(piece: TextPiece | undefined): string {
  return /^[),.;:?]+/.exec(piece?.text ?? '')?.[0] ?? '';
}

/** A paragraph with its court terms explained. */
export function ExplainedParagraph({ text }: { text: string }) {
  return <ExplainedText pieces={explainTerms([text], { isMotion: true })[0] ?? []} />;
}
