import { readTable } from './worked-date.ts';

/**
 * Worked dates of the Texas courts, counted apart from the engine: day by day, holidays from the statute by hand. Where
 * a day is one that only some courthouses keep, the earlier date is kept and the other is the latest.
 * deadline | served | start | hearing | other | business-day | court rule | latest | what it shows
 */
export const TEXAS_DATES = [
  ...readTable(
    'texas_district',
    `
Answer to Petition Due | personal | 2026-03-11 | - | - | - | 2026-04-06 | - | day 20 is a Tuesday: the Monday after it
Answer to Petition Due | personal | 2026-03-10 | - | - | - | 2026-04-06 | - | day 20 is itself a Monday: a week later
Answer to Petition Due | personal | 2026-03-08 | - | - | - | 2026-03-30 | - | day 20 is a Saturday: the Monday after it
Answer to Petition Due | personal | 2026-03-09 | - | - | - | 2026-03-30 | - | day 20 is a Sunday: the next day
Answer to Petition Due | personal | 2026-05-04 | - | - | - | 2026-05-26 | - | the Monday is Memorial Day
Answer to Petition Due | personal | 2026-08-13 | - | - | - | 2026-09-08 | - | the Monday is Labor Day
Answer to Petition Due | personal | 2026-12-29 | - | - | - | 2027-01-25 | - | day 20 is Martin Luther King Jr. Day, a Monday
Answer to Petition Due | personal | 2026-12-24 | - | - | - | 2027-01-19 | 2027-01-20 | the Monday is Martin Luther King Jr. Day
Answer to Petition Due | personal | 2026-09-20 | - | - | - | 2026-10-12 | 2026-10-13 | the Monday is Columbus Day, which some courthouses keep
Answer to Petition Due | personal | 2026-01-23 | - | - | - | 2026-02-16 | 2026-02-17 | the Monday is Presidents' Day, which some courthouses keep
Answer to Petition Due | mail | 2026-03-11 | - | - | - | 2026-04-06 | - | mail adds nothing to an answer
Answer to Petition Due | electronic | 2026-03-11 | - | - | - | 2026-04-06 | - | electronic service adds nothing
Answer to Petition Due | personal | 2028-02-09 | - | - | - | 2028-03-06 | - | over a leap day
Answer to Petition Due | personal | 2025-12-02 | - | - | - | 2025-12-29 | - | over Christmas
Answer to Petition Due | personal | 2026-10-03 | - | - | - | 2026-10-26 | - | day 20 is a Friday
Answer to Petition Due | unknown | 2026-03-11 | - | - | - | 2026-04-06 | - | nobody knows how it was served
Motion to Dismiss Baseless Claim Due | personal | 2026-03-02 | - | - | - | 2026-05-01 | - | 60 days
Motion to Dismiss Baseless Claim Due | personal | 2026-03-03 | - | - | - | 2026-05-04 | - | day 60 is a Saturday
Motion to Dismiss Baseless Claim Due | personal | 2026-04-20 | - | - | - | 2026-06-19 | 2026-06-22 | day 60 is Juneteenth, which some courthouses keep
Response to Motion to Dismiss Due | personal | 2026-04-18 | 2026-06-17 | - | - | 2026-06-10 | - | seven days back
Response to Motion to Dismiss Due | personal | 2026-04-02 | 2026-06-01 | - | - | 2026-05-22 | - | day 7 back is Memorial Day
Response to Motion to Dismiss Due | personal | 2026-04-27 | 2026-06-26 | - | - | 2026-06-18 | 2026-06-19 | day 7 back is Juneteenth, which some courthouses keep
Nonsuit Before Hearing on Dismissal Due | personal | 2026-05-16 | 2026-07-15 | - | - | 2026-07-10 | - | three open days back over a weekend
Nonsuit Before Hearing on Dismissal Due | personal | 2026-04-23 | 2026-06-22 | - | - | 2026-06-16 | 2026-06-17 | over a weekend and Juneteenth, which some courthouses keep
Nonsuit Before Hearing on Dismissal Due | personal | 2026-10-01 | 2026-11-30 | - | - | 2026-11-23 | - | over Thanksgiving and the day after
Response to Summary Judgment Motion Due | personal | 2026-03-10 | - | - | - | 2026-03-31 | - | 21 days from filing
Response to Summary Judgment Motion Due | mail | 2026-04-15 | - | - | - | 2026-05-06 | - | mail adds nothing to what runs from filing
Response to Summary Judgment Motion Due | personal | 2026-10-21 | - | - | - | 2026-11-11 | 2026-11-12 | day 21 is Veterans Day, which some courthouses keep
Reply on Summary Judgment Due | personal | 2026-11-19 | - | - | - | 2026-11-30 | - | day 7 is Thanksgiving
Initial Disclosures Due | personal | 2026-04-09 | - | - | - | 2026-05-11 | - | day 30 is a Saturday
Initial Disclosures Due | personal | 2026-11-24 | - | - | - | 2026-12-24 | 2026-12-28 | day 30 is Christmas Eve, which some courthouses keep
Response to Request for Documents Due | personal | 2026-04-14 | - | - | - | 2026-05-14 | - | 30 days
Response to Request for Documents Due | mail | 2026-04-15 | - | - | - | 2026-05-18 | - | 3 days for mail, over a weekend
Response to Request for Documents Due | mail | 2026-04-16 | - | - | - | 2026-05-19 | 2026-05-21 | day 30 is a Saturday: moved first or not
Answers to Interrogatories Due | mail | 2026-06-03 | - | - | - | 2026-07-06 | 2026-07-09 | day 33 is after the holiday weekend
Answers to Interrogatories Due | personal | 2026-06-03 | - | - | - | 2026-07-03 | 2026-07-06 | day 30 is the Friday before July 4, which some courthouses keep
Answers to Interrogatories Due | electronic | 2026-06-02 | - | - | - | 2026-07-02 | - | electronic service adds nothing
Response to Requests for Admissions Due | personal | 2026-09-10 | - | - | - | 2026-10-12 | 2026-10-13 | day 30 is a Saturday before Columbus Day
Response to Requests for Admissions Due | mail | 2026-09-10 | - | - | - | 2026-10-13 | 2026-10-16 | the same by mail
Response to Requests for Admissions Due | personal | 2026-01-31 | - | - | - | 2026-03-02 | 2026-03-03 | over a short February to Texas Independence Day
Amended Pleading Before Trial Due | personal | 2026-07-23 | 2026-09-21 | - | - | 2026-09-14 | - | a Monday trial, the Monday before
Amended Pleading Before Trial Due | personal | 2026-09-19 | 2026-11-18 | - | - | 2026-11-10 | 2026-11-11 | day 7 back is Veterans Day, which some courthouses keep
Amended Pleading Before Trial Due | personal | 2026-05-11 | 2026-07-10 | - | - | 2026-07-02 | 2026-07-03 | day 7 back is the Friday before July 4
Jury Demand Due | personal | 2026-04-09 | 2026-06-08 | - | - | 2026-05-08 | - | day 30 back is a Saturday
Jury Demand Due | personal | 2026-01-30 | 2026-03-31 | - | - | 2026-02-27 | - | day 30 back is a Sunday
Jury Demand Due | personal | 2026-07-28 | 2026-09-26 | - | - | 2026-08-26 | 2026-08-27 | day 30 back is Lyndon Baines Johnson Day
Motion for New Trial or to Set Aside Default Due | personal | 2026-06-04 | - | - | - | 2026-07-06 | - | day 30 is Saturday, July 4
Motion for New Trial or to Set Aside Default Due | personal | 2026-01-30 | - | - | - | 2026-03-02 | 2026-03-03 | a Sunday before Texas Independence Day
Motion for New Trial or to Set Aside Default Due | mail | 2026-06-01 | - | - | - | 2026-07-01 | - | mail adds nothing after a judgment
Motion for New Trial or to Set Aside Default Due | personal | 2026-03-22 | - | - | - | 2026-04-21 | 2026-04-22 | day 30 is San Jacinto Day, which some courthouses keep
Notice of Appeal Due | personal | 2026-12-02 | - | - | - | 2027-01-04 | - | day 30 is New Year's Day
Notice of Appeal Due | personal | 2027-12-01 | - | - | - | 2027-12-31 | 2028-01-03 | day 30 is the Friday before New Year's Day 2028
Notice of Appeal (Accelerated) Due | personal | 2026-05-05 | - | - | - | 2026-05-26 | - | day 20 is Memorial Day
Notice of Appeal After Post-Judgment Motion Due | personal | 2026-04-05 | - | - | - | 2026-07-06 | - | day 90 is Saturday, July 4
Notice of Appeal After Post-Judgment Motion Due | personal | 2025-12-20 | - | - | - | 2026-03-20 | - | day 90 is in March
Notice of Appeal (Restricted) Due | personal | 2026-08-31 | - | - | - | 2027-03-01 | - | no February 31: the last of February, a Sunday
Notice of Appeal (Restricted) Due | personal | 2027-08-30 | - | - | - | 2028-02-29 | - | the leap day in place of February 30
Notice of Appeal (Restricted) Due | personal | 2026-11-30 | - | - | - | 2027-06-01 | - | a Sunday before Memorial Day
Notice of Appeal (Restricted) Due | personal | 2026-05-11 | - | - | - | 2026-11-11 | 2026-11-12 | the day is Veterans Day, which some courthouses keep
Notice of Cross-Appeal Due | personal | 2026-12-18 | - | - | - | 2027-01-04 | - | day 14 is New Year's Day
`,
  ),
  ...readTable(
    'texas_justice',
    `
Answer to Petition Due | personal | 2026-08-15 | - | - | - | 2026-08-31 | - | day 14 is a Saturday
Answer to Petition Due | personal | 2026-08-13 | - | - | - | 2026-08-27 | 2026-08-28 | day 14 is Lyndon Baines Johnson Day, which some courthouses keep
Answer to Petition Due | personal | 2026-11-12 | - | - | - | 2026-11-30 | - | day 14 is Thanksgiving
Answer to Petition Due | mail | 2026-08-18 | - | - | - | 2026-09-01 | - | mail adds nothing to an answer
Jury Demand Due | personal | 2026-07-23 | 2026-09-21 | - | - | 2026-09-04 | - | day 14 back is Labor Day
Jury Demand Due | personal | 2026-09-26 | 2026-11-25 | - | - | 2026-11-10 | 2026-11-11 | day 14 back is Veterans Day, which some courthouses keep
Amended Pleading Before Trial Due | personal | 2026-04-02 | 2026-06-01 | - | - | 2026-05-22 | - | day 7 back is Memorial Day
Motion to Set Aside Default or for New Trial Due | personal | 2026-10-28 | - | - | - | 2026-11-11 | 2026-11-12 | day 14 is Veterans Day, which some courthouses keep
Motion to Set Aside Default or for New Trial Due | personal | 2026-06-20 | - | - | - | 2026-07-06 | - | day 14 is Saturday, July 4
Appeal to County Court Due | personal | 2026-11-05 | - | - | - | 2026-11-30 | - | day 21 is Thanksgiving
Appeal to County Court Due | personal | 2026-12-03 | - | - | - | 2026-12-24 | 2026-12-28 | day 21 is Christmas Eve, which some courthouses keep
Appeal to County Court After Denied Motion Due | personal | 2026-06-13 | - | - | - | 2026-07-06 | - | day 21 is Saturday, July 4
Eviction Appeal Due | personal | 2026-06-03 | - | - | - | 2026-06-08 | - | five days, the weekend among them
Eviction Appeal Due | personal | 2026-06-02 | - | - | - | 2026-06-08 | - | day 5 is a Sunday
Eviction Appeal Due | personal | 2026-06-14 | - | - | - | 2026-06-19 | 2026-06-22 | day 5 is Juneteenth, which some courthouses keep
Eviction Appeal Due | personal | 2026-12-19 | - | - | - | 2026-12-24 | 2026-12-28 | day 5 is Christmas Eve, which some courthouses keep
Jury Demand in Eviction Due | personal | 2026-04-17 | 2026-06-16 | - | - | 2026-06-12 | - | day 3 back is a Saturday
Jury Demand in Eviction Due | personal | 2026-05-08 | 2026-07-07 | - | - | 2026-07-02 | 2026-07-03 | day 3 back is July 4; the Friday before it is kept by some
`,
  ),
];
