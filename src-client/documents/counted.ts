/** '1 document', '3 documents', '10,000 documents'. */
export function counted(count: number): string {
  return count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;
}
