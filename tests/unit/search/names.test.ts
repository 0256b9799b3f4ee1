import { describe, expect, test } from 'vitest';
import { markName, scoreNames } from '#src/search/names.ts';
import { nameTokens } from '#src/text/tokenize.ts';

describe('words of a file name', () => {
  test.each([
    ['Lease_2024-03-15 final(2).PDF', ['lease', '2024-03-15', 'final', '2', 'pdf']],
    ['LeaseAgreement.docx', ['leaseagreement', 'lease', 'agreement', 'docx']],
    ['Müller’s reply.txt', ['muller', 'reply', 'txt']],
    ['../../etc/passwd', ['etc', 'passwd']],
    ['\u202egpj.exe', ['gpj', 'exe']],
    ['', []],
  ])('%s', (filename, words) => {
    expect(nameTokens(filename).map(({ word }) => word)).toEqual(words);
    for (const { start, end } of nameTokens(filename)) expect(end).toBeGreaterThan(start);
  });

  test('are marked once each, whole before its parts', () => {
    const marked = (filename: string, terms: string[]) =>
      markName(filename, terms).map(({ start, end }) => filename.slice(start, end));
    expect(marked('LeaseAgreement lease.pdf', ['lease'])).toEqual(['Lease', 'lease']);
    expect(marked('LeaseAgreement.pdf', ['leaseagre', 'lease'])).toEqual(['LeaseAgreement']);
    expect(marked('Order.pdf', ['lease'])).toEqual([]);
  });
});

describe('scores of file names', () => {
  const one = (group: number, named: number[], weight = 1) => ({ group, named, weight });

  test('all words are 1, some of them a share, rare ones more, none nothing', () => {
    const scores = scoreNames([one(0, [1, 2, 3]), one(1, [1])], 10);
    expect(scores.get(1)).toEqual({ share: 1, score: 1 });
    expect(scores.get(2)).toEqual(scores.get(3));
    expect(scores.get(2)?.share).toBeLessThan(0.5);
    expect(scores.has(4)).toBe(false);
    expect(scoreNames([one(0, [])], 10).size).toBe(0);
    expect(scoreNames([], 0).size).toBe(0);
  });

  test('a word that is in many names says little by itself', () => {
    const common = scoreNames(
      [
        one(
          0,
          Array.from({ length: 100 }, (_, place) => place),
        ),
      ],
      300,
    );
    expect(common.get(0)?.share).toBe(1);
    expect(common.get(0)?.score).toBeLessThan(0.25);
    expect(scoreNames([one(0, [7])], 300).get(7)?.score).toBe(1);
  });

  test('of two spellings of a word the better counts', () => {
    expect(scoreNames([one(0, [1], 0.3), one(0, [1], 1)], 5).get(1)?.score).toBe(1);
  });
});
