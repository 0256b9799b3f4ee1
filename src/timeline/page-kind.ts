/** The screen that a milestone opens. */
export type MilestonePageKind = 'complaint' | 'answer' | 'motions' | 'discovery' | 'generic';

// The order decides: an 'Answer to Complaint Due' opens the complaint.
const BY_WORDS: readonly [words: string, page: MilestonePageKind][] = [
  ['complaint', 'complaint'],
  ['answer', 'answer'],
  ['motion practice', 'motions'],
  ['discovery', 'discovery'],
];

/** Which screen a milestone opens: by words of its name in any case, the first that fits; 'generic' for the rest. */
export function milestonePageKind(kind: string): MilestonePageKind {
  const name = kind.toLowerCase();
  return BY_WORDS.find(([words]) => name.includes(words))?.[1] ?? 'generic';
}

/** What a generic page is about beside its date. */
export type MilestoneTopic = 'service' | 'docket' | 'settlement' | 'trial';

const TOPICS: readonly [words: string, topic: MilestoneTopic][] = [
  ['process of service', 'service'],
  ['docket', 'docket'],
  ['settlement', 'settlement'],
  ['mediation', 'settlement'],
  ['trial', 'trial'],
];

/** The topic that a milestone's name tells, in any case; null where it tells none. */
export function milestoneTopic(kind: string): MilestoneTopic | null {
  const name = kind.toLowerCase();
  return TOPICS.find(([words]) => name.includes(words))?.[1] ?? null;
}

const FILED =
  /\b(?:answers?|respon[ds]\w*|repl(?:y|ies)|objections?|object|oppos\w+|appeals?|file|filing|exemptions?|motion)\b/i;
const NO_FILING = /\bmotion practice\b|\b(?:hearing|conference|trial|argument|mediation)\b/i;

/** Whether an entry is a paper that the court must get: it is not done before something shows that it has it. */
export function isFiling(kind: string): boolean {
  return FILED.test(kind) && !NO_FILING.test(kind);
}

/** Whether a document is a complaint: its type says so and nothing else, in any case. */
export function isComplaint({ docType }: { docType: string | null }): boolean {
  return docType?.toLowerCase() === 'complaint';
}

/** What each screen says when it could not be loaded. */
export const LOAD_FAILURE = {
  generic: 'Failed to load milestone details. Please try again later.',
  complaint: 'Failed to load case or document data. Please try refreshing the page.',
  answer: 'Failed to load milestone or case details. Please try again later.',
  motions: 'Failed to load motion practice details. Please try again later.',
  discovery: 'Failed to load discovery details. Please try again later.',
  docket: 'Failed to load docket details. Please try again later.',
  motion: 'Failed to load case details. Please try again later.',
} as const satisfies Record<MilestonePageKind | 'docket' | 'motion', string>;

export const MILESTONE_NOT_FOUND = 'The requested milestone or case could not be found.';
export const CASE_NOT_FOUND = 'The requested case could not be found.';
export const MOTION_NOT_FOUND = 'Motion Not Found';
export const MOTION_NOT_FOUND_TEXT = 'The requested motion type could not be found.';
