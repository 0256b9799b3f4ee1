import { describe, expect, it } from 'vitest';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import {
  APPROVED_MOTION_CITATIONS,
  findCitation,
  MOTION_CITATIONS,
} from '#src/law/citations/motion-citations.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { findMotion, MOTIONS } from '#src/motions/catalog.ts';
import { dutiesFor, pointsIn } from '#src/motions/duties.ts';
import { citationsIn, isToVerify } from '#src/motions/point-citations.ts';
import { MOTION_COURTS, type Motion, type MotionPoint } from '#src/motions/schema.ts';

const pointsOf = (motion: Motion): MotionPoint[] => [
  ...Object.values(motion.timeline.courts).flat(),
  ...motion.requirements,
  ...motion.considerations,
  ...MOTION_COURTS.flatMap((jurisdiction) => dutiesFor(jurisdiction, motion.id)),
];
const textsOf = (motion: Motion) => [
  motion.description,
  motion.purpose,
  motion.timeline.general,
  ...(motion.timeline.note === null ? [] : [motion.timeline.note]),
  ...pointsOf(motion).map(({ text }) => text),
];
const CITED = /\b(?:FRCP|FRE|CCP) \d[\w.]*(?:\(\w+\))*|\bRules? \d+-\d+(?:\.\d+)?(?:\(\w+\))* NMRA\b/g;

describe('the six motions', () => {
  it('stand in the order and with the priorities of the catalog', () => {
    expect(MOTIONS.map(({ id, title, priority }) => [id, title, priority])).toEqual([
      ['motion-to-dismiss', 'Motion to Dismiss', 'high'],
      ['motion-to-compel', 'Motion to Compel', 'medium'],
      ['motion-to-strike', 'Motion to Strike', 'low'],
      ['motion-for-summary-judgment', 'Motion for Summary Judgment', 'high'],
      ['motion-for-protective-order', 'Motion for Protective Order', 'medium'],
      ['motion-in-limine', 'Motion in Limine', 'medium'],
    ]);
  });

  it('are found by their ids, and by nothing else', () => {
    for (const motion of MOTIONS) expect(findMotion(motion.id)).toBe(motion);
    for (const id of ['', 'Motion-To-Dismiss', 'motion', 'constructor', null, undefined]) {
      expect(findMotion(id)).toBeUndefined();
    }
  });

  it('keep the two examples of when one is filed, beside the numbers of New Mexico', () => {
    expect(findMotion('motion-to-dismiss')?.timeline.general).toContain(
      'is filed within the time allowed to serve the answer (typically 20-30 days)',
    );
    const strike = findMotion('motion-to-strike')?.timeline;
    expect(strike?.general).toContain('within 21 days after service of the pleading');
    expect(strike?.note).toContain('A New Mexico district court gives 30');
    expect(strike?.courts.new_mexico_district[0]?.text).toContain('within 30 days');
    expect(strike?.courts.federal[0]?.text).toContain('within 21 days');
  });
});

describe.each(MOTIONS.map((motion) => [motion.title, motion] as const))('%s', (_, motion) => {
  it('says what it is for, what it needs and what to think of, in whole sentences', () => {
    expect(motion.requirements.length).toBeGreaterThanOrEqual(5);
    expect(motion.considerations.length).toBeGreaterThanOrEqual(5);
    for (const text of textsOf(motion)) {
      expect(text).toMatch(/^[A-Z"].*[.?]$/s);
      expect(text).not.toMatch(/[’“”–—]| {2}|\(mem\)/);
    }
  });

  it('says when it is filed in every court, and what it needs there', () => {
    for (const jurisdiction of MOTION_COURTS) {
      expect(motion.timeline.courts[jurisdiction].length, jurisdiction).toBeGreaterThan(0);
      expect(pointsIn(jurisdiction, motion.requirements).length, jurisdiction).toBeGreaterThan(4);
      expect(pointsIn(jurisdiction, motion.considerations).length, jurisdiction).toBeGreaterThan(4);
      expect(dutiesFor(jurisdiction, motion.id).length, jurisdiction).toBeGreaterThan(0);
    }
  });

  it('says nothing twice in one court', () => {
    for (const jurisdiction of MOTION_COURTS) {
      const texts = [...motion.requirements, ...motion.considerations];
      const said = pointsIn(jurisdiction, texts).map(({ text }) => text);
      expect(new Set(said).size, jurisdiction).toBe(said.length);
    }
  });

  it('cites only what is on the list, and what was not read is said to be unread', () => {
    for (const { text, citations = [], isUnchecked } of pointsOf(motion)) {
      for (const cite of citations) {
        expect(APPROVED_MOTION_CITATIONS).toContain(cite);
        if (findCitation(cite)?.isUnchecked && citations.length === 1) expect(isUnchecked, text).toBe(true);
      }
    }
    for (const text of textsOf(motion)) {
      for (const [cite] of text.matchAll(CITED)) expect(APPROVED_MOTION_CITATIONS).toContain(cite);
    }
  });

  it('offers only dates that the engine can count, once each', () => {
    for (const jurisdiction of MOTION_COURTS) {
      const known = COURT_SYSTEMS[jurisdiction].rules.map(({ name }) => deadlineTypeOf(name));
      const offered = motion.deadlines[jurisdiction].map(({ deadlineType }) => deadlineType);
      expect(known).toEqual(expect.arrayContaining(offered));
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  it('gives the number of days that the engine counts with', () => {
    for (const jurisdiction of MOTION_COURTS) {
      const said = motion.timeline.courts[jurisdiction].map(({ text }) => text).join(' ');
      const last = motion.deadlines[jurisdiction].filter(
        ({ meaning }) => meaning === 'The last day to file it',
      );
      for (const { deadlineType } of last) {
        const rule = COURT_SYSTEMS[jurisdiction].rules.find(
          ({ name }) => deadlineTypeOf(name) === deadlineType,
        );
        expect(said, `${jurisdiction} ${deadlineType}`).toMatch(new RegExp(`\\b${rule?.days} days\\b`));
      }
    }
  });
});

describe('the rules', () => {
  it('stand on the list once, and every one of them is used', () => {
    expect(new Set(APPROVED_MOTION_CITATIONS).size).toBe(APPROVED_MOTION_CITATIONS.length);
    const used = new Set(
      MOTIONS.flatMap((motion) => pointsOf(motion).flatMap(({ citations = [] }) => citations)),
    );
    expect(APPROVED_MOTION_CITATIONS.filter((cite) => !used.has(cite))).toEqual([]);
    expect(MOTION_CITATIONS.every(({ about }) => /^[A-Z]/.test(about))).toBe(true);
  });
});

describe('a point in a court', () => {
  const strike = { text: '', citations: ['FRCP 12(f)', 'Rule 1-012(F) NMRA'] };

  it("names the court's own rules alone", () => {
    expect(citationsIn('federal', strike)).toEqual(['FRCP 12(f)']);
    expect(citationsIn('new_mexico_district', strike)).toEqual(['Rule 1-012(F) NMRA']);
    expect(citationsIn('new_mexico_magistrate', strike)).toEqual([]);
    expect(citationsIn('california', { text: '' })).toEqual([]);
  });

  it("is to be verified when the court's own rule was not read, or no rule of that court is named", () => {
    expect(isToVerify('federal', strike)).toBe(true);
    expect(isToVerify('new_mexico_district', strike)).toBe(false);
    expect(isToVerify('california', strike)).toBe(true);
    expect(isToVerify('federal', { text: '' })).toBe(false);
    expect(isToVerify('federal', { text: '', isUnchecked: true })).toBe(true);
  });
});

describe('what every motion needs', () => {
  it('asks for the position of the other side in New Mexico, except on dismissal and summary judgment', () => {
    const texts = (id: Motion['id']) => dutiesFor('new_mexico_district', id).map(({ text }) => text);
    for (const id of ['motion-to-dismiss', 'motion-for-summary-judgment'] as const) {
      expect(texts(id).join(' ')).toContain('You need not ask');
      expect(texts(id).join(' ')).not.toContain('Ask the other side if');
    }
    expect(texts('motion-to-compel').join(' ')).toContain('Ask the other side if it agrees');
    expect(texts('motion-to-compel').join(' ')).toContain('notice of completion of briefing');
  });
});

/** Names the rule whose row each number of days in the texts is made from; the page is written without any. */
describe('numbers of days', () => {
  const sources = Object.entries(
    import.meta.glob<string>('../../../src/motions/*.ts', { query: '?raw', import: 'default', eager: true }),
  );

  it('never stand in the texts themselves: they are made from the rows of the rules', () => {
    expect(sources.length).toBeGreaterThan(5);
    for (const [path, source] of sources) {
      const code = source.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(code.match(/\b\d+ (?:court )?days?\b/g) ?? [], path).toEqual([]);
    }
  });

  it('California evictions are told apart', () => {
    for (const { id } of MOTIONS) {
      expect(
        dutiesFor('california', id)
          .map(({ text }) => text)
          .join(' '),
      ).toContain('In an eviction other and much shorter times hold');
    }
  });
});
