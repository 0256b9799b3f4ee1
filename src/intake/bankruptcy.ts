import { isNameless } from '../facts/times/no-name.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { CLAIM, MEETING, namedIn, OBJECT } from '../next/bankruptcy-names.ts';
import { BankruptcyOnPaper } from './bankruptcy-schema.ts';
import type { DaySource } from './day-source.ts';
import { noFactId } from './lines-schema.ts';
import { type ReadPaper, textOf } from './paper.ts';
import type { Proposal } from './schema.ts';

const PAPERS = {
  'bankruptcy-notice': 'notice',
  'bankruptcy-discharge': 'discharge',
  'bankruptcy-stay': 'stay',
} as const;
const CHAPTER = /\bchapter:?\s+(7|9|11|12|13)\b/i;
const NO_CLAIMS = /\b(?:do\s+not\s+file\s+a|no)\s+proof\s+of\s+claim\b/i;

/** What a paper tells of a bankruptcy; null of all others. */
export function bankruptcyOf(paper: ReadPaper): BankruptcyOnPaper | null {
  const id = Object.keys(PAPERS).find((each) => each === paper.kind) as keyof typeof PAPERS | undefined;
  if (id === undefined) return null;
  const text = textOf(paper);
  const chapter = BankruptcyOnPaper.shape.chapter.parse(CHAPTER.exec(text)?.[1] ?? null);
  return { paper: PAPERS[id], chapter, takesNoClaims: NO_CLAIMS.test(text) };
}

type Lines = Pick<Proposal, 'deadlines' | 'hearings'>;

/** The lines of a notice of a bankruptcy by what each day is for, and whom it binds. */
export function withBankruptcyDays<Given extends Lines>(
  lines: Given,
  bankruptcy: BankruptcyOnPaper | null,
  paper: ReadPaper,
): Given {
  if (bankruptcy === null) return lines;
  // What a discharge or word of a bankruptcy bears is its own day, and nobody's last one.
  if (bankruptcy.paper !== 'notice')
    return { ...lines, deadlines: lines.deadlines.filter((due) => !isNameless(due.label)) };
  const named = namedIn(textOf(paper));
  const all = [...lines.hearings, ...lines.deadlines];
  const isNamed = ({ date }: { date: string | null }) => named.some((each) => each.date === date);
  const known = (label: string, date: string) => {
    const found = all.find((each) => each.date === date);
    const factId = found?.factId ?? noFactId({ label, date });
    return { certainty: found?.certainty ?? ('unsure' as const), factId };
  };
  const once = named.filter(
    ({ date, heading }, at) =>
      named.findIndex((each) => each.date === date && each.heading === heading) === at,
  );
  const sittings = once.filter(({ heading }) => heading.isSitting);
  const dues = once.filter(({ heading }) => !heading.isSitting);
  return {
    ...lines,
    hearings: [
      ...sittings.map(({ heading: { label }, date, time }) => {
        const place = lines.hearings.find((each) => each.date === date)?.place ?? null;
        // What stands behind the hour is most often who has to come.
        return {
          label,
          date,
          time,
          place: /\bmust\s+attend\b/i.test(place ?? '') ? null : place,
          ...known(label, date),
        };
      }),
      ...lines.hearings.filter((each) => !isNamed(each)),
    ],
    deadlines: [
      ...dues.map(({ heading: { label }, date }) => ({
        ...{ label, date, time: null, period: null },
        ...known(label, date),
      })),
      ...lines.deadlines.filter((each) => !isNamed(each)),
    ],
  };
}

const FIRST =
  'Ask a bankruptcy lawyer before you do anything. Until then sign nothing, pay no old debt, and do not sue or collect.';

const dayOf = ({ deadlines }: Proposal, label: string): string | null =>
  deadlines.find((due) => due.label === label && due.date !== null)?.date ?? null;

function noticeWords(proposal: Proposal, { chapter, takesNoClaims }: BankruptcyOnPaper): string {
  const meeting = proposal.hearings.find(({ label }) => label === MEETING)?.date ?? null;
  const on = meeting === null ? '' : ` on ${spell(dayNumber(meeting))}`;
  const claim = dayOf(proposal, CLAIM);
  const object = dayOf(proposal, OBJECT);
  const paid =
    claim !== null
      ? `To be paid, file a proof of claim by ${spell(dayNumber(claim))}.`
      : takesNoClaims
        ? 'The paper says not to file a proof of claim yet.'
        : 'Ask the bankruptcy clerk by when to file a proof of claim.';
  const still =
    object === null
      ? 'Should your debt be paid all the same, as after a fraud? Ask a lawyer at once: that has a last day too.'
      : `Should your debt be paid all the same, as after a fraud? That takes a complaint in the bankruptcy court by ${spell(dayNumber(object))}.`;
  const plan =
    chapter === '13' ? ' Pay by your plan from the start, as your lawyer or the trustee tells you.' : '';
  return `Somebody filed for bankruptcy. ${FIRST} Is it your bankruptcy? Be at the meeting of creditors${on}. Bring a photo ID and proof of your Social Security number, and say what is true. If you are not there, the case can be dismissed.${plan} Ask by when to take the second course about money: without it there may be no discharge. Show this paper to whoever still collects from you. Do they owe you? Stop all collecting now: no calls, no lawsuit, no garnishment. This is called the automatic stay, and whoever breaks it can be made to pay. You may come to the meeting, and need not. ${paid} ${still}`;
}

const DISCHARGED =
  'The bankruptcy court ended the duty to pay most debts from before the bankruptcy. Ask a bankruptcy lawyer before you pay or collect an old debt. Is it your discharge? Keep this paper for good. Nobody may make you pay a debt that it covers. Some debts stay, such as support, many taxes and most student loans. A lien on your home or car can stay too. Does somebody still collect? Send a copy, and tell a lawyer. Do they owe you? Do not call, write or sue for a debt that it covers: a court can make you pay for that.';
const IN_A_LAWSUIT =
  'Somebody in this lawsuit filed for bankruptcy. Most often that stops the lawsuit against that person at once, without an order. This is called the automatic stay. Ask a bankruptcy lawyer before you file, pay or collect anything. Did you file for bankruptcy? See that each court, and each officer who holds your money or comes to your home, gets a copy. Did the other side file? Do not go on against them until the bankruptcy court allows it. Are you sued beside them? The case against you may go on. Ask the clerk which of your days still stand. Until you know, take it that your time runs.';

/** What has to be known of such a paper, a lawyer first. */
function bankruptcyWords(proposal: Proposal, bankruptcy: BankruptcyOnPaper): string {
  switch (bankruptcy.paper) {
    case 'notice':
      return noticeWords(proposal, bankruptcy);
    case 'discharge':
      return DISCHARGED;
    case 'stay':
      return IN_A_LAWSUIT;
  }
}

/** What is to be known of a bankruptcy, on either side. */
export const BANKRUPTCY: DaySource = {
  why: ({ proposal }) => (proposal.bankruptcy ? bankruptcyWords(proposal, proposal.bankruptcy) : null),
};
