/** The end of the note, by which a paper that was read in part is known. */
export const REST_LATER = 'The rest is read once you keep it.';

/** What is said of a paper of which only the first pages were read, since nobody has kept it yet. */
export const firstPagesNote = (pages: number): string => `We read the first ${pages} pages. ${REST_LATER}`;
