import { dayNumber, spell } from '../law/calendar-days.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import { SALE_DAY } from '../next/day-names.ts';
import { claimedAt } from '../next/exemption.ts';
import { BEFORE_SALE } from '../next/sale-tasks.ts';
import type { KindCall } from '../papers/kind-row.ts';
import { lawOfProposal } from './answer-time.ts';
import type { DaySource } from './day-source.ts';
import type { Proposal } from './schema.ts';

const DECIDED = 'A judge has decided before. You file no answer to this paper.';
const NEVER = 'If you never heard of a lawsuit, ask the judge to set the judgment aside.';
const PROTECTED =
  'Some money may not be taken: Social Security, most benefits, and a part of your pay. Say which money that is.';
const HELP = 'Call legal help today.';

function comeWords({ hearings }: Pick<Proposal, 'hearings'>, today: string): string {
  const days = hearings.flatMap(({ date }) => date ?? []).toSorted();
  const day = days.find((each) => each >= today) ?? days.at(-1);
  const on =
    day === undefined
      ? 'We read no day. Look for it on the paper, and ask the clerk.'
      : `Be there on ${spell(dayNumber(day))}.`;
  return `${DECIDED} It orders you to come and be asked about your money. ${on} If you do not come, you can be arrested. Bring the papers that it asks for, and say what is true. ${PROTECTED} If you cannot come, ask the court for another day before that, in writing. ${HELP} ${NEVER}`;
}

const DEFAULT_ASKED =
  'The other side asks the court to decide without you. It says that you did not answer. File your answer with the clerk today, before the default is entered. Did you answer before? Take your stamped copy to the clerk today. Ask the clerk if a default or a judgment was entered already. If so, ask the judge at once to set it aside. Say why you did not answer, what your defense is, and if you never got the first papers.';

function defaultEntered(proposal: Proposal): string {
  const note = noteOf(lawOfProposal(proposal), 'default-set-aside');
  const cause = note === null ? '' : `${noteWords(note)} `;
  return `The clerk noted that you did not answer. There is no judgment yet. Ask the judge now, in writing, to set the default aside, and send your answer with it. ${cause}Say why you did not answer, what your defense is, and if you never got the first papers. There is no fixed day that we know of. Do it this week: once there is a judgment, it is harder. ${HELP}`;
}

function saleWords({ hearings }: Pick<Proposal, 'hearings'>, today: string): string {
  const sales = hearings.filter(({ label }) => label === SALE_DAY);
  const day = sales.flatMap(({ date }) => date ?? []).find((each) => each >= today);
  const by =
    day === undefined
      ? 'Look for the day of the sale on the paper.'
      : `The sale is on ${spell(dayNumber(day))}.`;
  return `The home or land in this paper is to be sold to pay a debt. ${by} You file no answer to it, and you need not go there. ${BEFORE_SALE} ${HELP}`;
}

/** What a paper that calls for something says to whoever is sued; null of what another source or a task tells. */
const WORDS: Readonly<Record<KindCall, ((proposal: Proposal, today: string) => string) | null>> = {
  come: comeWords,
  questions: () =>
    `${DECIDED} It asks you about your money. Answer each question in writing and under oath, in the time that the paper gives, and send it where the paper says. Keep a copy. If you do not, a judge can punish you for it. ${PROTECTED} ${HELP} ${NEVER}`,
  claim: ({ state }) =>
    `${DECIDED} Claim what is protected: Social Security, most other benefits, and a part of your pay. You do it with a claim of exemption, and the time is short. ${claimedAt({ state: state.value })} Most often a form came with the paper. Ask the clerk for the form and for its last day. ${HELP} ${NEVER}`,
  'answer-now': () => `${DEFAULT_ASKED} ${HELP}`,
  'undo-default': defaultEntered,
  // The day of the officer tells it, and for an agreed judgment its own days.
  leave: null,
  keep: null,
  // Sources of their own.
  wait: null,
  'keep-away': null,
  bankruptcy: null,
  'stop-sale': saleWords,
};

const HELD =
  'The judge holds the whole case for now. Most often nobody has to file anything while that lasts. Do what the order asks by a day, such as a report. Ask the clerk which of your days still stand, and if your time to answer waits. Until you know, take it that the time runs.';

/** What is to be known of an order by which the whole case waits, whoever holds it. */
export const HOLD: DaySource = { why: ({ proposal: { calls } }) => (calls === 'wait' ? HELD : null) };

/** What is to be known of papers that call for something of their own instead of an answer. */
export const AFTER_JUDGMENT: DaySource = {
  why({ proposal, today }) {
    const { calls, role } = proposal;
    if (!calls || role.value === 'plaintiff' || role.value === 'neither') return null;
    return WORDS[calls]?.(proposal, today) ?? null;
  },
};
