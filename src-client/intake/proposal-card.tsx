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

/** The lines of the card, what is asked first, and how many questions are open. */
function readCard({ proposal, known = [], later, onRearrange }: ProposalCardProps) {
  const open = openQuestions(proposal, known);
  const movesAsked = (later?.effects ?? []).filter(
    ({ factId, moves }) => moves !== null && later?.moves[factId] === undefined && isLine(proposal, factId),
  ).length;
  return {
    open,
    count: open.length + movesAsked,
    lines: [...open, ...shownLines(proposal, known).filter((field) => !open.includes(field))],
    // Nothing of a paper was found in it: another file helps more than a form.
    isSilent: onRearrange !== undefined && proposal.cuts.length === 0 && proposal.court.value === null,
  };
}

/** What was read, line by line with the piece of the page; what is not sure is asked. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, later, sourceOf, onSay, onAllRight, onRearrange } = props;
  const { open, count, lines, isSilent } = readCard(props);
  // What such an order threatens, it threatens whoever it is against.
  const isForOther = Boolean(proposal.protection) && proposal.role.value === 'plaintiff';
  const [isReminded, setReminded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const goOn = () => {
    if (count === 0) return onAllRight?.();
    setReminded(true);
    list.current?.querySelector<HTMLElement>('[data-question] :is(button, input, select)')?.focus();
  };
  return (
    <>
      <BeforeLines proposal={proposal} later={later} />
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
          {lines.map((field) => (
            <CardLine key={field} isOpen={open.includes(field)} {...{ proposal, field, sourceOf, onSay }} />
          ))}
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
      <CardButtons {...props} isSilent={isSilent} goOn={goOn} />
    </>
  );
}

/** What it says as a whole, and what stands against it. */
function BeforeLines({ proposal, later }: Pick<ProposalCardProps, 'proposal' | 'later'>) {
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
    </>
  );
}

interface CardLineProps extends Pick<ProposalCardProps, 'proposal' | 'sourceOf' | 'onSay'> {
  field: LineField;
  /** It is asked, with its editor open. */
  isOpen: boolean;
}

function CardLine({ proposal, field, isOpen, sourceOf, onSay }: CardLineProps) {
  const isSure = proposal[field].certainty === 'certain';
  const source = sourceOf(proposal[field].factIds, isSure);
  if (isOpen)
    return (
      <li data-question="" className="flex flex-col gap-3 bg-due-soft px-4 py-4 sm:px-5">
        <p className="flex items-center gap-2 font-semibold">
          <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-due" />
          {CARD[field].question}
        </p>
        {source}
        <LineEditor proposal={proposal} field={field} onSay={onSay} />
      </li>
    );
  return (
    <ReadLine
      label={CARD[field].label(proposal)}
      text={CARD[field].text(proposal)}
      isSure={isSure}
      source={source}
      onRight={() => onSay({ [field]: { ...proposal[field], certainty: 'certain' } })}
      editor={(close) => <LineEditor proposal={proposal} field={field} onSay={onSay} onClose={close} />}
    />
  );
}

interface CardButtonsProps
  extends Pick<ProposalCardProps, 'onAllRight' | 'isBusy' | 'onRearrange' | 'onOtherCase'> {
  isSilent: boolean;
  goOn(): void;
}

function CardButtons({ onAllRight, isBusy, onRearrange, onOtherCase, isSilent, goOn }: CardButtonsProps) {
  return (
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
  );
}
