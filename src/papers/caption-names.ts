import type { Cell } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import { evidenceAt, type Paper } from './paper.ts';
import { splitNames } from './party-names.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const WHOLE_PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;
const WHOLE_COMPANY =
  /\s(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|Corporation|Company|Bank|N\.?A|P\.?C)\.?$/i;
const GROUP =
  /\b(?:of|department|board|bureau|office|county|city|state|united|bank|trust|school|district|services?|group|partners|holdings|savings|insurance|association|union)\b/i;

/** A list of names one below the other without commas, as people without a lawyer write it. */
function oneNameEach(cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  const persons = cells.filter(({ text }) => WHOLE_PERSON.test(text.trim()) && !GROUP.test(text)).length;
  const companies = cells.filter(({ text }) => WHOLE_COMPANY.test(text.trim())).length;
  return persons === cells.length || (cells.length > 2 && persons + companies >= cells.length);
}

const SHORT_TITLE =
  /^(?:(?:case )?(?:title|name)|caption|re|matter)\s*:\s*(?:case title:\s*)?(\p{Lu}[^:\n]{1,80}?)\s+(?:vs?\.?|versus)\s+(\p{Lu}[^:\n]{1,80})$/iu;

/** 'Case title: Poe v. Lund', where no caption stands. */
export function fromShortTitle(paper: Paper, { cells }: Grid): AnalysisParty[] {
  for (const { text, start, row, end } of cells.slice(0, 60)) {
    const match = SHORT_TITLE.exec(text);
    if (!match?.[1] || !match[2]) continue;
    const second = match[2].replace(/\s*\[.*$/, '');
    const at = start + text.lastIndexOf(match[2]);
    const from = start + text.indexOf(match[1]);
    const sides: [string, number, PartyRole][] = [
      [match[1], from, 'plaintiff'],
      [second, at, 'defendant'],
    ];
    return sides.flatMap(([words, place, role]) =>
      toParties(
        paper,
        [{ text: words, start: place, end: Math.min(end, place + words.length), line: row }],
        role,
      ).map((party) => ({ ...party, certainty: 'likely' as const })),
    );
  }
  return [];
}

export function toParties(paper: Paper, cells: readonly Cell[], role: PartyRole): AnalysisParty[] {
  const joined = cells.map((cell) => cell.text).join(oneNameEach(cells) ? ';' : '\n');
  return splitNames(joined).map(({ name, from, to }) => {
    const start = offsetOf(cells, from);
    const end = Math.max(start, offsetOf(cells, Math.max(from, to - 1)) + 1);
    return {
      name,
      role,
      evidence: { ...evidenceAt(paper, start, end), quote: paper.text.slice(start, end) },
    };
  });
}

/** Offset in the text of a position in the cells joined by line ends. */
function offsetOf(cells: readonly Cell[], position: number): number {
  let rest = position;
  for (const cell of cells) {
    if (rest <= cell.text.length) return cell.start + rest;
    rest -= cell.text.length + 1;
  }
  return cells.at(-1)?.end ?? 0;
}
