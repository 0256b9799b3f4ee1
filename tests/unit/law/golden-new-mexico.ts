import { readTable } from './worked-date.ts';

/**
 * Worked dates of the New Mexico courts, counted apart from the engine: day by day, holidays listed by hand.
 * deadline | served | start | hearing | other | business-day | court rule | latest | what it shows
 */
export const NEW_MEXICO_DATES = [
  ...readTable(
    'new_mexico_district',
    `
Answer to Complaint Due | personal | 2026-06-04 | - | - | - | 2026-07-06 | - | day 30 is July 4, after the Friday kept for it
Answer to Complaint Due | personal | 2026-06-03 | - | - | - | 2026-07-06 | - | day 30 is the Friday kept for Independence Day, which the courts keep
Answer to Complaint Due | personal | 2026-01-17 | - | - | - | 2026-02-16 | - | Presidents' Day is no New Mexico holiday in February
Answer to Complaint Due | personal | 2026-10-27 | - | - | - | 2026-11-30 | - | day 30 is Thanksgiving Day; the Friday is closed too
Answer to Complaint Due | personal | 2025-12-02 | - | - | - | 2026-01-02 | - | day 30 is New Year's Day
Answer to Complaint Due | personal | 2024-01-30 | - | - | - | 2024-02-29 | - | day 30 is the leap day
Answer to Complaint Due | personal | 2027-12-01 | - | - | - | 2028-01-03 | - | day 30 is the Friday kept for New Year's Day 2028
Answer to Complaint Due | mail | 2026-06-01 | - | - | - | 2026-07-01 | - | mail adds nothing to an answer
Answer to Complaint Due | electronic | 2026-06-01 | - | - | - | 2026-07-01 | - | electronic service adds nothing to an answer
Answer to Complaint Due | personal | 2026-01-05 | - | closed 2026-02-04 | - | 2026-02-05 | - | snow: the court says it is closed on day 30
Reply to Counterclaim or Answer to Crossclaim Due | mail | 2026-06-01 | - | - | - | 2026-07-06 | - | 3 days for mail; they end on a day before the holiday weekend
Reply to Counterclaim or Answer to Crossclaim Due | mail | 2026-06-04 | - | - | - | 2026-07-07 | 2026-07-09 | day 30 is July 4: moved first or not
Answer After Denied Motion Due | personal | 2024-06-03 | - | - | - | 2024-06-17 | - | 10 days, weekends and Juneteenth left out: the old text
Answer After Denied Motion Due | personal | 2026-06-01 | - | - | - | 2026-06-11 | 2026-06-15 | 10 days: every day, or by the old text
Answer After Denied Motion Due | personal | 2025-12-22 | - | - | - | 2026-01-02 | 2026-01-07 | 10 days over Christmas and the new year
Answer After Denied Motion Due | personal | 2024-12-26 | - | - | - | 2025-01-06 | 2025-01-10 | ends after the text of Rule 1-006 changed
Motion to Strike Due | mail | 2026-03-02 | - | - | - | 2026-04-01 | 2026-04-06 | not certain that mail adds 3 days
Response to Motion Due | personal | 2026-03-09 | - | - | - | 2026-03-24 | - | 15 days, in person
Response to Motion Due | mail | 2026-03-09 | - | - | - | 2026-03-27 | - | 3 days for mail
Response to Motion Due | electronic | 2026-03-09 | - | - | - | 2026-03-24 | 2026-03-27 | not certain that electronic service adds 3 days
Response to Motion Due | mail | 2026-03-06 | - | - | - | 2026-03-24 | 2026-03-26 | day 15 is a Saturday: moved first or not
Response to Motion Due | personal | 2026-08-23 | - | - | - | 2026-09-08 | - | day 15 is Labor Day
Reply to Response Due | personal | 2026-11-12 | - | - | - | 2026-11-30 | - | day 15 is the day after Thanksgiving
Response to Summary Judgment Motion Due | personal | 2026-02-01 | - | - | - | 2026-02-16 | - | day 15 is Presidents' Day, an ordinary day here
Reply on Summary Judgment Due | personal | 2026-06-04 | - | - | - | 2026-06-22 | - | day 15 is Juneteenth
Answers to Interrogatories or Admissions Due | personal | 2026-09-12 | - | - | - | 2026-10-13 | - | day 30 is Indigenous Peoples' Day
Answers to Interrogatories or Admissions Due | electronic | 2026-09-12 | - | - | - | 2026-10-13 | 2026-10-16 | electronic service after a holiday
Response to Request for Documents Due | personal | 2028-01-30 | - | - | - | 2028-02-29 | - | 30 days over a leap day
Motion for New Trial Due | personal | 2026-04-15 | - | - | - | 2026-05-15 | - | 30 days
Notice of Appeal Due | mail | 2026-04-15 | - | - | - | 2026-05-15 | - | an appeal gets no days for mail
Notice of Appeal Due | personal | 2026-11-25 | - | - | - | 2026-12-28 | - | day 30 is Christmas Day
Peremptory Excusal of Judge Due | personal | 2024-11-25 | - | - | - | 2024-12-11 | - | 10 days over Thanksgiving: the old text
Peremptory Excusal of Judge Due | personal | 2026-05-18 | - | - | - | 2026-05-28 | 2026-06-02 | 10 days over Memorial Day
Jury Demand Due | mail | 2026-05-18 | - | - | - | 2026-05-28 | 2026-06-05 | short period and mail: three open questions
Jury Demand Due | personal | 2024-03-04 | - | - | - | 2024-03-18 | - | 10 court days in 2024
Reply to Response Due | personal | 2026-07-28 | - | - | - | 2026-08-12 | - | an ordinary last day
Reply on Summary Judgment Due | personal | 2026-07-28 | - | - | - | 2026-08-12 | - | an ordinary last day
Answers to Interrogatories or Admissions Due | personal | 2026-07-13 | - | - | - | 2026-08-12 | - | an ordinary last day
Response to Summary Judgment Motion Due | personal | 2026-07-28 | - | - | - | 2026-08-12 | - | an ordinary last day
`,
  ),
  ...readTable(
    'new_mexico_magistrate',
    `
Answer to Complaint Due | personal | 2026-06-01 | - | - | - | 2026-06-22 | - | 20 days in magistrate court
Answer to Complaint Due | personal | 2026-06-13 | - | - | - | 2026-07-06 | - | day 20 is the Friday kept for Independence Day
Answer to Complaint Due | personal | 2026-11-07 | - | - | - | 2026-11-30 | - | day 20 is the day after Thanksgiving
Answer to Complaint Due | mail | 2026-06-01 | - | - | - | 2026-06-22 | - | mail adds nothing
Answer to Complaint Due | personal | 2026-07-23 | - | - | - | 2026-08-12 | - | an ordinary last day
`,
  ),
];
