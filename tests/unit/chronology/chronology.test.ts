import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildChronology } from '#src/chronology/build.ts';
import { chronologyTable, sourceInWords } from '#src/chronology/columns.ts';
import { findContradictions, isMisspelling } from '#src/chronology/contradictions.ts';
import type { CaseRecord, RecordPaper } from '#src/chronology/record.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import type { Fact } from '#src/facts/schema.ts';
import { LabeledCase, MADE_CONTRADICTIONS, readPaperOf, scoreCase } from '#tests/eval/contradictions.ts';

function paper(
  id: string,
  text: string,
  docType: string | null = null,
  docDate: string | null = null,
): RecordPaper {
  const { facts, told } = readFacts({ text, docType, docDate, pageCount: 1, notes: [] });
  const kept = facts.map(
    (fact, at): Fact => ({ ...fact, id: `${id}-${at}`, documentId: id, status: 'found' }),
  );
  return { id, title: docType ?? id, filename: `${id}.pdf`, docDate, facts: kept, told };
}

const EMPTY: CaseRecord = { papers: [], docket: [], milestones: [], people: [] };
const MILESTONE = {
  ...{ id: 'm1', kind: 'Answer Due', date: '2026-04-06', dueTime: null, takesPlace: false, place: null },
  ...{ isDone: false, doubts: null, derivedFromDocId: null },
};

const LETTER = `Dear Ms. Tafoya:

On March 3, 2024, you signed a lease for the apartment at 410 Aliso Drive.
In June 2025 the roof leaked into the kitchen.
You told us on July 9 that you would move.
`;

describe('what happened, day by day', () => {
  test('a paper tells of days, months and days without a year, each with its words and place', () => {
    const { events } = buildChronology({
      ...EMPTY,
      papers: [paper('letter', LETTER, 'Letter', '2025-10-06')],
    });
    expect(events.map(({ date, kind, certainty }) => [date, kind, certainty])).toEqual([
      ['2024-03-03', 'told', 'certain'],
      ['2025-06', 'told', 'certain'],
      ['2025-07-09', 'told', 'unsure'],
      ['2025-10-06', 'paper', 'certain'],
    ]);
    expect(events[1]?.doubt).toBe('The paper names the month, and no day.');
    expect(events[2]?.doubt).toBe('The paper prints no year here. Check which year it was.');
    const [source] = events[0]?.sources ?? [];
    expect(source).toMatchObject({ from: 'paper', documentId: 'letter', place: { page: 1 } });
    const place = source?.from === 'paper' ? source.place : null;
    expect(LETTER.slice(place?.start, place?.end)).toContain('March 3, 2024, you signed a lease');
  });

  test('a day without a year is of the year named before it, else of the year that ended with the paper', () => {
    const only = paper(
      'note',
      'The truck hit my car on November 30 near the bridge.',
      'Letter',
      '2026-02-01',
    );
    expect(only.told.days.map(({ date }) => date)).toEqual(['2025-11-30']);
    expect(paper('note', 'The truck hit my car on November 30 near the bridge.').told.days).toEqual([]);
  });

  test('cited cases, signatures and appointments are no story', () => {
    const text = `The rule is old. See Harlan v. Reyes, 88 N.M. 12 (decided March 4, 1975).
The hearing on the motion to dismiss is set for May 14, 2026 at 9:30 a.m. in Courtroom 3.
Dated: March 2, 2026`;
    const { told, facts } = paper('notice', text, 'Notice of Hearing', '2026-03-02');
    expect(facts.some(({ kind }) => kind === 'hearing')).toBe(true);
    expect(told.days).toEqual([]);
  });

  test('a filing that the docket lists, and a deadline that the timeline has, stand once with both sources', () => {
    const notice = paper(
      'notice',
      'Your written answer to the complaint must be filed by April 6, 2026.',
      'Notice',
      '2026-03-16',
    );
    const { events } = buildChronology({
      ...EMPTY,
      papers: [{ ...notice, title: 'Motion to Dismiss', facts: notice.facts }],
      docket: [{ milestoneId: 'd', entryNumber: '3', date: '2026-03-16', description: 'MOTION to Dismiss' }],
      milestones: [{ ...MILESTONE, kind: 'Written answer to the complaint' }],
    });
    expect(events.map(({ date, sources }) => [date, sources.map(sourceInWords)])).toEqual([
      ['2026-03-16', ['Motion to Dismiss (notice.pdf)', 'Docket entry 3']],
      ['2026-04-06', ['Motion to Dismiss (notice.pdf), page 1', 'Your timeline']],
    ]);
  });

  test('two rows of a docket on one day are two, even in the same words', () => {
    const row = { milestoneId: 'd', date: '2026-03-16', description: 'NOTICE of Appearance' };
    const docket = [
      { ...row, entryNumber: '3' },
      { ...row, entryNumber: '4' },
    ];
    expect(buildChronology({ ...EMPTY, docket }).events).toHaveLength(2);
  });

  test('people are found by name, by a last name of their own, and by a side that one has', () => {
    const told = paper(
      'complaint',
      'On May 2, 2025 Mr. Bell wrote to Maria Ortega about it.\nOn May 3, 2025 the defendant fired him without a word.',
      'Complaint',
    );
    const { events } = buildChronology({
      ...EMPTY,
      papers: [told],
      people: [
        { name: 'Darius Bell', role: 'Plaintiff' },
        { name: 'Piñon Foods LLC', role: 'Defendant' },
        { name: 'María Ortega', role: null },
        { name: 'Luis Ortega', role: null },
      ],
    });
    expect(events.map(({ people }) => people)).toEqual([
      ['Darius Bell', 'María Ortega'],
      ['Piñon Foods LLC'],
    ]);
  });

  test('what was put aside is told no more, and the table has a row for each event', () => {
    const notice = paper(
      'notice',
      'A hearing will be held on May 14, 2026 at 1:30 p.m.',
      'Notice of Hearing',
    );
    const before = buildChronology({ ...EMPTY, papers: [notice] }).events;
    expect(chronologyTable(before)[0]?.[0]).toBe('Thu, May 14, 2026, 1:30 p.m.');
    const facts = notice.facts.map((fact) => ({ ...fact, status: 'dismissed' as const }));
    expect(buildChronology({ ...EMPTY, papers: [{ ...notice, facts }] }).events).toEqual([]);
  });
});

describe('papers that differ', () => {
  const cases = readFileSync(MADE_CONTRADICTIONS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => LabeledCase.parse(JSON.parse(line)));

  test.each(cases.map((each) => [each.id, each] as const))('%s', (_, each) => {
    const { missed, wrong } = scoreCase(each);
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
  });

  test('both sides are shown with their words, and nobody is said to be right', () => {
    const [first] = cases;
    if (first === undefined) throw new Error('no case');
    const found = findContradictions({ ...EMPTY, papers: first.papers.map(readPaperOf) });
    for (const { sides } of found) {
      expect(sides.length).toBeGreaterThan(1);
      for (const { sources } of sides)
        for (const source of sources) {
          const text = first.papers.find(
            ({ filename }) => source.from === 'paper' && source.filename === filename,
          )?.text;
          const place = source.from === 'paper' ? source.place : null;
          expect(text?.slice(place?.start, place?.end).length).toBeGreaterThan(0);
        }
    }
  });

  test.each([
    ['Jonathan Archuleta', 'JONATHAN ARCHULETTA', true],
    ['Jon Smith', 'Jan Smith', true],
    ['Maria Gomez', 'Maria L. Gomez', false],
    ['Maria Gomez', 'Mario Gomes', false],
    ['Ann Lee', 'Ann Day', false],
    ['Bell', 'Ball', false],
  ])('%s and %s: %s', (a, b, is) => {
    expect(isMisspelling(a, b)).toBe(is);
  });
});
