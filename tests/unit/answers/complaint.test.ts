import { describe, expect, test } from 'vitest';
import { NOT_NUMBERED, readComplaint } from '#src/answers/complaint.ts';
import { paragraphCue } from '#src/answers/cues.ts';
import { COMPLAINT, RESTARTING, UNNUMBERED } from './papers.ts';

describe('readComplaint', () => {
  const { paragraphs, ...rest } = readComplaint(COMPLAINT);

  test('has every numbered paragraph once, in order, gaps and sub-letters kept', () => {
    expect(paragraphs.map(({ number }) => number)).toEqual('1 2 3 4 5 6 6a 8 9 10 11 12 13'.split(' '));
    expect(paragraphs.map(({ key }) => key)).toEqual(paragraphs.map(({ number }) => number));
    for (const { start, end } of paragraphs) expect(end).toBeGreaterThan(start);
    expect(paragraphs.find(({ key }) => key === '9')?.page).toBe(2);
  });

  test('tells which numbers are missing and where to look', () => {
    const after = paragraphs.find(({ key }) => key === '8');
    expect(after?.missingBefore).toEqual(['7']);
    expect(after?.flags).toEqual(['Paragraph 7 was not found in the text: look at page 1.']);
    expect(paragraphs.filter(({ flags }) => flags.length > 0)).toHaveLength(1);
  });

  test('names the heading over each paragraph', () => {
    const sections = new Map(paragraphs.map(({ key, section }) => [key, section]));
    expect(sections.get('1')).toBe('PARTIES');
    expect(sections.get('4')).toBe('JURISDICTION AND VENUE');
    expect(sections.get('8')).toBe('FACTS');
    expect(sections.get('10')).toBe('COUNT I: BREACH OF CONTRACT (Against Grayling Orchards, LLC)');
    expect(sections.get('12')).toBe('COUNT II – NEGLIGENCE');
  });

  test('suggests what a paragraph is, and answers nothing', () => {
    const cues = Object.fromEntries(paragraphs.flatMap(({ key, cue }) => (cue ? [[key, cue]] : [])));
    expect(cues).toEqual({
      3: 'legal_conclusion',
      4: 'legal_conclusion',
      9: 'realleges',
      10: 'refers_to_document',
      11: 'realleges',
      12: 'legal_conclusion',
      13: 'jury_demand',
    });
  });

  test('reads who sues whom where', () => {
    expect(rest).toMatchObject({
      isNumbered: true,
      caseNumber: 'D-1329-CV-2024-00777',
      plaintiffs: ['Odalys Pemberton'],
      claiming: 'Plaintiff',
      answering: 'Defendant',
      demandsJury: true,
    });
    expect(rest.court).toContain('THIRTEENTH JUDICIAL DISTRICT COURT');
    expect(rest.quality).toBeGreaterThan(0.8);
  });

  test('keeps a number that comes again, with a key of its own', () => {
    const again = readComplaint(RESTARTING);
    expect(again.paragraphs.map(({ key }) => key)).toEqual(['1', '2', '3', '1#2', '2#2', '3#2']);
    expect(again.paragraphs.map(({ number }) => number)).toEqual(['1', '2', '3', '1', '2', '3']);
    expect(again.paragraphs[4]?.section).toBe('COUNT II – NEGLIGENCE');
    expect(again.warnings.join(' ')).toContain('begin again at 1');
  });

  test('does not make paragraphs of sentences without numbers', () => {
    const plain = readComplaint(UNNUMBERED);
    expect(plain.paragraphs).toEqual([]);
    expect(plain.isNumbered).toBe(false);
    expect(plain.warnings).toContain(NOT_NUMBERED);
  });

  test('flags a paragraph that could not be read', () => {
    const garbled = COMPLAINT.replace(
      'Defendant Grayling Orchards, LLC owns the house.',
      'Dfnt� Gr�yl�ng� �rch�rds �LL� �wns th�',
    );
    const found = readComplaint(garbled).paragraphs.find(({ key }) => key === '2');
    expect(found?.flags.join(' ')).toContain('could not be read well');
  });

  test.each(['', '\f\f', '1.', '999. a', 'x'.repeat(5000)])('reads %j without failing', (text) => {
    expect(() => readComplaint(text)).not.toThrow();
  });
});

describe('paragraphCue', () => {
  test.each([
    ['Plaintiffs repeat and reallege paragraphs 1 through 19 as if fully set forth herein.', 'realleges'],
    ['Plaintiff incorporates by reference paragraphs 1-19 above.', 'realleges'],
    ['Plaintiff realleges the above and further alleges that Defendant owes $500.', null],
    ['Plaintiff incorporates the above. On May 4 Defendant hit her.', null],
    ['Defendant incorporated the company in Delaware.', null],
    ['Defendant’s conduct constitutes a breach of the lease.', 'legal_conclusion'],
    ['Plaintiff is entitled to damages.', 'legal_conclusion'],
    ['The lease provides that rent is due on the first.', 'refers_to_document'],
    ['Plaintiff demands trial by jury on all issues.', 'jury_demand'],
    ['The house has two floors.', null],
  ])('%s', (text, cue) => {
    expect(paragraphCue(text)).toBe(cue);
  });
});
