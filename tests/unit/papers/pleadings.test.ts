import { describe, expect, it } from 'vitest';
import { analyzeComplaint } from '#src/papers/complaint.ts';
import { FEDERAL_COURTS } from './pleadings/federal-courts.ts';
import { OTHER_PLEADINGS } from './pleadings/other-pleadings.ts';
import { STATE_COURTS } from './pleadings/state-courts.ts';

describe('analyzeComplaint on pleadings of many styles', () => {
  describe.each([...STATE_COURTS, ...FEDERAL_COURTS, ...OTHER_PLEADINGS])('$style', (pleading) => {
    const analysis = analyzeComplaint(pleading.text);

    it('court and number', () => {
      expect(analysis.court?.text).toMatch(pleading.court);
      expect(analysis.caseNumber?.text ?? null).toBe(pleading.number);
    });

    it('parties with their roles', () => {
      expect(analysis.parties.map(({ name, role }) => `${role} ${name}`)).toEqual(pleading.parties);
    });

    it('counts', () => {
      const titles = analysis.claims.map(({ title }) => title.toLowerCase());
      expect(titles.length, titles.join(' | ')).toBe(pleading.claims.length);
      pleading.claims.forEach((telling, index) => {
        expect(titles[index]).toContain(telling.toLowerCase());
      });
    });

    it('numbered allegations', () => {
      const numbers = analysis.factual_allegations.flatMap(({ number }) => (number === null ? [] : [number]));
      expect(numbers).toEqual(pleading.numbers);
    });

    it('relief and jury', () => {
      expect(analysis.jury_demand !== null).toBe(pleading.jury);
      if (pleading.relief !== undefined) expect(analysis.relief.length).toBe(pleading.relief);
    });

    it('every finding stands where it says', () => {
      const found = [
        ...analysis.parties,
        ...analysis.claims,
        ...analysis.relief,
        ...analysis.timeline,
        ...analysis.damages,
      ];
      for (const { evidence } of found) {
        expect(pleading.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      }
    });
  });
});
