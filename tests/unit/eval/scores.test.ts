import { describe, expect, it } from 'vitest';
import type { Asked } from '#tests/eval/answering.ts';
import type { Figure } from '#tests/eval/folder/figure.ts';
import type { DayRead, PaperRead, PartyRead } from '#tests/eval/folder/paper-read.ts';
import { questionFigures } from '#tests/eval/folder/questions.ts';
import {
  captionFigures,
  evidenceFigures,
  judgeCaption,
  partyFigures,
  tallyParties,
} from '#tests/eval/folder/score-caption.ts';
import { dayFigures, replyFigures, sentenceFigures, tallyDays } from '#tests/eval/folder/score-days.ts';
import { readLabel, type Side } from '#tests/eval/folder/truth.ts';

const TEXT =
  'The answer is due by February 3, 2026. Serve it within 21 days after service. Dated January 2, 2026.';
const DUE = 'The answer is due by February 3, 2026.';
const SERVE = 'Serve it within 21 days after service.';

const truth = readLabel({
  path: 'files/p1.pdf',
  kind: 'order',
  truth: {
    court: 'D. Ariz.',
    case_number: '2:25-cv-00017',
    parties: [
      { name: 'Ada Quill', role: 'plaintiff', side: 'plaintiff' },
      { name: 'Bram Alder', role: 'defendant', side: 'defendant' },
    ],
    deadlines: [
      { type: 'deadline', date: '2026-02-03', sentence: DUE },
      { type: 'period', count: 21, unit: 'days', sentence: SERVE, status: 'continued' },
      { type: 'hearing', date: '2025-12-01', sentence: 'was held', status: 'past' },
    ],
  },
});

const field = (text: string) => ({ text, isUnsure: false, isQuoted: true, hasBox: true });
const party = (text: string, side: Side): PartyRead => ({ ...field(text), side });
const dayAt = (sentence: string, day: Partial<DayRead>): DayRead => {
  const start = TEXT.indexOf(sentence);
  return { date: null, period: null, start, end: start + sentence.length, ...day };
};

const RIGHT: PaperRead = {
  kind: 'order',
  court: field('UNITED STATES DISTRICT COURT DISTRICT OF ARIZONA'),
  number: field('25-cv-00017'),
  courtId: 'us.district.az',
  parties: [party('ADA QUILL', 'plaintiff'), party('BRAM ALDER', 'defendant')],
  days: [dayAt(DUE, { date: '2026-02-03' }), dayAt(SERVE, { period: { count: 3, unit: 'weeks' } })],
  unplaced: [],
  replied: { dates: ['2026-02-03'], periods: [{ count: 21, unit: 'days' }] },
  quotes: 0,
  verified: 0,
};

/** All figures of one paper, by their words. */
function figuresOf(read: PaperRead | null): Map<string, Figure> {
  const judged = judgeCaption(truth, read);
  const days = tallyDays(truth, read, TEXT) ?? [];
  const figures = [
    ...captionFigures('caption', judged),
    ...evidenceFigures('caption', judged),
    ...partyFigures([tallyParties(truth, read) ?? []].flat()),
    ...dayFigures([days].flat()),
    ...sentenceFigures([days].flat()),
    ...replyFigures([{ truth, read }]).map((one) => ({ ...one, words: `reply: ${one.words}` })),
  ];
  return new Map(figures.map((one) => [one.words, one]));
}

const shareIn = (figures: Map<string, Figure>, words: string) => {
  const { part = Number.NaN, whole = Number.NaN } = figures.get(words) ?? {};
  return `${part}/${whole}`;
};

describe('one paper', () => {
  it.each([
    ['caption: right', '4/4'],
    ['caption: wrong', '0/4'],
    ['caption: right ones with a box on the page', '4/4'],
    ['precision, name and side', '2/2'],
    ['recall, name and side', '2/2'],
    ['found, of all that are labeled', '2/2'],
    ['wrong, of those offered on papers labeled whole', '0/2'],
    ['labeled ‘continued’: found', '1/1'],
    ['deadline sentences found', '2/2'],
    ['reply: days and periods named', '2/2'],
    ['reply: papers that set days, of which it says that there are none', '0/1'],
  ])('read rightly: %s is %s', (words, wanted) => {
    expect(shareIn(figuresOf(RIGHT), words)).toBe(wanted);
  });

  it('names that the paper puts on no side count as fields of the caption, and no other names do', () => {
    const unsaid = [party('Ada Quill', 'unsaid'), party('Bram Alder', 'unsaid')];
    expect(shareIn(figuresOf({ ...RIGHT, parties: unsaid }), 'caption: right')).toBe('4/4');
    const others = [party('Ada Quill', 'unsaid'), party('Cora Birch', 'unsaid')];
    expect(shareIn(figuresOf({ ...RIGHT, parties: others }), 'caption: missing')).toBe('1/4');
    const crossed = [party('Ada Quill', 'defendant'), party('Bram Alder', 'plaintiff')];
    expect(shareIn(figuresOf({ ...RIGHT, parties: crossed }), 'caption: wrong')).toBe('2/4');
    const matter = [party('Ada Quill', 'other'), party('Bram Alder', 'other')];
    expect(shareIn(figuresOf({ ...RIGHT, parties: matter }), 'caption: missing')).toBe('2/4');
  });

  it.each<[string, Partial<PaperRead>, string, string]>([
    [
      'another court',
      { court: field('UNITED STATES DISTRICT COURT DISTRICT OF NEVADA') },
      'caption: right',
      '3/4',
    ],
    [
      'another court',
      { court: field('UNITED STATES DISTRICT COURT DISTRICT OF NEVADA') },
      'caption: wrong',
      '1/4',
    ],
    ['no court', { court: null }, 'caption: missing', '1/4'],
    ['another number', { number: field('25-cv-00018') }, 'caption: right', '3/4'],
    [
      'an unsure number',
      { number: { ...field('25-cv-00018'), isUnsure: true } },
      'caption: marked unsure',
      '1/4',
    ],
    ['an unsure number', { number: { ...field('25-cv-00018'), isUnsure: true } }, 'caption: right', '3/4'],
    [
      'an unsure number that is right',
      { number: { ...field('25-cv-00017'), isUnsure: true } },
      'caption: right',
      '3/4',
    ],
    [
      'an unsure number that is wrong',
      { number: { ...field('25-cv-00018'), isUnsure: true } },
      'caption: right among those marked unsure',
      '0/1',
    ],
    [
      'a field without box',
      { court: { ...field('D. Ariz.'), hasBox: false } },
      'caption: right ones with a box on the page',
      '3/4',
    ],
    [
      'a field without its words',
      { court: { ...field('D. Ariz.'), isQuoted: false } },
      'caption: right ones whose quotation stands there',
      '3/4',
    ],
    [
      'a party too many',
      { parties: [...RIGHT.parties, party('Dora Fen', 'defendant')] },
      'precision, name and side',
      '2/3',
    ],
    [
      'a party too many',
      { parties: [...RIGHT.parties, party('Dora Fen', 'defendant')] },
      'caption: right',
      '3/4',
    ],
    ['a party too few', { parties: RIGHT.parties.slice(1) }, 'recall, name and side', '1/2'],
    ['a party too few', { parties: RIGHT.parties.slice(1) }, 'caption: missing', '1/4'],
    [
      'sides turned round',
      { parties: [party('Ada Quill', 'defendant'), party('Bram Alder', 'plaintiff')] },
      'precision, name and side',
      '0/2',
    ],
    [
      'sides turned round',
      { parties: [party('Ada Quill', 'defendant'), party('Bram Alder', 'plaintiff')] },
      'caption: wrong',
      '2/4',
    ],
    ['a day too few', { days: RIGHT.days.slice(1) }, 'found, of all that are labeled', '1/2'],
    ['a day too few', { days: RIGHT.days.slice(1) }, 'deadline sentences found', '1/2'],
    [
      'a wrong day',
      { days: [dayAt(DUE, { date: '2026-02-04' })] },
      'wrong, of those offered on papers labeled whole',
      '1/1',
    ],
    [
      'a wrong period',
      { days: [dayAt(SERVE, { period: { count: 21, unit: 'months' } })] },
      'found, of all that are labeled',
      '0/2',
    ],
    [
      'a past day',
      { days: [dayAt(DUE, { date: '2025-12-01' })] },
      'wrong, of those offered on papers labeled whole',
      '0/1',
    ],
    [
      'the wrong sentence',
      { days: [dayAt('Dated January 2, 2026.', { date: '2026-02-03' })] },
      'deadline sentences found',
      '0/2',
    ],
    [
      'no word of the period',
      { replied: { dates: ['2026-02-03'], periods: [] } },
      'reply: days and periods named',
      '1/2',
    ],
    [
      'a reply that denies all',
      { replied: null },
      'reply: papers that set days, of which it says that there are none',
      '1/1',
    ],
  ])('%s: %j makes %s %s', (_, change, words, wanted) => {
    expect(shareIn(figuresOf({ ...RIGHT, ...change }), words)).toBe(wanted);
  });

  it('that could not be read misses everything', () => {
    const figures = figuresOf(null);
    expect(shareIn(figures, 'caption: missing')).toBe('4/4');
    expect(shareIn(figures, 'recall, name and side')).toBe('0/2');
    expect(shareIn(figures, 'found, of all that are labeled')).toBe('0/2');
    expect(shareIn(figures, 'deadline sentences found')).toBe('0/2');
  });

  it('whose label does not name every day has no wrong ones', () => {
    const partly = { ...truth, isExhaustive: false };
    const figures = dayFigures(
      [tallyDays(partly, { ...RIGHT, days: [dayAt(DUE, { date: '2026-02-04' })] }, TEXT) ?? []].flat(),
    );
    expect(figures.find(({ words }) => words.startsWith('wrong'))?.whole).toBe(0);
  });

  it('whose blank is shown as a place without a meaning is read rightly, and one whose day is named is not', () => {
    const place = { start: TEXT.indexOf(DUE), end: TEXT.indexOf(DUE) + DUE.length };
    const read = { ...RIGHT, days: [], unplaced: [place] };
    const found = (deadlines: object[]) =>
      sentenceFigures(
        [
          tallyDays(readLabel({ path: 'a.pdf', kind: 'form', truth: { deadlines } }), read, TEXT) ?? [],
        ].flat(),
      )[0];
    expect(found([{ type: 'deadline', date: null, sentence: DUE }])).toMatchObject({ part: 1, whole: 1 });
    expect(found([{ type: 'deadline', date: null, sentence: SERVE }])).toMatchObject({ part: 0, whole: 1 });
    expect(found([{ type: 'deadline', date: '2026-02-03', sentence: DUE }])).toMatchObject({
      part: 0,
      whole: 1,
    });
  });

  it('that only tells of the law binds nobody', () => {
    const told = readLabel({
      path: 'a.pdf',
      kind: 'brief',
      truth: {
        deadlines: [
          { type: 'deadline', date: '2026-02-03', sentence: DUE, status: 'ordered' },
          { type: 'period', count: 9, unit: 'days', sentence: SERVE, status: 'law-only' },
        ],
      },
    });
    const figures = new Map(
      dayFigures([tallyDays(told, RIGHT, TEXT) ?? []].flat()).map((one) => [one.words, one]),
    );
    expect(shareIn(figures, 'found, of all that are labeled')).toBe('1/2');
    expect(shareIn(figures, 'found, of those that bind somebody')).toBe('1/1');
  });

  it('without a label is not measured', () => {
    const bare = readLabel({ path: 'a.pdf', kind: 'order', truth: {} });
    expect(judgeCaption(bare, RIGHT)).toEqual([]);
    expect(tallyParties(bare, RIGHT)).toBeNull();
    expect(tallyDays(bare, RIGHT, TEXT)).toBeNull();
    expect(replyFigures([{ truth: bare, read: RIGHT }]).every(({ whole }) => whole === 0)).toBe(true);
  });
});

it('a side of which one of two is missing is wrong, and says who', () => {
  const two = {
    ...truth,
    defendants: ['Bram Alder', 'Dora Fen'],
    parties: [...(truth.parties ?? []), { name: 'Dora Fen', side: 'defendant' as const }],
  };
  const judged = judgeCaption(two, RIGHT).find(({ field: name }) => name === 'defendants');
  expect(judged).toMatchObject({ verdict: 'wrong', wanted: 'Bram Alder; Dora Fen', found: 'BRAM ALDER' });
  expect(tallyParties(two, RIGHT)).toMatchObject({ missed: ['Dora Fen'], extra: [], sided: 2, wanted: 3 });
});

describe('questions', () => {
  const asked = (answerable: boolean, found: boolean, isSupported: boolean, confidence = 0.9): Asked => ({
    question: { id: '1', path: 'a.pdf', question: 'When?', answerable, support: [] },
    ...{ found, isSupported, confidence, message: '', because: '', sources: [], quotes: 0, verified: 0 },
    sort: found ? 'passage' : 'closest',
  });
  const shareOf = (own: Asked[], words: string) =>
    shareIn(
      new Map(questionFigures({ own, others: [], foreign: new Set() }).map((one) => [one.words, one])),
      words,
    );

  it.each([
    ['supported', asked(true, true, true), 'reply holds the supporting passage', '1/1'],
    ['other words', asked(true, true, false), 'reply holds the supporting passage', '0/1'],
    ['denied', asked(true, false, false), 'answerable, but said not to be there', '1/1'],
    ['refused', asked(false, false, false), 'unanswerable, and refused', '1/1'],
    ['invented', asked(false, true, false), 'unanswerable, and refused', '0/1'],
    [
      'sure and invented',
      asked(false, true, false),
      'right, of replies with a confidence of 0.8 to 1',
      '0/1',
    ],
    [
      'unsure and right',
      asked(true, true, true, 0.4),
      'right, of replies with a confidence of 0 to 0.5',
      '1/1',
    ],
  ])('%s', (_, one, words, wanted) => {
    expect(shareOf([one], words)).toBe(wanted);
  });
});
