/** The roles of who writes a paper without a caption, and of whom it is written to, as they are shown: neither sues. */
export const CORRESPONDENT = { sender: 'Written by', addressee: 'Written to' } as const;

/** Whether a party of a paper is named only as its writer or as whom it is written to. */
export function isCorrespondent(role: string): boolean {
  return Object.hasOwn(CORRESPONDENT, role);
}
