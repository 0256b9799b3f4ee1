import { describe, expect, test } from 'vitest';
import { type Candidate, inspectProduction, nextVolume } from '#src/productions/production-check.ts';
import { attachmentsNamed } from '#src/productions/production-mail.ts';

let made = 0;
function make(filename: string, first: number | null, values: Partial<Candidate> = {}): Candidate {
  made += 1;
  const pages = values.pageCount ?? 1;
  return {
    id: `${made}`,
    filename,
    mimeType: 'application/pdf',
    size: 10,
    hash: filename,
    pageCount: 1,
    status: 'ready',
    privilegeStatus: 'not_privileged',
    productionStatus: null,
    parentDocumentId: null,
    batesNumber: first === null ? null : `Q${first}`,
    range: first === null ? null : { prefix: 'QUAY', first, last: first + pages - 1, width: 6 },
    volumes: [],
    ...values,
  };
}
const idsOf = (documents: readonly Candidate[]) => new Set(documents.map(({ id }) => id));
const look = (all: Candidate[], chosen = all, withheld: Candidate[] = []) =>
  inspectProduction(all, idsOf(chosen), idsOf(withheld));
const texts = (all: Candidate[], code: string, chosen = all, withheld: Candidate[] = []) =>
  look(all, chosen, withheld)
    .warnings.filter((warning) => warning.code === code)
    .map(({ text }) => text);

describe('what goes out', () => {
  test('stands in the order of its numbers, prefix by prefix', () => {
    const found = look([
      make('c.pdf', 12),
      make('a.pdf', 2, { pageCount: 3 }),
      make('b.pdf', 1, { range: { prefix: 'ACME', first: 99, last: 99, width: 5 } }),
    ]);
    expect(found.produced.map(({ filename }) => filename)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
    expect(found).toMatchObject({
      documents: 3,
      pages: 5,
      bytes: 30,
      firstBates: 'ACME00099',
      lastBates: 'QUAY000012',
    });
    expect(found.blockers).toEqual([]);
  });

  test('what is withheld must be privileged, and stands in its own list', () => {
    const memo = make('memo.pdf', 3, { privilegeStatus: 'work_product' });
    const open = make('open.pdf', 4);
    const all = [make('a.pdf', 1), memo, open];
    const found = look(all, all, [memo, open]);
    expect(found.withheld).toMatchObject([{ filename: 'memo.pdf', privilegeStatus: 'work_product' }]);
    expect(found.blockers.map(({ code, filename }) => [code, filename])).toEqual([
      ['not-withheld', 'open.pdf'],
    ]);
    expect(found.documents).toBe(1);
  });

  test('a file that could not be read goes out behind one sheet, and is said', () => {
    const locked = make('locked.pdf', 1, { status: 'failed', pageCount: null });
    expect(look([locked]).blockers).toEqual([]);
    expect(texts([locked], 'unread')[0]).toContain('locked.pdf could not be read');
  });

  test('any other privilege counts as not reviewed', () => {
    expect(look([make('a.pdf', 1, { privilegeStatus: 'maybe' })]).blockers).toMatchObject([
      { code: 'unreviewed' },
    ]);
  });
});

describe('worth a look', () => {
  test('a family that is torn apart, unless the rest is withheld', () => {
    const mail = make('mail.eml', 1, { mimeType: 'message/rfc822' });
    const lease = make('lease.pdf', 2, { parentDocumentId: mail.id });
    const memo = make('memo.pdf', 3, { parentDocumentId: mail.id, privilegeStatus: 'privileged' });
    const all = [mail, lease, memo];
    expect(texts(all, 'family-torn', [mail, lease])).toEqual([
      'mail.eml and lease.pdf go out without memo.pdf, which belongs to the same e-mail. Produce the family together, or withhold what is privileged.',
    ]);
    expect(texts(all, 'family-torn', [mail, lease], [memo])).toEqual([]);
    expect(texts(all, 'native-left-out', [mail, lease], [memo])).toHaveLength(1);
    expect(texts(all, 'native-left-out', all)).toHaveLength(1);
  });

  test('a file of which a copy is marked privileged', () => {
    const memo = make('memo.pdf', null, { hash: 'same', privilegeStatus: 'work_product' });
    const copy = make('scan 7.pdf', 1, { hash: 'same' });
    const nameless = make('a.pdf', 2, { hash: null });
    expect(texts([memo, copy, nameless], 'copy-privileged', [copy, nameless])).toEqual([
      'scan 7.pdf is the same file as memo.pdf, which is marked Work Product. Producing one shows what the other holds back.',
    ]);
    expect(texts([memo, copy], 'copy-privileged', [copy], [memo])).toHaveLength(1);
  });

  test('an original stays also when a file in a file in it does', () => {
    const mail = make('mail.eml', 1, { mimeType: 'message/rfc822' });
    const inner = make('inner.eml', 2, { mimeType: 'message/rfc822', parentDocumentId: mail.id });
    const memo = make('memo.pdf', null, { parentDocumentId: inner.id, privilegeStatus: 'privileged' });
    expect(texts([mail, inner, memo], 'native-left-out', [mail, inner], [memo])).toHaveLength(2);
  });

  test('copies, gaps with what stands on them, numbers of two lengths', () => {
    const memo = make('memo.pdf', 4, { privilegeStatus: 'privileged' });
    const rest = make('rest.pdf', 6);
    const first = make('a.pdf', 1, { hash: 'same' });
    const copy = make('b.pdf', 8, { hash: 'same', range: { prefix: 'QUAY', first: 8, last: 8, width: 7 } });
    const all = [first, memo, rest, copy];
    const chosen = [first, copy];
    expect(texts(all, 'duplicate', chosen)).toEqual([
      'b.pdf is the same file as a.pdf (QUAY000001). Both go out.',
    ]);
    expect(texts(all, 'gap', chosen, [memo])).toEqual([
      'QUAY0000002 to QUAY0000007 are not in this production: on memo.pdf (withheld) and rest.pdf.',
    ]);
    expect(texts(all, 'mixed-width', chosen)[0]).toContain('6 and 7 digits');
    expect(texts([make('x.pdf', 1), make('y.pdf', 3)], 'gap')).toEqual([
      'QUAY000002 is not in this production: on no document.',
    ]);
  });

  test('ten thousand documents are looked at in one go', () => {
    const all = Array.from({ length: 10_000 }, (_, index) => make(`${index}.pdf`, index * 2 + 1));
    const found = look(all);
    expect(found.documents).toBe(10_000);
    expect(found.warnings.filter(({ code }) => code === 'gap')).toHaveLength(21);
  });
});

test('volumes go on from the highest', () => {
  expect(nextVolume([])).toBe('VOL001');
  expect(nextVolume(['VOL002', 'FIRST', 'VOL010'])).toBe('VOL011');
  expect(nextVolume(['VOL999'])).toBe('VOL1000');
});

describe('the head of an e-mail', () => {
  const named = (line: string, filenames: string[]) =>
    attachmentsNamed(`From: a@b.c\n${line}\n\nAttachments: not this line`, filenames);

  test('that names only what goes out stays as it is', () => {
    for (const [line, filenames] of [
      ['Attachments: lease, signed.pdf, memo.docx', ['memo.docx', 'lease, signed.pdf']],
      ['Attachments: a.pdf', ['a.pdf', 'elsewhere.pdf']],
      ['Subject: x', []],
    ] satisfies [string, string[]][]) {
      expect(named(line, filenames)).toEqual({ head: `From: a@b.c\n${line}`, isComplete: true });
    }
  });

  test('names nothing that stays here', () => {
    const left = (line: string, filenames: string[]) => {
      const { head, isComplete } = named(line, filenames);
      expect(isComplete).toBe(false);
      return head.split('\n')[1];
    };
    expect(left('Attachments: a.pdf, a.pdf', ['a.pdf'])).toBe('Attachments: a.pdf, [not in this production]');
    expect(left('Attachments: a.pdf', [])).toBe('Attachments: [not in this production]');
    expect(left('Attachments: z.pdf, advice on $& settling.docx, b.pdf', ['b.pdf', 'z.pdf'])).toBe(
      'Attachments: z.pdf, b.pdf, [not in this production]',
    );
    expect(left('Attachments: a.pdf, not a.pdf', ['a.pdf'])).not.toContain('not a.pdf');
  });
});
