import { factWords } from '../../facts/fact-words.ts';
import type { Fact } from '../../facts/schema.ts';
import { unsettled, whatIsMissing } from '../reading.ts';
import type { LedgerDocument } from '../schema.ts';
import { openFacts } from './caption-facts.ts';
import type { FilingInput } from './input.ts';
import type { PreflightItem } from './preflight-schema.ts';

const NAMES: Partial<Record<Fact['kind'], string>> = {
  court: 'the court',
  'case-number': 'the case number',
};

/** 'the case number “D-101-CV-2026-00418”'. */
function named(fact: Fact): string {
  const what = NAMES[fact.kind] ?? `the ${fact.kind === 'party' ? partyWord(fact.value.role) : fact.kind}`;
  return `${what} “${factWords(fact)}”`;
}

const partyWord = (role: string) => (/^[a-z-]+$/.test(role) && role !== 'other' ? role : 'party');

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function answered({ ledger, answer }: FilingInput): LedgerDocument[] {
  return ledger.documents.filter(({ documentId }) => answer.complaintDocuments.includes(documentId));
}

/** What the person settles before the paper is given out, and what they have settled of the reading. */
export function blockingItems(input: FilingInput): PreflightItem[] {
  return [...readingItems(answered(input)), ...factItems(openFacts(input))];
}

function readingItems(documents: readonly LedgerDocument[]): PreflightItem[] {
  const open = unsettled(documents);
  if (open.length > 0) {
    return [
      {
        id: 'not-read',
        level: 'blocking',
        text: `Not all of what you answer was read. ${open.map(whatIsMissing).join(' ')} What stands there is not answered here and may count as admitted: read it on the paper itself.`,
        fix: 'acknowledge',
        documentIds: open.map(({ documentId }) => documentId),
      },
    ];
  }
  const settled = documents.filter(({ reading }) => reading !== null && reading.problems.length > 0);
  if (settled.length === 0) return [];
  const hasPages = settled.some(({ reading }) => (reading?.unreadPages.length ?? 0) > 0);
  return [
    {
      id: 'not-read',
      level: hasPages ? 'check' : 'done',
      text: `You said that you have read these parts yourself. ${settled.map(whatIsMissing).join(' ')} What stands there must be answered too, by hand.`,
      fix: null,
    },
  ];
}

function factItems(open: readonly Fact[]): PreflightItem[] {
  if (open.length === 0) return [];
  return [
    {
      id: 'not-confirmed',
      level: 'blocking',
      text: `Compare with the top of the complaint: ${list(open.map(named))}. ${open.length === 1 ? 'It was' : 'They were'} read by machine and ${open.length === 1 ? 'is' : 'are'} marked “check” on the paper.`,
      fix: 'confirm',
      documentIds: [...new Set(open.map(({ documentId }) => documentId))],
      factIds: open.map(({ id }) => id),
    },
  ];
}

/** Why the paper is not given out yet, naming papers, pages and facts; null where nothing keeps it. */
export function whyKept(input: FilingInput): string | null {
  const open = unsettled(answered(input));
  const facts = openFacts(input);
  const reasons = [
    ...(open.length === 0
      ? []
      : [
          `Not all of what you answer was read. ${open.map(whatIsMissing).join(' ')} Read those parts yourself first, and say so in the list before filing.`,
        ]),
    ...(facts.length === 0
      ? []
      : [`Please say first, in the list before filing, whether this is right: ${list(facts.map(named))}.`]),
  ];
  return reasons.length === 0 ? null : reasons.join(' ');
}
