import type { ParsedDocket } from '#src/papers/docket/docket-row.ts';

/** Numbers of the lines of a paste that are in no entry, no heading and no warning. */
export function lostLines(text: string, { entries, headings, warnings }: ParsedDocket): number[] {
  const known = new Set<number>(headings.map(({ lineNumber }) => lineNumber));
  const spans = [
    ...entries.flatMap(({ lines }) => lines),
    ...warnings.map(({ lineNumber, endLine }) => ({ from: lineNumber, to: endLine })),
  ];
  for (const { from, to } of spans) for (let line = from; line <= to; line += 1) known.add(line);
  return text
    .split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/)
    .flatMap((line, index) => (isBlank(line) || known.has(index + 1) ? [] : [index + 1]));
}

/** Nothing that is printed: white space and marks that have no width. */
function isBlank(line: string): boolean {
  return (
    line.replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0000-\u001f\u007f]/g, '') === ''
  );
}
