import type { BlockerCode, PersonalDataFinding, WarningCode } from '#src/productions/schema.ts';

/** 'SMITH000001 – SMITH000140'. */
export function rangeText({ firstBates, lastBates }: { firstBates: string; lastBates: string }): string {
  return firstBates === lastBates ? firstBates : `${firstBates} – ${lastBates}`;
}

/** What stands in the way, as the heading of those it concerns, and what to do. */
export const BLOCKERS: Readonly<Record<BlockerCode, { title: string; filter: string | null }>> = {
  privileged: { title: 'Marked privileged', filter: null },
  undecided: { title: 'Privilege not decided', filter: 'privilege=pending_review' },
  unreviewed: { title: 'Not reviewed yet', filter: 'privilege=-' },
  'not-read': { title: 'Still being read', filter: null },
  'no-bates': { title: 'No Bates number', filter: 'bates=no' },
  'bates-text': { title: 'Not a Bates number', filter: null },
  'pages-changed': { title: 'Pages changed since numbering', filter: null },
  'not-withheld': { title: 'Cannot be withheld', filter: null },
};

export const WARNINGS: Readonly<Record<WarningCode, string>> = {
  'copy-privileged': 'Copies of what is privileged',
  'family-torn': 'Families torn apart',
  unread: 'Could not be read',
  native: 'Go out as original files',
  'native-left-out': 'Originals that stay here',
  duplicate: 'Duplicates',
  'produced-before': 'Produced before',
  gap: 'Gaps in the numbers',
  'mixed-width': 'Numbers of different lengths',
};

const KINDS = {
  'social security': 'a Social Security or tax number',
  account: 'an account number',
  'birth date': 'a date of birth',
} as const;

/** 'w2.pdf seems to give a Social Security or tax number and a date of birth in full.' */
export function personalText({ filename, kinds }: PersonalDataFinding): string {
  const named = kinds.map((kind) => KINDS[kind]);
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named[0];
  return `${filename} seems to give ${list} in full.`;
}
