import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { SAYS } from './captions/design.ts';
import { printed } from './captions/score.ts';
import type { Print, Sheet } from './captions/sheet.ts';

const PRINTS: readonly Print[] = [
  { name: 'serif', font: 'times', size: 12, margin: 72, order: 'rows' },
  { name: 'columns first', font: 'helvetica', size: 10, margin: 60, order: 'columns' },
  { name: 'typewriter', font: 'courier', size: 10, margin: 72, order: 'backwards' },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-wrapped-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(print: (sheet: Sheet) => Sheet, by: Print) {
  const none = { name: 'wrapped', court: null, numbers: null, parties: [], title: null };
  const { text, layout } = await printed({ ...none, print }, by, folder);
  return readCaption(readPaper(text, layout));
}

const HEAD = ['STATE OF NEW MEXICO', 'COUNTY OF BERNALILLO', 'SECOND JUDICIAL DISTRICT COURT'];

const numberBeside =
  (first: string, ...rest: string[]) =>
  (sheet: Sheet) =>
    sheet
      .center(...HEAD)
      .gap()
      .columns(
        ['COPPERHILL HOMES LLC,', '     Plaintiff,', 'v.', 'ODALYS TREVINE,', '     Defendant.'],
        [`Case No. ${first}`, ...rest],
        '',
        300,
      )
      .gap()
      .head('SUMMONS')
      .body(SAYS);

const table =
  (...rows: [string, string][]) =>
  (sheet: Sheet) =>
    sheet
      .center(...HEAD)
      .gap()
      .columns(
        rows.map(([label]) => label),
        rows.map(([, value]) => value),
        '',
        200,
      )
      .gap()
      .head('NOTICE OF HEARING')
      .body(SAYS);

describe.each(PRINTS)('over two lines of a cell, $name', (by) => {
  it.each([
    ['a number at the side of the parties', numberBeside('D-202-CV-2026-', '00412'), 'D-202-CV-2026-00412'],
    [
      'a number in a table',
      table(['Case number:', 'T-4-CV-2026-'], ['', '013377'], ['Hearing:', 'by telephone']),
      'T-4-CV-2026-013377',
    ],
    [
      'a number that ends with its letters',
      numberBeside('CV-2026-', '00718-EV', 'Judge: A. Poe'),
      'CV-2026-00718-EV',
    ],
  ])('%s is joined', async (_, print, number) => {
    const { caseNumber } = await read(print, by);
    expect(caseNumber?.text).toBe(number);
    expect(number.startsWith(caseNumber?.evidence.quote.replace(/\s+/g, '') ?? '-')).toBe(true);
  });

  it.each([
    ['nothing', numberBeside('D-202-CV-2026-')],
    ['words', numberBeside('D-202-CV-2026-', 'Judge: A. Poe')],
    ['a day', numberBeside('D-202-CV-2026-', '11/20/2026')],
    ['a telephone', numberBeside('D-202-CV-2026-', '505-555-0144')],
  ])('a number that breaks off above %s is unsure', async (_, print) => {
    const { caseNumber } = await read(print, by);
    expect(caseNumber?.text).not.toMatch(/20$|505|0144|11\//);
    expect(caseNumber?.certainty).toBe('unsure');
  });

  it('the names of a title in a table go on in the next line of their cell', async () => {
    const { parties } = await read(
      table(
        ['Case:', 'Copperhill Homes LLC v. Odalys T.'],
        ['', 'Quennell'],
        ['Case number:', 'D-202-CV-2026-00412'],
      ),
      by,
    );
    for (const { name, certainty } of parties)
      if (name.startsWith('Odalys') && !name.includes('Quennell')) expect(certainty).toBe('unsure');
  });

  it.each(['Odalys T', 'Odalys Trevine-', 'Odalys Q.'])(
    'a name that ends with %s is never certain',
    async (name) => {
      const { parties } = await read(
        (sheet) =>
          sheet
            .center(...HEAD)
            .gap()
            .left('COPPERHILL HOMES LLC,', '     Plaintiff,', 'v.', name, '     Defendant.')
            .gap()
            .head('SUMMONS')
            .body(SAYS),
        by,
      );
      expect(parties.at(-1)?.certainty).toBe('unsure');
      expect(parties[0]?.certainty).toBe('certain');
    },
  );
});
