/** A complaint of invented people: a gap after 6a, a restart in the second count, headings, cues. */
export const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF SANDOVAL
THIRTEENTH JUDICIAL DISTRICT COURT
ODALYS PEMBERTON,
Plaintiff,
v.
GRAYLING ORCHARDS, LLC,
Defendant.
No. D-1329-CV-2024-00777
COMPLAINT FOR BREACH OF LEASE AND FOR DAMAGES
Plaintiff, appearing without a lawyer, alleges against the Defendant named above as follows:
PARTIES
1. Plaintiff Odalys Pemberton lives in Sandoval County, New Mexico, and rented the
house at 12 Alder Lane from the defendant company.
2. Defendant Grayling Orchards, LLC owns the house.
JURISDICTION AND VENUE
3. This Court has jurisdiction over the parties and the subject matter under Article VI of the Constitution.
4. Venue is proper in Sandoval County, because the house stands there.
FACTS
5. On March 3, 2024, the heating of the house failed. See Section 12. of the lease.
6. Plaintiff told Mr. Wren on March 4, 2024. He answered: “No. 7 is next.”
6a. He did nothing.
8. Plaintiff paid $1,250.00 for heaters and lost wages of $400.
Case 1:24-cv-00777-AB-CD Document 1 Filed 05/01/24 Page 1 of 2\fCOUNT I
BREACH OF CONTRACT
(Against Grayling Orchards, LLC)
9. Plaintiff incorporates the paragraphs above.
10. The company broke the lease, a copy of which is attached as Exhibit A.
COUNT II – NEGLIGENCE
11. Plaintiff realleges all the allegations above as if fully set forth herein.
12. The company owed a duty of care to the tenant and failed in it.
13. Plaintiff demands a trial by jury.
PRAYER FOR RELIEF
WHEREFORE, Plaintiff asks the Court to:
A. Award compensatory damages in an amount to be shown at trial; and
B. Grant such other relief as is just.
Dated: May 1, 2024
Respectfully submitted,
Odalys Pemberton`;

/** Counts that begin their numbers again. */
export const RESTARTING = `IN THE DISTRICT COURT OF ALDER COUNTY
ODALYS PEMBERTON, Plaintiff,
v.
TOBIAS WREN, Defendant.
COMPLAINT
COUNT I – CONTRACT
1. Plaintiff and Defendant made a contract on March 3, 2024.
2. Defendant did not pay the sum of $900 that it names.
3. Plaintiff asked for the money twice.
COUNT II – NEGLIGENCE
1. Plaintiff realleges the paragraphs above.
2. Defendant let the gate stand open on March 9, 2024.
3. The horse of Plaintiff ran away.`;

/** Facts in running text. */
export const UNNUMBERED = `IN THE DISTRICT COURT OF ALDER COUNTY
ODALYS PEMBERTON, Plaintiff,
v.
TOBIAS WREN, Defendant.
COMPLAINT
STATEMENT OF FACTS
I rented a room from the defendant in March of last year.
The defendant kept my deposit without giving me any reason.
I want the deposit back with the costs of this case.`;
