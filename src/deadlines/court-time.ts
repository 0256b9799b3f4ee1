// The zone of each state's capital, where most of the state's courts go by it (IANA time zone database).
const ZONES: [zone: string, states: string][] = [
  ['America/New_York', 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV'],
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];
const BY_STATE = new Map(ZONES.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])));
const ELSEWHERE = 'America/Denver';

/** The IANA time zone of a state's courts; New Mexico's where the state is unknown. */
export function courtTimeZone(state: string | null): string {
  return BY_STATE.get(state ?? '') ?? ELSEWHERE;
}

/** The calendar date, YYYY-MM-DD, that it is in this time zone at this moment. */
export function dateIn(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(now);
}
