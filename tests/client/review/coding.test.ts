import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { changeText, codeDocuments, uncodeDocuments } from '#client/review/coding.ts';
import { createMoves, type Move } from '#client/review/coding-moves.ts';
import type { CodeChange, ReviewDocument } from '#src/review/schema.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';
import { until } from '#tests/setup/until.ts';

const STATUS = ['privileged', 'work_product', 'not_privileged', 'pending_review'] as const;
const Change: fc.Arbitrary<CodeChange> = fc.record(
  {
    privilegeStatus: fc.option(fc.constantFrom(...STATUS)),
    documentCategory: fc.option(fc.constantFrom('Email', 'Memo')),
    custodian: fc.option(fc.constantFrom('Odette Farrow', 'Rosalind Quay')),
    productionStatus: fc.option(fc.constantFrom('withheld', 'redacted')),
    relevanceScore: fc.option(fc.integer({ min: 0, max: 100 })),
    addTags: fc.subarray(['a', 'b', 'c']),
    removeTags: fc.subarray(['a', 'd']),
  },
  { requiredKeys: [] },
);
const Documents = fc.array(
  fc.record({ privilegeStatus: fc.option(fc.constantFrom(...STATUS)), tags: fc.subarray(['a', 'd', 'e']) }),
  { minLength: 1, maxLength: 4 },
);

describe('coding', () => {
  it('taken back at once, is as if it had never been', () => {
    fc.assert(
      fc.property(Documents, Change, (some, change) => {
        const list = some.map((each, at) => makeReviewDocument({ ...each, id: `d${at}` }));
        const ids = new Set(list.slice(0, 2).map(({ id }) => id));
        const before = list.filter(({ id }) => ids.has(id));
        expect(uncodeDocuments(codeDocuments(list, ids, change), before, change)).toEqual(list);
      }),
    );
  });

  it('taken back after a later change of the same field, leaves that one', () => {
    const was = makeReviewDocument();
    const first = { privilegeStatus: 'privileged', custodian: 'Odette Farrow' } as const;
    const coded = codeDocuments([was], new Set(['lease']), first);
    const later = codeDocuments(coded, new Set(['lease']), { privilegeStatus: 'work_product' });
    expect(uncodeDocuments(later, [was], first)).toMatchObject([
      { privilegeStatus: 'work_product', custodian: null },
    ]);
  });

  it('says what it does in words', () => {
    expect(changeText({ privilegeStatus: 'work_product' })).toBe('Work Product');
    expect(changeText({ privilegeStatus: null, custodian: null })).toBe('Unreviewed · Custodian: cleared');
    expect(changeText({ productionStatus: 'not_produced', relevanceScore: 0, addTags: ['hot'] })).toBe(
      'Production: NOT PRODUCED · Relevance: 0/100 · Tagged hot',
    );
  });
});

describe('moves', () => {
  /** A list of one document, and moves that set its custodian. */
  function start() {
    let list: readonly ReviewDocument[] = [makeReviewDocument()];
    const sent: string[] = [];
    const onIdle = vi.fn();
    const onUndone = vi.fn();
    const onUndoFailed = vi.fn();
    const moves = createMoves({
      change: (how) => {
        list = how(list);
      },
      onIdle,
      onUndone,
      onUndoFailed,
    });
    const set = (custodian: string | null) => list.map((each) => ({ ...each, custodian }));
    const move = (from: string | null, to: string, change: Partial<Move> = {}): Move => ({
      title: to,
      apply: () => set(to),
      revert: () => set(from),
      async save() {
        sent.push(`save ${to}`);
      },
      async unsave() {
        sent.push(`undo ${to}`);
        return null;
      },
      onFailed: vi.fn(),
      ...change,
    });
    const idle = () => until(() => expect(moves.isBusy()).toBe(false));
    return { moves, move, sent, idle, onIdle, onUndone, onUndoFailed, shown: () => list[0]?.custodian };
  }
  const refuse = async () => {
    throw new Error('no');
  };

  it('show at once and are saved in order; the last is undone first', async () => {
    const { moves, move, sent, idle, shown, onUndone } = start();
    moves.run(move(null, 'a'));
    moves.run(move('a', 'b'));
    expect(shown()).toBe('b');
    expect(moves.undo()).toBe(true);
    expect(shown()).toBe('a');
    await idle();
    expect(sent).toEqual(['save a', 'save b', 'undo b']);
    expect(onUndone).toHaveBeenCalledTimes(1);
    expect(moves.undo()).toBe(true);
    expect(moves.undo()).toBe(false);
    await idle();
    expect(shown()).toBeNull();
  });

  it('that fail are put back, are not undone again, and have the list asked for', async () => {
    const { moves, move, sent, idle, shown, onIdle } = start();
    const failing = move(null, 'a', { save: refuse });
    moves.run(failing);
    expect(shown()).toBe('a');
    await idle();
    expect(shown()).toBeNull();
    expect(failing.onFailed).toHaveBeenCalledTimes(1);
    expect(onIdle).toHaveBeenCalledWith(true);
    expect(moves.undo()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('undone while they are still failing, are not taken back on the server', async () => {
    const { moves, move, sent, idle, shown, onUndone } = start();
    moves.run(move(null, 'a', { save: refuse }));
    moves.undo();
    await idle();
    expect(shown()).toBeNull();
    expect(sent).toEqual([]);
    expect(onUndone).not.toHaveBeenCalled();
  });

  it('whose undo fails stand again and can be undone again', async () => {
    const { moves, move, idle, shown, onUndoFailed } = start();
    moves.run(move(null, 'a', { unsave: refuse }));
    moves.undo();
    await idle();
    expect(shown()).toBe('a');
    expect(onUndoFailed).toHaveBeenCalledTimes(1);
    expect(moves.undo()).toBe(true);
    await idle();
  });
});
