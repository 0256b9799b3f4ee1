/** '1 document', '2,000 documents'. */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** 'a, b and c'; beyond `most` 'a, b and 3 more'. */
export function listed(items: readonly string[], most = 6): string {
  const shown = items.length > most ? items.slice(0, most) : items;
  const rest = items.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest.toLocaleString('en-US')} more`] : shown;
  if (all.length < 2) return all.join('');
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const MOST_NAMED = 5;

/** 'a.pdf, b.pdf and c.pdf'; past five of them 'and 3 more'. */
export function named(names: readonly string[]): string {
  return listed(names, MOST_NAMED);
}

/** Bytes in the words of a person: 5 GB, 1.5 GB, 300 MB (in steps of 1024, as file managers count). */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number(value.toFixed(1))} ${units[unit]}`;
}
