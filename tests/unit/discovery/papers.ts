import type { DiscoveryParty, DiscoveryRepository } from '#src/discovery/schema.ts';

/** An invented discovery paper and what a careful reader finds in it. */
export interface InventedPaper {
  name: string;
  repository: DiscoveryRepository;
  text: string;
  /** Keys of the requests in order. */
  keys: string[];
  set?: number | null;
  askedBy?: DiscoveryParty | null;
  isResponse?: boolean;
}

const CAPTION_NM = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING LLC,
     Plaintiff,
v.                                        No. D-101-CV-2026-00417
MARISOL VANE,
     Defendant.
`;

const CAPTION_FEDERAL = `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

DARNELL OKAFOR,
          Plaintiff,
     v.                                   Case No. 1:26-cv-00091
PINON FREIGHT, INC.,
          Defendant.
`;

const CAPTION_CALIFORNIA = `SUPERIOR COURT OF CALIFORNIA
COUNTY OF ALAMEDA

TESSA LINDQVIST,
     Plaintiff,
vs.
HARBOR STREET PROPERTIES, LP,
     Defendant.                           Case No. 26CV01234
`;

const keysOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);

export const PAPERS: InventedPaper[] = [
  {
    name: 'labels in capitals, definitions and instructions with numbers of their own',
    repository: 'interrogatories',
    text: `${CAPTION_NM}
PLAINTIFF'S FIRST SET OF INTERROGATORIES TO DEFENDANT

DEFINITIONS
1. "You" means Marisol Vane.
2. "Roof" means the roof of 14 Piñon Lane.

INSTRUCTIONS
1. Answer each interrogatory under oath.
2. If you object, say why.

INTERROGATORIES

INTERROGATORY NO. 1: State your full name, address and date of birth.

INTERROGATORY NO. 2: Describe each payment that you made for the roof, and for each:
(a) state its date;
(b) state its sum; and
(c) identify who received it.

INTERROGATORY NO. 3: Identify each person who inspected the roof.

Respectfully submitted,
/s/ Anton Orlov

CERTIFICATE OF SERVICE
I hereby certify that on March 2, 2026, I mailed a copy of this paper by first-class mail, postage prepaid, to
Marisol Vane.
/s/ Anton Orlov`,
    keys: keysOf('interrogatory', 3),
    set: 1,
    askedBy: 'plaintiff',
    isResponse: false,
  },
  {
    name: 'plain numbers under a heading, sub-parts, a group name between',
    repository: 'interrogatories',
    text: `${CAPTION_NM}
DEFENDANT'S INTERROGATORIES TO PLAINTIFF

The defendant asks the plaintiff to answer within thirty days.

Interrogatories

1. State the name of each person who worked on the roof.
2. For each day of work, state:
   a. the hours worked;
   b. the work done; and
   c. the material used.

Your Claim

3. State how you computed the sum of $4,350.00.
4. Identify each witness.

Dated: April 6, 2026`,
    keys: keysOf('interrogatory', 4),
    askedBy: 'defendant',
  },
  {
    name: 'requests over page ends with stamps, page numbers and labels that look like running heads',
    repository: 'document-production',
    text: Array.from({ length: 5 }, (_, page) =>
      [
        `Case 1:26-cv-00091-KG-JHR   Document 22   Filed 03/09/26   Page ${page + 1} of 5`,
        page === 0
          ? `${CAPTION_FEDERAL}\nPLAINTIFF'S FIRST REQUESTS FOR PRODUCTION\n\nREQUESTS`
          : 'relate to the events of that month, in whatever form you keep them.',
        `REQUEST FOR PRODUCTION NO. ${page + 1}:`,
        `All logs of the truck with number ${page + 31} and all papers that`,
        `${page + 1}`,
      ].join('\n'),
    ).join('\f'),
    keys: keysOf('production', 5),
    set: 1,
    askedBy: 'plaintiff',
  },
  {
    name: 'requests for admission with periods after the number',
    repository: 'admissions',
    text: `${CAPTION_FEDERAL}
PLAINTIFF’S REQUESTS FOR ADMISSION TO DEFENDANT

Under Rule 36 you are asked to admit the truth of the following. If you do not answer within 30 days
each matter is admitted.

REQUEST FOR ADMISSION 1. Admit that you own the truck.
REQUEST FOR ADMISSION 2. Admit that the driver was your employee on January 9, 2026.
REQUEST FOR ADMISSION 3. Admit that the document attached as Exhibit A is genuine.

CERTIFICATE OF SERVICE
I certify that this paper was served through CM/ECF on the 9th day of March, 2026.`,
    keys: keysOf('admission', 3),
    askedBy: 'plaintiff',
  },
  {
    name: 'three kinds in one paper, each numbered from 1',
    repository: 'interrogatories',
    text: `${CAPTION_NM}
DEFENDANT’S FIRST COMBINED DISCOVERY REQUESTS TO PLAINTIFF:
INTERROGATORIES, REQUESTS FOR PRODUCTION AND REQUESTS FOR ADMISSION

I. INTERROGATORIES

1. State when you began the work.
2. State when you ended it.

II. REQUESTS FOR PRODUCTION

1. All photographs of the roof.
2. The contract.
3. Every invoice.

III. REQUESTS FOR ADMISSION

1. Admit that no building permit was asked for.

Dated this 6th day of April, 2026.`,
    keys: [...keysOf('interrogatory', 2), ...keysOf('production', 3), 'admission-1'],
    set: 1,
    askedBy: 'defendant',
  },
  {
    name: 'California: party lines, set one, special interrogatories',
    repository: 'interrogatories',
    text: `${CAPTION_CALIFORNIA}
PROPOUNDING PARTY:   Plaintiff TESSA LINDQVIST
RESPONDING PARTY:    Defendant HARBOR STREET PROPERTIES, LP
SET NO.:             ONE

SPECIAL INTERROGATORIES

SPECIAL INTERROGATORY NO. 1:
State the date on which YOU bought the PROPERTY. ("YOU" means the defendant.)
SPECIAL INTERROGATORY NO. 2:
IDENTIFY each manager of the PROPERTY since 2021.

DATED: February 3, 2026`,
    keys: keysOf('interrogatory', 2),
    set: 1,
    askedBy: 'plaintiff',
  },
  {
    name: 'a gap, a repeat and a sub-letter',
    repository: 'document-production',
    text: `${CAPTION_NM}
PLAINTIFF'S SECOND REQUEST FOR PRODUCTION OF DOCUMENTS TO DEFENDANT

REQUEST NO. 1: The lease of the house.
REQUEST NO. 2: Photographs of the roof.
REQUEST NO. 2: Photographs of the ceiling.
REQUEST NO. 5: Letters to your insurer.
REQUEST NO. 5a: Letters from your insurer.`,
    keys: ['production-1', 'production-2', 'production-2#2', 'production-5', 'production-5a'],
    set: 2,
    askedBy: 'plaintiff',
  },
  {
    name: 'numbers that cannot be read',
    repository: 'interrogatories',
    text: `DEFENDANT'S INTERROGATORIES TO PLAINTIFF

INTERROGATORY NO. 1: State your name.
INTERROGATORY NO. ?: State where you live.
INTERROGATORY NO. 3: State ~~|| ^^ |\\\\ ~| |~ ~~
INTERROGATORY NO. 4:
INTERROGATORY NO. 5: State your trade.`,
    keys: [
      'interrogatory-1',
      'interrogatory-unread',
      'interrogatory-3',
      'interrogatory-4',
      'interrogatory-5',
    ],
  },
  {
    name: 'numbers as words',
    repository: 'admissions',
    text: `${CAPTION_NM}
DEFENDANT'S REQUESTS FOR ADMISSION

Request for Admission Number One: Admit that it rained on May 4, 2025.
Request for Admission Number Two: Admit that the roof leaked.
Request for Admission Number Twenty-One: Admit that you were told.`,
    keys: ['admission-one', 'admission-two', 'admission-twenty-one'],
    askedBy: 'defendant',
  },
  {
    name: 'prose that leads to the list, no heading, brackets around the numbers',
    repository: 'document-production',
    text: `${CAPTION_FEDERAL}
RULE 34 REQUEST TO DEFENDANT

The plaintiff Darnell Okafor requests that the defendant respond within 30 days to the following
requests:

(1) The driver's log of January 9, 2026.
(2) All messages between the driver and the dispatcher on that day, among them:
    (a) text messages; and
    (b) radio recordings.
(3) The truck itself, for inspection.

Date: March 9, 2026`,
    keys: keysOf('production', 3),
    askedBy: 'plaintiff',
  },
  {
    name: 'numbered points inside a request do not begin the list again',
    repository: 'interrogatories',
    text: `PLAINTIFF'S INTERROGATORIES TO DEFENDANT

INTERROGATORIES
1. Describe the accident in these steps:
1) before the crossing;
2) on the crossing;
3) after it.
2. State your speed.
3. State what you did in the week of
15. January, as your calendar calls it.
4. Identify each passenger.`,
    keys: keysOf('interrogatory', 4),
  },
  {
    name: 'a list that no heading begins after the definitions',
    repository: 'document-production',
    text: `${CAPTION_NM}
PLAINTIFF'S REQUEST FOR PRODUCTION

DEFINITIONS
1. "Document" means anything written.
2. "House" means 14 Piñon Lane.

1. All documents on the sale of the house.
2. All documents on its repair.`,
    keys: keysOf('production', 2),
  },
  {
    name: 'references to other requests at the head of a line',
    repository: 'interrogatories',
    text: `DEFENDANT'S SECOND SET OF INTERROGATORIES

INTERROGATORY NO. 26: State whether you changed your answer to
Interrogatory No. 4 of the first set.
INTERROGATORY NO. 27: Explain any difference between that answer and
Request for Production No. 2.
INTERROGATORY NO. 28: Identify who helped you.`,
    keys: ['interrogatory-26', 'interrogatory-27', 'interrogatory-28'],
    set: 2,
    askedBy: 'defendant',
  },
  {
    name: 'a letter of a person without a lawyer',
    repository: 'document-production',
    text: `Marisol Vane
14 Piñon Lane, Santa Fe

To Orlov Roofing LLC

Please send me copies of the following documents:

1. the contract I signed
2. every bill
3. photos your crew took

Thank you,
Marisol Vane`,
    keys: keysOf('production', 3),
  },
  {
    name: 'no heading and no leading words at all',
    repository: 'admissions',
    text: `Admissions for Pinon Freight

1) You own truck 31.
2) The brakes were not checked in December.`,
    keys: keysOf('admission', 2),
  },
  {
    name: 'Texas wording: requests for disclosure style with em dashes',
    repository: 'document-production',
    text: `CAUSE NO. D-1-GN-26-001234

PLAINTIFF'S FIRST REQUEST FOR PRODUCTION TO DEFENDANT

TO: Defendant Blue Mesa Homes, by and through its attorney of record.

Definitions and Instructions

1. Produce the papers as they are kept.

Requests for Production

REQUEST FOR PRODUCTION 1 — The sales contract.
REQUEST FOR PRODUCTION 2 — All warranties.
REQUEST FOR PRODUCTION 3 — All inspection reports.`,
    keys: keysOf('production', 3),
    set: 1,
    askedBy: 'plaintiff',
  },
  {
    name: 'responses that restate the requests',
    repository: 'interrogatories',
    isResponse: true,
    text: `${CAPTION_NM}
DEFENDANT'S ANSWERS TO PLAINTIFF'S FIRST SET OF INTERROGATORIES

INTERROGATORY NO. 1: State your full name, address and date of birth.
ANSWER: Marisol Vane, 14 Piñon Lane, Santa Fe; March 3, 1981.

INTERROGATORY NO. 2: Describe each payment that you made for the roof.
OBJECTION: This is overly broad and unduly burdensome.
ANSWER: Subject to that objection, I paid $2,000 on May 20, 2025.

INTERROGATORY NO. 3: Identify each person who inspected the roof.
ANSWER: ______________________

VERIFICATION
I, Marisol Vane, swear that these answers are true.`,
    keys: keysOf('interrogatory', 3),
    set: 1,
    askedBy: 'plaintiff',
  },
  {
    name: 'responses that name the request and do not restate it',
    repository: 'document-production',
    isResponse: true,
    text: `${CAPTION_FEDERAL}
DEFENDANT PINON FREIGHT'S RESPONSES TO PLAINTIFF'S FIRST REQUESTS FOR PRODUCTION

GENERAL OBJECTIONS
1. Defendant objects to each request that asks for privileged papers.
2. Defendant objects to the definitions.

RESPONSE TO REQUEST FOR PRODUCTION NO. 1: Defendant will produce the logs, PF000001 to PF000040.
RESPONSE TO REQUEST FOR PRODUCTION NO. 2: Objection. The request is vague and seeks privileged papers.
RESPONSE TO REQUEST FOR PRODUCTION NO. 4: None exist.`,
    keys: ['production-1', 'production-2', 'production-4'],
    set: 1,
    askedBy: 'plaintiff',
  },
  {
    name: 'a title in the right column of the caption, and a set that goes on numbering',
    repository: 'document-production',
    text: `ORLOV ROOFING LLC,      )
   Plaintiff,           )   PLAINTIFF'S SECOND SET OF
v.                      )   REQUESTS FOR PRODUCTION
MARISOL VANE,           )   OF DOCUMENTS TO DEFENDANT
   Defendant.           )

DEFINITIONS
A. "You" means Marisol Vane.

REQUESTS FOR PRODUCTION

26. All letters.

27. All photographs.

DATED this 3rd day of March, 2026.`,
    keys: ['production-26', 'production-27'],
    set: 2,
    askedBy: 'plaintiff',
  },
  {
    name: 'Roman numbers, and the word answer inside a sentence',
    repository: 'interrogatories',
    text: `DEFENDANT'S INTERROGATORIES

INTERROGATORY NO. I. State whether you gave an
answer: yes or no.
INTERROGATORY NO. II. Explain each
response: when and to whom.

Marisol Vane
Defendant, pro se`,
    keys: ['interrogatory-i', 'interrogatory-ii'],
    askedBy: 'defendant',
  },
];
