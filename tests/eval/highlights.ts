import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { foldLetters } from '#src/text/letters.ts';
import { locatePassage } from '#src/text/locate-passage.ts';
import { locateQuote } from '#src/text/quotes.ts';
import { passagesByPage } from '#src/viewer/page-passages.ts';
import { CORPUS, type CorpusQuestion, type ManifestEntry, type ReadText } from './corpus.ts';
import { heading, share } from './report.ts';

interface Tally {
  asked: number;
  /** Marked on the page at all, and with every letter. */
  marked: number;
  whole: number;
  /** On pages without text of their own: a scan. */
  scans: number;
}

const SENTENCE = /[A-Z“"(][^.;\f]{30,300}[.;]/g;

/** The pieces of text that PDF.js finds on each page. */
async function readPieces(path: string): Promise<string[][]> {
  const data = new Uint8Array(await readFile(path));
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const pages: string[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.flatMap((item) => ('str' in item ? [item.str] : [])));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

function mark(text: string, start: number, end: number, pages: readonly string[][], tally: Tally): void {
  tally.asked += 1;
  let wanted = 0;
  let found = 0;
  let isScan = false;
  for (const [page, passage] of passagesByPage(text, start, end)) {
    const pieces = pages[page - 1] ?? [];
    const onPage = foldLetters(pieces.join('')).length;
    wanted += foldLetters(passage.text.slice(passage.start, passage.end)).length;
    // A court's stamp above a picture is no text of the page.
    if (onPage < foldLetters(passage.text).length / 2) isScan = true;
    for (const stretch of locatePassage(passage, pieces)) {
      found += foldLetters((pieces[stretch.piece] ?? '').slice(stretch.start, stretch.end)).length;
    }
  }
  if (isScan) tally.scans += 1;
  else if (found > 0) {
    tally.marked += 1;
    if (found >= wanted) tally.whole += 1;
  }
}

/** How many quotations of the real papers' text are found again by the viewer on the page that PDF.js draws. */
export async function evalHighlights(
  entries: readonly ManifestEntry[],
  questions: readonly CorpusQuestion[],
  texts: ReadonlyMap<string, ReadText>,
): Promise<void> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string): Tally => {
    const tally = tallies.get(name) ?? { asked: 0, marked: 0, whole: 0, scans: 0 };
    tallies.set(name, tally);
    return tally;
  };
  for (const { path, truth } of entries) {
    const text = texts.get(path)?.text;
    if (!path.endsWith('.pdf') || !text) continue;
    const pages = await readPieces(join(CORPUS, path)).catch(() => null);
    if (pages === null) {
      console.log(`PDF.js cannot open ${path}`);
      continue;
    }
    const quotes = [
      ...(Array.isArray(truth.mustContain) ? truth.mustContain : []).map((quote) => [
        'words it must contain',
        quote,
      ]),
      ...questions
        .filter((question) => question.path === path)
        .flatMap(({ support = [] }) => support.map((part) => ['supporting passages', part.text])),
    ];
    const spans = quotes.flatMap(([kind = '', quote]) => {
      const at = locateQuote(text, String(quote));
      return at.verified ? [{ kind, start: at.start, end: at.end }] : [];
    });
    for (const { index, 0: sentence } of text.matchAll(SENTENCE)) {
      spans.push({ kind: 'sentences', start: index, end: index + sentence.length });
    }
    for (const { kind, start, end } of spans) {
      mark(text, start, end, pages, tallyOf(kind));
    }
  }
  heading('Quotations marked on the drawn page (PDFs)');
  for (const [kind, { asked, marked, whole, scans }] of tallies) {
    const onText = asked - scans;
    console.log(
      `${kind}: ${share(marked, onText)} of ${onText}, with every letter ${share(whole, onText)}; ${scans} more on scans`,
    );
  }
}
