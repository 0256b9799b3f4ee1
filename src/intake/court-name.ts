import type { CaseLaw } from '../law/case-law.ts';
import { countyIn } from '../law/courts/county-names.ts';
import { countySpelled } from '../law/courts/county-spelling.ts';
import { isNamed } from '../law/courts/court.ts';

/** 'DOÑA ANA' as it is written. */
function titleCase(name: string | null): string | null {
  if (name === null || name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** 'IN THE 29TH JUDICIAL CIRCUIT COURT' as people write it: '29th Judicial Circuit Court'. */
function asWritten(name: string | null): string | null {
  const words = titleCase(name);
  if (words === null || words === name) return name;
  return words.replace(/^In the /i, '').replace(/ (?:Of|The|And|For|In)(?= )/g, (word) => word.toLowerCase());
}

/** A known court by its own name with the county that the paper adds; any other as the paper prints it. */
export function courtName(printed: string | null, court: CaseLaw['court']): string | null {
  if (court === null || !isNamed(court)) return asWritten(printed)?.slice(0, 300) ?? court?.name ?? null;
  const county = countySpelled(titleCase(countyIn(printed ?? '')), court.state);
  return county === null || court.name.includes(county) ? court.name : `${court.name}, ${county} County`;
}
