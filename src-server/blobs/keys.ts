const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const FORM = new RegExp(`^(?<prefix>[0-9a-f]{2})/(?=\\k<prefix>)${ID.source}(?:-[a-z]+-[0-9a-f]{32})?$`);

/** Whether the product itself would give this key: to a document, or to what it makes of a row, which is named after it. */
export function isBlobKey(key: string): boolean {
  return FORM.test(key);
}

/** Key of a document's bytes: its id below a prefix, so that no folder holds more than a 256th of all files. */
export function blobKeyFor(documentId: string): string {
  const id = documentId.toLowerCase();
  return `${id.slice(0, 2)}/${id}`;
}
