import type { LawNote } from './courts/law-note.ts';

const officerComes = (text: string): LawNote => ({
  ...{ id: 'officer-comes', title: 'When an officer gives a place back', text },
  ...{ citation: null, source: null },
});

/** What is known of states whose rules are not here, by USPS code; all of it from memory. */
export const OTHER_STATES: Readonly<Record<string, readonly LawNote[]>> = {
  FL: [officerComes('In Florida the sheriff posts the writ on the door, and may come after 24 hours.')],
  NY: [officerComes('In New York a marshal or a sheriff must give 14 days’ notice first.')],
};
