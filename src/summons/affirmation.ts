/**
 * What makes a written statement as good as one before a notary, with the date, the signature, the name and the
 * address of who signs (Rule 1-011(B) NMRA).
 */
export const AFFIRMATION =
  'I affirm under penalty of perjury under the laws of the State of New Mexico that this statement is true and correct (Rule 1-011(B) NMRA).';
