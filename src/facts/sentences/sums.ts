import { isGarnishment } from '../../papers/kind-of.ts';
import { prayerStart } from '../../papers/relief.ts';
import type { Certainty, FoundFact } from '../schema.ts';
import { factAt, factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { clauseAt } from '../times/clause.ts';
import { HELD, ORDERED } from './chief-sum.ts';
import { sumFeatures } from './features.ts';
import { type SumRole, sumRole } from './model.ts';
import { type SumMention, sumsIn } from './sum-places.ts';
import { type CountedSum, type Part, partsOf, saysTotal, splitTotals } from './sum-totals.ts';
import { sumWords } from './sum-words.ts';

const LABELS: Readonly<Record<Exclude<SumRole, 'none'>, string>> = {
  asked: 'They ask for',
  awarded: ORDERED,
  offered: 'Offered',
  owed: 'Said to be owed',
  paid: 'Said to be paid',
  fee: 'A fee or cost',
  agreed: 'Agreed',
};
const HOLDS =
  /\b(?:held|hold(?:s|ing)?|fr(?:eez(?:e|es|ing)|oze|ozen)|restrain(?:s|ed|ing)?|with(?:hold(?:s|ing)?|held)|set(?:ting)? aside|seized?)\b/i;
/** 'up to the sum of': what may be held, and not what is. */
const AT_MOST = /\b(?:up to|not (?:more than|to exceed)|at most)\s(?:the\s(?:sum|amount)\sof\s)?$/i;
const WEIGHT: Readonly<Record<string, number>> = {
  [LABELS.asked]: 5,
  [LABELS.awarded]: 5,
  [LABELS.offered]: 5,
  [LABELS.owed]: 4,
  [HELD]: 4,
  'Asked for each day': 3,
  [LABELS.agreed]: 3,
  [LABELS.paid]: 2,
  [LABELS.fee]: 1,
};

/** From here on a sum is held for history, law or the size of something; a little below it is shown as unsure. */
const SURELY_NONE = 0.65;
const NONE = 0.45;
const CERTAIN = 0.85;
const LIKELY = 0.5;
/** A role that is hardly likelier than the others says nothing. */
const LEAST = 0.3;
const MOST = 40;
/** A ledger of more rows than these says no more of what the paper asks. */
const MOST_READ = 5000;
/** Papers of whoever asks for money without a court. */
const ASKS_TO_PAY = /letter|demand|invoice|bill|statement of account/i;
/** What a judgment lists, it awards. */
const AWARDS = /judgment|decree/i;

/** Sums that a paper demands, awards, offers, states as owed, paid or agreed, or charges, with what each is for. */
export function findSumFacts(view: PaperView): FoundFact[] {
  const prayer = prayerStart(view.paper);
  const found: FoundFact[] = [];
  const seen = new Map<string, number[]>();
  const read = readSums(view);
  const parts = partsOf(read.map(({ counted }) => counted));
  for (const { statement, sum, counted } of read) {
    const part = parts.get(counted) ?? null;
    const fact = factOf(view, statement, sum, { isPrayer: statement.start >= prayer, part });
    if (fact !== null) keepOnce(found, seen, fact);
  }
  for (const { start, end, amount, what } of ASKS_TO_PAY.test(view.docType ?? '')
    ? splitTotals(view.paper.text)
    : []) {
    const value = { amount, currency: 'USD' as const, what };
    const total = factAt(
      view.paper,
      start,
      end,
      { kind: 'sum', value },
      { label: LABELS.owed, certainty: 'likely' },
    );
    keepOnce(found, seen, total);
  }
  return mostImportant(ofPurpose(view, found, prayer), MOST, ({ label }) => WEIGHT[label] ?? 0);
}

interface ReadSum {
  statement: Statement;
  sum: SumMention;
  counted: CountedSum;
}

function readSums({ statements, paper }: PaperView): ReadSum[] {
  const read: ReadSum[] = [];
  for (const statement of statements) {
    if (read.length > MOST_READ) break;
    const { passage } = statement;
    for (const sum of sumsIn(passage, paper)) {
      const counted = {
        amount: sum.amount,
        start: passage.toSource(sum.start),
        end: passage.toSource(Math.max(sum.start, sum.end - 1)) + 1,
        saysTotal: TOTAL.test(sum.rowLabel ?? '') || saysTotal(passage.text, sum.start, sum.end),
      };
      read.push({ statement, sum, counted });
    }
  }
  return read;
}

const ACCOUNT = /statement/i;
const NOT_ACCOUNT =
  /complaint|petition|answer|motion|order|judgment|notice|letter|lease|contract|request|bill/i;
const ACCOUNT_HEAD =
  /\b(?:account|patient|billing|card|loan)\s+statement\b|\bstatement\s+(?:of\s+account|date|closing)\b|\bminimum\s+payment\b/i;
/** What a statement asks for; its other rows are how it came to that. */
const DUE =
  /\b(?:new|current|total|outstanding|ending|closing|statement|unpaid|remaining)\s(?:account\s)?balance\b|\bbalance\s(?:due|owed)\b|\b(?:amount|payment|total|now|past)\s(?:now\s)?due\b|\bminimum\b|\byou\sowe\b|\bpay\sthis\samount\b|\bamount\sowed\b|\btotal\scharges\b/i;
const TOTAL = /^(?:grand\s)?total(?:\s(?:due|owed|amount due|rent due))?$/i;
const LEAST_DUE = 2;
const CLAIMS = /complaint|petition|counterclaim/i;

/** Of a statement what it asks to be paid; of a complaint each sum once, as its prayer asks for it. */
function ofPurpose({ docType, paper }: PaperView, found: readonly FoundFact[], prayer: number): FoundFact[] {
  const kind = docType ?? '';
  const isAccount =
    ACCOUNT.test(kind) || (!NOT_ACCOUNT.test(kind) && ACCOUNT_HEAD.test(paper.text.slice(0, 3000)));
  if (isAccount) {
    const due = found.filter((fact) => fact.kind === 'sum' && DUE.test(fact.value.what));
    // A bill with one sum to pay is read for its items.
    return due.length < LEAST_DUE ? [...found] : due;
  }
  if (!CLAIMS.test(kind)) return [...found];
  const asked = new Set(
    found.flatMap((fact) =>
      fact.kind === 'sum' && (fact.start >= prayer || fact.label === LABELS.asked) ? [fact.value.amount] : [],
    ),
  );
  return found
    .filter(
      (fact) =>
        fact.kind !== 'sum' ||
        fact.start >= prayer ||
        fact.label === LABELS.asked ||
        !asked.has(fact.value.amount),
    )
    .map((fact) =>
      fact.start < prayer && NARRATIVE.has(fact.label) ? { ...fact, certainty: 'unsure' as const } : fact,
    );
}

const NARRATIVE: ReadonlySet<string> = new Set([LABELS.paid, LABELS.fee]);

const MOST_ALIKE = 2;

/** The same sum is told again and again; the surer ones are kept, and no more than two. */
function keepOnce(found: FoundFact[], seen: Map<string, number[]>, fact: FoundFact): void {
  if (fact.kind !== 'sum') return;
  const key = `${fact.label} ${fact.value.amount}`;
  const places = seen.get(key) ?? [];
  const alike = places.find((at) => {
    const before = found[at];
    return (
      before?.kind === 'sum' &&
      (sameWords(before.value.what, fact.value.what) || isClause(fact) || isClause(before))
    );
  });
  const before = alike === undefined ? undefined : found[alike];
  if (alike !== undefined && before !== undefined) {
    if (
      (before.certainty === 'unsure' && fact.certainty !== 'unsure') ||
      (isClause(before) && !isClause(fact))
    )
      found[alike] = fact;
  } else if (places.length < MOST_ALIKE) {
    seen.set(key, [...places, found.length]);
    found.push(fact);
  }
}

/** No name for the sum was found: its whole statement stands there. */
const isClause = (fact: FoundFact): boolean => fact.kind === 'sum' && fact.value.what.length > 60;

function sameWords(a: string, b: string): boolean {
  const words = new Set(a.toLowerCase().match(/\p{L}{4,}/gu));
  return (b.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

function factOf(
  { paper, docType, side }: PaperView,
  { passage }: Statement,
  sum: SumMention,
  { isPrayer, part }: { isPrayer: boolean; part: Part | null },
): FoundFact | null {
  if (sum.amount === 0) return null;
  const { text } = passage;
  const {
    role: likeliest,
    odds,
    none,
  } = sumRole(
    sumFeatures(sum.context.text, sum.context, { docType, isPrayer, isRow: sum.rowLabel !== null }),
  );
  // A row that is called the total is what its paper comes to.
  const isTotal =
    (side === 'commands' && TOTAL.test(sum.rowLabel ?? '') && none >= SURELY_NONE) || part === 'total';
  const isAsked = isPrayer && likeliest !== 'paid' && CLAIMS.test(docType ?? '');
  const role: SumRole = isTotal
    ? roleOfTotal(likeliest, docType)
    : isAsked
      ? 'asked'
      : likeliest !== 'paid' && sum.rowLabel !== null && AWARDS.test(docType ?? '')
        ? 'awarded'
        : likeliest === 'paid' && isUnpaid(text, sum)
          ? /\b(?:fees?|costs?)\b/i.test(sumWords(text, sum))
            ? 'fee'
            : 'owed'
          : likeliest;
  const clause = clauseAt(text, sum.start, sum.end);
  if (MAY_BE_PUNISHED.test(text.slice(0, sum.start))) return null;
  const what = sumWords(text, sum);
  const isHeld =
    isGarnishment(docType) &&
    role !== 'fee' &&
    HOLDS.test(clause.text) &&
    !AT_MOST.test(text.slice(0, sum.start));
  const isNone = none >= (side === 'tells' ? NONE : SURELY_NONE) || odds < LEAST;
  if (!isHeld && (role === 'none' || (isNone && !isTotal))) return null;
  const certainty: Certainty = isHeld
    ? 'likely'
    : none >= NONE || odds < LIKELY * 0.7
      ? 'unsure'
      : odds >= CERTAIN
        ? 'certain'
        : 'likely';
  return factIn(
    paper,
    passage,
    { start: Math.min(clause.start, sum.start), end: Math.max(clause.end, sum.end) },
    { kind: 'sum', value: { amount: sum.amount, currency: 'USD', what } },
    {
      label: isHeld || role === 'none' ? HELD : labelOf(role, part, text.slice(sum.end)),
      certainty,
    },
  );
}

/**
 * 'Show cause why sanctions of $500 should not be imposed', 'may be punished by a fine of as much as $500': nobody has
 * decided it, and nobody asks to be paid.
 */
const MAY_BE_PUNISHED =
  /\bshow\s+cause\b[^.;]{0,200}\b(?:sanctions?|fines?|penalt(?:y|ies)|contempt)\b[^.;]{0,80}$|\b(?:may|can|could|might)\s+(?:also\s+|then\s+)?be\s+(?:punished|fined|imprisoned|jailed|sanctioned|penalized|subject\s+to)\b[^.;]{0,160}$|\bpunishable\b[^.;]{0,160}$|\bfines?\s+of\s+(?:as\s+much\s+as|up\s+to|not\s+more\s+than)\s*$|\bwhy\b[^.;]{0,60}\b(?:sanctions?|fines?|penalt(?:y|ies))\b[^.;]{0,80}$/i;

/** 'did not include the fee of', 'without sending', 'failed to pay': what somebody was to pay, and did not. */
const UNPAID_BEFORE =
  /\b(?:not|never|without|neither|nor|no|fail(?:s|ed|ing|ure)?|refus(?:es|ed|al|ing)|neglect(?:s|ed|ing)?|lack(?:s|ed|ing)?|omit(?:s|ted|ting)?|unaccompanied|unpaid|missing)\b(?!\s(?:only|less|more|later)\b)(?:(?!\b(?:but|and|then|because|although|until)\b)[^.;,]){0,90}$/i;
/** '$500, which was never paid', '$500 did not accompany'. */
const UNPAID_AFTER =
  /^(?:,?\s(?:which|that))?(?:(?!\b(?:but|and|because|so|then)\b)[^.;,]){0,40}?\s(?:was|were|has|have|had|did|does|do|is|are)\s(?:not|never)\b/i;

function isUnpaid(text: string, { start, end }: SumMention): boolean {
  return (
    UNPAID_BEFORE.test(text.slice(Math.max(0, start - 160), start)) ||
    UNPAID_AFTER.test(text.slice(end, end + 90))
  );
}

/** What a list adds up to and pays back is no part of its total. */
const ITEMS: ReadonlySet<SumRole> = new Set(['asked', 'awarded', 'owed', 'fee']);
const PART = 'Part of the total';
/** '$55.00 per day': what each day adds, and not what is wanted in all. */
const EACH_DAY =
  /^[\s)]{0,3}(?:\(\$?[\d,.]+\)\s)?(?:[/]\s?day\b|(?:(?:for )?(?:each|every)|per|a)\s(?:additional\s|further\s|calendar\s)?(?:day|diem)\b|daily\b)/i;
const RATED: ReadonlySet<SumRole> = new Set(['asked', 'owed']);
const RATE = 'Asked for each day';

function labelOf(role: Exclude<SumRole, 'none'>, part: Part | null, after: string): string {
  if (RATED.has(role) && EACH_DAY.test(after)) return RATE;
  return part === 'item' && ITEMS.has(role) ? PART : LABELS[role];
}

/** A total is demanded, awarded or owed by the paper that adds it up. */
function roleOfTotal(likeliest: SumRole, docType: string | null): Exclude<SumRole, 'none'> {
  const kind = docType ?? '';
  if (CLAIMS.test(kind) || /summons|demand/i.test(kind)) return 'asked';
  if (AWARDS.test(kind)) return 'awarded';
  return likeliest === 'none' || likeliest === 'fee' || likeliest === 'paid' ? 'owed' : likeliest;
}
