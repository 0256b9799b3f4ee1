import { describe, expect, test } from 'vitest';
import { courtTimeZone } from '#src/law/court-time.ts';
import { CALIFORNIA_RECORDS } from '#src/law/courts/california/records.ts';
import type { CourtOffice, CourtRecord, ReadAt } from '#src/law/courts/court-record.ts';
import { courtById } from '#src/law/courts/directory.ts';
import { FEDERAL_RECORDS } from '#src/law/courts/federal/records.ts';
import { NEW_MEXICO_COUNTIES } from '#src/law/courts/new-mexico/counties.ts';
import { NEW_MEXICO_RECORDS } from '#src/law/courts/new-mexico/records.ts';
import { isOfCounty } from '#src/law/courts/office-place.ts';
import { TEXAS_RECORDS } from '#src/law/courts/texas/records.ts';
import { MONTHS, monthNumber } from '#src/text/day-words.ts';

const RECORDS: readonly [string, CourtRecord][] = [
  NEW_MEXICO_RECORDS,
  CALIFORNIA_RECORDS,
  FEDERAL_RECORDS,
  TEXAS_RECORDS,
].flatMap((records) => Object.entries<CourtRecord>(records));

const OFFICES: readonly [string, CourtOffice][] = RECORDS.flatMap(([id, { offices }]) =>
  offices.map((office): [string, CourtOffice] => [id, office]),
);

/** The first three digits of a state's ZIP codes, first to last (USPS). */
const ZIPS: Readonly<Record<string, readonly [from: number, to: number][]>> = {
  ...{ AK: [[995, 999]], AL: [[350, 369]], AR: [[716, 729]], AZ: [[850, 865]], CA: [[900, 961]] },
  ...{ CO: [[800, 816]], CT: [[60, 69]], DC: [[200, 205]], DE: [[197, 199]], FL: [[320, 349]] },
  ...{ GA: [[300, 319]], HI: [[967, 968]], IA: [[500, 528]], ID: [[832, 838]], IL: [[600, 629]] },
  ...{ IN: [[460, 479]], KS: [[660, 679]], KY: [[400, 427]], LA: [[700, 714]], MA: [[10, 27]] },
  ...{ MD: [[206, 219]], ME: [[39, 49]], MI: [[480, 499]], MN: [[550, 567]], MO: [[630, 658]] },
  ...{ MS: [[386, 397]], MT: [[590, 599]], NC: [[270, 289]], ND: [[580, 588]], NE: [[680, 693]] },
  ...{ NH: [[30, 38]], NJ: [[70, 89]], NM: [[870, 884]], NV: [[889, 898]], NY: [[100, 149]] },
  ...{ OH: [[430, 459]], OK: [[730, 749]], OR: [[970, 979]], PA: [[150, 196]], RI: [[28, 29]] },
  ...{ SC: [[290, 299]], SD: [[570, 577]], TN: [[370, 385]], TX: [[750, 799]], UT: [[840, 847]] },
  ...{ VA: [[220, 246]], VT: [[50, 59]], WA: [[980, 994]], WI: [[530, 549]], WV: [[247, 268]] },
  ...{ WY: [[820, 831]] },
};

function sourcesOf({ offices, portal, fees, waiver }: CourtRecord): ReadAt[] {
  return [...offices, ...fees, portal, waiver].flatMap((part) => (part === null ? [] : [part.source]));
}

const MONTH = MONTHS.join('|');
const DATED = new RegExp(
  `(?:(${MONTH}) (?:(\\d{1,2}), )?)?(?<![\\d.] |U\\.S\\.C\\. )\\b((?:19|20)\\d{2})\\b(?!\\()`,
);

/** The day, month or year that a title names; null where it names none. */
function datedIn(title: string): string | null {
  const [, month, day, year] = DATED.exec(title) ?? [];
  if (year === undefined) return null;
  const parts = [monthNumber(month ?? ''), Number(day ?? 0)].filter((part) => part > 0);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** 'Mountain' of an IANA zone. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return (
    format
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')
      ?.value.split(' ')[0] ?? ''
  );
}

describe('the records of courts', () => {
  test('are of courts that the directory knows', () => {
    expect(RECORDS.filter(([id]) => courtById(id) === null).map(([id]) => id)).toEqual([]);
    expect(new Set(RECORDS.map(([id]) => id)).size).toBe(RECORDS.length);
  });

  test('are there for every district and magistrate court of New Mexico and every superior court', () => {
    const ids = RECORDS.map(([id]) => id);
    const counted = (start: string) => ids.filter((id) => id.startsWith(start)).length;
    expect(counted('nm.district.')).toBe(13);
    expect(counted('nm.magistrate.')).toBe(32);
    expect(counted('ca.superior.')).toBe(58);
    expect(counted('us.district.')).toBeGreaterThan(85);
    expect(ids).toContain('nm.metropolitan');
  });

  test('name a page for everything, with the day on which it was read', () => {
    for (const [id, record] of RECORDS) {
      for (const source of sourcesOf(record)) {
        expect(source.title, id).not.toBe('');
        expect(URL.parse(source.address)?.protocol, source.address).toBe('https:');
        expect(source.retrieved).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(new Date(source.retrieved).toISOString().slice(0, 10)).toBe(source.retrieved);
      }
    }
  });

  test('are as old as the titles of their pages say', () => {
    const sources = RECORDS.flatMap(([, record]) => sourcesOf(record));
    const dates = new Map(sources.map(({ title, dated }) => [title, dated]));
    expect(Object.fromEntries(dates)).toEqual(
      Object.fromEntries([...dates.keys()].map((title) => [title, datedIn(title)])),
    );
    expect(sources.filter(({ dated, retrieved }) => dated !== null && dated > retrieved)).toEqual([]);
    expect(new Set([...dates.values()].map((dated) => dated?.length ?? 0))).toEqual(new Set([0, 4, 7, 10]));
  });

  test('link only to https', () => {
    const links = RECORDS.flatMap(([, { offices, portal }]) => [
      ...offices.map(({ website }) => website),
      portal?.address ?? null,
    ]).filter((link) => link !== null);
    expect(links.filter((link) => URL.parse(link)?.protocol !== 'https:')).toEqual([]);
  });

  test('have fees that are more than nothing', () => {
    const fees = RECORDS.flatMap(([, record]) => record.fees);
    expect(fees.filter(({ dollars, what }) => !(dollars > 0) || what === '')).toEqual([]);
  });
});

describe('an office', () => {
  test('is listed once', () => {
    const keys = OFFICES.map(([id, { place, address }]) => `${id} ${place} ${address}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(OFFICES)('of %s stands in its own state (%#)', (id, { place, address }) => {
    const [, state = '', zip] = /, ([A-Z]{2})(?: (\d{5})(?:-\d{4})?)?$/.exec(address) ?? [];
    expect(state).toBe(courtById(id)?.state);
    expect(place).toMatch(/^\p{Lu}/u);
    expect(address).not.toMatch(/ {2}|&|<|;/);
    if (zip === undefined) return;
    const start = Number(zip.slice(0, 3));
    expect(ZIPS[state]?.some(([from, to]) => from <= start && start <= to)).toBe(true);
  });

  test('has a telephone number of ten digits, or none', () => {
    const wrong = OFFICES.filter(
      ([, { phone }]) => phone !== null && !/^\([2-9]\d{2}\) \d{3}-\d{4}$/.test(phone),
    );
    expect(wrong).toEqual([]);
  });

  test('has hours that name a time, or an appointment', () => {
    const wrong = OFFICES.filter(
      ([, { hours }]) =>
        hours !== null && !/\d{1,2}:\d{2} [ap]\.m\. to \d{1,2}:\d{2} [ap]\.m\.|appointment/.test(hours),
    );
    expect(wrong).toEqual([]);
  });

  test('that is not listed by its city is listed by its county', () => {
    const counties = new Set(NEW_MEXICO_COUNTIES.map(({ county }) => county));
    const byCounty = OFFICES.filter(([, office]) => isOfCounty(office));
    expect(byCounty.length).toBeGreaterThan(10);
    expect(byCounty.filter(([, { place }]) => !counties.has(place))).toEqual([]);
  });

  test('keeps the time that its hours name', () => {
    const named = OFFICES.flatMap(([id, { place, hours, timeZone }]) => {
      const clock = /\((\w+) time\)/.exec(hours ?? '')?.[1];
      const zone = timeZone ?? courtTimeZone(courtById(id)?.state ?? null);
      return clock === undefined ? [] : [{ place, clock, kept: clockOf(zone) }];
    });
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ clock, kept }) => clock !== kept)).toEqual([]);
  });

  test('names its zone where that is not the one of its state', () => {
    const own = OFFICES.flatMap(([id, { place, timeZone }]) =>
      timeZone === undefined ? [] : [[place, timeZone, courtTimeZone(courtById(id)?.state ?? null)]],
    );
    expect(own.filter(([, zone, ofState]) => zone === ofState)).toEqual([]);
    expect(Object.fromEntries(own.map(([place, zone]) => [place, zone]))).toEqual({
      'Coeur d’Alene': 'America/Los_Angeles',
      Moscow: 'America/Los_Angeles',
      Hammond: 'America/Chicago',
      // Vanderburgh County (72 FR 54367).
      Evansville: 'America/Chicago',
      Chattanooga: 'America/New_York',
      Greeneville: 'America/New_York',
      Knoxville: 'America/New_York',
      'El Paso': 'America/Denver',
      'Rapid City': 'America/Denver',
    });
  });
});
