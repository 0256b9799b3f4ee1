import { beforeEach, expect, test, vi } from 'vitest';
import { UploadQueue } from '#client/intake/upload-queue.ts';
import type { WaitingFile } from '#client/intake/waiting-files.ts';

const state = vi.hoisted(() => ({ waiting: [] as WaitingFile[], forgotten: [] as string[] }));
vi.mock('#client/intake/waiting-files.ts', async (original) => ({
  ...(await original<object>()),
  listWaiting: async (intakeId: string | null) => state.waiting.filter((each) => each.intakeId === intakeId),
  forgetFile: async (key: string) => void state.forgotten.push(key),
}));
const sent: string[] = [];
vi.mock('#client/intake/send-file.ts', async (original) => ({
  ...(await original<object>()),
  sendFile: async (file: File, intakeId: string | null) => {
    sent.push(file.name);
    return { intakeId: intakeId ?? 'new', notes: [] };
  },
}));

const file = (name: string, tab: string, intakeId: string | null = null): WaitingFile => ({
  ...{ key: name, file: new File(['words'], name), intakeId, chosenAt: 1, tab },
});

beforeEach(() => {
  sent.length = 0;
  state.forgotten.length = 0;
  sessionStorage.setItem('proceed.tab', 'here');
});

test('what this tab has chosen goes on by itself; what another one has left waits for a word', async () => {
  state.waiting = [file('mine.txt', 'here'), file('whose.txt', 'elsewhere')];
  const queue = new UploadQueue(null, () => {});
  await queue.resume();
  await vi.waitFor(() => expect(sent).toEqual(['mine.txt']));
  expect(queue.left().map(({ key }) => key)).toEqual(['whose.txt']);
  queue.settleLeft(true);
  await vi.waitFor(() => expect(sent).toEqual(['mine.txt', 'whose.txt']));
  expect(queue.left()).toEqual([]);
});

test('what is not theirs is forgotten and never sent', async () => {
  state.waiting = [file('whose.txt', 'elsewhere')];
  const queue = new UploadQueue(null, () => {});
  await queue.resume();
  queue.settleLeft(false);
  expect(state.forgotten).toEqual(['whose.txt']);
  expect(sent).toEqual([]);
});

test('what goes to papers that are open to nobody else goes on in any tab', async () => {
  state.waiting = [file('page 2.jpg', 'elsewhere', 'set')];
  const queue = new UploadQueue('set', () => {});
  await queue.resume();
  await vi.waitFor(() => expect(sent).toEqual(['page 2.jpg']));
});
