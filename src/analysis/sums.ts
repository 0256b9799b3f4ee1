import { evidenceAt, type Paper, unmarked } from './paper.ts';
import type { DamagesEntry } from './schema.ts';
import type { Sentence } from './sentences.ts';

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
const THRESHOLD = /\b(?:amount in controversy|jurisdictional|matter in controversy|filing fee)\b/i;

/**
 * Sums that a pleading names, each in its sentence, and the kinds of damages it claims without a figure (once
 * each, null amount). The sum of a jurisdictional threshold is left out.
 */
export function findDamages(paper: Paper, sentences: readonly Sentence[]): DamagesEntry[] {
  const entries: DamagesEntry[] = [];
  const named = new Set<string>();
  for (const { text: sentence, start, end } of sentences) {
    const text = unmarked(sentence);
    const evidence = evidenceAt(paper, start, end);
    const sums = THRESHOLD.test(text) ? [] : findSums(text);
    for (const { amount } of sums) {
      if (!entries.some((entry) => entry.amount === amount && entry.text === text))
        entries.push({ amount, text, evidence });
    }
    for (const match of text.matchAll(DAMAGES)) {
      const kind = match[0].toLowerCase().replace(/’/g, "'");
      if (kind === 'damages' || named.has(kind)) continue;
      named.add(kind);
      if (sums.length === 0) entries.push({ amount: null, text: match[0], evidence });
    }
  }
  return entries.slice(0, MOST);
}
