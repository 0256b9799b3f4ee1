import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { SAYS } from './captions/design.ts';
import { printed } from './captions/score.ts';
import type { Sheet } from './captions/sheet.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-titles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The title of a page that begins with a usual caption. */
async function titleOf(below: (sheet: Sheet) => Sheet): Promise<string | undefined> {
  const print = (sheet: Sheet) =>
    below(
      sheet
        .center('CIRCUIT COURT OF ELM COUNTY, OHIO')
        .gap()
        .columns(
          ['ADA POE,', '     Plaintiff,', 'v.', 'BERT LUND,', '     DEFENDANT'],
          ['Case No. 24-CV-00417'],
          ')',
          300,
        ),
    );
  const design = { name: 'titles', court: null, numbers: null, parties: [], title: null, print };
  const page = { name: 'page', font: 'times', size: 12, margin: 72, order: 'rows' } as const;
  const { text, layout } = await printed(design, page, folder);
  return readCaption(readPaper(text, layout)).title?.text;
}

it.each<[string, string, (sheet: Sheet) => Sheet]>([
  [
    'right below the last role',
    'DISMISSAL ORDER',
    (s) => s.head('DISMISSAL ORDER').center('(Lack of Jurisdiction)').body(SAYS),
  ],
  [
    'over lines that end in commas, the last one begun with AND',
    'NOTICE TO PRODUCE DOCUMENTS, AND REQUESTS FOR ADMISSIONS',
    (s) => s.gap().head('NOTICE TO PRODUCE DOCUMENTS,', 'AND REQUESTS FOR ADMISSIONS').gap().body(SAYS),
  ],
  [
    'above the line that says to whom it goes',
    'NOTICE OF MOTION TO DISMISS IN LIEU OF AN ANSWER',
    (s) =>
      s
        .gap()
        .head('NOTICE OF MOTION TO DISMISS', 'IN LIEU OF AN ANSWER')
        .left('TO: Ada Poe, Plaintiff Pro Se')
        .gap()
        .body(SAYS),
  ],
  [
    'above the first heading of its text',
    'COMPLAINT FOR DAMAGES AND OTHER RELIEF',
    (s) => s.gap().head('COMPLAINT FOR DAMAGES', 'AND OTHER RELIEF', 'I. INTRODUCTION').body(SAYS),
  ],
  ['printed wide', 'DECISION AND ORDER', (s) => s.gap().head('D E C I S I O N AND ORDER').gap().body(SAYS)],
])('a title %s', async (_where, title, below) => {
  expect(await titleOf(below)).toBe(title);
});

it('what a stamp says, and what a label asks for, is no certain title', () => {
  const text = (line: string) =>
    `${line}\n\nELM COUNTY\n\nPoe v. Lund\n\nThe court has read what was filed.\n`;
  for (const line of ['THIS OPINION WAS FILED', 'Motion Type:'])
    expect(readCaption(readPaper(text(line))).title?.certainty).not.toBe('certain');
});
