import { isOrganization } from '../participants/organization.ts';
import type { TranscriptLine, TranscriptSummary } from './schema.ts';

type Placed = Pick<TranscriptLine, 'page' | 'line' | 'sheet'>;

/** '42:7', '42' where the line has no number, 'page 3 of the file' where the page has none. */
export function sourcePlace({ page, line, sheet }: Placed): string {
  if (page === null) return `page ${sheet} of the file`;
  return line === null ? String(page) : `${page}:${line}`;
}

/** '42:7', '42:7–12' on one page, '42:25–43:2' over two; by page alone where a line number is missing. */
export function citeRange(first: Placed, last: Placed): string {
  if (first.page === null || last.page === null) {
    const [from, to] = [first.sheet, last.sheet];
    return from === to ? `page ${from} of the file` : `pages ${from}–${to} of the file`;
  }
  if (first.line === null || last.line === null) {
    return first.page === last.page ? String(first.page) : `${first.page}–${last.page}`;
  }
  if (first.page !== last.page) return `${first.page}:${first.line}–${last.page}:${last.line}`;
  return first.line === last.line ? sourcePlace(first) : `${first.page}:${first.line}–${last.line}`;
}

type Named = Pick<TranscriptSummary, 'transcriptType' | 'witness' | 'transcriptDate' | 'title'>;

const SUFFIX = /,?\s+(?:jr|sr|ii|iii|iv|m\.?d|ph\.?d|esq|r\.?n|c\.?p\.?a)\.?$/i;
const MONTHS = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

function shortName(name: string): string {
  if (isOrganization(name)) return name.split(',')[0] ?? name;
  return name.replace(SUFFIX, '').trim().split(/\s+/).at(-1) ?? name;
}

/** How a brief names the transcript: 'Okoro Dep.', 'Hr’g Tr. (Mar. 4, 2026)', 'Trial Tr.'; its title otherwise. */
export function shortTitle({ transcriptType, witness, transcriptDate, title }: Named): string {
  if (transcriptType === 'deposition' && witness !== null) return `${shortName(witness)} Dep.`;
  if (transcriptType !== 'hearing' && transcriptType !== 'trial') return title;
  const words = transcriptType === 'hearing' ? 'Hr’g Tr.' : 'Trial Tr.';
  const [year, month, day] = (transcriptDate ?? '').split('-');
  const named = MONTHS[Number(month) - 1];
  return named ? `${words} (${named} ${Number(day)}, ${year})` : words;
}

/** Lines that follow each other, each stretch on its own. */
function stretches(lines: readonly TranscriptLine[]): TranscriptLine[][] {
  const result: TranscriptLine[][] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.at(-1)?.index === line.index - 1) last.push(line);
    else result.push([line]);
  }
  return result;
}

/** 'Okoro Dep. 42:7–43:2, 51:3' for lines in order. */
export function citation(transcript: Named, lines: readonly TranscriptLine[]): string {
  const ranges = stretches(lines).flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    return first && last ? [citeRange(first, last)] : [];
  });
  return `${shortTitle(transcript)} ${ranges.join(', ')}`;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of lines as a brief quotes them: one paragraph for each speaker, and the citation in brackets below. */
export function quotation(transcript: Named, lines: readonly TranscriptLine[]): string {
  const paragraphs: string[] = [];
  for (const part of stretches(lines)) {
    if (paragraphs.length > 0) paragraphs.push('…');
    let former: TranscriptLine | null = null;
    for (const line of part) {
      const goesOn = former !== null && !line.isStart && line.kind === former.kind && line.kind !== 'heading';
      const last = paragraphs.length - 1;
      if (goesOn) paragraphs[last] = `${paragraphs[last]} ${clean(line.text)}`;
      else paragraphs.push(clean(line.text));
      former = line;
    }
  }
  return `${paragraphs.join('\n')}\n(${citation(transcript, lines)})`;
}
