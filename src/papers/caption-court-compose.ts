import { MONTH_WORD } from '../text/day-words.ts';
import { stateOfPaper } from './caption-court-state.ts';
import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES } from './caption-place.ts';
import { type Paper, plain } from './paper.ts';

const KIND =
  "(?:supreme|superior|district|circuit|county|city|town|village|justice|magistrate|magisterial|metropolitan|municipal|conciliation|small claims|surrogate['’]?s?|probate|family|housing|chancery|appellate|land|juvenile|trial|orphans['’]?|civil|criminal|general|sessions|domestic relations|environmental|unified|court)";
/** 'District Court', 'General District Court', 'Probate and Family Court', 'Court of Common Pleas': of what level a court is. */
export const LEVEL = new RegExp(
  `\\b(?:${KIND}(?:,? (?:and|or|&|of the) |\\s))*${KIND}\\s+courts?\\b|\\bcourts? of (?:common pleas|appeals?|chancery|general sessions)\\b|\\b(?:${KIND}) court\\b`,
  'iu',
);
/** Courts that no state has. */
const FEDERAL =
  /\bunited states\b|\bu\. ?s\.|\bbankruptcy|\bfederal\b|\bveterans\b|\barmed forces\b|\btax court\b|\bsurveillance\b/i;

/** What a form says of its blank in brackets. */
const TOLD = /\s*[([{](?=[^)\]}]*\p{Ll}{3})[^)\]}]{0,80}[)\]}]?/gu;
/** Labels that stand below or beside the blanks of a court's name. */
const LABELS = [
  /\b(?:city or county|county or city|(?:court )?division\s?\/\s?county|(?<=court )court division$|(?:docket|case|file) (?:number|no\.))(?=[\s,:]|$):?/giu,
  /\b(?:(?<=court )court department|(?<=court of justice )court$|(?:court|street|mailing) address(?: of court)?|court (?:name|number|telephone(?: number)?))\b/giu,
];
/** The day of a stamp, or of a sitting. */
const DAY = new RegExp(
  `,?\\s*(?:\\bon\\s+)?(?:\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?\\b${MONTH_WORD}\\.?\\s+\\d{1,2},?\\s+\\d{4}\\b`,
  'giu',
);
const BEHIND_COURT = /,?\s+(?:from the\b|in (?:re\b|the (?:matter|interest|estate|marriage)\b)).*$/iu;
/** A unit whose number or name nobody filled in. */
const NO_NUMBER =
  /,?\s*\b(?:precinct|place|division|district|part|department|court)(?: or precinct)? (?:no\b|number\b|#)(?!\.?\s*[:#]?\s*\p{Lu}?\d)\.?\s*:?/giu;
const NO_NAME =
  /(?:^|(?<=[,;])|(?<=\b(?:of|for|the|court|and))|(?<=\bno\.?))\s*_*\s*\b(?:county|parish)\b(?! (?:of \p{L}|court))(?=\s*(?:[,;]|$))/giu;
const NO_ORDINAL = /(?<=^|\bcourt of \p{L}+|\bcourt|,)\s+judicial (?:district|circuit)(?:\s+county)?\s*$/iu;
/** 'IN AND FOR ____ COUNTY', 'OF ____ COUNTY', 'FOR THE COUNTY OF ____' before what follows the blank. */
const NO_COUNTY =
  /,?\s*\b(?:in and )?(?:of|for)(?: the)? (?:county of|county|parish of|parish)(?=\s*(?:,|$|state of|commonwealth of|\p{L}+ division\b))/giu;
const NO_UNIT =
  /,?\s*\b(?:in and )?(?:of|for)(?: the)? judicial (?:district|circuit)\b(?=\s*(?:,|$|in\b|for\b|state of|of the state))/giu;
const OPEN_END = /[\s,;:_–—-]*(?:(?<!\p{L})(?:of|for|in|and|at|the|no\.?)(?=[\s,;:_–—-]*$)[\s,;:_–—-]*)*$/iu;

/** The name of a court without what a form prints for blanks that nobody filled in. */
export function withoutLabels(name: string): string {
  let text = plain(name.replace(TOLD, ' ').replace(/_{2,}/g, ' '));
  for (const labels of LABELS) text = plain(text.replace(labels, ' '));
  text = text
    .replace(DAY, ' ')
    .replace(BEHIND_COURT, '')
    .replace(NO_NUMBER, ' ')
    .replace(NO_UNIT, '')
    .replace(NO_COUNTY, '');
  text = text.replace(NO_NAME, ' ');
  text = plain(text).replace(NO_ORDINAL, '');
  text = text.replace(/\s+(?=[,;])/g, '').replace(/,(?:\s*,)+/g, ',');
  // 'COURT OF, MISSOURI' and 'OF COUNTY, TEXAS' with their blanks.
  text = text.replace(/\b(?:of|for|in|and)(?: the)?(?=,|$)/giu, '').replace(/\s+(?=,)/g, '');
  return plain(text.replace(OPEN_END, '')).replace(/^[\s,;:–—-]+/, '');
}

const CHOICE =
  /((?:\p{L}+\s){1,2}court)\s+(?!of\b|for\b|in\b|at\b)((?:\p{L}+\s){1,2}court)\b(?! (?:department|division))/iu;
const KIND_ALONE = new RegExp(`^\\W*${KIND}(?: court)?\\W*$`, 'iu');

const ENDS_IN_KIND = new RegExp(`\\b${KIND}$`, 'iu');

/** 'COURT OF ILLINOIS' below a line that ends in 'THE APPELLATE': of what level it is. */
function withBeginning({ cells }: Grid, text: string, court: GridCell): string {
  if (!/^courts?\b/i.test(text)) return text;
  const above = cells.findLast(
    ({ page, row, left, right }) =>
      page === court.page &&
      row < court.row &&
      row >= court.row - NEAR_ROWS &&
      left < court.right &&
      right > court.left,
  );
  const kind = ENDS_IN_KIND.exec(above?.text ?? '')?.[0];
  return kind === undefined ? text : `${kind} ${text}`;
}

const TICKED = /(?:^|\s)\[?[xX✓✗☒☑✔]\s?\]/u;

const BOX = /[[\]☐□]/u;
const isBoxed = ({ page, row, text }: GridCell, court: GridCell) =>
  page === court.page && row === court.row && BOX.test(text);
/** '[ ] County Court' beside the court that was ticked. */
const UNTICKED =
  /(?:\p{L}+\s){1,2}?courts?\s*(?=\[?[xX✓✗☒☑✔]\s?\])|(?:\[\s?\]|☐|□)\s*(?:\p{L}+\s){1,3}?courts?\b/giu;

/** A row of boxes, '[ ] District [ ] Justice Court of Utah', as the choice that it offers. */
function choiceOf(grid: Grid, parts: readonly GridCell[], text: string): string | null {
  if (TICKED.test(text)) return null;
  const pair = CHOICE.exec(text);
  if (pair !== null) return text.replace(CHOICE, '$1 or $2');
  const court = parts.find((part) => /\bcourt\b/i.test(part.text));
  if (court === undefined) return null;
  const before = grid.cells.filter(
    ({ page, row, right, text: words }) =>
      page === court.page && row === court.row && right <= court.left + 60 && KIND_ALONE.test(words),
  );
  if (before.length === 0 || !grid.cells.some((cell) => isBoxed(cell, court))) return null;
  const kinds = before.map((cell) => cell.text.replace(/[^\p{L}\s’']/gu, '').trim());
  const own = text.replace(/^\W*(?:in ?the\W*)?/i, '');
  return [...kinds, own].join(' or ');
}

const COUNTY_LABEL = /^(?:county|parish)(?: of)?\s*:?$/iu;
const COUNTY_NAMED =
  /^(?:county|parish)(?: of)?\s*:\s*(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})$|^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}) (?:county|parish)(?:, (?:\p{L}+ ?){1,2})?$/iu;
const NAME_ALONE = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u;
const NO_PLACE =
  /\b(?:or|and|of|court|city|state|address|case|number|division|district|date|plaintiff|defendant)\b/i;
const NEAR_ROWS = 6;
const BESIDE = 1_500;

const hasCounty = (text: string) =>
  /\b(?:county|parish) of \p{L}|\p{L}{2} (?:county|parish)\b|\bcity of \p{L}|\p{L} (?:unit|ss\.?)$/iu.test(
    text,
  );

/** 'County' behind its blank, where 'County:' and 'County of' stand before theirs. */
const isLabelBehind = ({ text }: GridCell) => /^(?:county|parish)$/i.test(text);

/** The county that a form has in a blank of its own beside the label, near the name of its court; null without one. */
function countyBeside({ cells }: Grid, court: GridCell): string | null {
  const near = cells.filter(({ page, row }) => page === court.page && Math.abs(row - court.row) <= NEAR_ROWS);
  for (const cell of near) {
    const named = COUNTY_NAMED.exec(cell.text);
    const own = named?.[1] ?? named?.[2];
    if (own !== undefined && !NO_PLACE.test(own)) return own;
    if (!COUNTY_LABEL.test(cell.text)) continue;
    const beside = near.find(
      ({ row, left }) => row === cell.row && left >= cell.right - 20 && left - cell.right < BESIDE,
    );
    const before = near.find(
      ({ row, right }) => row === cell.row && right <= cell.left + 20 && cell.left - right < BESIDE,
    );
    if (
      before !== undefined &&
      isLabelBehind(cell) &&
      NAME_ALONE.test(before.text) &&
      !NO_PLACE.test(before.text)
    )
      return before.text;
    if (beside !== undefined && NAME_ALONE.test(beside.text) && !NO_PLACE.test(beside.text))
      return beside.text;
  }
  return null;
}

/** 'Court: District', a blank of its own beside what all courts of a state are called. */
function levelBeside({ cells }: Grid, court: GridCell): string | null {
  const near = cells.filter(({ page, row }) => page === court.page && Math.abs(row - court.row) <= NEAR_ROWS);
  for (const cell of near) {
    if (!/^court\s?:?$/i.test(cell.text)) continue;
    const kind = near.find(
      ({ row, left, text }) =>
        row === cell.row && left >= cell.right - 20 && left - cell.right < BESIDE && KIND_ALONE.test(text),
    );
    if (kind !== undefined) return `${kind.text.replace(/\W+$/, '')} Court`;
  }
  return null;
}

const ORDINAL =
  '(?:\\d{1,3}(?:st|nd|rd|th)|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth)';
const JUDICIAL = new RegExp(`^(${ORDINAL}) judicial (district|circuit)\\b\\W{0,2}$`, 'iu');
const JUDICIAL_LABEL = /^judicial (district|circuit)\s*:\s*(.*)$/iu;
const ORDINAL_ALONE = new RegExp(`^${ORDINAL}$`, 'iu');

/** 'Tenth Judicial District' on a line, or in a blank, of its own near the name of a court; null without one. */
function districtBeside({ cells }: Grid, court: GridCell): string | null {
  const near = cells.filter(({ page, row }) => page === court.page && Math.abs(row - court.row) <= NEAR_ROWS);
  for (const cell of near) {
    const [, ordinal, unit] = JUDICIAL.exec(cell.text) ?? [];
    if (ordinal !== undefined && unit !== undefined) return plain(cell.text.replace(/\W+$/, ''));
    if (/^judicial district of \p{Lu}/iu.test(cell.text)) return plain(cell.text);
    const [, kind, behind = ''] = JUDICIAL_LABEL.exec(cell.text) ?? [];
    if (kind === undefined) continue;
    const beside = near.find(({ row, left }) => row === cell.row && left >= cell.right - 20);
    const filled = behind === '' ? (beside?.text ?? '') : behind;
    if (ORDINAL_ALONE.test(filled)) return `${filled} Judicial ${kind}`;
  }
  return null;
}

const OF_ONE_STATE = /\b(?:supreme|appeals?|appellate)\b/i;

interface Composed {
  text: string;
  /** The form offers several courts, and nobody chose. */
  isOpen: boolean;
  /** It says of which place the court is, or stands as it was printed. */
  isPlaced: boolean;
  /** Something was added that stands elsewhere, or a blank was left out. */
  isComposed: boolean;
}

/**
 * The name of a court put together from where its pieces stand: its level, the county or district that stands in blanks
 * beside it, and the state that the head, the margins or the law of a form say. A federal court, and a name that says all
 * of it, stay as they are printed.
 */
export function composedCourt(paper: Paper, grid: Grid, name: string, parts: readonly GridCell[]): Composed {
  if (FEDERAL.test(name)) return { text: name, isOpen: false, isPlaced: true, isComposed: false };
  const cleaned = withoutLabels(name);
  const bare = cleaned.length > 0 ? cleaned : name;
  const court = parts.find((part) => /\bcourt\b/i.test(part.text)) ?? parts[0];
  const begun = court === undefined ? bare : withBeginning(grid, bare, court);
  const choice = choiceOf(grid, parts, begun);
  const chosen = TICKED.test(begun) ? begun.replace(UNTICKED, ' ').replace(TICKED, ' ') : (choice ?? begun);
  const text = plain(chosen);
  const isOpen = choice !== null;
  const added = court === undefined ? [] : piecesBeside(paper, grid, text, court);
  const whole = [text, ...added].join(', ');
  return {
    ...{ text: whole, isOpen, isComposed: whole !== name },
    isPlaced: whole === name || (LEVEL.test(whole) && (STATE_NAMES.test(whole) || hasCounty(whole))),
  };
}

/** What the name of a court lacks of its place: its county, its district, its state. */
function piecesBeside(paper: Paper, grid: Grid, text: string, court: GridCell): string[] {
  const level = LEVEL.test(text) ? null : levelBeside(grid, court);
  if (level === null && !LEVEL.test(text)) return [];
  const isLocal = !OF_ONE_STATE.test(text);
  const county = isLocal && !hasCounty(text) ? countyBeside(grid, court) : null;
  const found = isLocal && !/\bjudicial\b/i.test(text) ? districtBeside(grid, court) : null;
  const isNamed = found !== null && /^judicial/i.test(found);
  const district = isNamed || county !== null || hasCounty(text) ? found : null;
  const rest = text.replace(/\b\p{L}+ (?:county|parish)\b(?! of\b)/giu, '');
  const state = STATE_NAMES.test(rest) ? null : stateOfPaper(paper, grid);
  return [level, county === null ? null : `${county} County`, district, state].filter(
    (piece) => piece !== null,
  );
}
