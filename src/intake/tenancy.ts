import { endsOfStays, officersDay, type Stay } from '../facts/stay.ts';
import { ORDERING, stayAmong } from '../facts/stay-among.ts';
import { tenancyAmong } from '../facts/tenancy.ts';
import { ASKED_FOR } from '../facts/times/asked.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { ORDER_LASTS, OUT_DAY, STAY_ENDS } from '../next/day-names.ts';
import { hasRunOut } from '../next/stay-words.ts';
import { noFactId } from './lines-schema.ts';
import { itIs, type ReadPaper, textOf } from './paper.ts';
import type { Proposal } from './schema.ts';

type Tenancy = NonNullable<Proposal['tenancy']>;
type StayOnPaper = NonNullable<Tenancy['stay']>;

const PAYS = 'Pay, or the stay ends';
const DOES = 'Do what the stay asks, or it ends';
/** Names that say nothing of what has to be done, or too little. */
const PLAIN: ReadonlySet<string> = new Set(['Stay ends', 'Payment due', ORDER_LASTS]);
const isPlain = (label: string): boolean => isNameless(label) || PLAIN.has(label);

/** What papers tell of a place that somebody rents; null where they tell nothing of it. */
export function tenancyOf(papers: readonly ReadPaper[]): Tenancy | null {
  const looked = papers.map((paper) => ({ kind: paper.kind, docDate: paper.docDate, text: textOf(paper) }));
  const stay = stayAmong(looked)?.stay ?? null;
  const read = tenancyAmong(looked);
  if (stay === null && !Object.values(read).includes(true)) return null;
  return { stay, ...read };
}

/** The stay of a proposal that is not over; null where none was read. */
export function standingStay({ tenancy }: Pick<Proposal, 'tenancy'>): StayOnPaper | null {
  const stay = tenancy?.stay ?? null;
  return stay === null || stay.state === 'ended' ? null : stay;
}

/** Whether an officer may not come today, as long as somebody keeps to what a paper asks. */
export function isHeldBack(proposal: Pick<Proposal, 'tenancy'>, today: string): boolean {
  const stay = standingStay(proposal);
  return stay?.state === 'holds' && !hasRunOut(stay, today);
}

/** The days of a stay by their names: until when it lasts, and what has to be done before; none of one that does not stand. */
export function withStayDays(
  deadlines: Proposal['deadlines'],
  tenancy: Proposal['tenancy'],
  papers: readonly ReadPaper[],
): Proposal['deadlines'] {
  const stay = standingStay({ tenancy });
  const listed = stay?.state === 'holds' ? deadlines : withOrderedOut(deadlines, papers);
  if (stay === null) return withoutStays(listed, papers);
  return listed.map((due) => {
    if (due.date === null || !isPlain(due.label)) return due;
    if (due.date === stay.until) return { ...due, label: STAY_ENDS };
    const asked = stay.conditions.find(({ dates }) => due.date !== null && dates.includes(due.date));
    if (asked === undefined) return due;
    return { ...due, label: labelOf(asked), who: 'defendant' as const };
  });
}

/** A day until which a stay would have lasted is nobody's day once it was taken away, refused or only drawn up. */
function withoutStays(deadlines: Proposal['deadlines'], papers: readonly ReadPaper[]): Proposal['deadlines'] {
  const gone = new Set(
    papers
      .filter(({ kind }) => kind === 'proposed-order' || (kind !== null && ORDERING.has(kind)))
      .flatMap((paper) => endsOfStays(textOf(paper))),
  );
  const isOfStay = ({ label, date }: Proposal['deadlines'][number]) =>
    (isPlain(label) || label === ASKED_FOR.label) && date !== null && gone.has(date);
  return deadlines.filter((due) => !isOfStay(due) && (due.date !== null || due.label !== 'Stay ends'));
}

/** An order by which the officer may act names the officer's day, as a writ does. */
function withOrderedOut(
  deadlines: Proposal['deadlines'],
  papers: readonly ReadPaper[],
): Proposal['deadlines'] {
  const days = papers
    .filter(({ kind }) => kind === 'order' || kind === 'minute-entry')
    .flatMap((paper) => officersDay(textOf(paper), paper.docDate ?? '') ?? []);
  const [date] = days.toSorted();
  if (date === undefined || deadlines.some(({ label }) => label === OUT_DAY)) return deadlines;
  const known = deadlines.find((due) => due.date === date);
  const line = {
    label: OUT_DAY,
    date,
    period: null,
    certainty: 'unsure' as const,
    who: 'defendant' as const,
  };
  return [
    { ...line, time: known?.time ?? null, factId: known?.factId ?? noFactId(line) },
    ...deadlines.filter((due) => due !== known),
  ];
}

/** What a condition with a day is called. */
export const labelOf = ({ isPayment }: StayOnPaper['conditions'][number]): string =>
  isPayment ? PAYS : DOES;

/** What the paper is and does, where it holds an officer back. */
export function staySays({ kind }: Pick<ReadPaper, 'kind'>, { state, isPending }: Stay): string {
  const is = `${itIs(kind)}.`;
  switch (state) {
    case 'holds':
      return `${is} It holds an officer back for a time, who would put somebody out. See until when, and what must be done for it.`;
    case 'unsure':
      if (isPending === true)
        return `${is} It may hold an officer back for a time, but only once something is done first. Until then the officer may come.`;
      return `${is} It may hold an officer back for a time. We are not sure: ask the clerk today.`;
    case 'ended':
      return `${is} It says that a stay is over or was not given. An officer may come and put somebody out.`;
  }
}
