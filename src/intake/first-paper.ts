import { answerRule, type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import { isFederal } from '../law/courts/recognize.ts';
import type { KindId } from '../papers/kinds.ts';
import { pageTitled } from '../papers/page-titles.ts';
import { readPaper } from '../papers/paper.ts';
import { findTitles } from '../papers/titles.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

const AMENDED = /\bamended\b/i;
const SUMMONS: ReadonlySet<KindId> = new Set(['summons']);

/** What the papers call themselves. */
export function titlesOf(papers: readonly ReadPaper[]): string[] {
  return papers.flatMap(({ head }) => {
    const paper = readPaper(head);
    return findTitles(paper.lines).map(({ start, end }) => paper.text.slice(start, end));
  });
}

/** What is in doubt of a complaint that no summons came with; null where one did, or it is another paper. */
export function firstPaperOf(ordered: readonly ReadPaper[]): Proposal['first'] {
  const [lead] = ordered;
  if (lead?.kind !== 'complaint' && lead?.kind !== 'petition') return null;
  if (titlesOf([lead]).some((title) => AMENDED.test(title))) return 'amended';
  // Pages that were photographed together are one paper, and the summons may be one of them.
  const isWithin = ordered.some(({ head, beginning = head }) => pageTitled(beginning, SUMMONS) !== null);
  return isWithin ? null : 'alone';
}

/** What a person has to know of such a complaint; none of other papers. */
export function firstPaperDoubts({ first }: Proposal): string[] {
  switch (first) {
    case 'amended':
      return [
        'This complaint was changed. If you were served with the first one, your time may end on another day. Ask the clerk on which.',
      ];
    case 'alone':
      return [
        'No paper here reads as a summons of its own. Look for one, also among the pages of this complaint: it says how long you have. If it is missing here, add it. Please check this day with the clerk.',
      ];
    default:
      return [];
  }
}

/** The rules by which such a paper may be answered, of which the earliest day is kept. */
export function answerRules(law: CaseLaw, { first }: Proposal): CourtRule[] {
  const rule = answerRule(law);
  if (rule === null) return [];
  const amended = rulesOfCase(law).find(({ event }) => event === 'amended-complaint-served');
  return first === 'amended' && amended !== undefined ? [rule, amended] : [rule];
}

/** The kind of the case; it is not asked in a federal court, which hears no evictions and no small claims. */
export function kindOfCase(
  law: CaseLaw,
  ordered: readonly ReadPaper[],
  ofForm: CaseKind | null = null,
): Proposal['kind'] {
  if (!law.isKindAssumed) return { value: law.kind, certainty: 'likely', factIds: [] };
  if (ordered.every(({ kind }) => kind === 'eviction-notice'))
    return { value: 'eviction', certainty: 'likely', factIds: [] };
  if (ofForm !== null) return { value: ofForm, certainty: 'likely', factIds: [] };
  return isFederal(law.court) && law.jurisdiction !== null
    ? { value: 'civil', certainty: 'likely', factIds: [] }
    : { value: null, certainty: 'unsure', factIds: [] };
}
