import type { AnsweredParagraph, GeneratedAnswer, Ledger } from '../schema.ts';

/** How a paragraph of the draft stands to the complaint as it is read and answered now. */
export type Standing =
  | 'same'
  /** The complaint has it and the draft does not: it stands on the paper unanswered. */
  | 'added'
  /** The draft answers it and the complaint, as read now, does not have it. */
  | 'gone'
  /** It was answered otherwise since. */
  | 'changed';

export interface FiledResponse extends AnsweredParagraph {
  standing: Standing;
}

const idOf = ({ documentId, key }: { documentId: string; key: string }) => `${documentId} ${key}`;

/**
 * Every paragraph of the answered complaints once, in the order of the paper: the draft's responses as they are, and
 * each paragraph it lacks after the one it follows in the complaint, as unanswered.
 */
export function filedResponses(answer: GeneratedAnswer, ledger: Ledger): FiledResponse[] {
  const now = new Map(ledger.paragraphs.map((paragraph) => [idOf(paragraph), paragraph]));
  const known = new Set<string>();
  const filed: FiledResponse[] = [];
  for (const response of answer.responses) {
    if (known.has(idOf(response))) continue;
    known.add(idOf(response));
    const paragraph = now.get(idOf(response));
    const standing =
      paragraph === undefined ? 'gone' : paragraph.response === response.response ? 'same' : 'changed';
    filed.push({ ...response, standing });
  }
  const chosen = new Set([
    ...answer.complaintDocuments,
    ...answer.responses.map(({ documentId }) => documentId),
  ]);
  let before: string | null = null;
  for (const paragraph of ledger.paragraphs) {
    if (!chosen.has(paragraph.documentId)) continue;
    const id = idOf(paragraph);
    if (!known.has(id)) {
      const { documentId, key, number, section } = paragraph;
      filed.splice(placeAfter(filed, before, documentId), 0, {
        documentId,
        key,
        number,
        section,
        response: 'needs_answer',
        text: '',
        standing: 'added',
      });
    }
    before = id;
  }
  return filed;
}

/** Where a paragraph goes that follows `before`: after it within its own document, else at the document's head. */
function placeAfter(filed: readonly FiledResponse[], before: string | null, documentId: string): number {
  const at = before === null ? -1 : filed.findIndex((response) => idOf(response) === before);
  if (at !== -1 && filed[at]?.documentId === documentId) return at + 1;
  const first = filed.findIndex((response) => response.documentId === documentId);
  if (first !== -1) return first;
  return at === -1 ? filed.length : endOfDocument(filed, at);
}

function endOfDocument(filed: readonly FiledResponse[], at: number): number {
  let end = at + 1;
  while (filed[end]?.documentId === filed[at]?.documentId) end += 1;
  return end;
}

/** '3', '7a' and '12' → '3, 7a and 12'; runs of four and more as '3 to 8'. Numbers as printed, in order. */
export function listNumbers(numbers: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length; ) {
    let end = at;
    while (end + 1 < numbers.length && isNext(numbers[end], numbers[end + 1])) end += 1;
    if (end - at >= 3) {
      parts.push(`${numbers[at]} to ${numbers[end]}`);
      at = end + 1;
    } else {
      parts.push(`${numbers[at]}`);
      at += 1;
    }
  }
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function isNext(number: string | undefined, next: string | undefined): boolean {
  return /^\d+$/.test(number ?? '') && /^\d+$/.test(next ?? '') && Number(next) === Number(number) + 1;
}
