import type { Paper } from '../../papers/paper.ts';
import { escaped } from '../../text/escaped.ts';
import type { FoundFact } from '../schema.ts';

/** Words after which an address goes on: a house number, a direction, a particle of a street's name. */
const CUT =
  /(?:,\s\d{1,6}|(?:^|\s)(?:\d{1,6}\s(?:[NSEW]|[NS][EW]|North|South|East|West)|de|del|de\sla|de\slos|la|las|los|el|the|of|and))$/i;
/** So far before a hearing's own words and behind them its place may stand. */
const REACH = 900;
const LONGEST = 120;
/** What a line has that carries an address on. */
const ADDRESS =
  /\b(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Drive|Dr|Way|Plaza|Lane|Ln|Place|Square|Highway|Hwy|Court|Parkway|Floor|Suite|Building)\b|\b\d{5}\b|^[\p{Lu}][\p{L}. '-]{1,40},\s[\p{Lu}]/u;
/** The end of a sentence; a period behind a short form ends none. */
const END = /(?<!\b(?:\p{Lu}|St|Ave|Blvd|Rd|Dr|Ln|Pl|Ste|Fl|Rm|Bldg|No|Mt|Ft))\.(?=\s|$)|;/u;

/** What stands on the next line behind the last words of a place; null where the place ends within its line. */
function lineBehind(text: string, place: string, start: number): string | null {
  const words = place.split(/\s+/).slice(-2).map(escaped).join(String.raw`\s+`);
  const from = Math.max(0, start - REACH);
  const near = text.slice(from, start + REACH);
  const ends = [...near.matchAll(new RegExp(words, 'gu'))].map(
    ({ index, 0: found }) => from + index + found.length,
  );
  const [at] = ends.toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start));
  if (at === undefined) return null;
  const next = /^,?[^\S\n]*\n\s{0,40}([^\n]+)/.exec(text.slice(at, at + 2 * LONGEST))?.[1];
  return next === undefined ? null : next.slice(0, LONGEST).trim();
}

/** Hearings whose place the paper breaks over two lines, with all of it. */
export function withWholePlaces(facts: readonly FoundFact[], paper: Paper): FoundFact[] {
  return facts.map((fact): FoundFact => {
    if (fact.kind !== 'hearing' || !fact.value.place) return fact;
    const place = fact.value.place.replace(/(?<=\d{5}|\p{L}{4})\.$/u, '');
    const next = CUT.test(place) ? lineBehind(paper.text, place, fact.start) : null;
    const rest = next?.slice(0, END.exec(next)?.index ?? next.length).replace(/[\s,.]+$/, '') ?? '';
    if (rest !== '' && ADDRESS.test(rest))
      return { ...fact, value: { ...fact.value, place: `${place} ${rest}` } };
    return place === fact.value.place ? fact : { ...fact, value: { ...fact.value, place } };
  });
}
