import { describe, expect, it } from 'vitest';
import { readComplaint } from '#src/answers/complaint.ts';
import { answerConfidence } from '#src/answers/confidence.ts';
import { blockingItems, whyKept } from '#src/answers/filing/blocking.ts';
import { captionOf, openFacts } from '#src/answers/filing/caption-facts.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { markedIn, runsOf } from '#src/answers/filing/runs.ts';
import { buildLedger } from '#src/answers/ledger.ts';
import { checksIn, pageChecks, placeChecks } from '#src/answers/reading.ts';
import type { PaperReading } from '#src/answers/schema.ts';
import type { PaperBlock } from '#src/drafting/blocks.ts';
import type { Fact } from '#src/facts/schema.ts';
import { makeFact } from '#tests/factories/facts.ts';
import { COMPLAINT_ID, filingOf } from './filing-fixture.ts';

const GAP: PaperReading = {
  problems: ['Page 2 of 3 could not be read, or is empty.'],
  unreadPages: [2],
  poorPages: [],
  isAcknowledged: false,
};

const withReading = (input: FilingInput, reading: PaperReading): FilingInput => ({
  ...input,
  ledger: {
    ...input.ledger,
    documents: input.ledger.documents.map((document) => ({ ...document, reading })),
  },
});

describe('what a draft says of pages that were not read', () => {
  const document = (reading: Partial<PaperReading>) => ({
    filename: 'b [2].pdf',
    reading: { ...GAP, ...reading },
  });

  it.each([
    [{ unreadPages: [3] }, true, ['[check: page 3 of the complaint could not be read]']],
    [{ unreadPages: [3, 4] }, true, ['[check: pages 3 and 4 of the complaint could not be read]']],
    [
      { unreadPages: [9, 3, 4, 5] },
      false,
      [
        '[check: pages 3 to 5 of “b 2.pdf” could not be read]',
        '[check: page 9 of “b 2.pdf” could not be read]',
      ],
    ],
    [
      { unreadPages: [4], poorPages: [2] },
      true,
      [
        '[check: page 2 of the complaint could be read only in part]',
        '[check: page 4 of the complaint could not be read]',
      ],
    ],
  ])('%j', (reading, isOnly, lines) => {
    const found = pageChecks(document(reading), isOnly);
    expect(found.map(({ text }) => text)).toEqual(lines);
    for (const { text } of found) expect(runsOf(text)).toEqual([{ text, mark: 'check' }]);
  });

  it('stands before the first paragraph of a later page, or at the end', () => {
    const checks = [
      { page: 2, text: 'a' },
      { page: 2, text: 'b' },
      { page: 5, text: 'c' },
    ];
    expect(placeChecks([1, 1, 3, 4], checks)).toEqual([[], [], ['a', 'b'], [], ['c']]);
    expect(placeChecks([1, 2, 3], [{ page: 2, text: 'a' }])).toEqual([[], [], ['a'], []]);
    expect(placeChecks([], checks)).toEqual([['a', 'b', 'c']]);
  });

  it('is found again in the text of a draft', () => {
    const section =
      '1. Denied.\n\n[check: page 2 of the complaint could not be read]\n\n2. [NEEDS YOUR ANSWER: x]\n\nCOUNT I\n\n3. Denied.\n\n[check: page 9 of the complaint could not be read]';
    const responses = [
      { number: '1', text: 'Denied.' },
      { number: '2', text: '[NEEDS YOUR ANSWER: x]' },
      { number: '3', text: 'Denied.' },
    ];
    expect(checksIn(section, responses)).toEqual([
      [],
      ['[check: page 2 of the complaint could not be read]'],
      [],
      ['[check: page 9 of the complaint could not be read]'],
    ]);
  });

  it('is not told twice in the ledger', () => {
    const complaint = readComplaint('1. He came.\n2. He saw it.\n4. He left.\n5. He wrote.');
    const source = {
      documentId: 'a',
      filename: 'a.pdf',
      status: 'ready',
      textNumber: 1,
      responses: [],
    } as const;
    const told = 'Paragraph 3 was not found: the paper skips it, or it could not be read. Look at page 1.';
    const warnings = (problems: string[]) =>
      buildLedger([{ ...source, complaint, reading: { ...GAP, problems } }]).documents[0]?.warnings;
    expect(warnings(GAP.problems)).toEqual([expect.stringMatching(/^No paragraph numbered 3 was found/)]);
    expect(warnings([told])).toEqual([]);
  });
});

it('no draft says that all of a complaint was read where it was not', () => {
  const { ledger } = withReading(filingOf({ count: 8 }), GAP);
  const whole = answerConfidence(filingOf({ count: 8 }).ledger, [], [1]);
  const parted = answerConfidence(ledger, [], [1]);
  expect(whole.because).toContain('the complaint could be read well');
  expect(parted.because).toContain('not all of the complaint could be read');
  expect(parted.confidence).toBeLessThan(whole.confidence);
});

describe('the list before filing', () => {
  const input = withReading(filingOf({ count: 8 }), GAP);

  it('begins with what keeps the paper, naming paper and page', () => {
    const items = preflight(input, { today: '2026-03-20', deadlines: [], missingLetters: [] });
    expect(items.map(({ id }) => id).indexOf('not-read')).toBe(2);
    for (const item of items) expect(PreflightItem.parse(item)).toEqual(item);
    expect(items[2]).toMatchObject({ level: 'blocking', fix: 'acknowledge', documentIds: [COMPLAINT_ID] });
    expect(whyKept(input)).toContain('“complaint.pdf”: Page 2 of 3 could not be read, or is empty.');
  });

  it('keeps it no more once somebody has read those parts, and says what is left', () => {
    const settled = withReading(input, { ...GAP, isAcknowledged: true });
    expect(whyKept(settled)).toBeNull();
    expect(blockingItems(settled)).toMatchObject([{ id: 'not-read', level: 'check', fix: null }]);
    const signed = withReading(input, {
      ...GAP,
      problems: ['We found no signature at the end: a page may be missing.'],
      unreadPages: [],
      isAcknowledged: true,
    });
    expect(blockingItems(signed)).toMatchObject([{ level: 'done' }]);
  });

  it('says nothing of a paper that was read as a whole, or of a reading that is not known', () => {
    const whole = withReading(input, { ...GAP, problems: [], unreadPages: [] });
    expect(blockingItems(whole)).toEqual([]);
    expect(blockingItems(filingOf({ count: 8 }))).toEqual([]);
  });

  it('says nothing of a complaint that this version does not answer', () => {
    const other = { ...input, answer: { ...input.answer, complaintDocuments: [] } };
    expect(whyKept(other)).toBeNull();
  });
});

const of = <Type extends PaperBlock['type']>(input: FilingInput, type: Type) =>
  answerPaper(input).blocks.find(
    (block): block is Extract<PaperBlock, { type: Type }> => block.type === type,
  );

describe('what was read of the head', () => {
  const place = { documentId: COMPLAINT_ID, certainty: 'likely', quote: 'x' } as const;
  const fact = (content: Parameters<typeof makeFact>[0], change: Partial<Fact> = {}): Fact =>
    makeFact(content, { ...place, id: JSON.stringify(content), ...change } as never);
  const COURT = 'IN THE UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF NEW MEXICO';
  const court = (change: Partial<Fact> = {}) =>
    fact({ kind: 'court', value: { name: COURT.replace('\n', ' ') } }, { quote: COURT, ...change });
  const number = (change: Partial<Fact> = {}) =>
    fact({ kind: 'case-number', value: { number: '1:26-cv-00231' } }, change);
  const party = (name: string, role: string, change: Partial<Fact> = {}) =>
    fact({ kind: 'party', value: { name, role } }, change);
  const PLAINTIFF = 'HALVERSON INSTRUMENTS, INC.';
  const DEFENDANT = 'TEODORO BELLWETHER';

  function filing(facts: readonly Fact[], entered: Partial<FilingInput['case']> = {}): FilingInput {
    const input = filingOf({ head: 'federal', count: 8 });
    const [caption] = input.captions;
    if (caption === undefined) throw new Error('no caption');
    return {
      ...input,
      facts,
      case: { ...input.case, caseNumber: null, ...entered },
      captions: [{ ...caption, ...captionOf(caption, facts) }],
    };
  }
  const kinds = (input: FilingInput) => openFacts(input).map(({ kind }) => kind);
  const ALL = [court(), number(), party(PLAINTIFF, 'plaintiff'), party(DEFENDANT, 'defendant')];
  const ENTERED = {
    courtName: 'U.S. District Court, District of New Mexico',
    caseNumber: '1:26-cv-00231',
    plaintiffName: 'Halverson Instruments',
    defendantName: 'Teodoro Bellwether',
  };

  it('is asked for where nobody entered it, and marked on the paper', () => {
    const input = filing(ALL);
    expect(kinds(input)).toEqual(['court', 'case-number', 'party', 'party']);
    expect(of(input, 'court')?.lines[0]).toEqual([
      { text: 'IN THE UNITED STATES DISTRICT COURT [check]', mark: 'check' },
    ]);
    const caption = of(input, 'caption');
    expect(caption?.number).toEqual([{ text: '1:26-cv-00231 [check]', mark: 'check' }]);
    expect(caption?.lines.filter(({ mark }) => mark === 'check').map(({ text }) => text)).toEqual([
      `${PLAINTIFF} [check],`,
      `${DEFENDANT} [check],`,
    ]);
    expect(whyKept(input)).toContain(`the plaintiff “${PLAINTIFF}”`);
    const [item] = blockingItems(input);
    expect(item).toMatchObject({ id: 'not-confirmed', level: 'blocking', fix: 'confirm' });
    expect(item?.factIds).toEqual(ALL.map(({ id }) => id));
  });

  it.each(['confirmed', 'corrected'] as const)('is not asked for once it is %s', (status) => {
    const input = filing(ALL.map((each) => ({ ...each, status })));
    expect(kinds(input)).toEqual([]);
    expect(JSON.stringify(answerPaper(input))).not.toContain('check]');
  });

  it('is not asked for where it is certain', () =>
    expect(kinds(filing(ALL.map((each) => ({ ...each, certainty: 'certain' }))))).toEqual([]));

  it('is not asked for where the person entered the same', () => {
    expect(kinds(filing(ALL, ENTERED))).toEqual([]);
    const { courtName, ...rest } = ENTERED;
    expect(kinds(filing(ALL, { ...rest, courtId: null }))).toEqual(['court']);
    expect(kinds(filing(ALL, { courtName, caseNumber: ENTERED.caseNumber }))).toEqual(['party', 'party']);
    expect(kinds(filing(ALL, { ...ENTERED, caseNumber: null }))).toEqual(['case-number']);
  });

  it.each([
    ['First Judicial District Court', []],
    ['First Judicial District Court, Santa Fe County, New Mexico', []],
    ['District Court', ['court']],
    ['Second Judicial District Court', ['court']],
    ['Court', ['court']],
  ])('of the court agrees with “%s” as it was entered, or is asked for', (courtName, asked) => {
    const quote = 'STATE OF NEW MEXICO\nCOUNTY OF SANTA FE\nFIRST JUDICIAL DISTRICT COURT';
    const read = court({ quote });
    const entered = { ...ENTERED, courtName, caseNumber: 'D-101-CV-2026-00418' };
    expect(kinds(filing([read], entered))).toEqual(asked);
  });

  it('is not asked for where a participant has that name', () => {
    const input = filing(ALL, ENTERED);
    const person = { role: 'plaintiff', displayName: PLAINTIFF, organization: '', address: '', email: '' };
    const change = { case: { ...input.case, plaintiffName: null }, participants: [person] };
    expect(kinds({ ...input, ...change })).toEqual([]);
  });

  it('is left out where the person dismissed it, and stands as they put it right', () => {
    const input = filing([
      court({ status: 'dismissed' }),
      { ...number(), status: 'corrected', value: { number: '1:26-cv-00999' } } as Fact,
    ]);
    expect(input.captions[0]?.court).toEqual([]);
    expect(of(input, 'caption')?.number).toEqual([{ text: '1:26-cv-00999', mark: null }]);
    expect(kinds(input)).toEqual([]);
  });

  it('is marked in the introduction as well', () => {
    const input = filing(ALL);
    const answer = {
      ...input.answer,
      sections: { ...input.answer.sections, introduction: `Defendant ${DEFENDANT} answers.` },
    };
    expect(of({ ...input, answer }, 'text')?.runs).toEqual([
      { text: 'Defendant ', mark: null },
      { text: `${DEFENDANT} [check]`, mark: 'check' },
      { text: ' answers.', mark: null },
    ]);
  });

  it('loses nothing of a line that holds several', () => {
    const runs = markedIn({ text: 'A and B, A', mark: null }, ['A', 'B']);
    expect(runs.map(({ text }) => text).join('')).toBe('A [check] and B [check], A [check]');
  });
});
