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
Demurrer or Motion to Strike Due | personal | 2026-05-28 | - | - | - | 2026-06-29 | - | day 30 is a Saturday
Demurrer or Motion to Strike Due | personal | 2026-06-19 | - | - | - | 2026-07-20 | - | day 30 is a Sunday
Demurrer or Motion to Strike Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Motion to Quash Service Due | personal | 2026-02-19 | - | - | - | 2026-03-23 | - | day 30 is a Saturday
Motion to Quash Service Due | personal | 2026-03-13 | - | - | - | 2026-04-13 | - | day 30 is a Sunday
Motion to Quash Service Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Motion to Quash Service Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Motion to Quash Service Due | mail | 2026-03-16 | - | - | - | 2026-04-15 | - | mail changes nothing
Answer After Denied Motion to Quash Due | personal | 2026-06-12 | - | - | - | 2026-06-29 | - | day 15 is a Saturday
Answer After Denied Motion to Quash Due | personal | 2026-06-04 | - | - | - | 2026-06-22 | - | day 15 is Juneteenth
Answer After Denied Motion to Quash Due | personal | 2026-06-15 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Answer After Denied Motion to Quash Due | mail | 2026-06-22 | - | - | - | 2026-07-13 | - | mail adds its days
Answer After Denied Motion to Quash Due | mail | 2026-06-26 | - | - | - | 2026-07-16 | 2026-07-20 | by mail, and day 15 is a Saturday
Cross-Complaint Due | personal | 2026-04-23 | - | - | - | 2026-05-26 | - | day 30 is a Saturday
Cross-Complaint Due | personal | 2026-05-15 | - | - | - | 2026-06-15 | - | day 30 is a Sunday
Cross-Complaint Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Cross-Complaint Due | personal | 2026-07-01 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Cross-Complaint Due | mail | 2026-05-18 | - | - | - | 2026-06-17 | - | mail changes nothing
Answer to Cross-Complaint Due | personal | 2026-01-22 | - | - | - | 2026-02-23 | - | day 30 is a Saturday
Answer to Cross-Complaint Due | personal | 2026-02-13 | - | - | - | 2026-03-16 | - | day 30 is a Sunday
Answer to Cross-Complaint Due | personal | 2026-01-13 | - | - | - | 2026-02-13 | - | day 30 is Lincoln's Birthday
Answer to Cross-Complaint Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Answer to Cross-Complaint Due | mail | 2026-02-02 | - | - | - | 2026-03-09 | - | mail adds its days
Answer to Amended Complaint Due | personal | 2026-07-09 | - | - | - | 2026-08-10 | - | day 30 is a Saturday
Answer to Amended Complaint Due | personal | 2026-07-31 | - | - | - | 2026-08-31 | - | day 30 is a Sunday
Answer to Amended Complaint Due | personal | 2026-08-26 | - | - | - | 2026-09-28 | - | day 30 is Native American Day
Answer to Amended Complaint Due | personal | 2026-08-31 | - | - | - | 2026-09-30 | - | ends on the last day of a month
Answer to Amended Complaint Due | mail | 2026-07-15 | - | - | - | 2026-08-19 | - | mail adds its days
Answer After Ruling on Demurrer Due | personal | 2026-04-22 | - | - | - | 2026-05-04 | - | day 10 is a Saturday
Answer After Ruling on Demurrer Due | personal | 2026-05-07 | - | - | - | 2026-05-18 | - | day 10 is a Sunday
Answer After Ruling on Demurrer Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | - | day 10 is Memorial Day
Answer After Ruling on Demurrer Due | personal | 2026-04-20 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Answer After Ruling on Demurrer Due | mail | 2026-05-18 | - | - | - | 2026-05-28 | 2026-06-02 | mail may add 5 days: without them
Answer After Ruling on Demurrer Due | mail | 2026-05-18 | - | mailed abroad | - | 2026-05-28 | 2026-06-17 | mail from abroad may add 20 days: without them
Answer After Ruling on Demurrer Due | electronic | 2026-05-19 | - | - | - | 2026-05-29 | 2026-06-02 | electronic service may add 2 court days: without them
Challenge to Judge Due | personal | 2026-06-19 | - | - | - | 2026-07-06 | - | day 15 is a Saturday
Challenge to Judge Due | personal | 2026-09-10 | - | - | - | 2026-09-28 | - | day 15 is Native American Day
Challenge to Judge Due | personal | 2026-06-15 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Challenge to Judge Due | mail | 2026-06-25 | - | - | - | 2026-07-10 | 2026-07-15 | mail may add 5 days: without them
Challenge to Judge Due | mail | 2026-07-03 | - | - | - | 2026-07-20 | 2026-07-27 | by mail, and day 15 is a Saturday
Challenge to Judge Due | electronic | 2026-06-24 | - | - | - | 2026-07-09 | 2026-07-13 | electronic service may add 2 court days: without them
Reply to Opposition Due | personal | 2026-02-22 | 2026-04-01 | - | - | 2026-03-24 | - | Cesar Chavez Day on the way is left out
Summary Judgment Opposition Due | personal | 2026-03-18 | 2026-05-08 | - | - | 2026-04-17 | - | day 20 back is a Saturday
Summary Judgment Opposition Due | personal | 2026-05-19 | 2026-07-09 | - | - | 2026-06-18 | - | day 20 back is Juneteenth
Summary Judgment Reply Due | personal | 2025-12-10 | 2026-01-21 | - | - | 2026-01-09 | - | day 11 back is a Saturday
Summary Judgment Reply Due | personal | 2026-01-07 | 2026-02-19 | - | - | 2026-02-06 | - | day 11 back is a Sunday
Motion to Compel Further Responses Due | personal | 2026-01-21 | - | - | - | 2026-03-09 | - | day 45 is a Saturday
Motion to Compel Further Responses Due | personal | 2026-02-05 | - | - | - | 2026-03-23 | - | day 45 is a Sunday
Motion to Compel Further Responses Due | personal | 2026-04-10 | - | - | - | 2026-05-26 | - | day 45 is Memorial Day
Motion for Reconsideration Due | personal | 2026-04-01 | - | - | - | 2026-04-13 | - | day 10 is a Saturday
Motion for Reconsideration Due | personal | 2026-04-16 | - | - | - | 2026-04-27 | - | day 10 is a Sunday
Motion for Reconsideration Due | personal | 2026-05-15 | - | - | - | 2026-05-26 | - | day 10 is Memorial Day
Motion for Reconsideration Due | personal | 2026-04-20 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Motion for Reconsideration Due | mail | 2026-04-06 | - | - | - | 2026-04-21 | - | mail adds its days
Response to Eviction Complaint Due | personal | 2026-03-25 | - | - | - | 2026-04-09 | - | Cesar Chavez Day on the way is left out
Response to Eviction Complaint Due | personal | 2026-04-10 | - | - | - | 2026-04-24 | - | counts over a weekend
Discovery Responses in Eviction Due | personal | 2026-02-02 | - | - | - | 2026-02-09 | - | day 5 is a Saturday
Discovery Responses in Eviction Due | personal | 2026-02-24 | - | - | - | 2026-03-02 | - | day 5 is a Sunday
Discovery Responses in Eviction Due | personal | 2026-02-11 | - | - | - | 2026-02-17 | - | day 5 is Presidents' Day
Discovery Responses in Eviction Due | personal | 2026-06-25 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Discovery Responses in Eviction Due | mail | 2026-02-12 | - | - | - | 2026-02-23 | - | mail adds its days
Motion to Quash Service in Eviction Due | personal | 2026-08-24 | - | - | - | 2026-09-08 | - | Labor Day on the way is left out
Motion to Quash Service in Eviction Due | personal | 2026-07-31 | - | - | - | 2026-08-14 | - | counts over a weekend
Motion to Quash Service in Eviction Due | personal | 2026-08-17 | - | - | - | 2026-08-31 | - | ends on the last day of a month
Motion to Quash Service in Eviction Due | mail | 2026-08-18 | - | - | - | 2026-09-01 | - | mail changes nothing
Motion to Quash Service in Eviction Due | personal | 2024-12-31 | - | - | - | 2025-01-08 | - | the day before the change of Jan 1, 2025
Answer After Denied Motion to Quash in Eviction Due | personal | 2026-03-02 | - | - | - | 2026-03-09 | - | day 5 is a Saturday
Answer After Denied Motion to Quash in Eviction Due | personal | 2026-03-17 | - | - | - | 2026-03-23 | - | day 5 is a Sunday
Answer After Denied Motion to Quash in Eviction Due | personal | 2026-03-26 | - | - | - | 2026-04-01 | - | day 5 is Cesar Chavez Day
Answer After Denied Motion to Quash in Eviction Due | personal | 2026-06-25 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Answer After Denied Motion to Quash in Eviction Due | mail | 2026-03-06 | - | - | - | 2026-03-16 | - | mail adds its days
Answer After Ruling on Demurrer in Eviction Due | personal | 2026-03-23 | - | - | - | 2026-03-30 | - | day 5 is a Saturday
Answer After Ruling on Demurrer in Eviction Due | personal | 2026-04-14 | - | - | - | 2026-04-20 | - | day 5 is a Sunday
Answer After Ruling on Demurrer in Eviction Due | personal | 2026-03-26 | - | - | - | 2026-04-01 | - | day 5 is Cesar Chavez Day
Answer After Ruling on Demurrer in Eviction Due | personal | 2026-06-25 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Answer After Ruling on Demurrer in Eviction Due | mail | 2026-04-16 | - | - | - | 2026-04-21 | 2026-04-27 | mail may add 5 days, to a Sunday: without them
Answer After Ruling on Demurrer in Eviction Due | electronic | 2026-04-16 | - | - | - | 2026-04-21 | 2026-04-23 | electronic service may add 2 court days: without them
Summary Judgment Notice in Eviction Due | personal | 2026-02-11 | 2026-03-19 | - | - | 2026-03-13 | - | day 5 back is a Saturday
Summary Judgment Notice in Eviction Due | personal | 2026-02-25 | 2026-04-03 | - | - | 2026-03-27 | - | day 5 back is a Sunday
Summary Judgment Notice in Eviction Due | personal | 2026-05-19 | 2026-06-24 | - | - | 2026-06-18 | - | day 5 back is Juneteenth
Summary Judgment Notice in Eviction Due | personal | 2026-03-31 | 2026-05-05 | - | - | 2026-04-30 | - | ends on the last day of a month
Summary Judgment Notice in Eviction Due | mail | 2026-02-11 | 2026-03-23 | - | - | 2026-03-13 | - | mail adds its days
Discovery Motion Notice in Eviction Due | personal | 2026-04-01 | 2026-05-07 | - | - | 2026-05-01 | - | day 5 back is a Saturday
Discovery Motion Notice in Eviction Due | personal | 2026-04-22 | 2026-05-29 | - | - | 2026-05-22 | - | day 5 back is a Sunday
Discovery Motion Notice in Eviction Due | personal | 2026-05-19 | 2026-06-24 | - | - | 2026-06-18 | - | day 5 back is Juneteenth
Discovery Motion Notice in Eviction Due | personal | 2026-03-31 | 2026-05-05 | - | - | 2026-04-30 | - | ends on the last day of a month
Discovery Motion Notice in Eviction Due | mail | 2026-04-08 | 2026-05-18 | - | - | 2026-05-08 | - | mail adds its days
Written Opposition in Eviction Due | personal | 2026-01-12 | 2026-02-13 | - | - | 2026-02-11 | - | Lincoln's Birthday on the way is left out
Written Opposition in Eviction Due | personal | 2026-01-21 | 2026-02-23 | - | - | 2026-02-20 | - | counts over a weekend
Written Opposition in Eviction Due | personal | 2026-02-28 | 2026-04-01 | - | - | 2026-03-30 | - | over the end of a month and Cesar Chavez Day
Written Opposition in Eviction Due | personal | 2026-03-31 | 2026-05-01 | - | - | 2026-04-30 | - | ends on the last day of a month
Written Opposition in Eviction Due | mail | 2026-02-09 | 2026-03-12 | - | - | 2026-03-11 | - | mail changes nothing
Motion for Relief from Default Due | personal | 2026-06-29 | - | - | - | 2026-12-29 | - | six months later is an ordinary Tuesday
Motion for Relief from Default Due | personal | 2026-07-18 | - | - | - | 2027-01-19 | - | six months later is Martin Luther King Jr. Day
Motion for Relief from Default Due | personal | 2026-07-03 | - | - | - | 2027-01-04 | - | six months later is a Sunday
Motion for Relief from Default Due | mail | 2026-07-03 | - | - | - | 2027-01-04 | - | mail changes nothing
Motion for Relief from Default Due | personal | 2027-08-31 | - | - | - | 2028-02-29 | - | February of a leap year has no day 31
Motion for Relief from Default Due | personal | 2026-05-27 | - | - | - | 2026-11-30 | - | six months later is the day after Thanksgiving
Motion to Set Aside Default (No Actual Notice) Due | personal | 2026-05-11 | - | - | - | 2026-11-09 | - | day 180 is a Saturday
Motion to Set Aside Default (No Actual Notice) Due | personal | 2026-06-02 | - | - | - | 2026-11-30 | - | day 180 is a Sunday
Motion to Set Aside Default (No Actual Notice) Due | personal | 2026-05-15 | - | - | - | 2026-11-12 | - | day 180 is Veterans Day
Motion to Set Aside Default (No Actual Notice) Due | personal | 2026-06-03 | - | - | - | 2026-11-30 | - | ends on the last day of a month
Motion to Set Aside Default (No Actual Notice) Due | mail | 2026-06-04 | - | - | - | 2026-12-01 | - | mail changes nothing
Notice of Intention to Move for New Trial Due | personal | 2026-01-30 | - | - | - | 2026-02-17 | - | day 15 is a Saturday
Notice of Intention to Move for New Trial Due | personal | 2026-01-28 | - | - | - | 2026-02-13 | - | day 15 is Lincoln's Birthday
Notice of Intention to Move for New Trial Due | personal | 2026-04-15 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Notice of Intention to Move for New Trial Due | mail | 2026-02-23 | - | - | - | 2026-03-10 | - | mail changes nothing
Notice of Intention to Move for New Trial Due | electronic | 2026-02-23 | - | - | - | 2026-03-10 | - | electronic service changes nothing
Notice of Intention to Move for New Trial Due | personal | 2026-01-19 | - | - | - | 2026-02-03 | - | day 15 is an ordinary Tuesday
Notice of Appeal in a Limited Case Due | personal | 2026-03-26 | - | - | - | 2026-04-27 | - | day 30 is a Saturday
Notice of Appeal in a Limited Case Due | personal | 2026-04-10 | - | - | - | 2026-05-11 | - | day 30 is a Sunday
Notice of Appeal in a Limited Case Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Notice of Appeal in a Limited Case Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Notice of Appeal in a Limited Case Due | mail | 2026-04-20 | - | - | - | 2026-05-20 | - | mail changes nothing
Notice of Appeal Due | personal | 2026-04-28 | - | - | - | 2026-06-29 | - | day 60 is a Saturday
Notice of Appeal Due | personal | 2026-05-20 | - | - | - | 2026-07-20 | - | day 60 is a Sunday
Notice of Appeal Due | personal | 2026-04-20 | - | - | - | 2026-06-22 | - | day 60 is Juneteenth
Notice of Appeal Due | personal | 2026-05-01 | - | - | - | 2026-06-30 | - | ends on the last day of a month
Notice of Appeal Due | mail | 2026-05-25 | - | - | - | 2026-07-24 | - | mail changes nothing
Notice of Appeal Due (No Notice of Entry) | personal | 2026-02-09 | - | - | - | 2026-08-10 | - | day 180 is a Saturday
Notice of Appeal Due (No Notice of Entry) | personal | 2026-02-24 | - | - | - | 2026-08-24 | - | day 180 is a Sunday
Notice of Appeal Due (No Notice of Entry) | personal | 2026-03-11 | - | - | - | 2026-09-08 | - | day 180 is Labor Day
Notice of Appeal Due (No Notice of Entry) | personal | 2026-03-04 | - | - | - | 2026-08-31 | - | ends on the last day of a month
Notice of Appeal Due (No Notice of Entry) | mail | 2026-03-04 | - | - | - | 2026-08-31 | - | mail changes nothing
Claim of Exemption Due | personal | 2026-01-30 | - | - | - | 2026-02-17 | - | day 15 is a Saturday
Claim of Exemption Due | personal | 2026-01-28 | - | - | - | 2026-02-13 | - | day 15 is Lincoln's Birthday
Claim of Exemption Due | personal | 2026-04-15 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Claim of Exemption Due | mail | 2026-02-23 | - | - | - | 2026-03-10 | - | mail changes nothing
Claim of Exemption Due | personal | 2026-01-14 | - | - | - | 2026-01-29 | - | day 15 is an ordinary Thursday
Claim of Exemption Due (Notice by Mail) | personal | 2026-08-03 | - | - | - | 2026-08-24 | - | day 20 is a Sunday
Claim of Exemption Due (Notice by Mail) | personal | 2026-08-18 | - | - | - | 2026-09-08 | - | day 20 is Labor Day
Claim of Exemption Due (Notice by Mail) | personal | 2026-08-11 | - | - | - | 2026-08-31 | - | ends on the last day of a month
Claim of Exemption Due (Notice by Mail) | mail | 2026-08-11 | - | - | - | 2026-08-31 | - | mail changes nothing
Claim of Exemption Due (Notice by Mail) | personal | 2026-07-07 | - | - | - | 2026-07-27 | - | day 20 is an ordinary Monday
Small Claims Appeal Due | personal | 2026-01-29 | - | - | - | 2026-03-02 | - | day 30 is a Saturday
Small Claims Appeal Due | personal | 2026-02-13 | - | - | - | 2026-03-16 | - | day 30 is a Sunday
Small Claims Appeal Due | personal | 2026-05-20 | - | - | - | 2026-06-22 | - | day 30 is Juneteenth
Small Claims Appeal Due | personal | 2026-03-31 | - | - | - | 2026-04-30 | - | ends on the last day of a month
Small Claims Appeal Due | mail | 2026-02-23 | - | - | - | 2026-03-25 | - | mail changes nothing
Motion to Vacate Small Claims Judgment Due | personal | 2026-07-23 | - | - | - | 2026-08-24 | - | day 30 is a Saturday
Motion to Vacate Small Claims Judgment Due | personal | 2026-08-07 | - | - | - | 2026-09-08 | - | day 30 is a Sunday
Motion to Vacate Small Claims Judgment Due | personal | 2026-08-26 | - | - | - | 2026-09-28 | - | day 30 is Native American Day
Motion to Vacate Small Claims Judgment Due | personal | 2026-08-31 | - | - | - | 2026-09-30 | - | ends on the last day of a month
Motion to Vacate Small Claims Judgment Due | mail | 2026-08-12 | - | - | - | 2026-09-11 | - | mail changes nothing
Appeal of Denied Motion to Vacate Due | personal | 2026-07-01 | - | - | - | 2026-07-13 | - | day 10 is a Saturday
Appeal of Denied Motion to Vacate Due | personal | 2026-07-16 | - | - | - | 2026-07-27 | - | day 10 is a Sunday
Appeal of Denied Motion to Vacate Due | personal | 2026-08-28 | - | - | - | 2026-09-08 | - | day 10 is Labor Day
Appeal of Denied Motion to Vacate Due | personal | 2026-07-21 | - | - | - | 2026-07-31 | - | ends on the last day of a month
Appeal of Denied Motion to Vacate Due | mail | 2026-07-21 | - | - | - | 2026-07-31 | - | mail changes nothing
`,
  ),
];
