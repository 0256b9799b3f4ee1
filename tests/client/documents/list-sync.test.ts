import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rangeBetween } from '#client/documents/bulk-selection.ts';
import { withAttachments } from '#client/documents/family.ts';
import { createListSync, mergeRows, type Rows } from '#client/documents/list-sync.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 17, minute));
const row = (id: string, minute: number, change: Partial<DocumentRow> = {}): DocumentRow =>
  makeDocument({ id, uploadedAt: at(minute), ...change });

describe('mergeRows', () => {
  const list = [row('c', 3), row('b', 2), row('a', 1)];

  it('replaces in place, puts new ones where they belong and drops what is gone', () => {
    const fresh = [row('b', 2, { docType: 'Order' }), row('x', 2), row('new', 9), row('old', 0)];
    const merged = mergeRows(list, ['b', 'x', 'new', 'old', 'c'], fresh);
    expect(merged.map(({ id }) => id)).toEqual(['new', 'b', 'x', 'a', 'old']);
    expect(merged[1]?.docType).toBe('Order');
  });
});

describe('createListSync', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    let list: Rows = [row('a', 1)];
    const fetchRows = vi.fn(async (ids: string[]) => ids.map((id) => row(id, 2)));
    const refetch = vi.fn(async () => {});
    const sync = createListSync({
      fetchRows,
      refetch,
      change: (how) => {
        list = how(list);
      },
    });
    return { sync, fetchRows, refetch, ids: () => list.map(({ id }) => id), list: () => list };
  }

  it('asks once for what changes within a moment', async () => {
    const { sync, fetchRows, refetch, ids } = start();
    for (let n = 0; n < 50; n += 1) sync.changed([`d${n % 5}`]);
    await vi.advanceTimersByTimeAsync(400);
    expect(fetchRows).toHaveBeenCalledTimes(1);
    expect(refetch).not.toHaveBeenCalled();
    expect(ids()).toHaveLength(6);
  });

  it('asks for the whole list when very many changed, and not again at once', async () => {
    const { sync, fetchRows, refetch } = start();
    for (let n = 0; n < 500; n += 1) sync.changed([`d${n}`]);
    await vi.advanceTimersByTimeAsync(400);
    sync.allChanged();
    sync.allChanged();
    await vi.advanceTimersByTimeAsync(400);
    expect(fetchRows).not.toHaveBeenCalled();
    expect(refetch.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('shows progress without asking anybody, and nothing after it was stopped', async () => {
    const { sync, fetchRows, refetch, list } = start();
    const { id, caseId, ...rest } = makeDocument({
      id: 'a',
      status: 'reading',
      readStage: 'ocr',
      readPage: 2,
    });
    sync.progress({ id, caseId, ...rest });
    await vi.advanceTimersByTimeAsync(400);
    expect(list()[0]).toMatchObject({ status: 'reading', readPage: 2 });
    sync.changed(['a']);
    sync.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetchRows).not.toHaveBeenCalled();
    expect(refetch).not.toHaveBeenCalled();
  });

  it('shows progress while a question is under way, and keeps it over an older answer', async () => {
    const { sync, fetchRows, list } = start();
    const { promise, resolve } = Promise.withResolvers<DocumentRow[]>();
    fetchRows.mockReturnValueOnce(promise);
    sync.changed(['a']);
    await vi.advanceTimersByTimeAsync(400);
    const { id, caseId, ...rest } = makeDocument({
      id: 'a',
      status: 'reading',
      readStage: 'ocr',
      readPage: 2,
    });
    sync.progress({ id, caseId, ...rest });
    await vi.advanceTimersByTimeAsync(150);
    expect(list()[0]).toMatchObject({ status: 'reading', readPage: 2 });
    resolve([row('a', 1, { status: 'queued' })]);
    await vi.advanceTimersByTimeAsync(10);
    expect(list()[0]).toMatchObject({ status: 'reading', readPage: 2 });
  });

  it('goes on after a question failed', async () => {
    const { sync, fetchRows } = start();
    fetchRows.mockRejectedValueOnce(new Error('No connection.'));
    sync.changed(['x']);
    await vi.advanceTimersByTimeAsync(400);
    sync.changed(['y']);
    await vi.advanceTimersByTimeAsync(400);
    expect(fetchRows).toHaveBeenCalledTimes(2);
  });
});

describe('choosing', () => {
  const shown = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

  it.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['c', 'a', ['a', 'b', 'c']],
    ['b', 'b', ['b']],
    [null, 'd', ['d']],
    ['filtered away', 'd', ['d']],
  ])('from %s to %s', (from, to, ids) => {
    expect(rangeBetween(shown, from, to)).toEqual(ids);
  });

  it('attachments of attachments go along, once, in the order of the list', () => {
    const documents = [
      { id: 'invoice', parentDocumentId: 'letter' },
      { id: 'letter', parentDocumentId: null },
      { id: 'inner', parentDocumentId: 'invoice' },
      { id: 'other', parentDocumentId: null },
    ];
    const ids = withAttachments(documents, new Set(['letter', 'invoice'])).map(({ id }) => id);
    expect(ids).toEqual(['invoice', 'letter', 'inner']);
  });
});
