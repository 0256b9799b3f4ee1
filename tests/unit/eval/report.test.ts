import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFolder } from '#tests/eval/folder/report.ts';

const ORDER = `UNITED STATES DISTRICT COURT
DISTRICT OF ARIZONA

ADA QUILL,
          Plaintiff,
     v.                                   Case No. 2:25-cv-00017-XYZ
BRAM ALDER,
          Defendant.

ORDER

IT IS ORDERED that Defendant shall file an answer no later than February 3, 2026.
The office of the clerk keeps the seal of the lantern.

DATED this 5th day of January, 2026.
                                          United States District Judge
`;

const LETTER =
  'Dear Ms. Quill,\n\nplease return the ladder within nine (9) days of this letter.\n\nSincerely,\nZebedee Marlowe\n';

const MANIFEST = [
  {
    path: 'files/p1.txt',
    kind: 'order',
    truth: {
      title: 'ORDER',
      court: 'United States District Court for the District of Arizona',
      court_id: 'azd',
      case_number: '2:25-cv-00017-XYZ',
      filed: '2026-01-05',
      parties: [
        { name: 'Ada Quill', role: 'plaintiff', side: 'plaintiff' },
        { name: 'Bram Alder', role: 'defendant', side: 'defendant' },
      ],
      deadlines: [
        {
          type: 'deadline',
          date: '2026-02-03',
          who: 'defendant',
          sentence: 'Defendant shall file an answer no later than February 3, 2026.',
        },
      ],
    },
  },
  {
    path: 'files/p2.txt',
    kind: 'complaint',
    truth: {
      court: null,
      case_number: null,
      deadlines: [
        {
          type: 'period',
          // The letter says nine: no reader can find what this label wants.
          count: 12,
          unit: 'days',
          sentence: 'please return the ladder within a dozen days.',
        },
      ],
    },
  },
];

const QUESTIONS = [
  {
    id: 'q1',
    path: 'files/p1.txt',
    question: 'By when must the defendant file an answer?',
    answerable: true,
    support: [{ text: 'Defendant shall file an answer no later than February 3, 2026.', pages: [1] }],
  },
  {
    id: 'q2',
    path: 'files/p1.txt',
    question: 'How much does the airplane weigh?',
    answerable: false,
    why: 'no airplane',
  },
];

const DOCKET = {
  entries: [{ entryNumber: '1', date: '2026-01-05', description: 'COMPLAINT filed by Ada Quill' }],
};

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
let folder: string;
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labeled-'));
  await mkdir(join(folder, 'files'));
  await mkdir(join(folder, 'dockets'));
  await writeFile(join(folder, 'files/p1.txt'), ORDER);
  await writeFile(join(folder, 'files/p2.txt'), LETTER);
  await writeFile(join(folder, 'manifest.jsonl'), lines(MANIFEST));
  await writeFile(join(folder, 'questions.jsonl'), lines(QUESTIONS));
  await writeFile(join(folder, 'dockets/d1.txt'), '01/05/2026\t1\tCOMPLAINT filed by Ada Quill\n');
  await writeFile(join(folder, 'dockets/d1.expected.json'), JSON.stringify(DOCKET));
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line = '') => {
    said.push(String(line));
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('measures a labeled folder, each figure with its counts, and shows nothing of its papers', async () => {
  const before = await readdir(tmpdir());
  await reportFolder(folder, { misses: false, keep: false });
  const report = said.join('\n');
  expect(report).toMatch(/Kind of paper\n-+\n {2}right, of the papers that could be read +0\.500 \(1\/2\)/);
  expect(report).toMatch(/all fields: right +1\.000 \(4\/4\)/);
  expect(report).toMatch(/precision, name and side +1\.000 \(2\/2\)/);
  expect(report).toMatch(/court recognized +1\.000 \(1\/1\)/);
  expect(report).toMatch(/found, of all that are labeled +0\.500 \(1\/2\)/);
  expect(report).toMatch(/deadline sentences found +0\.500 \(1\/2\)/);
  expect(report).toMatch(/reply holds the supporting passage +1\.000 \(1\/1\)/);
  expect(report).toMatch(/unanswerable, and refused +1\.000 \(1\/1\)/);
  expect(report).toMatch(/of the analyses +1\.000/);
  expect(report).toMatch(/recall of the entries +1\.000 \(1\/1\)/);
  expect(report).toMatch(/ms a page/);
  expect(report).toMatch(/Not measured, because no label here says it: Caption fields, scanned papers\./);
  expect(report).not.toMatch(/files\/|p1|p2|quill|alder|ladder|lantern|2026-/i);
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('proceed-eval-'));
  expect(left.filter((name) => !before.includes(name))).toEqual([]);
});

it('says what each miss was when it is asked to', async () => {
  await reportFolder(folder, { misses: true, keep: false });
  const report = said.join('\n');
  expect(report).toContain('files/p2.txt: complaint, taken for');
  expect(report).toContain('files/p2.txt: not found 12 days');
  expect(report).toContain('files/p2.txt: “please return the ladder within a dozen days.”');
});

it('gives a wrong answer for what it is: the same papers under wrong labels', async () => {
  const wrong = MANIFEST.map(({ path, truth }) => ({
    path,
    kind: 'docket',
    truth: {
      ...truth,
      court: 'D. Nev.',
      court_id: 'nvd',
      case_number: '2:25-cv-00018',
      parties: [{ name: 'Dora Fen', side: 'plaintiff' }],
    },
  }));
  await writeFile(join(folder, 'manifest.jsonl'), lines(wrong));
  await reportFolder(folder, { misses: false, keep: false });
  const report = said.join('\n');
  expect(report).toMatch(/right, of the papers that could be read +0\.000 \(0\/2\)/);
  expect(report).toMatch(/all fields: right +0\.000 \(0\/6\)/);
  expect(report).toMatch(/court recognized +0\.000 \(0\/2\)/);
  expect(report).toMatch(/case number +0\.000 \(0\/2\)/);
  expect(report).toMatch(/precision, name and side +0\.000 \(0\/3\)/);
});
