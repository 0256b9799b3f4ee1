import type { Buffer } from 'node:buffer';
import { text as readAll } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { drawDocx } from '#server/drafting/docx.ts';
import { loadLetters } from '#server/drafting/letters.ts';
import { drawPdf } from '#server/drafting/pdf.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { textOf } from '#src/answers/filing/runs.ts';
import { wordPartText } from '#src/reading/word-text.ts';
import { filingOf } from './filing-fixture.ts';

const AT = new Date('2026-03-09T16:20:00Z');

async function partsOf(docx: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(docx);
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await readAll(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

/** Every tag closed in its order, and what must be escaped is. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/<\?[^>]*\?>/g, '');
  if (/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[0-9a-f]+;)/i.test(body)) return false;
  for (const [, close, name, selfClosed] of body.matchAll(
    /<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (close === '/') {
      if (open.pop() !== name) return false;
    } else if (selfClosed !== '/' && name !== undefined) open.push(name);
  }
  return open.length === 0 && !/<(?![/\w])/.test(body);
}

const HOSTILE =
  'He wrote “A < B & C” — 100 % of § 47-8-20; Łukasz Żółć, Đặng Văn, Ωμέγα, 王小明 \u0007\ud800 end.';
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the Word file', () => {
  const input = filingOf({ count: 60, open: ['7'], words: HOSTILE });
  const paper = answerPaper(input);

  it('is a package that Word opens: parts, types and relations in place, every part well-formed', async () => {
    const parts = await partsOf(await drawDocx(paper, paper.shortTitle, AT));
    for (const name of [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
      'word/styles.xml',
      'word/footer1.xml',
      'docProps/core.xml',
    ]) {
      expect(parts.has(name), name).toBe(true);
    }
    const broken = [...parts].filter(([name, xml]) => /\.(?:xml|rels)$/.test(name) && !isWellFormed(xml));
    expect(broken.map(([name]) => name)).toEqual([]);
    const types = parts.get('[Content_Types].xml') ?? '';
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !parts.has(name))).toEqual([]);
    const relations = parts.get('word/_rels/document.xml.rels') ?? '';
    const used = [...(parts.get('word/document.xml') ?? '').matchAll(/r:id="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(relations).toContain(`Id="${id}"`);
  });

  it('has every number and every word of the paper, in order, as text', async () => {
    const parts = await partsOf(await drawDocx(paper, paper.shortTitle, AT));
    const text = wordPartText(parts.get('word/document.xml') ?? '', null);
    let from = 0;
    for (const block of paper.blocks) {
      const words = 'runs' in block ? textOf(block.runs) : block.type === 'heading' ? block.text : null;
      if (words === null) continue;
      const label = block.type === 'response' ? `${block.number}.` : '';
      const at = text.indexOf(words, text.indexOf(label, from));
      expect(at, `${label} ${words}`).toBeGreaterThanOrEqual(from);
      from = at + words.length;
    }
    expect(text).toContain('王小明');
    expect(text).toContain('D-101-CV-2026-00418');
  });

  it('numbers its pages, is US Letter with an inch around, and keeps headings with what follows', async () => {
    const parts = await partsOf(await drawDocx(paper, paper.shortTitle, AT));
    const xml = parts.get('word/document.xml') ?? '';
    expect(parts.get('word/footer1.xml')).toMatch(/NUMPAGES/);
    expect(xml).toMatch(/<w:pgSz[^>]*w:w="12240"[^>]*w:h="15840"/);
    expect(xml).toMatch(/<w:pgMar[^>]*w:top="1440"[^>]*w:right="1440"[^>]*w:bottom="1440"[^>]*w:left="1440"/);
    expect(xml).not.toMatch(/<w:numPr>/);
    expect(parts.get('word/styles.xml')).toMatch(/w:styleId="Heading1"[\s\S]*?<w:keepNext/);
  });

  it('holds no letter that XML forbids, whatever stands in the case', async () => {
    const strange = 'Al\u0007der\u0000 & <Sons>\ufffe\ud800';
    const hostile = filingOf({
      count: 3,
      words: strange,
      counterclaims: [{ id: 'a', title: strange, facts: strange, relief: strange }],
    });
    const named = {
      ...hostile.case,
      courtName: `${strange} Court, ${strange} County`,
      caseNumber: strange,
      plaintiffName: strange,
      defendantName: strange,
    };
    const drawn = answerPaper({
      ...hostile,
      case: named,
      captions: hostile.captions.map((caption) => ({
        ...caption,
        title: `${strange} COMPLAINT`,
        court: [strange],
        parties: [],
      })),
    });
    const parts = await partsOf(await drawDocx(drawn, drawn.shortTitle, AT));
    for (const [name, xml] of parts) {
      expect(isWellFormed(xml), name).toBe(true);
      expect(xml, name).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(xml.isWellFormed(), name).toBe(true);
    }
    expect((await drawPdf(drawn, drawn.shortTitle, AT)).length).toBeGreaterThan(1000);
  });

  it('is the same bytes whenever it is drawn', async () => {
    const first = await drawDocx(paper, paper.shortTitle, AT);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await drawDocx(paper, paper.shortTitle, AT)).equals(first)).toBe(true);
  });
});

describe('the PDF', () => {
  async function pagesOf(bytes: Buffer): Promise<string[]> {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    return text.map(plain);
  }

  it('says in order what the paper says, with its pages numbered', async () => {
    const paper = answerPaper(filingOf({ count: 60, open: ['7'] }));
    const pages = await pagesOf(await drawPdf(paper, paper.shortTitle, AT));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`${paper.shortTitle} – Page ${index + 1} of ${pages.length}`);
    });
    const footer = / ?Answer to First Amended Complaint and Counterclaims – Page \d+ of \d+/g;
    const whole = pages.map((page) => page.replace(footer, '')).join(' ');
    let from = 0;
    for (const block of paper.blocks) {
      const words = 'runs' in block ? textOf(block.runs) : block.type === 'heading' ? block.text : null;
      if (words === null) continue;
      const said = plain(block.type === 'response' ? `${block.number}. ${words}` : words);
      const at = whole.indexOf(said, from);
      expect(at, said).toBeGreaterThanOrEqual(from);
      from = at + said.length;
    }
    for (const said of ['STATE OF NEW MEXICO', 'ERNESTINE VALDÉS,', 'v. No. D-101-CV-2026-00418']) {
      expect(pages[0]).toContain(said);
    }
    expect(pages.at(-1)).toContain('CERTIFICATE OF SERVICE');
  });

  it('draws accents, Vietnamese, Greek; shows a mark for letters it lacks and falls over nothing', async () => {
    const paper = answerPaper(filingOf({ count: 12, words: HOSTILE }));
    const text = (await pagesOf(await drawPdf(paper, paper.shortTitle, AT))).join(' ');
    for (const said of ['“A < B & C”', '§ 47-8-20', 'Łukasz Żółć', 'Đặng Văn', 'Ωμέγα'])
      expect(text).toContain(said);
    expect(text).not.toContain('王');
    expect(text).toContain('\ufffd\ufffd\ufffd');
  });

  it('breaks a word that is wider than the sheet', async () => {
    const paper = answerPaper(filingOf({ count: 6, words: `See ${'http://alder.example/'.repeat(20)}.` }));
    const pages = await pagesOf(await drawPdf(paper, paper.shortTitle, AT));
    expect(pages.join('').replaceAll(' ', '')).toContain('http://alder.example/'.repeat(20));
  });

  it('is the same bytes whenever it is drawn, tagged, with its letters embedded', async () => {
    const paper = answerPaper(filingOf({ count: 8 }));
    const first = await drawPdf(paper, paper.shortTitle, AT);
    expect((await drawPdf(paper, paper.shortTitle, AT)).equals(first)).toBe(true);
    const source = first.toString('latin1');
    expect(source).toContain('/MarkInfo');
    expect(source).toContain('/FontFile2');
    expect(source).not.toMatch(/\/BaseFont \/Helvetica/);
  });
});

describe('the letters', () => {
  it('names what no alphabet has, once each', async () => {
    const letters = await loadLetters();
    expect(letters.missing('王 José 王小 ☐ “§”')).toEqual(['王', '小', '☐']);
    expect(
      letters
        .stretches('José Łuk 王')
        .map(({ text }) => text)
        .join(''),
    ).toBe('José Łuk \ufffd');
  });
});
