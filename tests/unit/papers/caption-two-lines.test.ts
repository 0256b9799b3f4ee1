import { expect, test } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const defendants = (list: string) =>
  readCaption(
    readPaper(`STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

COTTONWOOD CREDIT LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-00123
${list},
     Defendants.

COMPLAINT`),
  ).parties.flatMap(({ role, name, certainty }) => (role === 'defendant' ? [[name, certainty]] : []));

test.each([
  'Dana Orcutt, Kathy Dill\nClinton Pope, Willa Hargrove',
  'DANA ORCUTT, KATHY DILL\nCLINTON POPE, WILLA HARGROVE',
])('two people of a list whose lines no comma parts are never one sure name: %s', (list) => {
  expect(defendants(list)).toEqual([
    ['Dana Orcutt', 'certain'],
    ['Kathy Dill Clinton Pope', 'unsure'],
    ['Willa Hargrove', 'certain'],
  ]);
});

test('a name that a line breaks stays sure', () => {
  expect(defendants('Dana Orcutt, Kathy\nDill, Willa Hargrove')).toEqual([
    ['Dana Orcutt', 'certain'],
    ['Kathy Dill', 'certain'],
    ['Willa Hargrove', 'certain'],
  ]);
});
