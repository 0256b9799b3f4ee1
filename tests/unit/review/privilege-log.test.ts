import { describe, expect, test } from 'vitest';
import { mailboxParts, readMailHead, splitMailboxes } from '#src/documents/mail-head.ts';
import { emailText } from '#src/reading/email-text.ts';
import type { KnownPerson } from '#src/review/log-people.ts';
import { type LoggedDocument, privilegeLog } from '#src/review/privilege-log.ts';
import { LOG_COLUMNS, logTable, TO_BE_FILLED_IN } from '#src/review/privilege-log-columns.ts';

const HEAD = {
  from: 'Marisol Quay <marisol@quay.example>',
  to: ['Ada Quill <ada@quill.example>'],
  cc: ['"Reed, Bo" <bo@reed.example>'],
  bcc: [],
  subject: 'The roof leaked before I signed',
  date: '2026-03-02T15:04:00.000Z',
};
const mailText = (header = HEAD) => emailText(header, ['lease.pdf'], 'From: nobody\nI knew of the leak.');

const LAWYER: KnownPerson = { role: 'lawyer', names: ['Ada Quill'], email: 'ada@quill.example' };
const PARTY: KnownPerson = { role: 'party', names: ['Marisol Quay'], email: 'marisol@quay.example' };

const mail = (values: Partial<LoggedDocument> = {}): LoggedDocument => ({
  id: '5b1f0a52-0000-4000-8000-000000000001',
  filename: 'the-roof-leaked.eml',
  mimeType: 'message/rfc822',
  docType: 'Email',
  documentCategory: null,
  docDate: null,
  privilegeStatus: 'privileged',
  productionStatus: null,
  batesNumber: null,
  batesEnd: null,
  parentDocumentId: null,
  parentBatesNumber: null,
  attachments: 0,
  head: mailText(),
  description: null,
  basis: null,
  author: null,
  recipients: null,
  ...values,
});
const only = (document: LoggedDocument, known: KnownPerson[] = [LAWYER, PARTY]) => {
  const [row] = privilegeLog([document], known);
  if (row === undefined) throw new Error('no row');
  return row;
};
const fields = (document: LoggedDocument, known?: KnownPerson[]) =>
  only(document, known).warnings.map(({ field }) => field);

describe('the head of an e-mail', () => {
  test('is read as it was written, and nothing below it', () => {
    expect(readMailHead(mailText())).toEqual({ ...HEAD, date: '2026-03-02' });
  });

  test('is empty where the text begins otherwise', () => {
    const none = { from: null, to: [], cc: [], bcc: [], date: null, subject: null };
    expect(readMailHead('Dear Ada,\nFrom: me')).toEqual(none);
    expect(readMailHead('')).toEqual(none);
    expect(readMailHead('\n\nFrom: me')).toEqual(none);
  });

  test('lines out of their order belong to the text', () => {
    expect(readMailHead('To: a@x.example\nFrom: b@x.example').from).toBeNull();
  });

  test.each([
    ['a@x.example, b@x.example', ['a@x.example', 'b@x.example']],
    ['Quill, Ada <a@x.example>, Bo <b@x.example>', ['Quill, Ada <a@x.example>', 'Bo <b@x.example>']],
    ['Undisclosed, a@x.example', ['Undisclosed', 'a@x.example']],
    ['Board', ['Board']],
    ['', []],
  ])('"%s" are %o', (line, boxes) => expect(splitMailboxes(line)).toEqual(boxes));

  test('mailboxes have a name, an address or both', () => {
    expect(mailboxParts('"Quill, Ada" <ADA@x.example>')).toEqual({
      name: 'Quill, Ada',
      address: 'ada@x.example',
    });
    expect(mailboxParts('<ada@x.example>')).toEqual({ name: null, address: 'ada@x.example' });
    expect(mailboxParts('Board')).toEqual({ name: 'Board', address: null });
  });
});

describe('a line of the log', () => {
  test('has what the e-mail says of itself, lawyers marked, and nothing of its content', () => {
    const row = only(mail({ attachments: 2 }));
    expect(row).toMatchObject({
      logNumber: 1,
      controlNumber: 'C-5B1F0A52-0000',
      date: '2026-03-02',
      type: 'Email',
      author: 'Marisol Quay <marisol@quay.example>',
      recipients: 'Ada Quill <ada@quill.example> (lawyer); cc: "Reed, Bo" <bo@reed.example>',
      description: '',
      suggestedDescription: 'E-mail with attachments from Marisol Quay to Ada Quill (lawyer) about …',
      privilege: 'Attorney–client privilege',
      treatment: 'withheld',
      family: 'With 2 attachments',
    });
    const { filename: _own, ...shown } = row;
    expect(JSON.stringify(shown)).not.toMatch(/leak|roof/i);
  });

  test('says its Bates range and family', () => {
    const row = only(
      mail({
        batesNumber: 'Q000004',
        batesEnd: 'Q000006',
        parentDocumentId: 'p',
        parentBatesNumber: 'Q000001',
      }),
    );
    expect(row).toMatchObject({ controlNumber: 'Q000004 – Q000006', family: 'Attached to Q000001' });
    expect(only(mail({ batesNumber: 'Q000004', batesEnd: 'Q000004' })).controlNumber).toBe('Q000004');
  });

  test('lawyers are known by name as well, in whatever order it is written', () => {
    const head = mailText({ ...HEAD, to: ['"Quill, Ada, Esq." <office@firm.example>'] });
    expect(only(mail({ head })).people.filter(({ isLawyer }) => isLawyer)).toEqual([
      { name: '"Quill, Ada, Esq." <office@firm.example>', kind: 'to', isLawyer: true },
    ]);
  });

  test("the person's own words go before what was found", () => {
    const own = {
      description: 'Request for advice about the lease',
      basis: 'b',
      author: 'A',
      recipients: 'R',
    };
    expect(only(mail(own))).toMatchObject({ ...own, ownAuthor: 'A', ownRecipients: 'R' });
  });

  test('families stand together and are numbered from 1', () => {
    const rows = privilegeLog(
      [
        mail({ id: 'm1' }),
        mail({ id: 'm2' }),
        mail({ id: 'a1', parentDocumentId: 'm1', mimeType: 'application/pdf', head: null }),
      ],
      [],
    );
    expect(rows.map(({ logNumber, documentId }) => `${logNumber} ${documentId}`)).toEqual([
      '1 m1',
      '2 a1',
      '3 m2',
    ]);
  });
});

describe('what is missing is named', () => {
  const done = { description: 'Request for advice', basis: 'Confidential, for legal advice' };
  const inside = mailText({ ...HEAD, cc: [] });

  test('nothing where everything is there', () => {
    expect(fields(mail({ ...done, head: inside }))).toEqual([]);
  });

  test('description and basis, with the rule', () => {
    const { warnings } = only(mail({ head: inside }));
    expect(warnings.map(({ field }) => field)).toEqual(['description', 'basis']);
    expect(warnings.every(({ text }) => text.includes('FRCP 26(b)(5)(A)'))).toBe(true);
    expect(fields(mail({ ...done, head: inside, description: 'E-mail about …' }))).toEqual(['description']);
  });

  test('an outsider among the recipients, and a privilege without a lawyer', () => {
    expect(fields(mail(done))).toEqual(['recipients']);
    expect(fields(mail({ ...done, head: inside }), [PARTY])).toEqual(['privilege', 'recipients']);
    expect(fields(mail({ ...done, head: inside, privilegeStatus: 'work_product' }), [])).toEqual([]);
  });

  test('a paper without date and author', () => {
    const memo = { ...done, mimeType: 'application/pdf', head: null, privilegeStatus: 'work_product' };
    expect(fields(mail(memo))).toEqual(['date', 'author']);
  });

  test('withheld without a privilege, and privileged but produced', () => {
    expect(
      fields(mail({ ...done, head: inside, privilegeStatus: null, productionStatus: 'withheld' })),
    ).toEqual(['privilege']);
    const produced = only(mail({ ...done, head: inside, productionStatus: 'produced' }));
    expect(produced.treatment).toBe('produced');
    expect(produced.warnings[0]?.text).toContain('FRE 502(b)');
  });
});

test('the files have the usual columns, without file names, and say what is to be filled in', () => {
  const [titles, row] = logTable(privilegeLog([mail({ privilegeStatus: 'work_product' })], [LAWYER]));
  expect(titles).toEqual([
    'No.',
    'Bates or control no.',
    'Date',
    'Type',
    'Author',
    'Recipients',
    'Description',
    'Privilege asserted',
    'Withheld or redacted',
    'Basis',
    'Family',
  ]);
  expect(row?.[6]).toBe(TO_BE_FILLED_IN);
  expect(row?.[9]).toBe(TO_BE_FILLED_IN);
  expect(row?.join(' ')).not.toContain('leaked');
  expect(LOG_COLUMNS.reduce((sum, { width }) => sum + width, 0)).toBe(720);
});
