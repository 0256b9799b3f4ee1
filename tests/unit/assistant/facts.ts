import type {
  AnalysisFact,
  CaseFacts,
  DeadlineFact,
  DiscoveryFact,
  DocketFact,
  DocumentFact,
  PaperSays,
  SummonsFact,
} from '#src/assistant/facts-schema.ts';
import { paperSays } from '#src/assistant/paper-says.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';

export const TODAY = '2026-03-18';

/** A complaint about an unpaid roof between invented people. */
export const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING LLC,
        Plaintiff,
v.                                        No. D-101-CV-2026-00042
ROSALIND QUAY,
        Defendant.

COMPLAINT FOR BREACH OF CONTRACT AND UNJUST ENRICHMENT

1. Plaintiff Orlov Roofing LLC is a New Mexico company.
2. Defendant Rosalind Quay lives in Santa Fe County.
3. Plaintiff brings this action to recover the price of a roof that Defendant never paid.
4. On October 6, 2025, Defendant signed the agreement that is attached as Exhibit A.
5. Plaintiff finished the roof on November 14, 2025.
6. Defendant has not paid the sum of $4,350.00.

COUNT I
BREACH OF CONTRACT

7. Plaintiff realleges paragraphs 1 through 6.
8. Defendant broke the agreement.

COUNT II
UNJUST ENRICHMENT

9. Defendant has been enriched at the expense of Plaintiff.

WHEREFORE, Plaintiff asks the Court for judgment against Defendant in the sum of $4,350.00, for attorney's fees, and for costs of suit.

Respectfully submitted,
Marisol Teague, Attorney for Plaintiff
`;

/** An order with days to come and days to count; the day of the hearing is after TODAY. */
export const ORDER = `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT

ORDER SETTING HEARING

IT IS ORDERED that a hearing on the motion to dismiss is set for April 9, 2026 at 10:00 a.m. in Courtroom 3.
Defendant shall file a reply within 15 days after the response is served.
The motion for extension is GRANTED.
`;

function documentFact(id: string, docType: string, more: Partial<DocumentFact> = {}): DocumentFact {
  return {
    id,
    filename: `${id}.pdf`,
    docType,
    docDate: null,
    uploadedAt: new Date('2026-03-10T12:00:00Z'),
    pageCount: 2,
    ...more,
  };
}

function analysisFact(
  id: string,
  docType: string,
  text: string,
  docDate: string | null = null,
): AnalysisFact {
  const { filename, uploadedAt } = documentFact(id, docType);
  return { documentId: id, filename, docType, docDate, uploadedAt, analysis: analyzeText({ text, docType }) };
}

/** What reading the paper for its facts gives, before anybody said anything of it. */
export function paperFacts(
  id: string,
  docType: string,
  text: string,
  docDate: string | null = null,
): PaperSays {
  const { filename } = documentFact(id, docType);
  const read = readFacts({ text, docType, docDate, pageCount: null, notes: [] });
  return paperSays({ documentId: id, filename, docType, docDate }, read);
}

export function deadlineFact(id: string, kind: string, more: Partial<DeadlineFact> = {}): DeadlineFact {
  return {
    id,
    kind,
    date: null,
    status: 'undated',
    deadlineType: null,
    ruleReference: null,
    isAutoCalculated: false,
    ...more,
  };
}

export function entryFact(description: string, more: Partial<DocketFact> = {}): DocketFact {
  return { id: 'docket', entryNumber: '7', date: '2026-03-12', description, documentType: 'Other', ...more };
}

export function summonsFact(more: Partial<SummonsFact> = {}): SummonsFact {
  return {
    id: 'summons-1',
    defendantName: 'Rosalind Quay',
    status: 'draft',
    serviceStatus: 'unserved',
    issuedDate: '2026-03-02',
    servedDate: null,
    responseDeadlineDays: 30,
    attempts: 0,
    response: { state: 'not-started' },
    ...more,
  };
}

export function discoveryFact(more: Partial<DiscoveryFact> = {}): DiscoveryFact {
  return {
    id: 'requests',
    title: 'requests.pdf',
    party: 'plaintiff',
    direction: 'theirs',
    items: 3,
    answered: 1,
    hasAdmissions: true,
    dueDate: '2026-04-01',
    ...more,
  };
}

type Parts = Partial<Omit<CaseFacts, 'case' | 'documents' | 'docket'>> & {
  case?: Partial<CaseFacts['case']>;
  papers?: readonly { id: string; docType: string; text?: string; docDate?: string }[];
  documents?: Partial<CaseFacts['documents']>;
  entries?: DocketFact[];
};

const STAGES = [
  'Complaint',
  'Answer',
  'Motion Practice',
  'Discovery',
  'Process of Service',
  'Docket',
  'Trial',
];

/** The facts of a case as the database would give them; without anything an empty civil case in New Mexico. */
export function makeFacts(parts: Parts = {}): CaseFacts {
  const { case: item, papers = [], documents, entries = [], ...rest } = parts;
  const types = new Map<string, number>();
  for (const { docType } of papers) types.set(docType, (types.get(docType) ?? 0) + 1);
  return {
    today: TODAY,
    side: 'defendant',
    participants: [],
    deadlines: STAGES.map((kind) => deadlineFact(kind.toLowerCase(), kind)),
    summonses: [],
    discovery: [],
    answer: null,
    ...rest,
    case: {
      id: 'case',
      title: 'Orlov Roofing v. Quay',
      caseNumber: 'D-101-CV-2026-00042',
      caseType: 'civil',
      state: 'NM',
      courtId: null,
      kind: null,
      courtName: 'First Judicial District Court',
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      description: null,
      ...item,
    },
    documents: {
      total: papers.length,
      ready: papers.length,
      failed: 0,
      byType: [...types].map(([type, count]) => ({ type, count })),
      listed: papers.map(({ id, docType, docDate }) =>
        documentFact(id, docType, { docDate: docDate ?? null }),
      ),
      unread: [],
      analyses: papers.flatMap(({ id, docType, text, docDate }) =>
        text === undefined ? [] : [analysisFact(id, docType, text, docDate ?? null)],
      ),
      dated: papers.flatMap(({ id, docType, text }) =>
        text !== undefined && /order|notice|summons/i.test(docType)
          ? [{ documentId: id, filename: `${id}.pdf`, docType, page: 1, start: 0, text }]
          : [],
      ),
      says: papers.flatMap(({ id, docType, text, docDate }) =>
        text === undefined ? [] : [paperFacts(id, docType, text, docDate ?? null)],
      ),
      ...documents,
    },
    docket: {
      total: entries.length,
      newest: entries,
      telling: entries.filter(
        ({ documentType, description }) =>
          ['Complaint', 'Summons', 'Service', 'Answer', 'Judgment'].includes(documentType) ||
          /\bdefault/i.test(description),
      ),
    },
  };
}
