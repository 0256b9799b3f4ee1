import { describe, expect, test } from 'vitest';
import { toldBy } from '#src/next/told-by.ts';

const told = (
  top: string,
  side: string | null = 'defendant',
  kind: Parameters<typeof toldBy>[0]['kind'] = 'order',
) => toldBy({ kind, top, threats: [] }, side);

describe('a paper that orders somebody to come', () => {
  test.each([
    'ORDER TO SHOW CAUSE\nIT IS ORDERED that Respondent Willa Hargrove appear on December 9, 2026 at 9:00 a.m. and\nshow cause why she should not be held in contempt of court.',
    'ORDER TO SHOW CAUSE AND AFFIDAVIT FOR CONTEMPT\nYOU ARE ORDERED TO APPEAR to give any legal reason why this court should not find you guilty of contempt.',
    'SHOW CAUSE ORDER (CONTEMPT)\nIt is ORDERED that you appear in person and show cause why you should not be held in contempt.',
    'NOTICE OF HEARING\nThe Motion for Contempt filed by Petitioner will be heard on December 9, 2026.',
    'NOTICE\nIf you fail to appear, a bench warrant may be issued for your arrest.',
    'ORDER\nIf you do not appear at the hearing, the court may issue a body attachment.',
  ])('tells of the arrest: %s', (top) => {
    expect(told(top)).toBe('arrest');
    expect(told(top, 'plaintiff')).toBeNull();
  });

  test('tells it whoever is named', () => {
    const top =
      'ORDER TO SHOW CAUSE\nOn motion of Defendant, IT IS ORDERED that Plaintiff appear and show cause why he should not be held in contempt.';
    expect(told(top, 'plaintiff')).toBe('arrest');
    expect(told(top)).toBeNull();
  });

  const PARTIES = [
    { name: 'Dunmore Credit Corp.', role: 'plaintiff' },
    { name: 'Willa Hargrove', role: 'defendant' },
  ];
  const ofCaption = (top: string, side: string) =>
    toldBy({ kind: 'order', top, threats: [], parties: PARTIES }, side);

  test.each([
    'ORDER TO SHOW CAUSE\nUpon the motion filed by Plaintiff, it is ORDERED that Willa Hargrove show cause why she should not be held in contempt of court.',
    'ORDER TO SHOW CAUSE\nOn the verified motion of Dunmore Credit Corp., you are ordered to show cause why you should not be held in contempt.',
    'ORDER TO SHOW CAUSE\nOn motion of Plaintiff, IT IS ORDERED that Willa M. Hargrove appear on December 9, 2026 at 9:00 a.m. and show cause, if any she has, why she should not be held in contempt.',
    'ORDER TO SHOW CAUSE AND AFFIDAVIT FOR CONTEMPT\n1. TO CITEE (name of person you allege has violated the orders): Willa Hargrove\n2. YOU ARE ORDERED TO APPEAR, TO GIVE ANY LEGAL REASON WHY THIS COURT SHOULD NOT FIND YOU GUILTY OF CONTEMPT.',
  ])('tells whoever is cited, and not whoever asked: %s', (top) => {
    expect(ofCaption(top, 'defendant')).toBe('arrest');
    expect(ofCaption(top, 'plaintiff')).toBeNull();
  });

  test('tells whoever sues where they are the one who is cited', () => {
    const form =
      'ORDER TO SHOW CAUSE AND AFFIDAVIT FOR CONTEMPT\n1. TO CITEE (name): Dunmore Credit Corp.\n2. YOU ARE ORDERED TO APPEAR, TO GIVE ANY LEGAL REASON WHY THIS COURT SHOULD NOT FIND YOU GUILTY OF CONTEMPT.';
    expect(ofCaption(form, 'plaintiff')).toBe('arrest');
    expect(ofCaption(form, 'defendant')).toBeNull();
    const threat = 'ORDER\nIf Plaintiff fails to appear, a warrant may issue for his arrest.';
    expect(ofCaption(threat, 'plaintiff')).toBe('arrest');
    expect(ofCaption(threat, 'defendant')).toBeNull();
  });

  test('is not one that asks why a case should not be dismissed, or a letter that threatens', () => {
    expect(
      told('ORDER TO SHOW CAUSE\nDefendant shall show cause why the answer should not be stricken.'),
    ).toBeNull();
    expect(told('If you fail to appear, you will be arrested.', 'defendant', 'letter')).toBeNull();
    expect(told('ORDER\nThe motion for contempt is denied. A hearing is set on the budget.')).toBeNull();
  });

  test('calls somebody to be asked about money', () => {
    expect(told('CITATION TO DISCOVER ASSETS', 'defendant', 'debtor-examination')).toBe('arrest');
  });
});
