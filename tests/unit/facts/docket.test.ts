import { expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const DOCKET = `Ardent Lumber v. Quill    Case No. 1:31-cv-00412
07/03/2031  12  MOTION for default judgment. Responses due by 7/17/2031.
07/21/2031  13  ORDER granting 12 Motion. Hearing set for 8/4/2031 at 9:00 a.m.`;

it('what happened on a docket is left to the reader of its rows, and its head is not sure', () => {
  const read = readFacts({ text: DOCKET, docType: 'Docket', docDate: null, pageCount: null, notes: [] });
  expect(read.facts.filter(({ kind }) => kind === 'hearing' || kind === 'deadline')).toEqual([]);
  expect(new Set(read.facts.map(({ certainty }) => certainty))).toEqual(new Set(['unsure']));
});
