const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** Every state lies in one zone here: where it has two, the zone of most of its people. */
const ZONES: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AL: CENTRAL,
  AR: CENTRAL,
  AZ: 'America/Phoenix',
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DC: EASTERN,
  DE: EASTERN,
  FL: EASTERN,
  GA: EASTERN,
  HI: 'Pacific/Honolulu',
  IA: CENTRAL,
  ID: 'America/Boise',
  IL: CENTRAL,
  IN: 'America/Indiana/Indianapolis',
  KS: CENTRAL,
  KY: EASTERN,
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MI: 'America/Detroit',
  MN: CENTRAL,
  MO: CENTRAL,
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  ND: CENTRAL,
  NE: CENTRAL,
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NV: PACIFIC,
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: PACIFIC,
  PA: EASTERN,
  RI: EASTERN,
  SC: EASTERN,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  VA: EASTERN,
  VT: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
  WY: MOUNTAIN,
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/**
 * The IANA time zone in which the courts of a state (two letters) keep their days. Without a state, or with
 * an unknown one, New Mexico's: the case timeline takes a case without a state for New Mexico too.
 */
export function courtTimeZone(state: string | null): string {
  return ZONES[state?.trim().toUpperCase() ?? ''] ?? MOUNTAIN;
}

/** The calendar date, YYYY-MM-DD, that the clocks of `zone` show at the moment `now`. */
export function dateIn(zone: string, now: Date): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return `${year}-${parts.get('month')}-${parts.get('day')}`;
}

/** The moment at which the clocks of `zone` show HH:MM of a calendar date. */
export function momentIn(zone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  const clockAt = (moment: number) => {
    const parts = new Map(shown.formatToParts(moment).map(({ type, value }) => [type, value]));
    const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
    return Date.parse(`${year}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}:00Z`);
  };
  // Twice: the clocks may be changed between the first guess and the moment.
  const guess = wanted - (clockAt(wanted) - wanted);
  return new Date(guess - (clockAt(guess) - wanted));
}
