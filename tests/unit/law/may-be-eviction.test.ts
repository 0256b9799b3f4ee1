import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { lawOf, mayBeEviction, UNKNOWN_CASE } from '#src/law/case-law.ts';
import type { CaseKind } from '#src/law/courts/case-kinds.ts';
import { unfitReason } from '#src/law/unfit.ts';

const METRO = { ...UNKNOWN_CASE, state: 'NM', caseType: 'civil', caseNumber: 'T-4-CV-2026-001234' };

describe('a case that may be an eviction', () => {
  it.each([
    ['of the metropolitan court, entered as civil', METRO],
    ['of a magistrate court', { ...METRO, caseNumber: 'M-14-CV-2026-00077' }],
    [
      'of a superior court',
      { ...METRO, state: 'CA', caseNumber: null, courtName: 'Superior Court of California' },
    ],
    [
      'of a justice court',
      { ...METRO, state: 'TX', caseNumber: null, courtName: 'Justice Court, Travis County' },
    ],
  ])('is asked about: %s', (_, source) => expect(mayBeEviction(lawOf(source))).toBe(true));

  it.each([
    ['somebody said that it is not', { ...METRO, kind: 'civil' as const }],
    ['somebody said that it is', { ...METRO, kind: 'eviction' as const }],
    ['its title says it', { ...METRO, title: 'Petition by Owner for Restitution' }],
    ['its number says it', { ...METRO, state: 'CA', caseNumber: '24STUD01234' }],
    ['it is a family case', { ...METRO, caseType: 'family' }],
    ['we know no rules of evictions', { ...METRO, caseNumber: 'D-202-CV-2026-00077' }],
    ['the United States’ courts hear none', { ...METRO, caseNumber: '1:26-cv-00321' }],
    ['the court is not known', { ...METRO, caseNumber: null }],
  ])('is not asked about where %s', (_, source) => expect(mayBeEviction(lawOf(source))).toBe(false));
});

describe('the day to answer, where an eviction has another', () => {
  const warned = (jurisdiction: Parameters<typeof lawfulDay>[0], kind: CaseKind | null) =>
    lawfulDay(jurisdiction, kind).filter((line) => line.startsWith('If your landlord wants you out'));

  function lawfulDay(
    jurisdiction: 'new_mexico_magistrate' | 'california' | 'federal',
    kind: CaseKind | null,
  ) {
    const input = { triggerDate: '2026-03-02', serviceMethod: 'personal' } as const;
    const deadlineType = 'answer_to_complaint_due';
    return (
      calculateDeadlines({ ...input, jurisdiction, kind, deadlineType }, '2026-03-03')[0]?.warnings ?? []
    );
  }

  it.each(['civil', null] as const)('is said where the kind is %s', (kind) => {
    expect(warned('new_mexico_magistrate', kind)).toEqual([
      'If your landlord wants you out of the place you rent, this is probably an eviction, and the day of the trial stands on your summons: be there, and ask the clerk whether a written answer is due before it.',
    ]);
    expect(warned('california', kind)).toEqual([
      'If your landlord wants you out of the place you rent, this is probably an eviction, and you have less time: change the kind of case to “Eviction” and count “Response to Eviction Complaint Due”.',
    ]);
  });

  it('is not said where somebody said that it is a civil case', () => {
    const input = { triggerDate: '2026-03-02', serviceMethod: 'personal', kind: 'civil' } as const;
    const [found] = calculateDeadlines(
      {
        ...input,
        jurisdiction: 'california',
        deadlineType: 'answer_to_complaint_due',
        isKindSaid: true,
      },
      '2026-03-03',
    );
    expect(found?.warnings.join(' ')).not.toMatch(/landlord/);
  });

  it('is not said of a debt, nor where no eviction is heard', () => {
    expect(warned('new_mexico_magistrate', 'debt')).toEqual([]);
    expect(warned('federal', null)).toEqual([]);
  });
});

describe('a stored day', () => {
  const answer = { jurisdiction: 'new_mexico_magistrate', deadlineType: 'answer_to_complaint_due' } as const;

  it('fits the case it was counted for', () => expect(unfitReason(answer, lawOf(METRO))).toBeNull());

  it('is doubted once the case is an eviction', () =>
    expect(unfitReason(answer, lawOf({ ...METRO, kind: 'eviction' }))).toBe(
      'The rule this day was counted by does not hold in an eviction case. Keep to the days that your papers name, and count it again or change the kind of case.',
    ));

  it('is doubted once the case is in another court', () =>
    expect(unfitReason(answer, lawOf({ ...METRO, caseNumber: 'D-202-CV-2026-00077' }))).toBe(
      'This day was counted by the rules of New Mexico magistrate and metropolitan courts, and this case is in the Second Judicial District Court. Count it again.',
    ));

  it('is not doubted while the court is not known, nor where its rule is not', () => {
    expect(unfitReason(answer, lawOf(UNKNOWN_CASE))).toBeNull();
    expect(unfitReason({ ...answer, deadlineType: 'of_long_ago' }, lawOf(METRO))).toBeNull();
  });
});
