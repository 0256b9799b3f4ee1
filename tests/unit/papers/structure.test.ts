import { describe, expect, it } from 'vitest';
import { findAuthorities } from '#src/papers/authorities.ts';
import { bounded } from '#src/papers/bounded.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { readStructure } from '#src/papers/structure.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

function structureOf(text: string, docType: string) {
  const paper = readPaper(text);
  return readStructure(paper, readSentences(paper), { title: null, docType });
}
const authoritiesOf = (text: string) => findAuthorities(readPaper(text)).map((found) => found.text);

describe('readStructure', () => {
  it('counts the requests of each sort by their numbers', () => {
    const text = [
      'INTERROGATORY NO. 1: State your name.',
      'INTERROGATORY NO. 2: State your address.',
      'INTERROGATORY NO. 2 (continued): and since when.',
      'REQUEST FOR PRODUCTION NO. 1: Your lease.',
    ].join('\n');
    expect(structureOf(text, 'Discovery Request').requests).toMatchObject([
      { what: 'interrogatory', count: 2 },
      { what: 'request for production', count: 1 },
    ]);
    expect(structureOf(text, 'Letter').requests).toEqual([]);
  });

  it('counts numbered paragraphs where no request is labeled', () => {
    const text = 'REQUESTS\n1. State your name.\n2. State your address.\n3. State your age.';
    expect(structureOf(text, 'Interrogatories').requests).toMatchObject([
      { what: 'numbered request', count: 3 },
    ]);
  });

  it('counts how an answer meets the paragraphs', () => {
    const text = [
      'ANSWER',
      '1. Defendant admits paragraph 1.',
      '2. Defendant denies paragraph 2.',
      '3. Defendant lacks knowledge or information to admit or deny paragraph 3.',
    ].join('\n');
    expect(structureOf(text, 'Answer').responses).toMatchObject({ admitted: 1, denied: 1, unknown: 1 });
  });

  it('reads the head of a message', () => {
    const text =
      'From: Owen Tice <owen@tice.example>\nTo: Ada Quill\nSubject: The roof\n\nPlease send me the estimate of the roofer.';
    const { message, request } = structureOf(text, 'Email');
    expect(message).toEqual({ from: 'Owen Tice <owen@tice.example>', to: 'Ada Quill', subject: 'The roof' });
    expect(request?.text).toBe('Please send me the estimate of the roofer.');
  });

  it('finds what a motion asks for, not what it cites or calls a request', () => {
    const text = [
      'Tice ignored my requests for the lease of the apartment.',
      'See the request of the tenant in Quill v. Marsh to the court.',
      'Plaintiff respectfully requests that the Court order an answer.',
    ].join('\n');
    expect(structureOf(text, 'Motion').request?.text).toBe(
      'Plaintiff respectfully requests that the Court order an answer.',
    );
  });

  it('quotes who makes an agreement and for how long', () => {
    const text =
      'LEASE\nThis lease is made between Pinyon Property Management and Ada Quill.\nThe term of this lease begins on May 1, 2031 and ends on April 30, 2032.';
    const { between, term } = structureOf(text, 'Lease');
    expect(between?.text).toContain('between Pinyon Property Management and Ada Quill');
    expect(term?.text).toContain('ends on April 30, 2032');
    for (const found of [between, term]) {
      if (found) expect(text.slice(found.evidence.start, found.evidence.end)).toBe(found.evidence.quote);
    }
  });

  it('quotes the docket entry of a court’s notice', () => {
    const text =
      'Notice of Electronic Filing\nDocket Text:\nORDER granting [7] Motion for Extension.\n3:31-cv-00001 Notice has been electronically mailed to:';
    expect(structureOf(text, 'Notice of Electronic Filing').request?.text).toBe(
      'ORDER granting [7] Motion for Extension.',
    );
  });
});

describe('findAuthorities', () => {
  it('gives each statute, rule and decision once, as printed, the most cited first', () => {
    const text =
      'Under Fed. R. Civ. P. 12(b)(6) and 28 U.S.C. § 1446(b) the removal was late. 28 U.S.C. § 1446(b) says so. See Winter v. Nat. Res. Def. Council, 555 U.S. 7, 22 (2008); 555 U.S. at 24.';
    expect(authoritiesOf(text)).toEqual([
      '28 U.S.C. § 1446(b)',
      'Fed. R. Civ. P. 12(b)(6)',
      'Winter v. Nat. Res. Def. Council, 555 U.S. 7, 22 (2008)',
    ]);
  });

  it('reads the numbers of other courts’ rules to their end', () => {
    expect(authoritiesOf('An appeal is filed under Rule 2:4-1(a).')).toEqual(['Rule 2:4-1(a)']);
  });

  it('finds none where none stands', () => {
    expect(authoritiesOf('Ada Quill v. Owen Tice. Please pay $400 by May 1.')).toEqual([]);
  });

  it('grows with the text', async () => {
    const piece = 'See 28 U.S.C. § 1446(b) and Rule 12. ';
    expect(await growthOf((times) => findAuthorities(readPaper(piece.repeat(times))), 400)).toBeLessThan(
      LINEAR,
    );
  });
});

describe('bounded', () => {
  it('keeps whole sentences, and cuts one that is too long between words', () => {
    expect(bounded('One. Two.', 100)).toEqual({ text: 'One. Two.', isCut: false });
    expect(bounded('This is one of them. This is another.', 25)).toEqual({
      text: 'This is one of them.',
      isCut: true,
    });
    expect(bounded('words without any end at all here', 15)).toEqual({
      text: 'words without …',
      isCut: true,
    });
  });
});
