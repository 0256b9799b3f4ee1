import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fileKey,
  findInterrupted,
  forgetInterrupted,
  interruptedWords,
  keepUnfinished,
} from '#client/uploads/interrupted.ts';
import { UploadStore } from '#client/uploads/upload-store.ts';
import { until } from '#tests/setup/until.ts';
import { type FakeTus, startFakeTus } from './fake-tus.ts';

let tus: FakeTus;
let store: UploadStore;
beforeEach(() => {
  localStorage.clear();
  tus = startFakeTus();
  store = new UploadStore('case-1');
});

const letter = (name = 'letter.txt', content = 'Dear Ms. Farrow') =>
  new File([content], name, { type: 'text/plain' });
const states = () => store.items().map(({ file, status }) => [file.name, status]);

describe('upload list', () => {
  it('sends what is ready with the case and the category', async () => {
    const uploaded = vi.fn();
    store.onUploaded(uploaded);
    store.add([letter(), letter('notes.txt')], (file) => (file.name === 'letter.txt' ? 'Notice' : ''));
    const sent = await store.start();
    expect(sent).toMatchObject([{ status: 'completed', progress: 1, documentId: 'document-0' }]);
    expect(tus.uploads).toEqual([
      {
        size: 15,
        received: 15,
        metadata: {
          name: 'letter.txt',
          type: 'text/plain',
          caseId: 'case-1',
          category: 'Notice',
          discoveryContext: '',
          filetype: 'text/plain',
          filename: 'letter.txt',
        },
      },
    ]);
    expect(uploaded).toHaveBeenCalledOnce();
    expect(states()).toEqual([
      ['letter.txt', 'completed'],
      ['notes.txt', 'ready'],
    ]);
  });

  it('says from which discovery card the files come', async () => {
    store.add([letter()], () => 'plaintiff Interrogatories request');
    await store.start({ party: 'plaintiff', repository: 'interrogatories', type: 'request' });
    expect(JSON.parse(tus.uploads[0]?.metadata.discoveryContext ?? '')).toEqual({
      party: 'plaintiff',
      repository: 'interrogatories',
      type: 'request',
    });
  });

  it('starts nothing without a category', async () => {
    store.add([letter()], () => '');
    expect(await store.start()).toEqual([]);
    expect(store.isUploading()).toBe(false);
    expect(tus.uploads).toEqual([]);
  });

  it.each(['setup.exe', 'page.html', 'noending', 'archive.pdf.zip'])('refuses %s at once', async (name) => {
    store.add([letter(name)], () => 'Other');
    const [item] = store.items();
    expect(item).toMatchObject({ status: 'error', message: expect.stringMatching(/^This type of file/) });
    expect(store.canRetry(item?.id ?? '')).toBe(false);
    expect(await store.start()).toEqual([]);
  });

  it.each(['SCAN.PDF', 'photo.JPeG', 'mail.msg'])('takes %s', (name) => {
    store.add([letter(name)], () => 'Other');
    expect(states()).toEqual([[name, 'ready']]);
  });

  it("shows the server's sentence, and tries again", async () => {
    tus.refusal = { status: 413, message: 'This file is larger than 5 GB.' };
    store.add([letter()], () => 'Other');
    const [failed] = await store.start();
    expect(failed).toMatchObject({ status: 'error', message: 'This file is larger than 5 GB.' });
    expect(store.canRetry(failed?.id ?? '')).toBe(true);
    tus.refusal = null;
    await store.retry(failed?.id ?? '');
    expect(store.items()).toMatchObject([{ status: 'completed', message: null }]);
  });

  it('takes a file once, however often it is chosen', async () => {
    const twice = letter();
    expect(store.add([twice, twice], () => 'Other')).toBe(1);
    expect(store.add([twice, letter('notes.txt')], () => 'Other')).toBe(1);
    await store.start();
    expect(store.add([twice], () => 'Other')).toBe(1);
    expect(states()).toEqual([
      ['letter.txt', 'completed'],
      ['notes.txt', 'completed'],
    ]);
  });

  it('takes no file without bytes', async () => {
    store.add([letter('empty.txt', '')], () => 'Other');
    expect(store.items()).toMatchObject([
      { status: 'error', message: expect.stringMatching(/^This file is empty/) },
    ]);
    store.clearRefused();
    expect(store.items()).toEqual([]);
  });

  it.each([
    [401, 'Please sign in.', /^You have been signed out\. Sign in again in another tab/],
    [404, 'We could not find that.', /^This case is not there any more/],
    [507, 'The disk is almost full.', /^The disk is almost full\.$/],
  ])('explains %i', async (status, message, sentence) => {
    tus.refusal = { status, message };
    store.add([letter()], () => 'Other');
    expect(await store.start()).toMatchObject([
      { status: 'error', message: expect.stringMatching(sentence) },
    ]);
  });

  it('tries everything again that stopped, at once', async () => {
    tus.refusal = { status: 507, message: 'The disk is almost full.' };
    store.add([letter(), letter('notes.txt'), letter('setup.exe')], () => 'Other');
    await store.start();
    tus.refusal = null;
    expect(await store.retry('all')).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
    expect(states()).toContainEqual(['setup.exe', 'error']);
  });

  it('holds what waits when all would fail for the same reason', async () => {
    tus.refusal = { status: 401, message: 'Please sign in.' };
    store.add(
      Array.from({ length: 8 }, (_, index) => letter(`${index}.txt`)),
      () => 'Other',
    );
    const sent = store.start();
    const count = (status: string) => store.items().filter((item) => item.status === status).length;
    await until(() => expect(count('error') + count('paused')).toBe(8));
    expect(count('paused')).toBeGreaterThan(2);
    tus.refusal = null;
    await store.retry('all');
    await sent;
    expect(count('completed')).toBe(8);
  });

  it('gives all that waits one category', () => {
    store.add([letter(), letter('notes.txt')], () => 'Other');
    store.setCategory('all', 'Discovery');
    expect(store.items().map(({ category }) => category)).toEqual(['Discovery', 'Discovery']);
  });

  it('forgets what is finished, and takes the same file again', async () => {
    store.add([letter()], () => 'Other');
    await store.start();
    store.clearCompleted();
    expect(store.items()).toEqual([]);
    store.add([letter()], () => 'Other');
    expect(await store.start()).toMatchObject([{ status: 'completed' }]);
  });
});

describe('interrupted uploads', () => {
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
  const kept = (filename: string, size = 10) => ({ size, metadata: { filename }, creationTime: 'today' });

  it('are those of this case, each once', () => {
    keep('tus::tus-case-1-lease-/api/uploads::1', kept('lease.pdf'));
    keep('tus::tus-case-1-lease-/api/uploads::2', kept('lease.pdf'));
    keep('tus::tus-case-2-other-/api/uploads::3', kept('other.pdf'));
    keep('tus::tus-case-1-broken-/api/uploads::4', 'nonsense');
    localStorage.setItem('tus::tus-case-1-worse-/api/uploads::5', '{');
    expect(findInterrupted('1').map(({ filename }) => filename)).toEqual(['lease.pdf']);
    forgetInterrupted('1');
    expect(findInterrupted('1')).toEqual([]);
    expect(findInterrupted('2')).toHaveLength(1);
  });

  it('are also those that were waiting, with the category that was chosen', () => {
    const waiting = { file: { name: 'notes.txt', size: 5 }, category: 'Discovery' };
    keepUnfinished('1', new Set(), [waiting]);
    expect(findInterrupted('1')).toEqual([{ filename: 'notes.txt', size: 5, category: 'Discovery' }]);
    // Another of them is taken up, and finished: what was not taken up stays.
    keepUnfinished('1', new Set([fileKey({ name: 'other.txt', size: 1 })]), []);
    expect(findInterrupted('1')).toHaveLength(1);
    keepUnfinished('1', new Set([fileKey(waiting.file)]), []);
    expect(findInterrupted('1')).toEqual([]);
  });

  it.each([
    [1, '1 upload was interrupted: continue'],
    [3, '3 uploads were interrupted: continue'],
  ])('%i in words', (count, words) => expect(interruptedWords(count)).toBe(words));

  it('are not there after a finished upload', async () => {
    store.add([letter()], () => 'Other');
    await store.start();
    expect(localStorage.length).toBe(0);
  });
});
