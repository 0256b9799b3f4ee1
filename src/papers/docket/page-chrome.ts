import { collapse, type DocketLine } from './docket-lines.ts';

/** Lines that every page prints and no entry owns: page numbers, addresses, stamps of the browser. */
const PAGE_FURNITURE: readonly RegExp[] = [
  /^page:? ?\d{1,5}(?: ?(?:of|\/) ?\d{1,5})?$/i,
  /^-? ?\d{1,4} (?:of|\/) \d{1,4} ?-?(?: .{0,80})?$/i,
  /^\d{1,4}\/\d{1,4}$/,
  /^https?:\/\/\S{1,400}(?:\s+\d{1,4}\/\d{1,4})?$/i,
  /^.{0,80}\bhttps?:\/\/\S{0,300}(?:DktRpt|HistDocQry|cgi-bin|TransportRoom|docket)\S{0,300}(?:\s+\d{1,4}\/\d{1,4})?$/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},\s+\d{1,2}:\d{2}(?::\d{2})?\s?[AP]M\b.{0,120}$/i,
  /^(?:(?:live |)cm\/ecf|pacer|nextgen)\b.{0,60}(?:v\d|district|bankruptcy|live|\| ?v)\S{0,60}$/i,
  /^(?:cm\/ecf|pacer)\s{0,3}[-\u2013\u2014|:]\s{0,3}\S.{0,60}$/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},?\s+(?:live\s)?(?:cm\/ecf|pacer|nextgen)\b.{0,80}$/i,
  /^[*=_~.\u2013\u2014-]{4,}$/,
  /^(?:select all(?: \/ clear)?|clear|select all \/ clear|back to top|top of page|sort (?:ascending|descending))$/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/i,
];

const RECEIPT_START = /^(?:pacer service center|transaction receipt|pacer login\s{0,3}:.{0,120})$/i;

/** Heads of sections whose lines are no entries, though some begin with a date. */
const ASIDE =
  /^(?:financial information|(?:judge|judicial|case) assignment (?:history|information)|assignment history|part(?:y|ies) (?:to this case|information|details?)|(?:civil |criminal )?(?:complaint|charge) details?|case (?:detail|information|summary|details)|related cases?(?: information)?|cause of action|fee (?:information|summary)|service of process history|case cross reference.{0,30}|bail.{0,20}information|[~]*name[~ \t]+address[~ \t]+phone[~]*|payment history)\s*:?$/i;
/** The same, but only before the first entry: entries use these words themselves. */
const ASIDE_AT_HEAD = /^(?:part(?:y|ies)|attorneys?|parties and attorneys|case parties)\s*:?$/i;

/** Heads of sections whose dated lines are entries. */
const DOCKET_SECTION =
  /^(?:register of actions?(?: activity)?|events? (?:&|and) (?:orders of the court|hearings?)|other events and hearings|dispositions|documents filed\b.{0,80}|proceedings held\b.{0,80}|docket (?:entries|text|sheet|information|events)|case events?|hearings for this case|case history|case activity|(?:scheduled|past|future) (?:hearings|proceedings)\b.{0,80})\s*:?$/i;

export type SectionKind = 'aside' | 'docket';

/** What a line opens, if it is the head of a section. */
export function sectionOf(line: DocketLine, hasEntries: boolean): SectionKind | null {
  const text = line.trimmed;
  if (text.length > 140) return null;
  if (ASIDE.test(text) || (!hasEntries && ASIDE_AT_HEAD.test(text))) return 'aside';
  return DOCKET_SECTION.test(text) ? 'docket' : null;
}

const MAY_BE_FURNITURE =
  /^(?:page|-? ?\d{1,4} ?(?:of|\/)|\d{1,2}\/|cm\/ecf|live|pacer|nextgen|select|clear|back|top|sort|[*=_~.\u2013\u2014-]{4})|https?:/i;

export function isPageChrome(line: DocketLine): boolean {
  if (line.trimmed.length > 900 || !MAY_BE_FURNITURE.test(line.trimmed)) return false;
  const text = collapse(line.trimmed);
  return text.length <= 700 && PAGE_FURNITURE.some((pattern) => pattern.test(text));
}

/** The receipt that PACER prints below a docket begins here. */
export function isReceiptStart(line: DocketLine): boolean {
  return line.trimmed.length <= 160 && RECEIPT_START.test(line.trimmed);
}

const CAPTION: readonly RegExp[] = [
  /^(?:query|reports?|utilities|help|log ?out|search|what's new|civil|criminal|bankruptcy|adversary|home|print|my account|logged in.{0,60}|skip to main content.{0,120}|history|documents|show docket|case search|calendar|opinions)$/i,
  /\b(?:court|courthouse|division|district of|county of|judicial district)\b/i,
  /\b(?:docket for case|case (?:no|number|#|id|name|type|title)|cause no|index no|civil docket|criminal docket|docket no)\b/i,
  /^(?:v|vs)\.?$|\s(?:v|vs)\.\s/i,
  /^[A-Z][\w /#&'.()-]{1,40}:(?:\s|$)/,
  /^(?:[A-Z]{3,},)+[A-Z]{3,}$/,
  /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|debtor|trustee|claimant|intervenor|movant)s?(?:\(s\))?\b/i,
  /\brepresented\s?by\b|attorney to be noticed|lead attorney|pro hac vice|\(see above/i,
  /^(?:recap actions|courtlistener|general docket|view this docket|docket as of|no\.?:|cat [a-z]$|query\b.{0,60}\breports\b)/i,
  /^(?:notice of electronic filing|notice of docket activity|u\.? ?s\.? ?district court|\*{3}note to public access users)/i,
];

/** A line that stands above a docket: court, case number, parties, navigation. */
export function isCaption(line: DocketLine): boolean {
  const text = line.trimmed;
  return text.length <= 240 && CAPTION.some((pattern) => pattern.test(text));
}
