const PREFIX = 'proceed.docket.';

/** Whose text it is, and for which docket. */
export interface DraftPlace {
  userId: string;
  caseId: string;
  milestoneId: string;
}

function keyOf({ userId, caseId, milestoneId }: DraftPlace): string {
  return `${PREFIX}${userId}.${caseId}.${milestoneId}`;
}

/** The text that was typed here and not saved; null where there is none. */
export function readDraft(place: DraftPlace): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is saved or given up, for this tab alone: a reload brings it back. */
export function keepDraft(place: DraftPlace, text: string): void {
  try {
    if (text.trim() === '') window.sessionStorage.removeItem(keyOf(place));
    else window.sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Without storage the text stays on the screen; only a reload loses it.
  }
}

export function dropDraft(place: DraftPlace): void {
  keepDraft(place, '');
}
