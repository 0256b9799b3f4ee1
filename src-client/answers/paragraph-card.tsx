import { CircleAlert, CircleCheck, Lightbulb, Paperclip, PenLine, RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import type { AnswerEvidence, LedgerParagraph, SavedResponse } from '#src/answers/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EvidenceList } from './evidence-list.tsx';
import { isOpen, paragraphId } from './ledger-rows.ts';
import { OwnWords } from './own-words.tsx';
import { choiceOf, RESPONSE_CHOICES, SUGGESTIONS } from './response-choices.ts';
import { ResponseField } from './response-field.tsx';

export type ParagraphChange = Partial<Pick<SavedResponse, 'response' | 'words' | 'evidence'>>;

interface ParagraphCardProps {
  caseId: string;
  paragraph: LedgerParagraph;
  canEdit: boolean;
  /** Handlers must stay the same from one drawing to the next: scrolling draws the list again and again. */
  onChange(paragraph: LedgerParagraph, change: ParagraphChange): void;
  onAttach(paragraph: LedgerParagraph): void;
  onShowPlace(paragraph: LedgerParagraph): void;
}

/** One numbered allegation, word for word, and what is said to it. */
export const ParagraphCard = memo(function ParagraphCard(props: ParagraphCardProps) {
  const { caseId, paragraph, canEdit, onChange, onAttach, onShowPlace } = props;
  const { number, text, page, response, words, evidence, cue, flags, former } = paragraph;
  const id = paragraphId(paragraph);
  const open = isOpen(paragraph);
  const choice = choiceOf(response);
  const [isWriting, setWriting] = useState(false);
  const hasField = words !== '' || isWriting || choice?.needsWords === true;
  return (
    <article
      tabIndex={-1}
      data-paragraph={id}
      aria-label={`Paragraph ${number}`}
      className={classNames(
        'flex flex-col gap-3 rounded-card border bg-surface p-4',
        open ? 'border-line border-l-4 border-l-due' : 'border-line border-l-4 border-l-done',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="figures font-semibold">Paragraph {number}</h3>
        {open ? (
          <Badge tone="due" icon={<CircleAlert aria-hidden="true" />}>
            Needs your answer
          </Badge>
        ) : (
          <Badge tone="done" icon={<CircleCheck aria-hidden="true" />}>
            {choice?.label}
          </Badge>
        )}
        <button
          type="button"
          onClick={() => onShowPlace(paragraph)}
          className="figures ml-auto inline-flex items-center text-sm text-accent underline-offset-4 hover:underline touch:min-h-11"
        >
          Page {page}
          <span className="sr-only"> of the complaint: show paragraph {number} there</span>
        </button>
      </header>
      <p className="max-w-[70ch] font-serif wrap-anywhere whitespace-pre-line">{text}</p>
      {flags.map((flag) => (
        <Alert key={flag} tone="due">
          {flag}
        </Alert>
      ))}
      {former !== null && (
        <Alert tone="due" title="The complaint was read again, and this paragraph now reads differently">
          You had answered “{choiceOf(former.response)?.label ?? 'Needs your answer'}”
          {former.words && `: ${former.words}`}. Please look again and choose.
        </Alert>
      )}
      <ResponseField
        paragraph={paragraph}
        name={`response ${id}`}
        canEdit={canEdit}
        onChoose={(value) => onChange(paragraph, { response: value })}
      />
      {canEdit && open && cue !== null && (
        <Suggested cue={cue} onTake={(value) => onChange(paragraph, { response: value })} />
      )}
      {canEdit && choice && <p className="max-w-[70ch] text-sm text-muted">{choice.meaning}</p>}
      <OwnWords paragraph={paragraph} canEdit={canEdit} isWriting={isWriting} onChange={onChange} />
      <EvidenceList
        caseId={caseId}
        evidence={evidence}
        onRemove={
          canEdit
            ? (gone: AnswerEvidence) =>
                onChange(paragraph, { evidence: evidence.filter((each) => each !== gone) })
            : undefined
        }
      />
      {canEdit && (
        <div className="-mb-1 -ml-3 flex flex-wrap gap-x-1">
          {!hasField && (
            <Button variant="quiet" size="small" data-write="" onClick={() => setWriting(true)}>
              <PenLine aria-hidden="true" />
              Add your own words
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onAttach(paragraph)}>
            <Paperclip aria-hidden="true" />
            Attach evidence
          </Button>
          {!open && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onChange(paragraph, { response: 'needs_answer' })}
            >
              <RotateCcw aria-hidden="true" />
              Take back
            </Button>
          )}
          {open && words === '' && former !== null && (
            <Button variant="quiet" size="small" onClick={() => onChange(paragraph, pickAnswer(former))}>
              Answer the same again
            </Button>
          )}
        </div>
      )}
    </article>
  );
});

function pickAnswer({ response, words, evidence }: NonNullable<LedgerParagraph['former']>): ParagraphChange {
  return { response, words, evidence };
}

interface SuggestedProps {
  cue: NonNullable<LedgerParagraph['cue']>;
  onTake(value: NonNullable<(typeof SUGGESTIONS)[SuggestedProps['cue']]['choice']>): void;
}

/** What the paragraph looks like; nothing is chosen until somebody does. */
function Suggested({ cue, onTake }: SuggestedProps) {
  const { because, choice } = SUGGESTIONS[cue];
  const label = RESPONSE_CHOICES.find(({ value }) => value === choice)?.label;
  return (
    <div className="flex items-start gap-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <p className="min-w-0 max-w-[70ch]">
        <span className="font-medium">Suggestion, not chosen:</span> {because}
        {choice !== null && (
          <>
            {' '}
            <button
              type="button"
              onClick={() => onTake(choice)}
              className="inline-flex items-center font-medium text-accent underline underline-offset-4 touch:min-h-11"
            >
              Choose “{label}”
            </button>
          </>
        )}
      </p>
    </div>
  );
}
