/** The field of a form that a day fills: 'Offense date:', 'Date of birth', 'Due Date:', 'by personal delivery on (date):'. */
const FIELD =
  /(?:\bdate\s(?:and\stime\s)?of\s(?:the\s)?(?<of>\p{L}{2,20})(?:\sdate)?|(?<word>\p{L}{2,20})\sdate(?:\s(?:and|&|\/)\s?time)?|\bdate\s(?<past>\p{L}{2,20})|\b(?<act>\p{L}{2,20})\son\s\(date\))\s{0,2}[:#.]?\s{0,4}$/iu;
const REACH = 60;
/** What has been when a form names its day. */
const HAS_BEEN =
  /^(?:offen[sc]e|violation|incident|occurrence|accident|crime|loss|injury|birth|death|arrest|arrested|booking|booked|admission|admitted|discharged|issued?|issuance|signed|signature|filed|complaint|warrant|charge|charging|entered|entry|received|receipt|recorded|printed|print|mailed|mailing|posted|postmark|purchase|hire|hired|invoice|statement|transaction|notice|letter|order|conviction|convicted|sentenced|executed|opened|created|run|revised|revision|edition|dob|born|prepared|completed|inspected|assigned|commission|amended|made|paid|sworn|verdict|delivery|delivered|served|service)$/i;
/** What is to be done or held on the day of such a field. */
const DUE = /\b(?:payment\s|fine\s|amount\s|balance\s)?(?:due|pay)\s(?:date|by|on)\s?:\s{0,4}$/i;

/** 'The fact discovery cut-off date is', 'The deadline to amend is': the day behind it is the last. */
const LAST_IS =
  /\b(?:cut-?off|deadline|last day)(?:\sdate)?(?:\s(?:to|for|of)\s[^.;:]{3,80})?\s(?:is|are|shall be|will be)\s(?:(?:now|hereby)\s)?(?:(?:re)?set for\s|(?:extended|continued|moved) to\s)?$/i;
/** 'Petitioner allowed until', 'Plaintiff has to and including'. */
const ALLOWED = /\b(?:allowed|given|granted|has|have)\s(?:(?:up\s)?to and including|until|up to)\s$/i;

/** 'Interrogatories were served on June 2, and responses are due within': what is told before it was, and this is to come. */
const REPLIES_DUE =
  /\b(?:responses?|answers?|objections?)\s(?:there)?(?:to\s)?(?:is|are|shall\sbe|will\sbe)\sdue\s(?:with)?in\s$/i;

/** 'Last filing date', 'Answer by:' say what is still to be done. */
const TO_COME = /\b(?:last|final|latest|by|before|must|shall|due|until|next)\b/i;

/** Whether the field that stands right before a day names an act that has been, wherever the line goes on. */
export function isFieldOfPast(lead: string): boolean {
  const { of, word, past, act } = FIELD.exec(lead.slice(-REACH))?.groups ?? {};
  // 'by personal delivery on (date)' says how, and not by when.
  if (act !== undefined) return HAS_BEEN.test(act);
  const named = of ?? word ?? past;
  return named !== undefined && HAS_BEEN.test(named) && !TO_COME.test(lead.slice(-REACH));
}

/** Whether the words before a day or time say that something is due by it: 'Issue Date: 2/3/2031 Due Date: 2/24/2031'. */
export const isFieldOfDue = (lead: string): boolean =>
  DUE.test(lead.slice(-REACH)) ||
  REPLIES_DUE.test(lead.slice(-REACH)) ||
  ALLOWED.test(lead.slice(-REACH)) ||
  LAST_IS.test(lead.slice(-2 * REACH));
