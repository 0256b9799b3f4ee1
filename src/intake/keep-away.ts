import type { DaySource } from './day-source.ts';
import { lastsWords, protectionWords } from './protection.ts';
import type { Proposal } from './schema.ts';

const PROTECTED_ONE =
  'The order holds from the moment the other person gets it. Keep a copy with you. If they break it, call 911, and write down what they did and when. If it names a hearing, be there, or the order can end. Bring your proof and who saw it. A court’s self-help center or an advocate can help.';
const RESTRAINED_ONE =
  'The order holds from the moment you get it, also if you think it is wrong. Do not call, write or go near the people it names, and have nobody do it for you. To break it is a crime, and you can be arrested, even if they ask you to come. Read what it orders about your home, your children and firearms, and do it at once. Call legal help today. If it names a hearing, be there, and tell the judge your side. If you are not there, the judge can make the order longer without you.';

function keepAwayWords({ role }: Proposal): string {
  if (role.value === 'plaintiff') return PROTECTED_ONE;
  if (role.value !== null) return RESTRAINED_ONE;
  return `Is the order against you? ${RESTRAINED_ONE} Did you ask for the order? ${PROTECTED_ONE}`;
}

/** What is to be known of an order of protection, and of a notice of its hearing, on either side. */
export const KEEP_AWAY: DaySource = {
  why({ proposal, today }) {
    if (proposal.protection?.isNotice) return protectionWords(proposal, proposal.protection, today);
    if (proposal.calls !== 'keep-away') return null;
    return [lastsWords(proposal, today), keepAwayWords(proposal)].filter(Boolean).join(' ');
  },
};
