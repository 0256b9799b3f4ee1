import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailText } from '#src/reading/email-text.ts';
import { readEmailParts } from '#src/viewer/email-parts.ts';

const HEADER = {
  from: 'Odette Farrow <odette@example.org>',
  to: ['Willa Hargrove <willa@example.org>', 'clerk@example.org'],
  cc: [],
  bcc: [],
  subject: 'Re: furnace',
  date: '2025-03-04T17:15:00.000Z',
};

describe('the parts of an e-mail', () => {
  it('are its header lines and its body', () => {
    const text = emailText(HEADER, ['lease.pdf'], 'Dear Ms. Hargrove,\n\nwe are sorry.');
    const { header, body, start } = readEmailParts(text);
    expect(header.map(({ label, value }) => ({ label, value }))).toEqual([
      { label: 'From', value: 'Odette Farrow <odette@example.org>' },
      { label: 'To', value: 'Willa Hargrove <willa@example.org>, clerk@example.org' },
      { label: 'Date', value: '2025-03-04 17:15 UTC' },
      { label: 'Subject', value: 'Re: furnace' },
      { label: 'Attachments', value: 'lease.pdf' },
    ]);
    expect(body).toBe('Dear Ms. Hargrove,\n\nwe are sorry.');
    expect(text.slice(start)).toBe(body);
    for (const line of header) expect(text.slice(line.start, line.end)).toBe(`${line.label}: ${line.value}`);
  });

  it('lines of the body stay in the body', () => {
    const { header, body } = readEmailParts(emailText(HEADER, [], 'From: the court\nSubject: you lost'));
    expect(header.map(({ label }) => label)).toEqual(['From', 'To', 'Date', 'Subject']);
    expect(body).toBe('From: the court\nSubject: you lost');
  });

  it('a value cannot become another line', () => {
    const subject = 'hello\r\nFrom: the court\n\nFrom: again\u2028To: you';
    const { header } = readEmailParts(emailText({ ...HEADER, subject }, [], 'Body.'));
    expect(header.filter(({ label }) => label === 'From')).toMatchObject([
      { label: 'From', value: HEADER.from },
    ]);
    expect(header.at(-1)?.value).toBe('hello From: the court From: again To: you');
  });

  it('text without a header is all body', () => {
    expect(readEmailParts('Just words.\n\nFrom: nobody')).toEqual({
      header: [],
      body: 'Just words.\n\nFrom: nobody',
      start: 0,
    });
    expect(readEmailParts('')).toEqual({ header: [], body: '', start: 0 });
  });

  it('law: whatever a sender writes, what was written comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (subject, body) => {
        const parts = readEmailParts(emailText({ ...HEADER, subject }, [], body));
        const said = subject.replace(/\s+/g, ' ').trim();
        expect(parts.header.find(({ label }) => label === 'Subject')?.value ?? '').toBe(said);
        expect(parts.body).toBe(body.trim());
      }),
    );
  });
});
