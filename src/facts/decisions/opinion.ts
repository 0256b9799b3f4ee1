import { kindOf } from '../../papers/kind-of.ts';
import type { PaperView } from '../statements.ts';
import type { Ruling } from './rulings.ts';

const HEAD = 3000;
const SHORT = 400;
const LONG = 6000;
const OF_APPEAL =
  /\b(?:courts? of appeals?|court of (?:criminal|civil|special) appeals|supreme (?:judicial )?court|appellate (?:court|division|term)|supreme court of appeals|appeals board|board of (?:review|appeals)|circuit)\b/i;
const BETWEEN = /\bv\.?s?\.\s|\b(?:versus|in re|in the matter of|matter of|ex rel\.?|ex parte|estate of)\b/i;
const AS_COURT =
  /\b[Ww]e\s(?:(?:therefore|now|must|accordingly|hereby|thus)\s){0,2}(?:affirm|reverse|vacate|remand|disbar|suspend|grant|deny|dismiss)\b|^[^\S\n]*(?:IT IS\s)?(?:HEREBY\s)?(?:ORDERED|Ordered),?\s(?:that|as follows)\b|\bI[Tt]\s(?:is|IS)\s(?:further\s|hereby\s)?(?:ordered|ORDERED)\b|^[^\S\n]*(?:AFFIRMED|Affirmed|REVERSED|Reversed|AMENDED|VACATED|REMANDED)\b|\bunanimously (?:affirmed|reversed|modified)\b|\b(?:judgment|order)s?\b[^.\n]{0,40}\b(?:is|are)\s(?:affirmed|reversed|vacated)\b|^[^\S\n]*(?:Judgment|Decree|Order|Decision)s?\s(?:affirmed|reversed|vacated|modified)\b[^.\n]{0,80}\.?\s*$/m;
/** Who wrote it and who agreed, as courts print it. */
const JUDGES =
  /\b(?:JJ?\.|Justices?|Judges?|C\.\s?J\.|P\.\s?J\.)[^.\n]{0,60},?\s(?:concurs?|dissents?)\b|\bconcurs?\.|\bPER CURIAM\b|\bPer Curiam\b|\b(?:delivered|filed) the opinion\b|\bOpinion by\b|\bBefore:?\s[^\n]{3,120}(?:JJ?\.|Judges?)|^[^\n]{2,40},\s(?:P\.\s?J|C\.\s?J|J|A\.\s?C\.\s?J)\.[:,—–-]?\s*$|\b(?:Judge|Justice|JUDGE|JUSTICE)S?\b[^\n]{0,40}$/m;
const PARTYS =
  /\b[Rr]espectfully (?:submitted|requests?|moves?|prays?)\b|\bcomes? now\b|\bprayer for relief\b|\bWHEREFORE\b|\bDear\s/;

/** Whether a court speaks in a paper of which nothing else says what it is: as courts are printed that decide an appeal. */
export function isUnnamedDecision({ paper: { text }, docType }: PaperView): boolean {
  if (docType !== null && kindOf(docType) !== 'other') return false;
  const head = text.slice(0, HEAD);
  return (
    OF_APPEAL.test(head) &&
    BETWEEN.test(head) &&
    AS_COURT.test(text) &&
    JUDGES.test(text) &&
    !PARTYS.test(text)
  );
}

/**
 * A decision that tells how the case came to the court: what other courts decided, and what it granted or denied on the
 * way, stands in it too. Orders of a page or two say what they decide and little else.
 */
export function isOpinion({ paper: { text }, docType }: PaperView): boolean {
  if (docType !== null && kindOf(docType) === 'opinion') return text.length > SHORT;
  const ofAppeal = OF_APPEAL.test(text.slice(0, HEAD)) && /\bappe(?:al|ll)/i.test(text.slice(0, HEAD));
  return (ofAppeal && text.length > SHORT) || text.length > 4 * LONG;
}

/** Papers of which nobody takes the words for a court's, whatever they quote. */
const OTHERS = /e-?mail|letter|proposed|brief|transcript|article/i;
const NOTICE = /notice/i;
const ORDERS_ITSELF =
  /^[^\S\n]*AND NOW,\s|^[^\S\n]*(?:ORDERED|Ordered|Adjudged|ADJUDGED)(?:,?\s(?:that|and)\b|:)|^[^\S\n]*(?:\d{1,2}[.)]\s)?(?:The|THE)\s(?:Court|COURT|court)\s(?:hereby\s|HEREBY\s)?(?:orders|ORDERS)\b|\b(?:judgment|order|decision|decree)s?\s(?:below\s|of [^.;\n]{3,60}\s)?\s{0,9}(?:is|are)\s(?:hereby\s)?(?:affirmed|reversed|vacated)\b|\b[Ww]e\s(?:refer this matter|impose)\b/m;
/** What only a court's own paper bears: its minutes, the report of decisions, a judge under the order. */
const BENCH =
  /^[^\S\n]*(?:COURTROOM|CIVIL|CRIMINAL|HEARING|TRIAL)?\s?MINUTES\b|\bSlip Op\b|^[^\S\n]*(?:\p{Lu}[\p{Lu}.'’-]+\s){0,4}(?:CHIEF |DISTRICT |MAGISTRATE |CIRCUIT |SUPERIOR COURT )?(?:JUDGE|JUSTICE)(?:\sPRO TEM|\sPRESIDING)?\s*$|^[^\S\n]*(?:BY THE COURT|By the Court)\b|\bJ\.\s?S\.\s?C\.\s*$|\bNOT FOR PUBLICATION\b|^[^\S\n]*Judicial Officer\s*$/mu;
const NAMES_COURT = /\bcourt\b|\bappellate division\b/i;

/** 'MINUTE entry before the Honorable …', 'Tentative Rulings': the heads under which courts print what they ruled. */
const RULED =
  /^[^\S\n]*(?:MINUTE\s(?:entry|ENTRY|order|ORDER)\b|(?:TENTATIVE|Tentative)\s(?:RULING|Ruling)S?s?\s*$)/m;

/** Whether a paper is a court's by its form, though it was taken for something else: its head, its voice, its bench. */
export function isOfBench({ paper: { text }, docType }: PaperView): boolean {
  if (docType !== null && OTHERS.test(docType)) return false;
  if (RULED.test(text) && NAMES_COURT.test(text.slice(0, HEAD)) && !PARTYS.test(text)) return true;
  // A printed opinion may bear a notice in a box at its head.
  if (
    NOTICE.test(docType ?? '') &&
    !(AS_COURT.test(text) && JUDGES.test(text) && OF_APPEAL.test(text.slice(0, HEAD)))
  )
    return false;
  return (
    NAMES_COURT.test(text.slice(0, HEAD)) &&
    (ORDERS_ITSELF.test(text) || AS_COURT.test(text)) &&
    (BENCH.test(text) || JUDGES.test(text)) &&
    !PARTYS.test(text)
  );
}

const UNNAMED = /^(?:the )?decision under review$/i;

/** What a line decides that names nothing, by what was done: only on an appeal it is the decision of another court. */
export function namedAlone({ paper: { text } }: PaperView, ruling: Ruling): Ruling {
  if (!UNNAMED.test(ruling.of)) return ruling;
  // Nobody grants or denies a decision.
  if (/^(?:granted|denied)/.test(ruling.outcome)) return { ...ruling, of: 'Request' };
  if (/^remanded/.test(ruling.outcome)) return { ...ruling, of: 'Case' };
  const isOnAppeal = OF_APPEAL.test(text.slice(0, HEAD));
  return /^dismissed/.test(ruling.outcome) ? { ...ruling, of: isOnAppeal ? 'Appeal' : 'Case' } : ruling;
}

/** Words with which a court comes to what it decides. */
const CONCLUDES =
  /\b(?:(?:for|upon|in light of)\s(?:the|these|all|those|above)[^.;]{0,60}?\b(?:reasons?|foregoing|above)|(?:for|based on|in view of) the (?:foregoing|above)|accordingly|therefore|thus|hereby|consequently|in sum|in conclusion|ordered|ORDERED|adjudged|decreed|as follows)\b|^\W{0,5}(?:CONCLUSION|DISPOSITION|DECISION|ORDER)\b/i;
const CLOSING = 0.9;
/** Where 'The order is reversed' is the end of the opinion, though notes and other opinions may follow. */
const LATE = 0.6;
const OWN_VOICE = /\b(?:we|We|it is|IT IS|this Court|this court|(?:the|The) (?:Court|Panel)(?! of))\b/;
const ABOUT_ANOTHER =
  /\b(?:trial|district|circuit|superior|lower|county|family|probate|juvenile|bankruptcy|chancery|motion|post-conviction|sentencing) (?:court|judge)\b|\b(?:the (?:judge|ALJ|board|commission|hearing officer|magistrate)|which (?:was|were)|counsel)\b/i;
const PAST =
  /\b(?:was|were|has been|have been|had been)\b|^(?:the|this) (?:\w+\s)?(?:court|judge|panel|board|commission|tribunal|master|magistrate|referee|arbitrator)\s(?:\w+ly\s|also\s|then\s|further\s|therefore\s|again\s){0,2}(?:\w+ed|struck|found|held|took|set)\b|^(?:we|i)\s(?:\w+ly\s)?(?:\w+ed|struck|found|held|took|set)\b/i;
const ONE_ISSUE =
  /\bon (?:this|that) (?:issue|point|ground|basis)\b|\b(?:court|judge|board|commission)s?\sin\s\w+ing\b/i;
const AS_TITLE = /(?:^|\s)(?:\p{Lu}{3,}[\s,]+){0,6}(?:ORDERS?|JUDGMENT|DECREE|OPINION|DECISION)\b[^a-z]*$/u;

/**
 * Whether a ruling in an opinion is the opinion's own: said as of now, by the court itself, where it concludes. What the
 * court below decided, what was decided in another case and on the way is history. `place` is 0 at the head of the
 * paper and 1 at its end; a short one tells little on its way.
 */
export function isOfOpinion(ruling: Ruling, words: string, place: number, isShort = false): boolean {
  const said = words.slice(ruling.start, ruling.end).replace(SENT_FOR, '');
  const before = words.slice(0, ruling.start);
  if (inQuotes(before)) return false;
  if (ruling.way === 'decretal') return true;
  // 'Motion for leave denied.': a statement of a thing and what was done with it.
  if (ruling.way === undefined && before.trim() === '' && /^[\s.]*$/.test(words.slice(ruling.end)))
    return isShort;
  if (ruling.way === 'head') return place < 0.1 && AS_TITLE.test(before) && /\p{Lu}{4}/u.test(said);
  const isShouted =
    /\b(?:AFFIRM|REVERS|VACAT|REMAND|GRANT|DEN[IY]|DISMISS|SUSTAIN|OVERRUL|QUASH)\p{Lu}*/u.test(said);
  if (isShouted) return true;
  if (PAST.test(said) || ONE_ISSUE.test(words.slice(ruling.start, ruling.end + 30))) return false;
  if (/^(?:adopt|reject|accept|allow|clos)/i.test(ruling.outcome) && !DECIDABLE.test(ruling.of)) return false;
  if (ruling.way === 'active')
    return (
      OWN_VOICE.test(said) ||
      (isShort && /^the court\s/.test(said) && !ABOUT_ANOTHER.test(said)) ||
      (CONCLUDES.test(before) && !ABOUT_ANOTHER.test(said))
    );
  const isWhole = GENERIC.test(ruling.of) && !ABOUT_ANOTHER.test(ruling.of.replace(GENERIC, ''));
  const closing = isWhole || (isShort && OF_ITS_OWN.test(ruling.of)) ? LATE : CLOSING;
  return CONCLUDES.test(words.slice(0, ruling.end)) || place > (isShort ? closing / 2 : closing);
}

/** What a case is sent back for tells of what was, and is to come. */
const SENT_FOR = /(?<=\bremand(?:s|ed)?\b.{0,80}?)\s(?:for|with|so that)\s.*$/is;

/** What brings a case before the court that decides it. */
const OF_ITS_OWN = /^(?:the\s)?(?:\w+['’]s?\s)?(?:appeals?|petitions?(?:\sfor\s[\w ]{3,40})?)$/i;

/** What an opinion thinks on its way, where it says at its end what is ordered of it. */
export function withoutOnTheWay<T extends Said & { place: number }>(all: readonly T[]): T[] {
  const ordered = new Set(
    all
      .filter(({ certainty, place }) => certainty === 'certain' && place > ENDS)
      .map(({ outcome }) => VERB.exec(outcome)?.[0]),
  );
  const isSaid = ({ of, outcome, place }: T) =>
    REMANDED.test(outcome) && !SENT_ALONE.test(of) && place > LATE;
  const [saysWhatFor] = all.filter(isSaid);
  return all.filter((each) => {
    const { certainty, place, outcome, of } = each;
    // What a case is sent back for is told, and not that it is sent back.
    if (saysWhatFor !== undefined && REMANDED.test(outcome))
      return isSaid(each) || !SENT_ALONE.test(of) || outcome.length > saysWhatFor.outcome.length;
    return certainty === 'certain' || place > ENDS || !ordered.has(VERB.exec(outcome)?.[0]);
  });
}
const REMANDED = /^remanded\b/;
const SENT_ALONE = /^(?:case|decision under review)$/i;
const ENDS = 0.85;

/** What a court adopts, rejects or allows when it decides; arguments and readings it only answers. */
const DECIDABLE =
  /\b(?:motions?|petitions?|applications?|requests?|reports?|recommendations?|stipulations?|agreements?|plans?|appeals?|claims?|objections?|settlements?|case|action)\b/i;

function inQuotes(before: string): boolean {
  const open = (before.match(/[“]/g) ?? []).length;
  const closed = (before.match(/[”]/g) ?? []).length;
  return open > closed;
}

/** 'September 20, 2023 order': a day before what is named. */
const OF_DAY = /^(?:the\s)?\p{L}+\.?\s\d{1,2},\s\d{4},?\s/u;
const GENERIC =
  /^(?:the\s)?(?:decision under review|(?:[\w’'.]+\s){0,4}?(?:judgments?|orders?|decisions?|rulings?|decrees?|commission|board|courts?|sentences?|convictions?|dismissal|adjudication|award))\b(?!.*\b(?:as to|insofar|except|counts?|motions?|finding|part of|grant of|denial of)\b)/i;
const VERB = /^\w+/;

interface Said {
  isHead?: boolean;
  of: string;
  outcome: string;
  certainty: string;
  start: number;
}

/** How much one says: what is named before what is not, what is ordered before what is thought, more words before few. */
const weightOf = ({ of, outcome, certainty }: Said): number =>
  (/decision under review/i.test(of) ? 0 : 100) +
  (certainty === 'certain' ? 50 : 0) +
  20 * (outcome.match(ANY_VERB)?.length ?? 0) +
  of.split(/\s+/).length;
const ANY_VERB = /\b(?:affirm|revers|vacat|remand|modif|dismiss)ed\b|\bin part\b/g;

/** An opinion says at its head, on its way and at its end what it comes to; the fullest of it stands, the later of two. */
export function saidOnce<T extends Said>(all: readonly T[]): T[] {
  const best = new Map<string, T>();
  // Of several cases that are decided at once each is told by itself.
  const key = ({ of, outcome }: T) =>
    GENERIC.test(of.replace(OF_DAY, '')) && !/\bin no\. \d/i.test(outcome)
      ? (VERB.exec(outcome)?.[0] ?? '')
      : null;
  for (const each of all.toSorted((a, b) => a.start - b.start)) {
    const own = key(each);
    if (own === null) continue;
    const before = best.get(own);
    if (before === undefined || weightOf(each) >= weightOf(before)) best.set(own, each);
  }
  return all.filter((each) => {
    const own = key(each);
    return own === null || best.get(own) === each;
  });
}

const SHORT_NAME =
  /^(?:(?:his|her|its|their|the|this)\s)?(appeal|motion|petition|complaint|request|application|claims?|action|case)$/i;

/** 'His appeal', 'the motion' where what it is stands elsewhere with the same decision. */
export function withoutShortNames<T extends Said>(all: readonly T[]): T[] {
  return all.filter((each) => {
    const noun = SHORT_NAME.exec(each.of)?.[1]?.toLowerCase();
    const verb = VERB.exec(each.outcome)?.[0];
    return (
      noun === undefined ||
      !all.some(
        (other) =>
          // What a title says does not stand for what is ordered.
          !(other.isHead && !each.isHead) &&
          !SHORT_NAME.test(other.of) &&
          other.of.toLowerCase().includes(noun) &&
          VERB.exec(other.outcome)?.[0] === verb &&
          (each.outcome === other.outcome || !/\b(?:as to|with respect|to the extent)\b/.test(each.outcome)),
      )
    );
  });
}

/** 'The R&R', 'the Magistrate Judge's Report': one thing by whichever name. */
const REPORT = /\breports?\b|\brecommendations?\b|\bR\s?&\s?R\b/i;

function areOne(one: string, other: string): boolean {
  if (REPORT.test(one) && REPORT.test(other)) return true;
  const [a, b] = [one, other].map((words) => new Set(words.toLowerCase().match(/[\p{L}\d]{3,}/gu)));
  if (a === undefined || b === undefined) return false;
  return [...a].filter((word) => b.has(word)).length >= Math.min(a.size, b.size) / 2;
}

/** What a title says that an order does, where the same is ordered below. */
export function withoutTitles<T extends Said>(all: readonly T[]): T[] {
  return all.filter(
    (each) =>
      !each.isHead ||
      !all.some(
        (other) =>
          !other.isHead &&
          !SHORT_NAME.test(other.of) &&
          other.outcome.includes(each.outcome) &&
          areOne(each.of, other.of),
      ),
  );
}
