import { describe, expect, it } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function told(
  docType: string,
  text: string,
  dated: string | null = '2031-11-20',
  today: string | null = null,
) {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today }).facts.flatMap(({ value }) =>
    'period' in value && value.period
      ? [`${value.period.count} ${value.period.unit}`]
      : [Reflect.get(value, 'date') ?? Reflect.get(value, 'until')],
  );
}

describe('a day that the head of a letter names', () => {
  it.each([
    ['Interview: December 15, 2031', '2031-12-15'],
    ['Benefits stop: December 31, 2031', '2031-12-31'],
    ['Tenancy ends: December 31, 2031', '2031-12-31'],
    ['Settlement offer: $400.00, good through December 20, 2031', '2031-12-20'],
  ])('is told though a greeting stands below: %s', (line, day) =>
    expect(
      told(
        'Letter',
        `ALDER COUNTY OFFICE\n12 Larch Street\n\nNovember 20, 2031\n\n${line}\n\nDear Mr. Tice:\n\nWe write to you about this.\n`,
      ),
    ).toEqual([day]),
  );

  it('is told above what it is about', () =>
    expect(
      told(
        'Notice',
        'ALDER COUNTY SHERIFF\nNOTICE OF EVICTION\n\nEviction: December 15, 2031\nRe: Quill v. Tice\n\nThe court has ordered that you be removed.\n',
      ),
    ).toEqual(['2031-12-15']));

  it.each(['Date: December 2, 2031', 'Notice date: December 2, 2031', 'December 2, 2031'])(
    'is that of the letter itself, and told by nobody: %s',
    (line) =>
      expect(
        told('Letter', `ALDER COUNTY OFFICE\n\n${line}\n\nDear Mr. Tice:\n\nWe write to you.\n`),
      ).toEqual([]),
  );
});

describe('a day and hour below where a petition was filed', () => {
  it('set a hearing where a room stands below', () =>
    expect(
      told(
        'Notice of Hearing',
        'Petition filed in the District Court of Alder County\nMonday, December 15, 2031 at 9:00 a.m.\nCourtroom 2\n\nADA QUILL, Petitioner, v. OWEN TICE, Respondent.\n\nNOTICE OF HEARING\n',
      ),
    ).toEqual(['2031-12-15']));
});

describe('the day of what happened', () => {
  it.each(['Violation Date', 'Incident Date'])('is no hearing: %s', (label) =>
    expect(
      told(
        'Citation',
        `ALDER COUNTY TRAFFIC CITATION\n${label}: 11/22/2031   Time: 10:15 PM\nAlder County Court House, Judge Ada Rowan\n`,
        null,
      ),
    ).toEqual([]),
  );

  const head = (day: string) =>
    `ADA KELL, Case No. 31-1001\nPlaintiff, MEMORANDUM\nv. IN SUPPORT OF\n: Date: ${day}\nDefendants. Time: 10:15 a.m.\nDept: 24\nJudge: Hon. Lena Marsh\n`;

  it.each([
    ['November 22, 2031', []],
    ['November 29, 2031', ['2031-11-29']],
    ['December 15, 2031', ['2031-12-15']],
  ])('is told from a day to come by today, of a paper without a day: %s', (day, days) =>
    expect(told('Memorandum', head(day), null, '2031-11-29')).toEqual(days),
  );
});

it('a time in default of which a judgment follows is none by which somebody is late', () =>
  expect(
    told(
      'Summons',
      'You are summoned to answer the complaint within twenty days in default of which judgment will be entered against you.\n',
    ),
  ).toEqual(['20 days']));
