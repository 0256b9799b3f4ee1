/** What is said of a paper of which only the first pages were read, since nobody has kept it yet. */
export const firstPagesNote = (pages: number): string =>
  `We read the first ${pages} pages. The rest is read once you keep it.`;
