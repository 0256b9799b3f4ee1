import type { DocketEntry, KeptEntry } from '#src/docket/requests-schema.ts';

/** A docket of the case, named by its milestone. */
export interface DocketChoice {
  id: string;
  name: string;
}

/** An entry as the page shows it. */
export interface ShownEntry {
  /** Unique on the page. */
  key: string;
  entry: KeptEntry;
  /** Which docket it is of, where entries of several are shown together. */
  docketName: string | null;
}

/** The entries of one docket in its own order, or (for '') of all of them by date; those without a date are last. */
export function entriesOf(
  dockets: readonly DocketEntry[],
  choices: readonly DocketChoice[],
  docketId: string,
): ShownEntry[] {
  const chosen = dockets.filter(({ id }) => docketId === '' || id === docketId);
  const isMixed = chosen.length > 1;
  const entries = chosen.flatMap(({ id, parsedEntries }) => {
    const docketName = isMixed ? (choices.find((choice) => choice.id === id)?.name ?? null) : null;
    return (parsedEntries ?? []).map((entry, index) => ({ key: `${id} ${index}`, entry, docketName }));
  });
  if (!isMixed) return entries;
  return entries.sort((a, b) => compare(a.entry.date, b.entry.date));
}

function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
