import { CircleHelp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  type Changes,
  type LineField,
  lineText,
  openQuestions,
  shownLines,
} from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Explained } from '../ui/explained.tsx';
import { LineEditor } from './line-editor.tsx';
import { DayLines, OfferLines } from './named-days.tsx';
import { ReadLine } from './read-line.tsx';

const LABELS: Readonly<Record<LineField, string>> = {
  court: 'Court',
  caseNumber: 'Case number',
  parties: 'Who against whom',
  role: 'Your side',
  sum: 'What they want',
  kind: 'Kind of case',
  state: 'State',
};

const QUESTIONS: Readonly<Partial<Record<LineField, string>>> = {
  court: 'Which court is on the paper?',
  role: 'Who are you in this paper?',
  kind: 'What is it about?',
  state: 'Where is the court?',
};

interface ProposalCardProps {
  proposal: Proposal;
  /** The chip of the first of these facts that has its words. */
  sourceOf(factIds: readonly string[], isSure: boolean): ReactNode;
  onSay(changes: Changes): void;
  onAllRight(): void;
  onRearrange(): void;
}

/** What was read, line by line with the piece of the page; what is not sure is asked. */
export function ProposalCard({ proposal, sourceOf, onSay, onAllRight, onRearrange }: ProposalCardProps) {
  const open = openQuestions(proposal);
  // What is asked stands first.
  const lines = [...open, ...shownLines(proposal).filter((field) => !open.includes(field))];
  const [isReminded, setReminded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const goOn = () => {
    if (open.length === 0) return onAllRight();
    setReminded(true);
    list.current?.querySelector<HTMLElement>('[data-question] :is(button, input, select)')?.focus();
  };
  // Nothing of a paper was found in it: another file helps more than a form.
  const isSilent = proposal.cuts.length === 0 && proposal.court.value === null;
  const isSure = (field: LineField) => proposal[field].certainty === 'certain';
  const sourceOfLine = (field: LineField) => sourceOf(proposal[field].factIds, isSure(field));
  return (
    <>
      <p className="max-w-[60ch] text-lg">
        <Explained>{proposal.says}</Explained>
      </p>
      {proposal.conflicts.map(({ text }) => (
        <Alert key={text} tone="danger" title="The paper and the rule do not say the same">
          {text}
        </Alert>
      ))}
      {proposal.problems.map((problem) => (
        <Alert key={problem} tone="due">
          {problem}
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
                  {QUESTIONS[field]}
                </p>
                {sourceOfLine(field)}
                <LineEditor proposal={proposal} field={field} onSay={onSay} />
              </li>
            ) : (
              <ReadLine
                key={field}
                label={
                  field === 'sum' && proposal.role.value === 'plaintiff' ? 'What you want' : LABELS[field]
                }
                text={lineText(proposal, field)}
                isSure={isSure(field)}
                source={sourceOfLine(field)}
                onRight={() => onSay({ [field]: { ...proposal[field], certainty: 'certain' } })}
                editor={(close) => (
                  <LineEditor proposal={proposal} field={field} onSay={onSay} onClose={close} />
                )}
              />
            ),
          )}
          <DayLines proposal={proposal} sourceOf={sourceOf} />
          <OfferLines proposal={proposal} sourceOf={sourceOf} />
        </ul>
      </Card>
      {isReminded && open.length > 0 && (
        <p role="alert" className="font-medium text-danger">
          {open.length === 1
            ? 'One question is still open above.'
            : `${open.length} questions are still open above.`}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <Button size="large" variant={isSilent ? 'secondary' : 'primary'} onClick={goOn}>
          All right
        </Button>
        {!isSilent && (
          <Button variant="quiet" onClick={onRearrange}>
            Add or change pages
          </Button>
        )}
      </div>
    </>
  );
}
