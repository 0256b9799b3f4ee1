import { readTable } from './worked-date.ts';

/**
 * Worked dates of the California courts, counted apart from the engine: day by day, holidays listed by hand.
 * deadline | served | start | hearing | other | business-day | court rule | latest | what it shows
 */
export const CALIFORNIA_DATES = [
  ...readTable(
    'california',
    `
Answer to Complaint Due | personal | 2026-01-29 | - | - | 2026-03-13 | 2026-03-02 | - | day 30 is a Saturday
Answer to Complaint Due | personal | 2026-03-01 | - | - | 2026-04-10 | 2026-04-01 | - | day 30 is Cesar Chavez Day
Answer to Complaint Due | personal | 2026-08-26 | - | - | 2026-10-08 | 2026-09-28 | - | day 30 is Native American Day
Answer to Complaint Due | personal | 2025-10-29 | - | - | 2025-12-12 | 2025-12-01 | - | day 30 is the day after Thanksgiving
Answer to Complaint Due | personal | 2026-09-12 | - | - | 2026-10-26 | 2026-10-12 | - | Columbus Day is an ordinary day in California
Answer to Complaint Due | personal | 2024-01-30 | - | - | 2024-03-12 | 2024-02-29 | - | day 30 is the leap day
Answer to Complaint Due | mail | 2026-01-30 | - | - | 2026-03-19 | 2026-03-02 | - | mail adds nothing to the answer
Answer to Complaint Due | personal | 2028-01-12 | - | - | 2028-02-23 | 2028-02-14 | - | day 30 is the Friday kept for Lincoln's Birthday on a Saturday
Demurrer or Motion to Strike Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Motion Notice Due | personal | 2027-01-04 | 2027-03-16 | - | - | 2027-02-22 | - | 16 court days back over Presidents' Day
Motion Notice Due | mail | 2027-01-04 | 2027-03-16 | mailed california | - | 2027-02-17 | - | 5 days more for mail within California
Motion Notice Due | mail | 2027-01-04 | 2027-03-16 | mailed other_state | - | 2027-02-11 | - | 10 days more, over a weekend and Lincoln's Birthday
Motion Notice Due | mail | 2027-01-04 | 2027-03-16 | mailed abroad | - | 2027-02-02 | - | 20 days more for mail from abroad
Motion Notice Due | electronic | 2027-01-04 | 2027-03-16 | - | - | 2027-02-18 | - | 2 court days more
Motion Notice Due | personal | 2026-05-01 | 2026-07-06 | - | - | 2026-06-10 | - | 16 court days back over July 3 and Juneteenth
Motion Notice Due | mail | 2026-01-05 | 2026-04-20 | - | - | 2026-03-20 | - | 16 court days and mail back over Cesar Chavez Day
Opposition to Motion Due | personal | 2027-02-01 | 2027-03-16 | - | 2027-02-12 | 2027-03-03 | - | 9 court days back
Opposition to Motion Due | personal | 2026-11-02 | 2026-12-04 | - | 2026-11-16 | 2026-11-19 | - | 9 court days back over Thanksgiving
Opposition to Motion Due | mail | 2025-12-01 | 2026-01-08 | - | 2025-12-17 | 2025-12-24 | - | 9 court days back over the year end; mail changes nothing
Opposition to Motion Due | personal | 2026-02-02 | 2026-02-24 | - | 2026-02-13 | 2026-02-09 | - | 9 court days back over Lincoln's and Presidents' Day
Reply to Opposition Due | personal | 2027-02-01 | 2027-03-16 | - | - | 2027-03-09 | - | 5 court days back
Reply to Opposition Due | personal | 2026-06-01 | 2026-06-23 | - | - | 2026-06-15 | - | 5 court days back over Juneteenth
Reply to Opposition Due | personal | 2027-12-01 | 2028-01-05 | - | - | 2027-12-28 | - | 5 court days back over the Friday kept for New Year's Day
Summary Judgment Notice Due | personal | 2026-01-05 | 2026-06-26 | - | - | 2026-04-06 | - | 81 days back
Summary Judgment Notice Due | mail | 2026-01-05 | 2026-06-26 | mailed california | - | 2026-04-01 | - | 81 days and 5 for mail
Summary Judgment Notice Due | electronic | 2026-01-05 | 2026-06-26 | - | - | 2026-04-02 | - | 81 days and 2 court days
Summary Judgment Notice Due | mail | 2026-01-05 | 2026-06-25 | mailed abroad | - | 2026-03-13 | 2026-03-16 | day 81 back is a Sunday: 20 days for mail from there or from the Friday
Summary Judgment Notice Due | personal | 2024-01-02 | 2024-06-28 | - | - | 2024-04-12 | - | 75 days before 2025
Summary Judgment Opposition Due | personal | 2026-01-05 | 2026-06-26 | - | - | 2026-06-05 | - | 20 days back is a Saturday: the Friday before
Summary Judgment Opposition Due | personal | 2024-01-02 | 2024-06-28 | - | - | 2024-06-14 | - | 14 days before 2025
Summary Judgment Reply Due | personal | 2026-01-05 | 2026-06-26 | - | - | 2026-06-15 | - | 11 days back
Summary Judgment Reply Due | personal | 2026-01-05 | 2026-06-30 | - | - | 2026-06-18 | - | 11 days back is Juneteenth: the Thursday before
Summary Judgment Reply Due | personal | 2024-01-02 | 2024-06-28 | - | - | 2024-06-21 | - | 5 days before 2025
Discovery Responses Due | personal | 2026-03-02 | - | - | - | 2026-04-01 | - | 30 days, in person
Discovery Responses Due | mail | 2026-03-02 | - | mailed california | - | 2026-04-06 | - | 30 days and 5
Discovery Responses Due | mail | 2026-03-02 | - | mailed other_state | - | 2026-04-13 | - | 30 days and 10
Discovery Responses Due | mail | 2026-03-02 | - | mailed abroad | - | 2026-04-21 | - | 30 days and 20
Discovery Responses Due | electronic | 2026-03-02 | - | - | - | 2026-04-03 | - | 30 days and 2 court days
Discovery Responses Due | electronic | 2026-05-29 | - | - | - | 2026-06-30 | 2026-07-01 | day 30 is a Sunday: 2 court days from there or from the Monday
Discovery Responses Due | mail | 2026-05-29 | - | mailed california | - | 2026-07-06 | - | day 30 is a Sunday: 5 days from there or from the Monday
Motion to Compel Further Responses Due | electronic | 2026-05-15 | - | - | - | 2026-07-01 | - | 45 days and 2 court days
Motion to Compel Further Responses Due | personal | 2026-05-20 | - | - | - | 2026-07-06 | - | day 45 is July 4 after the Friday kept for it
Response to Eviction Complaint Due | personal | 2026-06-10 | - | - | - | 2026-06-25 | - | 10 court days over Juneteenth
Response to Eviction Complaint Due | personal | 2026-11-18 | - | - | - | 2026-12-04 | - | 10 court days over Thanksgiving
Response to Eviction Complaint Due | personal | 2024-11-18 | - | - | - | 2024-11-25 | - | 5 court days before 2025
Demurrer or Motion to Strike Due | personal | 2026-07-13 | - | - | - | 2026-08-12 | - | an ordinary last day
Summary Judgment Opposition Due | personal | 2026-01-05 | 2026-09-01 | - | - | 2026-08-12 | - | an ordinary last day
`,
  ),
];
