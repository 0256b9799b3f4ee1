import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { createReader, type Reader, type ReaderOptions } from '#server/reading/reader.ts';
import { corpusDirectory } from '../setup/corpus.ts';
import { type BenchRow, interleave, median, RUNS } from './measure.ts';

const run = promisify(execFile);
const FOLDERS = ['complaints', 'motions-orders', 'summons-service', 'discovery'];
const SCANS = ['letter-2014', 'tenn-wcab-2019', 'dcd-2017-us-v', 'azd-2025-turnage-motion-in-limine'];

function isInstalled(program: string, ...options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`\n*** ${program} is not installed: its comparison is left out. ***\n\n`);
    return false;
  }
}

async function withReader<Result>(
  options: ReaderOptions,
  use: (reader: Reader, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'proceed-bench-'));
  const reader = createReader(options);
  try {
    return await use(reader, folder);
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function textPdfs(corpus: string): Promise<string[]> {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(corpus, folder))).map((name) => join(corpus, folder, name)),
    ),
  );
  return listed.flat().filter((path) => path.endsWith('.pdf') && !/SCANNED|IMAGE/.test(path));
}

/** Text layers page by page against `pdftotext`, over the longer papers and over many short ones. */
export async function benchPdfText(): Promise<BenchRow[]> {
  const corpus = corpusDirectory();
  if (corpus === undefined || !isInstalled('pdftotext', '-v')) return [];
  return withReader({ ocr: 'none' }, async (reader, workDir) => {
    const read = (path: string) => reader.read({ path, filename: basename(path), workDir });
    const counted: { path: string; pages: number }[] = [];
    for (const path of await textPdfs(corpus)) {
      const outcome = await read(path);
      if (outcome.ok) counted.push({ path, pages: outcome.pages.length });
    }
    const long = counted.filter(({ pages }) => pages >= 12);
    const short = counted.filter(({ pages }) => pages <= 2);
    const pages = long.reduce((sum, each) => sum + each.pages, 0);
    const over = async (files: { path: string }[], step: (path: string) => Promise<unknown>) => {
      for (const { path } of files) await step(path);
    };
    const baseline = (path: string) => run('pdftotext', [path, '-'], { maxBuffer: 1e8 });
    const perPage = await interleave(
      async () => (await elapsed(() => over(long, read))) / pages,
      async () => (await elapsed(() => over(long, baseline))) / pages,
    );
    const wall = await interleave(
      () => elapsed(() => over(short, read)),
      () => elapsed(() => over(short, baseline)),
    );
    const together = await interleave(
      () => elapsed(() => Promise.all(short.map(({ path }) => read(path)))),
      () => elapsed(() => over(short, baseline)),
    );
    return [
      { name: `PDF text per page (${pages} pages) / pdftotext`, ...perPage, unit: 'ms', aim: '≤ 2' },
      { name: `${short.length} short PDFs, one by one / pdftotext`, ...wall, unit: 'ms', aim: '≤ 0.5' },
      {
        name: `${short.length} short PDFs, dropped at once / pdftotext`,
        ...together,
        unit: 'ms',
        aim: '≤ 0.5',
      },
    ];
  });
}

/** Scan to text against OCRmyPDF where it is installed, alone otherwise. */
export async function benchOcr(): Promise<BenchRow[]> {
  const corpus = corpusDirectory();
  if (corpus === undefined) return [];
  const folder = join(corpus, 'images-scans');
  const scans = (await readdir(folder))
    .filter((name) => name.endsWith('.pdf') && SCANS.some((start) => name.startsWith(start)))
    .map((name) => join(folder, name));
  return withReader({ concurrency: 1 }, async (reader, workDir) => {
    let pages = 0;
    const ours = async () => {
      pages = 0;
      const time = await elapsed(async () => {
        for (const path of scans) {
          const outcome = await reader.read({ path, filename: basename(path), workDir });
          if (outcome.ok) pages += outcome.pages.length;
        }
      });
      return time / 1000 / pages;
    };
    const name = 'scan to text per page';
    if (!isInstalled('ocrmypdf', '--version')) {
      await ours();
      const figures: number[] = [];
      for (let round = 0; round < 3; round += 1) figures.push(await ours());
      return [{ name, ours: median(figures), unit: 's', aim: '—', note: 'ocrmypdf is not installed' }];
    }
    const theirs = async () => {
      const time = await elapsed(async () => {
        for (const path of scans) {
          const options = ['--force-ocr', '--output-type', 'pdf', '--sidecar', join(workDir, 'side.txt')];
          await run('ocrmypdf', [...options, path, join(workDir, 'out.pdf')]);
        }
      });
      return time / 1000 / pages;
    };
    const { ours: own, baseline, ratio } = await interleave(ours, theirs, 3);
    return [
      {
        name: `${name} / OCRmyPDF (×: theirs / ours)`,
        ours: own,
        baseline,
        ratio: 1 / ratio,
        unit: 's',
        aim: '≥ 3',
      },
    ];
  });
}

/** A PDF of `count` full pages of text. */
async function longPdf(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= count; number += 1) {
    const page = document.addPage([612, 792]);
    for (let line = 0; line < 45; line += 1) {
      const text = `${number}.${line} The tenant paid the rent for that month and the landlord gave no receipt for the payment.`;
      page.drawText(text, { x: 60, y: 740 - line * 15, size: 10, font });
    }
  }
  return document.save();
}

/** The server's event loop while a 200-page PDF is read beside it. */
export async function benchReadingDelay(): Promise<BenchRow[]> {
  return withReader({}, async (reader, workDir) => {
    const path = join(workDir, 'long.pdf');
    await writeFile(path, await longPdf(200));
    const request = { path, filename: 'long.pdf', workDir };
    const idle: number[] = [];
    const figures: number[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      idle.push(await delayDuring(() => new Promise((resolve) => setTimeout(resolve, 500))));
      figures.push(await delayDuring(() => reader.read(request)));
    }
    const name = 'event-loop delay p99 while a 200-page PDF is read';
    return [
      {
        name,
        ours: median(figures),
        baseline: median(idle),
        unit: 'ms',
        aim: '< 50 ms',
        note: 'baseline: idle',
      },
    ];
  });
}

async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  await work();
  monitor.disable();
  return monitor.percentile(99) / 1e6;
}
