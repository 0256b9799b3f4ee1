import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';

interface Words {
  court?: string;
  number?: string;
  title: string;
  text: readonly string[];
}
const judgment = ({ court = 'METROPOLITAN COURT', number = 'T-4-CV-2026-009999', title, text }: Words) =>
  `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
${court}

JUNIPER FLATS APARTMENTS LLC,
     Plaintiff,
v.                                   No. ${number}
ODALYS FERN,
     Defendant.

${title}

${text.join('\n\n')}

JUDGE`;

const OUT = judgment({
  title: 'JUDGMENT FOR RESTITUTION',
  text: [
    'This case came on for trial on the Petition by Owner for Restitution. Plaintiff was present. Defendant did not appear.',
    'IT IS ORDERED that Plaintiff is entitled to possession of the premises at 77 Mulberry Row, Apartment 3, and that a writ of restitution shall issue on December 2, 2026 if Defendant has not moved out.',
    'IT IS FURTHER ORDERED that Plaintiff recover from Defendant unpaid rent of $910.00.',
    'Filed and entered November 27, 2026.',
  ],
});

const sued = (text: string): Proposal => {
  const proposal = proposalFrom(text, TODAY);
  return withChanges(proposal, { role: { ...proposal.role, value: 'defendant', certainty: 'certain' } });
};
const found = (text: string) => {
  const { day, others, why } = daysOf(sued(text), null, TODAY);
  return { day, why, all: [...(day === null ? [] : [day]), ...others] };
};
const dated = (text: string) => found(text).all.map(({ what, date }) => [what, date]);

describe('a judgment that puts a tenant out', () => {
  test('names the day from which an officer may come, the appeal and the way back for who was absent', () => {
    expect(sued(OUT)).toMatchObject({
      decision: 'restitution',
      runsFrom: '2026-11-27',
      outFrom: '2026-12-02',
    });
    expect(dated(OUT)).toEqual([
      ['From this day an officer may put you out', '2026-12-02'],
      ['Notice of Appeal to District Court', '2026-12-14'],
      ['If you were not there: Motion to Set Aside Default Judgment', '2026-12-28'],
    ]);
  });

  test('of two times to appeal shows the earlier, and says that they differ', () => {
    const text = OUT.replace(
      'Filed and entered',
      'Any party aggrieved may appeal to the district court within ten (10) days.\n\nFiled and entered',
    );
    const appeal = found(text).all.find(({ what }) => what === 'Notice of Appeal to District Court');
    expect(appeal).toMatchObject({ date: '2026-12-07', isSure: false });
    expect(appeal?.warnings.join(' ')).toMatch(/The paper gives 10 days\. The court’s rule gives 15 days/);
  });

  test.each([
    'Defendant’s request for a continuance is denied.',
    'Plaintiff’s request for late fees is denied.',
    'The claim for damages is dismissed without prejudice.',
    '[ ] Judgment for Defendant. [X] Judgment for Plaintiff.',
  ])('beside “%s” the home is given back all the same', (more) => {
    const text = OUT.replace('IT IS FURTHER ORDERED', `${more}\n\nIT IS FURTHER ORDERED`);
    expect(sued(text)).toMatchObject({ decision: 'restitution', outFrom: '2026-12-02' });
  });

  test('a tenant who may leave, and who has to come to another hearing, is not put out', () => {
    const text = OUT.replace(
      /IT IS ORDERED[\s\S]*?\n\n/,
      'Judgment is entered for Plaintiff for unpaid rent. Defendant may leave the premises or stay.\n\nIf Defendant does not appear at the debtor examination, a warrant may issue.\n\n',
    )
      .replace('JUDGMENT FOR RESTITUTION', 'JUDGMENT')
      .replace(' Defendant did not appear.', ' Defendant was present.')
      .replace(' by Owner for Restitution', '');
    expect(sued(text)).toMatchObject({ decision: 'judgment' });
  });

  test('says what stops it, with the law it stands in', () => {
    const { day, why, all } = found(OUT);
    expect(day).toMatchObject({ isSure: false, aimFor: null });
    expect(day?.citation).toContain('47-8-46');
    expect(day?.warnings.join(' ')).toContain('between the third and the seventh');
    expect(why).toMatch(/home back.*legal help today/);
    expect(why).toMatch(/rent.*within 5 days/);
    expect(all[1]?.warnings.join(' ')).toContain('the appeal stops the writ only while the rent is paid in');
    expect(all[2]?.warnings.join(' ')).toContain('may have to decide within these days');
  });

  test('counts the earliest day by the rule where the paper names none, closed or not', () => {
    const silent = OUT.replace(' on December 2, 2026', '').replace('November 27', 'November 25');
    expect(dated(silent)[0]).toEqual(['From this day an officer may put you out', '2026-11-28']);
  });

  test('the day on which to have moved out is said once', () => {
    const leave = OUT.replace(
      /IT IS ORDERED[\s\S]*?\n\n/,
      'The Defendant shall vacate the premises on or before December 3, 2026.\n\n',
    );
    expect(dated(leave).filter(([, date]) => date === '2026-12-03')).toHaveLength(1);
    expect(found(leave).why).toContain('home back');
  });

  test('one that refuses to put the tenant out is none', () => {
    const refused = OUT.replace(
      /IT IS ORDERED[\s\S]*?\n\n/,
      'IT IS ORDERED that the Petition for a writ of restitution is denied.\n\n',
    ).replace('FOR RESTITUTION', '');
    expect(sued(refused)).toMatchObject({ outFrom: null });
    expect(dated(refused).map(([what]) => what)).not.toContain('From this day an officer may put you out');
    expect(found(refused).why).not.toContain('home back');
  });

  test('nothing of it is a day of the landlord', () => {
    const proposal = proposalFrom(OUT, TODAY);
    const theirs = withChanges(proposal, { role: { ...proposal.role, value: 'plaintiff' } });
    expect(daysOf(theirs, null, TODAY).day).toBeNull();
  });
});

describe('a judgment for money', () => {
  const money = (court: string, number: string) =>
    judgment({
      ...{ court, number, title: 'JUDGMENT' },
      text: [
        'This case came on for trial on the complaint on a credit card account. Both parties were present.',
        'IT IS ORDERED that Plaintiff recover from Defendant the sum of $2,140.00 with costs.',
        'Filed and entered November 23, 2026.',
      ],
    });

  test('after a trial starts the time to appeal, and to ask for a new trial, each by its name', () => {
    const text = money('SECOND JUDICIAL DISTRICT COURT', 'D-202-CV-2026-09999');
    expect(sued(text)).toMatchObject({ decision: 'judgment', runsFrom: '2026-11-23', outFrom: null });
    expect(dated(text)).toEqual([
      ['Notice of Appeal', '2026-12-23'],
      ['Motion for New Trial', '2026-12-23'],
    ]);
    // A time of months is told, and no day to wait for.
    expect(found(text).why).toMatch(
      /If it is against you.*at once.*reasonable time\. Never later than Tue, Nov 23, 2027\..*take/,
    );
  });

  test('says where the appeal may go instead', () => {
    const { day } = found(money('METROPOLITAN COURT', 'T-4-CV-2026-009999'));
    expect(day).toMatchObject({ what: 'Notice of Appeal', date: '2026-12-08' });
    expect(day?.warnings.join(' ')).toContain('Court of Appeals');
    expect(day?.warnings.join(' ')).not.toContain('In an eviction');
  });

  test('by default names the motion to set it aside beside the appeal', () => {
    const text = money('METROPOLITAN COURT', 'T-4-CV-2026-009999')
      .replace('\nJUDGMENT\n', '\nDEFAULT JUDGMENT\n')
      .replace('Both parties were present.', 'Defendant failed to answer.');
    expect(dated(text)).toEqual([
      ['Motion to Set Aside Default Judgment', '2026-12-23'],
      ['Notice of Appeal', '2026-12-08'],
    ]);
    const { day } = found(text);
    expect([day?.aimFor, day?.daysLeft]).toEqual([found(text).all[1]?.aimFor, 25]);
  });

  test.each([
    // Five court days before the appeal have passed.
    [
      'MAGISTRATE COURT',
      'M-12-CV-2026-000123',
      'November 17',
      null,
      /^Ask for it today: the time to appeal ends/,
    ],
    ['METROPOLITAN COURT', 'T-4-CV-2026-009999', 'November 23', '2026-12-01', /^We counted/],
  ])('by default, of the %s, has no aim later than one for the appeal', (court, number, day, aim, first) => {
    const text = money(court, number)
      .replace('\nJUDGMENT\n', '\nDEFAULT JUDGMENT\n')
      .replace('Both parties were present.', 'Defendant failed to answer.')
      .replace('November 23', day);
    const aside = found(text).all.find(({ what }) => what === 'Motion to Set Aside Default Judgment');
    expect(aside?.aimFor).toBe(aim);
    expect(aside?.warnings[0]).toMatch(first);
  });

  test('of a magistrate court says nothing of the metropolitan court', () => {
    const read = found(money('MAGISTRATE COURT', 'M-12-CV-2026-000123'));
    expect(read.day).toMatchObject({ what: 'Notice of Appeal to District Court' });
    expect(JSON.stringify(read.all)).not.toMatch(/metropolitan/i);
  });
});
