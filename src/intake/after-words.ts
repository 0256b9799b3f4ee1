import { dayNumber, spell } from '../law/calendar-days.ts';
import { claimedAt } from '../next/exemption.ts';
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

/** What has to be known of a paper that follows a decision and is no answer's to begin with; null of all others. */
export function afterWords(proposal: Proposal, today: string): string | null {
  const { calls, role, state } = proposal;
  if (calls === 'wait')
    return 'The judge holds the whole case for now. Most often nobody has to file anything while that lasts. Do what the order asks by a day, such as a report. Ask the clerk which of your days still stand, and if your time to answer waits. Until you know, take it that the time runs.';
  if (role.value === 'plaintiff' || role.value === 'neither') return null;
  switch (calls) {
    case 'come':
      return comeWords(proposal, today);
    case 'questions':
      return `${DECIDED} It asks you about your money. Answer each question in writing and under oath, in the time that the paper gives, and send it where the paper says. Keep a copy. If you do not, a judge can punish you for it. ${PROTECTED} ${HELP} ${NEVER}`;
    case 'claim':
      return `${DECIDED} Claim what is protected: Social Security, most other benefits, and a part of your pay. You do it with a claim of exemption ${claimedAt(state.value)}, and the time is short. Most often a form came with the paper. Ask the clerk for the form and for its last day. ${HELP} ${NEVER}`;
    default:
      return null;
  }
}
