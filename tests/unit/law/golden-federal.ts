import { readTable } from './worked-date.ts';

/**
 * Worked dates of the federal courts, counted apart from the engine: day by day, holidays listed by hand.
 * deadline | served | start | hearing | other | business-day | court rule | latest | what it shows
 */
export const FEDERAL_DATES = [
  ...readTable(
    'federal',
    `
Answer to Complaint Due | personal | 2026-06-03 | - | - | 2026-07-06 | 2026-06-24 | - | day 21 is an ordinary Wednesday
Answer to Complaint Due | personal | 2026-06-06 | - | - | 2026-07-08 | 2026-06-29 | - | served on a Saturday, which is day 0
Answer to Complaint Due | personal | 2026-06-07 | - | - | 2026-07-08 | 2026-06-29 | - | day 21 is a Sunday
Answer to Complaint Due | personal | 2026-06-12 | - | - | 2026-07-15 | 2026-07-02 | 2026-07-06 | day 21 is the Friday kept for Independence Day: the Thursday before
Answer to Complaint Due | personal | 2026-06-13 | - | - | 2026-07-15 | 2026-07-06 | - | day 21 is Saturday, July 4
Answer to Complaint Due | personal | 2025-12-04 | - | - | 2026-01-06 | 2025-12-26 | - | day 21 is Christmas Day
Answer to Complaint Due | personal | 2025-12-11 | - | - | 2026-01-13 | 2026-01-02 | - | day 21 is New Year's Day, over the year end
Answer to Complaint Due | personal | 2024-02-08 | - | - | 2024-03-08 | 2024-02-29 | - | day 21 is the leap day
Answer to Complaint Due | personal | 2024-02-09 | - | - | 2024-03-11 | 2024-03-01 | - | counts over the leap day
Answer to Complaint Due | personal | 2028-02-08 | - | - | 2028-03-08 | 2028-02-29 | - | day 21 is the leap day of 2028
Answer to Complaint Due | personal | 2027-12-10 | - | - | 2028-01-10 | 2027-12-30 | 2028-01-03 | day 21 is the Friday kept for New Year's Day 2028
Answer to Complaint Due | personal | 2027-12-03 | - | - | 2028-01-03 | 2027-12-23 | 2027-12-27 | day 21 is the Friday kept for Christmas on a Saturday
Answer to Complaint Due | personal | 2027-05-28 | - | - | 2027-06-28 | 2027-06-17 | 2027-06-21 | day 21 is the Friday kept for Juneteenth on a Saturday
Answer to Complaint Due | personal | 2027-06-14 | - | - | 2027-07-13 | 2027-07-06 | - | day 21 is the Monday kept for July 4 on a Sunday
Answer to Complaint Due | personal | 2026-11-05 | - | - | 2026-12-08 | 2026-11-27 | - | day 21 is Thanksgiving Day; the Friday after it is an ordinary day
Answer to Complaint Due | personal | 2026-11-06 | - | - | 2026-12-09 | 2026-11-27 | - | the day after Thanksgiving is open in federal court
Answer to Complaint Due | electronic | 2026-06-01 | - | - | 2026-07-01 | 2026-06-22 | - | electronic service adds nothing to an answer
Answer to Complaint Due | personal | 2025-09-22 | - | - | 2025-10-22 | 2025-10-14 | - | day 21 is Columbus Day
Answer to Complaint Due | personal | 2026-01-05 | - | closed 2026-01-26, closed 2026-01-27 | 2026-02-04 | 2026-01-28 | - | the court says it is closed on day 21 and the day after
Answer to Complaint Due | personal | 2009-11-30 | - | - | 2009-12-29 | 2009-12-21 | - | before December 1, 2009 it was 20 days, and day 20 is a Sunday
Answer to Complaint Due (Waiver) | electronic | 2026-01-05 | - | - | 2026-04-01 | 2026-03-06 | - | every day counts over two months
Answer to Complaint Due (Waiver) | personal | 2027-11-01 | - | - | 2028-01-24 | 2027-12-30 | 2028-01-03 | day 60 is the Friday kept for New Year's Day 2028
Answer to Complaint Due (Waiver) | personal | 2023-12-31 | - | - | 2024-03-22 | 2024-02-29 | - | day 60 is the leap day
Answer to Complaint Due (Waiver, Outside the United States) | personal | 2025-09-15 | - | - | - | 2025-12-15 | - | 90 days abroad
Waiver of Service Due | personal | 2026-03-02 | - | - | - | 2026-04-01 | - | 30 days to return the waiver
Waiver of Service Due (Outside the United States) | personal | 2026-05-20 | - | - | - | 2026-07-20 | - | 60 days from abroad
Answer to Counterclaim or Crossclaim Due | personal | 2026-03-09 | - | - | - | 2026-03-30 | - | 21 days, in person
Answer to Counterclaim or Crossclaim Due | mail | 2026-03-09 | - | - | - | 2026-04-02 | - | 3 days for mail
Answer to Counterclaim or Crossclaim Due | mail | 2026-03-07 | - | - | - | 2026-04-02 | - | day 21 is a Saturday: moved first, then 3 days
Answer to Counterclaim or Crossclaim Due | electronic | 2016-11-30 | - | - | - | 2016-12-27 | - | served before December 1, 2016, electronic service added 3 days
Answer to Counterclaim or Crossclaim Due | electronic | 2016-12-01 | - | - | - | 2016-12-22 | - | served on December 1, 2016, it adds none
Answer of the United States Due | personal | 2026-02-02 | - | - | - | 2026-04-03 | - | 60 days for the United States
Answer After Denied Motion Due | mail | 2026-04-01 | - | - | - | 2026-04-15 | 2026-04-20 | not certain that mail adds 3 days
Motion to Strike Due | mail | 2026-04-01 | - | - | - | 2026-04-22 | 2026-04-27 | not certain that mail adds 3 days
Amended Pleading Due | mail | 2026-08-17 | - | - | - | 2026-09-11 | - | day 21 is Labor Day: moved first, then 3 days
Answer to Amended Complaint Due | electronic | 2026-08-24 | - | - | - | 2026-09-08 | - | day 14 is Labor Day
Service of Complaint Due | personal | 2026-01-30 | - | - | - | 2026-04-30 | - | 90 days to serve the complaint
Discovery Responses Due | personal | 2026-12-02 | - | - | - | 2027-01-04 | - | day 30 is New Year's Day, then a weekend
Discovery Responses Due | mail | 2025-11-25 | - | - | - | 2025-12-29 | - | day 30 is Christmas Day: moved to the 26th, then 3 days
Discovery Responses Due | mail | 2026-12-02 | - | - | - | 2027-01-07 | - | day 30 is New Year's Day 2027
Jury Demand Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Jury Demand Due | mail | 2026-05-01 | - | - | - | 2026-05-15 | 2026-05-18 | not certain that mail adds 3 days, and none where the last pleading is your own
Motion and Hearing Notice Due | personal | 2026-05-01 | 2026-06-15 | - | - | 2026-06-01 | - | 14 days back
Motion and Hearing Notice Due | personal | 2026-05-01 | 2026-06-08 | - | - | 2026-05-22 | - | day 14 back is Memorial Day: the Friday before
Motion and Hearing Notice Due | mail | 2026-05-01 | 2026-06-15 | - | - | 2026-06-01 | - | mail changes nothing: 6(d) is for who acts after being served
Motion and Hearing Notice Due | personal | 2026-06-01 | 2026-07-17 | - | - | 2026-07-02 | 2026-07-03 | day 14 back is the Friday kept for July 4: the Thursday before
Opposing Affidavit Due | personal | 2026-05-01 | 2026-06-26 | - | - | 2026-06-18 | - | day 7 back is Juneteenth
Opposing Affidavit Due | mail | 2026-05-01 | 2026-06-24 | - | - | 2026-06-17 | - | 7 days back
Response to Motion Due | personal | 2026-03-09 | - | local 21 | 2026-03-27 | 2026-03-30 | - | a court with 21 days
Response to Motion Due | mail | 2026-03-09 | - | local 7 | 2026-04-01 | 2026-03-19 | - | a court with 7 days
Response to Motion Due | mail | 2026-03-07 | - | - | 2026-03-31 | 2026-03-26 | - | day 14 is a Saturday: moved first, then 3 days
Reply to Response Due | personal | 2026-04-06 | - | local 10 | 2026-04-24 | 2026-04-16 | - | a judge who gives 10 days
Summary Judgment Motion Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | 30 days after discovery closes
Motion for New Trial Due | personal | 2026-02-02 | - | - | - | 2026-03-02 | - | 28 days
Motion for New Trial Due | personal | 2026-01-19 | - | - | - | 2026-02-17 | - | day 28 is Presidents' Day
Notice of Appeal Due | personal | 2026-01-30 | - | - | - | 2026-03-02 | - | day 30 is a Sunday
Notice of Appeal Due (United States Is a Party) | personal | 2026-01-02 | - | - | - | 2026-03-03 | - | 60 days with the United States
Notice of Removal Due | personal | 2028-01-30 | - | - | - | 2028-02-29 | - | 30 days over a leap day
Motion to Remand Due | personal | 2026-05-04 | - | - | - | 2026-06-03 | - | 30 days
Answer to Complaint Due (Waiver, Outside the United States) | personal | 2026-05-14 | - | - | - | 2026-08-12 | - | an ordinary last day
Waiver of Service Due (Outside the United States) | personal | 2026-06-13 | - | - | - | 2026-08-12 | - | an ordinary last day
Amended Pleading Due | personal | 2026-07-22 | - | - | - | 2026-08-12 | - | an ordinary last day
Answer to Amended Complaint Due | personal | 2026-07-29 | - | - | - | 2026-08-12 | - | an ordinary last day
Discovery Responses Due | personal | 2026-07-13 | - | - | - | 2026-08-12 | - | an ordinary last day
Jury Demand Due | personal | 2026-07-29 | - | - | - | 2026-08-12 | - | an ordinary last day
Notice of Appeal Due | personal | 2026-07-13 | - | - | - | 2026-08-12 | - | an ordinary last day
Response to Motion Due | personal | 2026-07-29 | - | - | 2026-08-18 | 2026-08-12 | - | an ordinary last day in court; 14 business days
Reply to Response Due | personal | 2026-07-29 | - | - | 2026-08-18 | 2026-08-12 | - | an ordinary last day in court; 14 business days
Motion for New Trial Due | personal | 2026-07-15 | - | - | - | 2026-08-12 | - | an ordinary last day
Answer to Complaint Due (Waiver, Outside the United States) | personal | 2026-08-10 | - | - | - | 2026-11-09 | - | day 90 is a Sunday
Answer to Complaint Due (Waiver, Outside the United States) | personal | 2026-07-14 | - | - | - | 2026-10-13 | - | day 90 is Columbus Day
Waiver of Service Due | personal | 2026-03-26 | - | - | - | 2026-04-27 | - | day 30 is a Saturday
Waiver of Service Due | personal | 2026-04-17 | - | - | - | 2026-05-18 | - | day 30 is a Sunday
Waiver of Service Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Waiver of Service Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Waiver of Service Due (Outside the United States) | personal | 2026-08-04 | - | - | - | 2026-10-05 | - | day 60 is a Saturday
Waiver of Service Due (Outside the United States) | personal | 2026-08-19 | - | - | - | 2026-10-19 | - | day 60 is a Sunday
Waiver of Service Due (Outside the United States) | personal | 2026-08-13 | - | - | - | 2026-10-13 | - | day 60 is Columbus Day
Answer of the United States Due | personal | 2026-05-12 | - | - | - | 2026-07-13 | - | day 60 is a Saturday
Answer of the United States Due | personal | 2026-06-03 | - | - | - | 2026-08-03 | - | day 60 is a Sunday
Answer of the United States Due | personal | 2026-07-09 | - | - | - | 2026-09-08 | - | day 60 is Labor Day
Answer of the United States Due | personal | 2026-06-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Answer of a Federal Officer Sued in Person Due | personal | 2026-05-26 | - | - | - | 2026-07-27 | - | day 60 is a Saturday
Answer of a Federal Officer Sued in Person Due | personal | 2026-06-17 | - | - | - | 2026-08-17 | - | day 60 is a Sunday
Answer of a Federal Officer Sued in Person Due | personal | 2026-07-09 | - | - | - | 2026-09-08 | - | day 60 is Labor Day
Answer of a Federal Officer Sued in Person Due | personal | 2026-06-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Answer of a Federal Officer Sued in Person Due | mail | 2026-06-19 | - | - | - | 2026-08-18 | - | mail changes nothing
Answer After Denied Motion Due | personal | 2026-03-07 | - | - | - | 2026-03-23 | - | day 14 is a Saturday
Answer After Denied Motion Due | personal | 2026-03-22 | - | - | - | 2026-04-06 | - | day 14 is a Sunday
Answer After Denied Motion Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Answer After Denied Motion Due | personal | 2026-03-17 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Motion to Strike Due | personal | 2026-03-14 | - | - | - | 2026-04-06 | - | day 21 is a Saturday
Motion to Strike Due | personal | 2026-04-05 | - | - | - | 2026-04-27 | - | day 21 is a Sunday
Motion to Strike Due | personal | 2026-05-04 | - | - | - | 2026-05-26 | - | day 21 is Memorial Day
Motion to Strike Due | personal | 2026-03-10 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Amended Pleading Due | personal | 2026-05-16 | - | - | - | 2026-06-08 | - | day 21 is a Saturday
Amended Pleading Due | personal | 2026-06-07 | - | - | - | 2026-06-29 | - | day 21 is a Sunday
Amended Pleading Due | personal | 2026-05-29 | - | - | - | 2026-06-22 | - | day 21 is Juneteenth
Amended Answer Due | personal | 2026-07-25 | - | - | - | 2026-08-17 | - | day 21 is a Saturday
Amended Answer Due | personal | 2026-08-16 | - | - | - | 2026-09-08 | - | day 21 is a Sunday
Amended Answer Due | personal | 2026-08-17 | - | - | - | 2026-09-08 | - | day 21 is Labor Day
Amended Answer Due | personal | 2026-08-10 | - | - | - | 2026-08-31 | - | ends on the last day of a month
Amended Answer Due | mail | 2026-08-20 | - | - | - | 2026-09-10 | - | mail changes nothing
Answer to Amended Complaint Due | personal | 2026-04-18 | - | - | - | 2026-05-04 | - | day 14 is a Saturday
Answer to Amended Complaint Due | personal | 2026-05-10 | - | - | - | 2026-05-26 | - | day 14 is a Sunday
Answer to Amended Complaint Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Service of Complaint Due | personal | 2026-04-13 | - | - | - | 2026-07-13 | - | day 90 is a Sunday
Service of Complaint Due | personal | 2026-06-09 | - | - | - | 2026-09-08 | - | day 90 is Labor Day
Service of Complaint Due | personal | 2026-06-02 | - | - | - | 2026-08-31 | - | ends on the last day of a month
Service of Complaint Due | mail | 2026-04-21 | - | - | - | 2026-07-20 | - | mail changes nothing
Notice of Removal Due | personal | 2026-06-11 | - | - | - | 2026-07-13 | - | day 30 is a Saturday
Notice of Removal Due | personal | 2026-06-26 | - | - | - | 2026-07-27 | - | day 30 is a Sunday
Notice of Removal Due | personal | 2026-10-12 | - | - | - | 2026-11-12 | - | day 30 is Veterans Day
Notice of Removal Due | personal | 2026-07-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Notice of Removal Due (Case Became Removable Later) | personal | 2026-02-19 | - | - | - | 2026-03-23 | - | day 30 is a Saturday
Notice of Removal Due (Case Became Removable Later) | personal | 2026-03-13 | - | - | - | 2026-04-13 | - | day 30 is a Sunday
Notice of Removal Due (Case Became Removable Later) | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Notice of Removal Due (Case Became Removable Later) | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Notice of Removal Due (Case Became Removable Later) | mail | 2026-03-17 | - | - | - | 2026-04-16 | - | mail changes nothing
Motion to Remand Due | personal | 2026-05-14 | - | - | - | 2026-06-15 | - | day 30 is a Saturday
Motion to Remand Due | personal | 2026-06-12 | - | - | - | 2026-07-13 | - | day 30 is a Sunday
Motion to Remand Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Motion to Remand Due | personal | 2026-07-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Answer After Removal Due | personal | 2026-06-06 | - | - | - | 2026-06-29 | - | day 21 is a Saturday
Answer After Removal Due | personal | 2026-06-21 | - | - | - | 2026-07-13 | - | day 21 is a Sunday
Answer After Removal Due | personal | 2026-05-29 | - | - | - | 2026-06-22 | - | day 21 is Juneteenth
Answer After Removal Due | personal | 2026-07-10 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Answer After Removal Due | mail | 2026-06-29 | - | - | - | 2026-07-20 | - | mail changes nothing
Discovery Responses Due | personal | 2026-02-26 | - | - | - | 2026-03-30 | - | day 30 is a Saturday
Jury Demand Due | personal | 2026-05-09 | - | - | - | 2026-05-26 | - | day 14 is a Saturday
Jury Demand Due | personal | 2026-05-24 | - | - | - | 2026-06-08 | - | day 14 is a Sunday
Jury Demand Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Planning Conference Due | personal | 2026-04-22 | 2026-06-15 | - | - | 2026-05-22 | - | day 21 back is Memorial Day
Planning Conference Due | personal | 2026-03-01 | 2026-04-21 | - | - | 2026-03-31 | - | ends on the last day of a month
Planning Conference Due | mail | 2026-03-17 | 2026-05-07 | - | - | 2026-04-16 | - | mail changes nothing
Planning Conference Due | personal | 2009-10-10 | 2009-11-30 | - | - | 2009-11-09 | - | the day before the change of Dec 1, 2009
Planning Conference Due | personal | 2009-10-11 | 2009-12-01 | - | - | 2009-11-10 | - | the day of the change of Dec 1, 2009
Initial Disclosures Due | personal | 2026-02-21 | - | - | - | 2026-03-09 | - | day 14 is a Saturday
Initial Disclosures Due | personal | 2026-03-15 | - | - | - | 2026-03-30 | - | day 14 is a Sunday
Initial Disclosures Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Initial Disclosures Due | personal | 2026-03-17 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Initial Disclosures Due | mail | 2026-03-18 | - | - | - | 2026-04-01 | - | mail changes nothing
Objection to Subpoena Due | personal | 2026-06-06 | - | - | - | 2026-06-22 | - | day 14 is a Saturday
Objection to Subpoena Due | personal | 2026-06-28 | - | - | - | 2026-07-13 | - | day 14 is a Sunday
Objection to Subpoena Due | personal | 2026-06-05 | - | - | - | 2026-06-22 | - | day 14 is Juneteenth
Objection to Subpoena Due | personal | 2026-07-17 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Objection to Subpoena Due | mail | 2026-07-01 | - | - | - | 2026-07-15 | - | mail changes nothing
Motion and Hearing Notice Due | personal | 2025-12-17 | 2026-02-02 | - | - | 2026-01-16 | - | day 14 back is Martin Luther King Jr. Day
Opposing Affidavit Due | personal | 2026-08-05 | 2026-09-14 | - | - | 2026-09-04 | - | day 7 back is Labor Day
Opposing Affidavit Due | personal | 2026-07-01 | 2026-08-07 | - | - | 2026-07-31 | - | ends on the last day of a month
Opposing Affidavit Due | mail | 2026-07-18 | 2026-08-24 | - | - | 2026-08-17 | - | mail changes nothing
Summary Judgment Motion Due | personal | 2026-05-07 | - | - | - | 2026-06-08 | - | day 30 is a Saturday
Summary Judgment Motion Due | personal | 2026-05-29 | - | - | - | 2026-06-29 | - | day 30 is a Sunday
Summary Judgment Motion Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Summary Judgment Motion Due | personal | 2026-07-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Objection to Magistrate Judge Order Due | personal | 2026-03-14 | - | - | - | 2026-03-30 | - | day 14 is a Saturday
Objection to Magistrate Judge Order Due | personal | 2026-04-05 | - | - | - | 2026-04-20 | - | day 14 is a Sunday
Objection to Magistrate Judge Order Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Objection to Magistrate Judge Order Due | personal | 2026-03-17 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Objection to Magistrate Judge Order Due | mail | 2026-03-23 | - | - | - | 2026-04-09 | - | mail adds its days
Objections to Report and Recommendation Due | personal | 2026-06-27 | - | - | - | 2026-07-13 | - | day 14 is a Saturday
Objections to Report and Recommendation Due | personal | 2026-07-19 | - | - | - | 2026-08-03 | - | day 14 is a Sunday
Objections to Report and Recommendation Due | personal | 2026-08-24 | - | - | - | 2026-09-08 | - | day 14 is Labor Day
Objections to Report and Recommendation Due | personal | 2026-07-17 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Objections to Report and Recommendation Due | mail | 2026-07-06 | - | - | - | 2026-07-23 | - | mail adds its days
Response to Objections Due | personal | 2026-06-06 | - | - | - | 2026-06-22 | - | day 14 is a Saturday
Response to Objections Due | personal | 2026-06-28 | - | - | - | 2026-07-13 | - | day 14 is a Sunday
Response to Objections Due | personal | 2026-06-05 | - | - | - | 2026-06-22 | - | day 14 is Juneteenth
Response to Objections Due | personal | 2026-07-17 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Response to Objections Due | mail | 2026-06-24 | - | - | - | 2026-07-13 | - | mail adds its days
Offer of Judgment Due | personal | 2026-04-22 | 2026-06-08 | - | - | 2026-05-22 | - | day 14 back is Memorial Day
Offer of Judgment Due | personal | 2026-03-01 | 2026-04-14 | - | - | 2026-03-31 | - | ends on the last day of a month
Offer of Judgment Due | mail | 2026-03-29 | 2026-05-12 | - | - | 2026-04-28 | - | mail changes nothing
Offer of Judgment Due | personal | 2009-10-17 | 2009-11-30 | - | - | 2009-11-16 | - | the day before the change of Dec 1, 2009
Offer of Judgment Due | personal | 2009-10-18 | 2009-12-01 | - | - | 2009-11-17 | - | the day of the change of Dec 1, 2009
Acceptance of Offer of Judgment Due | personal | 2026-05-30 | - | - | - | 2026-06-15 | - | day 14 is a Saturday
Acceptance of Offer of Judgment Due | personal | 2026-06-14 | - | - | - | 2026-06-29 | - | day 14 is a Sunday
Acceptance of Offer of Judgment Due | personal | 2026-06-05 | - | - | - | 2026-06-22 | - | day 14 is Juneteenth
Acceptance of Offer of Judgment Due | personal | 2026-07-17 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Acceptance of Offer of Judgment Due | mail | 2026-06-02 | - | - | - | 2026-06-22 | - | mail adds its days
Motion for New Trial Due | personal | 2026-04-04 | - | - | - | 2026-05-04 | - | day 28 is a Saturday
Motion for New Trial Due | personal | 2026-04-26 | - | - | - | 2026-05-26 | - | day 28 is a Sunday
Notice of Appeal Due | personal | 2026-01-29 | - | - | - | 2026-03-02 | - | day 30 is a Saturday
Notice of Appeal Due | personal | 2026-02-13 | - | - | - | 2026-03-16 | - | day 30 is a Sunday
Notice of Appeal Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Notice of Appeal Due (United States Is a Party) | personal | 2026-07-21 | - | - | - | 2026-09-21 | - | day 60 is a Saturday
Notice of Appeal Due (United States Is a Party) | personal | 2026-08-05 | - | - | - | 2026-10-05 | - | day 60 is a Sunday
Notice of Appeal Due (United States Is a Party) | personal | 2026-08-13 | - | - | - | 2026-10-13 | - | day 60 is Columbus Day
Notice of Appeal Due (United States Is a Party) | personal | 2026-10-01 | - | - | - | 2026-11-30 | - | ends on the last day of a month
Notice of Appeal After Motion Due | personal | 2026-02-05 | - | - | - | 2026-03-09 | - | day 30 is a Saturday
Notice of Appeal After Motion Due | personal | 2026-02-27 | - | - | - | 2026-03-30 | - | day 30 is a Sunday
Notice of Appeal After Motion Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Notice of Appeal After Motion Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Notice of Appeal After Motion Due | mail | 2026-03-03 | - | - | - | 2026-04-02 | - | mail changes nothing
Notice of Appeal After Motion Due (United States Is a Party) | personal | 2026-03-03 | - | - | - | 2026-05-04 | - | day 60 is a Saturday
Notice of Appeal After Motion Due (United States Is a Party) | personal | 2026-03-25 | - | - | - | 2026-05-26 | - | day 60 is a Sunday
Notice of Appeal After Motion Due (United States Is a Party) | personal | 2026-03-26 | - | - | - | 2026-05-26 | - | day 60 is Memorial Day
Notice of Appeal After Motion Due (United States Is a Party) | personal | 2026-06-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Notice of Appeal After Motion Due (United States Is a Party) | mail | 2026-03-30 | - | - | - | 2026-05-29 | - | mail changes nothing
Cross-Appeal Due | personal | 2026-04-18 | - | - | - | 2026-05-04 | - | day 14 is a Saturday
Cross-Appeal Due | personal | 2026-05-03 | - | - | - | 2026-05-18 | - | day 14 is a Sunday
Cross-Appeal Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Cross-Appeal Due | personal | 2026-04-16 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Cross-Appeal Due | mail | 2026-05-12 | - | - | - | 2026-05-26 | - | mail changes nothing
Motion for More Time to Appeal Due | personal | 2026-08-06 | - | - | - | 2026-09-08 | - | day 30 is a Saturday
Motion for More Time to Appeal Due | personal | 2026-08-21 | - | - | - | 2026-09-21 | - | day 30 is a Sunday
Motion for More Time to Appeal Due | personal | 2026-10-12 | - | - | - | 2026-11-12 | - | day 30 is Veterans Day
Motion for More Time to Appeal Due | personal | 2026-08-31 | - | - | - | 2026-09-30 | - | ends on the last day of a month
Motion for More Time to Appeal Due | mail | 2026-08-31 | - | - | - | 2026-09-30 | - | mail changes nothing
Motion to Reopen the Time to Appeal Due | personal | 2026-03-14 | - | - | - | 2026-03-30 | - | day 14 is a Saturday
Motion to Reopen the Time to Appeal Due | personal | 2026-04-05 | - | - | - | 2026-04-20 | - | day 14 is a Sunday
Motion to Reopen the Time to Appeal Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Motion to Reopen the Time to Appeal Due | personal | 2026-03-17 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Motion to Reopen the Time to Appeal Due | mail | 2026-04-07 | - | - | - | 2026-04-21 | - | mail changes nothing
Motion for Judgment as a Matter of Law Due | personal | 2026-04-25 | - | - | - | 2026-05-26 | - | day 28 is a Saturday
Motion for Judgment as a Matter of Law Due | personal | 2026-05-10 | - | - | - | 2026-06-08 | - | day 28 is a Sunday
Motion for Judgment as a Matter of Law Due | personal | 2026-04-27 | - | - | - | 2026-05-26 | - | day 28 is Memorial Day
Motion for Judgment as a Matter of Law Due | personal | 2026-07-03 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Motion for Judgment as a Matter of Law Due | mail | 2026-05-18 | - | - | - | 2026-06-15 | - | mail changes nothing
Motion to Amend Findings Due | personal | 2026-06-13 | - | - | - | 2026-07-13 | - | day 28 is a Saturday
Motion to Amend Findings Due | personal | 2026-06-28 | - | - | - | 2026-07-27 | - | day 28 is a Sunday
Motion to Amend Findings Due | personal | 2026-08-10 | - | - | - | 2026-09-08 | - | day 28 is Labor Day
Motion to Amend Findings Due | personal | 2026-07-03 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Motion to Amend Findings Due | mail | 2026-06-30 | - | - | - | 2026-07-28 | - | mail changes nothing
Motion for Relief from Judgment Due | personal | 2026-06-12 | - | - | - | 2027-06-14 | - | a year later is a Saturday
Motion for Relief from Judgment Due | personal | 2026-11-11 | - | - | - | 2027-11-12 | - | a year later is Veterans Day
Motion for Relief from Judgment Due | personal | 2024-02-29 | - | - | - | 2025-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2028-02-29 | - | - | - | 2029-02-28 | - | from February 29 to February 28
Motion for Relief from Judgment Due | personal | 2026-02-28 | - | - | - | 2027-03-01 | - | from February 28 to a Sunday, February 28
Motion for Relief from Judgment Due | personal | 2027-02-28 | - | - | - | 2028-02-28 | - | not to February 29 of a leap year
Motion for Relief from Judgment Due | personal | 2027-08-31 | - | - | - | 2028-08-31 | - | February 29 on the way: one day more than 365
Motion for Relief from Judgment Due | personal | 2026-06-30 | - | - | - | 2027-06-30 | - | ends on the last day of a month
Motion for Relief from Judgment Due | mail | 2026-07-06 | - | - | - | 2027-07-06 | - | mail changes nothing
Motion for Relief from Judgment Due | personal | 2009-11-30 | - | - | - | 2010-11-30 | - | the day before the change of Dec 1, 2009
Motion for Attorney Fees Due | personal | 2026-02-28 | - | - | - | 2026-03-16 | - | day 14 is a Saturday
Motion for Attorney Fees Due | personal | 2026-03-15 | - | - | - | 2026-03-30 | - | day 14 is a Sunday
Motion for Attorney Fees Due | personal | 2026-05-11 | - | - | - | 2026-05-26 | - | day 14 is Memorial Day
Motion for Attorney Fees Due | personal | 2026-03-17 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Motion for Attorney Fees Due | mail | 2026-03-23 | - | - | - | 2026-04-06 | - | mail changes nothing
Motion to Review Costs Due | personal | 2026-02-14 | - | - | - | 2026-02-23 | - | day 7 is a Saturday
Motion to Review Costs Due | personal | 2026-03-08 | - | - | - | 2026-03-16 | - | day 7 is a Sunday
Motion to Review Costs Due | personal | 2026-02-09 | - | - | - | 2026-02-17 | - | day 7 is Presidents' Day
Motion to Review Costs Due | personal | 2026-03-24 | - | - | - | 2026-03-31 | - | ends on the last day of a month
Motion to Review Costs Due | mail | 2026-03-10 | - | - | - | 2026-03-17 | - | mail changes nothing
Automatic Stay of Judgment Ends | personal | 2026-03-19 | - | - | - | 2026-04-20 | - | day 30 is a Saturday
Automatic Stay of Judgment Ends | personal | 2026-04-10 | - | - | - | 2026-05-11 | - | day 30 is a Sunday
Automatic Stay of Judgment Ends | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Automatic Stay of Judgment Ends | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Automatic Stay of Judgment Ends | mail | 2026-04-13 | - | - | - | 2026-05-13 | - | mail changes nothing
`,
  ),
];
