import type { CourtRule } from '../law/court-rule.ts';
import type { Remedy } from '../law/courts/remedy.ts';
import { isForHomes, NOT_A_HOME } from '../law/homes-only.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import { remediesIn } from '../law/remedies.ts';
import { rentOnAppeal } from '../next/appeal-words.ts';
import type { Counting } from './counting.ts';
import { leftBehind } from './lockout.ts';
import type { Proposal } from './schema.ts';
import { isHeldBack } from './tenancy.ts';

/** What to say of a rule on homes where the papers speak of a store or an office; nothing of all else. */
export function homesNote(
  rule: Pick<CourtRule, 'citation'>,
  { tenancy }: Pick<Proposal, 'tenancy'>,
): string[] {
  return tenancy?.isCommercial === true && isForHomes(rule) ? [NOT_A_HOME] : [];
}

/** A remedy among other words: what to ask, and the law for it. */
export const remedyInShort = ({ title, text, citation }: Remedy): string => `${title} (${citation}). ${text}`;

/** What there is for somebody who lives there and is not named on the paper. */
function notNamed(state: string | null, { tenancy }: Pick<Proposal, 'tenancy'>): string {
  if (tenancy?.isCommercial === true)
    return 'Is your business there, and not named on the paper? Ask the court today what you can do.';
  const all = tenancy?.namesOccupants === true ? ' It says that it is for all who live there too.' : '';
  const claim = remediesIn(state).find(({ id }) => id === 'not-named');
  const does =
    claim === undefined
      ? 'Ask the court today what you can do. The paper is against the persons named and, most often, all occupants. That is from memory.'
      : `${claim.text} (${claim.citation}.) ${claim.caveats.join(' ')}`;
  return `Do you live there, and is your name not on the paper?${all} ${does}`;
}

/** What has to be known at once of such a paper, with the law of its state. */
export function writWords({ law, proposal, today }: Counting, day: string | null): string {
  const state = law.court?.state ?? proposal.state.value;
  const known = noteOf({ state }, 'officer-comes');
  const isHeld = isHeldBack(proposal, today);
  const homes = homesNote({ citation: known?.citation ?? '' }, proposal).map((note) => ` ${note}`);
  const atOnce = proposal.outAtOnce === true ? 'The writ says that the officer is to come at once. ' : '';
  const when = isHeld
    ? 'The officer comes when the stay does not hold.'
    : day === null
      ? `${atOnce}We read no day on which the officer comes. Look on the paper for it, and call the clerk and the officer named on it today.`
      : 'The officer comes on the day above, or soon after it. Be ready from the evening before.';
  const officer =
    known === null
      ? 'We do not know the law of this court for it: call the clerk today.'
      : `${noteWords(known)}${homes.join('')}`;
  const asked = remediesIn(state).filter(({ id }) => id !== 'not-named');
  const stay =
    asked.length === 0
      ? 'Ask the clerk how to ask the judge for a stay. A stay lets you remain for a time. Ask it before the day.'
      : asked.map(remedyInShort).join(' ');
  const rent = rentOnAppeal({ ...law, kind: 'eviction' });
  const appeal = rent === null ? '' : ` Is there time left to appeal? Ask the clerk. ${rent}`;
  const isCommercial = proposal.tenancy?.isCommercial === true;
  const place = isCommercial ? 'the place' : 'the home';
  const pack = isCommercial
    ? 'Move out papers, goods, and what you need.'
    : 'Pack papers, medicine, and what you need. Take pets with you.';
  const left = isCommercial ? '' : ` ${leftBehind(state)}`;
  return `A judge gave ${place} back to the owner. ${when} ${officer} Do this today: call legal help and say this day first. ${stay}${appeal} ${pack}${left} Only the officer may put you out: the owner may not change the locks alone. ${notNamed(state, proposal)}`;
}
