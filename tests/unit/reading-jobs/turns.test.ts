import { expect, test } from 'vitest';
import { Turns } from '#server/reading-jobs/turns.ts';

const MEBIBYTE = 1024 * 1024;
const paper = (id: string, person: string, size = 1000, isOld = false) => ({ id, person, size, isOld });

function order(turns: Turns): string[] {
  const taken: string[] = [];
  for (let next = turns.take(); next !== undefined; next = turns.take()) taken.push(next.id);
  return taken;
}

test('the thousands of one person do not hold back the only paper of another', () => {
  const turns = new Turns();
  for (let count = 0; count < 2_000; count += 1) turns.add(paper(`exhibit ${count}`, 'ada'));
  turns.take();
  turns.add(paper('summons', 'ben'));
  turns.add(paper('lease', 'cleo'));
  const all = order(turns);
  expect(all.slice(0, 3)).toEqual(expect.arrayContaining(['summons', 'lease']));
  expect(all).toHaveLength(2_001);
});

test('people have a turn each, whoever came first and however many they have', () => {
  const turns = new Turns();
  for (const person of ['ada', 'ben', 'cleo'])
    for (let count = 0; count < 3; count += 1) turns.add(paper(person, person));
  expect(order(turns).join(' ')).toBe('ada ben cleo ada ben cleo ada ben cleo');
});

test('of one person the newest small paper is first, then what is large, in its order', () => {
  const turns = new Turns();
  turns.add(paper('bundle', 'ada', 80 * MEBIBYTE));
  turns.add(paper('letter', 'ada'));
  turns.add(paper('scan', 'ada', 30 * MEBIBYTE));
  turns.add(paper('summons', 'ada'));
  expect(order(turns)).toEqual(['summons', 'letter', 'bundle', 'scan']);
});

test('papers of an earlier release come when nobody waits', () => {
  const turns = new Turns();
  turns.add(paper('old', 'ada', 1000, true));
  turns.add(paper('new', 'ben'));
  expect(order(turns)).toEqual(['new', 'old']);
  expect(turns.take()).toBeUndefined();
});

test('those without an account have a turn as one person has, and none where a reader is kept free', () => {
  const turns = new Turns();
  for (let count = 0; count < 3; count += 1)
    turns.add({ ...paper(`stranger ${count}`, 'strangers'), intake: `intake ${count}`, isStranger: true });
  turns.add(paper('ada', 'ada'));
  turns.add(paper('ben', 'ben'));
  expect(turns.take({ withStrangers: false })).toEqual({ id: 'ada', isStranger: false });
  expect(turns.take({ withStrangers: false })).toEqual({ id: 'ben', isStranger: false });
  expect(turns.take({ withStrangers: false })).toBeUndefined();
  expect(order(turns)).toEqual(['stranger 0', 'stranger 1', 'stranger 2']);
});
