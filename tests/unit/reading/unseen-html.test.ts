import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/reading/reader.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { readHtml } from '#src/reading/html-text.ts';
import { runsOfPlain } from '#src/reading/unseen-html.ts';
import { asSureAsSeen, doubtfulText } from '#src/reading/unseen-text.ts';
import { makeFolder, put } from './make-files.ts';

const DUE = 'Your answer is due on May 14, 2026.';

/** Ways to put words into a mail so that nobody sees them in a mail program. */
const HIDDEN: Record<string, string> = {
  'not displayed': `<div style="display: none !important">${DUE}</div>`,
  'not displayed, in an element within': `<div style="display:none"><table><tr><td><b>${DUE}</b></td></tr></table></div>`,
  hidden: `<p style='visibility:hidden'>${DUE}</p>`,
  'hidden by its attribute': `<p hidden>${DUE}</p>`,
  'without opacity': `<p style="opacity:0">${DUE}</p>`,
  'white on white': `<span style="color:#FFFFFF">${DUE}</span>`,
  'white by name': `<font color="white">${DUE}</font>`,
  'all but white': `<span style="color: rgb(250, 251, 250)">${DUE}</span>`,
  'of a color that is seen through': `<span style="color: rgba(0,0,0,0)">${DUE}</span>`,
  'black on black': `<td bgcolor="#000"><span style="color:black">${DUE}</span></td>`,
  'as dark as its ground': `<div style="background:#123456;color:#123450">${DUE}</div>`,
  'of no size': `<span style="font-size:0">${DUE}</span>`,
  'of one pixel': `<span style="font-size:1px;line-height:1px">${DUE}</span>`,
  'of no size to what is around': `<div style="font-size:20px"><span style="font-size:0.05em">${DUE}</span></div>`,
  'cut to no height': `<div style="max-height:0;overflow:hidden">${DUE}</div>`,
  'beside the page': `<div style="position:absolute;left:-9999px">${DUE}</div>`,
  'indented out of sight': `<div style="text-indent:-5000px">${DUE}</div>`,
  'by a class': `<style>p, .pre{color:red} .gone{display:none}</style><p class="pre gone">${DUE}</p>`,
  'by an id, in the head': `<html><head><style>/* } */ #x{font-size:0px}</style></head><body><p id="x">${DUE}</p></body></html>`,
};

/** What looks odd, and is seen. */
const SEEN: Record<string, string> = {
  plain: `<p>${DUE}</p>`,
  'white on blue': `<td style="background-color:#003366"><b style="color:#fff">${DUE}</b></td>`,
  'white on a picture': `<div style="background:url(sky.png)"><b style="color:#fff">${DUE}</b></div>`,
  'gray on white': `<p style="color:#777">${DUE}</p>`,
  small: `<p style="font-size:8px">${DUE}</p>`,
  'after something hidden': `<div style="display:none">x</div><p>${DUE}</p>`,
  'after an image of no size': `<img style="display:none" src="x"><p>${DUE}</p>`,
  'in a list after an item of no size': `<ul><li style="font-size:0">x<li>${DUE}</ul>`,
  'large within what has no size': `<table style="font-size:0"><tr><td style="font-size:14px">${DUE}</td></tr></table>`,
  'hidden on small screens only': `<style>@media (max-width:600px){ .wide{display:none} .b{color:#fff} } .c{color:#000}</style><p class="wide b c">${DUE}</p>`,
  'of a height that is left to it': `<div style="max-height:none;overflow:hidden">${DUE}</div>`,
  'a link in white words': `<p>x <a href="y">${DUE}</a></p>`,
  'of a color nobody knows': `<p style="color:var(--ink)">${DUE}</p>`,
};

const unseenOf = (html: string) =>
  readHtml(html)
    .runs.filter(({ isUnseen }) => isUnseen)
    .map(({ text }) => text)
    .join(' ');

describe('what nobody sees of HTML', () => {
  test.each(Object.entries(HIDDEN))('words %s are known as such', (_, html) => {
    expect(unseenOf(`<body><p>Dear Ada Poe,</p>${html}<p>Yours</p></body>`)).toBe(DUE);
    expect(readHtml(html).text).toContain(DUE);
  });

  test.each(Object.entries(SEEN))('words that are %s are seen', (_, html) => {
    expect(unseenOf(html)).not.toContain(DUE);
  });

  test('letters without size in the midst of a word are no part of it', () => {
    expect(readHtml('You have 2<span style="font-size:0">9</span>1 days.').text).toBe('You have 21 days.');
  });

  test('a plain text beside it is seen where its HTML shows it', () => {
    const { runs } = readHtml(
      `<p>Dear Ada, the hearing is on <b>June 4, 2026</b>.</p><p style="display:none">${DUE}</p>`,
    );
    const plain = `Dear Ada, the hearing is on June 4, 2026 <https://court.example/9>.\n\n${DUE}\nPay $400 today.`;
    expect(runsOfPlain(plain, runs).map(({ isUnseen }) => isUnseen)).toEqual([false, true, true]);
  });
});

describe('a mail', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let reader: Reader;

  beforeAll(async () => {
    ({ folder, remove } = await makeFolder());
    reader = createReader({ ocr: 'none' });
  });
  afterAll(async () => {
    await reader.close();
    await remove();
  });

  const HEAD = `From: Bert Lund <bert@lund.example>\nTo: ${Array.from({ length: 30 }, (_, at) => `box${at}@poe.example`).join(', ')}\nSubject: Notice\nMIME-Version: 1.0\n`;
  const HTML = 'Content-Type: text/html; charset=utf-8\n\n';
  const body = (due: string) =>
    `<p>Dear Ada Poe,</p><p>Thank you for your call of last week.</p>${due}<p>Bert Lund</p>`;

  async function daysOf(name: string, mail: string) {
    const path = await put(folder, name, mail);
    const read = await reader.read({ path, filename: name, workDir: folder });
    if (!read.ok) throw new Error(read.reason);
    const text = read.pages.map((page) => page.text).join('\f');
    const layout = read.pages.map((page) => ({ page: 1, lines: page.lines ?? [] }));
    const found = readFacts({
      text,
      layout,
      docType: 'Letter',
      docDate: '2026-04-01',
      pageCount: null,
      notes: [],
    });
    const { facts } = asSureAsSeen(found.facts, doubtfulText(text, layout));
    return facts.filter((fact) => fact.quote.includes('May 14')).map(({ certainty }) => certainty);
  }

  test('whose day nobody sees makes no fact of it sure, and one that is seen does', async () => {
    const seen = await daysOf('seen.eml', `${HEAD}${HTML}${body(`<p>${DUE}</p>`)}`);
    expect(seen).not.toHaveLength(0);
    expect(seen).toContain('certain');
    for (const [at, hidden] of Object.values(HIDDEN).entries()) {
      const days = await daysOf(`hidden-${at}.eml`, `${HEAD}${HTML}${body(hidden)}`);
      expect(new Set(days)).toEqual(new Set(['unsure']));
    }
  });

  test('whose plain text says what its HTML does not makes no fact of it sure', async () => {
    const mail = `${HEAD}Content-Type: multipart/alternative; boundary="b"\n\n--b\nContent-Type: text/plain\n\nDear Ada Poe,\n\nThank you for your call of last week.\n\n${DUE}\n\nBert Lund\n--b\n${HTML}${body('')}\n--b--\n`;
    expect(new Set(await daysOf('plain.eml', mail))).toEqual(new Set(['unsure']));
    const same = mail.replace('<p>Bert Lund', `<p>${DUE}</p><p>Bert Lund`);
    expect(await daysOf('same.eml', same)).toContain('certain');
  });
});
