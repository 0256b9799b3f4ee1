import { assembleAnswer } from '#src/answers/assemble.ts';
import { readComplaint } from '#src/answers/complaint.ts';
import { defenseOptions } from '#src/answers/defenses.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { readComplaintHead } from '#src/answers/filing/read-caption.ts';
import { buildLedger } from '#src/answers/ledger.ts';
import type { Counterclaim, GeneratedAnswer, ResponseKind } from '#src/answers/schema.ts';

export const COMPLAINT_ID = '5d0f6c1e-8a53-4a0b-9f3e-2f6f5f0a1c01';
const MADE_AT = new Date('2026-03-09T16:20:00Z');

const HEADS = {
  newMexico: `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

COTTONWOOD FLATS PROPERTIES, LLC,
a New Mexico limited liability company, and
ERNESTINE VALDÉS,
     Plaintiffs,
v.                                          No. D-101-CV-2026-00418
MARISOL QUINTANA-ORTEGA,
     Defendant.

FIRST AMENDED COMPLAINT FOR BREACH OF LEASE, DEBT AND MONEY DUE
`,
  federal: `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

HALVERSON INSTRUMENTS, INC.,
     Plaintiff,
v.                                          Case No. 1:26-cv-00231
TEODORO BELLWETHER,
     Defendant.

COMPLAINT FOR BREACH OF CONTRACT AND DEMAND FOR JURY TRIAL
`,
} as const;

const STATEMENTS = [
  'Defendant rented the house at 12 Alder Lane from Plaintiff under a written lease dated June 1, 2024.',
  'The lease required Defendant to pay $1,450.00 on the first day of each month, and to keep the yard in order.',
  'Defendant paid the rent for June through December 2024 late, on or about the tenth day of each month, and was told each time in writing that the next late payment would be treated as a breach of the lease.',
  'On January 15, 2025, Plaintiff inspected the house and found the heater, two windows and the back fence damaged.',
  'Plaintiff repaired the damage at a cost of $3,212.40.',
  'Under the law of this state, a tenant who damages the property of a landlord is liable for the cost of its repair.',
  'A copy of the lease is attached as Exhibit A.',
  'Defendant sent Plaintiff a letter on February 2, 2025, in which Defendant wrote that “the heater never worked”.',
];

/** An invented complaint of `count` numbered paragraphs, with sub-letters after the fifth, two counts and a prayer. */
export function complaintText(head: keyof typeof HEADS, count: number): string {
  const lines: string[] = [
    HEADS[head],
    'Plaintiff states for the complaint against Defendant:',
    '',
    'PARTIES',
  ];
  for (let number = 1; number <= count; number += 1) {
    if (number === 4) lines.push('', 'GENERAL ALLEGATIONS');
    if (number === Math.ceil(count * 0.6)) lines.push('', 'COUNT I', 'BREACH OF LEASE');
    if (number === Math.ceil(count * 0.8)) lines.push('', 'COUNT II', 'DEBT AND MONEY DUE');
    lines.push(`${number}. ${STATEMENTS[number % STATEMENTS.length]}`);
    if (number === 5) {
      lines.push('5a. The heater was new in May 2024.', '5b. The windows were new in May 2024.');
    }
  }
  lines.push(
    '',
    'PRAYER FOR RELIEF',
    'WHEREFORE, Plaintiff asks the Court to:',
    'A. Award damages; and',
    'B. Award costs.',
  );
  return lines.join('\n');
}

const KINDS: readonly ResponseKind[] = [
  'deny',
  'admit',
  'admit_in_part',
  'lacks_knowledge',
  'deny',
  'legal_conclusion',
];
const WORDS =
  'The rent of July 2024 was paid on July 1, 2024, by money order, as the receipt signed by the manager shows; the rest is not true.';

const COUNTERCLAIMS: Counterclaim[] = [
  {
    id: '0d1f7c8e-1b22-4a57-8a40-6f1f0c7d2a11',
    title: 'Return of the Deposit',
    facts:
      'I paid a deposit of $1,450.00 on June 1, 2024.\nI moved out on January 31, 2025, and gave the keys back the same day.\nThe deposit was not returned, and no list of deductions was sent to me.',
    relief: 'the return of the deposit of $1,450.00',
  },
  {
    id: '0d1f7c8e-1b22-4a57-8a40-6f1f0c7d2a12',
    title: 'Repairs Paid by the Tenant',
    facts: 'I paid $310.00 for the repair of the heater on December 9, 2024.',
    relief: 'repayment of $310.00',
  },
];

export interface FixtureOptions {
  head?: keyof typeof HEADS;
  count?: number;
  /** Numbers left unanswered. */
  open?: readonly string[];
  text?: string;
  counterclaims?: Counterclaim[];
  words?: string;
  change?: Partial<FilingInput>;
}

/** A filing of an invented case, made the way the server makes it. */
export function filingOf(options: FixtureOptions = {}): FilingInput {
  const { head = 'newMexico', count = 60, open = [], counterclaims = COUNTERCLAIMS, words = WORDS } = options;
  const text = options.text ?? complaintText(head, count);
  const complaint = readComplaint(text);
  const filename = 'complaint.pdf';
  const ledger = buildLedger([
    {
      documentId: COMPLAINT_ID,
      filename,
      status: 'ready',
      textNumber: 1,
      complaint,
      responses: complaint.paragraphs
        .filter(({ number }) => !open.includes(number))
        .map(({ key, number, text: said }, index) => {
          const response = KINDS[index % KINDS.length] ?? 'deny';
          return {
            key,
            number,
            text: said,
            textNumber: 1,
            response,
            words: response === 'admit_in_part' ? words : '',
            evidence: [],
            updatedAt: MADE_AT,
          };
        }),
    },
  ]);
  const court = head === 'federal' ? 'federal' : 'new_mexico_district';
  const defenses = defenseOptions(court, [
    { defenseId: 'personal-jurisdiction', choice: 'declined', facts: '' },
    { defenseId: 'payment', choice: 'chosen', facts: 'The rent of July 2024 was paid on July 1, 2024.' },
    {
      defenseId: 'failure-to-state-a-claim',
      choice: 'chosen',
      facts: 'Count II states no date on which a debt fell due.',
    },
  ]);
  const head_ = readComplaintHead(text);
  const side = (roles: RegExp) => head_.parties.find(({ role }) => roles.test(role))?.name ?? null;
  const assembled = assembleAnswer({
    caption: {
      plaintiff: side(/plaintiff/),
      defendant: side(/defendant/),
      court: complaint.court,
      caseNumber: complaint.caseNumber,
      claiming: 'Plaintiff',
      answering: 'Defendant',
    },
    ledger,
    defenses,
    counterclaims,
    motion: null,
  });
  const answer: GeneratedAnswer = {
    ...assembled,
    id: '7b1f6c1e-8a53-4a0b-9f3e-2f6f5f0a1c02',
    caseId: '9c1f6c1e-8a53-4a0b-9f3e-2f6f5f0a1c03',
    version: 1,
    generatedAt: MADE_AT,
    updatedAt: MADE_AT,
    basedOnDocuments: [filename],
    complaintDocuments: [COMPLAINT_ID],
    auxiliaryDocuments: [],
    confidence: 0.9,
    confidenceBecause: 'Every paragraph was answered.',
    engine: { name: 'built-in', notice: '' },
    checks: [],
    notes: [],
    instructions: null,
    motion: null,
  };
  return {
    case: {
      title: 'Cottonwood v. Quintana-Ortega',
      caseNumber: complaint.caseNumber,
      caseType: 'civil',
      courtName: null,
      courtId: null,
      description: null,
      kind: null,
      state: 'NM',
      plaintiffName: null,
      defendantName: null,
    },
    participants: [],
    captions: [{ documentId: COMPLAINT_ID, filename, ...head_ }],
    answer,
    ledger,
    defenses,
    counterclaims,
    juryDemand: false,
    ...options.change,
  };
}
