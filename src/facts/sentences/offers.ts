import { findWrittenSums } from '../../papers/sums.ts';
import type { FoundFact, ValueOf } from '../schema.ts';
import { factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import { sentenceFeatures } from './features.ts';
import { purposeOdds } from './model.ts';
import { asProposed } from './proposed.ts';

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
/** 'By cashing this check you accept', 'sign here to waive your right to a hearing': what an act comes to. */
const ACT_THAT_BINDS =
  /\b(?:by\s\p{L}+ing|sign(?:ing|ed|ature)?|cash(?:ing|ed)?|deposit(?:ing|ed)|endors\w+|acceptance of|initial(?:s|ing)?|click\w*|check(?:ing)? (?:this|the) box)\b(?:(?!\b(?:not|without)\b)[^.;]){0,100}\b(?:waiv\w+|giv(?:e|es|ing) up|releas\w+|accept\w*|agree\w*|consent\w*|forfeit\w*|in full)\b/iu;
/** 'the enclosed release' is a paper: to sign it is not yet to say what it gives up. */
const A_RELEASE =
  /\b(?:the|an?|this|that|our|your|enclosed|attached|signed|mutual|general|full)\sreleases?\b/gi;
const bindsBy = (text: string): boolean =>
  ACT_THAT_BINDS.test(text.replace(A_RELEASE, ' ')) && OF_RIGHTS.test(text);
const OF_RIGHTS =
  /\b(?:rights?|claims?|in full|terms|hearing|appeal|deposit|sue|jury|lawsuit|dispute|objections?|settlement)\b/i;
/** Money that is asked for with what happens otherwise: no offer. */
const DEMANDS =
  /\b(?:you (?:must|owe|are required)|(?:we|i) (?:hereby )?demand|or (?:else )?(?:we|i|our|my) (?:\w+ )?(?:will|shall|may)|legal action)\b/i;
const CONCEDES =
  /\b(?:offer\w*|settle\w*|accept\w*|in (?:exchange|return)|less than|discount\w*|reduced?|instead|agree)\b/i;
const MORE_TIME =
  /\b(?:exten(?:d|ds|ded|sion)|more time|additional (?:\w+ )?(?:days|time|weeks?)|another (?:\w+ )?(?:days|weeks?|month))\b/i;

/** Where a clause begins or ends. */
const CLAUSE_BREAK =
  /[,;:]|\s(?:but|and|although|though|while|whereas|because|since|if|unless|when|who|which)\s/gi;
const REFUSES =
  /\b(?:not|no|never|neither|nor|cannot|unable|unwilling|refus(?:e|es|ed)|declin(?:e|es|ed)|without|den(?:y|ies|ied)|reject(?:s|ed)?|nothing)\b|n['’]t\b/i;
/** 'no objection to', 'not only': two denials grant. */
const NO_DENIAL =
  /\b(?:not?|never|nor|without)\s(?:\p{L}+\s){0,2}?(?:object\w*|oppos\w*|mind|contest|refus\w*|den(?:y|ied)|only|problem)\b|n['’]t\s(?:object|oppose|mind|contest|refuse|only)\b/iu;
/** Who says no. */
const GIVER = /\b(?:we|i|our|my|(?:this|the|nothing in this) (?:offer|letter|proposal|notice|demand))\b/i;

/** Whether the clause around some words denies them: 'does not extend', 'an extension is not possible'. */
function isDenied(text: string, words: RegExp): boolean {
  const match = words.exec(text);
  if (match === null) return false;
  const end = match.index + match[0].length;
  let from = 0;
  let to = text.length;
  for (const { index, 0: mark } of text.matchAll(CLAUSE_BREAK)) {
    if (index < match.index) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  const before = text.slice(from, match.index);
  const after = text.slice(end, to);
  if (NO_DENIAL.test(`${before} ${match[0]}`) || NO_DENIAL.test(after)) return false;
  return (
    REFUSES.test(before) || /\b(?:is|are|will|can|could|would)(?:\snot|n['’]t)\b|\bcannot\b/i.test(after)
  );
}

/** 'If you sign it by March 22, we will dismiss the case': one side's promise under a condition. */
const PROMISED =
  /^(?:[\p{L}]+,?\s)?if you (?!(?:do|did|have|are) not\b|don['’]t|fail|neglect|refuse|cannot|can['’]t|miss)[^;]{3,200}?,\s(?:then\s)?(?:we|i|(?:our|my) client|the (?:landlord|owner|company|lender|creditor|seller|bank|plaintiff|defendant))(?:['’]ll|\s(?:will|shall|agrees?|can|would|(?:is|are|am) willing))\b(?!\snot\b)/iu;

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
  const features = sentenceFeatures(text, before, docType);
  const odds = purposeOdds(features, 'offer');
  const binds = bindsBy(text);
  const amount = amountIn(text);
  const isRefusal = amount === null && isDenied(text, MORE_TIME);
  const named = untilOf(statement, days);
  const isPromised = named !== null && PROMISED.test(text) && purposeOdds(features, 'consequence') < LIKELY;
  const isSaid = binds || isPromised || (isRefusal && GIVER.test(text));
  if (!isSaid && (odds < LIKELY || (DEMANDS.test(text) && !CONCEDES.test(text)))) return null;
  // What is refused is not to be had until any day.
  const until = isRefusal ? null : named;
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

/** 'the first due December 15': the day of the first payment, not the end of what is offered. */
const FIRST_OF_SEVERAL =
  /\b(?:[Ff]irst|[Bb]eginning|[Ss]tarting|[Cc]ommencing)\b(?:\s[\p{L}']+,?){0,5}\s(?:\p{Lu}\p{L}{2,8}\.?\s\d{1,2}\b|\d{1,2}\/)/u;

/** The day on which a time of the paper says that the offer of this sentence ends. */
function untilOf({ start, end, passage }: Statement, days: readonly FoundFact[]): string | null {
  if (FIRST_OF_SEVERAL.test(passage.text)) return null;
  for (const fact of days) {
    if (fact.start >= end || fact.end <= start) continue;
    const day = fact.kind === 'offer' ? fact.value.until : fact.kind === 'deadline' ? fact.value.date : null;
    if (day) return day;
  }
  return null;
}

function labelOf(text: string, { amount }: ValueOf<'offer'>): string {
  if (bindsBy(text))
    return /\bcash|\bdeposit(?:ing|ed)|\bendors/i.test(text)
      ? 'What cashing it means'
      : 'What signing gives up';
  const bare = text.replace(A_RELEASE, ' ');
  if (amount === null && GIVES_UP.test(bare) && !isDenied(bare, GIVES_UP)) return 'What signing gives up';
  if (MORE_TIME.test(text) && amount === null)
    return isDenied(text, MORE_TIME) ? 'No more time is given' : 'More time is offered';
  return 'They offer';
}

/** The times of a paper without the days that an offer already holds; a day that is only offered is called so. */
export function withoutTold(times: readonly FoundFact[], offers: readonly FoundFact[]): FoundFact[] {
  return times
    .map(asProposed)
    .filter(
      (fact) =>
        (fact.kind !== 'offer' && fact.kind !== 'deadline') ||
        !offers.some(
          (offer) =>
            offer.kind === 'offer' &&
            offer.start < fact.end &&
            fact.start < offer.end &&
            (isSameDay(offer.value.until, fact) || isFirstPayment(offer, fact)),
        ),
    );
}

function isSameDay(until: string | null | undefined, { kind, value }: FoundFact): boolean {
  const day = kind === 'offer' ? value.until : kind === 'deadline' ? value.date : null;
  return typeof until === 'string' && until === day;
}

/** The first payment of what is offered is owed only once it is taken. */
function isFirstPayment(offer: FoundFact, fact: FoundFact): boolean {
  return (
    fact.kind === 'deadline' &&
    fact.value.who === 'unsaid' &&
    FIRST_OF_SEVERAL.test(offer.quote.replace(/\s+/g, ' '))
  );
}
