/** Invented papers that several tests read: of a bankruptcy, an order to keep away, an eviction that sets a day in court. */

/** How the official form begins, with its chapter and its name. */
export const bankruptcyHead = (chapter: string, form: string) => `Information to identify the case:
Debtor 1      Marisol Quenby                    Social Security number or ITIN  xxx-xx-0000
United States Bankruptcy Court    District of New Mexico
                                        Date case filed for chapter ${chapter}   11/16/2026
Case number: 26-11873-j${chapter}

${form}

For the debtors listed above, a case has been filed under chapter ${chapter} of the Bankruptcy Code. An order for relief has been entered.
This notice has important information about the case for creditors, debtors, and trustees, including information about the meeting of creditors and deadlines.
The filing of the case imposed an automatic stay against most collection activities.
`;

export const CHAPTER_13 = `${bankruptcyHead('13', 'Official Form 309I\nNotice of Chapter 13 Bankruptcy Case')}
7. Meeting of creditors
Debtors must attend the meeting to be questioned under oath.
December 15, 2026 at 9:00 AM
Location: Zoom video meeting.
8. Deadlines
Deadline to file a complaint to challenge dischargeability of certain debts:   Filing deadline: 2/16/27
Deadline for all creditors to file a proof of claim (except governmental units):   Filing deadline: 1/25/27
Deadline for governmental units to file a proof of claim:   Filing deadline: 5/17/27
9. Filing of plan
The debtor has filed a plan. The hearing on confirmation will be held on:
1/14/27 at 9:30 AM, Location: Courtroom 3, 333 Lomas Blvd NW, Albuquerque, NM 87102
Objections to the confirmation of the plan are due 7 days before the hearing.`;

export const RESTRAINING_ORDER = `DV-110 Temporary Restraining Order
1 Protected Person (name): Odalys Fern
2 Restrained Person
*Full Name: Casper Ovenden
Superior Court of California, County of Fresno
1130 O Street
Fresno, CA 93721
Case Number: 26FL004417
4 Court Hearing
This order expires at the end of the hearing listed below:
Hearing Date: December 9, 2026   Time: 8:30 [X] a.m. [ ] p.m.
6 No Guns or Other Firearms, Ammunition, or Body Armor
If you have guns, you must turn them in to a law enforcement agency or sell or store them with a licensed gun dealer within 24 hours of being served with this order.
File a receipt with the court within 48 hours of receiving this order.
12 Stay-Away Order
[X] Granted as follows: You must stay at least 100 yards away from the person in 1.
Date: November 18, 2026       Judge or Judicial Officer
If you do not obey this order, you can be arrested and charged with a crime.`;

export const COLORADO_EVICTION = `County Court, Arapahoe County, Colorado
1790 W. Littleton Blvd., Littleton, CO 80120
Plaintiff: CHERRY CREEK COMMUNITIES LLC
v.
Defendants: HESTER VANE and any and all other occupants
Case Number: 2026C34411

SUMMONS IN FORCIBLE ENTRY AND UNLAWFUL DETAINER

To the above named Defendant(s), take notice that:
1. On December 7, 2026 at 8:30 a.m. in the Arapahoe County Court, Littleton, Colorado, the Court may be asked to enter judgment against you as set forth in the complaint.
2. A copy of the complaint against you and an answer form which you must use if you file an answer are attached.
Dated: November 19, 2026`;
