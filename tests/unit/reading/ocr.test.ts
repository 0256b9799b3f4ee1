import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resize, turn } from '#server/reading/child/gray-image.ts';
import { straighten } from '#server/reading/child/upright.ts';
import { createReader, type Reader } from '#server/reading/reader.ts';
import { piecesOf } from '#src/text/line-layout.ts';
import { encodePng, makeFolder, makeScan, put } from './make-files.ts';
import { drawTable } from './make-tables.ts';

const LINES = [
  'SUPERIOR COURT OF THE COUNTY OF HARROW',
  'Tobias Wren, Plaintiff, against Larkspur Rentals, Defendant',
  'The defendant kept the security deposit of nine hundred dollars',
  'and gave no written account within thirty days as the law requires.',
  'The plaintiff asks the court for judgment in that amount with costs.',
  'Dated the fourth of June in the year two thousand twenty six.',
];

function hasTesseract(): boolean {
  try {
    return /^eng$/m.test(execFileSync('tesseract', ['--list-langs'], { encoding: 'utf8' }));
  } catch {
    process.stderr.write('\n*** tesseract is not installed: its own engine is not tested here. ***\n\n');
    return false;
  }
}

describe.each(hasTesseract() ? (['native', 'js'] as const) : (['js'] as const))(
  'OCR by the %s engine',
  (ocr) => {
    let folder: string;
    let remove: () => Promise<void>;
    let reader: Reader;

    beforeAll(async () => {
      ({ folder, remove } = await makeFolder());
      reader = createReader({ ocr });
    });

    afterAll(async () => {
      await reader.close();
      await remove();
    });

    async function expectText(name: string, bytes: Uint8Array) {
      const path = await put(folder, name, bytes);
      const outcome = await reader.read({ path, filename: name, workDir: folder });
      if (!outcome.ok) throw new Error(outcome.reason);
      expect(outcome.pages[0]?.source).toBe('ocr');
      const words = (outcome.pages[0]?.text ?? '').replace(/\s+/g, ' ');
      for (const part of [
        'COUNTY OF HARROW',
        'Tobias Wren',
        'nine hundred dollars',
        'judgment in that amount',
      ]) {
        expect(words).toContain(part);
      }
      return outcome.pages[0];
    }

    /** The share of the page that the box of a word covers: left, top, width, height. */
    function boxOf(page: { text: string; places?: number[] } | undefined, word: string): number[] {
      const { text = '', places = [] } = page ?? {};
      for (let at = 0; at < places.length; at += 6) {
        if (text.slice(places[at], places[at + 1]) === word) {
          return places.slice(at + 2, at + 6).map((unit) => unit / 10_000);
        }
      }
      throw new Error(`no place for ${word}`);
    }

    test('reads a scan', async () => {
      const page = await expectText('scan.png', encodePng(await makeScan(LINES, 200)));
      const [left = 0, top = 0] = boxOf(page, 'Tobias');
      const [below = 0, lower = 0] = boxOf(page, 'judgment');
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(0.3);
      expect(below).toBeGreaterThan(left);
      expect(lower).toBeGreaterThan(top);
    });

    test('reads the rows of a table between thick lines', async () => {
      const scan = await makeScan(LINES, 200);
      const heights = [56, 55, 56, 55, 56, 55];
      const ruled = drawTable(scan, { left: 220, top: 215, widths: [1_250], heights, thick: 7 });
      const page = await expectText('ruled.png', encodePng(ruled));
      expect(page?.text.split('\n').filter((line) => line.trim() !== '')).toHaveLength(LINES.length);
      const [left = 0, top = 0] = boxOf(page, 'nine');
      expect([left, top].map((share) => share.toFixed(1))).toEqual(['0.5', '0.2']);
    });

    test('reads a fax that is strewn with specks', async () => {
      const { width, height, data } = await makeScan(LINES, 200);
      const noisy = Buffer.from(data);
      for (let at = width + 1; at < noisy.length - width; at += 1_700 + ((at * 7_919) % 900)) {
        for (const step of [0, 1, width, width + 1]) noisy[at + step] = 0;
      }
      const page = await expectText('fax.png', encodePng({ width, height, data: noisy }));
      const lines = page?.text.split('\n').filter((line) => line.trim() !== '');
      expect(lines).toHaveLength(LINES.length);
    });

    test('reads a photo that lies askew in the shadow', async () => {
      const { width, height, data } = straighten(await makeScan(LINES, 200), -6);
      const dark = data.map((value, at) => value * (1 - (0.65 * (at % width)) / width));
      const page = await expectText('askew.png', encodePng({ width, height, data: dark }));
      const tops = piecesOf(page?.lines ?? []).map(({ top, height: own }) => top + own / 2);
      expect(new Set(tops.map((top) => Math.round(top / 60))).size).toBe(LINES.length);
      expect(boxOf(page, 'nine')[1]).toBeGreaterThan((boxOf(page, 'kept')[1] ?? 0) + 0.01);
    });

    test('reads a picture of low resolution', async () => {
      await expectText('small.png', encodePng(resize(await makeScan(LINES, 300), 0.36)));
    });

    test.each(ocr === 'native' ? [1, 2, 3] : [3])(
      'reads a page turned by %i quarters',
      async (quarters) => {
        const upright = await makeScan(LINES, 200);
        const page = await expectText(`turned-${quarters}.png`, encodePng(turn(upright, quarters)));
        const box = boxOf(page, 'Tobias');
        // The first words of a line stand at the side that was left before the page was turned.
        const side = [box[0], box[1], 1 - (box[0] ?? 0), 1 - (box[1] ?? 0)][quarters];
        expect(side).toBeLessThan(0.35);
      },
      120_000,
    );

    test('reads a scanned PDF under a court stamp and keeps the exact stamp', async () => {
      const document = await PDFDocument.create();
      const image = await document.embedPng(encodePng(await makeScan(LINES, 200)));
      const page = document.addPage([612, 792]);
      page.drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
      const stamp = 'Case 9:26-cv-00417-QRS Document 12 Filed 06/04/26 Page 1 of 1';
      page.drawText(stamp, { x: 80, y: 770, size: 10 });
      await expectText('stamped.pdf', await document.save());
    });
  },
);
