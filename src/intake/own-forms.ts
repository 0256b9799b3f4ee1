import { isLetter } from '../next/letters.ts';
import { US_STATES } from '../states.ts';
import { isEvictionWrit } from './eviction-writ.ts';
import { enteredOn, judgmentOf } from './judgments.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';
import { wholeDay } from './whole-days.ts';

const REQUEST = /\brequest\s+(?:to\s+waive|for\s+(?:a\s+)?waiver\s+of)\s+(?:the\s+)?service\b/i;
const RECEIPT = /\bnotice\s+and\s+acknowledg(?:e)?ment\s+of\s+receipt\b/i;
const SENT =
  /\b(?:date\s+(?:of\s+mailing|(?:this\s+)?(?:notice|request)\s+(?:was|is)\s+sent)|date|dated|mailed\s+on|sent\s+on)\b[^\S\n]*:?[^\n]{0,60}/gi;
const MAILED = /\bdate\s+of\s+mailing\b[^\n]{0,80}/i;

/** What of the papers has times that run from its own day. */
export type OwnTimes = Pick<Proposal, 'sendBack' | 'decision'>;

/** A form to send back among the papers, else what the court decided. */
export function ownTimesOf(papers: readonly ReadPaper[]): OwnTimes {
  if (papers.some(({ head }) => REQUEST.test(head))) return { sendBack: 'waiver-request', decision: null };
  if (papers.some(({ head }) => RECEIPT.test(head))) return { sendBack: 'acknowledgment', decision: null };
  // What carries a judgment out is nearer than the judgment.
  const decision = papers.some(isEvictionWrit) ? 'eviction-writ' : judgmentOf(papers);
  return { sendBack: null, decision };
}

/** The day on which such a form was sent, or that a decision bears; null where it does not stand there, or is still to come. */
export function runsFromDay(
  { sendBack, decision }: OwnTimes,
  papers: readonly ReadPaper[],
  today: string,
): string | null {
  if (decision) return enteredOn(papers, today);
  if (!sendBack) return null;
  const pattern = sendBack === 'waiver-request' ? REQUEST : RECEIPT;
  const paper = papers.find(({ head }) => pattern.test(head));
  if (paper === undefined) return null;
  const mailed = MAILED.exec(paper.head);
  const lines = [...(mailed === null ? [] : [mailed[0]]), ...(paper.head.match(SENT) ?? [])];
  const found = lines.map(wholeDay).find((day) => day !== null) ?? paper.docDate;
  return found !== null && found !== undefined && found.length === 10 && found <= today ? found : null;
}

const STREET =
  /\b\d{1,6}\s+(?:[NSEW]\.?\s+)?[\p{L}\d.'’ -]{2,40}\b(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Way|Place|Pl|Plaza|Highway|Hwy|Court|Ct)\b\.?[^\n]{0,60}/iu;
const COURT_LINE = /\bcourt(?:house)?\b/i;
/** Who the case is about stands below the court. */
const BELOW = /^[^\S\n]*(?:plaintiff|petitioner|defendant|respondent|to)\b|\bplaintiff\b|\bv\.|\bvs\.?\b/i;
const STATE = `(?:[A-Z]{2}|${US_STATES.map(({ name }) => name).join('|')})`;
const CITY = new RegExp(`\\b[A-Z]{2}\\.?\\s+\\d{5}\\b|,\\s*\\p{L}[\\p{L} .]+,\\s*${STATE}\\b`, 'u');
const MOST_LINES = 14;

/** Without what stands in the next column: 'Judge: …', 'Case No. …'. */
const ownColumn = (line: string) =>
  line
    .replace(/\s{3,}.*$/, '')
    .replace(/\s+(?:(?:assigned )?judge|case|cause|docket|no)\b\.?\s?(?:no\b|number\b|:).*$/i, '')
    .trim();

/** Where the court sits, as the head of the paper prints it under the name of the court; null where it does not. */
export function printedAddress(papers: readonly ReadPaper[]): string | null {
  for (const paper of papers) {
    // A letter has the addresses of who wrote it and of who got it.
    if (isLetter(paper)) continue;
    const { head } = paper;
    const lines = head.split('\n').slice(0, MOST_LINES);
    const first = lines.findIndex((line) => COURT_LINE.test(line));
    if (first < 0) continue;
    const end = lines.findIndex((line, at) => at > first && BELOW.test(line));
    const own = lines.slice(first, end < 0 ? MOST_LINES : end);
    const at = own.findIndex((line) => STREET.test(line));
    if (at < 0) continue;
    const street = ownColumn((own[at] ?? '').replace(/^.*?\baddress:?\s*/i, ''));
    const whole = CITY.test(street) ? street : `${street}, ${ownColumn(own[at + 1] ?? '')}`;
    if (CITY.test(whole) && whole.length <= 200) return whole.replace(/\s+/g, ' ');
  }
  return null;
}
