import { expect, test } from 'vitest';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { encodePng, makeScan } from '#tests/unit/reading/make-files.ts';
import { drawTable } from '#tests/unit/reading/make-tables.ts';
import { begin, only, readingServer, settled } from './stand.ts';

const server = await readingServer();

const LINES = [
  'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA',
  'Order to Go to Small Claims Court      Case Number: 26SC009172',
  'Plaintiff: Isolde Quillfeather      Defendant: Perrin Brandt',
  'The people named above must attend court on this day:',
  'Trial date: January 14, 2027',
  'Time: 8:30 a.m.      Department: 518',
  'If you do not go to court, you may lose the case.',
];

const photo = (name: string, image: GrayImage) =>
  new File([new Uint8Array(encodePng(image))], name, { type: 'image/png' });

test('a page that was photographed twice is told, and its table is read', async () => {
  const table = { left: 170, top: 364, widths: [900], heights: [42, 42], thick: 6 };
  const ruled = async () => drawTable(await makeScan(LINES, 150), table);
  const visitor = server.visitor();
  const { intakeId } = await begin(visitor, [
    photo('first.png', await ruled()),
    photo('again.png', await makeScan(LINES, 160)),
  ]);
  const intake = await settled(visitor, intakeId);
  expect(only(intake.papers).alike).toEqual([{ page: 2, like: 1 }]);
  const { hearings, problems } = only(intake.proposals);
  expect(hearings.map(({ date, time }) => [date, time])).toContainEqual(['2027-01-14', '08:30']);
  expect(problems.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Pages 1 and 2 look like the same page\. .*“Add or change pages”/),
  );
}, 120_000);
