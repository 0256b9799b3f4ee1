import { US_STATES } from '../../../states.ts';

/**
 * The parts into which a state is divided as federal districts (28 USC 81 to 131): N, S, E, W, M and C for northern,
 * southern, eastern, western, middle and central. States that are not named are one district.
 */
const DIVIDED: Readonly<Record<string, string>> = {
  ...{ AL: 'NMS', AR: 'EW', CA: 'NECS', FL: 'NMS', GA: 'NMS', IL: 'NCS', IN: 'NS', IA: 'NS', KY: 'EW' },
  ...{ LA: 'EMW', MI: 'EW', MS: 'NS', MO: 'EW', NY: 'NSEW', NC: 'EMW', OH: 'NS', OK: 'NEW', PA: 'EMW' },
  ...{ TN: 'EMW', TX: 'NSEW', VA: 'EW', WA: 'EW', WV: 'NS', WI: 'EW' },
};

/** States as legal citations shorten them, without their points and spaces (The Bluebook, table T10). */
const SHORTENED: Readonly<Record<string, string>> = {
  ...{ ALA: 'AL', ARIZ: 'AZ', ARK: 'AR', CAL: 'CA', COLO: 'CO', CONN: 'CT', DEL: 'DE', FLA: 'FL', GA: 'GA' },
  ...{ HAW: 'HI', ILL: 'IL', IND: 'IN', KAN: 'KS', KY: 'KY', LA: 'LA', ME: 'ME', MD: 'MD', MASS: 'MA' },
  ...{ MICH: 'MI', MINN: 'MN', MISS: 'MS', MO: 'MO', MONT: 'MT', NEB: 'NE', NEV: 'NV', NH: 'NH', NJ: 'NJ' },
  ...{ NM: 'NM', NMEX: 'NM', NY: 'NY', NC: 'NC', ND: 'ND', OKLA: 'OK', OR: 'OR', PA: 'PA', RI: 'RI' },
  ...{ SC: 'SC', SD: 'SD', TENN: 'TN', TEX: 'TX', VT: 'VT', VA: 'VA', WASH: 'WA', WVA: 'WV', WIS: 'WI' },
  ...{ WYO: 'WY', DC: 'DC' },
};

const PARTS: Readonly<Record<string, string>> = {
  ...{ N: 'Northern', S: 'Southern', E: 'Eastern', W: 'Western', M: 'Middle', C: 'Central' },
};

export interface FederalDistrict {
  /** 'nm', 'ca-n'. */
  id: string;
  /** 'District of New Mexico', 'Northern District of California'. */
  name: string;
  /** USPS code of the state. */
  state: string;
}

function district(part: string, state: string): FederalDistrict | null {
  const parts = DIVIDED[state];
  if (parts === undefined ? part !== '' : !parts.includes(part) || part === '') return null;
  const name = US_STATES.find(({ code }) => code === state)?.name;
  if (name === undefined) return null;
  const id = part === '' ? state : `${state}-${part}`;
  const ofState = name.replace(/^District of /, '');
  return {
    id: id.toLowerCase(),
    name: `${part === '' ? '' : `${PARTS[part]} `}District of ${ofState}`,
    state,
  };
}

/** The whole name of each district, in lower case, and its code as the courts' own system writes it ('nmd', 'cand'). */
const BY_NAME = new Map<string, FederalDistrict>();
const BY_CODE = new Map<string, FederalDistrict>();
for (const { code } of US_STATES) {
  for (const part of DIVIDED[code] ?? ['']) {
    const found = district(part, code);
    if (found === null) continue;
    BY_NAME.set(found.name.toLowerCase(), found);
    BY_CODE.set(`${code}${part}D`, found);
  }
}

/** Every district of the states and of Washington. */
export const FEDERAL_DISTRICTS: readonly FederalDistrict[] = [...BY_NAME.values()];

/** States by their code, and by their name in capitals without spaces. */
const BY_LETTERS = new Map(
  US_STATES.flatMap(({ code, name }) => [
    [code, code],
    [name.toUpperCase().replaceAll(' ', ''), code],
  ]),
);

const WHOLE =
  /(?<!judicial )(?:\b(?:northern|southern|eastern|western|middle|central) )?\bdistrict of (?:new |north |south |west |rhode |district of )?[a-z]+/gi;

/** 'California Northern District (San Jose)', as registers of the courts print it. */
const TURNED = new RegExp(
  `\\b(${US_STATES.map(({ name }) => name).join('|')}) (northern|southern|eastern|western|middle|central) district\\b(?! of\\b)`,
  'i',
);

/** 'D.N.M.', 'N.D. Cal.', 'S.D.N.Y.', 'D. Colo.', 'D.D.C.', alone or with 'Bankr.' before or a place behind. */
function fromShort(name: string): FederalDistrict | null {
  const [, part = '', rest = ''] =
    /^(?:(?:US|USDC|BANKR) )?([NSEWMC])?D([A-Z]*)$/.exec(joined(name.replace(/\(.*\)|[,;].*$/g, ''))) ?? [];
  const state = SHORTENED[rest] ?? BY_LETTERS.get(rest);
  return state === undefined ? null : district(part, state);
}

/** Capitals of a short name with no point or space between its letters. */
function joined(name: string): string {
  const [, prefix = '', rest = ''] =
    /^\s*((?:U\.? ?S\.?(?: ?D\.? ?C\.?)?|Bankr\.?)\s+)?(.*)$/i.exec(name) ?? [];
  const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
  return prefix === '' ? letters(rest) : `${letters(prefix)} ${letters(rest)}`;
}

/** The federal district that a court's name names, however short; null for any other name. */
export function federalDistrictIn(name: string): FederalDistrict | null {
  for (const [found] of name.replace(/\s+/g, ' ').matchAll(WHOLE)) {
    const known = BY_NAME.get(found.toLowerCase());
    if (known !== undefined) return known;
  }
  const [, place = '', part = ''] = TURNED.exec(name) ?? [];
  const turned = BY_NAME.get(`${part} district of ${place}`.toLowerCase());
  if (turned !== undefined) return turned;
  // 'United States District Court, N.D. Ohio, Western Division.', as reporters print it.
  const behind = /\b(?:district|bankruptcy) court(?:,|\s[-–—])?\s+((?:[nsewmc]\.\s?)?d\.\s?[a-z. ]+)/i.exec(
    name,
  )?.[1];
  return fromShort(behind ?? name) ?? BY_CODE.get(name.trim().toUpperCase()) ?? null;
}
