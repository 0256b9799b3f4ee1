import { describe, expect, test } from 'vitest';
import { reconcile } from '#src/docket/reconcile.ts';
import { DocketText, MAX_DOCKET_TEXT, type StoredEntry } from '#src/docket/schema.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';

const put = (stored: readonly StoredEntry[], ...lines: string[]) =>
  reconcile(stored, parseDocket(lines.join('\n')));
const first = (...lines: string[]) => put([], ...lines).merged;

describe('what changed', () => {
  const before =
    '03/04/2024\t7\tMOTION to Compel by Ilse Fenn. (Attachments: # 1 Exhibit A)(iv) (Entered: 03/04/2024)';

  test.each([
    ['words', before.replace('Compel', 'Strike'), ['Changed “Compel” to “Strike”.']],
    ['words added', before.replace('by Ilse', 'discovery by Ilse'), ['Added: “discovery”.']],
    ['words removed', before.replace(' by Ilse Fenn.', '.'), ['Changed “Compel by Ilse Fenn” to “Compel”.']],
    [
      "a clerk's note",
      before.replace(' (Entered', ' Modified on 3/5/2024 to edit text (iv). (Entered'),
      ['The clerk added a note: “Modified on 3/5/2024 to edit text (iv)”.'],
    ],
    [
      'an attachment',
      before.replace('Exhibit A', 'Exhibit A, # 2 Proposed Order'),
      ['Attachment 2 added: “Proposed Order”.'],
    ],
    [
      'the entered date',
      before.replace('Entered: 03/04', 'Entered: 03/06'),
      ['Entered date changed from Mar 4, 2024 to Mar 6, 2024.'],
    ],
    [
      'the filing date',
      before.replace('03/04/2024\t', '03/02/2024\t'),
      ['Filing date changed from Mar 4, 2024 to Mar 2, 2024.'],
    ],
    ['initials', before.replace('(iv)', '(kq)'), ["The clerk's marks around the text changed."]],
  ])('%s', (_, after, changes) => {
    const { result } = put(first(before), after);
    expect(result.modifiedEntries.map((each) => each.changes)).toEqual([changes]);
    expect(result.newEntries).toEqual([]);
  });

  test.each([
    ['white space', before.replaceAll(' ', '  ')],
    ['curly quotes and dashes', before],
    ['no entered date', before.replace(' (Entered: 03/04/2024)', '')],
    ['references of a notice', before.replace('# 1', '# (1)')],
  ])('%s is no change', (_, after) => {
    const { result, merged } = put(first(before), after);
    expect(result.unchangedEntries).toHaveLength(1);
    expect(merged[0]?.enteredDate).toBe('2024-03-04');
  });
});

describe('matching', () => {
  test('the same number for another paper of another day is another entry', () => {
    const stored = first('03/04/2024\t7\tMOTION to Compel answers by Ilse Fenn');
    const { result, merged } = put(stored, '05/09/2024\t7\tORDER setting trial before Judge Ashdown');
    expect(result.newEntries).toHaveLength(1);
    expect(merged).toHaveLength(2);
  });

  test('two papers under one number in one paste both stay, and stay so', () => {
    const lines = [
      '03/04/2024\t7\tMOTION to Compel by Ilse Fenn',
      '03/04/2024\t7\tMEMORANDUM in support of Motion to Compel by Ilse Fenn',
    ];
    const stored = first(...lines);
    expect(stored).toHaveLength(2);
    expect(put(stored, ...lines.toReversed()).result).toMatchObject({ newEntries: [], modifiedEntries: [] });
  });

  test('an entry without number with other words is new; with a clerk’s note it is updated', () => {
    const stored = first('03/04/2024\t\tMotions referred to Judge Ashdown. (iv) (Entered: 03/04/2024)');
    const other = put(
      stored,
      '03/04/2024\t\tMotions referred to Judge Pell. (iv) (Entered: 03/04/2024)',
    ).result;
    expect([other.newEntries.length, other.modifiedEntries.length]).toEqual([1, 0]);
    const noted = put(
      stored,
      '03/04/2024\t\tMotions referred to Judge Ashdown. (iv) Modified on 3/6/2024 (iv). (Entered: 03/04/2024)',
    ).result;
    expect([noted.newEntries.length, noted.modifiedEntries.length]).toEqual([0, 1]);
  });

  test('what stands twice in one paste counts once, and the answer says so', () => {
    const line = '03/04/2024\t\tCitation Issued';
    const { result, merged } = put([], line, line, '03/05/2024\t\tAnswer');
    expect([result.totalParsed, merged.length]).toEqual([2, 2]);
    expect(result.parsingErrors).toEqual([
      'Line 2 (“Citation Issued”): One entry stands in this text more than once and was counted once.',
    ]);
  });

  test('an event and its image are one (Los Angeles)', () => {
    const event = ['02/16/2022\tRequest for Dismissal', 'Party: Nadia Oyelaran (Plaintiff)'];
    const image = '02/16/2022\tREQUEST FOR DISMISSAL';
    for (const lines of [
      [...event, image],
      [image, ...event],
    ]) {
      expect(first(...lines)).toMatchObject([
        { description: 'Request for Dismissal Party: Nadia Oyelaran (Plaintiff)' },
      ]);
    }
    expect(put(first(image), ...event).merged).toHaveLength(1);
    const two = [...event, '02/16/2022\tRequest for Dismissal', 'Party: Bram Pell (Plaintiff)'];
    expect(first(...two)).toHaveLength(2);
  });

  test('the name of an entry never takes the place of its text, and its text takes the place of the name', () => {
    const named = 'Doc.\nNo.\tDates\tDescription\n7\t\nFiled & Entered:\t03/04/2024\n Motion to Compel';
    const full = '03/04/2024\t7\tMOTION to Compel by Ilse Fenn. (iv) (Entered: 03/04/2024)';
    expect(put(first(full), named)).toMatchObject({
      result: { unchangedEntries: [{}] },
      merged: [{ description: expect.stringContaining('by Ilse Fenn') }],
    });
    const told = put(first(named), full);
    expect(told.result.modifiedEntries[0]?.changes[0]).toBe('The full text of this entry is known now.');
    expect(told.merged).toMatchObject([{ description: expect.stringContaining('by Ilse Fenn') }]);
  });

  test('a paste that ends inside an entry does not shorten it', () => {
    const lines = [
      '03/04/2024\t7\tMOTION to Compel. (iv) (Entered: 03/04/2024)',
      '03/05/2024\t8\tORDER granting the motion in part. (iv) (Entered: 03/05/2024)',
      '03/06/2024\t9\tNOTICE. (iv) (Entered: 03/06/2024)',
    ];
    const short = [lines[0] ?? '', lines[2] ?? '', '03/05/2024\t8\tORDER granting the'];
    expect(put(first(...lines), ...short).result).toMatchObject({ newEntries: [], modifiedEntries: [] });
    expect(put(first(...short), ...lines).merged[1]?.description).toContain('in part');
  });
});

test('warnings are sentences with their place', () => {
  const { result } = put([], 'Some words of an entry above.', '02/30/2024\t1\tMOTION', '03/01/2024\t2\t');
  expect(result.parsingErrors).toEqual([
    'Line 1 (“Some words of an entry above.”): This line stands before the first entry and was not read as part of one. Please check whether it belongs to an entry.',
    'Line 2 (“02/30/2024 MOTION”): This date does not exist, so the entry has no date. Please check it on the docket.',
    'Line 3 (“03/01/2024”): This entry has a date but no text. Please check it on the docket.',
  ]);
  expect(put([], 'nothing here has a date').result.parsingErrors[0]).toContain('No entry was found');
});

describe('docket text', () => {
  const messageOf = (text: unknown) => DocketText.safeParse(text).error?.issues.map(({ message }) => message);

  test.each([
    ['', 'Please enter docket text'],
    ['   \n ', 'Please enter docket text'],
    [undefined, 'Please enter docket text'],
    ['012345678', 'Docket text must be at least 10 characters'],
    ['x'.repeat(MAX_DOCKET_TEXT + 1), 'Docket text must be less than 50,000 characters'],
  ])('%#', (text, message) => {
    expect(messageOf(text)).toEqual([message]);
  });

  test('10 and 50,000 characters are enough and not too many', () => {
    expect(messageOf('0123456789')).toBeUndefined();
    expect(messageOf('x'.repeat(MAX_DOCKET_TEXT))).toBeUndefined();
  });
});
