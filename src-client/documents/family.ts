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
