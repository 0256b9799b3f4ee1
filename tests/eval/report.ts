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

/** A table of counts: a row for each true kind, a column for each that was given; '.' is none. */
export function showConfusion(table: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const kinds = [...new Set([...table].flatMap(([wanted, row]) => [wanted, ...row.keys()]))].sort();
  const wide = Math.max(0, ...kinds.map((kind) => kind.length)) + 2;
  const head = `${''.padEnd(wide)}${kinds.map((kind) => kind.padStart(wide)).join('')}`;
  const rows = kinds.map((wanted) => {
    const cells = kinds.map((got) => String(table.get(wanted)?.get(got) ?? '.').padStart(wide));
    return `${wanted.padEnd(wide)}${cells.join('')}`;
  });
  return [head, ...rows];
}
