import { withoutInnerPoints } from './called-off.ts';
import type { Candidate } from './candidates.ts';
import { isTimeToAvoid } from './failing.ts';
import type { PeriodMention } from './mention.ts';
import { NONE, type Odds } from './model.ts';
import { isNoticeToGive } from './notice-periods.ts';

const TOLD_YOU =
  /\byou\s(?:are\s(?:hereby\s|further\s)?(?:requested|required|commanded|ordered|directed|summoned)|must|shall)\b[^.;]{0,220}\b(?:on or before|(?:no|not) later than|within)\b[^.;]{0,40}$/i;
const HALF = 0.5;
/** A time that runs from the service of the paper itself is its reader's. */
const FROM_THIS =
  /\b(?:service|receipt|delivery|mailing|entry|date)\b[^.;]{0,40}\bthis\s(?:request|summons|notice|letter|order|citation|subpoena|demand|complaint|petition)\b|\bcertificate\sof\s(?:mailing|service)\b/i;
const BY_OR_WITHIN = /\b(?:by|before|within|later than|until|on)\b[^.;]{0,30}$/i;
/** 'The waiver lasts for one year from the date of disposition', 'the duration of the stay is 30 days from'. */
const LASTS =
  /\b(?:duration|term|validity)\sof\s(?:the|this|said)\s[^.;]{3,60}\s(?:is|shall be|will be)\s$|\b(?:order|waiver|stay|injunction|permit|license)\s(?:lasts|remains in (?:effect|force)|is (?:valid|good)|expires)\s(?:for\s)?$/i;
/** 'This matter is stayed for a period of 30 days', 'the order stays in effect for one year': a court says how long. */
const HOLDS =
  /\b(?:is|are|be|remains?)\s(?:hereby\s|further\s|automatically\s)?(?:stayed|postponed|suspended|held in abeyance|abated)\s(?:for|until|through|to)\s(?:an?\s(?:period|term|total)\sof\s|a\sfurther\s|an\sadditional\s)?$|\b(?:order|injunction|stay|bond)\s(?:(?:shall|will)\s)?(?:stays?|remains?|continues?|is|be)\s(?:in\s(?:full\s)?(?:effect|force)|valid|effective)\s(?:for|until|through)\s(?:a\s(?:period|term)\sof\s)?$/i;
/** 'sustained with 20 days leave to amend'. */
const LEAVE = /\b(?:with|granted|given|allowed|has|have)\s$/i;
const TO_ACT = /^['’]?\s(?:leave\s)?to\s(?:amend|answer|respond|plead|reply|file|cure|comply)\b/i;
/** 'Due date of joint letter: June 2'; what is due stands between the word and the colon. */
const DUE_DATE =
  /(?:^|[.;]\s)\W{0,4}(?:due date|date due|deadline|last day|last date|cut-?off(?: date)?)\b[^.;:]{0,120}:\s?$/i;
/** 'ends on April 30, and you must be out by that time'. */
const BY_THAT =
  /^[^.]{0,120}?\b(?:by|before|on or before|no later than|not later than)\s(?:that|said|such)\s(?:date|day|time|deadline)\b/i;
/** 'The order issued on May 1 expires on June 2'. */
const EXPIRES =
  /\b(?:order|injunction|stay|bond|restraint|writ|warrant|notice)s?\b[^.;]{0,60}?\b(?:expires?|ends?|lapses?|terminates?|dissolves?)\s(?:by\sitself\s|automatically\s)?(?:on|at)\s(?:[\w:.]+\s){0,4}$/i;

/** 'Are you able to send us the bills within the next 21 days?': somebody is asked to. */
const ASKED_YOU =
  /\b(?:are|can|could|will|would)\syou\b[^.;?]{0,200}\b(?:within|in|by|before)\s(?:the\s(?:next|coming)\s)?$/i;
/** 'contact the clerk at least 3 days before': somebody is told what to do before a sitting. */
const DOES =
  /(?:^|[.;:,]\s)(?:please\s)?(?:contact|call|tell|notify|inform|advise|ask|file|serve|send|bring|submit|request|exchange|provide|deliver|mail)\b(?:(?!\bif\b)[^.;]){0,140}\b(?:at least|not? (?:less|later|fewer|more) than|within)\s$/i;
const SITS =
  /\b(?:hearing|trial|conference|mediation|appearance|deposition|sale|calendar|court date|arbitration)\b/i;
/** 'A trial will be held before this court on': what will be is no history, though its verb looks like it. */
const WILL_SIT =
  /\b(?:hearing|trial|conference|mediation|arbitration|examination|sale)\b[^.;]{0,80}\b(?:will|shall|is to|are to)\s(?:\w+\s)?be\s(?:held|heard|conducted|tried|called|convened)\b[^.;]{0,160}$/i;
const SITS_LIKELY = 0.7;
const SITTINGS =
  '(?:hearing|trial|conference|mediation|arbitration|deposition|examination|argument|sentencing|arraignment|sale|auction)';
const SET = '(?:scheduled|rescheduled|set|noticed|calendared|continued|adjourned)';
/** 'the hearing currently scheduled for', 'the next hearing is not scheduled until', 'is set for oral argument on'. */
const STANDS_SET = new RegExp(
  `\\b${SITTINGS}\\b(?:,?\\s(?:which|that)\\s(?:is|are)\\b)?(?:\\s(?!was\\b|were\\b|had\\b|originally\\b|previously\\b)[\\w’'-]+){0,8}?\\s${SET}\\s(?:for|on|until|to)\\s(?:the\\s)?$|\\b(?:is|are)\\s(?:\\w+\\s)?${SET}\\sfor\\s(?:an?\\s|the\\s|oral\\s|bench\\s|jury\\s)?${SITTINGS}\\s(?:on|at)\\s(?:the\\s)?$`,
  'i',
);
/** 'at 9:45 a.m., or as soon thereafter as counsel may be heard': the hour of a motion, whoever writes of it. */
const AS_SOON = /^[^.;]{0,20}(?:\d[^;]{0,40})?\bor (?:as )?soon thereafter\b/i;
/** 'Please produce … within the next two weeks': what a paper asks of whoever gets it. */
const PLEASE =
  /(?:^|[.;:]\s)please\s(?:\w+\s)?(?:produce|provide|send|answer|respond|complete|return|pay|call|contact|submit|sign|permit)\b[^.;]{0,220}\bwithin\s(?:the\s)?(?:next\s)?$/i;

/** 'A response to this motion must be filed within': what a motion says of its own answer is for whoever gets it. */
const ANSWERS_THIS =
  /\b(?:response|opposition|objection|answer|reply)s?\b[^.;]{0,30}\bthis\s(?:motion|request|application|petition)\b[^.;]{0,40}\b(?:must|shall|is|are)\b[^.;]{0,60}\bwithin\s$/i;

/** 'On June 2 at 9:00 a.m. you must come to the County Court House': whoever reads it is called to a sitting. */
const COME_TO_COURT =
  /\byou\s(?:must|shall|are\s(?:hereby\s)?(?:ordered|required|commanded|summoned|directed)\sto)\s(?:\p{L}+\s)?(?:come|appear|go|report|be)\b[^.;]{0,60}\b(?:court\s?house|courtroom|court)\b/iu;
/** 'Summon Orla Quist to appear before the court … on', to an officer: a person is called to a sitting. */
const IS_SUMMONED =
  /\b(?:summon|cite|command|direct|order)(?:ed)?\s(?!to\b)[^.;]{1,90}?\bto\s(?:be\sand\s)?(?:appear|answer)\b[^.;]{0,200}$/i;
const LIKELY_DUE: Odds = { none: 0.3, deadline: 0.7, hearing: 0, offer: 0 };
/** 'an eviction that is set for', 'the lockout is scheduled for': when somebody is to be put out, whoever tells of it. */
const PUT_OUT =
  /\b(?:eviction|lock-?out|set-?out|removal|foreclosure|shut-?off|disconnection)(?:\s(?:date|sale))?(?:,?\s(?:which|that))?(?:\s(?:is|are))?(?:\s(?:now|currently|presently|still))?\s(?:set|scheduled|planned)\s(?:for|on)\s(?:the\s)?$/i;

const isToBeRemoved = ({ mention, passage }: Candidate): boolean =>
  mention.form === 'day' && PUT_OUT.test(passage.text.slice(Math.max(0, mention.start - 120), mention.start));
const CALLED: Odds = { none: 0.2, deadline: 0.1, hearing: 0.7, offer: 0 };

/** The sentence up to a day, without the points of 'Gen. Sess.' or 'St.' that end none. */
const isSummoned = (lead: string): boolean => IS_SUMMONED.test(withoutInnerPoints(lead.slice(-320)));

function isCalledToCourt({ mention, passage, clock, side }: Candidate): boolean {
  if (mention.form !== 'day' || clock === null || side === 'tells') return false;
  const around = passage.text.slice(Math.max(0, mention.start - 240), mention.end + 240);
  return COME_TO_COURT.test(around) || isSummoned(passage.text.slice(0, mention.start));
}

/** 'I will offer the same for sale at public auction, online, on', 'will be sold to the highest bidder on': with its hour. */
const WILL_SELL =
  /\b(?:will|shall|to)\s(?:\w+\s){0,2}(?:sell|be\s(?:sold|offered\sfor\s(?:public\s)?sale)|offer(?:\s(?!to\b)[\w,]+){0,12}?\sfor\s(?:public\s)?sale)\b[^;]{0,240}?\b(?:on|until)\s(?:\p{L}{3,6}day,?\s)?(?:the\s)?$/iu;
/** 'and, if not sold, a second offering on': of it nobody knows yet. */
const SOLD_LATER = /\b(?:second|next|another|further)\s(?:offering|sale|auction)\b[^.;]{0,60}\bon\s$/i;
const SOLD: Odds = { none: 0.05, deadline: 0.05, hearing: 0.9, offer: 0 };

/** A day with its hour on which somebody says that something will be sold; null of any other. */
function soldOn({ mention, passage, clock, side }: Candidate): Odds | null {
  if (mention.form !== 'day' || clock === null || side === 'tells') return null;
  const lead = passage.text.slice(Math.max(0, mention.start - 400), mention.start);
  if (!WILL_SELL.test(lead)) return null;
  return SOLD_LATER.test(lead) ? CALLED : SOLD;
}

/**
 * Who is told 'you are required to … on or before' is told no history, whatever the paper; nor is a day of a schedule
 * whose row leads to it by dots, nor one that the grammar of its sentence says to be due.
 */
export function told(odds: Odds, candidate: Candidate, isLed = false): Odds {
  const { mention, passage } = candidate;
  if (odds.hearing <= CALLED.hearing && isCalledToCourt(candidate)) return CALLED;
  const sold = soldOn(candidate);
  if (sold !== null && odds.hearing <= sold.hearing) return sold;
  if (odds.none < NONE) return odds;
  if (isTimeToAvoid(candidate) || isNoticeToGive(candidate) || isToBeRemoved(candidate)) return LIKELY_DUE;
  const lead = passage.text.slice(Math.max(0, mention.start - 300), mention.start);
  if (mention.form === 'day' && isStandingDay(passage.text, mention, lead))
    return { ...odds, hearing: Math.max(odds.hearing, SITS_LIKELY), none: 1 - SITS_LIKELY };
  if (mention.form === 'day' && candidate.clock !== null && WILL_SIT.test(lead))
    return { ...odds, hearing: Math.max(odds.hearing, SITS_LIKELY), none: 1 - SITS_LIKELY };
  const isOwn =
    isFromEvent(mention) &&
    ((FROM_THIS.test(mention.event) && BY_OR_WITHIN.test(lead)) || ANSWERS_THIS.test(lead));
  const lasts = isFromEvent(mention) && LASTS.test(lead);
  const isAhead =
    mention.form === 'period' &&
    mention.direction === 'before' &&
    SITS.test(mention.event) &&
    DOES.test(lead);
  const isAskedOfYou = ASKED_YOU.test(lead) && /^[^.;]{0,120}\?/.test(passage.text.slice(mention.end));
  if (
    !(isLed || isOwn || isAhead || isAskedOfYou || lasts) &&
    !(TOLD_YOU.test(lead) || isSaidDue(candidate, lead) || (mention.form === 'period' && PLEASE.test(lead)))
  )
    return odds;
  return { ...odds, deadline: Math.max(odds.deadline, HALF), none: HALF };
}

/** Whether a sitting is set on a day and still stands, or a motion is brought on it: no history, whatever tells of it. */
const isStandingDay = (text: string, { start, end }: Candidate['mention'], lead: string): boolean =>
  STANDS_SET.test(lead) || (/\bon\s$/i.test(lead) && AS_SOON.test(text.slice(end, end + 120)) && start > 0);

function isSaidDue({ mention, passage, side }: Candidate, lead: string): boolean {
  if (mention.form === 'day') {
    const after = passage.text.slice(mention.end, mention.end + 160);
    if (side === 'commands' && EXPIRES.test(lead)) return true;
    return DUE_DATE.test(lead) || (side !== 'tells' && BY_THAT.test(after));
  }
  if (mention.form !== 'period' || side !== 'commands') return false;
  return (
    HOLDS.test(lead) ||
    (LEAVE.test(lead) && TO_ACT.test(passage.text.slice(mention.unitEnd, mention.unitEnd + 40)))
  );
}

function isFromEvent(mention: Candidate['mention']): mention is PeriodMention {
  return mention.form === 'period' && mention.direction === 'after' && mention.event !== '';
}
