import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { loadLetters } from '#server/drafting/letters.ts';
import { drawFormPdf, placeStrips } from '#server/drafting/pdf-form.ts';
import { drawStrips, ROOM } from '#server/drafting/pdf-form-strips.ts';
import { blank, type FormPaper, paperText, undrawnLetters, words } from '#src/drafting/form.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import { bareSummons, summonsOf } from '#tests/unit/summons/samples.ts';

const options = { title: 'Summons', madeAt: new Date('2026-06-01T16:00:00Z') };
const tight = (text: string) => text.replace(/\s+/g, '');

async function pagesOf(paper: FormPaper): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await drawFormPdf(paper, options)));
  return (await extractText(pdf, { mergePages: false })).text;
}

/** What the PDF says, without the foot of its pages. */
async function bodyOf(paper: FormPaper): Promise<string> {
  return (await pagesOf(paper))
    .map((page) => tight(page).replace(/Summons\((?:draft|copy)\)–Page\d+of\d+/, ''))
    .join('');
}

const everyBlock: FormPaper = {
  shortTitle: 'Summons (draft)',
  blocks: [
    { type: 'banner', text: 'A banner' },
    { type: 'title', text: 'RETURN' },
    { type: 'heading', text: 'A heading' },
    { type: 'lines', align: 'center', lines: [[words('One')], [words('Two')]] },
    { type: 'choice', isChecked: true, runs: [words('to the defendant')] },
    { type: 'choice', isChecked: false, indent: 1, runs: [words('by mail, on '), blank(null, 8)] },
    { type: 'pageBreak' },
    { type: 'paragraph', runs: [words('First line\nsecond line')] },
    { type: 'signatures', columns: [{ lines: [{ text: 'Server', isRule: true }] }] },
  ],
};

describe('a printed form as PDF', () => {
  it.each([
    ['full', summonsOf()],
    ['bare', bareSummons()],
    [
      'long',
      summonsOf({ summonsText: 'Words that go on. '.repeat(250), additionalInstructions: 'x'.repeat(300) }),
    ],
  ])('says the words of the paper in their order, nothing else: %s', async (_name, summons) => {
    const paper = summonsPaper(summons);
    expect(await bodyOf(paper)).toBe(tight(paperText(paper)));
  });

  it('draws every kind of block; a page break begins a page', async () => {
    expect(await bodyOf(everyBlock)).toBe(tight(paperText(everyBlock)));
    expect(await pagesOf(everyBlock)).toHaveLength(2);
    expect(paperText(everyBlock)).toContain('[x] to the defendant\n[ ] by mail, on ________');
  });

  it('is one page for a business with its agent, as the clerk’s own form is, and one for the return', async () => {
    const usual = { summonsText: null, additionalInstructions: null };
    const [first, second, ...rest] = await pagesOf(summonsPaper(summonsOf(usual)));
    expect(first).toContain('Rules of Civil Procedure for the District Courts');
    expect(second).toMatch(/^\s*RETURN/);
    expect(rest).toEqual([]);
    expect(await pagesOf(summonsPaper(summonsOf({ ...usual, status: 'served' })))).toHaveLength(1);
  });

  it('is the same bytes for the same content, and letter paper', async () => {
    const paper = summonsPaper(summonsOf());
    const first = await drawFormPdf(paper, options);
    expect(first.equals(await drawFormPdf(paper, options))).toBe(true);
    expect(first.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  });

  it('writes names of many alphabets', async () => {
    const defendantName = 'Łukasz Đặng Hastiin Yázhí Łeetsoii';
    expect(await bodyOf(summonsPaper(summonsOf({ defendantName })))).toContain(tight(defendantName));
  });

  it('never writes below the margin, however long a box or a signer is', () => {
    const long = `${'Street\n'.repeat(120)}end`;
    const paper = summonsPaper(summonsOf({ courtAddress: long, attorneyAddress: long }));
    const { strips } = drawStrips(paper, (text, _isBold, size) => text.length * size * 0.5);
    for (const page of placeStrips(strips)) {
      for (const { strip, top } of page) {
        expect(top).toBeGreaterThanOrEqual(72);
        expect(top + strip.height).toBeLessThanOrEqual(72 + ROOM + 0.01);
      }
    }
  });
});

describe('letters that the PDF lacks', () => {
  it.each([
    ['Zoë Łukasz-O’Brien “§ 4” №7 ½ €', null],
    ['Ωμέγα и Катя', null],
    ['ليلى', 'ل ي ى'],
    ['王小明 & Lee', '王 小 明'],
    ['Ann 👩 Quay', '👩'],
  ])('%s: %s', async (text, shown) => {
    const missing = (await loadLetters()).missing(text);
    expect(missing.join(' ') || null).toBe(shown);
    const told = undrawnLetters([text, null]);
    if (shown === null) expect(told).toBeNull();
    else expect(told).toBe(`The PDF has no letters for ${shown} and shows \ufffd in their place.`);
  });

  it('names a dozen of many', () => {
    expect(undrawnLetters(['一二三四五六七八九十百千万'])).toContain('千 … and');
  });
});
