import { familyRoots } from '#src/review/families.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { privilegeOf } from './review-words.ts';

export const SORTS = [
  { value: 'family', label: 'As filed' },
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Document date' },
  { value: 'uploaded', label: 'Newest upload' },
  { value: 'bates', label: 'Bates number' },
  { value: 'relevance', label: 'Relevance' },
  { value: 'privilege', label: 'Undecided first' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

export interface ReviewRow {
  document: ReviewDocument;
  /** How far below the document it belongs to. */
  depth: number;
  /** Why it stands below it. */
  relation: 'attachment' | 'duplicate' | null;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Missing values last. */
function byText(value: (document: ReviewDocument) => string | null) {
  return (a: ReviewDocument, b: ReviewDocument) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return names.compare(one, other);
  };
}

const COMPARE: Readonly<Record<Sort, ((a: ReviewDocument, b: ReviewDocument) => number) | null>> = {
  family: null,
  name: byText(({ filename }) => filename),
  date: byText(({ docDate }) => docDate),
  uploaded: (a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime(),
  bates: byText(({ batesNumber }) => batesNumber),
  relevance: (a, b) => (b.relevanceScore ?? -1) - (a.relevanceScore ?? -1),
  privilege: (a, b) => decided(a) - decided(b),
};

function decided({ privilegeStatus }: ReviewDocument): number {
  const status = privilegeOf(privilegeStatus);
  return status === null || status === 'pending_review' ? 0 : 1;
}

/**
 * The documents in the order they are listed: what was attached to an e-mail under it, then copies under the oldest of
 * them. What belongs to a document that is not among these stands by itself.
 */
export function arrange(documents: readonly ReviewDocument[], sort: Sort): ReviewRow[] {
  const present = new Set(documents.map(({ id }) => id));
  const roots: ReviewDocument[] = [];
  const below = new Map<string, ReviewRow[]>();
  for (const document of documents) {
    const { parentDocumentId, duplicateOf } = document;
    const relation = belongsTo(parentDocumentId, present)
      ? 'attachment'
      : belongsTo(duplicateOf, present)
        ? 'duplicate'
        : null;
    const head = relation === 'attachment' ? parentDocumentId : duplicateOf;
    if (relation === null || head === null) {
      roots.push(document);
      continue;
    }
    const rows = below.get(head) ?? [];
    below.set(head, rows);
    rows.push({ document, depth: 0, relation });
  }
  const compare = COMPARE[sort];
  if (compare !== null) roots.sort(compare);
  const listed: ReviewRow[] = [];
  const seen = new Set<string>();
  const visit = (row: ReviewRow) => {
    if (seen.has(row.document.id)) return;
    seen.add(row.document.id);
    listed.push(row);
    const rows = below.get(row.document.id) ?? [];
    for (const kind of ['attachment', 'duplicate'] as const) {
      for (const each of rows) {
        if (each.relation === kind) visit({ ...each, depth: row.depth + 1 });
      }
    }
  };
  for (const document of roots) visit({ document, depth: 0, relation: null });
  // Documents that name one another in a circle are nobody's root.
  for (const document of documents) visit({ document, depth: 0, relation: null });
  return listed;
}

function belongsTo(id: string | null, present: ReadonlySet<string>): boolean {
  return id !== null && present.has(id);
}

/** An e-mail with everything attached to it, and to that; a document without either alone. In the order given. */
export function familyOf(documents: readonly ReviewDocument[], id: string): ReviewDocument[] {
  const roots = familyRoots(documents);
  const root = roots.get(id);
  return root === undefined ? [] : documents.filter((document) => roots.get(document.id) === root);
}

/** All documents with the same bytes, this one included. */
export function copiesOf(documents: readonly ReviewDocument[], id: string): ReviewDocument[] {
  const start = documents.find((document) => document.id === id);
  if (start === undefined) return [];
  const original = start.duplicateOf ?? start.id;
  return documents.filter((document) => (document.duplicateOf ?? document.id) === original);
}

/** These documents with the families they belong to. */
export function withFamilies(documents: readonly ReviewDocument[], ids: ReadonlySet<string>): string[] {
  const roots = familyRoots(documents);
  const wanted = new Set([...ids].map((id) => roots.get(id)));
  return documents.flatMap(({ id }) => (wanted.has(roots.get(id)) ? [id] : []));
}
