import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import type { CheckKind, CheckStatus } from '#src/verification/schema.ts';
import type { BadgeTone } from '../ui/badge.tsx';

interface Look {
  icon: typeof CircleCheck;
  tone: BadgeTone;
  /** Of the sign in the text and in lists. */
  ink: string;
  /** Under words of the draft: each outcome has a line of its own kind. */
  mark: string;
}

/** Each outcome by sign, word, color and kind of line. */
export const LOOK: Readonly<Record<CheckStatus, Look>> = {
  'looks-wrong': {
    icon: CircleX,
    tone: 'danger',
    ink: 'text-danger',
    mark: 'bg-danger-soft decoration-danger decoration-wavy',
  },
  'not-found': {
    icon: TriangleAlert,
    tone: 'due',
    ink: 'text-due',
    mark: 'bg-due-soft decoration-due decoration-double',
  },
  'form-only': {
    icon: CircleHelp,
    tone: 'upcoming',
    ink: 'text-upcoming',
    mark: 'bg-upcoming-soft decoration-upcoming decoration-dashed',
  },
  found: {
    icon: CircleCheck,
    tone: 'done',
    ink: 'text-done',
    mark: 'decoration-done decoration-solid',
  },
};

export const KIND_WORDS: Readonly<Record<CheckKind, string>> = {
  quote: 'Quotation',
  citation: 'Legal citation',
  date: 'Date',
  sum: 'Sum',
  page: 'Page reference',
};

/** What each outcome means to somebody who has to sign the draft. */
export const MEANINGS: Readonly<Record<CheckStatus, string>> = {
  'looks-wrong':
    'It has no form that courts use, or a set of rules has no such rule, or the page is another one. Correct it or take it out.',
  'not-found':
    'The words, the date or the sum stand in none of the documents that were looked at. Either the paper is missing here, or the draft has it wrong.',
  'form-only':
    'A citation that looks right and that our library does not hold. That does not say it exists. Look it up at the court, in a law library or on the court’s own site, and read it before you cite it.',
  found:
    'Quotations, dates and sums: it stands in your documents or your case, where the link opens it. Citations: our library holds the rule. Whether it supports what the draft says, only reading tells.',
};
