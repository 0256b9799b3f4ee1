import type { LawNote } from './courts/law-note.ts';

const memory = { citation: null, source: null } as const;
const officerComes = (text: string): LawNote => ({
  ...{ id: 'officer-comes', title: 'When an officer gives a place back', text, ...memory },
});
const lockedOut = (text: string): LawNote => ({
  ...{ id: 'locked-out', title: 'When a landlord locks somebody out of a home', text, ...memory },
});
const leftBehind = (text: string): LawNote => ({
  ...{ id: 'left-behind', title: 'Things left behind after an eviction', text, ...memory },
});

/** What is known of states whose rules are not here, by USPS code; all of it from memory. */
export const OTHER_STATES: Readonly<Record<string, readonly LawNote[]>> = {
  FL: [
    officerComes('In Florida the sheriff posts the writ on the door, and may come after 24 hours.'),
    lockedOut('In Florida no landlord may lock you out of your home without a court order.'),
    leftBehind('In Florida the owner may put your things at the edge of the lot once the officer came.'),
  ],
  NY: [
    officerComes('In New York a marshal or a sheriff must give 14 days’ notice first.'),
    lockedOut(
      'In New York it is a crime to lock you out of your home without a court order, most often once you lived there 30 days. Call the police, and say that you live there.',
    ),
    leftBehind('In New York the marshal’s paper says where your things are kept.'),
  ],
};
