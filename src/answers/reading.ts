import { calledPaper } from '../verification/papers.ts';
import type { LedgerDocument, PaperReading } from './schema.ts';

/** A line of a draft about pages whose paragraphs it does not answer. */
export interface PageCheck {
  /** The last of the pages it is about: it stands before the first paragraph of a later one. */
  page: number;
  text: string;
}

type Read = Pick<LedgerDocument, 'filename' | 'title' | 'reading'>;

/** Runs of pages that follow each other. */
function runsOf(pages: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && page <= last.to + 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs;
}

const pagesOf = ({ from, to }: { from: number; to: number }) =>
  from === to ? `page ${from}` : to === from + 1 ? `pages ${from} and ${to}` : `pages ${from} to ${to}`;

/**
 * What a draft says where the paragraphs of pages would be that were not read: '[check: page 3 of the complaint could not
 * be read]'; what it is called in the place of 'the complaint' where several are answered. In the order of the pages.
 */
export function pageChecks(document: Read, isOnly: boolean): PageCheck[] {
  const { reading } = document;
  if (reading === null) return [];
  // A bracket in a name would end the mark.
  const name = isOnly ? 'the complaint' : `“${calledPaper(document).replace(/[[\]]/g, '')}”`;
  const told = (pages: readonly number[], how: string) =>
    runsOf(pages).map((run) => ({ page: run.to, text: `[check: ${pagesOf(run)} of ${name} ${how}]` }));
  return [
    ...told(reading.unreadPages, 'could not be read'),
    ...told(reading.poorPages, 'could be read only in part'),
  ].sort((a, b) => a.page - b.page);
}

/**
 * Which of the checks stand before each paragraph, and at the end (the last entry): `pages` are those on which the
 * paragraphs begin, in order.
 */
export function placeChecks(pages: readonly number[], checks: readonly PageCheck[]): string[][] {
  const places: string[][] = Array.from({ length: pages.length + 1 }, () => []);
  for (const { page, text } of checks) {
    const at = pages.findIndex((own) => own > page);
    places[at === -1 ? pages.length : at]?.push(text);
  }
  return places;
}

/** Papers of which something is missing that nobody has said they dealt with. */
export function unsettled<Document extends Read>(
  documents: readonly Document[],
): (Document & { reading: PaperReading })[] {
  return documents.filter(
    (document): document is Document & { reading: PaperReading } =>
      document.reading !== null && document.reading.problems.length > 0 && !document.reading.isAcknowledged,
  );
}

/** How src/facts/pleading-gaps.ts begins what it says of the numbers of paragraphs. */
const OF_NUMBERS = /^(?:Paragraphs? \d.* not found|The numbers of the paragraphs)/;

/** Whether skipped numbers, or numbers that begin again, are told of already. */
export function tellsOfNumbers(reading: PaperReading | null): boolean {
  return reading?.problems.some((problem) => OF_NUMBERS.test(problem)) ?? false;
}

/** “Complaint”: Page 3 of 7 could not be read, or is empty. */
export function whatIsMissing(document: Read): string {
  return `“${calledPaper(document)}”: ${(document.reading?.problems ?? []).join(' ')}`;
}

/** Lines that a draft's text holds between the responses, before each of them and at its end (the last entry). */
export function checksIn(
  section: string,
  responses: readonly { number: string; text: string }[],
): string[][] {
  let from = 0;
  const between = responses.map(({ number, text }) => {
    const words = `${number}. ${text}`;
    const at = section.indexOf(words, from);
    if (at === -1) return [];
    const lines = bracketed(section.slice(from, at));
    from = at + words.length;
    return lines;
  });
  return [...between, bracketed(section.slice(from))];
}

const bracketed = (text: string) =>
  text.split('\n').filter((line) => /^\[(?:check|CONFIRM): [^\]]*\]$/.test(line));
