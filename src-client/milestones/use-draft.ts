import { useState } from 'react';

const PREFIX = 'proceed.note.';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(PREFIX + key);
    else window.localStorage.setItem(PREFIX + key, text);
  } catch {
    // A private window may have no storage: what is typed stays in the field.
  }
}

/** Words that are being typed, kept in this browser until they are saved or given up. `key` names whose and where. */
export function useDraft(key: string, saved = '') {
  const [text, setText] = useState(() => read(key) ?? saved);
  return {
    text,
    isChanged: text !== saved,
    change: (next: string) => {
      setText(next);
      write(key, next === saved || next.trim() === '' ? null : next);
    },
    /** What was kept is not needed any more; the field stays as it is. */
    forget: () => write(key, null),
  };
}
