/** Key of a document's bytes: its id below a prefix, so that no folder holds more than a 256th of all files. */
export function blobKeyFor(documentId: string): string {
  const id = documentId.toLowerCase();
  return `${id.slice(0, 2)}/${id}`;
}
