import { type LawSource, lawOf } from '../law/case-law.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import { CASE_KIND_LABELS, type CaseKind } from '../law/courts/case-kinds.ts';
import { recognizeCourt } from '../law/courts/recognize.ts';
import { isSameName } from '../participants/same-name.ts';
import {
  namesNoCourt,
  partiesText,
  roleText,
  shownSideOf,
  sidesOf,
  sumText,
  tellsWriter,
} from './line-words.ts';
import type { LineField } from './lines-schema.ts';
import type { Proposal } from './schema.ts';

/** What a card can tell a case of itself, by its columns. */
export interface CaseFields {
  caseNumber: string | null;
  courtName: string | null;
  courtId: string | null;
  kind: CaseKind | null;
  plaintiffName: string | null;
  defendantName: string | null;
}

/** What a case says of itself already. */
export type CaseSaid = LawSource & Pick<CaseFields, 'plaintiffName' | 'defendantName'>;

/** The same with the side that the profile of whoever confirms gives them; null where it gives none. */
export type SaidBefore = CaseSaid & { side: 'plaintiff' | 'defendant' | null };

/** What is said already, beside what the person said on the card. */
interface Otherwise {
  before: string;
  said: string;
  /** What of the case it is: 'the court'; null of what the profile says. */
  what: string | null;
}

/** Where a line goes in a case. */
interface Stored {
  /** What it says, by the columns of the case. */
  columns(proposal: Proposal, state: string): Partial<CaseFields>;
  /** Whether the case lacks it; a column that says something is never written over. */
  isLacking(item: CaseSaid, proposal: Proposal): boolean;
}

interface CardLine {
  /** What it is about: 'Court'. */
  label(proposal: Proposal): string;
  /** What is asked where it is open; of a line that is never open none. */
  question?: string;
  /** Whether it has to be answered before a day can be counted: what is not known, and what was only guessed. */
  isAsked(proposal: Proposal): boolean;
  /** What it says; null where the paper was silent or could not be read. */
  text(proposal: Proposal): string | null;
  /** It was read in words of its own, which are shown with it and are confirmed where a person leaves it as it is. */
  hasWords: boolean;
  /** Null of what a case has no column for: a sum stays with its fact, a side with the profile of its person. */
  stored: Stored | null;
  /** What is said of it already and stays, where the person said otherwise: no answer is lost without a word. */
  otherwise?(before: SaidBefore, proposal: Proposal): readonly Otherwise[];
}

const isUnsure = ({ value, certainty }: { value: unknown; certainty: string }) =>
  value === null || certainty === 'unsure';

const SIDES = [
  ['plaintiffName', 'plaintiffs', 'the one who sues'],
  ['defendantName', 'defendants', 'the one who is sued'],
] as const;

/** The sides that a card names by other names than the case does. */
function otherNames(item: CaseSaid, proposal: Proposal): Otherwise[] {
  const named = sidesOf(proposal);
  return SIDES.flatMap(([column, side, what]) => {
    const before = item[column];
    const [said] = named[side];
    const isOther = before && said && !named[side].some((name) => isSameName(name, before, 'part'));
    return isOther ? [{ what, before, said }] : [];
  });
}

/** Nobody sues anybody there; within a lawsuit somebody does. */
const isOfBankruptcyCourt = (bankruptcy: Proposal['bankruptcy']): boolean =>
  Boolean(bankruptcy) && bankruptcy?.paper !== 'stay';

/** The lines of a card. What changes one is a row of `line-editor.tsx`; their values stand in `lines-schema.ts`. */
export const CARD: Readonly<Record<LineField, CardLine>> = {
  court: {
    label: () => 'Court',
    question: 'Which court is on the paper?',
    isAsked: (proposal) => !namesNoCourt(proposal) && isUnsure(proposal.court),
    text: (proposal) => proposal.court.value ?? (namesNoCourt(proposal) ? 'The paper names no court' : null),
    hasWords: true,
    stored: {
      columns({ court, caseNumber }, state) {
        const courtName = court.value || null;
        const recognized = recognizeCourt({ courtName, caseNumber: caseNumber.value || null, state }).court;
        // A court that name and number say themselves is no choice of a person's.
        return { courtName, courtId: court.courtId === (recognized?.id ?? null) ? null : court.courtId };
      },
      // One court has one name.
      isLacking: (item, { court }) => !item.courtName && !item.courtId && Boolean(court.value),
    },
    otherwise(item, { court }) {
      const own = lawOf(item).court;
      return own === null || court.courtId === null || court.courtId === own.id
        ? []
        : [{ what: 'the court', before: item.courtName ?? own.name, said: court.value ?? '' }];
    },
  },
  caseNumber: {
    label: () => 'Case number',
    isAsked: () => false,
    text: ({ caseNumber: { value } }) => (value === null ? null : `No. ${value}`),
    hasWords: true,
    stored: {
      columns: ({ caseNumber }) => ({ caseNumber: caseNumber.value || null }),
      isLacking: (item) => !item.caseNumber,
    },
    otherwise: ({ caseNumber }, { caseNumber: { value } }) =>
      !caseNumber || !value || sameCaseNumber(caseNumber, value)
        ? []
        : [{ what: 'the number', before: caseNumber, said: value }],
  },
  parties: {
    label: (proposal) => (tellsWriter(proposal) ? 'Who wrote it' : 'Who against whom'),
    isAsked: () => false,
    text: partiesText,
    hasWords: true,
    // Whoever is named becomes a participant as well.
    stored: {
      columns(proposal) {
        const { plaintiffs, defendants } = sidesOf(proposal);
        return { plaintiffName: plaintiffs[0] ?? null, defendantName: defendants[0] ?? null };
      },
      // One side of another lawsuit is no side of this one.
      isLacking: (item, proposal) =>
        (!item.plaintiffName || !item.defendantName) && otherNames(item, proposal).length === 0,
    },
    otherwise: otherNames,
  },
  role: {
    label: () => 'Your side',
    question: 'Who are you in this paper?',
    // Whose bankruptcy it is, the card tells for both.
    isAsked: ({ role, bankruptcy }) => !isOfBankruptcyCourt(bankruptcy) && isUnsure(role),
    text: roleText,
    hasWords: false,
    stored: null,
    otherwise({ side }, proposal) {
      const { value, certainty } = proposal.role;
      const said = roleText(proposal);
      if (side === null || said === null || certainty === 'unsure' || shownSideOf(value) === side) return [];
      const before = roleText({ ...proposal, command: undefined, role: { ...proposal.role, value: side } });
      return before === null ? [] : [{ what: null, before, said }];
    },
  },
  sum: {
    label({ sum, role }) {
      if (sum.value?.isOrdered === true) return 'What the court ordered';
      if (sum.value?.isHeld === true) return 'What is held';
      return role.value === 'plaintiff' ? 'What you want' : 'What they want';
    },
    isAsked: () => false,
    text: sumText,
    hasWords: true,
    stored: null,
  },
  kind: {
    label: () => 'Kind of case',
    question: 'What is it about?',
    // What the case is about changes nothing for whoever is on neither side.
    isAsked: ({ command, role, kind }) =>
      command !== 'subpoena' && role.value !== 'neither' && isUnsure(kind),
    text: ({ kind: { value } }) => (value === null ? null : CASE_KIND_LABELS[value]),
    hasWords: false,
    stored: {
      columns: ({ kind }) => ({ kind: kind.value }),
      // What follows from the court, the number or the title is not to be said again.
      isLacking: (item, { kind }) => !isUnsure(kind) && item.kind === null && lawOf(item).isKindAssumed,
    },
    otherwise(item, { kind: { value, certainty } }) {
      const law = lawOf(item);
      // What a paper was taken for is no answer of a person's.
      if (law.isKindAssumed || value === null || certainty !== 'certain' || value === law.kind) return [];
      return [
        { what: 'the kind of case', before: CASE_KIND_LABELS[law.kind], said: CASE_KIND_LABELS[value] },
      ];
    },
  },
  // It is asked alone: where it is known, the court says it.
  state: {
    label: () => 'State',
    question: 'Where is the court?',
    isAsked: ({ state, court }) => state.value === null && court.courtId === null,
    text: ({ state }) => state.value,
    hasWords: false,
    stored: null,
  },
};
