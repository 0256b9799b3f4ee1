import { SIGN_ASKED } from '../next/day-names.ts';
import { isLetter } from '../next/letters.ts';
import type { DaySource } from './day-source.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** By any of these names it is a judgment against whoever signs it. */
const JUDGMENT =
  /\b(?:stipulated|agreed|consent|stipulation\s+(?:for|to)(?:\s+(?:entry\s+of|an?))*|confession\s+of|consent\s+to(?:\s+(?:entry\s+of|an?))*)\s+judgment\b/i;
const SIGNS = /\bsign(?:ed|ing|ature)?\b/i;

/** Whether a sentence asks for a signature by which a judgment is entered. */
export const signsAway = (words: string): boolean => JUDGMENT.test(words) && SIGNS.test(words);

/** Whether a letter asks its reader to sign a judgment. */
export function asksForJudgment(paper: ReadPaper): boolean {
  return isLetter(paper) && signsAway((paper.beginning ?? paper.head).replace(/\s+/g, ' '));
}

/** What such a letter does not say. */
function signingWords({ signsJudgment, caseNumber, court }: Proposal): string | null {
  if (signsJudgment !== true) return null;
  const sued =
    caseNumber.value !== null
      ? `There is a lawsuit (No. ${caseNumber.value}). `
      : court.value === null
        ? ''
        : 'There may be a lawsuit. ';
  return `${sued}Signing this is a judgment against you. Their word does not replace your answer: your time runs on. Ask legal help first.`;
}

/** What the other side wants signed is nobody's duty. */
export const SIGNING: DaySource = {
  why: ({ proposal }) => signingWords(proposal),
  leads: ({ what }) => (what === SIGN_ASKED ? 'never' : null),
};
