import { withoutDoubt } from '../facts/called-off-elsewhere.ts';
import { factParts } from '../facts/fact-words.ts';
import { isPermission } from '../facts/permissions.ts';
import { PROPOSED } from '../facts/sentences/proposed.ts';
import {
  type AnalysisParty,
  type AnalysisStatement,
  type ComplaintAnalysis,
  type DamagesEntry,
  PartyRole,
  type TimelineEntry,
} from '../papers/schema.ts';
import { clausesOf } from './analysis-words.ts';
import { doubted } from './doubted.ts';
import { certaintyOf, isOnlyAsked, noteOf, ofKind, type ReadFact, sourceOf } from './read-fact.ts';
import { isTellable } from './tellable.ts';

/** Court and number as the facts have them; as the text alone has them where there are none. */
export function captionOf(
  { court, caseNumber }: Pick<ComplaintAnalysis, 'court' | 'caseNumber'>,
  facts: readonly ReadFact[],
): Pick<ComplaintAnalysis, 'court' | 'caseNumber'> {
  const [named] = ofKind(facts, 'court');
  const [numbered] = ofKind(facts, 'case-number');
  return {
    court: named ? stated(named, named.value.name) : court,
    caseNumber: numbered ? stated(numbered, numbered.value.number) : caseNumber,
  };
}

function stated(fact: ReadFact, text: string): AnalysisStatement {
  return { text, evidence: sourceOf(fact), certainty: certaintyOf(fact) };
}

/** The parties of the facts; null where they name none. */
export function partiesOf(facts: readonly ReadFact[]): AnalysisParty[] | null {
  const parties = ofKind(facts, 'party').map((fact) => ({
    name: fact.value.name,
    role: PartyRole.safeParse(fact.value.role).data ?? ('other' as const),
    evidence: sourceOf(fact),
    certainty: certaintyOf(fact),
  }));
  return parties.length === 0 ? null : parties;
}

/** The sums that a paper asks for. */
export function sumsAsked(facts: readonly ReadFact[]): DamagesEntry[] {
  return ofKind(facts, 'sum')
    .filter(({ label }) => label === 'They ask for')
    .map((fact) => ({
      amount: fact.value.amount,
      text: isTellable(fact.value.what) ? fact.value.what : fact.quote.replace(/\s+/g, ' ').trim(),
      evidence: sourceOf(fact),
      certainty: certaintyOf(fact),
    }));
}

const LONGEST_OFFER = 240;

interface Dated {
  date: string;
  text: string;
  fact: ReadFact;
}

function dated(fact: ReadFact): Dated[] {
  switch (fact.kind) {
    case 'filed':
      return [{ date: fact.value.date, text: 'Filed', fact }];
    case 'hearing': {
      const { date, what, time, place } = fact.value;
      if (fact.label === 'A day is named') return [];
      const where = [time, place].filter(Boolean).join(', ');
      const matter =
        fact.label.toLowerCase().includes(what.toLowerCase()) || !isTellable(what) ? '' : `: ${what}`;
      return [{ date, text: `${fact.label}${where === '' ? '' : ` (${where})`}${matter}`, fact }];
    }
    case 'deadline': {
      const { date, what } = fact.value;
      if (!date || fact.label === 'A day is named') return [];
      const told = isTellable(what) && !isOnlyAsked(fact);
      const begin = isPermission(fact) ? 'Allowed until this day' : 'Due';
      return [{ date, text: told ? `${begin}: ${what}` : fact.label, fact }];
    }
    case 'offer': {
      const { until, what } = fact.value;
      if (!until) return [];
      // At what hour, in which funds and where it has to come stands in its words.
      const words = what.replace(/\s+/g, ' ').trim();
      const condition = words.length <= LONGEST_OFFER ? `: “${words}”` : '';
      return [
        { date: until, text: `${fact.label.replace(/\s+until$/i, '')} until this day${condition}`, fact },
      ];
    }
    default:
      return [];
  }
}

const RANK = { certain: 0, likely: 1, unsure: 2 } as const;

/**
 * The days of a paper, each once, oldest first: those of its facts with what each is, and those of which it tells what
 * happened. What else falls on the same day is told with it; an unsure meaning gives way to a sure one.
 */
export function keyDates(facts: readonly ReadFact[], told: readonly TimelineEntry[]): TimelineEntry[] {
  const days = Map.groupBy(facts.flatMap(dated), ({ date }) => date);
  const entries = [...days].map(([date, all]): TimelineEntry => {
    const best = Math.min(...all.map(({ fact }) => RANK[certaintyOf(fact)]));
    const kept =
      best < RANK.unsure ? all.filter(({ fact }) => certaintyOf(fact) !== 'unsure') : all.slice(0, 1);
    const [first] = kept;
    const words = [...new Set(kept.map(({ text, fact }) => `${text}${noteOf(fact)}`))].join('; ');
    const fact = first?.fact ?? all[0]?.fact;
    if (fact === undefined)
      return { date, text: words, evidence: { page: 1, quote: '', start: 0, end: 0, verified: false } };
    const isUnsure = best === RANK.unsure && !isOnlyAsked(fact);
    return {
      date,
      text: isUnsure ? doubted(words) : words,
      evidence: sourceOf(fact),
      certainty: certaintyOf(fact),
    };
  });
  return [...entries, ...told.filter(({ date }) => !days.has(date))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

const IN_PART = /^(granted|denied|sustained|overruled|affirmed|reversed) in part, /;

/**
 * Facts as an analysis tells them. Of one thing that was granted as to this and denied as to that, one decision that says
 * both; what happens to whoever does nothing stands before what happens under another condition.
 */
export function asTold(read: readonly ReadFact[]): ReadFact[] {
  const facts = read.map((fact): ReadFact => ({ ...fact, ...withoutDoubt(fact.label) }));
  const isPart = (fact: ReadFact) => fact.kind === 'disposition' && IN_PART.test(fact.value.outcome);
  const thing = (fact: ReadFact) => (fact.kind === 'disposition' ? fact.value.of.toLowerCase() : '');
  const parts = Map.groupBy(facts.filter(isPart), thing);
  const merged = facts.flatMap((fact) => {
    if (fact.kind === 'hearing' && fact.label === PROPOSED.label)
      return [{ ...fact, label: 'Hearing proposed (not set)' }];
    const all = isPart(fact) ? (parts.get(thing(fact)) ?? []) : [];
    if (all.length < 2 || fact.kind !== 'disposition') return [fact];
    if (all[0] !== fact) return [];
    return [{ ...fact, value: { ...fact.value, outcome: inBothWays(all) } }];
  });
  const isOtherwise = ({ kind, label }: ReadFact) => kind === 'consequence' && !/do nothing/.test(label);
  return [...merged.filter((fact) => !isOtherwise(fact)), ...merged.filter(isOtherwise)];
}

/** 'granted in part and denied in part (granted as to Count I and as to Count II; denied as to Count III)'. */
function inBothWays(parts: readonly ReadFact[]): string {
  const said = parts.flatMap((fact) => (fact.kind === 'disposition' ? [fact.value.outcome] : []));
  const ways = Map.groupBy(said, (outcome) => IN_PART.exec(outcome)?.[1] ?? '');
  const each = [...ways].map(
    ([done, outcomes]) => `${done} ${outcomes.map((outcome) => outcome.replace(IN_PART, '')).join(' and ')}`,
  );
  return `${[...ways.keys()].map((done) => `${done} in part`).join(' and ')} (${each.join('; ')})`;
}

const LOOK_FOR = /[^.:]*\blook for (?:a|the|its|any) (?:date|day)\b[^.]*\./i;
const MOST_DAYS = 3;

/** What a kind of paper means, with the days that were found in the place of the advice to look for one. */
export function withFoundDays(words: string, facts: readonly ReadFact[]): string {
  if (!LOOK_FOR.test(words)) return words;
  const until = [
    ...new Set(ofKind(facts, 'offer').flatMap(({ value }) => (value.until ? [dayWords(value.until)] : []))),
  ];
  const days = clausesOf([...ofKind(facts, 'hearing'), ...ofKind(facts, 'deadline')].filter(isToKeep));
  const told = [
    ...(until.length > 0 ? [`What it offers ends on ${until.slice(0, MOST_DAYS).join(', ')}.`] : []),
    ...(days.length > 0 && until.length === 0
      ? [
          `It names this: ${days
            .slice(0, MOST_DAYS)
            .map(({ text }) => text)
            .join('; ')}.`,
        ]
      : []),
  ];
  return told.length === 0
    ? words
    : words
        .replace(LOOK_FOR, ` ${told.join(' ')}`)
        .replace(/:\s(?=It names|What)/, '. ')
        .trim();
}

function isToKeep(fact: ReadFact): boolean {
  return certaintyOf(fact) !== 'unsure' && !isOnlyAsked(fact) && fact.label !== 'A day is named';
}

const dayWords = (date: string): string =>
  factParts({ kind: 'deadline', value: { what: 'end', who: 'unsaid', date } }).head;
