import { US_STATES } from '../states.ts';
import type { Grid } from './caption-grid.ts';
import type { Paper } from './paper.ts';

const NAMES = US_STATES.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
const NAME = NAMES.join('|');
const BY_CODE = new Map(US_STATES.map(({ code, name }) => [code.toLowerCase(), name]));
const BY_NAME = new Map(US_STATES.map(({ name }) => [name.toLowerCase(), name]));
const BY_RUN = new Map(US_STATES.map(({ name }) => [name.toLowerCase().replace(/\s/g, ''), name]));

/** How much each says of the state whose court a paper is of. */
const SURE = 4;
const STRONG = 2;
const WEAK = 1;
/** Addresses of parties count no more than this together. */
const MOST_WEAK = 2;
const ENOUGH = 2;
const AHEAD = 1.5;
const LOOKED_THROUGH = 20_000;
const ROWS_OF_HEAD = 45;
const SHORT_LINE = 90;

/** 'STATE OF OHIO', 'People of the State of …', 'Ohio Judicial Branch', 'Judicial Council of …', 'Supreme Court of …'. */
const OF_COURTS = new RegExp(
  `^(?:the )?(?:(?:people|judicial council|supreme court|courts?) of (?:the )?)?(?:(?:state|commonwealth) of (?:the )?)(${NAME})\\b|\\b(?:judicial council|supreme court|judicial branch|unified court system|administrative office of the courts) of (?:the )?(?:(?:state|commonwealth) of )?(${NAME})\\b|\\b(${NAME}) (?:state )?(?:judicial branch|judiciary|judicial council|judicial department|judicial system|supreme court|court system|courts|unified court system)\\b`,
  'giu',
);
/** ', MISSOURI' and 'COUNTY, TEXAS' at the end of a heading. */
const BEHIND_COMMA = new RegExp(
  `(?:^|\\b(?:county|parish|court|district|division|circuit)\\s?),\\s?(?:(?:the )?(?:state|commonwealth) of )?(${NAME})\\.?$`,
  'iu',
);
/** 'Utah Rule of Civil Procedure', 'Texas Property Code': by which state's law a form was made. */
const OF_LAW = new RegExp(
  `\\b(${NAME}) (?:rules?|code|statutes?|revised|general statutes|constitution|property|civil|family|administrative|rev\\.|stat\\.)(?=[\\s.,;:)]|$)`,
  'giu',
);
/** How the laws of a state are cited for short, without points and spaces (The Bluebook, table T1). */
const SHORT_LAWS: Readonly<Record<string, string>> = {
  ...{ ARS: 'AZ', CRS: 'CO', OCGA: 'GA', KSA: 'KS', KRS: 'KY', MCL: 'MI', MCR: 'MI', RSMO: 'MO', NRS: 'NV' },
  ...{ NJSA: 'NJ', NMSA: 'NM', CPLR: 'NY', NCGS: 'NC', NDCC: 'ND', ORS: 'OR', UTCR: 'OR', PACS: 'PA' },
  ...{ SDCL: 'SD', TCA: 'TN', VSA: 'VT', RCW: 'WA' },
};
const SHORT_LAW =
  /(?<![\p{L}.])(A\.?R\.?S|C\.?R\.?S|O\.C\.G\.A|K\.?S\.?A|K\.?R\.?S|M\.?C\.?L|M\.?C\.?R|RSMo|N\.?R\.?S|N\.?J\.?S\.?A|N\.?M\.?S\.?A|C\.?P\.?L\.?R|N\.C\.G\.S|N\.D\.C\.C|O\.?R\.?S|UTCR|Pa\.\s?C\.?S|SDCL|T\.C\.A|V\.S\.A|R\.?C\.?W)\b\.?(?=\s*§?\s*\d)/gu;
/** 'mncourts.gov', 'courts.ca.gov', 'courts.state.or.us'; 'va.gov' is no state's. */
const OF_SITE = /(?<![\w-])(?!va\.gov)([a-z]{2})(?:courts?)?\.(?:gov|us)\b/giu;
const SITE_OF_NAME = new RegExp(
  `\\b(?:www\\.)?(${[...BY_RUN.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?:courts?|judiciary|law|legal|lawhelp|legalhelp|court)[a-z]*\\.(?:gov|org|us|net|com)\\b`,
  'giu',
);
/** 'courts.oregon.gov', 'www.courts.michigan.gov'. */
const SITE_OF_COURTS = new RegExp(`\\bcourts?\\.(${[...BY_RUN.keys()].join('|')})\\.(?:gov|us)\\b`, 'giu');
/** A state's name alone on a line of the head, beside or below its blanks. */
const ALONE = new RegExp(`^[\\s_,.]*(${NAME})[\\s_,.]*$`, 'iu');
const ADDRESS = new RegExp(
  `,\\s(?:(${NAME}|${NAME.toUpperCase()})|([A-Z]{2}))\\.?\\s+\\d{5}(?:-\\d{4})?\\b`,
  'gu',
);

/**
 * The state whose court a paper is of, by all that its head, its margins and its rules of law say; null where nothing says
 * it, or two states are said alike. Whole names, sites of courts and addresses speak; a county's name does not.
 */
export function stateOfPaper(paper: Paper, { cells }: Grid): string | null {
  const votes = new Map<string, number>();
  const add = (name: string | undefined, weight: number) => {
    const state = BY_NAME.get((name ?? '').toLowerCase());
    if (state !== undefined) votes.set(state, (votes.get(state) ?? 0) + weight);
  };
  const heads = cells.filter(({ row, text }) => row < ROWS_OF_HEAD && text.length < SHORT_LINE);
  const margins = paper.chrome.filter(({ text }) => text.length < 2 * SHORT_LINE).slice(0, 40);
  const lines = new Set([...heads, ...margins].map(({ text }) => text.trim()));
  for (const line of lines) {
    const bare = line.replace(/\b\p{L}+ (?:county|parish)\b(?! of\b)/giu, '');
    for (const [, one, two, three] of bare.matchAll(OF_COURTS)) add(one ?? two ?? three, SURE);
    add(BEHIND_COMMA.exec(line)?.[1], SURE);
    add(ALONE.exec(line)?.[1], STRONG);
  }
  const text = paper.text.slice(0, LOOKED_THROUGH);
  for (const [, name] of text.matchAll(OF_LAW)) add(name, WEAK);
  for (const [, code = ''] of text.matchAll(OF_SITE)) add(BY_CODE.get(code.toLowerCase()), STRONG);
  for (const site of [SITE_OF_NAME, SITE_OF_COURTS])
    for (const [, run = ''] of text.matchAll(site)) add(BY_RUN.get(run.toLowerCase()), STRONG);
  for (const [, law = ''] of text.matchAll(SHORT_LAW))
    add(BY_CODE.get((SHORT_LAWS[law.toUpperCase().replace(/[^A-Z]/g, '')] ?? '').toLowerCase()), STRONG);
  const addressed = new Map<string, number>();
  for (const [, name, code = ''] of text.matchAll(ADDRESS)) {
    const state = BY_NAME.get(name?.toLowerCase() ?? '') ?? BY_CODE.get(code.toLowerCase());
    if (state !== undefined) addressed.set(state, (addressed.get(state) ?? 0) + WEAK);
  }
  for (const [state, count] of addressed) add(state, Math.min(count, MOST_WEAK));
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < ENOUGH) return null;
  return second === undefined || first[1] >= AHEAD * second[1] ? first[0] : null;
}

/** The state of a court that is named by its county alone; null for any other court, and where nothing says the state. */
export function stateOfCounty(paper: Paper, grid: Grid, court: string): string | null {
  // A county may bear the name of a state.
  const rest = court.replace(/\b\p{L}+ (?:county|parish)\b(?! of\b)/giu, '');
  const isNamed = rest === court || new RegExp(`\\b(?:${NAME}|united states|u\\. ?s\\.)`, 'i').test(rest);
  return isNamed ? null : stateOfPaper(paper, grid);
}
