import { readTable } from './worked-date.ts';

/**
 * The worked examples of the product's legal facts: the six listed rules with their business-day and true
 * dates, and the further examples for New Mexico and California. Typed in by hand from there; where the
 * facts give one of the two dates only, the other was counted on a paper calendar.
 * One differs on purpose: for rule 5, example A they count to Mar 17, 2026, leaving out Lincoln's Birthday, a
 * California court holiday. The product's business days know 11 federal-style holidays only: Mar 16.
 * deadline | served | start | hearing | other | business-day | court rule | latest | what it shows
 */
export const DATES_OF_THE_FACTS = [
  ...readTable(
    'federal',
    `
Answer to Complaint Due | personal | 2026-06-01 | - | - | 2026-07-01 | 2026-06-22 | - | rule 1, example A
Answer to Complaint Due | mail | 2026-06-01 | - | - | 2026-07-07 | 2026-06-22 | - | rule 1, example A, mail
Answer to Complaint Due | personal | 2026-11-16 | - | - | 2026-12-16 | 2026-12-07 | - | rule 1, example B
Answer to Complaint Due | mail | 2026-11-16 | - | - | 2026-12-21 | 2026-12-07 | - | rule 1, example B, mail
Answer to Complaint Due (Waiver) | personal | 2026-01-05 | - | - | 2026-04-01 | 2026-03-06 | - | rule 2, example A
Answer to Complaint Due (Waiver) | mail | 2026-01-05 | - | - | 2026-04-06 | 2026-03-06 | - | rule 2, example A, mail
Answer to Complaint Due (Waiver, Outside the United States) | personal | 2026-01-05 | - | - | - | 2026-04-06 | - | rule 2, example A, abroad
Answer to Complaint Due (Waiver) | personal | 2025-09-15 | - | - | 2025-12-11 | 2025-11-14 | - | rule 2, example B
Answer to Complaint Due (Waiver) | mail | 2025-09-15 | - | - | 2025-12-16 | 2025-11-14 | - | rule 2, example B, mail
Response to Motion Due | personal | 2026-03-09 | - | - | 2026-03-27 | 2026-03-23 | - | rule 3, example A
Response to Motion Due | mail | 2026-03-09 | - | - | 2026-04-01 | 2026-03-26 | - | rule 3, example A, mail
Response to Motion Due | personal | 2026-06-05 | - | - | 2026-06-26 | 2026-06-22 | - | rule 3, example B: day 14 is Juneteenth
Response to Motion Due | mail | 2026-06-05 | - | - | 2026-07-01 | 2026-06-25 | - | rule 3, example B, mail: moved first, then 3 days
Reply to Response Due | personal | 2026-04-06 | - | - | 2026-04-24 | 2026-04-20 | - | rule 4, example A, D.N.M.
Reply to Response Due | personal | 2026-04-06 | - | local 7 | 2026-04-24 | 2026-04-13 | - | rule 4, example A, a 7-day court
Reply to Response Due | personal | 2025-12-15 | - | - | 2026-01-06 | 2025-12-29 | - | rule 4, example B, D.N.M.
Reply to Response Due | personal | 2025-12-15 | - | local 7 | 2026-01-06 | 2025-12-22 | - | rule 4, example B, a 7-day court
`,
  ),
  ...readTable(
    'california',
    `
Answer to Complaint Due | personal | 2026-01-30 | - | - | 2026-03-16 | 2026-03-02 | - | rule 5, example A: day 30 is a Sunday
Answer to Complaint Due | personal | 2026-05-15 | - | - | 2026-06-30 | 2026-06-15 | - | rule 5, example B, from the day service was complete
Answer to Complaint Due | personal | 2026-05-05 | - | - | 2026-06-17 | 2026-06-04 | - | rule 5, example B, business days from the mailing
Answer to Complaint Due | mail | 2026-05-05 | - | - | 2026-06-23 | 2026-06-04 | - | rule 5, example B, business days with mail
Opposition to Motion Due | personal | 2026-06-26 | 2026-06-26 | - | 2026-07-10 | 2026-06-12 | - | rule 6, example A, business days from the hearing
Opposition to Motion Due | personal | 2026-06-03 | 2026-06-26 | - | 2026-06-16 | 2026-06-12 | - | rule 6, example A, business days from service
Opposition to Motion Due | personal | 2026-06-03 | - | - | 2026-06-16 | - | - | rule 6, example A, without the hearing
Opposition to Motion Due | personal | 2026-04-07 | 2026-04-07 | - | 2026-04-20 | 2026-03-24 | - | rule 6, example B, business days from the hearing
Opposition to Motion Due | personal | 2026-03-13 | 2026-04-07 | - | 2026-03-26 | 2026-03-24 | - | rule 6, example B, from service on March 13
Opposition to Motion Due | personal | 2026-02-23 | 2026-04-07 | - | 2026-03-06 | 2026-03-24 | - | rule 6, example B, from service on February 23
Motion Notice Due | personal | 2027-01-04 | 2027-03-16 | - | - | 2027-02-22 | - | 16 court days back
Opposition to Motion Due | personal | 2027-02-22 | 2027-03-16 | - | 2027-03-05 | 2027-03-03 | - | 9 court days back
Reply to Opposition Due | personal | 2027-02-22 | 2027-03-16 | - | - | 2027-03-09 | - | 5 court days back
Motion Notice Due | mail | 2027-01-04 | 2027-03-16 | - | - | 2027-02-17 | - | notice by mail in California
Motion Notice Due | electronic | 2027-01-04 | 2027-03-16 | - | - | 2027-02-18 | - | notice by electronic service
`,
  ),
  ...readTable(
    'new_mexico_district',
    `
Answer to Complaint Due | personal | 2026-06-01 | - | - | - | 2026-07-01 | - | 30 days
Answer to Complaint Due | personal | 2026-06-22 | - | - | - | 2026-07-22 | - | 30 days from service, not from issue
Answer to Complaint Due | personal | 2026-06-19 | - | - | - | 2026-07-20 | - | day 30 is a Sunday
Answer to Complaint Due | personal | 2026-10-28 | - | - | - | 2026-11-30 | - | day 30 is the day after Thanksgiving
Answer After Denied Motion Due | personal | 2026-06-01 | - | - | - | 2026-06-11 | 2026-06-15 | 10 days: every day, or by the old text
`,
  ),
];
