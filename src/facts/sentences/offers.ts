import { findWrittenSums } from '../../papers/sums.ts';
import type { FoundFact, ValueOf } from '../schema.ts';
import { factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import { sentenceFeatures } from './features.ts';
import { purposeOdds } from './model.ts';

const MOST = 20;
const LONGEST = 320;
const CERTAIN = 0.85;
const LIKELY = 0.5;
/** Papers that speak from one side to the other; what courts and pleadings tell of offers is history. */
const SPEAKS =
  /letter|e-?mail|offer|notice|settlement|stipulation|agreement|statement|text message|invoice|demand|other|form|bill/i;
/** Nearly no sentence holds any of these beginnings, and no offer is without one. */
const MAY_OFFER =
  /offer|accept|settle|agree|willing|propos|resolv|releas|waiv|give|giving|exten|option|pay|dismiss|take|drop|split|forgiv|discount|time|another|plan|receive|\$|sign|full|exchange|return|instead|open/i;
const GIVES_UP =
  /\b(?:release[sd]?|waives?|give[s]? up|giving up|forfeits?|relinquish(?:es)?|discharges?|agree[s]? not to (?:sue|file|bring))\b/i;
const MORE_TIME =
  /\b(?:exten(?:d|ds|ded|sion)|more time|additional (?:\w+ )?(?:days|time|weeks?)|another (?:\w+ )?(?:days|weeks?|month))\b/i;

/** What a letter, a mail or an agreement offers, for how much and until when, and what is given up for it. */
export function findOffers(view: PaperView, times: readonly FoundFact[]): FoundFact[] {
  if (view.docType !== null && !SPEAKS.test(view.docType)) return [];
  const days = times.filter(({ kind }) => kind === 'offer' || kind === 'deadline');
  return mostImportant(
    view.statements.flatMap((statement) => factOf(view, statement, days) ?? []),
    MOST,
  );
}

function factOf(
  { paper, docType }: PaperView,
  statement: Statement,
  days: readonly FoundFact[],
): FoundFact | null {
  const { passage, before } = statement;
  const { text } = passage;
  if (text.length < 12 || !MAY_OFFER.test(text)) return null;
  const odds = purposeOdds(sentenceFeatures(text, before, docType), 'offer');
  if (odds < LIKELY) return null;
  const amount = amountIn(text);
  const until = untilOf(statement, days);
  const value: ValueOf<'offer'> = {
    what: shortened(text, LONGEST),
    amount,
    until,
  };
  const label = labelOf(text, value);
  // What names neither a sum nor a day has to be an offer beyond doubt.
  if (label === 'They offer' && amount === null && until === null && odds < CERTAIN) return null;
  return factIn(
    paper,
    passage,
    { start: 0, end: text.length },
    { kind: 'offer', value },
    { label, certainty: odds >= CERTAIN ? 'certain' : 'likely' },
  );
}

/** The only sum of the sentence; of several the first one. */
function amountIn(text: string): number | null {
  return findWrittenSums(text)[0]?.amount ?? null;
}

/** The day on which a time of the paper says that the offer of this sentence ends. */
function untilOf({ start, end }: Statement, days: readonly FoundFact[]): string | null {
  for (const fact of days) {
    if (fact.start >= end || fact.end <= start) continue;
    const day = fact.kind === 'offer' ? fact.value.until : fact.kind === 'deadline' ? fact.value.date : null;
    if (day) return day;
  }
  return null;
}

function labelOf(text: string, { amount }: ValueOf<'offer'>): string {
  if (amount === null && GIVES_UP.test(text)) return 'What signing gives up';
  if (MORE_TIME.test(text) && amount === null) return 'More time is offered';
  return 'They offer';
}

/** Days on which an offer ends, and days of the sentence that makes it, without those that an offer already holds. */
export function withoutTold(times: readonly FoundFact[], offers: readonly FoundFact[]): FoundFact[] {
  return times.filter(
    (fact) =>
      (fact.kind !== 'offer' && fact.kind !== 'deadline') ||
      !offers.some(
        (offer) =>
          offer.kind === 'offer' &&
          typeof offer.value.until === 'string' &&
          offer.value.until === (fact.kind === 'offer' ? fact.value.until : fact.value.date) &&
          offer.start < fact.end &&
          fact.start < offer.end,
      ),
  );
}
