import { NEW_MEXICO_COUNTIES } from './new-mexico/counties.ts';

/** Counties as they are written, by USPS code of the state; of the others none has a letter that machines lose. */
const SPELLED: Readonly<Record<string, readonly string[]>> = {
  NM: NEW_MEXICO_COUNTIES.map(({ county }) => county),
};

const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 'Doña Ana' of 'Dona Ana', as machines read and people type it; any other name as it is. */
export function countySpelled(county: string | null, state: string | null): string | null {
  if (county === null) return null;
  return SPELLED[state ?? '']?.find((known) => plain(known) === plain(county)) ?? county;
}
