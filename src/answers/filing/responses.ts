import type { AnsweredParagraph, GeneratedAnswer, Ledger, LedgerParagraph } from '../schema.ts';

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

/**
 * Every paragraph of the answered complaints once, in the order of the paper: the draft's responses as they are, and
 * each paragraph it lacks after the one it follows in the complaint, as unanswered.
 */
export function filedResponses(answer: GeneratedAnswer, ledger: Ledger): FiledResponse[] {
  const drafted = Map.groupBy(answer.responses, ({ documentId }) => documentId);
  const present = Map.groupBy(ledger.paragraphs, ({ documentId }) => documentId);
  const documents = new Set([...answer.complaintDocuments, ...drafted.keys()]);
  return [...documents].flatMap((id) => filedOf(drafted.get(id) ?? [], present.get(id) ?? []));
}

function filedOf(
  drafted: readonly AnsweredParagraph[],
  present: readonly LedgerParagraph[],
): FiledResponse[] {
  const now = new Map(present.map((paragraph) => [paragraph.key, paragraph]));
  const filed: FiledResponse[] = [];
  for (const response of drafted) {
    if (filed.some(({ key }) => key === response.key)) continue;
    const paragraph = now.get(response.key);
    const isSame = paragraph?.response === response.response;
    filed.push({ ...response, standing: paragraph === undefined ? 'gone' : isSame ? 'same' : 'changed' });
  }
  let place = 0;
  for (const { documentId, key, number } of present) {
    const at = filed.findIndex((response) => response.key === key);
    if (at !== -1) {
      place = at + 1;
      continue;
    }
    // Its heading may argue, and nobody has looked at it: it stands under the one before.
    const added = { documentId, key, number, section: null, response: 'needs_answer', text: '' } as const;
    filed.splice(place, 0, { ...added, standing: 'added' });
    place += 1;
  }
  return filed;
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
