const NAMES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|' +
  'LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|' +
  'MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
  'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
  'WV West Virginia|WI Wisconsin|WY Wyoming';

/** The 50 states, for profile and onboarding. Codes are USPS (Publication 28, appendix B). */
export const STATES_50 = NAMES.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** The 50 states and the District of Columbia, for a case. */
export const US_STATES = [...STATES_50, { code: 'DC', name: 'District of Columbia' }].sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** 'NM' → 'New Mexico'; an unknown code is returned as it is. */
export function stateName(code: string): string {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}
