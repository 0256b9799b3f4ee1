import { format, isValid, parseISO } from 'date-fns';
import { doubted } from '#src/documents/doubted.ts';
import type {
  Analysis,
  AnalysisStatement,
  Certainty,
  ComplaintAnalysis,
  Evidence,
  SummaryAnalysis,
} from '#src/papers/schema.ts';

export interface Finding {
  key: string;
  /** Stands before the page, such as a paragraph's number. */
  label?: string;
  /** What was found; empty where the passage says it itself. */
  text: string;
  evidence: Evidence;
}

export interface FindingSection {
  title: string;
  /** In words after the title, when it is not simply how many. */
  sum?: string;
  /** Days in their order, drawn as a line through time. */
  isTimeline?: boolean;
  findings: Finding[];
}

/** What an analysis found, in the order in which a reader asks; sections without findings are left out. */
export function findingSections(analysis: Analysis): FindingSection[] {
  const sections = analysis.type === 'complaint' ? ofComplaint(analysis) : ofSummary(analysis);
  return sections.filter(({ findings }) => findings.length > 0);
}

/** What was not read for sure says so. */
const asSure = (text: string, certainty: Certainty | undefined): string =>
  certainty === 'unsure' ? doubted(text) : text;

const stated = ({ text, evidence, certainty }: AnalysisStatement) => ({
  text: asSure(text, certainty),
  evidence,
});

function ofComplaint(analysis: ComplaintAnalysis): FindingSection[] {
  const caption = [analysis.court, analysis.caseNumber].filter((found) => found !== null);
  return [
    { title: 'Court and number', findings: toFindings(caption, stated) },
    {
      title: 'Parties',
      findings: toFindings(analysis.parties, ({ name, role, evidence, certainty }) => ({
        text: asSure(`${name} (${role})`, certainty),
        evidence,
      })),
    },
    {
      title: 'Counts',
      findings: toFindings(analysis.claims, ({ number, title, statutes, evidence }) => ({
        text: [number ? `Count ${number}: ${title}` : title, ...statutes].join(' · '),
        evidence,
      })),
    },
    {
      title: 'Numbered allegations',
      findings: toFindings(analysis.factual_allegations, ({ number, text, page, start, end }) => ({
        ...(number && { label: `Paragraph ${number}` }),
        text: '',
        evidence: { page, start, end, quote: text, verified: true },
      })),
    },
    ...timeline(analysis.timeline),
    {
      title: 'Sums claimed',
      findings: toFindings(analysis.damages, ({ amount, text, evidence, certainty }) => ({
        ...(amount !== null && { label: dollars(amount) }),
        text: asSure(text, certainty),
        evidence,
      })),
    },
    { title: 'Relief asked for', findings: toFindings(analysis.relief, (found) => found) },
    {
      title: 'Jury demand',
      findings: toFindings(analysis.jury_demand ? [analysis.jury_demand] : [], (found) => found),
    },
    { title: 'Jurisdiction', findings: toFindings(analysis.jurisdiction, (found) => found) },
    { title: 'Venue', findings: toFindings(analysis.venue, (found) => found) },
    authorities(analysis),
  ];
}

function ofSummary(analysis: SummaryAnalysis): FindingSection[] {
  const points = analysis.key_points.flatMap((text, index) => {
    const evidence = analysis.key_point_sources[index];
    return evidence ? [{ text, evidence }] : [];
  });
  return [
    { title: 'Key points', findings: toFindings(points, (found) => found) },
    {
      title: 'People and organizations',
      findings: toFindings(analysis.mentioned_parties, ({ name, role, evidence, certainty }) => ({
        text: asSure(role === 'other' ? name : `${name} (${role})`, certainty),
        evidence,
      })),
    },
    ...timeline(analysis.timeline),
    authorities(analysis),
  ];
}

/** Statutes, rules and decisions that stand in the paper. */
function authorities({ authorities: found = [] }: Analysis): FindingSection {
  return { title: 'Law it cites', findings: toFindings(found, (each) => each) };
}

function timeline(entries: readonly { date: string; text: string; evidence: Evidence }[]): FindingSection[] {
  const inOrder = entries.toSorted((a, b) => a.date.localeCompare(b.date));
  const first = inOrder[0]?.date.slice(0, 4);
  const last = inOrder.at(-1)?.date.slice(0, 4);
  const years = first === last ? `in ${first}` : `${first} to ${last}`;
  return [
    {
      title: 'Dates',
      isTimeline: true,
      ...(inOrder.length > 1 && { sum: `${inOrder.length}, ${years}` }),
      findings: toFindings(inOrder, ({ date, text, evidence }) => ({
        label: dayInWords(date),
        text,
        evidence,
      })),
    },
  ];
}

/** 'MMM d, yyyy', or as much of it as the paper says: a day, a month or a year. */
function dayInWords(date: string): string {
  const pattern = { 4: 'yyyy', 7: 'MMM yyyy' }[date.length] ?? 'MMM d, yyyy';
  const day = parseISO(date);
  return isValid(day) ? format(day, pattern) : date;
}

function dollars(amount: number): string {
  const hasCents = !Number.isInteger(amount);
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  });
}

function toFindings<Item>(items: readonly Item[], read: (item: Item) => Omit<Finding, 'key'>): Finding[] {
  return items.map((item, index) => {
    const { text, evidence, label } = read(item);
    return {
      key: String(index),
      text: saysTheSame(text, evidence.quote) ? '' : text,
      evidence,
      ...(label !== undefined && { label }),
    };
  });
}

/** The passage is shown anyway; its own words once more above it say nothing. */
function saysTheSame(text: string, quote: string): boolean {
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  return plain(quote).includes(plain(text));
}
