import { describe, expect, test } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';

const kindOf = (text: string, filename = 'scan.pdf') => {
  const { type, confidence } = classifyDocument({ text, filename });
  return confidence < 0.6 ? 'Other' : type;
};

describe('a notice of copied works puts nobody out of a home', () => {
  test.each([
    `Date: 4 May 2031
Hello,

We received a takedown notice under the DMCA about your repository "tideglass". You have 24 hours to remove the infringing content. If you do not, access to the repository will be disabled. You may file a counter notice if you believe the material was removed by mistake. Repeated notices may lead to termination of your account.

The Trust and Safety team`,
    `**Are you the copyright holder or authorized to act for the holder?**

Yes, I am the copyright holder.

**What files should be taken down?**

https://example.test/quarry/engine

I have a good faith belief that use of the copyrighted materials described above is not authorized. I swear, under penalty of perjury, that the information in this notification is accurate.

Piet Marsh`,
  ])('%#', (text) => {
    expect(kindOf(text, 'notice.txt')).not.toBe('Eviction Notice');
  });

  test('a notice to leave a home is one', () => {
    const text =
      'TO: Orla Quill, 14 Quay Street\n\nYou are in default of your lease. You must pay the rent of $900 or move out and give up possession of the premises within 5 days, or the landlord will begin an eviction case.';
    expect(kindOf(text, 'notice.txt')).toBe('Eviction Notice');
  });
});

test.each([
  [
    'notice of hearing.pdf',
    'Minutes of the garden club, 4 May 2031\n\nPresent: eleven members. The treasurer reported $214 in the account. It was agreed to plant the border along Quay Street with asters. The next gathering is for tea, and whoever has seeds to give away brings them in an envelope with the name of the plant.',
  ],
  [
    'Motion to Dismiss.txt',
    'Bread for two days\n\nMix the flour and the water in the evening and leave the bowl under a cloth. In the morning add the salt, fold the dough four times, and let it rest for an hour before it goes into the oven. It keeps well in linen and is best with butter.',
  ],
])('what a file is called says nothing of what stands in it: %s', (filename, text) => {
  expect(kindOf(text, filename)).toBe('Other');
});

const CAPTION = `UNITED STATES DISTRICT COURT
DISTRICT OF HALDEN

ORLA QUILL, Plaintiff,
v.                                 Civil Action No. 31-442
FERNCLIFF MOTORS, INC., Defendant.
`;

test('a judge who explains, and decides in another paper, gives an opinion', () => {
  const text = `${CAPTION}
MEMORANDUM

PIKE, District Judge.                                   May 4, 2031

Before the Court is Defendant's motion to dismiss. The motion will be granted in part.

I. Background
The complaint alleges that Quill bought a truck.

II. Analysis
The Court agrees with Defendant that Count II fails.

A separate order will be entered.
`;
  expect(kindOf(text)).toBe('Opinion');
});

describe('what reads as a title, and is none', () => {
  test.each([
    [
      'a box to tick',
      'PROOF OF COMPLETED SERVICE\n\nI served these papers:\n[ ] Complaint or Petition\n[ ] Summons\n[ ] Motion\n',
    ],
    [
      'a heading over remarks',
      'GROUNDS OF DEFENSE\n\nNOTICES\n\nThe defendant disputes the claim because the goods never came.\n',
    ],
  ])('%s', (_, text) => {
    expect(['Complaint', 'Notice', 'Motion']).not.toContain(kindOf(text));
  });
});

test.each([
  ['PETITION FOR EXPUNGEMENT OF RECORDS', 'motion'],
  ['PETITION TO WAIVE COURT FEES', 'motion'],
  ['PETITION FOR LEAVE TO PROCEED WITHOUT PAYMENT', 'motion'],
  ['PETITION FOR DISSOLUTION OF MARRIAGE', 'complaint'],
  ['PETITION FOR DAMAGES', 'complaint'],
  ['PETITION FOR CHANGE OF NAME', 'complaint'],
])('what is petitioned for within a matter is moved for: %s', (title, kind) => {
  const text = `${CAPTION}\n${title}\n\nPetitioner states as follows:\n\n1. Petitioner lives in Tarn County.\n`;
  expect(classifyDocument({ text, filename: 'scan.pdf' }).kind).toBe(kind);
});
