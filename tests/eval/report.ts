/** Precision and recall over items found, wanted and in common. */
export interface Tally {
  common: number;
  found: number;
  wanted: number;
}

export function addTally(a: Tally, b: Tally): Tally {
  return { common: a.common + b.common, found: a.found + b.found, wanted: a.wanted + b.wanted };
}

export function showTally(tally: Tally): string {
  const { common, found, wanted } = tally;
  return `precision ${share(common, found)} (${common}/${found})  recall ${share(common, wanted)} (${common}/${wanted})`;
}

/** Three decimals; 'n/a' where there is nothing to divide by. */
export function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : (part / whole).toFixed(3);
}

export function heading(title: string): void {
  console.log(`\n${title}\n${'-'.repeat(title.length)}`);
}
