import { TimeOnPaper } from '#src/intake/lines-schema.ts';
import type { Intake, Proposal } from '#src/intake/schema.ts';

const read = <Value>(value: Value) => ({ value, certainty: 'certain' as const, factIds: [] as string[] });

const TIME = /^(\d+) ((?:court |business )?(?:hour|day|week|month|year))s?(?: (?:after )?(.*))?$/;

/** '21 court days after service' as a proposal has it. */
export function makeTime(words: string): TimeOnPaper {
  const [, count = '0', name = 'day', from = ''] = TIME.exec(words) ?? [];
  return { count: Number(count), unit: TimeOnPaper.shape.unit.parse(`${name.replace(' ', '_')}s`), from };
}

/** The time to answer a lawsuit as a summons gives it. */
export function makeAnswerTime(
  period: string | null = '30 days after the date you are served with this Summons',
  change: Partial<Proposal['deadlines'][number]> = {},
): Proposal['deadlines'][number] {
  return {
    label: 'Answer the lawsuit',
    date: null,
    time: null,
    period: period === null ? null : makeTime(period),
    certainty: 'certain',
    factId: '6f1d5f0e-3c4e-4d8c-9a43-2f4d1f0a7b01',
    ...change,
  };
}

/** What a summons of New Mexico's Second Judicial District Court says to a defendant in a debt case. */
export function makeProposal({
  court = {},
  ...change
}: Partial<Omit<Proposal, 'court'>> & { court?: Partial<Proposal['court']> } = {}): Proposal {
  return {
    key: 'a-key',
    papers: [0],
    court: {
      ...read<string | null>('Second Judicial District Court'),
      ...{ courtId: null, choices: [], address: null, phone: null },
      ...court,
    },
    caseNumber: read<string | null>('D-202-CV-2026-01234'),
    title: read('Larkspur Lending LLC v. Willa Hargrove'),
    state: read<string | null>('NM'),
    issued: '2026-03-02',
    parties: read([
      { name: 'Larkspur Lending LLC', role: 'plaintiff' },
      { name: 'Willa Hargrove', role: 'defendant' },
    ]),
    kind: read('debt'),
    role: read('defendant'),
    sum: read(null),
    says: '',
    asks: 'how-served',
    deadlines: [makeAnswerTime()],
    hearings: [],
    offers: [],
    conflicts: [],
    cuts: [],
    problems: [],
    sameCase: null,
    ...change,
  };
}

/** The intake in which the one photo of that summons lies, read. */
export function makeIntake(change: Partial<Intake> = {}): Intake {
  return {
    intakeId: 'intake-1',
    status: 'ready',
    files: [
      {
        ...{ id: 'file-1', filename: 'summons.jpg', mimeType: 'image/jpeg', size: 1000, isPicture: true },
        ...{ turn: 0, corners: null },
      },
    ],
    papers: [
      {
        ...{ files: ['file-1'], documentId: 'file-1', title: 'Summons', status: 'ready' },
        ...{ page: 1, pages: 1, kind: 'Summons', problems: [] },
      },
    ],
    known: [],
    keptBefore: [],
    proposals: [makeProposal()],
    confirmed: [],
    expiresAt: new Date('2026-03-13T12:00:00Z'),
    ...change,
  };
}
