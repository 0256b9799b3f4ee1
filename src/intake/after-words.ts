import { dayNumber, spell } from '../law/calendar-days.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import { claimedAt } from '../next/exemption.ts';
import { lawOfProposal } from './answer-time.ts';
import { bankruptcyWords } from './bankruptcy.ts';
import type { DaySource } from './day-source.ts';
import { lastsWords, protectionWords } from './protection.ts';
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

const PROTECTED_ONE =
  'The order holds from the moment the other person gets it. Keep a copy with you. If they break it, call 911, and write down what they did and when. If it names a hearing, be there, or the order can end. Bring your proof and who saw it. A court’s self-help center or an advocate can help.';
const RESTRAINED_ONE =
  'The order holds from the moment you get it, also if you think it is wrong. Do not call, write or go near the people it names, and have nobody do it for you. To break it is a crime, and you can be arrested, even if they ask you to come. Read what it orders about your home, your children and firearms, and do it at once. Call legal help today. If it names a hearing, be there, and tell the judge your side. If you are not there, the judge can make the order longer without you.';

function keepAwayWords({ role }: Proposal): string {
  if (role.value === 'plaintiff') return PROTECTED_ONE;
  if (role.value !== null) return RESTRAINED_ONE;
  return `Is the order against you? ${RESTRAINED_ONE} Did you ask for the order? ${PROTECTED_ONE}`;
}

/** What has to be known of a paper that calls for something of its own instead of an answer; null of all others. */
function afterWords(proposal: Proposal, today: string): string | null {
  const { calls, role, state } = proposal;
  if (calls === 'wait')
    return 'The judge holds the whole case for now. Most often nobody has to file anything while that lasts. Do what the order asks by a day, such as a report. Ask the clerk which of your days still stand, and if your time to answer waits. Until you know, take it that the time runs.';
  if (proposal.bankruptcy) return bankruptcyWords(proposal, proposal.bankruptcy);
  if (proposal.protection?.isNotice) return protectionWords(proposal, proposal.protection, today);
  if (calls === 'keep-away')
    return [lastsWords(proposal, today), keepAwayWords(proposal)].filter(Boolean).join(' ');
  if (role.value === 'plaintiff' || role.value === 'neither') return null;
  switch (calls) {
    case 'come':
      return comeWords(proposal, today);
    case 'questions':
      return `${DECIDED} It asks you about your money. Answer each question in writing and under oath, in the time that the paper gives, and send it where the paper says. Keep a copy. If you do not, a judge can punish you for it. ${PROTECTED} ${HELP} ${NEVER}`;
    case 'claim':
      return `${DECIDED} Claim what is protected: Social Security, most other benefits, and a part of your pay. You do it with a claim of exemption, and the time is short. ${claimedAt({ state: state.value })} Most often a form came with the paper. Ask the clerk for the form and for its last day. ${HELP} ${NEVER}`;
    case 'answer-now':
      return `${DEFAULT_ASKED} ${HELP}`;
    case 'undo-default':
      return defaultEntered(proposal);
    default:
      return null;
  }
}

/** What is to be known of papers that call for something of their own. */
export const AFTER_JUDGMENT: DaySource = { why: ({ proposal, today }) => afterWords(proposal, today) };
