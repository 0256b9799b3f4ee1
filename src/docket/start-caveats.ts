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
