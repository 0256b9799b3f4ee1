import { describe, expect, it } from 'vitest';
import { numbersIn, periodsIn, readLabel, readQuestion } from '#tests/eval/folder/truth.ts';

const labeled = (truth: object, kind = 'order', path = 'files/p1.pdf') => readLabel({ path, kind, truth });

describe('a label of the open corpus', () => {
  it('names parties by side, the court and every form of the number', () => {
    const truth = labeled(
      {
        plaintiffs: ['Ada Quill'],
        defendants: ['Bram Alder', 'Corbel LLC'],
        court: 'D. Ariz.',
        case_number: 'CV-25-00001-PHX-ABC (2:25-cv-00001-ABC)',
        filed: '2025-09-15',
      },
      'complaint',
    );
    expect(truth.parties).toEqual([
      { name: 'Ada Quill', side: 'plaintiff' },
      { name: 'Bram Alder', side: 'defendant' },
      { name: 'Corbel LLC', side: 'defendant' },
    ]);
    expect(truth.court).toBe('D. Ariz.');
    expect(truth.numbers).toEqual(['CV-25-00001-PHX-ABC', '2:25-cv-00001-ABC']);
    expect(truth.written).toBe('2025-09-15');
  });

  it('names deadlines in words, with the days to answer and what is asked for', () => {
    const truth = labeled({
      deadlines: { hearing: '2025-11-04 10:00', response: 'within fourteen (14) days of the letter' },
      deadline_requested: '2025-12-19',
      answer_days: '21 (60 for US agencies/officers)',
    });
    expect(truth.days).toEqual([
      { date: '2025-11-04', period: null, sentence: null, status: null, isOptional: false },
      { date: null, period: { count: 14, unit: 'days' }, sentence: null, status: null, isOptional: false },
      { date: '2025-12-19', period: null, sentence: null, status: 'requested', isOptional: false },
      { date: null, period: { count: 21, unit: 'days' }, sentence: null, status: null, isOptional: false },
    ]);
  });

  it.each([
    [{ ocr_required: true }, 'a.pdf', true],
    [{ text_layer: 'only ECF header' }, 'a.pdf', true],
    [{ text_layer: false }, 'a.pdf', true],
    [{ made_scan: true, text_layer: true }, 'a.pdf', true],
    [{ text_layer: true }, 'a.pdf', false],
    [{}, 'a.jpg', true],
    [{}, 'a.pdf', null],
  ])('%j on %s: a scan is %s', (truth, path, wanted) => {
    expect(labeled(truth, 'order', path).isScan).toBe(wanted);
  });
});

describe('a label of a labeled folder', () => {
  it('names parties with role and side, and the sides by themselves', () => {
    const truth = labeled({
      parties: [
        { name: 'Ada Quill', role: 'petitioner', side: 'plaintiff' },
        { name: 'Bram Alder', role: 'respondent and cross-petitioner', side: 'defendant' },
        { name: 'Dora Fen', role: 'debtor', side: 'other' },
      ],
    });
    expect(truth.plaintiffs).toEqual(['Ada Quill']);
    expect(truth.defendants).toEqual(['Bram Alder']);
    expect(truth.parties?.at(-1)).toEqual({ name: 'Dora Fen', side: 'other' });
  });

  it('names each deadline with its sentence; past and canceled ones may be left out', () => {
    const truth = labeled({
      deadlinesExhaustive: false,
      deadlines: [
        { type: 'deadline', date: '2026-02-03', sentence: 'File it by February 3, 2026.', who: 'plaintiff' },
        { type: 'period', count: 48, unit: 'hours', quote: 'within 48 hours of this order' },
        { type: 'period', period: { count: '2', unit: 'weeks', from: 'service' }, sentence: 'two weeks' },
        { type: 'hearing', date: '2026-01-05', time: '09:00', sentence: 'was set', status: 'canceled' },
        { type: 'deadline', sentence: 'Leave at once.', status: 'immediately' },
      ],
    });
    expect(truth.isExhaustive).toBe(false);
    expect(truth.days?.map(({ date, period, isOptional }) => [date, period, isOptional])).toEqual([
      ['2026-02-03', null, false],
      [null, { count: 48, unit: 'hours' }, false],
      [null, { count: 2, unit: 'weeks' }, false],
      ['2026-01-05', null, true],
      [null, null, false],
    ]);
    expect(truth.days?.[1]?.sentence).toBe('within 48 hours of this order');
  });

  it('tells apart what the paper does not have and what is not labeled', () => {
    expect(labeled({ court: null, case_number: null })).toMatchObject({ court: null, numbers: null });
    expect(labeled({})).not.toHaveProperty('court');
    expect(labeled({})).not.toHaveProperty('days');
    expect(labeled({ case_numberFromSource: '23-cv-00017' }).caseNumbers).toEqual(['23-cv-00017']);
    expect(labeled({ case_numberFromSource: '23-cv-00017' })).not.toHaveProperty('numbers');
  });

  it('counts labels of another form by the names of their keys, never by their words', () => {
    expect(labeled({ deadlines: [{ until: 'secret', zone: 3 }] }).unread).toEqual(['deadlines: until, zone']);
  });
});

it('a field of another form is named, and the others are read', () => {
  const truth = labeled({ court: { name: 'secret' }, case_number: '2:25-cv-00017' });
  expect(truth).toMatchObject({ numbers: ['2:25-cv-00017'], unread: ['court'] });
  expect(truth).not.toHaveProperty('court');
});

it.each([
  ['blank in the first; 16-CV-0001 in the second', ['16-CV-0001']],
  ['1:20-cv-04160 (caption: 20 Civ. ____)', ['1:20-cv-04160']],
  ['2017-03-1235; State File 80097-2017', ['2017-03-1235', 'State File 80097-2017']],
  ['(only in the ECF header) 2:17-cv-10310', ['2:17-cv-10310']],
  ['D-202-CV-2023-01234', ['D-202-CV-2023-01234']],
])('the number “%s” is %j', (label, wanted) => {
  expect(numbersIn(label)).toEqual(wanted);
});

it.each([
  ['within twenty-one (21) days after service', [{ count: 21, unit: 'days' }]],
  ['no later than ten court days before', [{ count: 10, unit: 'court_days' }]],
  [
    '5 business days, or three months',
    [
      { count: 5, unit: 'business_days' },
      { count: 3, unit: 'months' },
    ],
  ],
  ['a 30-day notice', [{ count: 30, unit: 'days' }]],
  ['every day of the week', []],
])('the periods of “%s” are %j', (text, wanted) => {
  expect(periodsIn(text)).toEqual(wanted);
});

it('a question keeps its passages in every form of a label', () => {
  const question = { id: 7, path: 'a.pdf', question: 'When?', answerable: true };
  expect(readQuestion({ ...question, support: [{ text: 'On Monday.', pages: [2] }] })?.support).toEqual([
    { text: 'On Monday.', pages: [2] },
  ]);
  expect(readQuestion({ ...question, page: 3, support: ['On Monday.'] })?.support).toEqual([
    { text: 'On Monday.', pages: [3] },
  ]);
  expect(readQuestion({ ...question, support: { quote: 'On Monday.' } })?.support).toEqual([
    { text: 'On Monday.', pages: [] },
  ]);
  expect(readQuestion({ question: 'When?' })).toBeNull();
});
