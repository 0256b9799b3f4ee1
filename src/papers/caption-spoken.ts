import { readable } from './counts.ts';
import { type Paper, plain } from './paper.ts';
import type { AnalysisParty } from './schema.ts';

/** What is looked through for how a name is written elsewhere. */
const LOOKED_THROUGH = 20_000;
const INITIALS = /^(?:[IVX]+|[A-Z]\.?)$/;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){1,3}$/u;
const NO_PERSON =
  /\b(?:inc|llc|llp|ltd|corp|co|lp|bank|county|city|state|department|board|company|estate|trust|school|district)\b/i;

/**
 * The parties of a short title as the rest of the paper calls them: 'POE ADA' is Ada Poe where that stands on a line or
 * behind a label, and 'Poe' alone is the one person of that name who writes the paper or is written to.
 */
export function asSpoken(paper: Paper, parties: readonly AnalysisParty[]): AnalysisParty[] {
  const text = paper.text.slice(0, LOOKED_THROUGH);
  return parties.map((party) => {
    const isShort = !party.name.includes(' ');
    return isShort ? (wholeName(text, party) ?? party) : turnedAsSpoken(paper, party);
  });
}

/** A name whose family comes first, as the rest of the paper writes it. */
export function turnedAsSpoken(paper: Paper, party: AnalysisParty): AnalysisParty {
  const text = paper.text.slice(0, LOOKED_THROUGH);
  const words = party.name.split(' ');
  if (words.length < 2 || words.length > 3 || !PERSON.test(party.name) || NO_PERSON.test(party.name))
    return party;
  const turned = [...words.slice(1), words[0] ?? ''];
  return stands(text, turned) > 0 && stands(text, words) <= 1 ? { ...party, name: turned.join(' ') } : party;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function stands(text: string, words: readonly string[]): number {
  const row = new RegExp(`(?<![\\p{L}])${words.map(escaped).join('\\s+')}(?![\\p{L}])`, 'giu');
  return [...text.matchAll(row)].length;
}

const TITLES = /^(?:mr|mrs|ms|dr|hon|chief|judge|dear|re|officer|the)\b/i;

/** The one full name, on a line of its own or in the head of a mail, that ends with a party's only word. */
function wholeName(text: string, party: AnalysisParty): AnalysisParty | null {
  if (!/^\p{Lu}[\p{L}'’-]{2,}$/u.test(party.name)) return null;
  // In capitals, too, where the name is not.
  const last = `(?:${escaped(party.name)}|${escaped(party.name.toUpperCase())})`;
  const own = new RegExp(
    `^[^\\S\\n]*(?:(?:[Ff]rom|[Tt]o|[Cc]c|[Bb]y|[Aa]ttn|[Nn]ame|[Ff]iler|FROM|TO|CC|BY|ATTN|NAME):?[^\\S\\n]*)?(\\p{Lu}[\\p{L}'’.-]*(?:[^\\S\\n]\\p{Lu}[\\p{L}'’.-]*){0,2}[^\\S\\n]${last})(?=[^\\S\\n]*(?:$|[<,(]))`,
    'gmu',
  );
  const found = [...text.matchAll(own)].flatMap(({ 0: whole, 1: name = '', index }) =>
    !TITLES.test(name) && !/\bv[sS]?\.?\s/iu.test(name) && !NO_PERSON.test(name)
      ? [{ name, start: index + whole.lastIndexOf(name) }]
      : [],
  );
  const names = new Set(found.map(({ name }) => plain(name).toLowerCase()));
  const [first] = found;
  if (first === undefined || names.size > 1) return null;
  return { ...party, name: readable(plain(first.name), INITIALS) };
}
