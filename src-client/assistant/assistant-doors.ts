import { createContext } from 'react';
import type { MemberRole } from '#src/auth/permissions.ts';
import type { DeadlinePrefill } from '../deadlines/create-deadline-dialog.tsx';

/** What a suggested action opens on the assistant's screen. Only a press opens anything. */
export interface AssistantDoors {
  role: MemberRole;
  /** An answer is on its way: nothing else can be asked. */
  isBusy: boolean;
  createDeadline(prefill: DeadlinePrefill): void;
  upload(): void;
  ask(message: string): void;
}

/** Null where an answer stands on another screen. */
export const AssistantDoorsContext = createContext<AssistantDoors | null>(null);
