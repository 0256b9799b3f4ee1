import type { Paper } from '../../papers/paper.ts';
import type { Certainty, FoundFact } from '../schema.ts';
import { factIn, mostImportant, type PaperView } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import type { Passage } from '../times/passage.ts';
import { hangsOnAnAct } from './otherwise.ts';
import { inParts, movesSitting, outcomeOf, scopeAfter } from './outcomes.ts';

const MOST = 40;
const LONGEST = 200;
/** What is decided on, with the clauses that hang on it; a longer one is no name. */
const LONGEST_SUBJECT = 400;

/** Papers in which a court speaks, or that tell what it did. */
const COURT_SPEAKS =
  /order|judgment|opinion|decree|minute|decision|docket|electronic filing|ruling|writ|recommendation/i;
const NOT_THE_COURT = /proposed|recommendation/i;
/** Papers that only pass on what a court decided: there it has to be printed as courts print it. */
const PASSES_ON = /e-?mail|notice|letter/i;

const PARTS =
  '(?:\\s(?:and|in)\\s(?:granted|denied|affirmed|reversed|sustained|overruled|dismissed|in\\s)?\\s?(?:part|remanded))?';
/** A letter of a clause; the points of '9:00 a.m.' and of 'Dept. 14' end none. */
const IN_CLAUSE =
  '(?:(?!(?<=\\d\\s?[ap]\\.\\s?m\\.)\\s{1,3}(?-i:[A-Z]))[^.;]|(?<=\\d\\s?[ap](?:\\.\\s?m)?)\\.|\\.(?=\\s?\\d))';
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
  'awarded(?: to\\s[^.;,]{3,60})?',
  'stayed(?: (?:until|pending|for)\\s[^.;]{3,60})?',
  'terminated',
  'enjoined(?: from\\s[^.;]{4,90})?',
  'restrained(?: from\\s[^.;]{4,90})?',
  `(?:continued|adjourned|rescheduled|reset|postponed) (?:to|until)\\s${IN_CLAUSE}{4,60}`,
].join('|');
/** What is only ever said of whom or what it is done to. */
const DONE_TO = /^(?:enjoined|stayed|awarded|restrained|continued|adjourned|rescheduled|reset|postponed)/i;
const MANNER =
  '(?:\\s?,?\\s(?:in (?:its|their) entirety|in full|in part|with(?:out)? prejudice|with(?:out)? leave to (?:amend|refile|replead)|as moot|as untimely|(?:and\\s)?(?:re)?manded|and remanded|and dismissed|and denied in part|and granted in part|on (?:the )?conditions?[^.;]{0,40}|nunc pro tunc))*';
const BE = '(?:is|are|(?:shall|will)(?:\\s(?:also|therefore|thus))? be|is and shall be|stands?|be)';
const ADVERB =
  '(?:\\s(?:hereby|therefore|accordingly|also|otherwise|respectfully|now|conditionally|provisionally|further)){0,2}';

/** 'the motion to dismiss is hereby GRANTED in part': the head of the sentence is what is decided. */
const PASSIVE = new RegExp(`(?:^|[\\s,;:])${BE}${ADVERB},?\\s(${DONE})(?!\\w)${PARTS}(${MANNER})`, 'gi');
/** 'and DENIED as to Count III', behind the part on which was decided first. */
const AND_DONE = new RegExp(
  `^,?\\s(?:and|but)\\s(?:(?:is|are)\\s)?(?:(?:otherwise|hereby)\\s)?(${DONE})\\b(${MANNER})`,
  'i',
);
/** 'the Court DENIES the motion', 'we affirm the judgment'. */
const ACTIVE = new RegExp(
  `\\b(?:(?:the|this)\\s(?:court|undersigned|judge|panel)|(?:we|i)(?:\\s(?:am|are)(?=\\s(?:\\w+ly\\s)?\\w+ing\\s))?|(?=hereby\\s))(?:\\s?(?:hereby|therefore|accordingly|also|now|thus|further|will|must)){0,2}\\s(${DONE})\\b\\s((?:(?:the|this|that|those|these|all|said|both|plaintiff|defendant|petitioner|respondent|movant|his|her|its|their|appellant)s?['’]?s?\\s)[^.;]{3,260})`,
  'gi',
);
/** 'and DENIES the motion for fees', behind what was decided first and its number on the docket. */
const CHAINED =
  /^(?:\s?\([^)]{0,60}\))?,?\s(?:and|but)\s(?:hereby\s)?(grant(?:s|ing)?|den(?:y|ies|ying)|dismiss(?:es|ing)?|strik(?:es|ing)|vacat(?:es|ing)|overrul(?:es|ing)|sustain(?:s|ing)?)\s((?:the|this|all|said|both|plaintiff|defendant|petitioner|respondent|movant|his|her|its|their)s?['’]?s?\s[^.;]{3,200})/i;
/** 'ORDER granting 12 Motion to Dismiss', as dockets write it. */
const ENTRY =
  /\bORDER(?:ED)?\b(?:\s(?:that|entered|by (?:the )?(?:Judge|Magistrate)[^:;]{0,40}))?[:,–-]?\s((?:grant|deny|dismiss|vacat|adopt|approv|affirm|strik|overrul|sustain)ing(?:\sin part and (?:grant|deny)ing in part|\sin part)?(?:\sas moot)?)\s((?:(?:re\s)?\[?\d{1,4}\]?[\s,]{1,2}(?:and\s)?)*(?:(?:[Tt]he\s|[Tt]his\s)?(?:[A-Z]|(?:case|action|complaint|petition|appeal)\b)[^.;]{0,200}))/g;
/** 'Default is entered against Defendant', 'judgment is hereby entered in favor of plaintiff'. */
const DEFAULT =
  /\b((?:the\s)?(?:default(?:\sjudgment)?|judgment(?:\sof possession)?)(?:\s(?:against|of|as to|for)\s(?:the\s)?[^.;,]{3,60}?)?)\s(?:is|has been|was|shall be|be)\s(?:hereby\s)?(entered(?:\s(?:in favor of|for|against)\s(?:[^.;,]|,\d|\.\d){3,90})?)/gi;
/** 'Demurrer SUSTAINED with leave to amend', 'Motion granted in part', 'Case dismissed without prejudice': a thing and what was done, and nothing else. */
const NOMINAL = new RegExp(
  `(?<=^|[.;:]\\s)[\\s\\d.)(•-]{0,8}((?:[\\w'’/&-]+\\s){0,9}?(?:motions?|demurrers?|application|petition|request|objections?|case|action|complaint|appeal|claims?|counterclaim|judgment|matter|continuance|writ|stipulation|charges?|counts?)(?:\\s(?:to|for|of|in|by|against)\\s[^.;:]{2,90}?)?)\\s?[:–-]?\\s(${DONE})\\b${PARTS}(${MANNER})(?=[.;]?\\s{0,3}$|[.;]\\s)`,
  'gi',
);
/** 'Attorney's fees: DENIED.': a label and what was done, and nothing else. */
const LABELED = new RegExp(
  `(?<=^|[.;]\\s)[\\s\\d.)(•-]{0,8}(\\p{Lu}[\\p{L}\\d'’ ,&/()-]{2,100}?)\\s?:\\s{1,9}(${DONE})\\b(${PARTS}${MANNER}(?:\\s(?:in the (?:amount|sum) of|as to|until)\\s[^;:]{1,80})?)(?=[.;]?\\s{0,3}$|[.;]\\s)`,
  'giu',
);
/** Labels that name no thing. */
const FIELD =
  /\b(?:status|disposition|result|outcome|ruling|decision|order|orders|vote|action taken|history)$/i;
/** 'Motion for continuance: ☒ Granted ☐ Denied', '[X] GRANTED [ ] DENIED'. */
const CHECKED =
  /(?:☒|☑|✔|✓|\[\s?x\s?\]|\(\s?x\s?\))\s{0,3}(granted in part|granted|denied|dismissed with(?:out)? prejudice|dismissed|approved|overruled|sustained|continued|vacated)\b/gi;
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
  /^(?:this|that|such|said)\s(?:motion|case|action|matter|appeal|petition|complaint|request|application|cause|lawsuit|suit|proceeding|claim)s?\b/i;
const LEAD_IN =
  /^.*\b(?:ordered|adjudged|decreed|concludes?|rules?(?!\s\d)|holds?|finds?|accordingly|therefore|reasons?[^,]{0,60}|foregoing[^,]{0,40}|good cause[^,]{0,60}|herein|above|below|stated|opinion|thus|here)\b[\s,:.;]*(?:and\s)?(?:that\s)?(?=(?:the|this|plaintiff|defendant|petitioner|respondent|movant|judgment|motion|all|both|his|her|said|count|claims?|objections?|[A-Z\d[]))/is;

/** 'GRANTED', 'ORDER granting'. */
const SHOUTED = /\b(?:ORDER\b|ORDERED|GRANT|DEN(?:Y|IE)|DISMISS|AFFIRM|REVERS|VACAT|REMAND|SUSTAIN|OVERRUL)/;

/** What an entry of a docket says that the court decided, in the words of the entry. */
export function dispositionsOf(paper: Paper, passage: Passage): FoundFact[] {
  return decisionsIn(paper, passage);
}

export function findDispositions(view: PaperView): FoundFact[] {
  const { docType } = view;
  if (docType === null || NOT_THE_COURT.test(docType)) return [];
  const isPassedOn = !COURT_SPEAKS.test(docType) && !isJudges(view);
  if (isPassedOn && !PASSES_ON.test(docType)) return [];
  const found = new Map<string, FoundFact>();
  for (const statement of view.statements) {
    for (const fact of decisionsIn(view.paper, statement.passage)) {
      if (fact.kind !== 'disposition') continue;
      if (isPassedOn && !SHOUTED.test(fact.quote) && !movesSitting(docType, fact)) continue;
      const key = `${fact.value.of} ${fact.value.outcome}`.toLowerCase().replace(/[^a-z\d]+|\bthe\b/g, '');
      const before = found.get(key);
      if (!before || (before.certainty !== 'certain' && fact.certainty === 'certain')) found.set(key, fact);
    }
  }
  return mostImportant(inParts([...found.values()].sort((a, b) => a.start - b.start)), MOST);
}

const LONGEST_NOMINAL = 1000;
const SIGNED = 1500;
/** 'Judge, 5th District Court' under a name, 'JUDGE PRESIDING': what closes a letter that a judge wrote. */
const JUDGES_LINE =
  /^\s*(?:the\s)?(?:\d{1,3}(?:st|nd|rd|th)\s)?(?:(?:presiding|associate|administrative|district|circuit|county|superior|chief|senior|magistrate|municipal|probate|family|court|judicial)\s){0,3}(?:judge|justice)(?:\s(?:presiding|of the\s.{3,50}))?(?:,.{0,60})?\s*$/imu;

/** A letter in which a judge rules. */
function isJudges({ paper, docType }: PaperView): boolean {
  if (!/letter/i.test(docType ?? '')) return false;
  return JUDGES_LINE.test(paper.text.slice(-SIGNED));
}

const COURTS_WORD =
  /grant|den[yi]|dismiss|affirm|revers|vacat|sustain|overrul|remand|quash|str[i]|approv|adopt|aside|advisement|submission|moot|allowed|award|stay|judgment|terminat|enjoin|restrain|continued|adjourn|resche|reset|postpon|default/i;

function decisionsIn(paper: Paper, passage: Passage): FoundFact[] {
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
        paper,
        passage,
        { start, end },
        { kind: 'disposition', value },
        { label: 'The court decided', certainty },
      ),
    );
  };
  let decided = 0;
  for (const match of text.matchAll(PASSIVE)) {
    if (match.index < decided) continue;
    // 'The hearing is VACATED and the matter is continued': the second has a subject of its own.
    const own = /^,?\s(?:and|but)\s/i.exec(text.slice(decided));
    const from = Math.max(
      statementStart(text, match.index),
      decided > 0 && own && decided + own[0].length < match.index ? decided + own[0].length : 0,
    );
    const subject = text.slice(from, match.index);
    const shouted = /\p{Lu}{4}/u.test(match[1] ?? '');
    const isBare = /^[\s,;:]*be\b/i.test(match[0]);
    if (ASKED.test(subject) || (isBare && !/\b(?:ordered|adjudged|decreed)\b/i.test(subject))) continue;
    if (NOT_DECIDED.test(withoutLeadIn(subject)) || tailConditional(text, match.index + match[0].length))
      continue;
    if (hangsOnAnAct(subject, match[0])) continue;
    const end = match.index + match[0].length;
    const scope = scopeAfter(text, end);
    add(
      subject,
      `${match[0].replace(new RegExp(`^[\\s,;:]*${BE}${ADVERB},?\\s`, 'i'), '')}${
        (match[2] ?? '') === '' ? mannerAfter(text, match.index + match[0].length) : ''
      }${scope}`,
      from,
      end,
      isOrdering || shouted,
    );
    decided = end + scope.length;
    for (let next = scope === '' ? null : AND_DONE.exec(text.slice(decided)); next !== null; ) {
      const at = decided + next[0].length;
      const rest = scopeAfter(text, at);
      add(subject, `${next[1] ?? ''}${next[2] ?? ''}${rest}`, from, at + rest.length, isOrdering || shouted);
      decided = at + rest.length;
      next = rest === '' ? null : AND_DONE.exec(text.slice(decided));
    }
  }
  for (const match of text.matchAll(ACTIVE)) {
    const before = text.slice(statementStart(text, match.index), match.index);
    if (NOT_DECIDED.test(before) || DONE_TO.test(match[1] ?? '')) continue;
    if (hangsOnAnAct(before, match[0].slice(0, match[0].length - (match[2] ?? '').length))) continue;
    const rest = cutObject(match[2] ?? '');
    const thing = rest;
    const end = match.index + match[0].length - (match[2] ?? '').length + rest.length;
    const manner = mannerAfter(text, end);
    const shouted = /\p{Lu}{4}/u.test(match[1] ?? '');
    const remand = /^\sand remand/i.test((match[2] ?? '').slice(rest.length)) ? ' and remanded' : '';
    add(thing, `${match[1] ?? ''}${manner}${remand}`, match.index, end, shouted || isOrdering);
    const next = CHAINED.exec(text.slice(end, end + 300));
    if (next === null) continue;
    const other = cutObject(next[2] ?? '');
    const from = end + next[0].length - (next[2] ?? '').length;
    const done = `${next[1] ?? ''}${mannerAfter(text, from + other.length)}`;
    add(other, done, match.index, from + other.length, shouted || isOrdering);
  }
  for (const match of text.matchAll(ADVISEMENT))
    add(match[1] ?? '', `taken ${match[2] ?? ''}`, match.index, match.index + match[0].length, true);
  for (const match of text.matchAll(ENTRY)) {
    const thing = cutObject(match[2] ?? '').replace(/^(?:re\s|\[?\d{1,4}\]?[\s,]{1,2}|and\s)+/, '');
    const whole = cutObject(match[2] ?? '');
    const end = match.index + match[0].length - (match[2] ?? '').length + whole.length;
    const manner = mannerAfter(text, end);
    add(thing, `${match[1] ?? ''}${manner}`, match.index, end, true);
  }
  for (const match of text.matchAll(DEFAULT)) {
    const before = text.slice(statementStart(text, match.index), match.index);
    if (!NOT_DECIDED.test(before) && !hangsOnAnAct(before, match[0]))
      add(match[1] ?? '', match[2] ?? 'entered', match.index, match.index + match[0].length, isOrdering);
  }
  if (found.length === 0)
    for (const match of text.slice(0, LONGEST_NOMINAL).matchAll(NOMINAL)) {
      const thing = match[1] ?? '';
      const at = match[0].indexOf(thing);
      const done = match[0].slice(at + thing.length);
      if (NOT_DECIDED.test(thing)) continue;
      const start = match.index + at;
      add(
        thing,
        done.replace(/^[\s:–-]+/, ''),
        start,
        start + thing.length + done.length,
        /\p{Lu}{4}/u.test(done),
      );
    }
  if (found.length === 0)
    for (const match of text.slice(0, LONGEST_NOMINAL).matchAll(LABELED)) {
      const [whole, thing = '', done = '', manner = ''] = match;
      if (!/^\p{Lu}/u.test(thing) || !/^\p{Lu}/u.test(done) || FIELD.test(thing) || NOT_DECIDED.test(thing))
        continue;
      const start = match.index + whole.indexOf(thing);
      add(thing, `${done}${manner}`, start, match.index + whole.length, /\p{Lu}{4}/u.test(done));
    }
  for (const match of text.matchAll(CHECKED)) {
    const before = text.slice(Math.max(0, match.index - 160), match.index);
    const thing = /([^.;:☐☒\]]{4,120})[.:]?\s*(?:(?:☐|\[\s?\]|\(\s?\))\s{0,3}[\w ]{3,40}\s*){0,3}$/.exec(
      before,
    )?.[1];
    if (thing !== undefined)
      add(
        thing,
        match[1] ?? '',
        match.index - before.length + before.indexOf(thing),
        match.index + match[0].length,
        true,
      );
  }
  if (found.length === 0 && BARE_OPINION.test(text.trim()) && !/so ordered/i.test(text))
    add('The decision under review', text.trim().replace(/\.$/, ''), 0, text.length, true);
  return found;
}

const AS_DONE = new RegExp(`^${MANNER}`, 'i');
/** '(Doc. 43)', '[12]', ', ECF No. 7': where the thing stands on the docket. */
const CITED =
  /^(?:\s?\([^)]{0,60}\)|\s?\[[^\]]{0,40}\]|,?\s(?:ECF|Doc|Docs|Dkt)\.?\s(?:Nos?\.?\s)?\d[\d, -]{0,20}(?<=\d),?(?=\s)){1,3}/;

/** 'without prejudice' behind what was done or the thing itself, and its number on the docket. */
function mannerAfter(text: string, at: number): string {
  return (AS_DONE.exec(text.slice(at, at + 200).replace(CITED, ''))?.[0] ?? '').replace(/^\s?,/, '');
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
    /,?\s(?:because|as moot|with(?:out)? prejudice|with(?:out)? leave|in part|and (?:remands?|affirms?|reverses?|vacates?|dismiss(?:es)?|grant(?:s|ing)?|den(?:y|ies|ying)|orders?|directs?|will|the|it|enters?|\p{Ll}+s\s(?:the|an?|all|this|that|these|those|its|his|her|their))|but|as (?:to|follows|the|it|set)|for the|on the ground|pursuant|under (?:Rule|Fed)|which|since|while|after|filed by|by (?:the )?(?:[A-Z]))\b|\s\(|,\s/u,
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
      /^(?:(?:and|that|otherwise,|therefore|accordingly|the foregoing|ordered that|(?:first|second|third|fourth|finally|lastly|also|moreover|further),)\s+)+/i,
      '',
    )
    .replace(/^(?:by|of) (?:the|this) court,?\s+/i, '')
    .replace(/\s?\((?:Doc|Dkt|ECF|Docket|Filing)[^)]*\)?/gi, '')
    .replace(/,?\s(?:\[?(?:ECF|Doc|Dkt)\.?\s?(?:No|Nos)?\.?\s?[\d, -]+\]?)/gi, '')
    .trim();
  if (name.length < 4 || name.length > LONGEST_SUBJECT) return null;
  if (NO_THING.test(name) && !THIS_THING.test(name)) return null;
  if (/\b(?:will|shall|must|should|can|could|would|to|not|is|are|was|be)$/i.test(name)) return null;
  const bare = name.replace(/^the\s+/i, '');
  return bare.charAt(0).toUpperCase() + shortened(bare, LONGEST).slice(1);
}
