import type { DocketFact } from './facts-schema.ts';

type Entry = Pick<DocketFact, 'id' | 'entryNumber' | 'date' | 'description'>;

/** What an entry of a docket is known by: the docket's own id names all of them. */
export function entryKey({ id, entryNumber, date, description }: Entry): string {
  return [id, entryNumber, date, description.slice(0, 60)].join('|');
}
