import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What somebody who is no programmer may have to read and change. */
const DATA = globSync('src/law/courts/*/{rules-*,sources,service,holidays}.ts').sort();

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** The words of a file's data that are neither text, nor a number, nor the name of a field. */
function computed(source: string): string[] {
  const data = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import type .*;$/gm, '')
    .replace(/^export type .*;$/gm, '')
    .replace(/^export const [A-Z_]+ = /gm, '')
    .replace(/ as const satisfies [^;]*;$/gm, ';')
    .replace(STRING, '0');
  const words = data.match(/[A-Za-z_$][\w$]*(?!\w*:)|\.{3}|[`()+=?]/g) ?? [];
  return words.filter(
    (word) =>
      !['true', 'false', 'null'].includes(word) &&
      !new RegExp(`\\b${word.replace(/\W/g, '\\$&')}:`).test(data),
  );
}

describe('the rows of rules, sources, ways of service and holidays', () => {
  test('are there', () => expect(DATA.length).toBeGreaterThan(20));

  test.each(DATA)('%s is plain data: nothing in it is computed', (path) => {
    expect(computed(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test('a computed value would be seen', () => {
    const row =
      "export const A = [{ id: 'a', days: 20 + 1, text: SHORT, kinds: of('x'), ...REST }] as const satisfies B;";
    expect(computed(row)).toEqual(expect.arrayContaining(['+', 'SHORT', 'of', '(', '...', 'REST']));
  });
});
