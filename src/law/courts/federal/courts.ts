import { type Court, namedCourt, someCourt } from '../court.ts';
import { FEDERAL_DISTRICTS, type FederalDistrict } from './districts.ts';

const CIRCUITS: readonly (readonly [id: string, name: string])[] = [
  ['1', 'First'],
  ['2', 'Second'],
  ['3', 'Third'],
  ['4', 'Fourth'],
  ['5', 'Fifth'],
  ['6', 'Sixth'],
  ['7', 'Seventh'],
  ['8', 'Eighth'],
  ['9', 'Ninth'],
  ['10', 'Tenth'],
  ['11', 'Eleventh'],
  ['dc', 'District of Columbia'],
  ['federal', 'Federal'],
];

const district = (state: string | null) =>
  ({ system: 'federal_district', level: 'trial', rulesOf: 'the federal district courts', state }) as const;
const bankruptcy = (state: string | null) =>
  ({ system: 'federal_bankruptcy', level: 'trial', rulesOf: 'the bankruptcy courts', state }) as const;
const APPEALS = {
  system: 'federal_appeals',
  level: 'appellate',
  rulesOf: 'the federal courts of appeals',
  state: null,
} as const;

const DISTRICT_COURTS = new Map(
  FEDERAL_DISTRICTS.map((each) => [
    each.id,
    namedCourt(
      `us.district.${each.id}`,
      `United States District Court for the ${each.name}`,
      district(each.state),
    ),
  ]),
);
const BANKRUPTCY_COURTS = new Map(
  FEDERAL_DISTRICTS.map((each) => [
    each.id,
    namedCourt(
      `us.bankruptcy.${each.id}`,
      `United States Bankruptcy Court for the ${each.name}`,
      bankruptcy(each.state),
    ),
  ]),
);
const APPEALS_COURTS = CIRCUITS.map(([id, name]) =>
  namedCourt(`us.appeals.${id}`, `United States Court of Appeals for the ${name} Circuit`, APPEALS),
);

const SOME_DISTRICT = someCourt('us.district', 'a United States district court', district(null));
const SOME_BANKRUPTCY = someCourt('us.bankruptcy', 'a United States bankruptcy court', bankruptcy(null));
const SOME_APPEALS = someCourt('us.appeals', 'a United States court of appeals', APPEALS);
/** The Tax Court, the Court of Federal Claims, the Supreme Court and others. */
export const FEDERAL_OTHER = someCourt('us.other', 'a federal court with rules of its own', {
  system: null,
  level: 'trial',
  rulesOf: 'this federal court',
  state: null,
});

/** 'ca10', 'cadc', 'cafc', 'nmb', 'cit', 'scotus': courts as their own electronic filing names them, but for the districts. */
export function federalByCode(name: string): Court | null {
  const code = name.trim().toLowerCase();
  const circuit = /^ca(\d{1,2}|dc|fc)$/.exec(code)?.[1];
  if (circuit !== undefined) {
    return (
      APPEALS_COURTS[CIRCUITS.findIndex(([id]) => id === (circuit === 'fc' ? 'federal' : circuit))] ?? null
    );
  }
  if (/^(?:cit|scotus|uscfc|tax)$/.test(code)) return FEDERAL_OTHER;
  const [, state, part] = /^([a-z]{2})([nsewmc]?)b$/.exec(code) ?? [];
  return state === undefined ? null : (BANKRUPTCY_COURTS.get(part ? `${state}-${part}` : state) ?? null);
}

/** The only district of a state, where it is one. */
function onlyDistrict(state: string | null): FederalDistrict | null {
  const found = FEDERAL_DISTRICTS.filter((each) => each.state === state);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The court of a district; of the only one of a state where none is named, else some court in that state. */
export function districtCourt(named: FederalDistrict | null, state: string | null): Court {
  const found = named ?? onlyDistrict(state);
  return (found && DISTRICT_COURTS.get(found.id)) ?? { ...SOME_DISTRICT, state };
}

/** The bankruptcy court of a district, as {@link districtCourt}. */
export function bankruptcyCourt(named: FederalDistrict | null, state: string | null): Court {
  const found = named ?? onlyDistrict(state);
  return (found && BANKRUPTCY_COURTS.get(found.id)) ?? { ...SOME_BANKRUPTCY, state };
}

/** 'Tenth Circuit', '10th Cir.', 'D.C. Circuit'. */
export function appealsCourt(name: string): Court {
  const plain = name.toLowerCase().replace(/\bd\.?\s?c\.?(?=\s)/g, 'district of columbia');
  const index = CIRCUITS.findIndex(([id, word]) => {
    const number = /^\d/.test(id) ? `|${id}(?:st|nd|rd|d|th)` : '';
    return new RegExp(`\\b(?:${word.toLowerCase()}${number})\\s+cir`).test(plain);
  });
  return APPEALS_COURTS[index] ?? SOME_APPEALS;
}

export const FEDERAL_COURTS: readonly Court[] = [
  ...DISTRICT_COURTS.values(),
  ...BANKRUPTCY_COURTS.values(),
  ...APPEALS_COURTS,
  SOME_DISTRICT,
  SOME_BANKRUPTCY,
  SOME_APPEALS,
  FEDERAL_OTHER,
];
