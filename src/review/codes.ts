import {
  type CodeChange,
  type CodedValues,
  MOST_TAGS,
  type RestoreInput,
  type ReviewDocument,
} from './schema.ts';

const FIELDS = [
  'privilegeStatus',
  'documentCategory',
  'custodian',
  'productionStatus',
  'relevanceScore',
] as const;

type Coded = Pick<ReviewDocument, (typeof FIELDS)[number] | 'tags'>;

/** Tags without those taken away, then those added that are new. The server does the same in SQL. */
export function changeTags(
  tags: readonly string[],
  { addTags = [], removeTags = [] }: Pick<CodeChange, 'addTags' | 'removeTags'>,
): string[] {
  const gone = new Set(removeTags);
  return [...new Set([...tags.filter((tag) => !gone.has(tag)), ...addTags])];
}

/** A document as the server will answer it once it is coded, for showing it at once. */
export function applyCode<D extends Coded>(document: D, change: CodeChange): D {
  const { addTags, removeTags, ...values } = change;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const tags =
    addTags === undefined && removeTags === undefined ? document.tags : changeTags(document.tags, change);
  return { ...document, ...given, tags };
}

/** True when a change would leave a document with more tags than it may have. */
export function hasTooManyTags(document: Pick<Coded, 'tags'>, change: CodeChange): boolean {
  return changeTags(document.tags, change).length > MOST_TAGS;
}

/** What a document had in the fields that a change touches. */
function valuesBefore(document: Coded, change: CodeChange): CodedValues {
  const was: Record<string, unknown> = {};
  for (const field of FIELDS) if (change[field] !== undefined) was[field] = document[field];
  if (change.addTags !== undefined || change.removeTags !== undefined) was.tags = document.tags;
  return was;
}

/**
 * What takes a change back, made from the documents as they were before it: those with the same values share a group.
 */
export function restoreInput(before: readonly (Coded & { id: string })[], change: CodeChange): RestoreInput {
  const groups = new Map<string, { ids: string[]; was: CodedValues }>();
  for (const document of before) {
    const was = valuesBefore(document, change);
    const key = JSON.stringify(was);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ids: [document.id], was });
    else group.ids.push(document.id);
  }
  return { change, groups: [...groups.values()] };
}
