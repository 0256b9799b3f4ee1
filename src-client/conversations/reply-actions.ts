import { createContext } from 'react';
import type { MemberRole } from '#src/auth/permissions.ts';
import type { SuggestedAction } from '#src/conversations/reply-schema.ts';

export type CreateDeadlineAction = Extract<SuggestedAction, { type: 'create-deadline' }>;

/** What a suggested action opens on the assistant's screen. Only a press opens anything. */
export interface ReplyActions {
  role: MemberRole;
  /** A reply is on its way: nothing else can be asked. */
  isBusy: boolean;
  createDeadline(action: CreateDeadlineAction): void;
  upload(): void;
  ask(message: string): void;
}

/** Null where a reply stands on another screen. */
export const ReplyActionsContext = createContext<ReplyActions | null>(null);
