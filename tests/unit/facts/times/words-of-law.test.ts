import { describe, expect, it } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

const told = (text: string, docType: string): string[] => {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated: null, docType, today: null }).facts.map(
    ({ value }) =>
      'period' in value && value.period
        ? `${value.period.count} ${value.period.unit}`
        : String(Reflect.get(value, 'date')),
  );
};

describe('times that are no duties of a paper', () => {
  it.each([
    [
      'the words of a rule, quoted with their place',
      'The rule is plain. “Plaintiff shall serve upon defense counsel a brief . . . with a cover letter, within 60 days after the answer was filed.” L. Civ. R. 9.1(a)(3). The plaintiff did not do so.',
    ],
    [
      'the same in straight quotation marks',
      'The rule says: "The tenant must file the answer with the clerk of this court within 10 days after service." Verd. Stat. § 40.118. Nobody doubts that.',
    ],
    [
      'what a regulation says, in brackets behind it',
      'See 20 C.F.R. § 416.1488 (decision on application may, for any reason, be reopened within twelve months of date of notice, and may be reopened within two years of that date upon finding of good cause).',
    ],
    [
      'the day by which a paper is named',
      'Appellant moves for a stay pending the appeal of the Turnover Order dated June 30, 2025, and asks the court to act at once.',
    ],
    [
      'a span of time',
      'Plaintiff requested that the Court set aside the decision and award retroactive benefits for the period July 2001 to April 2004.',
    ],
  ])('%s', (_name, text) => {
    expect(told(text, 'Order')).toEqual([]);
  });

  it.each([
    [
      'an order in the words of a rule',
      'Defendant shall file its brief “within 14 days” as Local Rule 7.1 requires.',
      ['14 days'],
    ],
    [
      'an order that names its rule first',
      'Under Rule 12 (see above) the defendant must answer within 21 days after service.',
      ['21 days'],
    ],
  ])('%s is one', (_name, text, wanted) => {
    expect(told(text, 'Order')).toEqual(wanted);
  });
});
