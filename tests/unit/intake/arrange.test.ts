import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPaper, moveFile, placeFile, splitPaper } from '#src/intake/arrange.ts';

const PAPERS = [['a', 'b', 'c'], ['d'], ['e', 'f']];

describe('papers are put in order', () => {
  it.each<[string, string[][], string[][]]>([
    ['a page earlier', moveFile(PAPERS, 'b', -1), [['b', 'a', 'c'], ['d'], ['e', 'f']]],
    ['a page later', moveFile(PAPERS, 'e', 1), [['a', 'b', 'c'], ['d'], ['f', 'e']]],
    ['over the edge into the paper before', moveFile(PAPERS, 'e', -1), [['a', 'b', 'c'], ['d', 'e'], ['f']]],
    [
      'over the edge into the next paper',
      moveFile(PAPERS, 'c', 1),
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'a paper of one page into the next',
      moveFile(PAPERS, 'd', 1),
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['the first stays first', moveFile(PAPERS, 'a', -1), PAPERS],
    ['the last stays last', moveFile(PAPERS, 'f', 1), PAPERS],
    ['dropped on another page', placeFile(PAPERS, 'f', 0, 1), [['a', 'f', 'b', 'c'], ['d'], ['e']]],
    ['from here on another paper', splitPaper(PAPERS, 'b'), [['a'], ['b', 'c'], ['d'], ['e', 'f']]],
    ['split at its first page', splitPaper(PAPERS, 'a'), PAPERS],
    [
      'the same paper as the one before',
      joinPaper(PAPERS, 1),
      [
        ['a', 'b', 'c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['the first has none before it', joinPaper(PAPERS, 0), PAPERS],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('no page is ever lost or doubled', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const step = fc.oneof(
      fc.record({ do: fc.constant('move' as const), id, by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({ do: fc.constant('split' as const), id }),
      fc.record({ do: fc.constant('join' as const), at: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let papers: string[][] = PAPERS;
        for (const each of steps) {
          if (each.do === 'move') papers = moveFile(papers, each.id, each.by);
          else if (each.do === 'split') papers = splitPaper(papers, each.id);
          else papers = joinPaper(papers, Math.min(each.at, papers.length - 1));
          expect(papers.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
          expect(papers.every((files) => files.length > 0)).toBe(true);
        }
      }),
    );
  });
});
