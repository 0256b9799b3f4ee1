import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const california = (defendants: string) => `SUPERIOR COURT OF CALIFORNIA
COUNTY OF LOS ANGELES

TERN COURT APARTMENTS LLC,           )  Case No. 26STUD01234
          Plaintiff,                 )
     vs.                             )  COMPLAINT - UNLAWFUL DETAINER
${defendants}
          Defendants.                )
`;
const metropolitan = (defendants: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT
No. T-4-CV-2026-001234

TERN COURT APARTMENTS LLC,
Plaintiff,
v.
${defendants}
Defendant(s).

PETITION BY OWNER FOR RESTITUTION
`;

const sued = (text: string) =>
  readCaption(readPaper(text))
    .parties.filter(({ role }) => role === 'defendant')
    .map(({ name }) => name);

describe.each([
  ['California', california],
  ['New Mexico', metropolitan],
])('whoever lives there and is not named, in %s', (_, page) => {
  it.each([
    'WILLA HARGROVE & ALL OTHER OCCUPANTS',
    'WILLA HARGROVE AND ALL OTHER TENANTS AND OCCUPANTS',
    'Willa Hargrove and all other occupants of 12 Elm Street',
    'WILLA HARGROVE and all other persons in possession',
    'WILLA HARGROVE AND ALL UNKNOWN OCCUPANTS',
    'ALL UNKNOWN OCCUPANTS and WILLA HARGROVE',
  ])('takes nothing from the name: %s', (defendants) => {
    expect(sued(page(defendants))).toEqual(['Willa Hargrove']);
  });

  it('stands apart from the names', () => {
    expect(sued(page('WILLA HARGROVE AND DOES 1-10'))).toEqual(['Willa Hargrove', 'DOES 1-10']);
  });
});
