import type { PaperBlock } from '../../drafting/blocks.ts';
import { takesNoAnswer } from '../../law/case-law.ts';
import { citedIn } from '../court-rules.ts';
import type { AnswerCourt } from '../schema.ts';
import { blockingItems } from './blocking.ts';
import { answerCourtOf, answeredKind, answerRuleOf, lawOfAnswer } from './court.ts';
import { type AnswerDeadline, deadlineItem } from './deadline.ts';
import type { FilingInput } from './input.ts';
import { answerPaper } from './paper.ts';
import { captionItems } from './preflight-caption.ts';
import { paperItems } from './preflight-paper.ts';
import { responseItems } from './preflight-responses.ts';
import type { PreflightItem } from './preflight-schema.ts';

/** What preflight knows beside the paper itself. */
export interface PreflightContext {
  /** The calendar date at the court, YYYY-MM-DD. */
  today: string;
  deadlines: readonly AnswerDeadline[];
  /** Letters of the paper that the PDF cannot draw. */
  missingLetters: readonly string[];
}

const draftItem = (court: AnswerCourt): PreflightItem => ({
  id: 'draft',
  level: 'check',
  text: `This is a draft, made from your own choices. Read every line before you sign: your signature tells the court that what you deny, admit and claim is true as far as you know${citedIn(court, 'signatureMeaning')}.`,
  fix: null,
});

/** All that is said where no answer is taken: CCP 116.310, 116.360. */
const NO_ANSWER: PreflightItem = {
  id: 'no-answer',
  level: 'missing',
  text: 'A small claims court in California takes no written answer (CCP 116.310), so there is nothing to file here. Go to the hearing that the plaintiff’s claim names, with your papers and your witnesses: whoever stays away can lose by it. If the other side owes you something, ask the clerk for the form of a defendant’s claim. Verify with the clerk.',
  fix: null,
};

const ORDER = { blocking: 0, missing: 1, check: 2, done: 3 } as const;

/**
 * What is missing, and what to look at, before an answer is filed: 'draft' first, the day it is due next, then what
 * keeps it from being given out, what is missing, what to check, and what is in order. Nothing here is guessed: what the case and the complaint do not
 * say is told as missing.
 */
export function preflight(input: FilingInput, context: PreflightContext): PreflightItem[] {
  const printed = input.captions.find(({ court }) => court.length > 0)?.court ?? [];
  const source = { ...input.case, printed };
  const court = answerCourtOf(source);
  const kind = answeredKind(source);
  const blocking = blockingItems(input);
  if (takesNoAnswer({ jurisdiction: lawOfAnswer(source).jurisdiction, kind }))
    return [NO_ANSWER, ...blocking];
  const { blocks } = answerPaper(input);
  const items = [
    ...blocking,
    ...responseItems(input, court),
    ...captionItems(input, court),
    ...paperItems(input, { court, kind }, blocks, context.missingLetters),
  ].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
  return [draftItem(court), deadlineItem(context.deadlines, answerRuleOf(source), context.today), ...items];
}

/** Everything that the paper prints, for looking up what of it a font lacks. */
export function lettersOf(blocks: readonly PaperBlock[]): string {
  return blocks.map((block) => JSON.stringify(block).replaceAll(/\\[nrt"\\]/g, ' ')).join(' ');
}
