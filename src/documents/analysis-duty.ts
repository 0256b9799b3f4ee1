import { factParts, whoActs } from '../facts/fact-words.ts';
import { isPermission } from '../facts/permissions.ts';
import { ACTS } from '../facts/times/duty-words.ts';
import { toldToReader } from '../facts/writer.ts';
import { isOnlyAsked, type Of } from './read-fact.ts';
import { isTellable, LONGEST } from './tellable.ts';

const ACT = new RegExp(`^(?:${ACTS}|be in touch)(?:\\s(?!(?:of|is|are|due|deadline)\\b)|$)`, 'i');
const TO_READER = /\byou(?:r)?\b/i;
/** Labels that say no more than that there is a day. */
export const BARE_LABEL = /^(?:Deadline|A day is named)$/;
const COUNTED_BACK = /^(?:before|prior|until|in advance|preceding)\b/i;

/** By when, as it follows a verb: 'by Sun, Feb 5, 2017', 'within 21 days after service'; null where it says none. */
function byWhen(fact: Of<'deadline'>): string | null {
  const { head, detail } = factParts(fact);
  if (detail === '') return null;
  const { date, period, earliest, latest } = fact.value;
  if (date) return `by ${head}`;
  if (period) {
    if (!isTellable(`for ${head}`.slice(0, LONGEST))) return `within ${period.count} ${unitOf(period)}`;
    return COUNTED_BACK.test(period.from) ? `no later than ${head}` : `within ${head}`;
  }
  return earliest && latest && earliest !== latest ? head : `by ${head}`;
}

function unitOf({ count, unit }: { count: number; unit: string }): string {
  const words = unit.replace('_', ' ');
  return count === 1 ? words.replace(/s$/, '') : words;
}

/** 'Movant may file', 'Osprey Freight, Inc. shall serve': who acts, where the sentence names them before the verb. */
const SUBJECT =
  /(?:^|[.;:]\s+)((?:[\p{L}][\p{L}.'’,&-]*\s){1,7}?)(?:may|shall|must|will|(?:is|are)\s(?:hereby\s)?(?:ordered|required|directed)\sto)\s(?:(?:also|then|each|\p{L}+ly)\s){0,2}$/u;
const NO_SUBJECT =
  /^(?:if|you|it|this|that|these|those|there|which|who|and|but|or|otherwise|he|she|they|we|i)\b/i;
const ROLE =
  /^(?:plaintiff|defendant|petitioner|respondent|movant|claimant|appellant|appellee|tenant|landlord)s?$/i;
/** 'If you dispute this debt,' before what is to be done then. */
const CONDITION =
  /(?:^|[.;]\s+)(if\s(?:you|a|an|any|the|your|either|no)\b[^,.;]{3,140}|unless\s[^,.;]{3,140}),\s/giu;
const IS_CONDITION = /^if\b[^,]{3,140},\s+\S/i;
/** 'any opposition shall be filed', which goes on with its day. */
const DONE_BY = /\b(?:shall|must|may|will|should|has to|have to)\sbe\s\p{L}+$/iu;

/** 'we will', 'our client may' before what is to be done: the writer says what they do, and asks nobody for it. */
const BY_WRITER =
  /\b(?:we|i|our (?:client|firm|office)|my client)\s(?:may|will|shall|can|intend to|(?:am|are|is|have been) (?:authorized|instructed|prepared|directed) to)\s(?:\p{L}+ly\s)?$/iu;

/** What hangs on somebody else's act: 'unless you pay', 'otherwise we will', 'if we do not hear from you'. */
const THREATENS =
  /\b(?:unless|otherwise|failing|failure|if (?:you|we|i|payment|the|this|it|no)\b[^.;]{0,80}\b(?:not|fail\w*|refuse\w*|ignore\w*|no)\b|or (?:we|i) (?:will|shall|may)|(?:sue|lawsuit|legal action|collection|evict\w*|terminat\w*|foreclos\w*|repossess\w*|report (?:you|this)))\b/i;

interface Around {
  subject: string | null;
  condition: string | null;
  isWriters: boolean;
}

/** Who acts and under which condition, by the words of the sentence before what is to be done. */
function around({ quote, value }: Of<'deadline'>): Around {
  const words = quote.replace(/\s+/g, ' ');
  const at = words.toLowerCase().indexOf(value.what.toLowerCase());
  if (at <= 0) return { subject: null, condition: null, isWriters: false };
  const before = words.slice(Math.max(0, at - 260), at);
  const subject = SUBJECT.exec(before)?.[1]?.trim() ?? null;
  const condition = [...before.matchAll(CONDITION)].at(-1);
  const isOwn =
    condition !== undefined && !/[.;]\s/.test(before.slice(condition.index + condition[0].length));
  return {
    isWriters: BY_WRITER.test(before),
    subject:
      subject !== null && isTellable(subject) && !NO_SUBJECT.test(subject)
        ? subject.replace(ROLE, (role) => `the ${role.toLowerCase()}`)
        : null,
    condition: isOwn && isTellable((condition[1] ?? '').slice(3)) ? (condition[1] ?? null) : null,
  };
}

/** What is demanded of whom by when, or allowed, as a part of a sentence; null where its words cannot be told. */
export function dutyClause(fact: Of<'deadline'>): string | null {
  const when = byWhen(fact);
  if (when === null) return null;
  if (isOnlyAsked(fact)) return `asked for, and not granted here: ${factParts(fact).head}`;
  const what = saidAs(fact);
  const { subject, condition, isWriters } = around(fact);
  const lead = condition === null ? '' : `${condition.charAt(0).toLowerCase()}${condition.slice(1)}, `;
  const named = whoActs(fact.value);
  const { between } = fact;
  const reader = TO_READER.test(fact.quote) ? (between?.addressee ?? 'whoever gets this') : null;
  const who = named ?? subject ?? reader;
  const mayBe = isPermission(fact);
  const act = what.replace(/\byour\b/gi, 'their');
  // A sum in it is no rubble.
  const isAct = isTellable(act.replace(/\$[\d,.]*\d/g, 'sum')) && ACT.test(act);
  if (isAct && isWriters) {
    const threat = THREATENS.test(fact.quote) ? ', if what is asked is not done' : '';
    return `${between?.sender ?? 'whoever wrote this'} may ${act}${threat} ${when}`;
  }
  if (isAct && who !== null) {
    const asks = between?.sender && who === reader && !mayBe;
    return asks
      ? `${lead}${between.sender} asks ${who} to ${act} ${when}`
      : `${lead}${who} ${mayBe ? 'may' : 'must'} ${act} ${when}`;
  }
  if (mayBe && isTellable(what)) return `${lead}${what} ${when}`;
  if (DONE_BY.test(what) && (isTellable(what) || (IS_CONDITION.test(what) && isTellable(what.slice(3)))))
    return `${lead}${what.charAt(0).toLowerCase()}${what.slice(1)} ${when}`;
  const whose = named === null || named === 'somebody else' ? '' : ` (${named})`;
  if (isTellable(what)) return `${what}: ${when}${whose}`;
  if (!BARE_LABEL.test(fact.label) && isTellable(fact.label)) return `${fact.label}: ${when}${whose}`;
  // Its words are too tangled to be told; that something is due is not.
  return MUST.test(fact.quote) ? `${who ?? 'somebody'} must act ${when}` : null;
}

/** What is to be done, as its reader has to understand it; whoever writes is named before it. */
function saidAs({ label, value, between }: Of<'deadline'>): string {
  const { what } = value;
  // Of what a summons asks for, words that name the answer come first: 'serve a notice of appearance' is a part of it.
  if (label === 'Answer the lawsuit' && !/\b(?:answer|respon[ds]\w*|appear|plead\w*)\b/i.test(what))
    return 'answer the lawsuit';
  return between?.sender ? toldToReader(what, 'them', `${between.sender}'s`) : what;
}

const MUST = /\b(?:must|shall|required|due|have (?:\d|until)|has until|no later than|ordered)\b/i;
