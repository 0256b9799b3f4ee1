import type { Certainty, FoundFact } from '../schema.ts';
import { factIn, mostImportant, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';

const MOST = 40;
const LONGEST = 200;

/** Papers in which a court speaks, or that tell what it did. */
const COURT_SPEAKS =
  /order|judgment|opinion|decree|minute|decision|docket|electronic filing|ruling|writ|recommendation/i;
const NOT_THE_COURT = /proposed|recommendation/i;
/** Papers that only pass on what a court decided: there it has to be printed as courts print it. */
const PASSES_ON = /e-?mail|notice|letter/i;

const PARTS =
  '(?:\\s(?:and|in)\\s(?:granted|denied|affirmed|reversed|sustained|overruled|dismissed|in\\s)?\\s?(?:part|remanded))?';
/** What a court does with a thing, as it is done to it. */
const DONE = [
  'grant(?:ed)? in part and den(?:ied|y) in part',
  'den(?:ied|y) in part and grant(?:ed)? in part',
  'grant(?:ed|s|ing)?',
  'den(?:ied|y|ies|ying)',
  'dismiss(?:ed|es|ing)?',
  'affirm(?:ed|s|ing)?',
  'revers(?:e|ed|es|ing)',
  'vacat(?:e|ed|es|ing)',
  'sustain(?:ed|s|ing)?',
  'overrul(?:e|ed|es|ing)',
  'remand(?:ed|s|ing)?',
  'quash(?:ed|es|ing)?',
  'str(?:icken|ikes|iking)',
  'approv(?:ed|es|ing)',
  'adopt(?:ed|s|ing)?',
  'set(?:s|ting)? aside',
  '(?:taken?|takes|taking) under (?:advisement|submission)',
  '(?:found|denied as) moot',
  'allowed',
  'terminated',
  'enjoined(?: from\\s[^.;]{4,90})?',
  'restrained(?: from\\s[^.;]{4,90})?',
  '(?:continued|adjourned|rescheduled|reset|postponed) (?:to|until)\\s[^.;]{4,60}',
].join('|');
/** What is only ever said of whom or what it is done to. */
const DONE_TO = /^(?:enjoined|restrained|continued|adjourned|rescheduled|reset|postponed)/i;
const MANNER =
  '(?:\\s?,?\\s(?:in (?:its|their) entirety|in full|in part|with(?:out)? prejudice|with(?:out)? leave to (?:amend|refile|replead)|as moot|as untimely|(?:and\\s)?(?:re)?manded|and remanded|and dismissed|and denied in part|and granted in part|on (?:the )?conditions?[^.;]{0,40}|nunc pro tunc))*';
const BE = '(?:is|are|(?:shall|will)(?:\\s(?:also|therefore|thus))? be|is and shall be|stands?|be)';
const ADVERB =
  '(?:\\s(?:hereby|therefore|accordingly|also|otherwise|respectfully|now|conditionally|provisionally|further)){0,2}';

/** 'the motion to dismiss is hereby GRANTED in part': the head of the sentence is what is decided. */
const PASSIVE = new RegExp(`(?:^|[\\s,;:])${BE}${ADVERB},?\\s(${DONE})\\b${PARTS}(${MANNER})`, 'gi');
/** 'the Court DENIES the motion', 'we affirm the judgment'. */
const ACTIVE = new RegExp(
  `\\b(?:(?:the|this)\\s(?:court|undersigned|judge|panel)|we|i|(?=hereby\\s))(?:\\s?(?:hereby|therefore|accordingly|also|now|thus|further|will|must)){0,2}\\s(${DONE})\\b\\s((?:(?:the|this|that|those|these|all|said|both|plaintiff|defendant|petitioner|respondent|movant|his|her|its|their|appellant)s?['’]?s?\\s)[^.;]{3,260})`,
  'gi',
);
/** 'ORDER granting 12 Motion to Dismiss', as dockets write it. */
const ENTRY =
  /\bORDER(?:ED)?\b(?:\s(?:that|entered|by (?:the )?(?:Judge|Magistrate)[^:;]{0,40}))?[:,–-]?\s((?:grant|deny|dismiss|vacat|adopt|approv|affirm|strik|overrul|sustain)ing(?:\sin part and (?:grant|deny)ing in part|\sin part)?(?:\sas moot)?)\s((?:(?:re\s)?\[?\d{1,4}\]?[\s,]{1,2}(?:and\s)?)*(?:[Tt]he\s|[Tt]his\s)?[A-Z][^.;]{3,200})/g;
/** 'Default is entered against Defendant', 'default judgment is hereby entered'. */
const DEFAULT =
  /\b((?:the\s)?default(?:\sjudgment)?(?:\s(?:against|of|as to)\s(?:the\s)?[^.;,]{3,60}?)?)\s(?:is|has been|was)\s(?:hereby\s)?entered\b/gi;
const ADVISEMENT =
  /\b(?:the|this)\scourt(?:\s(?:hereby|will|now)){0,2}\stakes?\s((?:the|this|these|both|all|plaintiff|defendant)[^.;]{3,160}?)\s(under\s(?:advisement|submission))\b/gi;
const BARE_OPINION =
  /^(?:AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|SO ORDERED)(?:[,;]?\s(?:AND\s)?(?:IN PART|AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|AS MODIFIED|WITH INSTRUCTIONS))*\.?$/;

/** What makes of a decision a wish, a rule or history. */
const NOT_DECIDED =
  /\b(?:if|when|whenever|whether|unless|only|asks?|requests(?=\s(?:that|the|an?|to)\b)|seeks?|moves|moved|urges?|argues?|contends?|recommends?|recommended|should|would|could|may(?! \d)|might|can|cannot|not (?:be )?(?:appropriate|proper)|must be|will be|any|no)\b|\bv\.\s|["“”]/i;
/** What somebody else wants of the court. */
const ASKED =
  /\b(?:asks?|asked|requests(?= that)|requested|seeks?|sought|moves|moved|urges?|argues?|contends?|recommends?|recommended)\b/i;
const NO_THING =
  /^(?:it|that|this|which|who|he|she|they|there|what|a|an|such|each|every|relief|one|i|we|you|summary judgment that)\b(?:\s(?:motion|case|action|matter|appeal|petition|complaint|order|request|application|cause|claim|claims)s?\b)?/i;
const THIS_THING =
  /^(?:this|that|such|said)\s(?:motion|case|action|matter|appeal|petition|complaint|request|application|cause|lawsuit|proceeding|claim)s?\b/i;
const LEAD_IN =
  /^.*\b(?:ordered|adjudged|decreed|concludes?|rules?|holds?|finds?|accordingly|therefore|reasons?[^,]{0,60}|foregoing[^,]{0,40}|good cause[^,]{0,60}|herein|above|below|stated|opinion|thus|here)\b[\s,:.;]*(?:and\s)?(?:that\s)?(?=(?:the|this|plaintiff|defendant|petitioner|respondent|movant|judgment|motion|all|both|his|her|said|count|claims?|objections?|[A-Z\d[]))/is;

/** 'GRANTED', 'ORDER granting'. */
const SHOUTED = /\b(?:ORDER\b|ORDERED|GRANT|DEN(?:Y|IE)|DISMISS|AFFIRM|REVERS|VACAT|REMAND|SUSTAIN|OVERRUL)/;

export function findDispositions(view: PaperView): FoundFact[] {
  const { docType } = view;
  if (docType === null || NOT_THE_COURT.test(docType)) return [];
  const isPassedOn = !COURT_SPEAKS.test(docType);
  if (isPassedOn && !PASSES_ON.test(docType)) return [];
  const found = new Map<string, FoundFact>();
  for (const statement of view.statements) {
    for (const fact of decisionsIn(view, statement)) {
      if (fact.kind !== 'disposition' || (isPassedOn && !SHOUTED.test(fact.quote))) continue;
      const key = `${fact.value.of} ${fact.value.outcome}`.toLowerCase().replace(/[^a-z\d]+|\bthe\b/g, '');
      const before = found.get(key);
      if (!before || (before.certainty !== 'certain' && fact.certainty === 'certain')) found.set(key, fact);
    }
  }
  return mostImportant(
    [...found.values()].sort((a, b) => a.start - b.start),
    MOST,
  );
}

const COURTS_WORD =
  /grant|den[yi]|dismiss|affirm|revers|vacat|sustain|overrul|remand|quash|str[i]|approv|adopt|aside|advisement|submission|moot|allowed|terminat|enjoin|restrain|continued|adjourn|resche|reset|postpon|default/i;

function decisionsIn(view: PaperView, { passage }: Statement): FoundFact[] {
  const { text } = passage;
  if (!COURTS_WORD.test(text)) return [];
  const isOrdering = /\b(?:ordered|adjudged|decreed|hereby)\b/i.test(text);
  const found: FoundFact[] = [];
  const add = (of: string, outcome: string, start: number, end: number, isSure: boolean) => {
    const name = nameOf(of);
    if (name === null) return;
    const certainty: Certainty = isSure ? 'certain' : 'likely';
    const result = outcomeOf(outcome);
    const value = { what: shortened(text.slice(start, end), LONGEST), of: name, outcome: result };
    found.push(
      factIn(
        view.paper,
        passage,
        { start, end },
        { kind: 'disposition', value },
        { label: 'The court decided', certainty },
      ),
    );
  };
  for (const match of text.matchAll(PASSIVE)) {
    const from = statementStart(text, match.index);
    const subject = text.slice(from, match.index);
    const shouted = /\p{Lu}{4}/u.test(match[1] ?? '');
    const isBare = /^[\s,;:]*be\b/i.test(match[0]);
    if (ASKED.test(subject) || (isBare && !/\b(?:ordered|adjudged|decreed)\b/i.test(subject))) continue;
    if (NOT_DECIDED.test(withoutLeadIn(subject)) || tailConditional(text, match.index + match[0].length))
      continue;
    add(
      subject,
      match[0].replace(new RegExp(`^[\\s,;:]*${BE}${ADVERB},?\\s`, 'i'), ''),
      from,
      match.index + match[0].length,
      isOrdering || shouted,
    );
  }
  for (const match of text.matchAll(ACTIVE)) {
    const before = text.slice(statementStart(text, match.index), match.index);
    if (NOT_DECIDED.test(before) || DONE_TO.test(match[1] ?? '')) continue;
    const rest = cutObject(match[2] ?? '');
    const manner = mannerAfter((match[2] ?? '').slice(rest.length));
    const thing = rest;
    const end = match.index + match[0].length - (match[2] ?? '').length + rest.length;
    const shouted = /\p{Lu}{4}/u.test(match[1] ?? '');
    const remand = /^\sand remand/i.test((match[2] ?? '').slice(rest.length)) ? ' and remanded' : '';
    add(thing, `${match[1] ?? ''}${manner}${remand}`, match.index, end, shouted || isOrdering);
  }
  for (const match of text.matchAll(ADVISEMENT))
    add(match[1] ?? '', `taken ${match[2] ?? ''}`, match.index, match.index + match[0].length, true);
  for (const match of text.matchAll(ENTRY)) {
    const thing = cutObject(match[2] ?? '').replace(/^(?:re\s|\[?\d{1,4}\]?[\s,]{1,2}|and\s)+/, '');
    const whole = cutObject(match[2] ?? '');
    const manner = mannerAfter((match[2] ?? '').slice(whole.length));
    const end = match.index + match[0].length - (match[2] ?? '').length + whole.length;
    add(thing, `${match[1] ?? ''}${manner}`, match.index, end, true);
  }
  for (const match of text.matchAll(DEFAULT)) {
    const before = text.slice(statementStart(text, match.index), match.index);
    if (!NOT_DECIDED.test(before))
      add(match[1] ?? '', 'entered', match.index, match.index + match[0].length, isOrdering);
  }
  if (found.length === 0 && BARE_OPINION.test(text.trim()) && !/so ordered/i.test(text))
    add('The decision under review', text.trim().replace(/\.$/, ''), 0, text.length, true);
  return found;
}

/** 'without prejudice' behind the thing itself and its number in brackets. */
function mannerAfter(words: string): string {
  return new RegExp(`^${MANNER}`, 'i').exec(words.replace(/^\s?\([^)]{0,60}\)/, ''))?.[0] ?? '';
}

/** Where the statement begins in which a place of a sentence stands. */
function statementStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 400), at);
  const cut = Math.max(
    before.lastIndexOf('; '),
    before.lastIndexOf(': '),
    before.search(/[.?!]\s(?=[A-Z][^.?!]*$)/),
  );
  return at - before.length + (cut === -1 ? 0 : cut + 2);
}

function withoutLeadIn(subject: string): string {
  return subject.slice(LEAD_IN.exec(subject)?.[0].length ?? 0);
}

function tailConditional(text: string, at: number): boolean {
  return /^\s?,?\s?(?:only|if|unless|when|where)\b/i.test(text.slice(at));
}

function cutObject(words: string): string {
  const cut = words.search(
    /,?\s(?:because|as moot|with(?:out)? prejudice|with(?:out)? leave|in part|and (?:remands?|affirms?|reverses?|vacates?|dismiss(?:es)?|grants?|den(?:y|ies)|orders?|directs?|will|the|it|enters?)|but|as (?:to|follows|the|it|set)|for the|on the ground|pursuant|under (?:Rule|Fed)|which|since|while|after|filed by|by (?:the )?(?:[A-Z]))\b|\s\(|,\s/,
  );
  return (cut === -1 ? words : words.slice(0, cut)).trimEnd();
}

/** 'although one claim' of 'The claims survive, although one claim': what the verb belongs to. */
function lastClause(subject: string): string {
  const parts = subject.split(
    /,\s(?:and|but|so|although|while|because|since|as|for)\s(?:so\s)?|\s(?:because|although|whereas)\s/i,
  );
  return parts.at(-1) ?? subject;
}

function nameOf(subject: string): string | null {
  const name = lastClause(withoutLeadIn(subject))
    .replace(/^[\s,;:.\d)(]+|[\s,;:(]+$/g, '')
    .replace(
      /^(?:(?:and|that|therefore|accordingly|the foregoing|ordered that|(?:first|second|third|fourth|finally|lastly|also|moreover|further),)\s+)+/i,
      '',
    )
    .replace(/\s?\((?:Doc|Dkt|ECF|Docket|Filing)[^)]*\)?/gi, '')
    .replace(/,?\s(?:\[?(?:ECF|Doc|Dkt)\.?\s?(?:No|Nos)?\.?\s?[\d, -]+\]?)/gi, '')
    .trim();
  if (name.length < 4 || name.length > 220) return null;
  if (NO_THING.test(name) && !THIS_THING.test(name)) return null;
  if (/\b(?:will|shall|must|should|can|could|would|to|not|is|are|was)$/i.test(name)) return null;
  const bare = name.replace(/^the\s+/i, '');
  return bare.charAt(0).toUpperCase() + shortened(bare, LONGEST).slice(1);
}

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bgrant(?:s|ing)?\b/gi, 'granted'],
  [/\bden(?:y|ies|ying)\b/gi, 'denied'],
  [/\bdismiss(?:es|ing)?\b/gi, 'dismissed'],
  [/\baffirm(?:s|ing)?\b/gi, 'affirmed'],
  [/\brevers(?:es?|ing)\b/gi, 'reversed'],
  [/\bvacat(?:es?|ing)\b/gi, 'vacated'],
  [/\bsustain(?:s|ing)?\b/gi, 'sustained'],
  [/\boverrul(?:es?|ing)\b/gi, 'overruled'],
  [/\bremand(?:s|ing)?\b/gi, 'remanded'],
  [/\bquash(?:es|ing)?\b/gi, 'quashed'],
  [/\bstrik(?:es|ing)\b/gi, 'stricken'],
  [/\bapprov(?:es|ing)\b/gi, 'approved'],
  [/\badopt(?:s|ing)?\b/gi, 'adopted'],
  [/\bset(?:s|ting) aside\b/gi, 'set aside'],
  [/\btak(?:es?|ing) under\b/gi, 'taken under'],
  [/^entered$/gi, 'entered'],
];

/** 'granted in part and denied in part', in small letters and as done. */
function outcomeOf(words: string): string {
  const even = words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.]+$/g, '');
  return FORMS.reduce((text, [form, done]) => text.replace(form, done), even);
}
