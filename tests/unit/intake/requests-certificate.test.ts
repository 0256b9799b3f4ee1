import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const CAPTIONS = {
  NM: `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.`,
  US: `UNITED STATES DISTRICT COURT
FOR THE NORTHERN DISTRICT OF CALIFORNIA

PINE RIDGE FREIGHT INC.,
     Plaintiff,
v.                                Case No. 3:26-cv-00321-ABC
WILLA HARGROVE,
     Defendant.`,
  CA: `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
1130 O Street, Fresno, CA 93721

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   Case No. 26CECG01234
WILLA HARGROVE,
     Defendant.`,
  TX: `CAUSE NO. DC-26-01234

LARKSPUR LENDING LLC,               IN THE DISTRICT COURT
     Plaintiff,
v.                                  160TH JUDICIAL DISTRICT
WILLA HARGROVE,
     Defendant.                     DALLAS COUNTY, TEXAS`,
} as const;
const MAILED = 'was mailed by first class mail to Willa Hargrove, 219 Larkspur Court, postage prepaid.';

const requests = (
  where: keyof typeof CAPTIONS,
  { title = 'FIRST SET OF INTERROGATORIES', sent = MAILED, on = 'November 10, 2026' } = {},
) => `${CAPTIONS[where]}

PLAINTIFF'S ${title} TO DEFENDANT

TO: Willa Hargrove, Defendant pro se

Plaintiff asks that you answer each of the following within thirty (30) days after service.

NO. 1: All letters to or from Plaintiff.

Dated: November 6, 2026
Dana Orcutt, Attorney for Plaintiff

CERTIFICATE OF SERVICE
I hereby certify that on ${on}, a true copy of the foregoing ${sent}`;

function dayOf(text: string, service: Service | null) {
  const proposal = proposalFrom(text, TODAY);
  const mine = { ...proposal, role: { ...proposal.role, value: 'defendant' as const } };
  const { day, others } = daysOf(mine, service, TODAY);
  return { day, others, asks: proposal.asks, requests: proposal.requests };
}

describe('the certificate of service of requests', () => {
  test.each([
    ['NM', '2026-12-14'],
    ['US', '2026-12-14'],
    ['CA', '2026-12-15'],
    ['TX', '2026-12-14'],
  ] as const)('%s: the mailing starts the time, and mail adds its days', (where, date) => {
    for (const service of [
      null,
      { date: '2026-11-16', method: 'mail' } as const,
      { date: null, method: 'unknown' } as const,
      { date: null, method: 'mail' } as const,
    ]) {
      const { day, others, asks } = dayOf(requests(where), service);
      expect(asks).toBe('how-served');
      expect(day).toMatchObject({ what: 'Answer the requests', date, isSure: false });
      expect(day?.warnings[0]).toContain('it was mailed on Tue, Nov 10, 2026');
      expect(others).toEqual([]);
    }
  });

  test('that differs from the person’s word leaves the earlier of the two days, and says so', () => {
    const later = dayOf(requests('NM'), { date: '2026-11-16', method: 'personal' });
    expect(later.day).toMatchObject({ date: '2026-12-14', isSure: false });
    expect(later.day?.warnings[0]).toContain('The two do not agree');
    const before = dayOf(requests('NM'), { date: '2026-11-09', method: 'personal' });
    expect(before.day).toMatchObject({ date: '2026-12-09', isSure: false });
    expect(before.day?.warnings[0]).toContain('counted from Mon, Nov 9, 2026');
    // The person's way adds no days, and its later start ends earlier.
    const federal = dayOf(requests('US', { on: 'November 12, 2026' }), {
      date: '2026-11-16',
      method: 'personal',
    });
    expect(federal.day).toMatchObject({ date: '2026-12-16' });
  });

  test.each([
    ['was hand delivered to Willa Hargrove.', 'personal', '2026-12-10'],
    ['was sent by e-mail to Willa Hargrove.', 'electronic', '2026-12-10'],
    ['was sent by electronic mail and by first class mail to Willa Hargrove.', 'unknown', '2026-12-10'],
  ])('that tells another way adds no days: %s', (sent, method, date) => {
    const { day, requests: told } = dayOf(requests('NM', { sent }), null);
    expect(told?.sent).toEqual({ date: '2026-11-10', method });
    expect(day).toMatchObject({ date });
  });

  test('whose day is blank leaves the person’s word', () => {
    const blank = requests('NM', { on: 'the ____ day of ________, 2026' });
    const { day, requests: told } = dayOf(blank, { date: '2026-11-16', method: 'personal' });
    expect(told?.sent).toBeNull();
    expect(day).toMatchObject({ date: '2026-12-16' });
    expect(day?.warnings[0]).toContain('certificate of service');
    // The day that the paper bears is the earliest on which it can have been mailed.
    expect(dayOf(blank, { date: '2026-11-16', method: 'mail' }).day).toMatchObject({ date: '2026-12-09' });
  });

  test('starts nothing for the side that made the requests', () => {
    const proposal = proposalFrom(requests('NM'), TODAY);
    expect(proposal.requests?.by).toBe('plaintiff');
    const own = { ...proposal, role: { ...proposal.role, value: 'plaintiff' as const } };
    expect(daysOf(own, { date: '2026-11-16', method: 'mail' }, TODAY).day).toBeNull();
  });

  test('of papers to hand over goes by the rule on them', () => {
    const text = requests('NM', { title: 'FIRST REQUESTS FOR PRODUCTION' });
    expect(classifyDocument({ text, filename: 'a.txt' }).type).toBe('Requests for Production');
    expect(dayOf(text, null).day).toMatchObject({ date: '2026-12-14', citation: 'Rule 1-034 NMRA' });
  });

  describe('and a day that the paper names besides', () => {
    const WITHIN = 'within thirty (30) days after service';
    const named = (day: string) =>
      requests('NM', { sent: 'was hand delivered to Willa Hargrove.', on: 'November 20, 2026' }).replace(
        WITHIN,
        `${WITHIN}, and no later than ${day}`,
      );
    const all = ({ day, others }: Pick<ReturnType<typeof dayOf>, 'day' | 'others'>) =>
      [day, ...others].map((each) => each?.date);
    const HAND = { date: '2026-11-20', method: 'personal' } as const;

    test('leave the earlier one first, and say that they differ', () => {
      const found = dayOf(named('December 7, 2026'), HAND);
      expect(found.day).toMatchObject({ what: 'Answer the requests', date: '2026-12-07', isSure: false });
      expect(found.day?.warnings.join(' ')).toContain('Mon, Dec 7, 2026 and Mon, Dec 21, 2026');
      expect(found.others).toEqual([]);
    });

    test('that is later stays beside the rule’s, and is told', () => {
      const found = dayOf(named('January 8, 2027'), HAND);
      expect(found.day).toMatchObject({ what: 'Answer the requests', date: '2026-12-21' });
      expect(found.day?.warnings.join(' ')).toContain('Fri, Jan 8, 2027');
      expect(all(found)).toEqual(['2026-12-21', '2027-01-08']);
    });

    test('that has passed leaves the rule’s day to come', () => {
      const found = dayOf(named('November 27, 2026'), HAND);
      expect(found.day).toMatchObject({ date: '2026-12-21' });
      expect(all(found).toSorted()).toEqual(['2026-11-27', '2026-12-21']);
    });

    test('that a person enters as more time is told, and not dropped', () => {
      const proposal = proposalFrom(requests('NM'), TODAY);
      const [line] = proposal.deadlines;
      if (line === undefined) throw new Error('No line was read.');
      const agreed = { ...line, date: '2027-01-15', period: null, certainty: 'certain' as const };
      const { day, others } = daysOf({ ...proposal, deadlines: [agreed] }, HAND, TODAY);
      expect(all({ day, others })).toEqual(['2026-12-14', '2027-01-15']);
      expect(day?.warnings.join(' ')).toContain('Fri, Jan 15, 2027');
    });

    test('is for whoever made the requests the day of the other side', () => {
      const proposal = proposalFrom(named('December 7, 2026'), TODAY);
      const own = { ...proposal, role: { ...proposal.role, value: 'plaintiff' as const } };
      const { day, others } = daysOf(own, HAND, TODAY);
      expect(day).toBeNull();
      expect(others.map(({ date, what }) => [date, what])).toEqual([
        ['2026-12-07', 'The other side’s answers to your requests are due'],
      ]);
    });
  });
});
