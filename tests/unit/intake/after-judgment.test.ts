import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { needsService } from '#src/intake/needs-service.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const CAPTION = `COTTONWOOD CREDIT SERVICES LLC, Plaintiff,
v.                                  No. D-202-CV-2026-01234
WILLA HARGROVE, Defendant.`;
const paper = (title: string, ...text: string[]) =>
  `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

${CAPTION}

${title}

${text.join('\n\n')}`;

const kindOf = (text: string) => classifyDocument({ text, filename: 'paper.txt', mimeType: 'text/plain' }).id;
const whyOf = (text: string) => daysOf(proposalFrom(text, TODAY), null, TODAY).why ?? '';

const EXEMPTIONS = paper(
  'NOTICE OF RIGHT TO CLAIM EXEMPTIONS',
  'TO: Willa Hargrove, Judgment Debtor',
  'A judgment was entered against you on September 14, 2026. You must file a claim of exemption with the clerk within ten (10) days after the service of this notice upon you.',
  'Dated: November 16, 2026',
);
const EXAMINATION = paper(
  'ORDER TO APPEAR FOR EXAMINATION',
  'TO: Willa Hargrove',
  'YOU ARE ORDERED TO APPEAR personally before this court on December 17, 2026 at 9:00 a.m. in Courtroom 3 to furnish information to aid in enforcement of a money judgment against you.',
  'If you fail to appear, you may be subject to arrest.',
  'Dated: November 9, 2026',
);
const CITATION = `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS

${CAPTION}

CITATION TO DISCOVER ASSETS TO DEBTOR

TO: Willa Hargrove, 219 Larkspur Court, Chicago, Illinois

YOU ARE COMMANDED to appear before the Judge presiding in Courtroom 1401 on December 16, 2026 at 9:30 a.m. to be examined under oath to discover assets or income not exempt from enforcement of a judgment.

Judgment was entered on June 8, 2026 against Willa Hargrove. There is now due $4,350.00.

Witness: November 12, 2026`;
const IN_AID = paper(
  'ORDER IN AID OF EXECUTION',
  'This matter came before the Court on the application of the judgment creditor.',
  'IT IS ORDERED that Willa Hargrove appear before this Court on December 18, 2026 at 10:00 a.m. to answer concerning her property and income.',
  'Dated November 10, 2026.',
);
const QUESTIONS = paper(
  'INFORMATION SUBPOENA',
  'TO: Willa Hargrove',
  'A judgment was entered on June 8, 2026 in favor of Cottonwood Credit Services LLC, judgment creditor, and against Willa Hargrove, judgment debtor. WE COMMAND YOU that you answer in writing under oath each question in the questionnaire and return the answers within 7 days after your receipt of this subpoena.',
  'Dated: November 12, 2026',
);
const EXECUTION = paper(
  'WRIT OF EXECUTION',
  'TO THE SHERIFF OF BERNALILLO COUNTY: Judgment was entered on September 14, 2026 against Willa Hargrove for $4,350.00. You are commanded to levy on the personal property of the judgment debtor to satisfy the judgment.',
  'Dated: November 16, 2026',
);
const AGREED = paper(
  'STIPULATED JUDGMENT',
  'The parties agree to the entry of judgment as follows. Defendant shall pay $1,200.00 to Plaintiff, the first payment of $200.00 due December 1, 2026. The parties waive their right to appeal.',
  'IT IS ORDERED that judgment is entered as agreed.',
  'Filed November 20, 2026.',
  'JUDGE',
);
const HOLD = paper(
  'ORDER STAYING CASE',
  'The Court was advised that Defendant filed a petition in bankruptcy. It is ORDERED that all proceedings in this case are stayed until further order of the Court.',
  'Dated: November 20, 2026',
  'DISTRICT JUDGE',
);

describe('a paper after a judgment', () => {
  test.each([
    ['exemption-notice', EXEMPTIONS],
    ['exemption-notice', EXEMPTIONS.replace('RIGHT TO CLAIM EXEMPTIONS', 'EXEMPTION RIGHTS')],
    [
      'exemption-notice',
      EXEMPTIONS.replace('RIGHT TO CLAIM EXEMPTIONS', 'RIGHT TO HAVE EXEMPTIONS DESIGNATED'),
    ],
    ['debtor-examination', EXAMINATION],
    ['debtor-examination', EXAMINATION.replace('ORDER TO APPEAR FOR', 'NOTICE OF JUDGMENT DEBTOR')],
    ['debtor-examination', CITATION],
    ['debtor-examination', IN_AID],
    ['debtor-questions', QUESTIONS],
    ['debtor-questions', QUESTIONS.replace('INFORMATION SUBPOENA', 'INTERROGATORIES IN AID OF EXECUTION')],
    ['execution-writ', EXECUTION],
    ['agreed-judgment', AGREED],
    ['agreed-judgment', AGREED.replace('STIPULATED', 'CONSENT')],
    ['agreed-judgment', AGREED.replace('STIPULATED', 'AGREED FINAL')],
    ['agreed-judgment', AGREED.replace('STIPULATED JUDGMENT', 'STIPULATION FOR ENTRY OF JUDGMENT')],
    ['agreed-judgment', AGREED.replace('STIPULATED JUDGMENT', 'JUDGMENT')],
  ] as const)('is %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
    const { begins, decision } = proposalFrom(text, TODAY);
    expect(begins).toBe(false);
    expect(decision ?? null).toBe(kind === 'agreed-judgment' ? 'agreed-judgment' : null);
  });

  test.each([
    ['motion', EXAMINATION.replace('ORDER TO APPEAR FOR', 'MOTION FOR DEBTOR')],
    ['motion', AGREED.replace('STIPULATED JUDGMENT', 'MOTION FOR CONSENT JUDGMENT')],
    ['notice-hearing', EXEMPTIONS.replace('NOTICE OF RIGHT TO', 'NOTICE OF HEARING ON')],
    [
      'order',
      HOLD.replace('ORDER STAYING CASE', 'ORDER LIFTING STAY').replace(
        'are stayed',
        'were stayed. The stay is lifted',
      ),
    ],
    [
      'order',
      HOLD.replace('STAYING CASE', 'STAYING DISCOVERY').replace('all proceedings in', 'all discovery in'),
    ],
    ['order', HOLD.replace('STAYING CASE', 'DENYING STAY').replace('are stayed', 'are not stayed')],
    ['stay-order', HOLD],
    [
      'stay-order',
      HOLD.replace('STAYING CASE', 'GRANTING MOTION TO STAY').replace('all proceedings in this', 'this'),
    ],
  ] as const)('is told from its neighbors: %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each([
    [EXEMPTIONS, 'Claim what is protected'],
    [EXECUTION, 'Claim what is protected'],
    [EXAMINATION, 'Be there on Thu, Dec 17, 2026. If you do not come, you can be arrested.'],
    [CITATION, 'Be there on Wed, Dec 16, 2026.'],
    [IN_AID, 'Be there on Fri, Dec 18, 2026.'],
    [QUESTIONS, 'Answer each question in writing and under oath'],
  ])('says what it calls for, and that no answer is filed', (text, words) => {
    expect(proposalFrom(text, TODAY).role).toMatchObject({ value: 'defendant', certainty: 'likely' });
    expect(whyOf(text)).toContain('A judge has decided before. You file no answer to this paper.');
    expect(whyOf(text)).toContain(words);
  });

  test.each([
    'Date: November 30, 2026\nTime: 10:12 a.m.\n\n____________\nJUDGE OR REFEREE',
    'SO ORDERED.\n\nDate: November 30, 2026    Time: 10:12 a.m.\nMara Quill, Judge',
  ])('was signed on the day above the judge’s name, and nobody is heard then: %s', (when) => {
    const text = EXAMINATION.replace('Dated: November 9, 2026', when);
    expect(proposalFrom(text, TODAY).hearings.map(({ date }) => date)).toEqual(['2026-12-17']);
  });

  test('has a day above the judge’s name that may be a hearing’s, where nothing marks it as signed', () => {
    const when = 'Date: November 30, 2026    Time: 10:12 a.m.\nMara Quill, Judge';
    const { hearings } = proposalFrom(EXAMINATION.replace('Dated: November 9, 2026', when), TODAY);
    expect(hearings.find(({ date }) => date === '2026-11-30')).toMatchObject({ certainty: 'unsure' });
  });

  test('has to be served in time by who asked for it, and not by its reader', () => {
    const served = 'This order must be served not less than 30 days before the date set for the examination.';
    expect(proposalFrom(`${EXAMINATION}\n\n${served}`, TODAY).deadlines).toEqual([]);
  });

  test.each([
    ['above another time', 'Filed November 12, 2026 at 8:01 a.m.', '   Dept: 511'],
    ['where no other hour is set', '', ''],
  ])('but a hearing that a judge sets in rows stands: %s', (_name, before, room) => {
    const rows = `A hearing is set as follows:\nDate: December 17, 2026    Time: 9:00 a.m.${room}\n\nMara Quill, Judge`;
    const text = paper('NOTICE OF HEARING ON CLAIM OF EXEMPTION', before, rows);
    expect(proposalFrom(text, TODAY).hearings.map(({ date }) => date)).toEqual(['2026-12-17']);
  });

  test('has no day of an answer, and the time to claim runs from its service', () => {
    const proposal = proposalFrom(EXEMPTIONS, TODAY);
    expect(needsService(proposal, TODAY)).toBe(true);
    const { day, others } = daysOf(proposal, { date: '2026-11-20', method: 'personal' }, TODAY);
    expect(day).toMatchObject({ what: 'File a claim of exemption', date: '2026-11-30' });
    expect(others).toEqual([]);
  });

  test('holds the whole case, and leaves nobody sure that their time waits', () => {
    expect(whyOf(HOLD)).toContain('The judge holds the whole case for now.');
    expect(whyOf(HOLD)).toContain('Until you know, take it that the time runs.');
  });
});

describe('a judgment by which the right to appeal is given up', () => {
  test('says so, and who can say if it holds', () => {
    expect(proposalFrom(AGREED, TODAY).appealGivenUp).toBe('The parties waive their right to appeal.');
    const { day, others, why } = daysOf(proposalFrom(AGREED, TODAY), null, TODAY);
    expect(why).not.toContain('You can appeal');
    expect(why).toContain('“The parties waive their right to appeal.” That gives up the right to appeal.');
    expect(why).toContain('A lawyer or a self-help center can say if that holds.');
    const all = [day, ...others].flatMap((each) => (each === null ? [] : [each.what]));
    expect(all).toContain('If you still can: Notice of Appeal');
    expect(all.join()).not.toContain('If you were not there');
  });

  test.each([
    'Defendant agrees not to appeal this judgment.',
    'The right of appeal is hereby waived.',
    'Each party gives up any right to appeal.',
  ])('in other words: %s', (words) => {
    const text = AGREED.replace('The parties waive their right to appeal.', words);
    expect(proposalFrom(text, TODAY).appealGivenUp).toBe(words);
  });

  test.each([
    'If you do not file in time, you waive your right to appeal.',
    'Defendant may ask the clerk to waive the fee for an appeal.',
    'You have the right to appeal within 15 days.',
    'The parties do not waive their right to appeal.',
  ])('is no other: %s', (words) => {
    const text = AGREED.replace('The parties waive their right to appeal.', words);
    expect(proposalFrom(text, TODAY).appealGivenUp ?? null).toBeNull();
  });
});

describe('a lockout of a place of business', () => {
  const LOCKOUT = `NOTICE OF LOCKOUT

TO: Quince Bakery LLC, 77 Mulberry Row, Suite 3, Houston, Texas

You are in default under your commercial lease for failure to pay rent. The landlord has changed the door locks. You may get a new key if you pay the delinquent rent of $6,400.00 to the manager at 12 Birch Street, Houston, Texas.

Date: November 24, 2026

Copper Mesa Properties LLC, Landlord`;

  test('by its owner is a letter, and no promise of a court stands in it', () => {
    expect(kindOf(LOCKOUT)).toBe('eviction-notice');
    expect(proposalFrom(LOCKOUT, TODAY).asks).toBe('letter');
    expect(whyOf(LOCKOUT)).toContain('For a place of business some states let the owner change the locks');
    expect(whyOf(LOCKOUT)).not.toContain('Nobody may put you out');
  });

  test('by an officer follows a judgment, and speaks of no home', () => {
    const text = `LOCKOUT NOTICE - ORDER FOR POSSESSION (NON-RESIDENTIAL)

The landlord has obtained an order for possession of the leased premises at 77 Mulberry Row, which Quince Bakery LLC rents as a shop. The constable will put you out and change the locks on or after December 9, 2026.

Constable R. Vane`;
    const proposal = proposalFrom(text, TODAY);
    expect(proposal).toMatchObject({ decision: 'eviction-writ', outFrom: '2026-12-09' });
    expect(proposal.says).toContain('out of a place of business');
    expect(whyOf(text)).not.toContain('pets');
  });
});
