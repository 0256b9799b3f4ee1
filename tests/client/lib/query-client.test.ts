import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/lib/query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a line a change fails at once instead of waiting for it', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const save = vi.fn(() => Promise.reject(new Error('no line')));
  const change = new MutationObserver(client, { mutationFn: save, meta: { silent: true } });
  await expect(change.mutate()).rejects.toThrow('no line');
  expect(save).toHaveBeenCalledOnce();
});

test('with the line comes what failed, and nothing else is asked again', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const failing = vi.fn(() =>
    onlineManager.isOnline() ? Promise.resolve('here') : Promise.reject(new Error('no line')),
  );
  const there = vi.fn(() => Promise.resolve('there'));
  const meta = { silent: true };
  const failed = new QueryObserver(client, { queryKey: ['failing'], queryFn: failing, meta });
  const fine = new QueryObserver(client, { queryKey: ['fine'], queryFn: there, meta });
  const stop = [failed.subscribe(() => {}), fine.subscribe(() => {})];
  await expect.poll(() => failed.getCurrentResult().status).toBe('error');
  await expect.poll(() => fine.getCurrentResult().data).toBe('there');
  onlineManager.setOnline(true);
  await expect.poll(() => failed.getCurrentResult().data).toBe('here');
  expect(there).toHaveBeenCalledOnce();
  for (const end of stop) end();
});
