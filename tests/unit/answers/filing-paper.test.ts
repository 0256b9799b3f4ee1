import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { filedResponses, listNumbers } from '#src/answers/filing/responses.ts';
import { runsOf, textOf } from '#src/answers/filing/runs.ts';
import { answerTitle, pleadingTitle } from '#src/answers/filing/title.ts';
import type { AnsweredParagraph, LedgerParagraph, ResponseKind } from '#src/answers/schema.ts';
import { Paper, type PaperBlock } from '#src/drafting/blocks.ts';
import { COMPLAINT_ID, filingOf } from './filing-fixture.ts';

function wordsOf(block: PaperBlock): string {
  if ('runs' in block) return textOf(block.runs);
  return 'text' in block ? block.text : block.type;
}
const outline = (blocks: readonly PaperBlock[]) =>
  blocks.filter(({ type }) => type === 'heading').map(wordsOf);
const numbers = (blocks: readonly PaperBlock[]) =>
  blocks.flatMap((block) => (block.type === 'response' ? [block.number] : []));

describe('answerPaper', () => {
  const input = filingOf({ count: 12, open: ['7'], change: { juryDemand: true } });
  const paper = answerPaper(input);

  it('has the parts of an answer in their order', () => {
    expect(Paper.parse(paper)).toEqual(paper);
    expect(paper.blocks.slice(0, 3).map(({ type }) => type)).toEqual(['court', 'caption', 'title']);
    expect(outline(paper.blocks)).toEqual([
      'RESPONSE TO ALLEGATIONS',
      'PARTIES',
      'GENERAL ALLEGATIONS',
      'COUNT I: BREACH OF LEASE',
      'COUNT II: DEBT AND MONEY DUE',
      'RESPONSE TO PRAYER FOR RELIEF',
      'AFFIRMATIVE DEFENSES',
      'First Defense: Failure to State a Claim',
      'Second Defense: Payment',
      'COUNTERCLAIMS',
      'First Counterclaim: Return of the Deposit',
      'Second Counterclaim: Repairs Paid by the Tenant',
      'JURY DEMAND',
      'PRAYER FOR RELIEF',
    ]);
    expect(paper.blocks.slice(-2).map(({ type }) => type)).toEqual(['signature', 'certificate']);
  });

  it('keeps the numbers of the complaint, sub-letters among them, and counts no others', () => {
    expect(numbers(paper.blocks)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '5a',
      '5b',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
  });

  it('marks what is not answered, and denies nothing there', () => {
    expect(paper.unanswered).toBe(1);
    const open = paper.blocks.find((block) => block.type === 'response' && block.number === '7');
    expect(open).toMatchObject({
      isUnanswered: true,
      runs: [{ text: '[NEEDS YOUR ANSWER]', mark: 'unanswered' }],
    });
  });

  it('counts the facts of the counterclaims from 1 through all of them', () => {
    const facts = paper.blocks.flatMap((block) => (block.type === 'fact' ? [block.number] : []));
    expect(facts).toEqual(['1', '2', '3', '4']);
    expect(paper.blocks.map(wordsOf)).toContain(
      'For this counterclaim, Defendant asks the Court for the following: the return of the deposit of $1,450.00.',
    );
  });

  it('closes the requests as one sentence, lettered', () => {
    const items = paper.blocks.flatMap((block) =>
      block.type === 'item' ? [`${block.label} ${textOf(block.runs)}`] : [],
    );
    expect(items).toEqual([
      'A. That the Complaint be dismissed, or that the relief it asks for be denied;',
      'B. That Defendant be awarded the costs that the rules allow;',
      'C. That the relief asked for in the counterclaims be granted; and',
      'D. That such other relief be granted as the Court finds proper.',
    ]);
  });

  it('demands a jury only when it was chosen, and answers the prayer only where something is contested', () => {
    const calm = filingOf({ count: 3, counterclaims: [] });
    const admitted = {
      ...calm,
      answer: {
        ...calm.answer,
        responses: calm.answer.responses.map((response) => ({ ...response, response: 'admit' as const })),
      },
    };
    const headings = outline(answerPaper(admitted).blocks);
    expect(headings).not.toContain('JURY DEMAND');
    expect(headings).not.toContain('RESPONSE TO PRAYER FOR RELIEF');
    expect(headings).not.toContain('COUNTERCLAIM');
  });

  it('leaves ink to the person: no name, no date, no service is filled in', () => {
    const [signature, certificate] = paper.blocks.slice(-2);
    expect(JSON.stringify([signature, certificate])).not.toMatch(/Quintana|2026|Valdés/);
  });

  it('heads each complaint where several are answered', () => {
    const second = '6d0f6c1e-8a53-4a0b-9f3e-2f6f5f0a1c09';
    const twice = {
      ...input,
      captions: [
        ...input.captions,
        { ...input.captions[0], documentId: second, filename: 'b.pdf', title: 'CROSSCLAIM' },
      ].flatMap((caption) =>
        caption.court === undefined ? [] : [caption as (typeof input.captions)[number]],
      ),
      answer: {
        ...input.answer,
        complaintDocuments: [COMPLAINT_ID, second],
        responses: [
          ...input.answer.responses,
          ...input.answer.responses.slice(0, 2).map((response) => ({ ...response, documentId: second })),
        ],
      },
    };
    const headings = outline(answerPaper(twice).blocks);
    expect(headings).toContain('RESPONSE TO FIRST AMENDED COMPLAINT FOR BREACH OF LEASE, DEBT AND MONEY DUE');
    expect(headings).toContain('RESPONSE TO CROSSCLAIM');
  });
});

const Kind = fc.constantFrom<ResponseKind>('admit', 'deny', 'needs_answer');
const Entry = fc.record({ document: fc.constantFrom('a', 'b'), isDrafted: fc.boolean(), response: Kind });

function paragraphOf(documentId: string, number: string): LedgerParagraph {
  return {
    documentId,
    key: number,
    number,
    text: `Statement ${number}`,
    page: 1,
    start: 0,
    end: 1,
    section: null,
    cue: null,
    missingBefore: [],
    flags: [],
    response: 'deny',
    words: '',
    evidence: [],
    former: null,
  };
}

describe('filedResponses', () => {
  it('holds each paragraph of the ledger once and in its order, drafted or not', () => {
    const base = filingOf({ count: 2 });
    fc.assert(
      fc.property(fc.array(Entry, { maxLength: 30 }), (entries) => {
        const sorted = [...entries].sort((a, b) =>
          a.document < b.document ? -1 : a.document > b.document ? 1 : 0,
        );
        const paragraphs = sorted.map(({ document }, index) => paragraphOf(document, String(index + 1)));
        const responses = sorted.flatMap(({ document, isDrafted, response }, index): AnsweredParagraph[] => {
          const number = String(index + 1);
          if (!isDrafted) return [];
          return [{ documentId: document, key: number, number, section: null, response, text: 'Denied.' }];
        });
        const answer = { ...base.answer, complaintDocuments: ['a', 'b'], responses };
        const ledger = { ...base.ledger, paragraphs };
        const paper = answerPaper({ ...base, answer, ledger });
        expect(numbers(paper.blocks)).toEqual(paragraphs.map(({ number }) => number));
        const open = filedResponses(answer, ledger).filter(({ response }) => response === 'needs_answer');
        const marked = paper.blocks.filter((block) => block.type === 'response' && block.isUnanswered);
        expect(marked.length).toBe(open.length);
      }),
    );
  });

  it('says what was added, went, or was answered otherwise since', () => {
    const { answer, ledger } = filingOf({ count: 3 });
    const [first, second, third] = ledger.paragraphs;
    if (!first || !second || !third) throw new Error('three paragraphs');
    const now = {
      ...ledger,
      paragraphs: [{ ...first, response: 'admit' as const }, paragraphOf(COMPLAINT_ID, '1a'), third],
    };
    expect(filedResponses(answer, now).map(({ number, standing }) => [number, standing])).toEqual([
      ['1', 'changed'],
      ['1a', 'added'],
      ['2', 'gone'],
      ['3', 'same'],
    ]);
  });
});

describe('a complaint without numbered paragraphs', () => {
  it('stands as a place to be filled in, never as nothing', () => {
    const input = filingOf({ count: 3, counterclaims: [] });
    const answer = { ...input.answer, responses: [] };
    const paper = answerPaper({ ...input, answer, ledger: { ...input.ledger, paragraphs: [] } });
    expect(paper.unanswered).toBe(1);
    expect(paper.blocks.map(wordsOf)).toContain(
      '[NEEDS YOUR ANSWER: no numbered paragraphs were found in complaint.pdf]',
    );
  });

  it('keeps the words of a version that has nothing but words', () => {
    const input = filingOf({ count: 3 });
    const sections = { ...input.answer.sections, responseToAllegations: '1. Denied.\n\n2. Admitted.' };
    const answer = { ...input.answer, sections, responses: [], complaintDocuments: [] };
    const words = answerPaper({ ...input, answer, captions: [] }).blocks.map(wordsOf);
    expect(words).toContain('1. Denied.');
    expect(words).toContain('2. Admitted.');
  });
});

describe('answerTitle', () => {
  it.each([
    ['COMPLAINT AND DEMAND FOR JURY TRIAL', 'ANSWER TO COMPLAINT', 'Answer to Complaint'],
    [
      'Verified First Amended Complaint for Damages (Jury Trial Demanded)',
      'ANSWER TO VERIFIED FIRST AMENDED COMPLAINT FOR DAMAGES',
      'Answer to Verified First Amended Complaint',
    ],
    [
      "Plaintiff's Original Petition",
      "ANSWER TO PLAINTIFF'S ORIGINAL PETITION",
      "Answer to Plaintiff's Original Petition",
    ],
    [null, 'ANSWER TO COMPLAINT', 'Answer to Complaint'],
    ['SUMMONS', 'ANSWER TO COMPLAINT', 'Answer to Complaint'],
  ])('%s', (printed, full, short) => {
    expect(answerTitle([printed], 0)).toEqual({ full, short });
  });

  it('names every pleading and a counterclaim', () => {
    expect(answerTitle(['COMPLAINT', 'CROSS-CLAIM', 'Complaint'], 1).full).toBe(
      'ANSWER TO COMPLAINT AND CROSS-CLAIM AND COUNTERCLAIM',
    );
    expect(pleadingTitle(`COMPLAINT ${'FOR MONEY '.repeat(40)}`)).toBe('COMPLAINT');
    const many = ['SECOND AMENDED VERIFIED COMPLAINT', 'THIRD-PARTY CLAIM', 'CROSS-CLAIM OF THE INTERVENOR'];
    expect(answerTitle(many, 2).short).toBe('Answer and Counterclaims');
  });
});

describe('runsOf', () => {
  it('loses nothing and marks only what is bracketed for the person', () => {
    fc.assert(fc.property(fc.string(), (text) => textOf(runsOf(text)) === text));
    expect(runsOf('He [sic] paid [CONFIRM: when] in full.')).toEqual([
      { text: 'He [sic] paid ', mark: null },
      { text: '[CONFIRM: when]', mark: 'confirm' },
      { text: ' in full.', mark: null },
    ]);
  });
});

describe('listNumbers', () => {
  it.each([
    [['3'], '3'],
    [['3', '4'], '3 and 4'],
    [['3', '4', '5', '6', '9'], '3 to 6 and 9'],
    [['5', '5a', '5b', '6'], '5, 5a, 5b and 6'],
  ])('%j', (given, said) => {
    expect(listNumbers(given)).toBe(said);
  });
});
