const FILE_NAME_GUESSES: readonly (readonly [needles: readonly string[], category: string])[] = [
  [['complaint'], 'Complaint'],
  [['summons'], 'Summons'],
  [['motion'], 'Motion'],
  [['order'], 'Order'],
  [['notice'], 'Notice'],
  [['email', '.eml'], 'Email'],
  [['contract', 'agreement', 'lease', 'aux'], 'Auxiliary Document'],
];

/** Everything that the guess can say; a picker must be able to show it. */
export const GUESSED_CATEGORIES: readonly string[] = [
  ...FILE_NAME_GUESSES.map(([, category]) => category),
  'Other',
];

/**
 * The picker's default category: the first of the product's substrings found in the lowercased file name, in
 * the specified order; 'Other' when there is none. It is a guess by name only ('Answer to Complaint.pdf' gives
 * 'Complaint'): `classifyDocument` reads the paper itself.
 */
export function guessCategory(filename: string): string {
  const name = filename.toLowerCase();
  const hit = FILE_NAME_GUESSES.find(([needles]) => needles.some((needle) => name.includes(needle)));
  return hit ? hit[1] : 'Other';
}
