import { expect, test } from 'vitest';
import { rulingsIn } from '#src/facts/decisions/rulings.ts';
import { factsOf, sentence } from './facts-of.ts';

const told = (text: string) => rulingsIn(text).map(({ of, outcome }) => `${of}: ${outcome}`);

test.each([
  [
    'Defendant Ashgrove Mills Inc\'s ("Ashgrove" or "Defendant") Motion for Summary Judgment is DENIED.',
    "Defendant Ashgrove Mills Inc's Motion for Summary Judgment: denied",
  ],
  [
    'Defendant Fenn’s (“Fenn”) Motion to Quash is OFF CALENDAR.',
    'Defendant Fenn’s Motion to Quash: off calendar',
  ],
  [
    "DEFENDANT ILSE FENN'S DEMURRER TO COMPLAINT OVERRULED, 5 days to answer.",
    "DEFENDANT ILSE FENN'S DEMURRER TO COMPLAINT: overruled",
  ],
  [
    "Plaintiffs' Motion for Order Granting Preference, and Extending Discovery Cutoff is GRANTED under C.C.P. 36(a).",
    "Plaintiffs' Motion for Order Granting Preference, and Extending Discovery Cutoff: granted",
  ],
  [
    "Plaintiff's motion for default judgment is found well-taken and granted.",
    "Plaintiff's motion for default judgment: granted",
  ],
  [
    "DEFENDANT FENN'S Motion To Quash Service OFF CALENDAR, DISMISSAL FILED 4/1/31.",
    "DEFENDANT FENN'S Motion To Quash Service: off calendar",
  ],
  ['The Court reads it as a motion to extend the deadline and GRANTS the extension.', 'Extension: granted'],
])('%s', (text, expected) => {
  expect(told(text)).toContain(expected);
});

test.each([
  ['The fact discovery cut-off date is June 27, 2031.', '2031-06-27'],
  ['Petitioner allowed until February 3, 2031, within which to pay the docketing fee.', '2031-02-03'],
  ['The deadline to amend pleadings is August 1, 2031.', '2031-08-01'],
])('%s is due by that day', (text, date) => {
  const days = factsOf(sentence('Order', `IT IS ORDERED. The motion is DENIED. ${text}`)).flatMap((fact) =>
    fact.kind === 'deadline' ? [fact.value.date] : [],
  );
  expect(days).toContain(date);
});

const ORDER = `Bram PELL, plaintiff, v. Ilse FENN, defendant.

The motion to compel is GRANTED. Defendants must provide a statement of each lay witness. The parties shall separately submit confidential settlement demands. Pell shall prepare the proposed order and shall serve notice of its entry on Fenn.`;

test.each(['provide a statement', 'submit confidential settlement', 'prepare the proposed order'])(
  'an order to %s is told',
  (words) => {
    const done = factsOf(sentence('Order', ORDER)).flatMap((fact) =>
      fact.kind === 'disposition' ? [fact.value.outcome] : [],
    );
    expect(done.join('; ')).toContain(words);
  },
);

test('a room is no more than a room', () => {
  const text = `Tentative Rulings

Court Date: 2031-08-05
Calendar Matter: Motion for Summary Judgment
Rulings: On the Calendar for Tuesday, August 5, 2031, in Department 304, Line 2. Defendant Fenn's Motion is DENIED.`;
  const places = factsOf(sentence('Order', text)).flatMap((fact) =>
    fact.kind === 'hearing' ? [fact.value.place] : [],
  );
  for (const place of places) expect(place ?? '').not.toContain('Fenn');
});
