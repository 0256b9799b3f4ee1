const STORED = 'proceed-asked-about';
/** Of the last questions only: a question that is asked again is a recent one. */
const KEPT = 50;

type Kept = [key: string, documentIds: readonly string[]][];

/** In this tab, also after a reload. What is not as it was stored counts as nothing. */
function read(): Kept {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(keptOf) : [];
  } catch {
    return [];
  }
}

function keptOf(entry: unknown): Kept {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !Array.isArray(entry[1])) return [];
  return [[entry[0], entry[1].filter((id): id is string => typeof id === 'string')]];
}

/** Remembers which documents a question, by its key, was limited to: the same question may be asked again. */
export function keepLimit(key: string, documentIds: readonly string[]): void {
  const others = read().filter(([known]) => known !== key);
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify([...others, [key, documentIds]].slice(-KEPT)));
  } catch {
    // A browser that stores nothing forgets them with the page.
  }
}

/** The ids of those documents, none for all; undefined where this tab does not know the question. */
export function limitOf(key: string): readonly string[] | undefined {
  return read().find(([known]) => known === key)?.[1];
}
