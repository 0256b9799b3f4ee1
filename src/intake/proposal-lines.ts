import { CASE_KIND_LABELS } from '../law/courts/case-kinds.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { isUnnamed } from '../participants/unnamed.ts';
import { isAnswerDue } from './answer-time.ts';
import { LINE_FIELDS, type LineField, type Proposal } from './schema.ts';

/** What of a proposal a person may change: its lines, and the days that it names. */
export type Changes = Partial<Pick<Proposal, LineField | 'title' | 'deadlines' | 'hearings' | 'offers'>>;

/** What is said until somebody has chosen the court, or said that none is named. */
export const WHICH_COURT =
  'We could not read which court this is. Look at the top of the first page and choose the court.';

/** A proposal as a person corrected it. What is asked next goes by their side: nobody was served with a paper of their own. */
export function withChanges(proposal: Proposal, changes: Changes): Proposal {
  const said = withoutOldConflicts(proposal, ofSide(withCourtSaid({ ...proposal, ...changes })));
  const { asks, first, deadlines, hearings, role } = said;
  const begins = Boolean(first) || deadlines.some(isAnswerDue);
  if (asks === 'how-served' && role.value === 'plaintiff' && begins)
    return { ...said, asks: hearings.some(({ date }) => date !== null) ? 'nothing' : 'filed-when' };
  return asks === 'filed-when' && role.value === 'defendant' ? { ...said, asks: 'how-served' } : said;
}

function withCourtSaid(proposal: Proposal): Proposal {
  const { court, problems } = proposal;
  if (court.value === null && !namesNoCourt(proposal)) return proposal;
  return { ...proposal, problems: problems.filter((problem) => problem !== WHICH_COURT) };
}

/** Where the paper and the rule differ was said of another court or kind of case: the day tells it of this one. */
function withoutOldConflicts(before: Proposal, said: Proposal): Proposal {
  const told = ({ court, kind, state, deadlines }: Proposal) =>
    JSON.stringify([
      court.value,
      court.courtId,
      kind.value,
      state.value,
      deadlines.map(({ period }) => period),
    ]);
  return told(before) === told(said) ? said : { ...said, conflicts: [] };
}

/** Without the duties of the other side, once it is known which side the person is on. */
export function ofSide(proposal: Proposal): Proposal {
  const side = proposal.role.value;
  if (side === null) return proposal;
  return {
    ...proposal,
    deadlines: proposal.deadlines.filter(({ who }) => who === undefined || who === side),
  };
}

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

function partiesText(proposal: Proposal): string | null {
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

function roleText({ role, command }: Proposal): string | null {
  if (role.value === null) return null;
  if (role.value === 'neither')
    return command === 'garnishment'
      ? 'You are the bank or the employer that holds the money'
      : 'You are a witness, or keep what is asked for';
  return role.value === 'defendant' ? 'You are the one who is sued' : 'You are the one who sues';
}

/** What a line says; null where the paper was silent or could not be read. */
export function lineText(proposal: Proposal, field: LineField): string | null {
  switch (field) {
    case 'court':
      return proposal.court.value ?? (namesNoCourt(proposal) ? 'The paper names no court' : null);
    case 'caseNumber':
      return proposal.caseNumber.value === null ? null : `No. ${proposal.caseNumber.value}`;
    case 'parties':
      return partiesText(proposal);
    case 'role':
      return roleText(proposal);
    case 'sum': {
      const sum = proposal.sum.value;
      if (sum === null) return null;
      if (sum.isOrdered === true) return `The court ordered ${money(sum.amount)}`;
      if (sum.isHeld === true) return `${money(sum.amount)} is held back`;
      // Words of the paper that say the sum again, or are a whole sentence, stand in the cut-out below.
      const isShort = !/[$.]/.test(sum.what) && sum.what.length <= 60;
      const who = proposal.role.value === 'plaintiff' ? 'You ask for' : 'They want';
      return [`${who} ${money(sum.amount)}`, isShort ? sum.what : ''].filter(Boolean).join(', ');
    }
    case 'kind':
      return proposal.kind.value === null ? null : CASE_KIND_LABELS[proposal.kind.value];
    case 'state':
      return proposal.state.value;
  }
}

/** Whether somebody has said that no court stands on the paper, as on the letter of a bank. */
const namesNoCourt = ({ court }: Pick<Proposal, 'court'>): boolean =>
  court.value === null && court.certainty === 'certain';

/** Nobody sues anybody there; within a lawsuit somebody does. */
const isOfBankruptcyCourt = ({ bankruptcy }: Pick<Proposal, 'bankruptcy'>): boolean =>
  Boolean(bankruptcy) && bankruptcy?.paper !== 'stay';

/** Whether a line has to be answered before a day can be counted: what is not known, and what was only guessed. */
function isAsked(proposal: Proposal, field: LineField): boolean {
  // A letter comes from no court, and runs by no court's rule.
  if (proposal.asks === 'letter') return false;
  // What the case is about changes nothing for whoever is on neither side.
  if (field === 'kind' && (proposal.command === 'subpoena' || proposal.role.value === 'neither'))
    return false;
  // Whose bankruptcy it is, the card tells for both.
  if (field === 'role' && isOfBankruptcyCourt(proposal)) return false;
  if (field === 'court' && namesNoCourt(proposal)) return false;
  if (field === 'court' || field === 'role' || field === 'kind') {
    return proposal[field].value === null || proposal[field].certainty === 'unsure';
  }
  return field === 'state' && proposal.state.value === null && proposal.court.courtId === null;
}

/**
 * The questions that are still open, in the order of the card. `known` names what the case of a later paper says
 * already: where it starts no time, nothing else of the case is asked for it either.
 */
export function openQuestions(proposal: Proposal, known: readonly LineField[] = []): LineField[] {
  if (known.length > 0 && proposal.asks !== 'how-served') return [];
  const open = LINE_FIELDS.filter((field) => !known.includes(field) && isAsked(proposal, field));
  // Its days are of two people: whose they are decides all the rest.
  const isOfTwo = proposal.command === 'garnishment';
  return isOfTwo ? open.toSorted((one, other) => Number(other === 'role') - Number(one === 'role')) : open;
}

/** The lines that say something, or ask it. The state is asked alone: where it is known, the court says it. */
export function shownLines(proposal: Proposal, known: readonly LineField[] = []): LineField[] {
  const open = openQuestions(proposal, known);
  return LINE_FIELDS.filter(
    (field) =>
      open.includes(field) ||
      (!known.includes(field) && field !== 'state' && lineText(proposal, field) !== null),
  );
}

/** Whether the papers name a day of their own: then the day they came on may change nothing. */
export function isDayNamed({ deadlines, hearings }: Pick<Proposal, 'deadlines' | 'hearings'>): boolean {
  return [...deadlines, ...hearings].some(({ date }) => date !== null);
}
