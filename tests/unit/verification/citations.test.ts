import { describe, expect, test } from 'vitest';
import { findLegalCitations } from '#src/law/citations/find-citations.ts';
import { checkCitation } from '#src/verification/check-citation.ts';
import { checkText } from '#src/verification/check-text.ts';
import { LEASE, PAPERS } from './papers.ts';

const TODAY = '2026-11-20';

describe('found: what the library holds, however it is written', () => {
  test.each([
    'FRCP 12(b)(6)',
    'F.R.C.P. 12(b)(6)',
    'Fed. R. Civ. P. 12(b)(6)',
    'Fed.R.Civ.P. 12(b)(6)',
    'Federal Rule of Civil Procedure 12(b)(6)',
    'Rule 12(b)(6) of the Federal Rules of Civil Procedure',
    'Rules 12(b)(1) and 12(b)(6), Fed. R. Civ. P.',
    'Rule 12(b)(6)',
    'FRE 403',
    'Fed. R. Evid. 403',
    'FRAP 4(a)(1)(A)',
    'Rule 1-012(B)(6) NMRA',
    'Rule 1-012(b)(6), NMRA',
    'NMRA 1-012',
    'NMRA, Rule 1-007.1(D)',
    '1-012(B)(6)',
    'Rules 1-033, 1-036 NMRA',
    'Rule 1-004(E)(3) and (F)(1)(b) NMRA',
    'Rule 11-403 NMRA',
    'Form 4-206 NMRA',
    'Form 4-206',
    '28 USC 1446(b)',
    '28 U.S.C. § 1446',
    'Title 28, United States Code, Section 1446',
    'NMSA 1978, § 12-5-2',
    'NMSA 1978, § 47-8-33',
    'Section 12-5-2 NMSA 1978',
    'CCP 1005(b)',
    'Code Civ. Proc., § 1005(b)',
    'Cal. Code Civ. Proc. § 430.40',
    'CRC 1.11',
    'Cal. Rules of Court, rule 1.11',
  ])('%s', (citation) => {
    expect(checkCitation(citation, TODAY)).toMatchObject({ status: 'found' });
  });
});

describe('form-only: it may be right, and we cannot know', () => {
  test.each([
    ['FRCP 56(c)(1)(A)', 'FRCP 56 is known (Summary judgment); this paragraph of it is not in our library'],
    ['FRCP 26(c)(1)(D)', 'FRCP 26(c) is known'],
    ['NMSA 1978, § 47-8-22', 'cannot say whether it exists'],
    ['29 C.F.R. § 825.100', 'cannot say whether it exists'],
    ['42 U.S.C. § 12101', 'cannot say whether it exists'],
    ['Fed. R. Crim. P. 12.1', 'cannot say whether it exists'],
    ['Cal. Civ. Code § 1942.4', 'cannot say whether it exists'],
    ['Fla. Stat. § 83.56', 'our library does not hold it'],
    ['D.N.M.LR-Civ. 7.4(a)', 'a rule of one court'],
    ['Civil Local Rule 7-3', 'a rule of one court'],
    ['Rule 12(b)(9)', 'No set of rules is named here'],
    ['Ardent v. Bellweather, 550 U.S. 544, 570 (2007)', 'We cannot know whether this decision exists'],
    ['In re Bellweather, 600 B.R. 12 (Bankr. D.N.M. 2019)', 'We cannot know'],
    ['State v. Bellweather, 2014-NMSC-012, ¶ 5, 335 P.3d 1243', 'We cannot know'],
    ['2019 WL 123456', 'We cannot know'],
    ['2019 U.S. Dist. LEXIS 12345', 'We cannot know'],
    ['600 U.S. ___ (2023)', 'We cannot know'],
    ['Ardent v. Bellweather', 'without saying where it is printed'],
    ['FRE 707', 'cannot say whether it exists'],
  ])('%s', (citation, note) => {
    const verdict = checkCitation(citation, TODAY);
    expect(verdict.note).toContain(note);
    expect(verdict.status).toBe('form-only');
  });
});

describe('looks-wrong: we know that there is no such thing', () => {
  test.each([
    ['FRCP 12(b)(9)', 'Rule 12(b) has the numbers (1) to (7)'],
    ['FRCP 12(b)(66)', 'Rule 12(b) has the numbers (1) to (7)'],
    ['FRCP 12b6', 'Paragraphs are written in brackets: 12(b)(6)'],
    ['FRCP 12(z)', 'Rule 12 ends with (i)'],
    ['FRCP 99', 'have no Rule 99'],
    ['Fed. R. Civ. P. 75', 'have no Rule 75'],
    ['FRE 999', 'have no Rule 999'],
    ['FRE 803(31)', 'Rule 803 ends with (24)'],
    ['FRAP 77', 'go from 1 to 48'],
    ['Rule 1-999 NMRA', 'have no Rule 1-999'],
    ['Rule 1-0012 NMRA', 'a figure too many'],
    ['Rule 1-12 NMRA', 'three figures behind the dash'],
    ['Rule 1-012(B)(9) NMRA', 'Rule 1-012(B) has the numbers (1) to (7)'],
    ['Rule 44-101 NMRA', 'have no set 44'],
    ['NMSA 1978, § 99-1-1', 'no such chapter'],
    ['NMSA 1978, § 12-5', 'three numbers'],
    ['60 U.S.C. § 12', 'has no title 60'],
    ['42 USC', 'names a title and no section'],
    ['77 C.F.R. § 1.1', 'has no title 77'],
    ['123 F.5th 456', 'There is no reporter'],
    ['12 P.4th 3', 'There is no reporter'],
    ['999 U.S. 12 (2020)', 'U.S. has no volume 999'],
    ['Ardent v. Bellweather, 123 F.4th 456 (10th Cir. 1998)', 'F.4th begins with decisions of 2021'],
    ['Ardent v. Bellweather, 923 F.2d 456 (10th Cir. 2012)', 'F.2d ends with decisions of 1993'],
    ['2031-NMSC-004', 'has not come yet'],
    ['2014-NMSC-12', 'three figures'],
    ['2014-NMSC-700', 'had no decision 700 in 2014'],
    ['2027 WL 1234', 'has not come yet'],
    ['Ardent v. Bellweather, 12 F.4th 3 (10th Cir. 2030)', 'has not come yet'],
    ['see what the rules say', 'no form of a citation'],
  ])('%s', (citation, note) => {
    const verdict = checkCitation(citation, TODAY);
    expect(verdict.note).toContain(note);
    expect(verdict.status).toBe('looks-wrong');
  });
});

test('a decision is one citation with its name, its reporters, its pages and its year', () => {
  const text =
    'See Ardent Mills, Inc. v. Bellweather of Taos, LLC, 550 U.S. 544, 555-56 & n.3, 127 S. Ct. 1955, 167 L. Ed. 2d 929 (2007); Doe v. Roe, No. 18-cv-123, 2019 WL 123456, at *3 (D.N.M. Jan. 5, 2019).';
  expect(findLegalCitations(text).map((citation) => citation.text)).toEqual([
    'Ardent Mills, Inc. v. Bellweather of Taos, LLC, 550 U.S. 544, 555-56 & n.3, 127 S. Ct. 1955, 167 L. Ed. 2d 929 (2007)',
    'Doe v. Roe, No. 18-cv-123, 2019 WL 123456, at *3 (D.N.M. Jan. 5, 2019)',
  ]);
});

test('what only looks like a citation is none', () => {
  const text =
    'Case 1:23-cv-01234-KG-JHR and D-202-CV-2023-01234. Call 505-797-6066. FRCP 12(b)(6), 15 days later. Apt. 12, 45 Main St., Albuquerque, N.M. 87102. The rules were made in 1978 for 30 tenants.';
  expect(findLegalCitations(text).map((citation) => citation.text)).toEqual(['FRCP 12(b)(6)']);
});

describe('in a text', () => {
  const check = (text: string, known: string[] = []) =>
    checkText(text, { papers: PAPERS, known, today: TODAY }).filter(({ kind }) => kind === 'citation');

  test('one that a paper cites is said to be, and is no better for it', () => {
    const [citation] = check('It follows from Rule 1-012(B)(6) NMRA.');
    expect(citation).toMatchObject({ status: 'found', source: { documentId: LEASE.id, page: 3 } });
    expect(citation?.note).toContain('It is cited in lease.pdf on page 3, which does not make it right.');
    expect(check('FRCP 12(b)(6) says so.')[0]).toMatchObject({ status: 'found', source: null });
  });

  test('the name of the case in hand is no citation, that of another is', () => {
    expect(check('Halden Properties LLC v. Farrow is this case.')).toEqual([]);
    expect(check('Ardent v. Bellweather is this case.', ['Case: Ardent v. Bellweather'])).toEqual([]);
    expect(check('Ardent v. Bellweather is another.')).toMatchObject([{ status: 'form-only' }]);
  });

  test('the year of a decision is not a date to look for', () => {
    const checks = checkText('See Doe v. Roe, 2019 WL 1234 (D.N.M. Jan. 5, 2019).', {
      papers: PAPERS,
      known: [],
    });
    expect(checks.map(({ kind }) => kind)).toEqual(['citation']);
  });
});
