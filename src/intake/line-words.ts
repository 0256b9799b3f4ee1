import { sideOfRole } from '../participants/side-of-role.ts';
import { isUnnamed } from '../participants/unnamed.ts';
import type { Proposal } from './schema.ts';

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$4,200', '$4,200.55'. */
export function money(amount: number): string {
  return MONEY.format(amount).replace(/\.00$/, '');
}

/** Who sues and who is sued, by the roles that the paper gives them. */
export function sidesOf({ parties }: Pick<Proposal, 'parties'>): {
  plaintiffs: string[];
  defendants: string[];
} {
  const names = (side: 'plaintiff' | 'defendant') =>
    parties.value.filter(({ role }) => sideOfRole(role) === side).map(({ name }) => name);
  return { plaintiffs: names('plaintiff'), defendants: names('defendant') };
}

/** 'Larkspur Lending LLC v. Ada Poe', by the first of each side, or by the one of those who are sued whom it is about; null of one side alone. */
export function titleOfSides(
  { plaintiffs: [one], defendants }: ReturnType<typeof sidesOf>,
  about: string | null,
): string | null {
  const other = defendants.find((name) => name === about) ?? defendants[0];
  return one === undefined || other === undefined ? null : `${one} v. ${other}`.slice(0, 300);
}

/** The names of a side, those apart whom the paper does not name: 'Ada Poe, and others without a name (DOES 1-10)'. */
function sideText(names: readonly string[]): string {
  const named = names.filter((name) => !isUnnamed(name));
  const unnamed = names.filter(isUnnamed);
  if (named.length === 0 || unnamed.length === 0) return names.join(', ');
  return `${named.join(', ')}, and others without a name (${unnamed.join(', ')})`;
}

/** Whether the line of the people tells who wrote a letter, and not who is against whom. */
export const tellsWriter = ({ asks, parties }: Pick<Proposal, 'asks' | 'parties'>): boolean =>
  asks === 'letter' &&
  (parties.value.some(({ role }) => role === 'sender') ||
    !parties.value.some(({ role }) => sideOfRole(role) !== null));

/** Who is against whom, or who wrote a letter; null where nobody was named. */
export function partiesText(proposal: Proposal): string | null {
  const { plaintiffs, defendants } = sidesOf(proposal);
  if (plaintiffs.length > 0 && defendants.length > 0 && !tellsWriter(proposal)) {
    return `${sideText(plaintiffs)} against ${sideText(defendants)}`;
  }
  const senders = proposal.parties.value.filter(({ role }) => role === 'sender');
  // Whom a letter is written to did not write it.
  const others = proposal.parties.value.filter(({ role }) => role !== 'addressee');
  const shown = proposal.asks !== 'letter' ? proposal.parties.value : senders.length > 0 ? senders : others;
  const names = shown.map(({ name }) => name);
  if (names.length > 0) return names.join(', ');
  // What a case is called names people once somebody has said so; until then it may be the name of a file.
  const isSaid = proposal.asks !== 'letter' && proposal.title.certainty !== 'unsure';
  return isSaid ? proposal.title.value || null : null;
}

/** Who a person is who is on neither side, by the paper that they hold. */
export function neitherText({ command }: Pick<Proposal, 'command'>): string {
  return command === 'garnishment'
    ? 'the bank or the employer that holds the money'
    : 'a witness, or I keep what is asked for';
}

/** Which side the person is on; null where nobody knows. */
export function roleText({
  role,
  command,
  protection,
}: Pick<Proposal, 'role' | 'command' | 'protection'>): string | null {
  if (role.value === null) return null;
  if (role.value === 'neither')
    return command === 'garnishment'
      ? 'You are the bank or the employer that holds the money'
      : 'You are a witness, or keep what is asked for';
  if (protection) return role.value === 'defendant' ? 'The order is against you' : 'You asked for the order';
  return role.value === 'defendant' ? 'You are the one who is sued' : 'You are the one who sues';
}

/** Whose screens somebody gets: a witness has no side of their own, and what is shown to whoever is sued protects them. */
export const shownSideOf = (role: Proposal['role']['value']): 'plaintiff' | 'defendant' | null =>
  role === 'neither' ? 'defendant' : role;

/** What a paper that begins a case says of it, to whom it calls. */
export const SUED = {
  day: 'Somebody has started a case against you, and the court has set a day on which you should be there.',
  time: 'Somebody has started a case against you, and you have a set time to answer.',
} as const;
const SUES = {
  day: 'You have started this case, and the court has set a day on which you should be there.',
  time: 'You have started this case. It calls the other side to court, and they have a set time to answer.',
} as const;

/** What the paper is and does, to whoever said that they are the one who sues, too. */
export function saysText({ says, role }: Pick<Proposal, 'says' | 'role'>): string {
  return role.value === 'plaintiff' ? says.replace(SUED.day, SUES.day).replace(SUED.time, SUES.time) : says;
}

/** What is asked, held or ordered; null where no sum was read. */
export function sumText({ sum: { value: sum }, role }: Pick<Proposal, 'sum' | 'role'>): string | null {
  if (sum === null) return null;
  if (sum.isOrdered === true) return `The court ordered ${money(sum.amount)}`;
  if (sum.isHeld === true) return `${money(sum.amount)} is held back`;
  // Words of the paper that say the sum again, or are a whole sentence, stand in the cut-out below.
  const isShort = !/[$.]/.test(sum.what) && sum.what.length <= 60;
  const who = role.value === 'plaintiff' ? 'You ask for' : 'They want';
  return [`${who} ${money(sum.amount)}`, isShort ? sum.what : ''].filter(Boolean).join(', ');
}

/** Whether somebody has said that no court stands on the paper, as on the letter of a bank. */
export const namesNoCourt = ({ court }: Pick<Proposal, 'court'>): boolean =>
  court.value === null && court.certainty === 'certain';
