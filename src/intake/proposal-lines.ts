import { isAnswerDue } from './answer-time.ts';
import { CARD } from './card-lines.ts';
import { withCourtSaid } from './court-problems.ts';
import { LineField } from './lines-schema.ts';
import type { Proposal } from './schema.ts';

/** What of a proposal a person may change: its lines, and the days that it names. */
export type Changes = Partial<Pick<Proposal, LineField | 'title' | 'deadlines' | 'hearings' | 'offers'>>;

/** A proposal as a person corrected it. What is asked next goes by their side: nobody was served with a paper of their own. */
export function withChanges(proposal: Proposal, changes: Changes): Proposal {
  const said = withoutOldConflicts(proposal, ofSide(withCourtSaid(proposal, { ...proposal, ...changes })));
  const { asks, first, deadlines, hearings, role } = said;
  const begins = said.begins || Boolean(first) || deadlines.some(isAnswerDue);
  if (asks === 'how-served' && role.value === 'plaintiff' && begins)
    return { ...said, asks: hearings.some(({ date }) => date !== null) ? 'nothing' : 'filed-when' };
  return asks === 'filed-when' && role.value === 'defendant' ? { ...said, asks: 'how-served' } : said;
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

/** Whether a line has to be answered before a day can be counted. A letter comes from no court, and runs by no court's rule. */
const isOpen = (proposal: Proposal, field: LineField): boolean =>
  proposal.asks !== 'letter' && CARD[field].isAsked(proposal);

/**
 * The questions that are still open, in the order of the card. `known` names what the case of a later paper says
 * already: where it starts no time, nothing else of the case is asked for it either.
 */
export function openQuestions(proposal: Proposal, known: readonly LineField[] = []): LineField[] {
  if (known.length > 0 && proposal.asks !== 'how-served') return [];
  const open = LineField.options.filter((field) => !known.includes(field) && isOpen(proposal, field));
  // Its days are of two people: whose they are decides all the rest.
  const isOfTwo = proposal.command === 'garnishment';
  return isOfTwo ? open.toSorted((one, other) => Number(other === 'role') - Number(one === 'role')) : open;
}

/** The lines that say something, or ask it. The state is asked alone: where it is known, the court says it. */
export function shownLines(proposal: Proposal, known: readonly LineField[] = []): LineField[] {
  const open = openQuestions(proposal, known);
  return LineField.options.filter(
    (field) =>
      open.includes(field) ||
      (!known.includes(field) && field !== 'state' && CARD[field].text(proposal) !== null),
  );
}

/** Whether the papers name a day of their own: then the day they came on may change nothing. */
export function isDayNamed({ deadlines, hearings }: Pick<Proposal, 'deadlines' | 'hearings'>): boolean {
  return [...deadlines, ...hearings].some(({ date }) => date !== null);
}
