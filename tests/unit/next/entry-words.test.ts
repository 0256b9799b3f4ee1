import { describe, expect, it } from 'vitest';
import { calendarOf, lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { closedDays } from '#src/law/court-days.ts';
import type { CaseOfEntries } from '#src/next/entry-words.ts';
import { stepFromTimeline } from '#src/next/from-timeline.ts';
import type { OpenDeadline } from '#src/timeline/schema.ts';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeOpenDeadline } from '#tests/factories/milestones.ts';

const TODAY = '2026-11-29';
const source = {
  ...UNKNOWN_CASE,
  courtName: 'San Juan County Magistrate Court',
  state: 'NM',
  kind: 'debt',
} as const;

function stepOf(
  change: Partial<OpenDeadline>,
  {
    others = [],
    side = 'defendant',
    paper,
  }: {
    others?: OpenDeadline[];
    side?: 'defendant' | 'plaintiff';
    paper?: ReturnType<CaseOfEntries['paperOf']>;
  } = {},
) {
  const entry = makeOpenDeadline({ id: 'm1', ...change });
  const closed = closedDays({ calendar: calendarOf(source), closures: [], keepsFridays: true });
  return stepFromTimeline(entry, {
    ...{ law: lawOf(source), side, state: 'NM', today: TODAY, open: [entry, ...others] },
    paperOf: () => paper,
    isClosed: (day) => closed(day) !== null,
  });
}

const ANSWER = { kind: 'Answer', date: '2026-12-18', ruleReference: 'Rules 2-202, 3-202 NMRA, Form 4-204' };
const APPEAL = {
  kind: 'Notice of Appeal to District Court',
  date: '2026-12-07',
  ruleReference: 'Rules 2-705(A), 3-706(A) NMRA',
  ruleKey: 'N39',
};
const ASIDE = {
  kind: 'Motion to Set Aside Default Judgment',
  date: '2026-12-21',
  ruleReference: 'Rule 2-702(C) NMRA',
  ruleKey: 'N37',
};

describe('an entry of a timeline as a step', () => {
  it('carries the day to aim for, what follows and where the answer is written', () => {
    expect(stepOf(ANSWER)).toMatchObject({
      aimFor: '2026-12-11',
      ifMissed: expect.stringMatching(/^If you do nothing, the judge can decide without you\..*bank account/),
      action: { label: 'Write your answer', path: `/cases/${CASE_ID}/answer` },
    });
  });

  it('of whoever sues threatens nothing and writes no answer', () => {
    const step = stepOf(ANSWER, { side: 'plaintiff' });
    expect(step.ifMissed).toBeUndefined();
    expect(step.action?.label).toBe('See how it is counted');
  });

  it('to be somewhere has no day to aim for', () => {
    const step = stepOf({ kind: 'Trial', date: '2026-12-18', takesPlace: true });
    expect(step).toMatchObject({ aimFor: null, action: { label: 'See how to get ready' } });
    expect(step.ifMissed).toMatch(/^If you are not there/);
  });

  it('has a day to aim for where its card has one', () => {
    const date = '2026-12-18';
    const aimOf = (kind: string, isLetter = false) =>
      stepOf({ kind, date }, { paper: { isLetter, told: null } }).aimFor;
    expect(aimOf('Exchange exhibits before the trial')).toBe('2026-12-11');
    expect(aimOf('Pay $420.00')).toBe('2026-12-11');
    expect(aimOf('Pay $420.00', true)).toBeNull();
    expect(aimOf('If you answer in writing: file form CH-120')).toBeNull();
    expect(aimOf('Pretrial conference')).toBeNull();
  });

  it('of a hearing on an order to keep away speaks of orders, and not of pay', () => {
    const change = { kind: 'Hearing', date: '2026-12-18', takesPlace: true };
    expect(stepOf(change, { paper: { isLetter: false, told: 'protection-notice' } }).ifMissed).toBe(
      'If you are not there, the judge can make orders without you that last for years.',
    );
    expect(stepOf(change, { paper: { isLetter: false, told: 'protection' } }).ifMissed).toBe(
      'If you are not there, the judge can make the order longer without you.',
    );
  });

  it('of a hearing to which somebody is ordered tells of the arrest, on the side that has to come', () => {
    const change = { kind: 'Show cause hearing', date: '2026-12-18', takesPlace: true };
    const words = 'You must be there. The judge can order your arrest if you are not.';
    const paper = { isLetter: false, told: 'arrest' } as const;
    expect(stepOf(change, { paper }).ifMissed).toBe(words);
    expect(stepOf(change, { paper, side: 'plaintiff' }).ifMissed).toBe(words);
    expect(
      stepOf({ ...change, kind: 'File a report', takesPlace: false }, { paper }).ifMissed,
    ).toBeUndefined();
  });

  it('to dispute a debt leads to the letter', () => {
    const step = stepOf({ id: 'm1', kind: 'You may dispute this debt in writing', date: '2026-12-18' });
    expect(step.action).toEqual({
      label: 'See what to write',
      path: `/cases/${CASE_ID}/milestones/m1#letter`,
    });
  });

  it('to appeal says what an appeal is, from this court, and which other ways there are', () => {
    const { about, ifMissed, action } = stepOf(APPEAL);
    expect(action).toEqual({ label: 'Find free legal help', path: `/?case=${CASE_ID}#who-helps` });
    expect(about).toMatch(
      /higher court.*fee.*San Juan County Magistrate Court.*district court.*set the judgment/,
    );
    expect(ifMissed).toMatch(/can most often not appeal/);
  });

  it('to appeal says that it may stop nobody, and nothing of what is taken to whoever sued', () => {
    expect(stepOf(APPEAL).about).toContain('An appeal by itself may not stop the other side');
    expect(stepOf(APPEAL).about).toContain('what may not be taken from you');
    expect(stepOf(APPEAL, { side: 'plaintiff' }).about).not.toMatch(/taken from you|stop the other side/);
  });

  it('of whoever sues to answer a motion says what can be lost by it', () => {
    const motion = { kind: 'Response to Motion Due', date: '2026-12-18' };
    expect(stepOf(motion, { side: 'plaintiff' }).ifMissed).toMatch(/your case can be dismissed/);
  });

  it('to answer requests says what can count as admitted, also where no rule is known', () => {
    const kept = { kind: 'Answer the requests', date: '2026-12-18', ruleReference: null };
    expect(stepOf(kept).ifMissed).toBe('If you miss it: what you were asked to admit can count as admitted.');
  });

  it('that is asked of the judge first is aimed for before an appeal is late', () => {
    const others = [makeOpenDeadline({ id: 'm2', ...APPEAL })];
    expect(stepOf(ASIDE).aimFor).toBe('2026-12-14');
    expect(stepOf(ASIDE, { others }).aimFor).toBe('2026-11-30');
    const late = [makeOpenDeadline({ id: 'm2', ...APPEAL, date: '2026-12-04' })];
    expect(stepOf(ASIDE, { others: late })).toMatchObject({
      aimFor: null,
      about: expect.stringMatching(/The time to appeal ends before that.*Do it today\.$/),
    });
    expect(stepOf(ASIDE).about).toMatch(/set aside a judgment that was entered because you did not answer/);
  });

  it('has the words of the rule that it was counted by, whatever it is called and cites', () => {
    const about = stepOf(ASIDE).about;
    expect(stepOf({ ...ASIDE, kind: 'Ask the judge once more', ruleReference: null }).about).toBe(about);
    expect(stepOf({ ...ASIDE, ruleKey: null }).about).toBeUndefined();
    // The court was put right since: a rule of another court says nothing here.
    expect(stepOf({ ...ASIDE, ruleKey: 'N4' }).about).toBeUndefined();
  });
});
