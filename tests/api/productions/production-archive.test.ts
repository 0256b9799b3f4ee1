import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { productionArchive } from '#server/productions/archive.ts';
import { Production } from '#src/productions/schema.ts';
import { makePdf } from '#tests/factories/papers.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readCsv, readDat, readOpt, unzip, wrongInManifest } from '#tests/setup/load-files.ts';
import { pageTexts } from '#tests/setup/pdf-texts.ts';
import { makeProduction, makeSet, type ProductionSet } from './production-set.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const addressOf = ({ id }: { id: string }) => `/api/productions/${id}/production.zip`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function download(set: ProductionSet, production: { id: string }): Promise<Buffer> {
  const answer = await set.owner.request(addressOf(production));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const workFolder = join(server.dataDir, 'reading');
const leftInWorkFolder = () => readdir(workFolder).catch(() => []);

describe('an archive', () => {
  test('has its files, and its load files name them all', async () => {
    const set = await makeSet(server);
    const production = await makeProduction(set);
    const answer = await set.owner.request(addressOf(production));
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="VOL001 First production.zip"',
    );
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual([
      'VOL001/DATA/index.csv',
      'VOL001/DATA/loadfile.dat',
      'VOL001/DATA/loadfile.opt',
      'VOL001/DATA/readme.txt',
      'VOL001/PDF/QUAY000001.pdf',
      'VOL001/PDF/QUAY000004.pdf',
      'VOL001/PDF/QUAY000005.pdf',
      'VOL001/PDF/QUAY000006.pdf',
      'VOL001/TEXT/QUAY000001.txt',
      'VOL001/TEXT/QUAY000004.txt',
      'VOL001/TEXT/QUAY000005.txt',
      'VOL001/TEXT/QUAY000006.txt',
      'VOL001/manifest-sha256.txt',
    ]);
    expect([...files.keys()].at(-1)).toBe('VOL001/manifest-sha256.txt');
    expect(wrongInManifest(files, 'VOL001')).toEqual([]);
    const fileOf = (path: string) => {
      const bytes = files.get(path.replaceAll('\\', '/'));
      if (bytes === undefined) throw new Error(`The archive has no ${path}.`);
      return bytes;
    };

    const records = readDat(fileOf('VOL001/DATA/loadfile.dat'));
    expect(records.map(({ BEGBATES, ENDBATES, PAGECOUNT }) => [BEGBATES, ENDBATES, PAGECOUNT])).toEqual([
      ['QUAY000001', 'QUAY000003', '3'],
      ['QUAY000004', 'QUAY000004', '1'],
      ['QUAY000005', 'QUAY000005', '1'],
      ['QUAY000006', 'QUAY000006', '1'],
    ]);
    for (const { PDFPATH = '', TEXTPATH = '' } of records) {
      expect(fileOf(PDFPATH).length).toBeGreaterThan(500);
      fileOf(TEXTPATH);
    }
    expect(records[0]).toMatchObject({
      CUSTODIAN: 'Quay, Ben',
      FILENAME: 'lease.pdf',
      FILEEXT: 'pdf',
      NATIVEPATH: '',
      TEXTPATH: 'VOL001\\TEXT\\QUAY000001.txt',
    });
    expect(records[2]).toMatchObject({
      BEGATTACH: 'QUAY000005',
      ENDATTACH: 'QUAY000006',
      FROM: 'Ada Quill <ada@quill.example>',
      TO: 'Quay, Ben <ben@quay.example>',
      SUBJECT: 'The roof, "again"',
      DATESENT: '02/03/2026',
    });

    expect(fileOf('VOL001/DATA/readme.txt').toString()).toContain(
      'Volume VOL001, produced by Ben Quay to Orlov Roofing LLC on 2026-03-09',
    );

    const pages = readOpt(fileOf('VOL001/DATA/loadfile.opt'));
    expect(pages.map(({ key, isFirst, pages: count }) => [key, isFirst, count])).toEqual([
      ['QUAY000001', true, 3],
      ['QUAY000002', false, null],
      ['QUAY000003', false, null],
      ['QUAY000004', true, 1],
      ['QUAY000005', true, 1],
      ['QUAY000006', true, 1],
    ]);
    // Each line's number stands on that very page of the PDF that it names.
    const texts = new Map<string, string[]>();
    for (const { path } of pages) if (!texts.has(path)) texts.set(path, await pageTexts(fileOf(path)));
    for (const { key, path } of pages) expect(texts.get(path)?.shift()).toContain(key);
    expect([...texts.values()].flat()).toEqual([]);

    const index = readCsv(fileOf('VOL001/DATA/index.csv'));
    expect(index.map((row) => row['Begin Bates'])).toEqual(records.map(({ BEGBATES }) => BEGBATES));
    expect(index[0]).toMatchObject({
      'SHA-256 of the original': set.lease.hash,
      'Document date': '2025-04-01',
    });
    expect(index[0]?.['SHA-256 of the PDF']).toBe(hashOf(fileOf('VOL001/PDF/QUAY000001.pdf')));
    // No cell is a formula when a spreadsheet opens it.
    expect(index[2]?.Cc).toBe("'=cmd|calc@evil.example");
    const lease = fileOf('VOL001/TEXT/QUAY000001.txt').toString('utf8');
    expect(lease).toBe('Lease of 14 Piñon Lane\fRent and deposit\fSigned by both');
    expect(await pageTexts(fileOf('VOL001/PDF/QUAY000001.pdf'))).toEqual(
      lease
        .split('\f')
        .map((words, page) => expect.stringMatching(new RegExp(`${words}[^]*QUAY00000${page + 1}`))),
    );
  });

  test('of the same production is the same to the byte', async () => {
    const set = await makeSet(server);
    const production = await makeProduction(set);
    const first = await download(set, production);
    server.clock.advance({ days: 1 });
    expect(hashOf(await download(set, production))).toBe(hashOf(first));
  });

  test('leaves out the original of an e-mail that holds what is withheld', async () => {
    const set = await makeSet(server);
    const files = await unzip(await download(set, await makeProduction(set)));
    expect([...files.keys()].filter((path) => path.includes('/NATIVE/'))).toEqual([]);
    const [sheet] = await pageTexts(files.get('VOL001/PDF/QUAY000005.pdf') ?? Buffer.alloc(0));
    expect(sheet).toContain('Original not produced');
    expect(files.get('VOL001/TEXT/QUAY000005.txt')?.toString()).toContain('The roof leaks.');
    expect(files.get('VOL001/DATA/readme.txt')?.toString()).toContain(
      'QUAY000005: The original was left out',
    );
    for (const [, bytes] of files) {
      for (const secret of ['to my lawyer', 'memo']) expect(bytes.includes(secret)).toBe(false);
    }
    expect(files.get('VOL001/TEXT/QUAY000005.txt')?.toString()).toMatch(
      /Attachments: order\.pdf, \[not in this production\]\n\nThe roof leaks\. Please see the order\.$/,
    );
  });

  test('leaves out the original of an e-mail from which not everything could be taken out', async () => {
    const set = await makeSet(server);
    const note = 'The attachment "advice" is damaged and could not be taken out.';
    const mail = await set.store('broken.msg', Buffer.from('advice'), {
      mimeType: 'application/vnd.ms-outlook',
      extractedText: 'From: Ada Quill <ada@quill.example>\n\nSee what I sent.',
      notes: JSON.stringify([note]),
    });
    await set.number([mail.id]);
    const files = await unzip(await download(set, Production.parse((await set.create([mail.id])).body)));
    expect([...files.keys()].filter((path) => path.includes('/NATIVE/'))).toEqual([]);
  });

  test('holds an e-mail whose family goes out whole, as it is, behind a slip sheet', async () => {
    const set = await makeSet(server);
    await db.updateTable('documents').set({ privilegeStatus: 'not_privileged' }).execute();
    const all = set.everything.map(({ id }) => id);
    await set.number(all);
    const made = Production.parse((await set.create(all, { coverLetter: 'Enclosed: our lease.' })).body);
    const files = await unzip(await download(set, made));
    expect([...files.keys()].filter((path) => path.includes('/NATIVE/'))).toEqual([
      'VOL001/NATIVE/QUAY000005.eml',
      'VOL001/NATIVE/QUAY000007.docx',
    ]);
    expect(hashOf(files.get('VOL001/NATIVE/QUAY000005.eml') ?? Buffer.alloc(0))).toBe(set.letter.hash);
    const record = readDat(files.get('VOL001/DATA/loadfile.dat') ?? Buffer.alloc(0))[2];
    expect(record).toMatchObject({ NATIVEPATH: 'VOL001\\NATIVE\\QUAY000005.eml', FILEEXT: 'eml' });
    expect(files.get('VOL001/cover-letter.txt')?.toString()).toBe('Enclosed: our lease.\n');
    expect(wrongInManifest(files, 'VOL001')).toEqual([]);
  });

  test('carries nothing of a PDF that is not on its pages', async () => {
    const set = await makeSet(server);
    const pdf = await PDFDocument.load(await makePdf(['What is seen']));
    pdf.setTitle('Unseen title');
    pdf.setAuthor('Unseen author');
    pdf.addJavaScript('unseen', 'app.alert("Unseen script")');
    await pdf.attach(Buffer.from('Unseen file'), 'unseen.txt', { mimeType: 'text/plain' });
    const bytes = await pdf.save({ useObjectStreams: false });
    const seen = await set.store('seen.pdf', bytes, { mimeType: 'application/pdf', pageCount: 1 });
    await set.number([seen.id], 'SEEN');
    const made = Production.parse((await set.create([seen.id])).body);
    const files = await unzip(await download(set, made));
    const stamped = await PDFDocument.load(files.get('VOL001/PDF/SEEN000001.pdf') ?? Buffer.alloc(0), {
      updateMetadata: false,
    });
    expect(stamped.getTitle()).toBeUndefined();
    expect(stamped.getAuthor()).toBeUndefined();
    expect(stamped.catalog.keys().map(String).sort()).toEqual(['/Pages', '/Type']);
    const plain = Buffer.from(await stamped.save({ useObjectStreams: false })).toString('latin1');
    expect(plain).toContain('BatesStamp');
    expect(plain).not.toMatch(/unseen|EmbeddedFile|JavaScript/i);
  });

  test('gives no words of a page that is marked for redaction', async () => {
    const set = await makeSet(server);
    const pdf = await PDFDocument.load(await makePdf(['SSN 123-45-6789']));
    const mark = pdf.context.obj({ Type: 'Annot', Subtype: 'Redact', Rect: [0, 0, 612, 792] });
    pdf.getPage(0).node.addAnnot(pdf.context.register(mark));
    const marked = await set.store('marked.pdf', await pdf.save(), {
      mimeType: 'application/pdf',
      pageCount: 1,
      extractedText: 'SSN 123-45-6789',
    });
    await set.number([marked.id], 'MARK');
    const files = await unzip(await download(set, Production.parse((await set.create([marked.id])).body)));
    for (const [, bytes] of files) expect(bytes.includes('123-45')).toBe(false);
    expect(await pageTexts(files.get('VOL001/PDF/MARK000001.pdf') ?? Buffer.alloc(0))).toEqual([
      expect.stringMatching(/^\s*MARK000001\s*$/),
    ]);
    expect([...files.keys()].filter((path) => path.includes('/NATIVE/'))).toEqual([]);
  });

  test('says before it begins when bytes are gone', async () => {
    const set = await makeSet(server);
    const production = await makeProduction(set);
    await server.deps.blobs.remove(set.photo.path);
    const answer = await set.owner.rest('GET', addressOf(production));
    expectFailure(answer, 404, 'NOT_FOUND');
    expect(answer.text).toContain('roof.png (QUAY000004)');
  });
});

describe('a download', () => {
  test('that breaks midway does not end like a whole archive', async () => {
    const set = await makeSet(server);
    const production = await makeProduction(set);
    const answer = await set.owner.request(addressOf(production));
    const reader = answer.body?.getReader();
    const pieces: Uint8Array[] = [];
    const first = await reader?.read();
    if (first?.value) pieces.push(first.value);
    await rm(join(server.dataDir, 'blobs', set.order.path));
    await expect(async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        pieces.push(part.value);
    }).rejects.toThrow();
    await expect(unzip(Buffer.concat(pieces))).rejects.toThrow();
    expect(server.log.lines.some(({ message }) => message === 'archive failed')).toBe(true);
    await expect.poll(leftInWorkFolder).toEqual([]);
    const progress = await set.owner.call('rest', 'productions.progress', { id: production.id });
    expect(progress.body).toEqual({ download: null });
  });

  test('that is given up ends the work and leaves nothing behind', async () => {
    const set = await makeSet(server);
    const large = await set.store('large.pdf', await makePdf(Array.from({ length: 400 }, () => 'A page')), {
      mimeType: 'application/pdf',
      pageCount: 400,
    });
    await set.number([set.lease.id, large.id]);
    const made = Production.parse((await set.create([set.lease.id, large.id])).body);
    const answer = await set.owner.request(addressOf(made));
    const reader = answer.body?.getReader();
    await reader?.read();
    const progress = await set.owner.call('trpc', 'productions.progress', { id: made.id });
    expect(progress.body).toMatchObject({ download: { total: 2 } });
    await reader?.cancel();
    await expect.poll(leftInWorkFolder).toEqual([]);
    const later = await set.owner.call('trpc', 'productions.progress', { id: made.id });
    expect(later.body).toEqual({ download: null });
  });

  test('of which nothing is taken for too long ends by itself', async () => {
    const set = await makeSet(server);
    const noise = Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * at * 31) % 251));
    const large = await set.store('large.bin', noise, { mimeType: 'application/octet-stream' });
    await set.number([large.id]);
    const made = Production.parse((await set.create([large.id])).body);
    const documents = await db
      .selectFrom('productionDocuments')
      .selectAll()
      .where('productionId', '=', made.id)
      .execute();
    const archive = productionArchive(server.deps, made, documents, () => {}, 200);
    await expect.poll(leftInWorkFolder, { timeout: 5_000 }).not.toEqual([]);
    await expect(once(archive, 'close')).rejects.toThrow('Nothing of the download was taken for too long.');
    await expect.poll(leftInWorkFolder).toEqual([]);
  });

  test('tells its head without making anything', async () => {
    const set = await makeSet(server);
    const production = await makeProduction(set);
    const answer = await set.owner.request(addressOf(production), { method: 'HEAD' });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(await answer.text()).toBe('');
    expect(await leftInWorkFolder()).toEqual([]);
  });
});
