/** What a person has to know of the day from which a deadline of a docket counts. */
export const FILED_NOT_SERVED =
  'This counts from the day it was filed. “Filed” is not “served”: most times run from the day it was served on you, so correct the date if they differ.';
export const COURT_DATE_WINS = 'A date that the judge or the entry sets comes before any rule.';
export const NOT_FOR_ALL = 'Check first that this entry is about you: a case may have several parties.';
export const ENTERED_COUNTS =
  'The time runs from the day the clerk entered it on the docket, not from the day you heard of it.';
export const MAYBE_NOT_FINAL =
  'Only a final judgment starts this time. An order that ends the whole case may be one even without that name. Ask the clerk or a lawyer at once.';
export const AFTER_VERDICT =
  'The time does not run from the verdict. It runs from the day the clerk enters the judgment on it, often the same day or the next. Look for that entry.';
/** Judgments to come, those about their execution, and ends that both sides asked for: nobody lost anything in them. */
export const NO_LOSS =
  /^\W*(?:\d+\W+)?(?:(?:amended|final|partial|order|of|and)\W+){0,3}(?:agreed|consent|stipulated)\s(?:\w+\s){0,2}?(?:judgment|decree)\b|\bjudgment (?:to|will|shall) (?:issue|follow|be entered)\b(?! (?:in favor|for|against)\b)|\bmotions? for (?:writ of )?execution\b|\b(?:joint|stipulated|agreed|consent) (?:motions?|stipulations?|notices?)[^.;]{0,40}\bdismiss|\bstipulat\w+[^.;]{0,40}\bdismiss|\bstatus only\b/i;
/** No summary judgment was granted in it. */
export const SUMMARY_DENIED =
  /^(?!.*\bgrant[^;.]{0,80}summary judgment).*\bden(?:y|ied|ying)[^;.]{0,80}summary judgment/is;
/** A petition of a prisoner, or of somebody held, is answered only where the judge orders it. */
export const ANSWERED_ON_ORDER = /\bhabeas corpus\b|\b(?:2241|2254|2255)\b/i;
/** A sitting of the court in which nothing is asked that could be opposed. */
export const NO_MOTION = /^(?!.*\b(?:motion|demurrer|application|petition)s?\b)/is;
