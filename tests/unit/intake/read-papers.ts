import { readFacts } from '#src/facts/read-facts.ts';
import type { Fact } from '#src/facts/schema.ts';
import type { ReadPaper } from '#src/intake/paper.ts';
import { propose } from '#src/intake/propose.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { kindOf } from '#src/papers/kind-of.ts';
import { makeFact } from '#tests/factories/facts.ts';

/** The facts of a paper of this type, with ids by their order. */
export function factsFrom(text: string, docType: string): Fact[] {
  const { facts } = readFacts({ text, docType, docDate: findDocDate(text), pageCount: 1, notes: [] });
  return facts.map((content, at): Fact => makeFact(content, { ...content, id: `fact-${at}` }));
}

/** What a paper says as it is read and proposed, from its text alone; `today` is the day at the court. */
export function proposalFrom(text: string, today: string): Proposal {
  const { type } = classifyDocument({ text, filename: 'paper.txt', mimeType: 'text/plain' });
  const docDate = findDocDate(text);
  const found = readFacts({ text, docType: type, docDate, pageCount: 1, notes: [] });
  const facts = found.facts.map((content, at): Fact => makeFact(content, { ...content, id: `fact-${at}` }));
  const paper: ReadPaper = {
    ...{ index: 0, filename: 'paper.txt', kind: kindOf(type), docDate, head: text.slice(0, 4000) },
    ...{ facts, problems: found.completeness.problems },
  };
  const [proposal] = propose([paper], { asker: null, today, keyOf: () => 'a-key' });
  if (proposal === undefined) throw new Error('Nothing was proposed.');
  return proposal;
}

export const WAIVER_REQUEST = `UNITED STATES DISTRICT COURT
for the
DISTRICT OF NEW MEXICO

PINE RIDGE FREIGHT INC.,
     Plaintiff
v.                                Civil Action No. 1:26-cv-00321-ABC
WILLA HARGROVE,
     Defendant

NOTICE OF A LAWSUIT AND REQUEST TO WAIVE SERVICE OF A SUMMONS

To: Willa Hargrove

Why are you getting this?

A lawsuit has been filed against you, or the entity you represent, in this court under the number shown above. A copy of the complaint is attached.

This is not a summons, or an official notice from the court. It is a request that, to avoid expenses, you waive formal service of a summons by signing and returning the enclosed waiver. To avoid these expenses, you must return the signed waiver within 30 days from the date shown below, which is the date this notice was sent. Two copies of the waiver form are enclosed, along with a stamped, self-addressed envelope or other prepaid means for returning one copy. You may keep the other copy.

What happens next?

If you return the signed waiver, I will file it with the court. The action will then proceed as if you had been served on the date the waiver is filed, but no summons will be served on you and you will have 60 days from the date this notice is sent (see the date below) to answer the complaint.

If you do not return the signed waiver within the time indicated, I will arrange to have the summons and complaint served on you. And I will ask the court to require you, or the entity you represent, to pay the expenses of making service.

Date: November 9, 2026`;

export const ACKNOWLEDGMENT = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: COTTONWOOD CREDIT SERVICES LLC
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26CV012345

NOTICE AND ACKNOWLEDGMENT OF RECEIPT - CIVIL

TO: Willa Hargrove

NOTICE
The summons and other documents identified below are being served pursuant to section 415.30 of the California Code of Civil Procedure. Your failure to complete this form and return it within 20 days from the date of mailing shown below may subject you (or the party on whose behalf you are being served) to liability for the payment of any expenses incurred in serving a summons on you in any other manner permitted by law.

If you return this form to the sender, service of a summons is deemed complete on the day you sign the acknowledgment of receipt below.

Date of mailing: November 13, 2026

ACKNOWLEDGMENT OF RECEIPT
This acknowledges receipt of: a copy of the summons and of the complaint.`;

export const OHIO = `COURT OF COMMON PLEAS
FRANKLIN COUNTY, OHIO

COTTONWOOD CREDIT SERVICES LLC,
     Plaintiff,
v.                                Case No. 26 CV 004321
WILLA HARGROVE,
     Defendant.

SUMMONS

TO THE ABOVE NAMED DEFENDANT: WILLA HARGROVE

You are hereby summoned that a complaint (a copy of which is hereto attached and made a part hereof) has been filed against you in this court by the plaintiff named herein.

You are required to serve upon the plaintiff's attorney, or upon the plaintiff if the plaintiff has no attorney of record, a copy of your answer to the complaint within 28 days after service of this summons upon you, exclusive of the day of service. Said answer must be filed with this court within three days after the service of a copy of the answer on the plaintiff's attorney.

The name and address of the plaintiff's attorney is as follows: Dana Orcutt, 12 Birch Street, Columbus, OH 43215.

If you fail to appear and defend, judgment by default will be taken against you for the relief demanded in the complaint.

Date: November 4, 2026`;

export const DEFAULT_JUDGMENT = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

DEFAULT JUDGMENT

This matter came before the Court on the motion of Plaintiff Larkspur Lending LLC for default judgment. The Court finds that Defendant was served and has not answered.

IT IS ORDERED that judgment is entered in favor of Plaintiff and against Defendant Willa Hargrove in the sum of $4,350.00 plus costs and interest.

Dated: November 16, 2026

District Judge`;

export const LANDLORD_NOTICE = `THREE-DAY NOTICE OF NONPAYMENT OF RENT

To: Willa Hargrove, 219 Larkspur Court, Albuquerque, New Mexico

You are notified that you owe rent of $950.00 for November 2026. You must pay the rent within three (3) days after you received this notice, or your rental agreement is terminated and you must move out.

If you do not pay or move out within three days from the date of delivery of this notice, the owner may file a lawsuit for possession.

Date: November 20, 2026

Copper Mesa Properties LLC, Owner`;

export const EVICTION_IN_VAN_NUYS = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES
Van Nuys Courthouse East
6230 Sylmar Avenue, Van Nuys, CA 91401

PLAINTIFF: JUNIPER COURT APARTMENTS LP
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26VEUD01234

SUMMONS - UNLAWFUL DETAINER - EVICTION

NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 10 days. You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons and legal papers are served on you to file a written response at this court and have a copy served on the plaintiff.

Date: November 16, 2026`;

export const SMALL_CLAIM = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: JONAS PELL
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26SC004321

PLAINTIFF'S CLAIM AND ORDER TO GO TO SMALL CLAIMS COURT

Notice to the person being sued: You are the Defendant in this small claims case. You and the Plaintiff must go to court on the trial date listed below. If you do not go to court, you may lose the case.

Trial Date: December 15, 2026. Time: 8:30 a.m. Department: 104, 2233 Shoreline Drive, Alameda, CA 94501.

The Plaintiff claims the Defendant owes $1,450.00 for a damaged fence.`;
