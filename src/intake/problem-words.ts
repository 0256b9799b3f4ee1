import { PROPOSAL_LIMITS } from './lines-schema.ts';
import type { ProblemCode, Proposal } from './schema.ts';

type Problem = Proposal['problems'][number];

/** What could not be read, or does not fit, each as a sentence with a way on; `of` is what it is about. */
const WORDS: Readonly<Record<ProblemCode, (of: string, other: string) => string>> = {
  'nothing-found': () =>
    'We found no court, no names and no days in these papers. If this is not a paper of a court, choose another file. If it is, take the picture again: the whole page, flat, in good light.',
  'unknown-court': () =>
    'We do not know the court that this paper names. Choose it from the list, or read its name at the top of the first page.',
  'which-court': () =>
    'We could not read which court this is. Look at the top of the first page and choose the court. If an office sent it and no court, say that your paper names no court.',
  'which-of-courts': (called) => `This is ${called}. Choose which one: the top of the first page names it.`,
  'no-rules': (whose) =>
    `The rules of ${whose} are not known here. We go by the words of the paper; check the day with the clerk.`,
  'same-paper': (pairs) => `${pairs} What it asks counts once.`,
  'not-read': (said) => said,
  'other-number': (paper, own) =>
    `This paper has the number ${paper}, and your case has ${own}. Is it a paper of another case? Then begin a case with it.`,
  'other-court': (paper, own) =>
    `This paper names the ${paper}, and your case is at the ${own}. Look at the top of the paper. If your case has the wrong court, change it there first: days are counted by the rules of your court.`,
  'other-people': (paper, own) =>
    `This paper is about ${paper}, and your case is ${own}. Is it a paper of another case? Then begin a case with it.`,
};

/** A problem of papers, with its sentence. */
export function problem(code: ProblemCode, of = '', other = ''): Problem {
  return { code, text: WORDS[code](of, other).slice(0, PROPOSAL_LIMITS.words) };
}
