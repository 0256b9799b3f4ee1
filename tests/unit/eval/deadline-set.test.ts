import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../eval/deadlines');
const SETS = ['open', 'held-a', 'held-b'] as const;
type SetName = (typeof SETS)[number];

const NEGATIVES = ['history', 'law', 'other'];
const Day = z.iso.date();

const Time = z.strictObject({
  start: z.int().min(0),
  quote: z.string().min(1),
  kind: z.enum(['deadline', 'hearing', 'offer', 'history', 'law', 'other']),
  form: z.string(),
  what: z.string().min(1),
  who: z.enum(['plaintiff', 'defendant', 'both', 'court', 'other', 'unsaid']),
  date: Day.optional(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  period: z
    .strictObject({
      count: z.int().positive().nullable(),
      unit: z.enum(['days', 'court_days', 'business_days', 'weeks', 'months', 'years', 'hours']),
      from: z.string().optional(),
      before: z.literal(true).optional(),
    })
    .optional(),
  earliest: Day.optional(),
  latest: Day.optional(),
  implied: z.literal(true).optional(),
});

const DeadlineRecord = z.strictObject({
  id: z.string(),
  source: z.strictObject({ title: z.string().min(1), address: z.string().min(1), retrieved: Day.optional() }),
  state: z.string().regex(/^[A-Z]{2}$/),
  paper: z.string().regex(/^[a-z-]+$/),
  dated: Day.nullable(),
  text: z.string().min(1),
  times: z.array(Time).min(1),
  invented: z.literal(true).optional(),
  namesChanged: z.literal(true).optional(),
});
type DeadlineRecord = z.infer<typeof DeadlineRecord>;

function readSet(name: SetName): DeadlineRecord[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => DeadlineRecord.parse(JSON.parse(line)));
}

const sets = new Map(SETS.map((name) => [name, readSet(name)]));
const records = [...sets.values()].flat();

function isNegative(time: { kind: string }): boolean {
  return NEGATIVES.includes(time.kind);
}

/** What each heading of the README counts, a record giving a key for each thing counted. */
const COUNTED: Record<string, (record: DeadlineRecord) => string[]> = {
  Records: (record) => [
    'all',
    ...(record.invented ? ['invented'] : []),
    ...(record.namesChanged ? ['names changed'] : []),
    ...(record.times.some(isNegative) ? ['with a negative'] : []),
    ...(record.times.every(isNegative) ? ['only negatives'] : []),
  ],
  States: (record) => [record.state],
  Papers: (record) => [record.paper],
  'Kinds of times': (record) => record.times.map((time) => time.kind),
  'Forms of expression': (record) => record.times.map((time) => time.form),
};

function countKeys(of: DeadlineRecord[], keysOf: (record: DeadlineRecord) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of of.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The line '- open: order 42, month, day and year 54' under a heading; a name may hold a comma. */
function countsOfReadme(heading: string, set: SetName): Map<string, number> {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const section = readme.split(`### ${heading}\n`)[1]?.split('\n###')[0] ?? '';
  const line = section.split('\n').find((each) => each.startsWith(`- ${set}: `)) ?? '';
  const items = line.slice(`- ${set}: `.length).matchAll(/(?:^|, )(\D+?) (\d+)(?=, |$)/g);
  return new Map([...items].map(([, name = '', count]) => [name, Number(count)]));
}

function sharedBetween(keyOf: (record: DeadlineRecord) => string): string[] {
  const homes = new Map<string, Set<SetName>>();
  for (const [name, of] of sets) {
    for (const record of of) homes.set(keyOf(record), (homes.get(keyOf(record)) ?? new Set()).add(name));
  }
  return [...homes].filter(([, in_]) => in_.size > 1).map(([key]) => key);
}

describe('the set of deadline sentences', () => {
  it('is large enough, of enough states, and not mostly invented', () => {
    const held = [...(sets.get('held-a') ?? []), ...(sets.get('held-b') ?? [])];
    expect(sets.get('open')?.length).toBeGreaterThanOrEqual(150);
    expect(held.length).toBeGreaterThanOrEqual(300);
    expect(new Set(records.map((record) => record.state)).size).toBeGreaterThanOrEqual(21);
    for (const of of sets.values()) {
      expect(of.filter((record) => record.invented).length).toBeLessThanOrEqual(of.length / 3);
      expect(of.filter((record) => record.times.some(isNegative)).length).toBeGreaterThanOrEqual(
        of.length / 3,
      );
    }
  });

  it('has every id and every text once', () => {
    expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
    expect(new Set(records.map((record) => record.text)).size).toBe(records.length);
  });

  it('quotes its texts, time after time and without overlap', () => {
    for (const { id, text, times } of records) {
      let end = 0;
      for (const time of times) {
        expect(text.slice(time.start, time.start + time.quote.length), id).toBe(time.quote);
        expect(time.start, `${id}: ${time.quote}`).toBeGreaterThanOrEqual(end);
        end = time.start + time.quote.length;
      }
    }
  });

  it('says who of what is to be done, and nobody of what happened or is told', () => {
    for (const { id, times } of records) {
      for (const time of times) if (isNegative(time)) expect(time.who, `${id}: ${time.quote}`).toBe('unsaid');
    }
  });

  it('keeps earliest before latest', () => {
    for (const { id, times } of records) {
      for (const { earliest, latest } of times) {
        if (earliest && latest) expect(earliest <= latest, id).toBe(true);
      }
    }
  });

  it('names its source and the day it was read, except of invented sentences', () => {
    for (const { id, source, invented } of records) {
      expect(Boolean(source.retrieved), id).toBe(!invented);
      expect(/^https?:\/\//.test(source.address), id).toBe(!invented);
    }
  });

  it('shares no state and no source between its parts', () => {
    expect(sharedBetween((record) => record.state)).toEqual([]);
    expect(sharedBetween((record) => record.source.address)).toEqual([]);
  });

  it.each(Object.entries(COUNTED))('is counted rightly in the README: %s', (heading, keysOf) => {
    for (const [name, of] of sets) {
      const sorted = (counts: Map<string, number>) => [...counts].sort();
      expect(sorted(countsOfReadme(heading, name)), name).toEqual(sorted(countKeys(of, keysOf)));
    }
  });
});
