import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

export const BEFORE_SALE =
  'It can often be stopped or put off, but only before that day. You can pay what is owed, agree on something in writing, or ask a judge. In some states the time to pay ends days before the sale: ask today.';

/** What helps whose home or land is to be sold; `help` leads to who can. */
export function saleTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'sale help',
      title: 'Call legal help or a free housing counselor today',
      why: 'Say that a notice of sale has come, and its day. Housing counselors who are approved by HUD ask for no money. Beware of whoever wants money first to save the home, or asks you to sign it over.',
      action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    },
    {
      key: 'sale ask',
      title: 'Ask whoever sells if the sale can be put off, and what has to be paid',
      why: 'Ask for the sum and for the last day to pay it, in writing. That day can come days before the sale. A promise on the phone stops no sale.',
    },
    {
      key: 'sale court',
      title: 'If something is wrong, ask the judge before the sale',
      why: 'You never got the lawsuit, the debt is paid, or the sum is wrong: say so in writing, and ask to stop the sale. If a court ordered the sale, ask its judge. Ask the clerk how soon it can be heard. If the paper names no court, a trustee sells, and no judge has looked at it. Then you have to start a lawsuit of your own to ask a judge. Ask a lawyer for that today.',
      action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
    },
    {
      key: 'sale bankruptcy',
      title: 'Ask a lawyer about bankruptcy before the sale',
      why: 'Filing stops most sales at once, and has a price. Ask before you file.',
    },
    {
      key: 'sale after',
      title: 'After the sale: ask if you can still buy it back, and if money is left over',
      why: 'Some states give a time to pay and have the home back, and it is short. What is left of the price can be yours.',
      state: 'soon' as const,
    },
  ].map((task) => step(task));
}
