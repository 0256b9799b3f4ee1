import type { LedgerParagraph } from './schema.ts';

/** 'paragraph 14'; where a number comes a second time, with the page on which it stands. */
export function paragraphName({
  key,
  number,
  page,
}: Pick<LedgerParagraph, 'key' | 'number' | 'page'>): string {
  return key === number ? `paragraph ${number}` : `paragraph ${number} on page ${page}`;
}

/** Words on one line, closed with a period. */
export function asSentences(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line === '' || /[.!?…][”"’')\]]*$/.test(line) || line.endsWith(']') ? line : `${line}.`;
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/**
 * The response to a paragraph in the court's customary words (FRCP 8(b); 1-008(B) NMRA), with the person's own words
 * put in. `who` is how the paper calls the answering party. What is not answered says so, and denies nothing.
 */
export function responseText(
  paragraph: Pick<LedgerParagraph, 'key' | 'number' | 'page' | 'response' | 'cue'>,
  words: string,
  who = 'Defendant',
): string {
  const name = paragraphName(paragraph);
  const own = asSentences(words);
  if (paragraph.response === 'needs_answer') return `[NEEDS YOUR ANSWER: ${name}]`;
  if (paragraph.cue === 'realleges') return joined(repeating(paragraph.response, name, who), own);
  switch (paragraph.response) {
    case 'admit':
      return joined(`${who} admits the allegations in ${name}.`, own);
    case 'deny':
      return joined(`${who} denies the allegations in ${name}.`, own);
    case 'admit_in_part':
      return joined(
        `${who} admits in part and denies in part the allegations in ${name}.`,
        own === '' ? `[CONFIRM: what in ${name} is true]` : own,
        `${who} denies the remaining allegations in ${name}.`,
      );
    case 'lacks_knowledge':
      return joined(
        `${who} lacks knowledge or information sufficient to form a belief about the truth of the allegations in ${name}, and therefore denies them.`,
        own,
      );
    case 'legal_conclusion':
      return joined(
        `${capital(name)} states a legal conclusion to which no response is required. To the extent that a response is required, ${who} denies the allegations in ${name}.`,
        own,
      );
  }
}

type Answered = Exclude<LedgerParagraph['response'], 'needs_answer'>;

/** To a paragraph that only repeats others. To admit it must not admit what was denied before. */
function repeating(response: Answered, name: string, who: string): string {
  const repeats = `${who} repeats the responses to the paragraphs that ${name} repeats`;
  switch (response) {
    case 'admit':
      return `${who} admits that ${name} repeats other paragraphs, and repeats the responses to them.`;
    case 'deny':
      return `${repeats}, and denies anything further in it.`;
    case 'admit_in_part':
      return `${repeats}, and neither admits nor denies more than they do.`;
    case 'lacks_knowledge':
      return `${repeats}, and lacks knowledge or information sufficient to form a belief about anything further in it.`;
    case 'legal_conclusion':
      return `${repeats}. To the extent that a further response is required, ${who} denies the allegations in ${name}.`;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
