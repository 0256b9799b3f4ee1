import type { DocumentProgress } from './reading/progress.ts';

/** What changed in a case, for the screens of its members. Carries no text of a document. */
export type CaseEvent =
  | { type: 'document'; document: DocumentProgress }
  /** `ids` when only these changed or came; without them anything may have changed. */
  | { type: 'documents-changed'; ids?: string[] }
  /** Documents were coded or numbered; their files and texts are as before. `ids` unless they are very many. */
  | { type: 'review-changed'; ids?: string[] }
  | { type: 'answer-changed' }
  | { type: 'attachments-changed' }
  | { type: 'case-changed' }
  | { type: 'chat-changed' }
  | { type: 'discovery-changed' }
  | { type: 'docket-changed' }
  /** A paper was read for its facts, or somebody said something of one. */
  | { type: 'facts-changed'; ids?: string[] }
  | { type: 'members-changed' }
  | { type: 'notes-changed' }
  | { type: 'participants-changed' }
  /** Documents were prepared for staying on this machine, or for leaving it. */
  | { type: 'privacy-changed' }
  | { type: 'productions-changed' }
  | { type: 'summons-changed' }
  | { type: 'timeline-changed' }
  | { type: 'transcripts-changed' };

/** What changed for one person alone. */
export type PersonEvent =
  /** A case came to the person, or went. */
  | { type: 'cases-changed' }
  | { type: 'conversations-changed'; caseId: string }
  /** An archive that the person downloads has come further. */
  | { type: 'download-changed' }
  | { type: 'feed-changed' }
  | { type: 'reminders-changed' }
  | { type: 'user-changed' };

/** What changed in a person's cases, with the case, or for them alone. */
export type WatchedEvent = (CaseEvent & { caseId: string }) | PersonEvent;

/** What a person's stream tells. */
export type StreamEvent =
  | WatchedEvent
  /** The last of a stream that makes place for newer ones of the same person: it is not to be opened again at once. */
  | { type: 'too-many-windows' };
