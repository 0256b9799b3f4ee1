interface Member {
  id: string;
  parentDocumentId: string | null;
}

/**
 * The topmost document above each: the e-mail that an attachment of an attachment came with, or the document itself.
 * A parent that is not among the documents (it was deleted) is passed over.
 */
export function familyRoots(documents: readonly Member[]): Map<string, string> {
  const parents = new Map(documents.map(({ id, parentDocumentId }) => [id, parentDocumentId]));
  const roots = new Map<string, string>();
  for (const { id } of documents) {
    const seen = new Set([id]);
    let top = id;
    for (let above = parents.get(top) ?? null; above !== null && parents.has(above) && !seen.has(above); ) {
      seen.add(above);
      top = above;
      above = parents.get(top) ?? null;
    }
    roots.set(id, top);
  }
  return roots;
}

/**
 * Families together: each stands where its first member stood, an e-mail before what was attached to it, and what was
 * attached in the order given.
 */
export function inFamilies<D extends Member>(documents: readonly D[]): D[] {
  const known = new Map(documents.map((document) => [document.id, document]));
  const roots = familyRoots(documents);
  const children = new Map<string, D[]>();
  for (const document of documents) {
    const { id, parentDocumentId } = document;
    if (parentDocumentId === null || roots.get(id) === id) continue;
    const siblings = children.get(parentDocumentId);
    if (siblings === undefined) children.set(parentDocumentId, [document]);
    else siblings.push(document);
  }
  const ordered = new Set<D>();
  for (const { id } of documents) {
    const root = known.get(roots.get(id) ?? id);
    const waiting = root === undefined ? [] : [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (ordered.has(next)) continue;
      ordered.add(next);
      waiting.push(...(children.get(next.id) ?? []).toReversed());
    }
  }
  // Members of a ring, which no upload makes, would otherwise be lost.
  return [...ordered, ...documents.filter((document) => !ordered.has(document))];
}
