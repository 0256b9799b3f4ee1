import { z } from 'zod';
import { Jurisdiction, ServiceWay } from '#src/law/calculation-schema.ts';
import { CaseKind } from '#src/law/courts/case-kind-schema.ts';

/** A question in plain words about an invented case, with what a right reply says and what a false one would. */
export const LayQuestion = z.strictObject({
  id: z.string(),
  /** The folder of the case. */
  case: z.string(),
  question: z.string(),
  /** Where the reply comes from: a paper, a rule of the court, both, or nowhere. */
  kind: z.enum(['fact', 'law', 'fact+law', 'cannot']),
  /** Facts; of each, the forms that count. Empty where nothing can be answered. */
  mustSay: z.array(z.array(z.string().min(1)).min(1)),
  /** Regular expressions of what makes a reply wrong. */
  mustNotSay: z.array(z.string().min(1)),
  /** Passages in their own words. */
  support: z.array(z.strictObject({ file: z.string(), quote: z.string().min(1) })),
  /** The rule of the product by which a day was counted, and from which day. */
  counted: z
    .strictObject({
      jurisdiction: Jurisdiction,
      kind: CaseKind,
      rule: z.string(),
      start: z.iso.date(),
      way: ServiceWay,
      hearing: z.iso.date().optional(),
    })
    .optional(),
  /** How a day was counted by hand, or which rule answers. */
  note: z.string().optional(),
  /** Why nothing answers it. */
  why: z.string().optional(),
});
export type LayQuestion = z.infer<typeof LayQuestion>;

export const LayCase = z.strictObject({
  kind: z.string(),
  courtName: z.string(),
  caseNumber: z.string(),
  state: z.string().length(2),
  side: z.enum(['plaintiff', 'defendant']),
  caseType: z.string(),
  title: z.string(),
  /** The day on which the questions are asked. */
  today: z.iso.date(),
  papers: z.array(z.strictObject({ file: z.string(), docType: z.string() })).min(3),
});
export type LayCase = z.infer<typeof LayCase>;

/** What the product replied: its whole text, and whether it says that it found an answer. */
export interface LayReply {
  text: string;
  found?: boolean;
}

export const GRADES = ['right', 'missing', 'wrong'] as const;
export interface Graded {
  grade: (typeof GRADES)[number];
  /** Facts that were not said, each by its first form. */
  missing: string[];
  /** What was said and must not be: the words that were found, or that an answer was given where there is none. */
  wrong: string[];
}

/** Lower case, one space for any white space, straight quotes and plain hyphens. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const WORD = /[\p{L}\p{N}]/u;

/** Whether a form stands in plain text as words of its own: 'Feb 1' not in 'Feb 18', '$4' not in '$4,350'. */
export function says(text: string, form: string): boolean {
  const words = plain(form);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text.slice(at + words.length, at + words.length + 4);
    const first = words[0] ?? '';
    const last = words.at(-1) ?? '';
    const opens =
      !(WORD.test(first) && WORD.test(before)) && !(/\d/.test(first) && /\d[.,/-]$/.test(text.slice(0, at)));
    const closes =
      !(WORD.test(last) && WORD.test(after[0] ?? '')) && !(/\d/.test(last) && /^,\d{3}/.test(after));
    if (opens && closes) return true;
  }
  return false;
}

/** How a reply says that nothing answers a question. */
const REFUSALS = [
  /\b(?:cannot|can not|can't|could not|couldn't|unable to|not able to) (?:be )?(?:say|said|tell|told|know|known|predict|predicted|find|found|answer|answered|foresee)/,
  /\b(?:nobody|no one|no paper|no document|nothing|none of (?:your|the|these|them))\b(?: [\w,']+){0,6} (?:can|could|knows?|says?|tells?|answers?|names?|holds?|speaks?)\b/,
  /\bnot (?:\w+ )?in (?:your|this|these|the) (?:case )?(?:documents?|papers?)\b/,
  /\b(?:does not|do not|doesn't|don't) (?:say|tell|name|answer|hold|mention|give|speak of)\b/,
  /\b(?:did not find|didn't find|found no|found nothing|find no|nothing was found|no answer)\b/,
];

/** What stands between quotation marks is the paper's, not the reply's. */
function ownWords(text: string): string {
  return text.replace(/“[^”]*”/g, ' ');
}

function refuses({ text, found }: LayReply): boolean {
  const own = plain(ownWords(text));
  return found === false || own === '' || REFUSALS.some((pattern) => pattern.test(own));
}

/**
 * Right: every fact is said, and nothing that must not be. Wrong: something is said that must not be, or an answer is
 * given where none can be. Missing: the rest. A question that cannot be answered is answered rightly by saying so.
 */
export function gradeReply(
  { kind, mustSay, mustNotSay }: Pick<LayQuestion, 'kind' | 'mustSay' | 'mustNotSay'>,
  reply: LayReply,
): Graded {
  const text = plain(reply.text);
  const wrong = mustNotSay.flatMap((pattern) => new RegExp(pattern, 'iu').exec(text)?.[0] ?? []);
  if (kind === 'cannot' && !refuses(reply)) wrong.push('an answer where there is none');
  const missing = mustSay.flatMap((forms) =>
    forms.some((form) => says(text, form)) ? [] : [forms[0] ?? ''],
  );
  const grade = wrong.length > 0 ? 'wrong' : missing.length > 0 ? 'missing' : 'right';
  return { grade, missing, wrong };
}

/** The lines of a .jsonl file of questions. */
export function parseQuestions(lines: string): LayQuestion[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => LayQuestion.parse(JSON.parse(line)));
}
