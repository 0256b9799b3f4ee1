import { type Cited, type CitedRule, type LegalCitation, SETS } from '../law/citations/cited.ts';
import { findLegalCitations } from '../law/citations/find-citations.ts';
import { findRule, hasParagraphOf, type LibraryRule, writtenAs } from '../law/citations/library.ts';
import { whyNoDecision } from '../law/citations/reporters.ts';
import { whyNot } from '../law/citations/rule-limits.ts';
import type { CheckStatus } from './schema.ts';

export interface CitationVerdict {
  status: Extract<CheckStatus, 'found' | 'form-only' | 'looks-wrong'>;
  /** What is known of it and what to do, in a sentence or two. */
  note: string;
  rule?: LibraryRule;
}

/** A verdict in parts, so that several in one citation give their advice once. */
interface Verdict {
  status: CitationVerdict['status'];
  says: string;
  advice: string;
  rule?: LibraryRule;
}

const DECISION =
  'We cannot know whether this decision exists or says this; look it up before you rely on it.';
const UNREAD = 'We know it from memory only: verify it with the clerk.';
const READ_IT = 'Read it before you rely on it: we know what it is about, not that it says this.';
const LOOK_UP = 'Look it up before you rely on it.';

function known(rule: LibraryRule): Verdict {
  const advice = rule.isUnchecked ? UNREAD : READ_IT;
  return { status: 'found', says: `${rule.cite} is in our library: ${rule.title}.`, advice, rule };
}

function checkRule(cited: CitedRule): Verdict {
  if (cited.set === null) return checkUnnamed(cited);
  const rule = findRule(cited);
  if (rule) return known(rule);
  const why = whyNot(cited);
  if (why !== null) return { status: 'looks-wrong', says: `${writtenAs(cited)}: ${why}`, advice: LOOK_UP };
  if (hasParagraphOf(cited)) {
    return {
      status: 'found',
      says: `A paragraph of ${writtenAs(cited)} is in our library.`,
      advice: READ_IT,
    };
  }
  return partlyKnown(cited) ?? unknown(cited);
}

/** A paragraph that we do not list of a rule that we know. */
function partlyKnown(cited: CitedRule): Verdict | null {
  for (let depth = cited.subs.length - 1; depth >= 0; depth -= 1) {
    const above = { ...cited, subs: cited.subs.slice(0, depth) };
    const rule = findRule(above);
    if (rule === undefined && !hasParagraphOf(above)) continue;
    const about = rule ? ` (${rule.title})` : '';
    const says = `${writtenAs(above)} is known${about}; this paragraph of it is not in our library.`;
    return { status: 'form-only', says, advice: LOOK_UP, ...(rule ? { rule } : {}) };
  }
  return null;
}

function unknown({ set }: CitedRule): Verdict {
  const whose = set === null ? '' : ` for the ${SETS[set].name}`;
  const says = `The form is right${whose}; our library does not hold it and cannot say whether it exists.`;
  return { status: 'form-only', says, advice: LOOK_UP };
}

const NO_SET = 'No set of rules is named here.';

/** 'Rule 12(b)(6)': most likely the federal one, and never called wrong, since another court may have it. */
function checkUnnamed(cited: CitedRule): Verdict {
  for (const set of ['frcp', 'fre'] as const) {
    const named = { ...cited, set };
    const meant = `${NO_SET} If the ${SETS[set].name} are meant:`;
    const rule = findRule(named);
    if (rule) return { ...known(rule), says: `${meant} ${known(rule).says}` };
    if (findRule({ ...named, subs: [] }) === undefined) continue;
    const why = whyNot(named);
    const says = why === null ? (partlyKnown(named) ?? unknown(named)).says : `it looks wrong. ${why}`;
    return { status: 'form-only', says: `${meant} ${says}`, advice: LOOK_UP };
  }
  return { status: 'form-only', says: NO_SET, advice: `Say whose rule it is. ${LOOK_UP}` };
}

function checkCited(cited: Cited): Verdict | null {
  switch (cited.kind) {
    case 'rule':
      return checkRule(cited);
    case 'malformed':
      return { status: 'looks-wrong', says: cited.why, advice: LOOK_UP };
    case 'local': {
      const says = 'This is a rule of one court, and our library holds no such rules.';
      return { status: 'form-only', says, advice: 'Look it up on that court’s own site.' };
    }
    case 'elsewhere': {
      const says = 'The form is that of a statute or a rule; our library does not hold it.';
      return { status: 'form-only', says, advice: LOOK_UP };
    }
    case 'name':
      return {
        status: 'form-only',
        says: 'A case is named without saying where it is printed.',
        advice: DECISION,
      };
    default:
      return null;
  }
}

const WORST = ['looks-wrong', 'form-only', 'found'] as const;

const isDecision = (one: Cited) =>
  one.kind === 'reporter' || one.kind === 'neutral' || one.kind === 'database' || one.kind === 'decided';

/**
 * What is known of a citation: 'found' when our library holds it, 'form-only' when it may be right and we cannot know,
 * 'looks-wrong' when it certainly is not (a number its set does not have, a volume that was never printed, a year to
 * come). Of several rules in one the worst counts, and each is spoken of. A decision is never 'found'.
 */
export function checkLegalCitation(citation: LegalCitation, today: string | null = null): CitationVerdict {
  const decision = citation.cited.filter(isDecision);
  if (decision.length > 0) {
    const why = whyNoDecision(decision, today);
    if (why === null) return { status: 'form-only', note: DECISION };
    return { status: 'looks-wrong', note: `${why} ${DECISION}` };
  }
  const verdicts = citation.cited.map(checkCited).filter((verdict) => verdict !== null);
  const status = WORST.find((worst) => verdicts.some((verdict) => verdict.status === worst)) ?? 'form-only';
  const rule = verdicts.find((verdict) => verdict.status === status)?.rule;
  const advice = verdicts.filter((verdict) => verdict.status === status || verdict.advice === UNREAD);
  const notes = [...verdicts.map(({ says }) => says), ...advice.map((verdict) => verdict.advice)];
  return { status, note: [...new Set(notes)].join(' '), ...(rule ? { rule } : {}) };
}

/** The same for a citation as it is written; what no pattern knows looks wrong. */
export function checkCitation(citation: string, today: string | null = null): CitationVerdict {
  const [found] = findLegalCitations(citation);
  if (found) return checkLegalCitation(found, today);
  return { status: 'looks-wrong', note: `This has no form of a citation that we know. ${LOOK_UP}` };
}
