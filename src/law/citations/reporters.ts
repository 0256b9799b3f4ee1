import type { Cited } from './cited.ts';

interface Reporter {
  /** No volume is higher. For a reporter that still grows: none will be before about 2032. */
  volumes: number;
  /** Years of the decisions in it; one year either way is forgiven. */
  from: number;
  to: number | null;
}

const reporter = (volumes: number, from: number, to: number | null = null): Reporter => ({
  volumes,
  from,
  to,
});

/** Reporters whose volumes we know, by their name without spaces and points. */
const REPORTERS: ReadonlyMap<string, Reporter> = new Map([
  ['us', reporter(640, 1754)],
  ['sct', reporter(155, 1882)],
  ['led', reporter(100, 1754, 1956)],
  ['led2d', reporter(260, 1956)],
  ['f2d', reporter(999, 1924, 1993)],
  ['f3d', reporter(999, 1993, 2021)],
  ['f4th', reporter(400, 2021)],
  ['fsupp', reporter(999, 1932, 1998)],
  ['fsupp2d', reporter(999, 1998, 2014)],
  ['fsupp3d', reporter(999, 2014)],
  ['fappx', reporter(870, 2001, 2021)],
  ['frd', reporter(400, 1938)],
  ['br', reporter(750, 1979)],
  ['fedcl', reporter(220, 1992)],
  ['p2d', reporter(999, 1931, 2000)],
  ['p3d', reporter(700, 2000)],
  ['a2d', reporter(999, 1938, 2010)],
  ['a3d', reporter(420, 2010)],
  ['ne2d', reporter(999, 1936, 2014)],
  ['ne3d', reporter(330, 2013)],
  ['nw2d', reporter(999, 1941, 2024)],
  ['nw3d', reporter(120, 2023)],
  ['so2d', reporter(999, 1941, 2009)],
  ['so3d', reporter(480, 2008)],
  ['se2d', reporter(999, 1939)],
  ['sw2d', reporter(999, 1928, 1999)],
  ['sw3d', reporter(820, 1999)],
  ['nm', reporter(155, 1852, 2014)],
  ['cal', reporter(220, 1850, 1934)],
  ['cal2d', reporter(71, 1934, 1969)],
  ['cal3d', reporter(54, 1969, 1991)],
  ['cal4th', reporter(63, 1991, 2016)],
  ['cal5th', reporter(40, 2016)],
  ['calapp', reporter(140, 1905, 1934)],
  ['calapp2d', reporter(276, 1934, 1969)],
  ['calapp3d', reporter(235, 1969, 1991)],
  ['calapp4th', reporter(248, 1991, 2016)],
  ['calapp5th', reporter(180, 2016)],
]);
/** Reporters that have no such series, or none yet. */
const NO_SERIES =
  /^(?:us\d|sct\d|led(?!2d)\d|f(?!2d|3d|4th)\d|fsupp(?!2d|3d)\d|[pa](?!2d|3d)\d|(?:ne|nw|se|sw|so)(?!2d|3d)\d|cal(?!2d|3d|4th|5th|app|rptr)\d|calapp(?!2d|3d|4th|5th|supp)\d|calrptr(?!2d|3d)\d)/;
const LONGEST_PAGE = 9999;
/** New Mexico has given its decisions numbers of their own since 1998, and the older ones since. */
const FIRST_NEUTRAL = 1852;
const MOST_A_YEAR: Readonly<Record<string, number>> = { NMSC: 150, NMCA: 260, NMCERT: 999 };

function whyNotReporter({
  volume,
  reporter: name,
  page,
}: Extract<Cited, { kind: 'reporter' }>): string | null {
  const short = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (NO_SERIES.test(short)) return `There is no reporter “${name}”.`;
  const known = REPORTERS.get(short);
  if (volume === 0 || (known && volume > known.volumes)) return `${name} has no volume ${volume}.`;
  return page === 0 || (page ?? 1) > LONGEST_PAGE ? `No volume of ${name} has a page ${page}.` : null;
}

function whyNotNeutral({ year, court, number }: Extract<Cited, { kind: 'neutral' }>): string | null {
  if (year < FIRST_NEUTRAL) return `There is no decision of ${court} of ${year}.`;
  if (number.length !== 3)
    return 'The last number of such a citation has three figures, as in 2014-NMSC-012.';
  const isOver = year >= 1998 && Number(number) > (MOST_A_YEAR[court] ?? 999);
  return isOver || Number(number) === 0 ? `${court} had no decision ${Number(number)} in ${year}.` : null;
}

/** Why a citation of a decision is certainly wrong; null where it may be right. `today` is 'YYYY-MM-DD' or null. */
export function whyNoDecision(cited: readonly Cited[], today: string | null): string | null {
  const decided = cited.find((one) => one.kind === 'decided')?.year ?? null;
  for (const one of cited) {
    if ('year' in one && today !== null && one.year > Number(today.slice(0, 4))) {
      return `It is of the year ${one.year}, which has not come yet.`;
    }
    const why =
      one.kind === 'reporter' ? whyNotReporter(one) : one.kind === 'neutral' ? whyNotNeutral(one) : null;
    if (why !== null) return why;
    if (one.kind === 'reporter' && decided !== null) {
      const known = REPORTERS.get(one.reporter.toLowerCase().replace(/[^a-z0-9]/g, ''));
      if (known && decided < known.from - 1) return `${one.reporter} begins with decisions of ${known.from}.`;
      if (known?.to && decided > known.to + 1) return `${one.reporter} ends with decisions of ${known.to}.`;
    }
  }
  return null;
}
