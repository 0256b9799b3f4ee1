import type { Fact } from '../facts/schema.ts';
import { likeness, termsOf } from './likeness.ts';
import { findsPeople, peopleOf } from './people.ts';
import {
  type CaseRecord,
  factsThatStand,
  type RecordEntry,
  type RecordMilestone,
  type RecordPaper,
  type RecordPerson,
  sourceIn,
} from './record.ts';
import { type ChronologyEvent, EVENT_KINDS, type EventKind } from './schema.ts';

type Draft = Omit<ChronologyEvent, 'people'>;

const YEAR_INFERRED = 'The paper prints no year here. Check which year it was.';
const MONTH_ONLY = 'The paper names the month, and no day.';
const UNSURE = 'This day may have been read wrong. Compare it with the page.';

const IS_DAY = /^\d{4}-\d\d-\d\d$/;

/** What one paper says: that it was filed or bears its day, what it tells, what it sets, what it decides. */
function eventsOfPaper(paper: RecordPaper): Draft[] {
  const facts = factsThatStand(paper);
  const filed = facts.find((fact) => fact.kind === 'filed');
  const day = filed?.kind === 'filed' ? filed.value.date : paper.docDate;
  const events: Draft[] = [];
  if (day !== null && IS_DAY.test(day)) {
    const isUnsure = filed?.certainty === 'unsure' && filed.status === 'found';
    events.push({
      ...{ id: `paper:${paper.id}`, date: day, time: null, kind: 'paper' },
      what: `${paper.title}${filed === undefined ? '' : ' filed'}`,
      ...surely(isUnsure ? 'unsure' : 'certain'),
      sources: [sourceIn(paper, filed ?? null)],
    });
  }
  for (const { date, isYearInferred, text, page, start, end } of paper.told.days) {
    const doubt = isYearInferred ? YEAR_INFERRED : IS_DAY.test(date) ? null : MONTH_ONLY;
    events.push({
      ...{ id: `told:${paper.id}:${start}:${date}`, date, time: null, kind: 'told', what: text, doubt },
      certainty: isYearInferred ? 'unsure' : 'certain',
      sources: [sourceIn(paper, { page, start, end, quote: text })],
    });
  }
  for (const fact of facts) {
    const event = eventOfFact(paper, fact, day);
    if (event !== null) events.push(event);
  }
  return events;
}

function surely(certainty: Fact['certainty']) {
  return { certainty, doubt: certainty === 'unsure' ? UNSURE : null };
}

function eventOfFact(paper: RecordPaper, fact: Fact, day: string | null): Draft | null {
  const common = {
    id: `fact:${fact.id}`,
    ...surely(fact.status === 'found' ? fact.certainty : 'certain'),
    sources: [sourceIn(paper, fact)],
  };
  switch (fact.kind) {
    case 'hearing': {
      const { what, date, time, place } = fact.value;
      return {
        ...common,
        kind: 'hearing',
        date,
        time: time ?? null,
        what: place ? `${what}, ${place}` : what,
      };
    }
    case 'deadline': {
      const { what, date, time } = fact.value;
      return date ? { ...common, kind: 'deadline', date, time: time ?? null, what: `Due: ${what}` } : null;
    }
    case 'offer': {
      const { what, until } = fact.value;
      return until
        ? { ...common, kind: 'deadline', date: until, time: null, what: `Offer open until this day: ${what}` }
        : null;
    }
    case 'disposition': {
      const { what, outcome } = fact.value;
      if (day === null) return null;
      const said = what.toLowerCase().includes(outcome.toLowerCase()) ? what : `${what}: ${outcome}`;
      return { ...common, kind: 'decision', date: day, time: null, what: said };
    }
    default:
      return null;
  }
}

function eventOfEntry({ milestoneId, entryNumber, date, description }: RecordEntry, at: number): Draft {
  return {
    ...{ id: `docket:${milestoneId}:${entryNumber ?? at}:${date}`, date, time: null, kind: 'docket' },
    ...{ what: description, certainty: 'certain', doubt: null },
    sources: [{ from: 'docket', milestoneId, entryNumber }],
  };
}

function eventOfMilestone(milestone: RecordMilestone): Draft {
  const { id, kind, date, dueTime, takesPlace, place, isDone, doubts } = milestone;
  const doubt = doubts?.join(' ') || null;
  return {
    ...{ id: `timeline:${id}`, date, time: dueTime },
    kind: takesPlace ? 'hearing' : isDone ? 'timeline' : 'deadline',
    what: `${kind}${place ? `, ${place}` : ''}${isDone ? ' (done)' : ''}`,
    certainty: doubt === null ? 'certain' : 'unsure',
    doubt,
    sources: [{ from: 'timeline', milestoneId: id }],
  };
}

const SAME = 0.6;
const APPOINTMENTS: ReadonlySet<EventKind> = new Set(['hearing', 'deadline', 'timeline']);
const FILINGS: ReadonlySet<EventKind> = new Set(['paper', 'docket']);

/** Two that tell of one thing: an appointment that the timeline has from a paper, a filing that the docket lists too. */
function isOne(a: Draft, b: Draft): boolean {
  const pair = [a.kind, b.kind];
  const alike = () => likeness(termsOf(a.what), termsOf(b.what)) >= SAME;
  if (a.kind === b.kind && a.what === b.what && a.time === b.time) return a.kind !== 'docket';
  if (pair.every((kind) => APPOINTMENTS.has(kind)))
    return (!a.time || !b.time || a.time === b.time) && alike();
  return a.kind !== b.kind && pair.every((kind) => FILINGS.has(kind)) && alike();
}

const SURENESS = { certain: 0, likely: 1, unsure: 2 } as const;

/** One event with the sources of both, under the words of the surer. */
function joined(a: Draft, b: Draft): Draft {
  const [best, other] = SURENESS[a.certainty] <= SURENESS[b.certainty] ? [a, b] : [b, a];
  return { ...best, id: a.id, time: best.time ?? other.time, sources: [...a.sources, ...b.sources] };
}

/** Events of one day, those that are one put together. */
function withoutTwins(day: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const event of day) {
    const at = kept.findIndex((other) => isOne(other, event));
    const other = kept[at];
    if (other === undefined) kept.push(event);
    else kept[at] = joined(other, event);
  }
  return kept;
}

const ORDER = new Map(EVENT_KINDS.map((kind, index) => [kind, index]));

function compare(a: Draft, b: Draft): number {
  return (
    (a.time ?? '').localeCompare(b.time ?? '') ||
    (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0) ||
    a.id.localeCompare(b.id)
  );
}

/** What happened in a case and is to happen, day by day, oldest first, each with all of its sources. */
export function buildChronology(record: CaseRecord): { events: ChronologyEvent[]; people: RecordPerson[] } {
  const days = new Map<string, Draft[]>();
  const all = [
    ...record.papers.flatMap(eventsOfPaper),
    ...record.docket.map(eventOfEntry),
    ...record.milestones.map(eventOfMilestone),
  ];
  for (const event of all) {
    const day = days.get(event.date);
    if (day === undefined) days.set(event.date, [event]);
    else day.push(event);
  }
  const people = peopleOf(record.people, record.papers);
  const namesIn = findsPeople(people);
  const events = [...days.keys()].sort().flatMap((date) =>
    withoutTwins(days.get(date) ?? [])
      .sort(compare)
      .map((event) => ({ ...event, people: namesIn(event.what) })),
  );
  return { events, people };
}
