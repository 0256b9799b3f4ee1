/** "Page 3" or "Pages 3, 7–9" for the notes. Numbers ascend. */
export function listPages(numbers: readonly number[]): string {
  const ranges: string[] = [];
  let at = 0;
  while (at < numbers.length) {
    const first = numbers[at] ?? 0;
    let last = first;
    while (numbers[at + 1] === last + 1) {
      at += 1;
      last = numbers[at] ?? last;
    }
    ranges.push(first === last ? `${first}` : `${first}–${last}`);
    at += 1;
  }
  const shown = ranges.length > 20 ? [...ranges.slice(0, 20), 'and others'] : ranges;
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${shown.join(', ')}`;
}
