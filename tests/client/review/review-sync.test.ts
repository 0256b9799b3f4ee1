import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReviewSync } from '#client/review/review-sync.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  let list: readonly ReviewDocument[] = ['a', 'b', 'c'].map((id) => makeReviewDocument({ id }));
  let busy = false;
  const fetchRows = vi.fn(async (ids: string[]) =>
    ids.filter((id) => id !== 'c').map((id) => makeReviewDocument({ id, custodian: 'Odette Farrow' })),
  );
  const refetch = vi.fn(async () => {});
  const sync = createReviewSync({
    fetchRows,
    refetch,
    list: () => list,
    change: (how) => {
      list = how(list);
    },
    isBusy: () => busy,
  });
  return { sync, fetchRows, refetch, list: () => list, setBusy: (is: boolean) => (busy = is) };
}

describe('createReviewSync', () => {
  it('asks once for the rows that changed, puts them in place and drops what is gone', async () => {
    const { sync, fetchRows, refetch, list } = start();
    sync.changed(['a']);
    sync.changed(['c', 'a']);
    await vi.advanceTimersByTimeAsync(400);
    expect(fetchRows.mock.calls).toEqual([[['a', 'c']]]);
    expect(refetch).not.toHaveBeenCalled();
    expect(list().map(({ id, custodian }) => [id, custodian])).toEqual([
      ['a', 'Odette Farrow'],
      ['b', null],
    ]);
  });

  it('asks for the whole list when one is new or they are very many', async () => {
    const { sync, fetchRows, refetch } = start();
    sync.changed(['new']);
    await vi.advanceTimersByTimeAsync(400);
    expect(refetch).toHaveBeenCalledTimes(1);
    sync.changed(Array.from({ length: 501 }, (_, at) => `d${at}`));
    await vi.advanceTimersByTimeAsync(2000);
    expect(refetch).toHaveBeenCalledTimes(2);
    expect(fetchRows).not.toHaveBeenCalled();
  });

  it('waits while changes of this window are on their way', async () => {
    const { sync, fetchRows, setBusy } = start();
    setBusy(true);
    sync.changed(['a']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetchRows).not.toHaveBeenCalled();
    setBusy(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(fetchRows).toHaveBeenCalledTimes(1);
  });

  it('drops an answer that a change has overtaken, and asks again', async () => {
    const { sync, fetchRows, list, setBusy } = start();
    fetchRows.mockImplementationOnce(async () => {
      setBusy(true);
      return [makeReviewDocument({ id: 'a', custodian: 'old' })];
    });
    sync.changed(['a']);
    await vi.advanceTimersByTimeAsync(400);
    expect(list()[0]?.custodian).toBeNull();
    setBusy(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(list()[0]?.custodian).toBe('Odette Farrow');
  });

  it('asks nothing more once it is stopped', async () => {
    const { sync, fetchRows } = start();
    sync.changed(['a']);
    sync.stop();
    sync.changed(['b']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchRows).not.toHaveBeenCalled();
  });
});
