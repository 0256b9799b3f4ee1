import { inOneLine } from '../text/sentence-end.ts';
import { amount } from '../text/words.ts';
import { bounded } from './bounded.ts';
import type { Analysis, ComplaintAnalysis } from './schema.ts';

/** The four parts of the IRAC view, each ready to show. */
export interface Irac {
  issue: string;
  rule: string;
  application: string;
  conclusion: string;
}

const NOT_IDENTIFIED = 'Not identified';
const NOT_PROVIDED = 'Not provided';
const NO_LEGAL_BASIS = 'Legal basis not specified in summary';
/** What of each part can be taken in at once; the whole stands below it or in the paper. */
const MOST_CHARACTERS = 1200;
const MOST_AUTHORITIES = 6;

/**
 * The product's mapping to Issue, Rule, Application, Conclusion. Complaint: key issues joined; claim types joined
 * with '; '; allegations joined; case summary. Summary: first two key points; the authorities that stand in the paper,
 * or 'Legal basis not specified in summary'; summary; legal significance. What leads the analysis is not told twice.
 * Each is cut at the end of a sentence; an empty issue or rule is 'Not identified', an empty application or conclusion
 * 'Not provided'.
 */
export function toIrac(analysis: Analysis): Irac {
  const lead = joined((analysis.lead ?? []).map(({ text }) => text));
  if (analysis.type === 'complaint') {
    const types = analysis.claims.map(({ type }) => type);
    return {
      issue: cut(joined(analysis.key_issues, '; ')) || NOT_IDENTIFIED,
      rule: cut(joined(types, '; ')) || authorities(analysis) || NOT_IDENTIFIED,
      application: allegationsOf(analysis) || NOT_PROVIDED,
      conclusion: cut(without(analysis.case_summary, lead)) || NOT_PROVIDED,
    };
  }
  return {
    issue: cut(inOneLine(analysis.key_points.slice(0, 2))) || NOT_IDENTIFIED,
    rule: authorities(analysis) || NO_LEGAL_BASIS,
    application: cut(without(analysis.summary, lead)) || NOT_PROVIDED,
    conclusion: cut(analysis.legal_significance.trim()) || NOT_PROVIDED,
  };
}

function authorities({ authorities: found = [] }: Analysis): string {
  const shown = found.slice(0, MOST_AUTHORITIES).map(({ text }) => text);
  const left = found.length - shown.length;
  return joined(
    left > 0 ? [...shown, `${amount(left, 'more authority', 'more authorities')} below`] : shown,
    '; ',
  );
}

/** The words that lead stand at the head of the view. */
function without(words: string, lead: string): string {
  const text = words.trim();
  return lead !== '' && text.startsWith(lead) ? text.slice(lead.length).trim() : text;
}

/** The paragraphs that tell what happened: those behind the parties, the jurisdiction and the venue, where these stand first. */
function allegationsOf({
  factual_allegations: all,
  jurisdiction,
  venue,
  structure,
}: ComplaintAnalysis): string {
  const forum =
    structure?.factsStart ?? Math.max(0, ...[...jurisdiction, ...venue].map(({ evidence }) => evidence.end));
  const told = all.filter(({ start }) => start >= forum);
  const chosen = told.length >= all.length / 4 ? told : all;
  const whole = joined(chosen.map(({ text }) => text));
  if (chosen.length === all.length && whole.length <= MOST_CHARACTERS) return whole;
  const { text } = bounded(whole, MOST_CHARACTERS);
  const shown = countShown(
    chosen.map(({ text: words }) => words),
    text.length,
  );
  const left = all.length - shown;
  return left > 0 ? `${text} [${amount(left, 'more paragraph')}: see the allegations below.]` : text;
}

/** How many of some paragraphs stand whole in the first so many characters of all of them. */
function countShown(paragraphs: readonly string[], length: number): number {
  let at = 0;
  let count = 0;
  for (const words of paragraphs) {
    at += words.trim().length + 1;
    if (at - 1 > length) break;
    count += 1;
  }
  return count;
}

function cut(words: string): string {
  const { text, isCut } = bounded(words, MOST_CHARACTERS);
  return isCut ? `${text} [The rest is left out here.]` : text;
}

function joined(parts: readonly string[], separator = ' '): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
}
