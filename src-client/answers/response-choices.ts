import type { ParagraphCue, ResponseKind } from '#src/answers/schema.ts';

export type Choice = Exclude<ResponseKind, 'needs_answer'>;

export interface ResponseChoice {
  value: Choice;
  label: string;
  /** What it means to choose it, in one sentence. */
  meaning: string;
  /** What own words are for with it. */
  wordsLabel: string;
  /** Without own words it says too little. */
  needsWords: boolean;
}

/** In the order of the keys 1 to 5. */
export const RESPONSE_CHOICES: readonly ResponseChoice[] = [
  {
    value: 'admit',
    label: 'Admit',
    meaning: 'You agree that all of it is true. It is then settled, and nobody has to prove it.',
    wordsLabel: 'Anything to add (optional)',
    needsWords: false,
  },
  {
    value: 'deny',
    label: 'Deny',
    meaning: 'You say that it is not true. The other side then has to prove it.',
    wordsLabel: 'In your own words (optional)',
    needsWords: false,
  },
  {
    value: 'admit_in_part',
    label: 'Admit in part',
    meaning: 'Some of it is true. You admit that part and deny the rest.',
    wordsLabel: 'Which part is true, and which is not?',
    needsWords: true,
  },
  {
    value: 'lacks_knowledge',
    label: 'Lacks knowledge',
    meaning:
      'You cannot know whether it is true. It counts as a denial. Do not choose it for what you did or saw yourself.',
    wordsLabel: 'Anything to add (optional)',
    needsWords: false,
  },
  {
    value: 'legal_conclusion',
    label: 'Legal conclusion',
    meaning:
      'It argues what the law is and states no fact. No response is needed; as far as one is, you deny it.',
    wordsLabel: 'Anything to add (optional)',
    needsWords: false,
  },
];

export function choiceOf(response: ResponseKind): ResponseChoice | undefined {
  return RESPONSE_CHOICES.find(({ value }) => value === response);
}

interface Suggestion {
  /** What the paragraph looks like. */
  because: string;
  /** The answer that is usual then; null where none is. */
  choice: Choice | null;
}

/** What a paragraph looks like to the program. It answers nothing by itself. */
export const SUGGESTIONS: Readonly<Record<ParagraphCue, Suggestion>> = {
  realleges: {
    because:
      'This paragraph only repeats earlier ones. Whatever you choose, the answer repeats what you said to those.',
    choice: null,
  },
  legal_conclusion: {
    because: 'This looks like an argument about the law, with no fact of its own.',
    choice: 'legal_conclusion',
  },
  refers_to_document: {
    because:
      'This describes a document. Compare the two: if the words differ, say in your own words that the document speaks for itself.',
    choice: null,
  },
  jury_demand: {
    because: 'This asks for a jury and states no fact.',
    choice: 'legal_conclusion',
  },
};
