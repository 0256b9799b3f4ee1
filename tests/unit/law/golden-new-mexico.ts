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
Response to Motion Due | electronic | 2026-03-09 | - | - | - | 2026-03-24 | - | electronic service adds none since Dec 31, 2024
Response to Motion Due | mail | 2026-03-06 | - | - | - | 2026-03-24 | 2026-03-26 | day 15 is a Saturday: moved first or not
Response to Motion Due | personal | 2026-08-23 | - | - | - | 2026-09-08 | - | day 15 is Labor Day
Reply to Response Due | personal | 2026-11-12 | - | - | - | 2026-11-30 | - | day 15 is the day after Thanksgiving
Response to Summary Judgment Motion Due | personal | 2026-02-01 | - | - | - | 2026-02-16 | - | day 15 is Presidents' Day, an ordinary day here
Reply on Summary Judgment Due | personal | 2026-06-04 | - | - | - | 2026-06-22 | - | day 15 is Juneteenth
Answers to Interrogatories or Admissions Due | personal | 2026-09-12 | - | - | - | 2026-10-13 | - | day 30 is Indigenous Peoples' Day
Answers to Interrogatories or Admissions Due | electronic | 2026-09-12 | - | - | - | 2026-10-13 | - | electronic service adds none; day 30 is Indigenous Peoples' Day
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
Answer to Complaint Due | personal | 2026-04-22 | - | - | - | 2026-05-22 | - | an ordinary last day
Answer to Complaint Due | personal | 2026-04-23 | - | - | - | 2026-05-26 | - | day 30 is a Saturday
Answer to Complaint Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Answer to Complaint Due | personal | 2026-04-27 | - | - | - | 2026-05-27 | - | over a month's end
Answer to Complaint Due | mail | 2026-04-24 | - | - | - | 2026-05-26 | - | day 30 is a Sunday; mail adds nothing
Reply to Counterclaim or Answer to Crossclaim Due | personal | 2026-05-04 | - | - | - | 2026-06-03 | - | an ordinary last day
Reply to Counterclaim or Answer to Crossclaim Due | personal | 2026-05-07 | - | - | - | 2026-06-08 | - | day 30 is a Saturday
Reply to Counterclaim or Answer to Crossclaim Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Reply to Counterclaim or Answer to Crossclaim Due | personal | 2026-05-05 | - | - | - | 2026-06-04 | - | over a month's end
Reply to Counterclaim or Answer to Crossclaim Due | mail | 2026-05-06 | - | - | - | 2026-06-08 | - | 3 days for mail
Answer After Denied Motion Due | personal | 2026-05-18 | - | - | - | 2026-05-28 | 2026-06-02 | an ordinary last day
Answer After Denied Motion Due | personal | 2026-05-20 | - | - | - | 2026-06-01 | 2026-06-04 | day 10 is a Saturday
Answer After Denied Motion Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Answer After Denied Motion Due | personal | 2026-05-22 | - | - | - | 2026-06-01 | 2026-06-08 | over a month's end
Answer After Denied Motion Due | mail | 2026-05-19 | - | - | - | 2026-05-29 | 2026-06-03 | mail adds nothing to what runs from the court's action
Motion to Strike Due | personal | 2026-05-26 | - | - | - | 2026-06-25 | - | an ordinary last day
Motion to Strike Due | personal | 2026-05-28 | - | - | - | 2026-06-29 | - | day 30 is a Saturday
Motion to Strike Due | personal | 2026-06-03 | - | - | - | 2026-07-06 | - | day 30 is the Friday kept for Independence Day
Motion to Strike Due | personal | 2026-06-01 | - | - | - | 2026-07-01 | - | over a month's end
Motion to Strike Due | mail | 2026-05-27 | - | - | - | 2026-06-26 | 2026-06-29 | mail may add 3 days; the earlier date is kept
Response to Motion Due | personal | 2026-06-08 | - | - | - | 2026-06-23 | - | an ordinary last day
Response to Motion Due | personal | 2026-06-05 | - | - | - | 2026-06-22 | - | day 15 is a Saturday
Response to Motion Due | personal | 2026-06-18 | - | - | - | 2026-07-06 | - | day 15 is the Friday kept for Independence Day
Response to Motion Due | personal | 2026-06-16 | - | - | - | 2026-07-01 | - | over a month's end
Response to Motion Due | mail | 2026-06-09 | - | - | - | 2026-06-29 | - | 3 days for mail
Reply to Response Due | personal | 2026-07-01 | - | - | - | 2026-07-16 | - | an ordinary last day
Reply to Response Due | personal | 2026-06-26 | - | - | - | 2026-07-13 | - | day 15 is a Saturday
Reply to Response Due | personal | 2026-06-18 | - | - | - | 2026-07-06 | - | day 15 is the Friday kept for Independence Day
Reply to Response Due | personal | 2026-06-16 | - | - | - | 2026-07-01 | - | over a month's end
Reply to Response Due | mail | 2026-06-17 | - | - | - | 2026-07-06 | - | 3 days for mail
Response to Summary Judgment Motion Due | personal | 2026-07-01 | - | - | - | 2026-07-16 | - | an ordinary last day
Response to Summary Judgment Motion Due | personal | 2026-07-10 | - | - | - | 2026-07-27 | - | day 15 is a Saturday
Response to Summary Judgment Motion Due | personal | 2026-10-27 | - | - | - | 2026-11-12 | - | day 15 is Veterans Day
Response to Summary Judgment Motion Due | personal | 2026-06-29 | - | - | - | 2026-07-14 | - | over a month's end
Response to Summary Judgment Motion Due | mail | 2026-06-30 | - | - | - | 2026-07-20 | - | 3 days for mail
Reply on Summary Judgment Due | personal | 2026-07-08 | - | - | - | 2026-07-23 | - | an ordinary last day
Reply on Summary Judgment Due | personal | 2026-07-10 | - | - | - | 2026-07-27 | - | day 15 is a Saturday
Reply on Summary Judgment Due | personal | 2026-10-27 | - | - | - | 2026-11-12 | - | day 15 is Veterans Day
Reply on Summary Judgment Due | personal | 2026-07-20 | - | - | - | 2026-08-04 | - | over a month's end
Reply on Summary Judgment Due | mail | 2026-07-09 | - | - | - | 2026-07-27 | - | 3 days for mail
Answers to Interrogatories or Admissions Due | personal | 2026-07-20 | - | - | - | 2026-08-19 | - | an ordinary last day
Answers to Interrogatories or Admissions Due | personal | 2026-07-23 | - | - | - | 2026-08-24 | - | day 30 is a Saturday
Answers to Interrogatories or Admissions Due | personal | 2026-10-27 | - | - | - | 2026-11-30 | - | day 30 is Thanksgiving Day
Answers to Interrogatories or Admissions Due | personal | 2026-07-21 | - | - | - | 2026-08-20 | - | over a month's end
Answers to Interrogatories or Admissions Due | mail | 2026-07-22 | - | - | - | 2026-08-24 | - | 3 days for mail
Response to Request for Documents Due | personal | 2026-08-03 | - | - | - | 2026-09-02 | - | an ordinary last day
Response to Request for Documents Due | personal | 2026-07-30 | - | - | - | 2026-08-31 | - | day 30 is a Saturday
Response to Request for Documents Due | personal | 2026-10-27 | - | - | - | 2026-11-30 | - | day 30 is Thanksgiving Day
Response to Request for Documents Due | personal | 2026-08-04 | - | - | - | 2026-09-03 | - | over a month's end
Response to Request for Documents Due | mail | 2026-08-05 | - | - | - | 2026-09-08 | - | 3 days for mail
Motion for New Trial Due | personal | 2026-08-10 | - | - | - | 2026-09-09 | - | an ordinary last day
Motion for New Trial Due | personal | 2026-08-13 | - | - | - | 2026-09-14 | - | day 30 is a Saturday
Motion for New Trial Due | personal | 2026-10-27 | - | - | - | 2026-11-30 | - | day 30 is Thanksgiving Day
Motion for New Trial Due | personal | 2026-08-11 | - | - | - | 2026-09-10 | - | over a month's end
Motion for New Trial Due | mail | 2026-08-14 | - | - | - | 2026-09-14 | - | day 30 is a Sunday; mail adds nothing
Notice of Appeal Due | personal | 2026-08-24 | - | - | - | 2026-09-23 | - | an ordinary last day
Notice of Appeal Due | personal | 2026-08-27 | - | - | - | 2026-09-28 | - | day 30 is a Saturday
Notice of Appeal Due | personal | 2026-10-27 | - | - | - | 2026-11-30 | - | day 30 is Thanksgiving Day
Notice of Appeal Due | personal | 2026-08-25 | - | - | - | 2026-09-24 | - | over a month's end
Notice of Appeal Due | mail | 2026-08-21 | - | - | - | 2026-09-21 | - | day 30 is a Sunday; mail adds nothing
Peremptory Excusal of Judge Due | personal | 2026-09-01 | - | - | - | 2026-09-11 | 2026-09-16 | an ordinary last day
Peremptory Excusal of Judge Due | personal | 2026-09-02 | - | - | - | 2026-09-14 | 2026-09-17 | day 10 is a Saturday
Peremptory Excusal of Judge Due | personal | 2026-10-02 | - | - | - | 2026-10-13 | 2026-10-19 | day 10 is Indigenous Peoples' Day
Peremptory Excusal of Judge Due | personal | 2026-09-21 | - | - | - | 2026-10-01 | 2026-10-05 | over a month's end
Peremptory Excusal of Judge Due | mail | 2026-09-03 | - | - | - | 2026-09-14 | 2026-09-18 | day 10 is a Sunday; mail adds nothing
Jury Demand Due | personal | 2026-09-14 | - | - | - | 2026-09-24 | 2026-09-28 | an ordinary last day
Jury Demand Due | personal | 2026-09-16 | - | - | - | 2026-09-28 | 2026-09-30 | day 10 is a Saturday
Jury Demand Due | personal | 2026-10-02 | - | - | - | 2026-10-13 | 2026-10-19 | day 10 is Indigenous Peoples' Day
Jury Demand Due | personal | 2026-09-21 | - | - | - | 2026-10-01 | 2026-10-05 | over a month's end
Jury Demand Due | mail | 2026-09-15 | - | - | - | 2026-09-25 | 2026-10-02 | mail may add 3 days; the earlier date is kept
Answer to Amended Complaint Due | personal | 2026-10-05 | - | - | - | 2026-10-15 | 2026-10-20 | an ordinary last day
Answer to Amended Complaint Due | personal | 2026-09-23 | - | - | - | 2026-10-05 | 2026-10-07 | day 10 is a Saturday
Answer to Amended Complaint Due | personal | 2026-10-02 | - | - | - | 2026-10-13 | 2026-10-19 | day 10 is Indigenous Peoples' Day
Answer to Amended Complaint Due | personal | 2026-09-25 | - | - | - | 2026-10-05 | 2026-10-09 | over a month's end
Answer to Amended Complaint Due | mail | 2026-09-28 | - | - | - | 2026-10-08 | 2026-10-16 | mail may add 3 days; the earlier date is kept
Amendment of Own Pleading Due | personal | 2026-10-06 | - | - | - | 2026-10-26 | - | an ordinary last day
Amendment of Own Pleading Due | personal | 2026-10-04 | - | - | - | 2026-10-26 | - | day 20 is a Saturday
Amendment of Own Pleading Due | personal | 2026-10-22 | - | - | - | 2026-11-12 | - | day 20 is Veterans Day
Amendment of Own Pleading Due | personal | 2026-10-13 | - | - | - | 2026-11-02 | - | over a month's end
Amendment of Own Pleading Due | mail | 2026-10-05 | - | - | - | 2026-10-26 | - | day 20 is a Sunday; mail adds nothing
Peremptory Excusal of Judge After Notice Due | personal | 2026-10-16 | - | - | - | 2026-10-26 | 2026-10-30 | an ordinary last day
Peremptory Excusal of Judge After Notice Due | personal | 2026-10-21 | - | - | - | 2026-11-02 | 2026-11-04 | day 10 is a Saturday
Peremptory Excusal of Judge After Notice Due | personal | 2026-11-16 | - | - | - | 2026-11-30 | 2026-12-02 | day 10 is Thanksgiving Day
Peremptory Excusal of Judge After Notice Due | personal | 2026-10-23 | - | - | - | 2026-11-02 | 2026-11-06 | over a month's end
Peremptory Excusal of Judge After Notice Due | mail | 2026-10-19 | - | - | - | 2026-10-29 | 2026-11-05 | mail may add 3 days; the earlier date is kept
Motion for Relief from Judgment Due | personal | 2025-02-24 | - | - | - | 2026-02-24 | - | an ordinary last day
Motion for Relief from Judgment Due | personal | 2025-02-21 | - | - | - | 2026-02-23 | - | a year later is a Saturday
Motion for Relief from Judgment Due | personal | 2025-07-03 | - | - | - | 2026-07-06 | - | a year later is the Friday kept for Independence Day
Motion for Relief from Judgment Due | personal | 2025-02-25 | - | - | - | 2026-02-25 | - | into the next year
Motion for Relief from Judgment Due | personal | 2024-02-29 | - | - | - | 2025-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2028-02-29 | - | - | - | 2029-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2027-02-28 | - | - | - | 2028-02-28 | - | not to February 29 of a leap year
Motion for Relief from Judgment Due | personal | 2027-08-31 | - | - | - | 2028-08-31 | - | February 29 on the way: one day more than 365
Motion for Relief from Judgment Due | mail | 2025-02-22 | - | - | - | 2026-02-23 | - | a year later is a Sunday; mail adds nothing
Claim of Exemption from Execution Due | personal | 2026-01-12 | - | - | - | 2026-01-22 | 2026-01-27 | an ordinary last day
Claim of Exemption from Execution Due | personal | 2026-01-14 | - | - | - | 2026-01-26 | 2026-01-29 | day 10 is a Saturday
Claim of Exemption from Execution Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Claim of Exemption from Execution Due | personal | 2026-01-23 | - | - | - | 2026-02-02 | 2026-02-06 | over a month's end
Claim of Exemption from Execution Due | mail | 2026-01-13 | - | - | - | 2026-01-23 | 2026-02-02 | mail may add 3 days; the earlier date is kept
Cross-Appeal Due | personal | 2026-02-02 | - | - | - | 2026-02-16 | - | an ordinary last day
Cross-Appeal Due | personal | 2026-01-24 | - | - | - | 2026-02-09 | - | day 14 is a Saturday
Cross-Appeal Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Cross-Appeal Due | personal | 2026-01-21 | - | - | - | 2026-02-04 | - | over a month's end
Cross-Appeal Due | mail | 2026-01-22 | - | - | - | 2026-02-05 | 2026-02-09 | mail may add 3 days; the earlier date is kept
Objections to Subpoena Due | personal | 2026-02-02 | - | - | - | 2026-02-16 | - | an ordinary last day
Objections to Subpoena Due | personal | 2026-02-07 | - | - | - | 2026-02-23 | - | day 14 is a Saturday
Objections to Subpoena Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Objections to Subpoena Due | personal | 2026-02-16 | - | - | - | 2026-03-02 | - | over a month's end
Objections to Subpoena Due | mail | 2026-02-03 | - | - | - | 2026-02-17 | 2026-02-20 | mail may add 3 days; the earlier date is kept
Answer After More Definite Statement Due | personal | 2026-02-13 | - | - | - | 2026-02-23 | 2026-02-27 | an ordinary last day
Answer After More Definite Statement Due | personal | 2026-02-18 | - | - | - | 2026-03-02 | 2026-03-04 | day 10 is a Saturday
Answer After More Definite Statement Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Answer After More Definite Statement Due | personal | 2026-02-20 | - | - | - | 2026-03-02 | 2026-03-06 | over a month's end
Answer After More Definite Statement Due | mail | 2026-02-16 | - | - | - | 2026-02-26 | 2026-03-05 | mail may add 3 days; the earlier date is kept
Notice of Appeal After Motion Decided Due | personal | 2026-02-23 | - | - | - | 2026-03-25 | - | an ordinary last day
Notice of Appeal After Motion Decided Due | personal | 2026-02-26 | - | - | - | 2026-03-30 | - | day 30 is a Saturday
Notice of Appeal After Motion Decided Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Notice of Appeal After Motion Decided Due | personal | 2026-02-24 | - | - | - | 2026-03-26 | - | over a month's end
Notice of Appeal After Motion Decided Due | mail | 2026-02-27 | - | - | - | 2026-03-30 | - | day 30 is a Sunday; mail adds nothing
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
Answer to Complaint Due | personal | 2026-03-06 | - | - | - | 2026-03-26 | - | an ordinary last day
Answer to Complaint Due | personal | 2026-03-08 | - | - | - | 2026-03-30 | - | day 20 is a Saturday
Answer to Complaint Due | personal | 2026-05-05 | - | - | - | 2026-05-26 | - | day 20 is Memorial Day
Answer to Complaint Due | personal | 2026-03-12 | - | - | - | 2026-04-01 | - | over a month's end
Answer to Complaint Due | mail | 2026-03-09 | - | - | - | 2026-03-30 | - | day 20 is a Sunday; mail adds nothing
Reply to Counterclaim Due | personal | 2026-04-01 | - | - | - | 2026-04-21 | - | an ordinary last day
Reply to Counterclaim Due | personal | 2026-03-22 | - | - | - | 2026-04-13 | - | day 20 is a Saturday
Reply to Counterclaim Due | personal | 2026-05-05 | - | - | - | 2026-05-26 | - | day 20 is Memorial Day
Reply to Counterclaim Due | personal | 2026-03-17 | - | - | - | 2026-04-06 | - | over a month's end
Reply to Counterclaim Due | mail | 2026-03-18 | - | - | - | 2026-04-07 | 2026-04-10 | mail may add 3 days; the earlier date is kept
Third-Party Complaint Due | personal | 2026-04-03 | - | - | - | 2026-04-13 | 2026-04-17 | an ordinary last day
Third-Party Complaint Due | personal | 2026-04-01 | - | - | - | 2026-04-13 | 2026-04-15 | day 10 is a Saturday
Third-Party Complaint Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Third-Party Complaint Due | personal | 2026-03-30 | - | - | - | 2026-04-09 | 2026-04-13 | over a month's end
Third-Party Complaint Due | mail | 2026-04-02 | - | - | - | 2026-04-13 | 2026-04-16 | day 10 is a Sunday; mail adds nothing
Excusal of Judge by Plaintiff Due | personal | 2026-04-10 | - | - | - | 2026-04-20 | 2026-04-24 | an ordinary last day
Excusal of Judge by Plaintiff Due | personal | 2026-04-08 | - | - | - | 2026-04-20 | 2026-04-22 | day 10 is a Saturday
Excusal of Judge by Plaintiff Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Excusal of Judge by Plaintiff Due | personal | 2026-04-24 | - | - | - | 2026-05-04 | 2026-05-08 | over a month's end
Excusal of Judge by Plaintiff Due | mail | 2026-04-09 | - | - | - | 2026-04-20 | 2026-04-23 | day 10 is a Sunday; mail adds nothing
Excusal of Judge by Defendant Due | personal | 2026-04-20 | - | - | - | 2026-04-30 | 2026-05-04 | an ordinary last day
Excusal of Judge by Defendant Due | personal | 2026-04-22 | - | - | - | 2026-05-04 | 2026-05-06 | day 10 is a Saturday
Excusal of Judge by Defendant Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | 2026-06-01 | day 10 is Memorial Day
Excusal of Judge by Defendant Due | personal | 2026-04-24 | - | - | - | 2026-05-04 | 2026-05-08 | over a month's end
Excusal of Judge by Defendant Due | mail | 2026-04-23 | - | - | - | 2026-05-04 | 2026-05-07 | day 10 is a Sunday; mail adds nothing
Excusal of Judge in Eviction Due | personal | 2026-05-01 | - | - | - | 2026-05-04 | 2026-05-06 | an ordinary last day
Excusal of Judge in Eviction Due | personal | 2026-05-06 | - | - | - | 2026-05-11 | - | day 3 is a Saturday
Excusal of Judge in Eviction Due | personal | 2026-05-22 | - | - | - | 2026-05-26 | 2026-05-28 | day 3 is Memorial Day
Excusal of Judge in Eviction Due | personal | 2026-05-29 | - | - | - | 2026-06-01 | 2026-06-03 | over a month's end
Excusal of Judge in Eviction Due | mail | 2026-04-30 | - | - | - | 2026-05-04 | 2026-05-05 | day 3 is a Sunday; mail adds nothing
Disclosure of Evidence by Plaintiff Due | personal | 2026-04-11 | 2026-05-21 | - | - | 2026-05-01 | - | an ordinary last day
Disclosure of Evidence by Plaintiff Due | personal | 2026-04-05 | 2026-05-15 | - | - | 2026-04-24 | - | day 20 is a Saturday
Disclosure of Evidence by Plaintiff Due | personal | 2026-05-30 | 2026-07-09 | - | - | 2026-06-18 | - | day 20 is Juneteenth
Disclosure of Evidence by Plaintiff Due | personal | 2026-04-01 | 2026-05-11 | - | - | 2026-04-21 | - | over a month's end
Disclosure of Evidence by Plaintiff Due | mail | 2026-04-06 | 2026-05-16 | - | - | 2026-04-24 | - | day 20 is a Sunday; mail adds nothing
Disclosure of Evidence by Defendant Due | personal | 2026-04-12 | 2026-05-22 | - | - | 2026-05-07 | - | an ordinary last day
Disclosure of Evidence by Defendant Due | personal | 2026-04-14 | 2026-05-24 | - | - | 2026-05-08 | - | day 15 is a Saturday
Disclosure of Evidence by Defendant Due | personal | 2026-04-30 | 2026-06-09 | - | - | 2026-05-22 | - | day 15 is Memorial Day
Disclosure of Evidence by Defendant Due | personal | 2026-04-23 | 2026-06-02 | - | - | 2026-05-18 | - | over a month's end
Disclosure of Evidence by Defendant Due | mail | 2026-04-22 | 2026-06-01 | - | - | 2026-05-15 | - | day 15 is a Sunday; mail adds nothing
Motion to Set Aside Default Judgment Due | personal | 2026-06-02 | - | - | - | 2026-07-02 | - | an ordinary last day
Motion to Set Aside Default Judgment Due | personal | 2026-06-04 | - | - | - | 2026-07-06 | - | day 30 is a Saturday
Motion to Set Aside Default Judgment Due | personal | 2026-06-03 | - | - | - | 2026-07-06 | - | day 30 is the Friday kept for Independence Day
Motion to Set Aside Default Judgment Due | personal | 2026-06-08 | - | - | - | 2026-07-08 | - | over a month's end
Motion to Set Aside Default Judgment Due | mail | 2026-06-05 | - | - | - | 2026-07-06 | - | day 30 is a Sunday; mail adds nothing
Motion for Relief from Judgment Due | personal | 2025-02-06 | - | - | - | 2026-02-06 | - | an ordinary last day
Motion for Relief from Judgment Due | personal | 2025-02-07 | - | - | - | 2026-02-09 | - | a year later is a Saturday
Motion for Relief from Judgment Due | personal | 2025-07-03 | - | - | - | 2026-07-06 | - | a year later is the Friday kept for Independence Day
Motion for Relief from Judgment Due | personal | 2025-02-10 | - | - | - | 2026-02-10 | - | into the next year
Motion for Relief from Judgment Due | personal | 2024-02-29 | - | - | - | 2025-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2028-02-29 | - | - | - | 2029-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2027-02-28 | - | - | - | 2028-02-28 | - | not to February 29 of a leap year
Motion for Relief from Judgment Due | personal | 2027-08-31 | - | - | - | 2028-08-31 | - | February 29 on the way: one day more than 365
Motion for Relief from Judgment Due | mail | 2025-02-08 | - | - | - | 2026-02-09 | - | a year later is a Sunday; mail adds nothing
Notice of Appeal to District Court Due | personal | 2026-07-01 | - | - | - | 2026-07-16 | - | an ordinary last day
Notice of Appeal to District Court Due | personal | 2026-06-26 | - | - | - | 2026-07-13 | - | day 15 is a Saturday
Notice of Appeal to District Court Due | personal | 2026-10-27 | - | - | - | 2026-11-12 | - | day 15 is Veterans Day
Notice of Appeal to District Court Due | personal | 2026-06-24 | - | - | - | 2026-07-09 | - | over a month's end
Notice of Appeal to District Court Due | mail | 2026-06-27 | - | - | - | 2026-07-13 | - | day 15 is a Sunday; mail adds nothing
Cross-Appeal to District Court Due | personal | 2026-07-06 | - | - | - | 2026-07-16 | 2026-07-20 | an ordinary last day
Cross-Appeal to District Court Due | personal | 2026-07-08 | - | - | - | 2026-07-20 | 2026-07-22 | day 10 is a Saturday
Cross-Appeal to District Court Due | personal | 2026-08-28 | - | - | - | 2026-09-08 | 2026-09-14 | day 10 is Labor Day
Cross-Appeal to District Court Due | personal | 2026-07-24 | - | - | - | 2026-08-03 | 2026-08-07 | over a month's end
Cross-Appeal to District Court Due | mail | 2026-07-09 | - | - | - | 2026-07-20 | 2026-07-23 | day 10 is a Sunday; mail adds nothing
Claim of Exemption from Execution Due | personal | 2026-07-17 | - | - | - | 2026-07-27 | 2026-07-31 | an ordinary last day
Claim of Exemption from Execution Due | personal | 2026-07-22 | - | - | - | 2026-08-03 | 2026-08-05 | day 10 is a Saturday
Claim of Exemption from Execution Due | personal | 2026-08-28 | - | - | - | 2026-09-08 | 2026-09-14 | day 10 is Labor Day
Claim of Exemption from Execution Due | personal | 2026-07-24 | - | - | - | 2026-08-03 | 2026-08-07 | over a month's end
Claim of Exemption from Execution Due | mail | 2026-07-20 | - | - | - | 2026-07-30 | 2026-08-06 | mail may add 3 days; the earlier date is kept
Rent Paid to Stay Eviction Due | personal | 2026-08-05 | - | - | - | 2026-08-10 | 2026-08-12 | an ordinary last day
Rent Paid to Stay Eviction Due | personal | 2026-07-27 | - | - | - | 2026-08-03 | - | day 5 is a Saturday
Rent Paid to Stay Eviction Due | personal | 2026-09-02 | - | - | - | 2026-09-08 | 2026-09-10 | day 5 is Labor Day
Rent Paid to Stay Eviction Due | personal | 2026-07-29 | - | - | - | 2026-08-03 | 2026-08-05 | over a month's end
Rent Paid to Stay Eviction Due | mail | 2026-07-28 | - | - | - | 2026-08-03 | 2026-08-04 | day 5 is a Sunday; mail adds nothing
Move Before Writ of Restitution Due | personal | 2026-08-07 | - | - | - | 2026-08-10 | - | an ordinary last day
Move Before Writ of Restitution Due | personal | 2026-08-12 | - | - | - | 2026-08-15 | - | day 3 is a Saturday
Move Before Writ of Restitution Due | personal | 2026-09-04 | - | - | - | 2026-09-07 | - | day 3 is Labor Day
Move Before Writ of Restitution Due | personal | 2026-08-31 | - | - | - | 2026-09-03 | - | over a month's end
Move Before Writ of Restitution Due | mail | 2026-08-13 | - | - | - | 2026-08-16 | - | day 3 is a Sunday; mail adds nothing
Payment of Rent After Notice Due | personal | 2026-08-03 | - | - | - | 2026-08-06 | - | an ordinary last day
Payment of Rent After Notice Due | personal | 2026-08-05 | - | - | - | 2026-08-08 | - | day 3 is a Saturday, and stays
Payment of Rent After Notice Due | personal | 2026-08-06 | - | - | - | 2026-08-09 | - | day 3 is a Sunday, and stays
Payment of Rent After Notice Due | personal | 2026-09-04 | - | - | - | 2026-09-07 | - | day 3 is Labor Day, and stays
Payment of Rent After Notice Due | mail | 2026-08-31 | - | - | - | 2026-09-03 | - | over a month's end; mail adds nothing
Repair of Breach After Notice Due | personal | 2026-08-03 | - | - | - | 2026-08-10 | - | an ordinary last day
Repair of Breach After Notice Due | personal | 2026-08-01 | - | - | - | 2026-08-08 | - | day 7 is a Saturday, and stays
Repair of Breach After Notice Due | personal | 2026-11-19 | - | - | - | 2026-11-26 | - | day 7 is Thanksgiving Day, and stays
Repair of Breach After Notice Due | mail | 2026-08-26 | - | - | - | 2026-09-02 | - | over a month's end; mail adds nothing
End of Month-to-Month Tenancy After Notice | personal | 2026-08-03 | - | - | - | 2026-09-02 | - | an ordinary last day
End of Month-to-Month Tenancy After Notice | personal | 2026-08-06 | - | - | - | 2026-09-05 | - | day 30 is a Saturday, and stays
End of Month-to-Month Tenancy After Notice | personal | 2026-08-08 | - | - | - | 2026-09-07 | - | day 30 is Labor Day, and stays
`,
  ),
];
