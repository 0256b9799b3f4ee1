import { kindFor, statesClaim } from '../papers/kind-of.ts';
import type { Kind, KindId } from '../papers/kinds.ts';
import type { Analysis, AnalysisClaim, Evidence, LeadLine } from '../papers/schema.ts';
import { amount, listed } from '../text/words.ts';
import { responded } from './analysis-points.ts';
import { rulingsOf } from './analysis-rulings.ts';
import { wantedSums } from './analysis-sums.ts';
import { whatItIs } from './analysis-what.ts';
import { type Clause, clausesOf, sentence } from './analysis-words.ts';
import { doubted } from './doubted.ts';
import { certaintyOf, isOnlyAsked, ofKind, type ReadFact } from './read-fact.ts';

export interface LeadSource {
  analysis: Analysis;
  /** Without those that a person put aside. */
  facts: readonly ReadFact[];
  docType: string;
}

const MOST_DECISIONS = 3;
const MOST_DUTIES = 3;
const MOST_ALLOWED = 2;
const MOST_SUMS = 2;
const MOST_ORDERED = 4;
const MOST_OFFERS = 2;
const MOST_SOURCES = 4;

/**
 * The first sentences about a paper: what it is and between whom, what is asked for, offered or decided, what is to be
 * done by whom by when, and what happens otherwise. Each rests on facts; what is unsure says so.
 */
export function leadOf(source: LeadSource): LeadLine[] {
  const kind = kindFor(source.docType);
  return [whatItIs(source, kind), whatIsWanted(source, kind), duties(source, kind), otherwise(source)].filter(
    (line) => line !== null,
  );
}

/** Clauses as one sentence behind its beginning; the unsure ones each say so. */
function told(begin: string, clauses: readonly Clause[], more = ''): LeadLine | null {
  if (clauses.length === 0) return null;
  const sure = clauses.filter(({ isUnsure }) => !isUnsure);
  const unsure = clauses.filter(({ isUnsure }) => isUnsure);
  const first =
    sure.length === 0 ? [] : [sentence(`${begin}${sure.map(({ text }) => text).join('; ')}${more}`)];
  return {
    text: [...first, ...unsure.slice(0, 2).map(({ text }) => doubted(text))].join(' '),
    sources: clauses.slice(0, MOST_SOURCES).map(({ source }) => source),
    certainty: sure.length === 0 ? 'unsure' : 'likely',
  };
}

function whatIsWanted({ analysis, facts, docType }: LeadSource, kind: Kind): LeadLine | null {
  const { said, title } = rulingsOf(analysis.structure?.title ?? null, facts, docType);
  const decided = clausesOf(said);
  const titled = title.slice(0, 1).map(({ words, evidence }) => ({
    text: `Its title says what it decides: “${words}”.`,
    sources: [evidence],
  }));
  if (decided.length > 0) {
    const left = decided.length - MOST_DECISIONS;
    const more = left > 0 ? `; and ${amount(left, 'more decision')} below` : '';
    const begin =
      kind.id === 'report' ? 'Recommended to the judge, not decided yet: ' : 'The court decided: ';
    const ruling = told(begin, decided.slice(0, MOST_DECISIONS), more);
    const ordered = told(
      'It names these sums: ',
      clausesOf(wantedSums(facts, docType)).slice(0, MOST_ORDERED),
    );
    return joined(joined(ruling, titled[0] ?? null), ordered);
  }
  if (analysis.type === 'complaint') return claimed(analysis, facts);
  if (titled[0]) return titled[0];
  const offers = ofKind(facts, 'offer').toSorted((a, b) => (b.value.amount ?? 0) - (a.value.amount ?? 0));
  const offered = new Set(offers.map(({ value }) => value.amount));
  // What an offer names is not told once more as a sum.
  const sums = wantedSums(facts, docType).filter(({ value }) => !offered.has(value.amount));
  const clauses = [...clausesOf(offers).slice(0, MOST_OFFERS), ...clausesOf(sums).slice(0, MOST_SUMS)];
  const own = offers.length > 0 ? withoutRequest(analysis) : withoutDuty(analysis, facts);
  return joined(ofStructure(own, kind), told('', clauses)) ?? firstWords(analysis, kind);
}

const WRITTEN: ReadonlySet<KindId> = new Set(['letter', 'demand-letter', 'offer', 'email', 'messages']);
const LONGEST_WORDS = 320;

/** Of what one person writes to another and that asks for nothing by its words, the sentence that tells most. */
function firstWords(analysis: Analysis, kind: Kind): LeadLine | null {
  if (analysis.type !== 'summary' || !WRITTEN.has(kind.id)) return null;
  const at = analysis.key_points.findIndex((text) => text.length <= LONGEST_WORDS);
  const [text, source] = [analysis.key_points[at], analysis.key_point_sources[at]];
  return text && source ? { text: `It says: “${text}”`, sources: [source] } : null;
}

function withoutRequest<Kind extends Analysis>(analysis: Kind): Kind {
  const { structure } = analysis;
  return structure ? { ...analysis, structure: { ...structure, request: null } } : analysis;
}

/** A request that is told as a duty is not told twice. */
function withoutDuty<Kind extends Analysis>(analysis: Kind, facts: readonly ReadFact[]): Kind {
  const place = analysis.structure?.request?.evidence;
  const isDuty = clausesOf([...ofKind(facts, 'deadline'), ...ofKind(facts, 'hearing')]).some(
    ({ source }) => place !== undefined && source.start < place.end && place.start < source.end,
  );
  return isDuty ? withoutRequest(analysis) : analysis;
}

function joined(first: LeadLine | null, second: LeadLine | null): LeadLine | null {
  if (first === null || second === null) return first ?? second;
  return {
    text: `${first.text} ${second.text}`,
    sources: [...first.sources, ...second.sources].slice(0, MOST_SOURCES),
    certainty: first.certainty === 'unsure' ? 'unsure' : 'likely',
  };
}

const MOST_CLAIMS = 6;
const MOST_KINDS = 4;

/** Counts with their titles, and the sums asked for. */
function claimed(
  { claims, damages }: Extract<Analysis, { type: 'complaint' }>,
  facts: readonly ReadFact[],
): LeadLine | null {
  const sumsAsked = ofKind(facts, 'sum').filter(({ label }) => label === 'They ask for');
  const asked = clausesOf(sumsAsked.toSorted((a, b) => b.value.amount - a.value.amount));
  const sure = asked.filter(({ isUnsure }) => !isUnsure).slice(0, MOST_SUMS);
  const sums = sure.map(({ text }) => text.replace(/^it asks for /, ''));
  const kinds = damages
    .filter((entry) => entry.amount === null)
    .slice(0, MOST_KINDS)
    .map(({ text }) => text);
  const titles = [...new Set(claims.map(withoutLaw))];
  const shown = titles.slice(0, MOST_CLAIMS).join('; ');
  const more = titles.length > MOST_CLAIMS ? `; and ${titles.length - MOST_CLAIMS} more` : '';
  const parts = [
    claims.length === 0 ? '' : `It makes ${amount(claims.length, 'claim')}: ${shown}${more}.`,
    sums.length > 0
      ? `It asks for ${listed([...sums, ...kinds])}.`
      : kinds.length > 0
        ? `It asks for money without naming a sum: ${listed(kinds)}.`
        : '',
    ...(sums.length > 0 ? [] : asked.slice(0, 1).map(({ text }) => doubted(text))),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  const places: Evidence[] = [
    ...claims.slice(0, 2).map(({ evidence }) => evidence),
    ...(sure.length > 0 ? sure : asked.slice(0, 1)).map(({ source }) => source),
  ];
  return { text: parts.join(' '), sources: places.slice(0, MOST_SOURCES), certainty: 'likely' };
}

/** The claim of a count's title, without the statute that is cited behind it. */
function withoutLaw({ type, statutes }: AnalysisClaim): string {
  const places = statutes.map((cited) => type.indexOf(cited)).filter((at) => at > 3);
  const name = places.length === 0 ? type : type.slice(0, Math.min(...places));
  const bare = name
    .replace(/\s*\([^()]*(?:\bv\.|\d)[^()]*(?:\([^()]*\)[^()]*)*\)\s*$/, '')
    .replace(/(?:[\s,:;(–—-]|\b(?:under|of|in violation of|pursuant to|the)\b)+$/i, '');
  return /\S\s\S/.test(bare) ? bare : type;
}

function ofStructure({ structure }: Analysis, kind: Kind): LeadLine | null {
  if (!structure) return null;
  const { requests, responses, between, term, request } = structure;
  if (requests.length > 0) {
    const counted = requests.map(({ what, count }) => amount(count, what, plural(what)));
    return {
      text: `It holds ${listed(counted)}, each to be answered in writing.`,
      sources: requests.slice(0, MOST_SOURCES).map(({ evidence }) => evidence),
    };
  }
  if (responses !== null && kind.id === 'answer')
    return { text: `Of the paragraphs it answers, ${responded(responses)}.`, sources: [responses.evidence] };
  const quoted = [between, term].filter((each) => each !== null);
  if (quoted.length > 0) {
    return {
      text: quoted.map(({ text }) => `It says: “${text}”`).join(' '),
      sources: quoted.map(({ evidence }) => evidence),
    };
  }
  if (request === null) return null;
  return {
    text: `${kind.group === 'court' ? 'It orders' : 'It says'}: “${request.text}”`,
    sources: [request.evidence],
  };
}

function plural(what: string): string {
  if (what === 'interrogatory') return 'interrogatories';
  return /^request\s/.test(what) ? what.replace('request', 'requests') : `${what}s`;
}

const RANK = { certain: 0, likely: 1, unsure: 2 } as const;

function dayOf(fact: ReadFact): string {
  if (fact.kind === 'hearing') return fact.value.date;
  return fact.kind === 'deadline' ? (fact.value.date ?? fact.value.earliest ?? '9999') : '9999';
}

const BINDS = /\b(?:must|shall|required|due|until|no later|ordered|directed|on or before|deadline)\b/i;

/** A day that is only that of a hearing, told as if something were due on it. */
function isOfHearing(fact: ReadFact, days: ReadonlySet<string>): boolean {
  if (fact.kind !== 'deadline') return false;
  const day = fact.value.date ?? fact.value.latest;
  if (!day || !days.has(day)) return false;
  return fact.value.who === 'unsaid' && !BINDS.test(fact.quote);
}

/** The surest, then the soonest; a hearing is always among them. */
function firstDuties(facts: readonly ReadFact[]): { shown: Clause[]; allowed: Clause[]; left: number } {
  const order = (a: ReadFact, b: ReadFact) =>
    RANK[certaintyOf(a)] - RANK[certaintyOf(b)] || dayOf(a).localeCompare(dayOf(b)) || a.start - b.start;
  const days = new Set(ofKind(facts, 'hearing').map(({ value }) => value.date));
  const set = facts.filter((fact) => !isOnlyAsked(fact) && !isOfHearing(fact, days));
  const hearings = clausesOf(ofKind(set, 'hearing').toSorted(order));
  const times = clausesOf(
    ofKind(set, 'deadline')
      .filter(({ label }) => label !== 'A day is named')
      .toSorted(order),
  );
  const deadlines = times.filter(({ isAllowed }) => !isAllowed);
  const may = times.filter(({ isAllowed }) => isAllowed);
  const allowed = may.slice(0, MOST_ALLOWED);
  // A time of which nobody is told to keep it gives way to one that somebody has to keep.
  const binding = deadlines.some(({ hasActor }) => hasActor)
    ? deadlines.filter(({ hasActor }) => hasActor)
    : deadlines;
  const [hearing, ...others] = hearings;
  const shown = [
    ...(hearing ? [hearing] : []),
    ...[...binding, ...others].slice(0, MOST_DUTIES - (hearing ? 1 : 0)),
  ];
  const left = hearings.length + deadlines.length - shown.length + may.length - allowed.length;
  if (shown.length + allowed.length === 0)
    return { shown: clausesOf(facts.filter(isOnlyAsked)).slice(0, 1), allowed, left: 0 };
  return { shown, allowed, left };
}

const MUST_RESPOND =
  'Whoever is sued must respond; the time runs from service, and the summons or the notice says how long it is.';
/** Papers that nearly always name a day or a time. */
const NAMES_A_DAY: ReadonlySet<KindId> = new Set([
  'summons',
  'notice-hearing',
  'eviction-notice',
  'subpoena',
]);

function duties({ facts, docType }: LeadSource, kind: Kind): LeadLine | null {
  if (statesClaim(docType)) {
    const day = told('', clausesOf(ofKind(facts, 'hearing')).slice(0, 1));
    return { text: [day?.text, MUST_RESPOND].filter(Boolean).join(' '), sources: day?.sources ?? [] };
  }
  const { shown, allowed, left } = firstDuties(facts);
  const line = joined(
    told(kind.id === 'proposed-order' ? 'If a judge has signed it: ' : '', shown),
    told('Nobody has to, but it allows this: ', allowed),
  );
  if (line === null)
    return NAMES_A_DAY.has(kind.id)
      ? {
          text: 'No day or time to act was found in the words that could be read; look for one on the paper.',
          sources: [],
        }
      : null;
  return left > 0
    ? { ...line, text: `${line.text} ${amount(left, 'more day or time', 'more days and times')} below.` }
    : line;
}

function otherwise({ facts }: LeadSource): LeadLine | null {
  const [clause] = clausesOf(ofKind(facts, 'consequence'));
  if (!clause) return null;
  return {
    text: clause.isUnsure ? doubted(`it warns ${clause.text}`) : `It warns: ${clause.text}`,
    sources: [clause.source],
    certainty: clause.isUnsure ? 'unsure' : 'likely',
  };
}
