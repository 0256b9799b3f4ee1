import { checksIn } from '#src/answers/reading.ts';
import type { AnsweredParagraph, GeneratedAnswer } from '#src/answers/schema.ts';
import { MarkedDraft } from './marked-draft.tsx';

interface AnswerResponsesProps {
  answer: Pick<GeneratedAnswer, 'responses' | 'sections'>;
  onGoTo(paragraph: AnsweredParagraph): void;
}

/** The answer to each numbered paragraph, under the complaint's own numbers and headings. */
export function AnswerResponses({ answer: { responses, sections }, onGoTo }: AnswerResponsesProps) {
  if (responses.length === 0) {
    return <p className="whitespace-pre-line">{sections.responseToAllegations}</p>;
  }
  const checks = checksIn(sections.responseToAllegations, responses);
  const notes = new Map(
    responses.map(({ documentId, key }, at) => [`${documentId} ${key}`, checks[at] ?? []]),
  );
  const runs = runsOf(responses).map(({ section, paragraphs }) => (
    <div key={`${paragraphs[0]?.documentId} ${paragraphs[0]?.key}`} className="flex flex-col gap-2.5">
      {section !== null && <h4 className="pt-2 font-semibold">{section}</h4>}
      <ol className="flex flex-col gap-2.5">
        {paragraphs.map((paragraph) => (
          <li
            key={paragraph.key}
            className="flex flex-wrap gap-x-3 [content-visibility:auto] [contain-intrinsic-size:auto_3rem]"
          >
            <Notes lines={notes.get(`${paragraph.documentId} ${paragraph.key}`) ?? []} />
            <span className="figures w-10 shrink-0 text-right">{paragraph.number}.</span>
            <div className="min-w-0 flex-1">
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
    </div>
  ));
  return (
    <>
      {runs}
      <Notes lines={checks[responses.length] ?? []} />
    </>
  );
}

/** What could not be read of the complaint, where its paragraphs would be. */
function Notes({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mb-2.5 basis-full">
      <MarkedDraft text={line} />
    </p>
  ));
}

/** Paragraphs of one complaint that stand under the same heading. */
function runsOf(responses: readonly AnsweredParagraph[]) {
  const runs: { section: string | null; paragraphs: AnsweredParagraph[] }[] = [];
  for (const paragraph of responses) {
    const last = runs.at(-1);
    const before = last?.paragraphs.at(-1);
    const isSame = before?.section === paragraph.section && before?.documentId === paragraph.documentId;
    if (last !== undefined && isSame) last.paragraphs.push(paragraph);
    else runs.push({ section: paragraph.section, paragraphs: [paragraph] });
  }
  return runs;
}
