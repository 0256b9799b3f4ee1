import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { weighParties } from '#src/papers/caption-certainty.ts';
import { readPaper } from '#src/papers/paper.ts';
import { printed } from './captions/score.ts';
import type { Print, Sheet } from './captions/sheet.ts';

const PRINTS: readonly Print[] = [
  { name: 'form', font: 'helvetica', size: 9, margin: 50, order: 'rows' },
  { name: 'form, columns first', font: 'times', size: 10, margin: 60, order: 'columns' },
  { name: 'form, backwards', font: 'helvetica', size: 10, margin: 50, order: 'backwards' },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-boxes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function partiesOf(print: (sheet: Sheet) => Sheet, by: Print) {
  const none = { name: 'boxes', court: null, numbers: null, parties: [], title: null };
  const { text, layout } = await printed({ ...none, print }, by, folder);
  return readCaption(readPaper(text, layout)).parties;
}

const summons = (sheet: Sheet) =>
  sheet
    .right('SUM-130')
    .head('SUMMONS', '(CITACION JUDICIAL)', 'UNLAWFUL DETAINER-EVICTION')
    .columns(['NOTICE TO DEFENDANT:', '(AVISO AL DEMANDADO):'], ['FOR COURT USE ONLY'], '', 360)
    .left('DARNELL P. WICKSTROM, TAMSIN OYELARAN')
    .left('YOU ARE BEING SUED BY PLAINTIFF:', '(LO ESTA DEMANDANDO EL DEMANDANTE):')
    .left('LARKMEADOW TERRACE APARTMENTS LP')
    .gap()
    .body(
      'NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 10 days.',
    )
    .columns(
      ['1. The name and address of the court is:', 'Superior Court of California, County of Alameda'],
      ['CASE NUMBER:', '26CV081934'],
      '',
      330,
    )
    .left(
      '2. The name, address, and telephone number of plaintiff’s attorney:',
      'Bettina Orrsworth, Orrsworth Law Group, 12 Capitol Row, Oakland, CA 94607',
    )
    .left(
      '4. NOTICE TO THE PERSON SERVED: You are served',
      '   a. [X] as an individual defendant.',
      '   b. [ ] as the person sued under the fictitious name of (specify):',
    );

const complaint = (sheet: Sheet) =>
  sheet
    .right('UD-100')
    .columns(
      [
        'ATTORNEY OR PARTY WITHOUT ATTORNEY      STATE BAR NUMBER: 555012',
        'NAME: Bettina Orrsworth',
        'FIRM NAME: Orrsworth Law Group',
        'STREET ADDRESS: 12 Capitol Row',
        'CITY: Oakland    STATE: CA   ZIP CODE: 94607',
        'ATTORNEY FOR (name): Larkmeadow Terrace Apartments LP',
        'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA',
        'PLAINTIFF: LARKMEADOW TERRACE APARTMENTS LP',
        'DEFENDANT: DARNELL P. WICKSTROM, TAMSIN OYELARAN',
        '[X] DOES 1 TO 10',
      ],
      ['FOR COURT USE ONLY'],
      '',
      380,
    )
    .columns(
      ['COMPLAINT - UNLAWFUL DETAINER*', '[X] COMPLAINT   [ ] AMENDED COMPLAINT (Amendment Number):'],
      ['CASE NUMBER:', '26CV081934'],
      '',
      340,
    )
    .left('Jurisdiction (check all that apply):')
    .left('1. PLAINTIFF (name each): LARKMEADOW TERRACE APARTMENTS LP');

const RUBBISH =
  /\b(?:UD-100|SUM-130|attorney|orrsworth|law group|capitol|served|you are|court use|individual|complaint|name|case|bar)\b|\[|[☐☒]/i;

describe.each(PRINTS)('a form with boxes, $name', (by) => {
  it.each([
    ['a summons', summons],
    ['a complaint', complaint],
  ])('%s: no label, number, box or attorney is a party', async (_, print) => {
    const parties = await partiesOf(print, by);
    const names = parties.map(({ name }) => name);
    expect(names.filter((name) => RUBBISH.test(name))).toEqual([]);
    for (const { name, role } of parties) {
      if (/larkmeadow/i.test(name)) expect(role).toBe('plaintiff');
      if (/wickstrom|oyelaran/i.test(name)) expect(role).toBe('defendant');
    }
  });
});

describe('a side that was put together from the fields of a form', () => {
  const party = (name: string, role: 'plaintiff' | 'defendant') => ({
    name,
    role,
    evidence: { page: 1, start: 0, end: name.length, quote: name, verified: true },
  });

  it('is left out, whoever else it names; the other side stays', () => {
    const read = [
      party('Larkmeadow Terrace Apartments LP', 'plaintiff'),
      party('Orrsworth Law Group', 'defendant'),
      party('12 Capitol Row', 'defendant'),
      party('You are served a. [X', 'defendant'),
      party('Darnell P. Wickstrom', 'defendant'),
    ];
    const weighed = weighParties(read, { cells: [], named: [] });
    expect(weighed.map(({ name }) => name)).toEqual(['Larkmeadow Terrace Apartments LP']);
  });

  it.each([
    'UD-100 Bettina Orrsworth',
    'SUM-130',
    'State Bar No. 555012',
    'Attorney or Party Without Attorney',
  ])('%s is nobody', (name) => {
    expect(weighParties([party(name, 'plaintiff')], { cells: [], named: [] })).toEqual([]);
  });

  it.each(['[X] Tamsin Oyelaran', 'Tamsin Oyelaran [X', '☒ Tamsin Oyelaran ☐'])(
    '%s is a name and a box',
    (name) => {
      expect(weighParties([party(name, 'defendant')], { cells: [], named: [] })).toMatchObject([
        { name: 'Tamsin Oyelaran' },
      ]);
    },
  );
});
