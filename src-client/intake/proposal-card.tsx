import { CircleHelp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { CARD } from '#src/intake/card-lines.ts';
import { saysText } from '#src/intake/line-words.ts';
import type { LineField } from '#src/intake/lines-schema.ts';
import { type Changes, openQuestions, shownLines } from '#src/intake/proposal-lines.ts';
import type { PaperCard, Proposal } from '#src/intake/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Explained } from '../ui/explained.tsx';
import { LineEditor } from './line-editor.tsx';
import { DayLines, OfferLines } from './named-days.tsx';
import { ReadLine } from './read-line.tsx';

/** What a paper of a case does to its days. */
export interface Later extends Pick<PaperCard, 'effect' | 'effects'> {
  /** Of each line that may move an entry of the timeline: the entry, null where a person said that it does not. */
  moves: Readonly<Record<string, string | null>>;
  onMove(factId: string, milestoneId: string | null): void;
}

export interface ProposalCardProps {
  proposal: Proposal;
  /** What the case of the paper says already. */
  known?: readonly LineField[];
  /** Of a paper that is in a case. */
  later?: Later;
  /** The chip of the first of these facts that has its words. */
  sourceOf(factIds: readonly string[], isSure: boolean): ReactNode;
  onSay(changes: Changes): void;
  /** Absent for who may only look. */
  onAllRight?: (() => void) | undefined;
  isBusy?: boolean;
  /** Absent where the pages are one paper by now. */
  onRearrange?: () => void;
  /** Absent where it is not being added to a case. */
  onOtherCase?: (() => void) | undefined;
}

const isLine = ({ deadlines, hearings }: Proposal, factId: string) =>
  [...deadlines, ...hearings].some((line) => line.factId === factId);

/** What was read, line by line with the piece of the page; what is not sure is asked. */
export function ProposalCard(props: ProposalCardProps) {
  const {
    proposal,
    known = [],
    later,
    sourceOf,
    onSay,
    onAllRight,
    isBusy = false,
    onRearrange,
    onOtherCase,
  } = props;
  const open = openQuestions(proposal, known);
  // What such an order threatens, it threatens whoever it is against.
  const isForOther = Boolean(proposal.protection) && proposal.role.value === 'plaintiff';
  const movesAsked = (later?.effects ?? []).filter(
    ({ factId, moves }) => moves !== null && later?.moves[factId] === undefined && isLine(proposal, factId),
  ).length;
  const count = open.length + movesAsked;
  // What is asked stands first.
  const lines = [...open, ...shownLines(proposal, known).filter((field) => !open.includes(field))];
  const [isReminded, setReminded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const goOn = () => {
    if (count === 0) return onAllRight?.();
    setReminded(true);
    list.current?.querySelector<HTMLElement>('[data-question] :is(button, input, select)')?.focus();
  };
  // Nothing of a paper was found in it: another file helps more than a form.
  const isSilent = onRearrange !== undefined && proposal.cuts.length === 0 && proposal.court.value === null;
  const isSure = (field: LineField) => proposal[field].certainty === 'certain';
  const sourceOfLine = (field: LineField) => sourceOf(proposal[field].factIds, isSure(field));
  return (
    <>
      <p className="max-w-[60ch] text-lg">
        <Explained>{saysText(proposal)}</Explained>
      </p>
      {later && (
        <p className="rounded-card border border-line-strong bg-surface p-4 font-medium">{later.effect}</p>
      )}
      {proposal.conflicts.map(({ text }) => (
        <Alert key={text} tone="danger" title="The paper and the rule do not say the same">
          {text}
        </Alert>
      ))}
      {proposal.problems.map(({ text }) => (
        <Alert key={text} tone="due">
          {text}
        </Alert>
      ))}
      {isSilent && (
        <>
          <Button size="large" onClick={onRearrange}>
            Choose another file
          </Button>
          <h2 className="mt-2 font-semibold">Or fill it in yourself</h2>
        </>
      )}
      <Card className="overflow-hidden">
        <ul ref={list} className="divide-y divide-line">
          {lines.map((field) =>
            open.includes(field) ? (
              <li key={field} data-question="" className="flex flex-col gap-3 bg-due-soft px-4 py-4 sm:px-5">
                <p className="flex items-center gap-2 font-semibold">
                  <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-due" />
                  {CARD[field].question}
                </p>
                {sourceOfLine(field)}
                <LineEditor proposal={proposal} field={field} onSay={onSay} />
              </li>
            ) : (
              <ReadLine
                key={field}
                label={CARD[field].label(proposal)}
                text={CARD[field].text(proposal)}
                isSure={isSure(field)}
                source={sourceOfLine(field)}
                onRight={() => onSay({ [field]: { ...proposal[field], certainty: 'certain' } })}
                editor={(close) => (
                  <LineEditor proposal={proposal} field={field} onSay={onSay} onClose={close} />
                )}
              />
            ),
          )}
          <DayLines proposal={proposal} sourceOf={sourceOf} onSay={onSay} later={later} />
          {proposal.otherwise && !isForOther && (
            <ReadLine
              label="If nothing is done, it says"
              text={`“${proposal.otherwise.quote}”`}
              isSure
              source={sourceOf([proposal.otherwise.factId], true)}
            />
          )}
          <OfferLines proposal={proposal} sourceOf={sourceOf} onSay={later && onSay} />
        </ul>
      </Card>
      {isReminded && count > 0 && (
        <p role="alert" className="font-medium text-danger">
          {count === 1 ? 'One question is still open above.' : `${count} questions are still open above.`}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {onAllRight && (
          <Button size="large" variant={isSilent ? 'secondary' : 'primary'} busy={isBusy} onClick={goOn}>
            All right
          </Button>
        )}
        {!isSilent && onRearrange && (
          <Button variant="quiet" onClick={onRearrange}>
            Add or change pages
          </Button>
        )}
        {onOtherCase && (
          <Button variant="quiet" onClick={onOtherCase}>
            This paper is of another case
          </Button>
        )}
      </div>
    </>
  );
}
