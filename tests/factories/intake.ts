import type { Intake, Proposal } from '#src/intake/schema.ts';

const sure = <Value>(value: Value, factIds: string[] = []) => ({
  value,
  certainty: 'certain' as const,
  factIds,
});

/** A debt summons of invented people, read without doubt. */
export function makeProposal(change: Partial<Proposal> = {}): Proposal {
  return {
    key: 'key-1',
    papers: [0],
    court: {
      ...sure<string | null>('Second Judicial District Court', ['fact-court']),
      courtId: 'nm.district.2',
      choices: [
        { id: 'nm.district.2', name: 'Second Judicial District Court' },
        { id: 'nm.metropolitan', name: 'Bernalillo County Metropolitan Court' },
      ],
      address: '400 Lomas Blvd. NW, Albuquerque, NM 87102',
      phone: '505-555-0142',
    },
    caseNumber: sure<string | null>('D-202-CV-2026-01234'),
    title: sure('Larkspur Lending LLC v. Willa Hargrove'),
    state: sure<string | null>('NM'),
    issued: '2026-03-02',
    parties: sure([
      { name: 'Larkspur Lending LLC', role: 'Plaintiff' },
      { name: 'Willa Hargrove', role: 'Defendant' },
    ]),
    kind: sure<Proposal['kind']['value']>('debt'),
    role: { value: 'defendant', certainty: 'likely', factIds: [] },
    sum: sure<Proposal['sum']['value']>({ amount: 4350, what: 'credit card account' }),
    says: 'This is a summons. Somebody has started a case against you, and you have a set time to answer.',
    asks: 'how-served',
    deadlines: [],
    hearings: [],
    offers: [],
    conflicts: [],
    cuts: [{ factId: 'fact-court', paper: 0, page: 1, quote: 'SECOND JUDICIAL DISTRICT COURT' }],
    problems: [],
    sameCase: null,
    ...change,
  };
}

/** The intake in which its one photo lies. */
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
    proposals: [makeProposal()],
    confirmed: [],
    expiresAt: new Date('2026-03-13T12:00:00Z'),
    ...change,
  };
}
