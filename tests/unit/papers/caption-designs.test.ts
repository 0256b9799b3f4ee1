import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { AFRESH } from './captions/afresh.ts';
import { AFRESH_MORE } from './captions/afresh-more.ts';
import { APPEALS } from './captions/appeals.ts';
import { ELSEWHERE } from './captions/elsewhere.ts';
import { ELSEWHERE_MORE } from './captions/elsewhere-more.ts';
import { FEDERAL } from './captions/federal.ts';
import { FILLED } from './captions/filled.ts';
import { FORMS } from './captions/forms.ts';
import { ONWARD } from './captions/onward.ts';
import { OTHERS, UNCAPTIONED } from './captions/others.ts';
import { printed, readScored } from './captions/score.ts';
import { type Print, Sheet } from './captions/sheet.ts';
import { STAMPED } from './captions/stamped.ts';
import { STATES } from './captions/states.ts';
import { UNMET } from './captions/unmet.ts';
import { UNSEEN } from './captions/unseen.ts';
import { UNSEEN_MORE } from './captions/unseen-more.ts';
import { UNTRIED } from './captions/untried.ts';
import { UNTRIED_MORE } from './captions/untried-more.ts';

const PRINTS: readonly Print[] = [
  { name: 'as it reads', font: 'times', size: 12, margin: 72, order: 'rows' },
  {
    name: 'columns first',
    font: 'helvetica',
    size: 11,
    margin: 60,
    order: 'columns',
    foot: 'ALDER v. POE - #',
  },
  { name: 'drawn backwards', font: 'courier', size: 10, margin: 72, order: 'backwards' },
  {
    ...{ name: 'on pleading paper', font: 'times', size: 11, margin: 90, order: 'columns' },
    ...{ isNumbered: true, stamp: 'Case @ Document 7 Filed 03/04/24 Page # of 2' },
  },
];
const GROUPS = {
  federal: FEDERAL,
  state: STATES,
  form: FORMS,
  appeal: APPEALS,
  other: OTHERS,
  later: UNSEEN,
  last: UNSEEN_MORE,
  further: UNTRIED,
  furthest: UNTRIED_MORE,
  elsewhere: ELSEWHERE,
  'elsewhere, more': ELSEWHERE_MORE,
  onward: ONWARD,
  afresh: AFRESH,
  'afresh, more': AFRESH_MORE,
  'stamped, and beside other numbers': STAMPED,
  'filled in, and under headings': FILLED,
  unmet: UNMET,
  none: UNCAPTIONED,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-captions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.entries(GROUPS))('captions: %s', (_group, designs) => {
  describe.each(designs)('$name', (design) => {
    it.each(PRINTS)('$name', async (print) => {
      const scored = readScored(design, await printed(design, print, folder));
      expect(scored.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
    });

    it.each(PRINTS)('every word found stands where it says, $name', async (print) => {
      const { text, layout } = await printed(design, print, folder);
      const { court, caseNumber, parties } = readCaption(readPaper(text, layout));
      for (const { evidence } of [
        ...parties,
        ...(court ? [court] : []),
        ...(caseNumber ? [caseNumber] : []),
      ]) {
        expect(evidence.quote).not.toBe('');
        expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      }
    });
  });
});

describe('captions as text without a layout', () => {
  const later = [...UNTRIED, ...UNTRIED_MORE];
  const last = [...ELSEWHERE, ...ELSEWHERE_MORE, ...ONWARD, ...AFRESH, ...AFRESH_MORE, ...STAMPED, ...FILLED];
  const earlier = Object.values(GROUPS)
    .flat()
    .filter((design) => !later.includes(design) && !last.includes(design));
  const right = (isSpaced: boolean, designs = earlier) =>
    designs
      .flatMap((design) => readScored(design, { text: design.print(new Sheet()).text(isSpaced), layout: [] }))
      .map(({ field, verdict }) => ({ field, isRight: verdict === 'right' }));

  it('columns kept by spaces are read as those of a page', () => {
    const fields = right(true);
    expect(fields.filter(({ isRight }) => isRight).length / fields.length).toBeGreaterThanOrEqual(0.98);
  });

  it('columns run together lose some', () => {
    const fields = right(false);
    expect(fields.filter(({ isRight }) => isRight).length / fields.length).toBeGreaterThanOrEqual(0.9);
  });

  it('forms with boxes lose more', () => {
    const [spaced, run] = [right(true, later), right(false, later)];
    expect(spaced.filter(({ isRight }) => isRight).length / spaced.length).toBeGreaterThanOrEqual(0.95);
    expect(run.filter(({ isRight }) => isRight).length / run.length).toBeGreaterThanOrEqual(0.8);
  });

  it('boxes, stamps and dockets of further courts with columns kept by spaces', () => {
    const fields = right(true, last);
    expect(fields.filter(({ isRight }) => isRight).length / fields.length).toBeGreaterThanOrEqual(0.93);
  });
});
