import { US_STATES } from '../states.ts';
import { isUnchecked } from './caption-blanks.ts';
import { roleOf } from './caption-cells.ts';
import { isLabeled as hasLabeledNumber } from './caption-number.ts';
import { STATE_NAMES } from './caption-place.ts';
import { isProse } from './paper.ts';

export const COURT =
  /\b(?:court|tribunal|appeals? board|(?:appellate|judicial) panel)\b|^(?:in the )?(?:\p{L}+ )?(?:justice|district|circuit|superior|municipal|county|city|probate) courts(?=,? (?:of \p{Lu}|\p{Lu}\p{L}+\W*$))|\bu\.?s\.? courts of appeals\b/iu;
const PANEL = /\bpanel on multidistrict litigation\b/i;
const COURT_PART =
  /\b(?:court|district|division|county|counties|circuit|state of|commonwealth of|judicial|parish|city of|in and for|branch|department|magistrate|metropolitan|part|precinct|appellate)\b/i;
/** 'United States Bankruptcy Court for the:' asks for the district that is filled in below. */
const ASKED = /\b(for|of)( the)?:$/i;
/** '… for the: NORTHERN DISTRICT OF OHIO': what is filled in stands beside what asks for it. */
const ASKED_BESIDE = /\b(for|of)( the)?: (?=(?:\p{Lu}\p{L}+ )?district of )/iu;
/** A label and number of the case on the line of the court. */
export const NUMBER_BEHIND = /\s+(?:case|cause|docket|index|civil action|file)\s+(?:nos?\b|number\b).*$/i;
/** Words of the page that speak of a court and do not name the one that sits. */
export const NO_COURT =
  /^(?:judgment|order|decree),|^(?:original|(?:\d(?:st|nd|rd|th) )?copy)\s?[-–]|\b(?:court use|court (?:address|telephone|reporter|clerk|file)|clerk\S{0,3}(?:\s?of|\W)|located at|address of (?:the )?court|appeal from|filed? (?:it |this )?(?:in|with)|certiorari|on petition|on writ|remov(?:al|ed) from|super\. ct|attorneys? (?:at|for)|judge,|presiding|courthouse|justice center)\b|^\(|[:?]$/i;
export const OPENING = /^(?:in(?: the)?|state of|commonwealth of|county of|city of|the state of)\b/i;
export const LINKING = /^(?:for|of|in|in and for)(?: the)?$/i;
/** 'prepared by the court', 'court coordinator': a court that has no name here. */
const UNNAMED =
  /(?:^|\s)(?:the|this|that|said|by|to|an?|any|our|your|such|open|into|in|before|from|with)\s+court(?!\s+(?:of|for|in and for)\b)/i;
/** No name of a court holds these words. */
const SPOKEN = /\b(?:to|your|you|from|by|on|fund|this)\b/i;
const FOLLOWS_COURT = /^(?:$|\s*[^\p{L}\s]|\s+(?:of|for|in|at|no|nos|number|and|[-–—\d])(?![\p{L}]))/iu;
/** '40 Court Street' and what has a ZIP code; a line number may stand before a court. */
export const STREET =
  /^\d+\s+(?:\p{L}+\.?\s+){1,3}court,?\s+(?:apt|apartment|unit|ste|lot|no|#)\b|^(?:\p{L}\s)?\d+\s+(?:\p{L}+\s+)?court\s+(?!of\b|for\b|in\b)\p{L}|^(?:\p{L}\s)?\d+\s+(?!.*\b(?:district|circuit|superior|supreme|county|states|judicial)\b)(?:\p{L}+\s+){0,3}court[.,]?$|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;
export const ADDRESS = /^\d+\s+\p{Lu}|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;

/** What text recognition saw before the first word of a name. */
export const SPECKS = /^(?:\S{1,3}[:.]?\s+(?=IN THE\b)|[^\p{L}\d]+)/u;

const STATE = US_STATES.map(({ name }) => name).join('|');

/** 'Date and place of court appearance: …': what stands behind a label that is no part of a name. */
export const LABELED = new RegExp(
  `^(?!(?:the )?(?:county|state|city|court|district)\\b|(?:${STATE}):\\s)[^:]*\\p{Ll}[^:]*:(?:\\s|$)`,
  'iu',
);

/** 'The Superior Court of Larch County, Respondent;': a court that is a party. */
const BEHIND_PARTY = /,\s(?:respondents?|petitioners?|defendants?|appellees?)\b\W*$/i;

/** Whether a cell names a court, and not only speaks of one. */
export function isCourtName(printed: string): boolean {
  const text = printed.replace(ASKED, '$1$2').replace(ASKED_BESIDE, '$1$2 ').replace(NUMBER_BEHIND, '');
  return (
    COURT.test(text) &&
    /\S\s+\S/.test(text) &&
    !isUnchecked(printed) &&
    !NO_COURT.test(text) &&
    !STREET.test(text) &&
    !/\svs?\.?\s/i.test(text) &&
    !LABELED.test(text) &&
    !BEHIND_PARTY.test(text) &&
    isNamed(text) &&
    !isProse(text.replace(/\b(?:in the|in and for|of the|for the)\b/gi, '')) &&
    text.length < 110
  );
}

/** Whether words say which court, or of what kind it is. */
function isNamed(text: string): boolean {
  if (PANEL.test(text)) return true;
  if (UNNAMED.test(text) || SPOKEN.test(text)) return false;
  const after = text.slice(text.toLowerCase().lastIndexOf('court') + 'court'.length);
  return (
    !/\bcourt\b/i.test(text) || FOLLOWS_COURT.test(after) || COURT_PART.test(after) || STATE_NAMES.test(after)
  );
}

/** A label of a form whose blank stands elsewhere: 'County', 'Judicial District:'. */
const LABEL_ALONE = /^(?:county|district|division|circuit|department|branch|part|precinct|parish)$|:$/i;

/** 'JUDICIAL DISTRICT' that no number was written before: the form has another line that is filled in. */
export const UNIT_ALONE = /^\W*(?:judicial (?:district|circuit)|county probate)\W*$/i;

/** 'Secure Court Summary': what the court says of something, and no court. */
export const OF_PAPER =
  /\bcourt (?=(?:summary|calendar|date|docket|minutes|records?|appearance|report|case)s?\b)/i;

export function isCourtLine(text: string): boolean {
  return (
    COURT_PART.test(text.replace(OF_PAPER, '')) &&
    !LABEL_ALONE.test(text) &&
    text.length < 90 &&
    !/,$/.test(text) &&
    !hasLabeledNumber(text) &&
    roleOf(text) === null
  );
}
