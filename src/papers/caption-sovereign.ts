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
