import type { AnsweredParagraph, GeneratedAnswer } from '#src/answers/schema.ts';
import { MarkedDraft } from './marked-draft.tsx';

interface AnswerResponsesProps {
  answer: Pick<GeneratedAnswer, 'responses' | 'sections'>;
  onGoTo(paragraph: AnsweredParagraph): void;
}

/** The answer to each numbered paragraph, under the complaint's own number. */
export function AnswerResponses({ answer: { responses, sections }, onGoTo }: AnswerResponsesProps) {
  if (responses.length === 0) {
    return <p className="whitespace-pre-line">{sections.responseToAllegations}</p>;
  }
  const documents = [...new Set(responses.map(({ documentId }) => documentId))];
  return documents.map((id) => (
    <ol key={id} className="flex flex-col gap-2.5">
      {responses
        .filter(({ documentId }) => documentId === id)
        .map((paragraph) => (
          <li
            key={paragraph.key}
            className="flex gap-3 [content-visibility:auto] [contain-intrinsic-size:auto_3rem]"
          >
            <span className="figures w-10 shrink-0 text-right">{paragraph.number}.</span>
            <div className="min-w-0">
              <MarkedDraft text={paragraph.text} />
              {paragraph.response === 'needs_answer' && (
                <button
                  type="button"
                  aria-label={`Answer it: paragraph ${paragraph.number}`}
                  onClick={() => onGoTo(paragraph)}
                  className="ml-2 inline-flex items-center font-sans text-sm font-medium text-accent underline underline-offset-4 touch:min-h-11"
                >
                  Answer it
                </button>
              )}
            </div>
          </li>
        ))}
    </ol>
  ));
}
