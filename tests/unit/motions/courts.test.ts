import { describe, expect, test } from 'vitest';
import { rulesFor } from '#src/law/case-law.ts';
import { periodOf } from '#src/law/court-rule.ts';
import { findMotion, MOTIONS } from '#src/motions/catalog.ts';
import { dutiesFor, pointsIn } from '#src/motions/duties.ts';
import { citationsIn, isToVerify } from '#src/motions/point-citations.ts';
import type { MotionId, MotionPoint } from '#src/motions/schema.ts';
import { MOTION_COURTS, type MotionCourt } from '#src/motions/schema.ts';
import { suggestedMotionCourt, UNTOLD, untoldCourt } from '#src/motions/suggested-court.ts';
import { makeLawSource } from '#tests/factories/law.ts';

function pointsOf(id: MotionId, court: MotionCourt): MotionPoint[] {
  const motion = findMotion(id);
  if (motion === undefined) throw new Error(`No motion ${id}.`);
  return [
    ...motion.timeline.courts[court],
    ...pointsIn(court, motion.requirements),
    ...pointsIn(court, motion.considerations),
    ...dutiesFor(court, id),
  ];
}

const textsOf = (id: MotionId, court: MotionCourt) => pointsOf(id, court).map(({ text }) => text);
const said = (id: MotionId, court: MotionCourt) => textsOf(id, court).join(' ');

function period(court: MotionCourt, id: string): string {
  const rule = rulesFor(court, null).find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No rule ${id}.`);
  return periodOf(rule);
}

describe('a page about a motion in a court', () => {
  const OWN: Readonly<Record<MotionCourt, RegExp>> = {
    federal: /^FR/,
    california: /^(?:CCP|CRC)/,
    new_mexico_district: /^Rule (?:1|11)-/,
    new_mexico_magistrate: /^Rule (?:2|3|11)-/,
  };

  test.each(MOTION_COURTS)(
    '%s: cites its own rules only, and what rests on others is to be verified',
    (court) => {
      for (const { id } of MOTIONS) {
        for (const point of pointsOf(id, court)) {
          const cited = citationsIn(court, point);
          for (const cite of cited) expect(cite, point.text).toMatch(OWN[court]);
          if (cited.length === 0 && point.citations?.length) expect(isToVerify(court, point)).toBe(true);
        }
      }
    },
  );

  test('in California nobody who is a party signs the proof of service', () => {
    for (const { id } of MOTIONS) {
      expect(said(id, 'california')).not.toContain('certificate of service');
      expect(said(id, 'federal')).not.toContain('proof of service');
    }
    expect(said('motion-to-dismiss', 'california')).toContain('not a party mail a copy');
  });
});

describe('a motion to dismiss', () => {
  test('in magistrate court an answer is filed, and no motion in its place (Rule 2-302(B) NMRA)', () => {
    const text = said('motion-to-dismiss', 'new_mexico_magistrate');
    expect(text).toContain('defenses stand in the answer and not in a motion');
    expect(text).toContain('does not take the place of the answer');
    expect(text).not.toMatch(/File the motion inside them|It stops the clock on your answer/);
    const meanings = findMotion('motion-to-dismiss')?.deadlines.new_mexico_magistrate.map(
      ({ meaning }) => meaning,
    );
    expect(meanings).toEqual(['The last day to file your answer']);
  });

  test('in California service and jurisdiction are no ground of a demurrer', () => {
    const grounds = textsOf('motion-to-dismiss', 'california').filter((text) => /every ground/.test(text));
    expect(grounds).toHaveLength(1);
    expect(grounds[0]).not.toMatch(/personal jurisdiction|faulty/);
    expect(said('motion-to-dismiss', 'california')).not.toMatch(
      /into one for summary judgment|an affidavit only/,
    );
  });
});

test('in magistrate court nobody is told to leave a false statement undenied', () => {
  const text = said('motion-to-dismiss', 'new_mexico_magistrate');
  expect(text).not.toContain('never that they are false');
  expect(text).toContain('deny what is not true');
  expect(text).not.toContain('can be raised by a motion too');
  expect(said('motion-to-dismiss', 'federal')).toContain('never that they are false');
});

test('what no source says of magistrate and California courts is said to be unread', () => {
  for (const court of ['new_mexico_magistrate', 'california'] as const) {
    const [later] = pointsOf('motion-to-dismiss', court).filter(({ text }) =>
      /no claim is stated, and at any/.test(text),
    );
    expect(later && isToVerify(court, later), court).toBe(true);
    expect(said('motion-to-dismiss', court)).not.toContain(
      'That no claim is stated can still be said later.',
    );
  }
  expect(said('motion-to-strike', 'california')).not.toContain('seldom grant it');
});

test('a motion to strike in a California eviction has the days of the eviction', () => {
  expect(said('motion-to-strike', 'california')).toContain(
    `In an eviction you have ${period('california', 'C9')} only.`,
  );
});

test('summary judgment in California needs a separate statement, and mail makes the notice earlier', () => {
  expect(said('motion-for-summary-judgment', 'california')).toMatch(/separate statement/);
  expect(said('motion-for-summary-judgment', 'california')).toMatch(/earlier still when you send it by mail/);
});

test('a motion for better answers in California says what missing its day costs', () => {
  expect(said('motion-to-compel', 'california')).toMatch(/Later you give up the right/);
  expect(said('motion-to-compel', 'california')).not.toContain('counts as no answer');
});

test('a motion for better answers in California needs a separate statement (CRC 3.1345)', () => {
  expect(said('motion-to-compel', 'california')).toMatch(/separate statement/);
  expect(said('motion-to-compel', 'federal')).not.toMatch(/separate statement/);
});

test('in magistrate court each side shows the other what it will use by the days of the rows', () => {
  for (const id of ['motion-to-compel', 'motion-for-protective-order'] as const) {
    const text = said(id, 'new_mexico_magistrate');
    expect(text).not.toMatch(/could not read the rules .* on discovery/);
    expect(text).toContain(`at least ${period('new_mexico_magistrate', 'N35')} before it`);
    expect(text).toContain(`the defendant ${period('new_mexico_magistrate', 'N36')}`);
  }
});

test('a demurrer in an eviction is not said to need a talk first (CCP 430.41), and is heard soon', () => {
  expect(said('motion-to-dismiss', 'california')).toMatch(/heard within a few court days/);
  expect(said('motion-to-dismiss', 'california')).toMatch(/An eviction needs none of this/);
});

test('in California no motion is said to be for a small claim', () => {
  for (const { id } of MOTIONS)
    expect(said(id, 'california')).toMatch(/In small claims .* not for such a case/);
});

test('that short periods are counted otherwise now is not said as a thing read', () => {
  expect(said('motion-to-dismiss', 'new_mexico_district')).toMatch(
    /only as others quote it since the rule changed/,
  );
});

test('no court is said to have no rule where we only know none', () => {
  for (const court of MOTION_COURTS)
    expect(said('motion-in-limine', court)).not.toContain('No general rule sets');
});

test.each([
  ['federal', 'F6'],
  ['new_mexico_district', 'N3'],
] as const)('in %s the answer after a denied motion is counted from the day of its row', (court, id) => {
  const rule = rulesFor(court, null).find((each) => each.id === id);
  expect(said('motion-to-dismiss', court)).toContain(
    `your answer is due ${period(court, id)} after ${rule?.startsFrom}`,
  );
});

test('where federal rules stand in for another court, a motion is not said to stop the time to answer', () => {
  const texas = makeLawSource({ courtName: 'District Court of Travis County, Texas', state: 'TX' });
  expect(suggestedMotionCourt(texas)).toBe('federal');
  expect(untoldCourt(texas)).not.toBeNull();
  const unnamed = makeLawSource({ state: 'OH' });
  expect(suggestedMotionCourt(unnamed)).toBe('federal');
  expect(untoldCourt(unnamed)).toBe('a court that is not known');
  expect(untoldCourt(makeLawSource({ state: 'NM' }))).toBeNull();
  expect(UNTOLD).toMatch(/Do not count on a motion to stop the time to answer/);
});
