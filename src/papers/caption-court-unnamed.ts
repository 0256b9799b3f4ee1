import { recognizeCourt } from '../law/courts/recognize.ts';
import { US_STATES } from '../states.ts';
import { isRoleAlone } from './caption-cells.ts';
import { LEVEL } from './caption-court-compose.ts';
import { stateOfPaper } from './caption-court-state.ts';
import type { Grid } from './caption-grid.ts';
import { evidenceAt, isProse, type Paper } from './paper.ts';
import type { AnalysisStatement, Certainty } from './schema.ts';

const FROM_TOP = 9_000;
const HOST = /\b(?:www\.|ecf\.)?([a-z]{2,5}\d{0,2})\.uscourts\.gov\b/gi;

/** The federal court on whose site alone a paper stands, 'nmb.uscourts.gov'; null where several are named. */
export function courtOfSite(paper: Paper): AnalysisStatement | null {
  const found = [...paper.text.slice(0, FROM_TOP).matchAll(HOST)].flatMap(
    ({ 0: site, 1: code = '', index }) => {
      const court =
        recognizeCourt({ courtName: code }).court ?? recognizeCourt({ courtName: `${code}d` }).court;
      return court?.called.startsWith('the ') ? [{ court, site, index }] : [];
    },
  );
  const [first] = found;
  if (first === undefined || found.some(({ court }) => court.id !== first.court.id)) return null;
  const { court, index, site } = first;
  return { text: court.name, evidence: evidenceAt(paper, index, index + site.length) };
}

/** States whose civil cases all begin in courts of one name (National Center for State Courts, court structure charts). */
const ONE_COURT: Readonly<Record<string, string>> = {
  ...{ CA: 'Superior Court', CT: 'Superior Court', DC: 'Superior Court', VT: 'Superior Court' },
  ...{ IL: 'Circuit Court', MO: 'Circuit Court', OR: 'Circuit Court', WI: 'Circuit Court' },
  ...{ IA: 'District Court', ID: 'District Court', KS: 'District Court', MN: 'District Court' },
  ...{ MA: 'Trial Court' },
};
type Named = AnalysisStatement & { certainty: Certainty };

const HEAD_ROWS = 40;
const ASKS_CASE =
  /^\W*(?:(?:case|cause|docket|index|civil action|court file|file)\s*(?:no\b|number|#)|court\s*:?$|county\s*:?$)/i;
const ROLE_ASKED = /^(?:plaintiff|petitioner|defendant|respondent|landlord|tenant)\b/i;
/** What a form is for that only courts give out. */
const OF_COURT =
  /\b(?:court (?:fees?|costs?|forms?|clerk|date|use only)|clerk of (?:the )?court|clerk['’]s office|the court (?:to|may|will)|fee waiver|waive (?:court )?fees|payment of (?:fees|costs)|in forma pauperis|indigency)\b/i;
const LETTER = /^\s*(?:dear\b|to whom it may concern)/i;

/**
 * A court of the state that a form is of, where its name and county are blanks: 'Circuit Court, Ohio', 'Ohio court'. Null
 * for a paper that is no form of a court, and where nothing says the state. Unsure where the form is filled in, so that its
 * court is named somewhere, and where only its running words tell of a kind of court.
 */
export function courtOfForm(paper: Paper, grid: Grid, isFilled: boolean): Named | null {
  const head = grid.cells.filter(({ row }) => row < HEAD_ROWS);
  if (!isForm(paper, head) || head.some(({ text }) => LETTER.test(text))) return null;
  const state = stateOfPaper(paper, grid);
  if (state === null) return null;
  const evidence = placeOf(paper, state);
  if (evidence === null) return null;
  const only = ONE_COURT[US_STATES.find(({ name }) => name === state)?.code ?? ''];
  const level = levelOf([...head, ...paper.chrome.slice(0, 6)].map(({ text }) => text));
  const told = levelToldIn(paper.text);
  const kind = level ?? only ?? told?.kind;
  const text = kind === undefined ? `${state} court` : `${kind}, ${state}`;
  const isTold = told === null || told.times >= OFTEN;
  const isSure = !isFilled && (level !== null || only !== undefined || isTold);
  return { text, evidence, certainty: isSure ? 'likely' : 'unsure' };
}

function isForm(paper: Paper, head: Grid['cells']): boolean {
  const labels = head.filter(
    ({ text }) => ASKS_CASE.test(text) || isRoleAlone(text) || ROLE_ASKED.test(text),
  );
  if (labels.length > 1) return true;
  return (paper.text.slice(0, FROM_TOP).match(new RegExp(OF_COURT, 'gi'))?.length ?? 0) > 1;
}

const JUDICIAL = /\bjudicial (circuit|district)\b/i;

/** The one kind of court that a head prints beside its blanks; null for a choice of several. */
function levelOf(lines: readonly string[]): string | null {
  const named = new Set<string>();
  for (const line of lines) {
    if (line.length > 90 || isProse(line)) continue;
    const text = line.replace(/[_.*\s]+/g, ' ').trim();
    const kind = LEVEL.exec(text)?.[0];
    const judicial = JUDICIAL.exec(text);
    if (kind !== undefined && !/^court court$/i.test(kind) && OF_TRIAL(kind)) {
      const isJudicial = /judicial\s+$/i.test(text.slice(0, text.indexOf(kind)));
      named.add(titled(isJudicial ? `judicial ${kind}` : kind));
    } else if (judicial !== null) named.add(titled(`${judicial[1]} court`));
  }
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

const OFTEN = 3;
const OF_TRIAL = (kind: string) => !/supreme|appeal|appellate/i.test(kind);

/** The one kind of trial court that the words of a paper speak of, and how often; null for none and for several. */
function levelToldIn(text: string): { kind: string; times: number } | null {
  const kinds = [...text.slice(0, FROM_TOP).matchAll(new RegExp(LEVEL, 'gi'))]
    .map(([kind]) => titled(kind.replace(/\s+/g, ' ')))
    .filter(OF_TRIAL);
  const [kind] = kinds;
  return kind !== undefined && kinds.every((other) => other === kind) ? { kind, times: kinds.length } : null;
}

const titled = (words: string) =>
  words.toLowerCase().replace(/\b(?!of\b|and\b)\p{L}/gu, (letter) => letter.toUpperCase());

/** Where a paper says its state: by its name, or by a site or a law whose name begins so. */
function placeOf(paper: Paper, state: string) {
  const code = US_STATES.find(({ name }) => name === state)?.code ?? '';
  const run = state.replace(/\s/g, '');
  for (const pattern of [
    new RegExp(`\\b${state}\\b`, 'i'),
    new RegExp(`\\b(?:www\\.)?(?:courts?\\.)?(?:${run}|${code})\\w*\\.(?:gov|org|us|net|com)\\b`, 'i'),
    /\b(?:\p{L}\.){2,4}(?=\s*§?\s*\d)/u,
    /\bRSMo\b|\b(?:ORS|NRS|KRS|MCL|RCW|SDCL|MCR|UTCR|CPLR)\b/,
  ]) {
    const match = pattern.exec(paper.text);
    if (match !== null) return evidenceAt(paper, match.index, match.index + match[0].length);
  }
  return null;
}
