/** Which discovery card an upload came from (spec: sent with the files as `discoveryContext`). */
export interface DiscoveryContext {
  party: 'plaintiff' | 'defendant';
  repository: 'document-production' | 'interrogatories' | 'admissions';
  type: 'request' | 'response';
}

const FILE_NAME_GUESSES: readonly (readonly [needles: readonly string[], category: string])[] = [
  [['complaint'], 'Complaint'],
  [['summons'], 'Summons'],
  [['motion'], 'Motion'],
  [['order'], 'Order'],
  [['notice'], 'Notice'],
  [['email', '.eml'], 'Email'],
  [['contract', 'agreement', 'lease', 'aux'], 'Auxiliary Document'],
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

/** Category of files uploaded from a discovery card, e.g. 'plaintiff Document Production request'. */
export function discoveryCategory({ party, repository, type }: DiscoveryContext): string {
  const title = repository
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return `${party} ${title} ${type}`;
}

/**
 * Whether a document belongs on a discovery card: its type equals the card's category, or names the party, the
 * repository (with or without the hyphen) and the type in any case and order.
 */
export function matchesDiscoveryCard(docType: string | null | undefined, context: DiscoveryContext): boolean {
  if (!docType) return false;
  if (docType === discoveryCategory(context)) return true;
  const name = docType.toLowerCase();
  const repository = [
    context.repository,
    context.repository.replace('-', ' '),
    context.repository.replace('-', ''),
  ];
  return (
    name.includes(context.party) &&
    repository.some((form) => name.includes(form)) &&
    name.includes(context.type)
  );
}
