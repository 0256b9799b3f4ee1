import type { Loose } from './caption-pieces.ts';

const ORDINAL = /^\W*(?:x\b)?[\W_]*(\d{1,3}(?:st|nd|rd|th))$/iu;
const BEHIND_ORDINAL =
  /^(?:(?:judicial |family |criminal |civil )?(?:district|circuit) court|judicial (?:district|circuit))\b/i;
const ENDS_IN_NUMBER =
  /\b(?:precinct|district|division|part|department|court at law|place)\s(?:no\.?|number)$/i;
const COUNTY = /^(?:county|parish)(?:$|[,.]|\sof\b)/i;
const SHORT_NAME = /^_*(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})_*$/u;
const NEAR = 1_200;

/** What a blank of a form and the words printed beside it say together; null where they are two things. */
function together(one: string, other: string): string | null {
  const ordinal = ORDINAL.exec(one)?.[1];
  if (ordinal !== undefined && BEHIND_ORDINAL.test(other)) return `${ordinal} ${other}`;
  if (ENDS_IN_NUMBER.test(one) && /^_*\d{1,3}_*$/.test(other)) return `${one} ${other.replaceAll('_', '')}`;
  const name = SHORT_NAME.exec(one)?.[1];
  const isCounty = name !== undefined && COUNTY.test(other) && !/\b(?:in|the|of|and)$/i.test(one);
  return isCounty ? `${name} ${other}` : null;
}

/** Cells in rows, with the blanks of a court's name joined to the words beside them: '322nd' 'District Court'. */
export function withBlanksFilled(cells: readonly Loose[]): Loose[] {
  const filled: Loose[] = [];
  for (const cell of cells) {
    const before = filled.at(-1);
    const isBeside =
      before !== undefined &&
      before.row === cell.row &&
      before.page === cell.page &&
      cell.left >= before.right - 60 &&
      cell.left - before.right < NEAR;
    const text = isBeside ? together(before.text, cell.text) : null;
    if (before === undefined || text === null) {
      filled.push(cell);
      continue;
    }
    const [start, end] = [Math.min(before.start, cell.start), Math.max(before.end, cell.end)];
    const confidence =
      before.confidence === null || cell.confidence === null
        ? null
        : Math.min(before.confidence, cell.confidence);
    filled[filled.length - 1] = { ...before, text, start, end, confidence, right: cell.right };
  }
  return filled;
}

const CHOICE = /^((?:\p{L}+\s+){1,3}court)\s+((?:\p{L}+\s+){1,3}court)$/iu;
const TICK = /^[xX✓✗☒☑✔]$/u;
const NEAR_TICK = 300;

/**
 * 'County Court District Court' with an 'X' over one of its boxes is that court; the sign beside a court that stands alone
 * is no word of it.
 */
export function withChoiceMade(cells: readonly Loose[]): Loose[] {
  const ticks = cells.filter(({ text }) => TICK.test(text));
  if (ticks.length === 0) return [...cells];
  const used = new Set<Loose>();
  const chosen = cells.map((cell) => {
    const near = ticks.filter(
      ({ page, row, left, right }) =>
        page === cell.page &&
        row === cell.row &&
        right > cell.left - NEAR_TICK &&
        left < cell.right + NEAR_TICK,
    );
    const [tick] = near;
    if (tick === undefined || near.length > 1 || !/\bcourt$/i.test(cell.text)) return cell;
    used.add(tick);
    const [, first = '', second = ''] = CHOICE.exec(cell.text) ?? [];
    if (second === '') return cell;
    const width = (cell.right - cell.left) / cell.text.length;
    const middle = cell.left + (cell.text.length - second.length) * width;
    const isSecond = Math.abs(tick.right - middle) < Math.abs(tick.right - cell.left);
    return isSecond
      ? { ...cell, text: second, start: cell.end - second.length, left: middle }
      : { ...cell, text: first, end: cell.start + first.length, right: cell.left + first.length * width };
  });
  return chosen.filter((cell) => !used.has(cell));
}

/** A box that nobody checked, before one of several courts. */
const UNCHECKED = /^(?:\[\s?\]|\[\[\]|☐|□)\s/u;

export const isUnchecked = (text: string) => UNCHECKED.test(text);
