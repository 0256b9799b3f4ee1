import type { Cell } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import type { AnalysisParty } from './schema.ts';

const ALONE = /^(?:the )?(state|commonwealth|people)$/i;
const OF = /^(?:the )?((?:people of the )?(?:state|commonwealth)) of ((?:\p{L}+ ?){1,3})$/iu;

/** 'STATE' beside 'VERSUS' on a paper headed 'STATE OF OHIO' is that state. */
export function withStateNamed(parties: readonly AnalysisParty[], { cells }: Grid): AnalysisParty[] {
  return parties.map((party) => {
    const kind = ALONE.exec(party.name)?.[1]?.toLowerCase();
    if (kind === undefined) return party;
    const own = cells
      .map(({ text }) => OF.exec(text))
      .find((match) => match !== null && (kind === 'people' || match[1]?.toLowerCase().endsWith(kind)));
    if (!own?.[1] || !own[2]) return party;
    const titled = (words: string) =>
      words.toLowerCase().replace(/\b(?!of\b|the\b)\p{L}/gu, (letter) => letter.toUpperCase());
    const of = titled(`${own[1]} of ${own[2]}`.trim());
    return { ...party, name: kind === 'people' && !/^people/i.test(of) ? `People of the ${of}` : of };
  });
}

/** 'THE STATE OF OHIO TO:' above a name: who summons, and no part of it. */
const SUMMONS_TO =
  /^\s*(?:the\s+)?(?:state|commonwealth|people)\s+of(?:\s+the)?(?:\s+\p{L}+){1,4}\s+to\s*:\s*/iu;

/** Whether a cell begins with who summons. */
export const isSummoning = (text: string): boolean => SUMMONS_TO.test(text);

/** What stands behind that in its cell; nothing where the name is in another. */
export function behindSummons(cell: Cell): Cell[] {
  const lead = SUMMONS_TO.exec(cell.text)?.[0].length ?? 0;
  const text = cell.text.slice(lead);
  return text === '' ? [] : [{ ...cell, text, start: cell.start + lead }];
}
