interface Member {
  id: string;
  parentDocumentId: string | null;
}

/** These documents with everything that was attached to them, and to that. */
export function withAttachments<T extends Member>(documents: readonly T[], ids: ReadonlySet<string>): T[] {
  const below = Map.groupBy(documents, ({ parentDocumentId }) => parentDocumentId);
  const found = new Map<string, T>();
  const waiting = documents.filter(({ id }) => ids.has(id));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.id)) continue;
    found.set(next.id, next);
    waiting.push(...(below.get(next.id) ?? []));
  }
  return documents.filter(({ id }) => found.has(id));
}

export interface FamilyRow<T> {
  document: T;
  /** How many of the mails above it, of those shown, it came in. */
  depth: number;
}

/** Each with what was attached to it right below, and what was attached to that; otherwise in their order. */
export function inFamilies<T extends Member>(documents: readonly T[]): FamilyRow<T>[] {
  const ids = new Set(documents.map(({ id }) => id));
  const parentOf = ({ parentDocumentId: parent }: T) => (parent !== null && ids.has(parent) ? parent : null);
  const below = Map.groupBy(documents, parentOf);
  const rows: FamilyRow<T>[] = [];
  const add = (parent: string | null, depth: number) => {
    for (const document of below.get(parent) ?? []) {
      rows.push({ document, depth });
      add(document.id, depth + 1);
    }
  };
  add(null, 0);
  return rows;
}

/** The document to open when none was chosen: the first of the list that did not come inside another one. */
export function firstToOpen<T extends Member>(documents: readonly T[]): T | undefined {
  return documents.find(({ parentDocumentId }) => parentDocumentId === null) ?? documents[0];
}
