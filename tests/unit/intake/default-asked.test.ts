import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { kindOf } from '#src/papers/kind-of.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const paper = (title: string, body: string, court = 'SECOND JUDICIAL DISTRICT COURT') => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

${title}

${body}`;
const ASKS =
  'Plaintiff states that Defendant was served on October 2, 2026 and has not answered, and asks the clerk to enter the default of Defendant and judgment for $4,350.00.\n\nDated: November 20, 2026\n\n/s/ Dana Orcutt\nAttorney for Plaintiff';
const NOTED =
  'It appearing from the file that Defendant Willa Hargrove was served with summons and complaint and has failed to plead or otherwise defend, the default of Defendant is hereby entered.\n\nDated: November 20, 2026\n\nClerk of the Court';
const CIV100 = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF/PETITIONER: LARKSPUR LENDING LLC
DEFENDANT/RESPONDENT: WILLA HARGROVE
CASE NUMBER: 26CV012345

REQUEST FOR (Application)   [X] Entry of Default   [ ] Clerk's Judgment   [ ] Court Judgment

1. TO THE CLERK: On the complaint or cross-complaint filed on (date): September 14, 2026
by (name): Larkspur Lending LLC
Enter default of defendant (names): Willa Hargrove

Date: November 20, 2026`;
const FEDERAL = `UNITED STATES DISTRICT COURT
DISTRICT OF NEW MEXICO

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                Civil Action No. 1:26-cv-00321-ABC
WILLA HARGROVE,
     Defendant.

CLERK'S ENTRY OF DEFAULT

${NOTED}`;

const kind = (text: string) => kindOf(classifyDocument({ text, filename: 'paper.txt' }).type);

describe('a request for a default', () => {
  test.each([
    'REQUEST FOR ENTRY OF DEFAULT',
    'MOTION FOR DEFAULT JUDGMENT',
    "PLAINTIFF'S MOTION FOR ENTRY OF DEFAULT JUDGMENT",
    'AFFIDAVIT AND APPLICATION FOR DEFAULT JUDGMENT',
    'MOTION FOR JUDGMENT BY DEFAULT',
    "APPLICATION FOR CLERK'S ENTRY OF DEFAULT",
  ])('%s says to answer today', (title) => {
    expect(kind(paper(title, ASKS))).toBe('default-request');
    const proposal = proposalFrom(paper(title, ASKS), TODAY);
    expect(proposal).toMatchObject({ calls: 'answer-now', role: { value: 'defendant' } });
    expect(proposal.says).toContain('The other side asks the court to decide without you.');
    const { why } = daysOf(proposal, null, TODAY);
    expect(why).toMatch(/File your answer with the clerk today/);
    expect(why).toContain('stamped copy');
    expect(why).not.toContain('We found no day');
  });

  test('is one on a form with boxes', () => {
    expect(kind(CIV100)).toBe('default-request');
  });

  test.each([
    ['MOTION TO SET ASIDE DEFAULT JUDGMENT', 'motion'],
    ['RESPONSE TO MOTION FOR DEFAULT JUDGMENT', 'response'],
    ['ORDER GRANTING MOTION FOR DEFAULT JUDGMENT', 'order'],
  ])('%s is none', (title, other) => {
    expect(kind(paper(title, 'The parties appear in this matter as set out above.'))).toBe(other);
  });
});

describe('the entry of a default', () => {
  test.each([
    'ENTRY OF DEFAULT',
    "CLERK'S ENTRY OF DEFAULT",
    'CERTIFICATE OF DEFAULT',
    'NOTICE OF ENTRY OF DEFAULT',
  ])('%s is no judgment: nobody appeals from it', (title) => {
    expect(kind(paper(title, NOTED))).toBe('default-entry');
    const proposal = proposalFrom(paper(title, NOTED), TODAY);
    expect(proposal).toMatchObject({ calls: 'undo-default', decision: null, role: { value: 'defendant' } });
    const { day, others, why } = daysOf(proposal, null, TODAY);
    expect([day, ...others].filter((each) => each !== null)).toEqual([]);
    expect(why).toContain('There is no judgment yet.');
    expect(why).toContain('send your answer with it');
    expect(why).not.toContain('FRCP');
  });

  test('in a federal court goes by its rule', () => {
    const { why } = daysOf(proposalFrom(FEDERAL, TODAY), null, TODAY);
    expect(why).toContain('good cause (FRCP 55(c); this is from memory');
  });

  test('of a judgment is a judgment', () => {
    expect(kind(paper('ENTRY OF DEFAULT JUDGMENT', NOTED))).toBe('default-judgment');
    expect(kindOf('Default Judgment')).toBe('default-judgment');
  });
});
