import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { gradeReply, LayCase, parseQuestions, plain, says } from '#tests/eval/lay/grade.ts';

const LAY = join(import.meta.dirname, '../../eval/lay');
const folders = readdirSync(LAY, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (...path: string[]) => readFileSync(join(LAY, ...path), 'utf8');
const cases = new Map(
  folders.map((folder) => [folder, LayCase.parse(JSON.parse(read(folder, 'case.json')))]),
);
const papersOf = (folder: string) =>
  (cases.get(folder)?.papers ?? []).map(({ file }) => ({ file, text: read(folder, file) }));
const open = parseQuestions(read('questions.jsonl'));
const held = parseQuestions(read('held.jsonl'));
const second = parseQuestions(read('second.jsonl'));
const third = parseQuestions(read('third.jsonl'));
const fourth = parseQuestions(read('fourth.jsonl'));
const questions = [...open, ...held, ...second, ...third, ...fourth];
const named = questions.map((question) => [question.id, question] as const);
const answerable = named.filter(([, { kind }]) => kind !== 'cannot');

describe('the cases', () => {
  test.each([
    ['open and held', [...open, ...held], 14, 14],
    ['second', second, 10, 10],
    ['third', third, 11, 10],
    ['fourth', fourth, 10, 10],
  ] as const)('of the %s questions are of many kinds and of both sides', (_, set, count, kinds) => {
    const of = [...new Set(set.map((each) => each.case))].map((folder) => cases.get(folder));
    expect(of).toHaveLength(count);
    expect(new Set(of.map((item) => item?.kind)).size).toBe(kinds);
    expect(new Set(of.map((item) => item?.side)).size).toBe(2);
  });

  test.each(folders)('%s names its papers, and only these are there', (folder) => {
    const listed = papersOf(folder).map(({ file }) => file);
    expect(readdirSync(join(LAY, folder)).sort()).toEqual([...listed, 'case.json'].sort());
  });

  test.each(folders)('%s has its number in most papers', (folder) => {
    const number = plain(cases.get(folder)?.caseNumber ?? '');
    const holding = papersOf(folder).filter(({ text }) => plain(text).includes(number));
    expect(holding.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the papers name nobody real', () => {
  const papers = folders.flatMap((folder) =>
    papersOf(folder).map(({ file, text }) => [`${folder}/${file}`, text]),
  );

  // Numbers 555-0100 to 555-0199 belong to nobody, and no address can end with .example (RFC 2606).
  test.each(papers)('%s has telephone numbers and addresses of nobody', (_, text = '') => {
    const numbers = text.match(/\b\d{3}-\d{4}\b(?!-)/g) ?? [];
    expect(numbers.filter((number) => !/^555-01\d\d$/.test(number))).toEqual([]);
    const addresses = text.match(/\S+@[\w.-]*\w/g) ?? [];
    expect(addresses.filter((address) => !/\.example$/.test(address))).toEqual([]);
    expect(text).not.toMatch(/https?:|www\.|\.(?:com|org|net|gov)\b/);
  });

  const REAL =
    /\b(?:capital one|chase|citibank|wells fargo|bank of america|synchrony|discover|american express|midland|portfolio recovery|lvnv|cavalry|velocity|state farm|allstate|geico|progressive|farmers|usaa|liberty mutual|nationwide|travelers|fedex|ups|amazon|walmart|target|toyota|ford|honda|chevrolet|volvo|subaru|carmax|presbyterian|lovelace|kaiser|blue cross|aetna|greystar|airbnb|uber|lyft|google|apple|microsoft)\b/i;
  test.each(papers)('%s has no company that there is', (_, text = '') => {
    expect(REAL.exec(text)?.[0]).toBeUndefined();
  });
});

describe('the questions', () => {
  test('are enough, and a third of them is held back', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(held.length).toBeGreaterThanOrEqual(50);
    const unanswerable = questions.filter(({ kind }) => kind === 'cannot').length / questions.length;
    expect(unanswerable).toBeGreaterThan(0.15);
    expect(unanswerable).toBeLessThan(0.25);
  });

  test('have ids of their own and stand once', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map((each) => `${each.case} ${each.question}`)).size).toBe(questions.length);
  });

  test('are of whole cases, and of those held back nobody else asks', () => {
    const files = [open, held, second, fourth].map((set) => new Set(set.map((each) => each.case)));
    const twice = files.flatMap((set) => [...set]);
    expect(new Set(twice).size).toBe(twice.length);
    const heldBack = new Set(held.map((each) => each.case));
    expect(third.filter((each) => heldBack.has(each.case))).toEqual([]);
    expect([...new Set(questions.map((each) => each.case))].sort()).toEqual([...folders].sort());
  });

  test.each(named)('%s compiles', (_, { mustNotSay }) => {
    for (const pattern of mustNotSay) expect(() => new RegExp(pattern, 'iu')).not.toThrow();
  });

  test.each(named)('%s quotes what stands in its papers', (_, question) => {
    for (const { file, quote } of question.support) {
      expect(existsSync(join(LAY, question.case, file))).toBe(true);
      expect(read(question.case, file)).toContain(quote);
    }
  });

  test.each(answerable)('%s has facts and their passage', (_, { mustSay, support }) => {
    expect(mustSay.length).toBeGreaterThan(0);
    expect(support.length).toBeGreaterThan(0);
  });

  test.each(answerable.filter(([, { kind }]) => kind === 'fact'))(
    '%s asks for what its papers say',
    (_, { case: folder, mustSay }) => {
      const texts = papersOf(folder).map(({ text }) => plain(text));
      for (const forms of mustSay)
        expect(forms.some((form) => texts.some((text) => says(text, form)))).toBe(true);
    },
  );

  test.each(answerable)('%s is answered rightly by its facts and passages', (_, question) => {
    const facts = question.mustSay.map(([form]) => form).join('. ');
    const passages = question.support.map(({ quote }) => quote).join(' ');
    expect(gradeReply(question, { text: `${facts}. ${passages}`, found: true })).toMatchObject({
      grade: 'right',
    });
  });

  // A reply may quote any passage of its case.
  test.each(answerable)('%s forbids nothing that its papers say', (_, { case: folder, mustNotSay }) => {
    const texts = papersOf(folder).map(({ text }) => plain(text));
    const found = mustNotSay.flatMap((pattern) =>
      texts.flatMap((text) => new RegExp(pattern, 'iu').exec(text) ?? []),
    );
    expect(found).toEqual([]);
  });

  test.each(answerable.filter(([, { kind }]) => kind !== 'fact'))('%s says by which rule', (_, { note }) => {
    expect(note?.length).toBeGreaterThan(5);
  });

  test.each(named.filter(([, { kind }]) => kind === 'cannot'))(
    '%s says why nothing answers it',
    (_, question) => {
      expect(question.mustSay).toEqual([]);
      expect(question.why?.length).toBeGreaterThan(10);
    },
  );

  const counted = named.filter(([, each]) => each.counted !== undefined);

  test('have a day counted by a rule in most cases', () => {
    expect(new Set(counted.map(([, each]) => each.case)).size).toBe(16);
  });

  test.each(counted)(
    '%s has the day that the rules of its court give',
    (_, { counted, mustSay, case: folder }) => {
      if (counted === undefined) throw new Error('nothing was counted');
      const { jurisdiction, kind, rule, start, way, hearing } = counted;
      const [found] = calculateDeadlines(
        {
          triggerDate: start,
          jurisdiction,
          kind,
          serviceMethod: way,
          deadlineType: rule,
          ...(hearing !== undefined && { hearingDate: hearing }),
        },
        cases.get(folder)?.today ?? start,
      );
      expect(mustSay.flat()).toContain(found?.courtRule?.dueDate);
    },
  );
});
