import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { reconcile } from '#src/docket/reconcile.ts';
import { DocketText, type ParsedEntry } from '#src/docket/schema.ts';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import { rulesOfCase } from '#src/law/case-law.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { lawWith } from '#tests/factories/law.ts';
import { corpusDirectory } from '../setup/corpus.ts';
import { lostLines } from '../unit/docket/lost-lines.ts';

const Wanted = z.object({
  entryNumber: z.string().nullable(),
  date: z.string(),
  dateString: z.string(),
  description: z.string(),
});
const WantedFile = z.object({ count: z.number(), entries: z.array(Wanted) });
const Steps = z.object({
  importOfV1IntoEmptyDocket: z.object({ NEW: z.number(), UPDATED: z.number(), UNCHANGED: z.number() }),
  steps: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      totalParsed: z.number(),
      NEW: z.number(),
      UPDATED: z.number(),
      UNCHANGED: z.number(),
      newEntries: z.array(z.string()),
      updatedEntries: z.array(z.object({ entryNumber: z.string() })),
    }),
  ),
});

const squeeze = (text: string) => text.replace(/\s+/g, '');
const readJson = <T>(path: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')));

/** An entry without number is named by its day and first words. */
function nameOf({ entryNumber, date, description }: ParsedEntry, like: string): string {
  const name = entryNumber ?? `(no number) ${date} ${description}`;
  return squeeze(name).slice(0, entryNumber === null ? squeeze(like).length : undefined);
}

const corpus = corpusDirectory();
const root = join(corpus ?? '', 'dockets');
const has = corpus !== undefined && existsSync(root);
const dockets = has ? readdirSync(root).filter((name) => name.endsWith('.txt')) : [];
const versions = has ? readdirSync(join(root, 'versions')) : [];
const texts = [
  ...dockets.map((name) => [name, join(root, name), join(root, name.replace('.txt', '.expected.json'))]),
  ...versions.flatMap((name) =>
    ['v1', 'v2', 'v3']
      .map((version) => join(root, 'versions', name, version))
      .filter((path) => existsSync(`${path}.txt`))
      .map((path) => [`${name} ${path.slice(-2)}`, `${path}.txt`, `${path}.entries.json`]),
  ),
] as [string, string, string][];

describe.skipIf(!has)('what the sample dockets may start', () => {
  test.each(dockets)('%s: only deadlines of its own court and kind', (file) => {
    // 'azd-2-25-cv-03367-…': the court as it files electronically, and the number.
    const [, courtName = '', office, rest = ''] =
      /^([a-z]+\d*)-(?:(\d)-(?=\d\d-[a-z]))?([\da-z]+-[\da-z]+-?\d*)/.exec(file) ?? [];
    const caseNumber = office === undefined ? rest : `${office}:${rest}`;
    const law = lawWith({ courtName, caseNumber });
    const held = rulesOfCase(law).map(({ name }) => deadlineTypeOf(name));
    const offers = parseDocket(readFileSync(join(root, file), 'utf8')).entries.flatMap((entry) =>
      deadlineOffers(entry, law),
    );
    expect(offers.filter(({ deadlineType }) => !held.includes(deadlineType))).toEqual([]);
    const isDistrict = law.court?.system === 'federal_district' && law.kind === 'civil';
    expect({ file, isDistrict, hasOffers: offers.length > 0 }).toEqual({
      file,
      isDistrict: !/^(?:ca1|cit|scotus)-/.test(file),
      hasOffers: isDistrict,
    });
  });
});

describe.skipIf(!has)('the sample dockets', () => {
  test.each(texts)('%s', (_, path, expected) => {
    const text = readFileSync(path, 'utf8');
    const wanted = readJson(
      expected,
      z.union([WantedFile.transform(({ entries }) => entries), z.array(Wanted)]),
    );
    const parsed = parseDocket(text);
    const plain = (entry: z.infer<typeof Wanted>) => ({
      entryNumber: entry.entryNumber,
      date: entry.date,
      dateString: entry.dateString,
      description: squeeze(entry.description),
    });
    expect(parsed.entries.map((entry) => plain({ ...entry, date: entry.date ?? '' }))).toEqual(
      wanted.map(plain),
    );
    expect(lostLines(text, parsed)).toEqual([]);
    expect(parsed.warnings).toEqual([]);
    if (/OVER-50000/.test(path)) expect(DocketText.safeParse(text).success).toBe(false);
  });

  test.each(versions)('versions of %s', (name) => {
    const folder = join(root, 'versions', name);
    const { importOfV1IntoEmptyDocket, steps } = readJson(join(folder, 'expected.json'), Steps);
    const read = (file: string) => parseDocket(readFileSync(join(folder, file), 'utf8'));
    expect(reconcile([], read('v1.txt')).result.newEntries).toHaveLength(importOfV1IntoEmptyDocket.NEW);
    for (const step of steps) {
      const { result, merged } = reconcile(reconcile([], read(step.from)).merged, read(step.to));
      expect({
        totalParsed: result.totalParsed,
        NEW: result.newEntries.length,
        UPDATED: result.modifiedEntries.length,
        UNCHANGED: result.unchangedEntries.length,
      }).toEqual({
        totalParsed: step.totalParsed,
        NEW: step.NEW,
        UPDATED: step.UPDATED,
        UNCHANGED: step.UNCHANGED,
      });
      expect(result.newEntries.map((entry, index) => nameOf(entry, step.newEntries[index] ?? ''))).toEqual(
        step.newEntries.map(squeeze),
      );
      expect(result.modifiedEntries.map(({ entry }) => entry.entryNumber)).toEqual(
        step.updatedEntries.map(({ entryNumber }) => entryNumber),
      );
      for (const { changes } of result.modifiedEntries) expect(changes.length).toBeGreaterThan(0);
      const again = reconcile(merged, read(step.to)).result;
      expect([again.newEntries, again.modifiedEntries]).toEqual([[], []]);
    }
  });
});
