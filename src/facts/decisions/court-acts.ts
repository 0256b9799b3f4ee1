import type { FoundFact } from '../schema.ts';
import { COURT_SUBJECT } from './patterns.ts';
import type { Ruling } from './rulings.ts';
import { ASKED, cutObject, mannerAfter, NOT_DECIDED, statementStart } from './things.ts';

/** Words behind a verb that are not its object. */
const NO_OBJECT =
  '(?!(?:that|to|it|him|her|them|such|in|on|at|by|with(?:out)?|as|because|for|from|whether|only|if|when|where|how|what|a|an|no|not|or|and|another|new)\\b)';
const ADVERBS =
  '(?:\\s(?:hereby|therefore|accordingly|also|now|thus|further|otherwise|respectfully|unanimously)){0,2}';
const SELF = `(?:${COURT_SUBJECT}|[Ww]e|I)`;
/** 'we accept special action jurisdiction and grant relief in part': the thing has no article. */
const BARE_OBJECT = new RegExp(
  `\\b${SELF}${ADVERBS}\\s(grants?|den(?:y|ies)|dismiss(?:es)?|vacates?|accepts?|adopts?|exercises?|reverses?)\\s(${NO_OBJECT}\\p{L}[^.;]{3,200})`,
  'giu',
);
const ALSO_BARE = new RegExp(
  `^(?:\\sin part)?(?:,\\s(?:and\\s)?|\\sand\\s)(?:we\\s|otherwise\\s){0,2}(grants?|den(?:y|ies)|dismiss(?:es)?|vacates?)\\s(${NO_OBJECT}\\p{L}[^.;]{3,200})`,
  'iu',
);
/** What is thought or argued with, and no thing that a court decides on. */
const NO_THING =
  /^(?:plaintiffs?|defendants?|summary judgment (?:when|where|if|only)|rights?|access)\b(?!['’])/i;
/** 'grants leave if a plaintiff shows': what it does in all cases. */
const A_RULE = /\s(?:if|when|whenever|where|unless)\s(?:an?|any|the)\s/i;
/** 'the Panel RESERVES ruling': a court prints its verbs in capitals where it acts. */
const SHOUTED_VERB =
  /\b(?:[Tt]he|[Tt]his|THE|THIS)\s(?:[\p{L}'’-]+\s){0,2}?(?:Court|COURT|Panel|PANEL|[Uu]ndersigned|Judge|Master|Board|Commission|Magistrate)(?:\s(?:hereby|therefore|accordingly|also|now|thus|further|respectfully)){0,2}\s(\p{Lu}{3,}S)\s([^.;]{3,220})/gu;
/** 'is UNSEALED', 'is DIRECTED to close the case': what was done, in capitals within a sentence that is not. */
const SHOUTED_DONE =
  /\b(?:is|are|shall be|be)(?:\s(?:hereby|therefore|also|further|respectfully)){0,2}\s(\p{Lu}{3,}(?:ED|EN|ORN))(?![\p{L}])/gu;
const NOT_DONE =
  /^(?:ORDERED|RECOMMENDED|ADJUDGED|DECREED|CONSIDERED|SIGNED|FILED|DATED|ATTACHED|LOCATED|ENTITLED|CAPTIONED|NAMED|GIVEN|REMINDED|CAUTIONED|WARNED|ADVISED|NOTIFIED|INFORMED|CITED|QUOTED|ADDED|OMITTED|REQUIRED|NOTED)$/;
const NOT_ACTS =
  /^(?:ORDERS|FINDS|HOLDS|CONCLUDES|NOTES|HAS|IS|WAS|DOES|AGREES|DISAGREES|THINKS|SEES|BELIEVES|FURTHERS|THUS|AS|THIS|GRANTS|DENIES|DISMISSES|AFFIRMS|REVERSES|VACATES|SUSTAINS|OVERRULES|STRIKES|REMANDS|QUASHES|APPROVES|ADOPTS|TAKES)$/;
/** 'The Court construes it as a motion to extend and GRANTS the extension': its second verb, in capitals. */
const ALSO_SHOUTED =
  /\b(?:[Cc]ourt|COURT|[Jj]udge|Panel|[Uu]ndersigned)\s[^.;]{3,240}?,?\sand\s(?:hereby\s|therefore\s)?(GRANTS|DENIES|DISMISSES|VACATES|STRIKES|OVERRULES|SUSTAINS|AFFIRMS|REVERSES|REMANDS|ADOPTS)\s((?:the|this|that|all|said|both|its|his|her|their|[Pp]laintiff|[Dd]efendant|[Pp]etitioner|[Rr]espondent|[Mm]ovant)s?['’]?s?\s[^.;]{3,200})/gu;
/** 'the trial court is directed to vacate its order'. */
const DIRECTED =
  /\b(?:is|are)(?:\s(?:hereby|therefore|also|further|respectfully)){0,2}\s(directed|ordered|instructed|commanded)\s(to\s(?!\w+ing\b)[^.;]{4,160})/gi;
/** 'ORDERED that counsel is to file the transcript', 'COSTS TO BE PAID BY APPELLANT'. */
const DUTY =
  /(?:\b(?:is|are|further|hereby|and)\s|^\W*)ordered\b[:,]?\s(?:that\s)?([^.;:]{3,120}?)\s(?:shall|must|is to|are to)\s((?!(?:also |not )?be\b)[^.;]{4,160})/gi;
const COSTS =
  /(?:^|[.;]\s)((?:all\s|the\s)?(?:court\s|appellate\s)?costs?(?:\s(?:of|in|on)\s(?:[\w’']+\s){0,3}?(?:appeal|motion|action|cause|court|matter|proceedings?))?)\s(?:(?:(?:are|is|shall|to)\s){1,2}(?:be\s)?((?:paid|taxed|assessed|awarded)\s(?:by|to|against)\s[^.;]{3,60})|(in favor of\s[^.;]{3,40}|(?:to|against)\s(?:appell|petition|respond|plaintiff|defend)[^.;]{2,40}))/gi;
const PAYS =
  /(?:^|[.;]\s)((?:the\s)?(?:respondent|appellant|appellee|petitioner|plaintiff|defendant)s?)\sshall\s(pay\s[^.;,]{4,100})/gi;
const NOUNS: Readonly<Record<string, string>> = {
  dismissal: 'dismissed',
  reversal: 'reversed',
  vacatur: 'vacated',
  remand: 'remanded',
  affirmance: 'affirmed',
  transfer: 'transferred',
  closure: 'closed',
  consolidation: 'consolidated',
  disbarment: 'disbarred',
  suspension: 'suspended',
  'entry of': 'entered',
};
/** 'The court orders dismissal of the entire action'. */
const NOMINALIZED = new RegExp(
  `\\b${SELF}${ADVERBS}\\s(?:orders?|directs?)\\s(?:the\\s)?(${Object.keys(NOUNS).join('|')})\\s(?:of\\s)?([^.;]{3,160})`,
  'giu',
);
/** 'The court orders this case continued to May 4'. */
const ORDERS_DONE = new RegExp(
  `\\b${SELF}${ADVERBS}\\sorders?\\s((?:the|this|that|said|all|plaintiff|defendant|petitioner|respondent)['’]?s?\\s[^.;]{2,120}?)\\s((?:dismissed|stayed|closed|vacated|sealed|unsealed|consolidated|transferred|remanded|stricken)(?=[.,;\\s]|$)|(?:continued|adjourned|reset|postponed|rescheduled)\\sto\\s(?:[^.;,]|,(?=\\s\\d{4})){4,60})`,
  'giu',
);
/** 'the Court declines to sanction counsel': what it will not do of what it might. */
const DECLINES = new RegExp(
  `\\b${SELF}${ADVERBS}\\s(?:declines?|refuses?)(?:\\sat this time)?\\sto\\s((?:sanction|impose|award|dismiss|enter|stay|transfer|certify|issue|appoint|enjoin|initiate|disqualify)\\s[^.;]{3,160})`,
  'giu',
);
/** 'modified by vacating the sentence', 'relief in part by striking the fee'. */
const BY_DOING =
  /\b(?:modif(?:y|ied)|in part|to the extent)\b[^.;]{0,160}?\b(?:by|of)\s(vacating|reversing|striking|deleting|reducing|reinstating|dismissing|denying|granting|remitting)\s((?:the|so much of|that|those|its|his|her)\s[^.;]{3,160})/gi;

/** An order to do something with its day is told as what is due. */
export const withoutDuties = (decided: readonly FoundFact[], due: readonly FoundFact[]): FoundFact[] =>
  decided.filter(
    (fact) =>
      fact.kind !== 'disposition' ||
      !/^(?:ordered|directed|instructed|commanded) to\b/.test(fact.value.outcome) ||
      !due.some(({ kind, start, end }) => DUE.test(kind) && start < fact.end && fact.start < end),
  );
const DUE = /^(?:deadline|hearing)$/;

const asDone = (verb: string): string => {
  const word = verb.toLowerCase();
  if (/^(?:sets|puts|cuts)$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}ied`;
  if (word.endsWith('es'))
    return /(?:ss|sh|ch|x)es$/.test(word) ? `${word.slice(0, -2)}ed` : `${word.slice(0, -1)}d`;
  return /fers$/.test(word) ? `${word.slice(0, -1)}red` : `${word.slice(0, -1)}ed`;
};

/**
 * What a court does in words that are no set verb of decision: a thing without its article, a noun of what it orders, a
 * verb that it prints in capitals, what it will not do, what it changes as it modifies. By form, so that a verb nobody
 * listed is read too.
 */
export function actsIn(text: string): Ruling[] {
  return [
    ...bareObjects(text),
    ...shouted(text),
    ...directed(text),
    ...directs(text),
    ...duties(text),
    ...concludedDuties(text),
    ...ordersOf(text),
    ...declined(text),
    ...byDoing(text),
  ].filter(({ start, outcome, way }) => {
    const before = text.slice(statementStart(text, start), start);
    return (
      !BLANK.test(outcome) && (way === 'passive' || !NOT_DECIDED.test(before.replace(/\bno\.?\s\d/gi, '')))
    );
  });
}

/** 'pay $ out of the money': a form that nobody filled in. */
const BLANK = /\$\s+(?!\d)|_{3}/;

function* bareObjects(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: verb = '', 2: object = '' } of text.matchAll(BARE_OBJECT)) {
    const of = cutObject(object);
    if (
      /^(?:the|this|that|those|these|all|said|both|his|her|its|their)\b/i.test(object) ||
      NO_THING.test(of) ||
      A_RULE.test(of)
    )
      continue;
    let end = index + whole.length - object.length + of.length;
    yield {
      of: asked(of),
      outcome: `${verb}${mannerAfter(text, end)}`,
      start: index,
      end,
      isSure: false,
      way: 'active',
    };
    for (let next = ALSO_BARE.exec(text.slice(end)); next !== null; next = ALSO_BARE.exec(text.slice(end))) {
      const other = cutObject(next[2] ?? '');
      const start = end + next[0].length - (next[2] ?? '').length - (next[1] ?? '').length - 1;
      end = end + next[0].length - (next[2] ?? '').length + other.length;
      const outcome = `${next[1] ?? ''}${mannerAfter(text, end)}`;
      yield { of: asked(other), outcome, start, end, isSure: false, way: 'active' };
    }
  }
}

function* shouted(text: string): Generator<Ruling> {
  if (!/\p{Ll}{3}/u.test(text)) return;
  for (const { index, 0: whole, 1: verb = '', 2: object = '' } of text.matchAll(SHOUTED_VERB)) {
    if (NOT_ACTS.test(verb) || (verb === 'SETS' && /^aside\b/i.test(object))) continue;
    const of = cutObject(object);
    const end = index + whole.length - object.length + of.length;
    yield {
      of: of.replace(/^an?\s(?=\S)/i, ''),
      outcome: asDone(verb),
      start: index,
      end,
      isSure: true,
      way: 'active',
    };
  }
  for (const { index, 0: whole, 1: verb = '', 2: object = '' } of text.matchAll(ALSO_SHOUTED)) {
    const start = index + whole.length - object.length - verb.length - 1;
    const of = cutObject(object);
    const end = start + verb.length + 1 + of.length;
    yield { of, outcome: verb.toLowerCase(), start, end, isSure: true, way: 'active' };
  }
  for (const { index, 0: whole, 1: done = '' } of text.matchAll(SHOUTED_DONE)) {
    const start = statementStart(text, index);
    const of = text.slice(start, index);
    if (NOT_DONE.test(done) || ASKED.test(of) || isListed(done)) continue;
    const end = index + whole.length;
    const rest = /^\s(?:to|from|for|until)\s[^.;]{3,140}/.exec(text.slice(end))?.[0] ?? '';
    const outcome = `${done.toLowerCase()}${rest}${mannerAfter(text, end)}`;
    yield { of, outcome, start, end: end + rest.length, isSure: true, way: 'passive' };
  }
}

/** What the set verbs of decision read already. */
const isListed = (done: string): boolean =>
  /^(?:GRANT|DENI|DISMISS|AFFIRM|REVERS|VACAT|SUSTAIN|OVERRUL|REMAND|QUASH|STRICK|APPROV|ADOPT|ALLOW|CLOSED|ANNUL|REMIT|MODIFI|CONFIRM|WAIV|OPENED|REINSTAT|LIFTED|DISCHARG|REJECT|ACCEPT|DEFER|TRANSFER|CONSOLIDAT|AWARD|STAY|TERMINAT|ENJOIN|RESTRAIN|CONTINU|ADJOURN|ENTERED)/.test(
    done,
  );

/** 'I direct the clerk of court to enter judgment', 'The court orders additional briefing on the claim'. */
const DIRECTS = new RegExp(
  `\\b${SELF}${ADVERBS}\\s(?:will\\s)?(?:directs?|instructs?|orders?)\\s((?:the\\s)?(?:clerk|parties|plaintiffs?|defendants?|petitioners?|respondents?|counsel|trial court|district court|lower court)[^.;]{0,30}?)\\s(to\\s[^.;]{4,160})`,
  'giu',
);
const MORE_BRIEFING = new RegExp(
  `\\b(?:${SELF}${ADVERBS}\\s(?:will\\s)?|therefore\\s)orders?\\s((?:additional|supplemental|further)\\s(?:briefing|briefs|argument|evidence)[^.;]{0,120})`,
  'giu',
);
/** 'the court partially enjoins enforcement of the statute'. */
const ENJOINS = new RegExp(
  `\\b${SELF}(?:\\s\\w+ly)?\\s(?:enjoins?|stays?|restrains?)\\s(${NO_OBJECT}[^.;]{4,140})`,
  'giu',
);

function* directs(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '', 2: act = '' } of text.matchAll(DIRECTS))
    yield {
      of,
      outcome: `directed ${act}`,
      start: index,
      end: index + whole.length,
      isSure: true,
      way: 'decretal',
    };
  for (const { index, 0: whole, 1: of = '' } of text.matchAll(MORE_BRIEFING))
    yield { of, outcome: 'ordered', start: index, end: index + whole.length, isSure: false, way: 'active' };
  for (const { index, 0: whole, 1: object = '' } of text.matchAll(ENJOINS)) {
    const of = cutObject(object);
    const end = index + whole.length - object.length + of.length;
    yield {
      of,
      outcome: /stay/i.test(whole.slice(0, 30)) ? 'stayed' : 'enjoined',
      start: index,
      end,
      isSure: false,
      way: 'active',
    };
  }
}

function* directed(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: done = '', 2: act = '' } of text.matchAll(DIRECTED)) {
    const start = statementStart(text, index);
    const of = text.slice(start, index);
    if (ASKED.test(of) || isUpper(done) || !/^\W*(?:.*\b(?:that|and|,)\s)?(?:the|\p{Lu})/su.test(of))
      continue;
    yield { of, outcome: `${done} ${act}`, start, end: index + whole.length, isSure: true, way: 'decretal' };
  }
}

/** 'relief' alone is what was asked for. */
const asked = (of: string): string => (/^relief$/i.test(of) ? 'The request for relief' : of);

const isUpper = (word: string) => word === word.toUpperCase();

const said = (act: string) => act;
const orderedTo = (act: string) => `ordered to ${act}`;
/** 'The Secretary's Office shall accept the signatures', where the court concludes. */
const SHALL =
  /(?:^|[.;]\s)((?:[Tt]he|[Tt]his)\s(?:[\p{L}'’]+\s){0,4}(?:[Oo]ffice|[Cc]lerk|[Cc]ommission|[Bb]oard|[Ss]ecretary|[Dd]epartment|[Aa]gency|[Cc]ity|[Cc]ounty|[Pp]laintiffs?|[Dd]efendants?|[Pp]etitioners?|[Rr]espondents?|[Pp]arties|[Gg]overnment))\sshall\s((?!be\b|not\b|have\b|mean\b|include\b|apply\b|also\b)\p{Ll}+\s[^.;]{4,140})/gu;

/** Each form in which a court lays something upon somebody: whom, and what. */
const LAID = [
  { form: DUTY, outcomeOf: orderedTo, mayBeAsked: true },
  { form: COSTS, outcomeOf: said, mayBeAsked: false },
  { form: PAYS, outcomeOf: orderedTo, mayBeAsked: false },
];

function* duties(text: string): Generator<Ruling> {
  for (const { form, outcomeOf, mayBeAsked } of LAID)
    for (const { index, 0: whole, 1: of = '', 2: said, 3: act = said ?? '' } of text.matchAll(form)) {
      if (mayBeAsked && ASKED.test(of)) continue;
      const start = index + whole.indexOf(of);
      const end = index + whole.length;
      yield { of, outcome: outcomeOf(act), start, end, isSure: true, way: 'decretal' };
    }
}

function* concludedDuties(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: of = '', 2: act = '' } of text.matchAll(SHALL)) {
    const start = index + whole.indexOf(of);
    // A rule that is quoted names nobody.
    if (!/\p{Lu}\p{L}+['’]s?\s/u.test(act)) continue;
    const outcome = orderedTo(act);
    // Not by a form that every opinion uses of what others wrote: only where it concludes.
    yield { of, outcome, start, end: index + whole.length, isSure: false, way: 'passive' };
  }
}

function* ordersOf(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: noun = '', 2: object = '' } of text.matchAll(NOMINALIZED)) {
    const of = cutObject(object);
    const end = index + whole.length - object.length + of.length;
    const outcome = `${NOUNS[noun.toLowerCase()] ?? noun}${mannerAfter(text, end)}`;
    yield { of, outcome, start: index, end, isSure: true, way: 'active' };
  }
  for (const { index, 0: whole, 1: of = '', 2: outcome = '' } of text.matchAll(ORDERS_DONE))
    yield { of, outcome, start: index, end: index + whole.length, isSure: true, way: 'active' };
}

function* declined(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: act = '' } of text.matchAll(DECLINES)) {
    const of = cutObject(act);
    const end = index + whole.length - act.length + of.length;
    yield { of: `Whether to ${of}`, outcome: 'declined', start: index, end, isSure: true, way: 'decretal' };
  }
}

function* byDoing(text: string): Generator<Ruling> {
  for (const { index, 0: whole, 1: verb = '', 2: object = '' } of text.matchAll(BY_DOING)) {
    const of = cutObject(object);
    const start = index + whole.length - object.length - verb.length - 1;
    yield {
      of,
      outcome: verb,
      start,
      end: start + verb.length + 1 + of.length,
      isSure: true,
      way: 'decretal',
    };
  }
}
