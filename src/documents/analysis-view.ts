import { isCorrespondent } from '../facts/correspondent-roles.ts';
import { ASKED_FOR } from '../facts/times/asked.ts';
import { correspondenceOf } from '../facts/writer.ts';
import { bounded } from '../papers/bounded.ts';
import { isMotion, legalSignificance, statesClaim } from '../papers/kind-of.ts';
import { kindById } from '../papers/kinds.ts';
import type { Analysis, ComplaintAnalysis, SummaryAnalysis } from '../papers/schema.ts';
import { bareItem } from '../text/sentence-end.ts';
import { asTold, captionOf, keyDates, partiesOf, sumsAsked, withFoundDays } from './analysis-fields.ts';
import { leadOf } from './analysis-lead.ts';
import { conclusionOf, pointsOf } from './analysis-points.ts';
import { clausesOf } from './analysis-words.ts';
import type { ReadFact } from './read-fact.ts';

export interface AnalysisSource {
  facts: readonly ReadFact[];
  /** What the paper is taken for, in the words of the product. */
  docType: string;
  /** Whether a language model wrote the summary; of an analysis that was joined with facts before, it is known. */
  byModel?: boolean;
}

const MOST_REASONS = 1200;

/**
 * An analysis as a view of the facts of its paper: it leads with what they say, and its parties, days and sums are
 * theirs. What only the words of the paper give (counts, allegations, authorities, telling sentences) stays. One that
 * was joined with other facts before is joined with these instead.
 */
export function withFacts(
  analysis: Analysis,
  { facts: all, docType: taken, byModel = true }: AnalysisSource,
): Analysis {
  const told = asTold(all.filter(({ status }) => status !== 'dismissed'));
  const docType = kindToldOf(taken, told);
  const facts = asAddressed(asAsked(told, docType));
  return analysis.type === 'complaint'
    ? ofComplaint(analysis, { facts, docType, byModel })
    : ofSummary(analysis, { facts, docType, byModel });
}

/** What somebody reads as a court's order is told as one, though it was taken for a paper that begins a case. */
const kindToldOf = (docType: string, facts: readonly ReadFact[]): string =>
  statesClaim(docType) &&
  facts.some(({ kind, certainty }) => kind === 'disposition' && certainty === 'certain')
    ? kindById('order').name
    : docType;

/** A side that asks the court to order something. */
const ASKS_ORDER =
  /\b(?:asks?|requests?|moves?|seeks?|prays?|urges?)\b[^.;]{0,160}\b(?:be\s(?:\p{L}+ly\s)?(?:ordered|required|directed|compelled)|(?:to\s)?(?:order|direct|require|compel|enter))\b/iu;

/** What a motion or a pleading wants to have ordered binds nobody yet. */
function asAsked(facts: readonly ReadFact[], docType: string): readonly ReadFact[] {
  if (!isMotion(docType) && !statesClaim(docType)) return facts;
  return facts.map((fact) =>
    fact.kind === 'deadline' && ASKS_ORDER.test(fact.quote)
      ? { ...fact, label: ASKED_FOR.label, certainty: ASKED_FOR.certainty }
      : fact,
  );
}

/** Where nobody has sued, nobody is a plaintiff or a defendant; of a letter each fact knows who writes to whom. */
function asAddressed(read: readonly ReadFact[]): readonly ReadFact[] {
  const between = correspondenceOf(read);
  const facts = between === null ? read : read.map((fact): ReadFact => ({ ...fact, between }));
  const isSuit = (fact: ReadFact) =>
    fact.kind === 'case-number' || (fact.kind === 'party' && !isCorrespondent(fact.value.role));
  if (facts.some(isSuit)) return facts;
  return facts.map((fact) =>
    fact.kind === 'deadline' && /^(?:plaintiff|defendant)$/.test(fact.value.who)
      ? { ...fact, value: { ...fact.value, who: 'unsaid' as const } }
      : fact,
  );
}

/** Without what is only kept to join it with other facts later. */
export function asShown(analysis: Analysis): Analysis {
  const { base: _, ...shown } = analysis;
  return shown;
}

function ofComplaint(
  analysis: ComplaintAnalysis,
  { facts, docType, byModel }: Required<AnalysisSource>,
): Analysis {
  const { court, caseNumber, parties, timeline, damages, case_summary } = analysis;
  const base = analysis.base ?? { byModel, court, caseNumber, parties, timeline, damages, case_summary };
  const { byModel: isModels, ...own } = base;
  const plain = { ...analysis, ...own };
  const joined = {
    ...plain,
    ...captionOf(plain, facts),
    parties: partiesOf(facts) ?? base.parties,
    timeline: keyDates(facts, base.timeline),
    damages: [...sumsAsked(facts), ...base.damages.filter(({ amount }) => amount === null)],
    base,
  };
  const lead = leadOf({ analysis: joined, facts, docType });
  return {
    ...joined,
    lead,
    case_summary: joinedWords(
      lead,
      isModels ? base.case_summary : asksFor(analysis) || legalSignificance(docType),
    ),
  };
}

function ofSummary(
  analysis: SummaryAnalysis,
  { facts, docType, byModel }: Required<AnalysisSource>,
): Analysis {
  const { summary, key_points, key_point_sources, legal_significance, mentioned_parties, timeline } =
    analysis;
  const base = analysis.base ?? {
    byModel,
    summary,
    key_points,
    key_point_sources,
    legal_significance,
    mentioned_parties,
    timeline,
  };
  const { byModel: isModels, ...own } = base;
  const plain = { ...analysis, ...own };
  const points = pointsOf(plain, facts, docType);
  const lead = leadOf({ analysis: plain, facts, docType });
  return {
    ...plain,
    lead,
    base,
    mentioned_parties: partiesOf(facts) ?? base.mentioned_parties,
    timeline: keyDates(facts, base.timeline),
    key_points: points.all.map(({ text }) => text),
    key_point_sources: points.all.map(({ evidence }) => evidence),
    summary: joinedWords(lead, isModels ? base.summary : reasonsOf(points.told, facts)),
    legal_significance: isModels
      ? base.legal_significance
      : withFoundDays(conclusionOf(plain, facts, docType), facts),
  };
}

function joinedWords(lead: readonly { text: string }[], words: string): string {
  return [...lead.map(({ text }) => text), words].filter((part) => part.trim() !== '').join(' ');
}

const MOST_QUOTES = 3;
const SPEAKING: ReadonlySet<ReadFact['kind']> = new Set([
  'disposition',
  'hearing',
  'deadline',
  'consequence',
  'offer',
]);

/** Telling sentences word for word, as far as they can be taken in at once; the words of facts where there are none. */
function reasonsOf(told: readonly { text: string }[], facts: readonly ReadFact[]): string {
  const quotes = facts
    .filter((fact) => SPEAKING.has(fact.kind) && clausesOf([fact]).length > 0)
    .slice(0, MOST_QUOTES)
    .map(({ quote }) => `“${quote.replace(/\s+/g, ' ').trim()}”`);
  const words = told.length > 0 ? told.map(({ text }) => text) : [...new Set(quotes)];
  return bounded(words.join(' '), MOST_REASONS).text;
}

const MOST_ASKED = 6;
const LONGEST_ITEM = 150;
/** Where it asks for one thing in one sentence. */
const LONGEST_ALONE = 420;

/** What a pleading asks the court for, item by item, in its own words. */
function asksFor({ relief, jury_demand, factual_allegations }: ComplaintAnalysis): string {
  const items = relief
    .slice(0, MOST_ASKED)
    .map(({ text }) => item(text, relief.length === 1 ? LONGEST_ALONE : LONGEST_ITEM));
  const left = relief.length - items.length;
  const more = left > 0 ? `; and ${left} more` : '';
  return [
    items.length === 0 ? '' : `It asks the court for this: ${items.join('; ')}${more}.`,
    jury_demand === null ? '' : 'It demands a jury.',
    factual_allegations.length === 0
      ? ''
      : `It rests on ${factual_allegations.length} paragraph${factual_allegations.length === 1 ? '' : 's'} of allegations, which are what it says, not what is proven.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Without the mark of the item, cut between words. */
function item(text: string, most: number): string {
  const words = bareItem(text);
  return words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, '')} …` : words;
}
