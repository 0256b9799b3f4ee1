import { sentenceAround } from './dates.ts';
import { cleanText, evidenceAt, type Paper } from './paper.ts';
import type { DamagesEntry } from './schema.ts';

const SUM = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:\s+(thousand|million|billion))?(?![\d,]*\d)/gi;
const FACTOR: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const DAMAGES =
  /\b(?:(?:compensatory|punitive|exemplary|statutory|treble|actual|consequential|incidental|nominal|liquidated|special|general|economic|non-economic|presumed) damages|damages\b|back pay|front pay|lost (?:wages|profits|income)|restitution|civil penalt(?:y|ies)|unpaid (?:wages|rent|contributions)|medical (?:expenses|bills)|attorney['’]?s['’]? fees|pre-?judgment interest)\b/gi;

export interface FoundSum {
  /** US dollars. */
  amount: number;
  start: number;
  end: number;
}

/** Dollar sums of a text in order of place. */
export function findSums(text: string): FoundSum[] {
  return [...text.matchAll(SUM)].map((match) => {
    const whole = Number((match[1] ?? '0').replaceAll(',', ''));
    const amount = (whole + Number(match[2] ?? 0)) * (FACTOR[match[3]?.toLowerCase() ?? ''] ?? 1);
    return { amount: Math.round(amount * 100) / 100, start: match.index, end: match.index + match[0].length };
  });
}

const MOST = 40;

/**
 * Sums that a pleading names, each in its sentence, and the kinds of damages it claims without a figure (once
 * each, null amount). The sum of a jurisdictional threshold is left out.
 */
export function findDamages(paper: Paper, from = 0, to = paper.text.length): DamagesEntry[] {
  const stretch = paper.text.slice(from, to);
  const entries: DamagesEntry[] = [];
  for (const sum of findSums(stretch)) {
    const { start, end } = sentenceAround(paper.text, from + sum.start, from + sum.end);
    const text = cleanText(paper, start, end);
    if (/\b(?:amount in controversy|jurisdictional|matter in controversy|filing fee)\b/i.test(text)) continue;
    if (entries.some((entry) => entry.amount === sum.amount && entry.text === text)) continue;
    entries.push({ amount: sum.amount, text, evidence: evidenceAt(paper, start, end) });
  }
  const named = new Set<string>();
  for (const match of stretch.matchAll(DAMAGES)) {
    const kind = match[0].toLowerCase().replace(/\s+/g, ' ').replace(/’/g, "'");
    if (kind === 'damages' || named.has(kind)) continue;
    named.add(kind);
    const start = from + match.index;
    const end = start + match[0].length;
    if (entries.some((entry) => entry.evidence.start <= start && entry.evidence.end >= end)) continue;
    const around = sentenceAround(paper.text, start, end);
    entries.push({
      amount: null,
      text: cleanText(paper, start, end),
      evidence: evidenceAt(paper, around.start, around.end),
    });
  }
  return entries.slice(0, MOST);
}
