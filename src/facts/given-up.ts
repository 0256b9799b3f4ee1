import { sentencesOf } from './stay-sentences.ts';

const GIVES_UP =
  /\b(?:waiv(?:e[sd]?|ing)|giv(?:e|es|ing)\s+up|gave\s+up|relinquish\w*|forgo(?:es)?|forego(?:es)?|release[sd]?|agree[sd]?\s+not\s+to|(?:will|shall)\s+not)\b[^.;]{0,80}?\bappeal\w*\b|\bappeals?\b[^.;]{0,60}?\b(?:is|are|has\s+been|have\s+been)\s+(?:\w+\s+)?(?:waived|given\s+up|relinquished|barred\s+by\s+agreement)\b|\bno\s+(?:party|right\s+(?:to|of)\s+|one\s+)?[^.;]{0,20}\bappeal\b/i;
/** What somebody has to pay for an appeal may be waived too, and a paper may only warn of losing the right. */
const OTHER =
  /\b(?:fees?|costs?|bond|undertaking|deposit)\b|\b(?:if|unless|fail\w*|may|might|could|does\s+not|do\s+not|did\s+not|not\s+waiv\w*)\b/i;

/** The sentence by which whoever a paper binds gives up the right to appeal; null where none was read. */
export function appealGivenUp(text: string): string | null {
  const found = sentencesOf(text).find((sentence) => {
    const match = GIVES_UP.exec(sentence);
    return match !== null && !OTHER.test(sentence.slice(0, match.index + match[0].length));
  });
  return found?.replace(/\s+/g, ' ').trim() ?? null;
}
