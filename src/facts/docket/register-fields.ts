import { isCourtName } from '../../papers/caption-court-names.ts';
import { STATE_NAMES } from '../../papers/caption-place.ts';
import { splitNames } from '../../papers/party-names.ts';
import type { TextLine } from '../../text/lines.ts';

/** Words of a line, with where they begin in the text. */
export interface Cell {
  text: string;
  start: number;
}

export interface NamedSide extends Cell {
  role: string;
}

/** What a table of parties calls each of them. */
const ROLE_CELL =
  /^(?:cross-?)?(plaintiff|defendant|petitioner|respondent|appellant|appellee|relator|applicant|real party in interest|intervenor|claimant|debtor)s?(?:\s?\(s\))?$/i;
const KNOWN = new Set(['plaintiff', 'defendant', 'petitioner', 'respondent', 'appellant', 'appellee']);
const LONGEST_NAME = 200;

function cellsOf({ text, start }: TextLine): Cell[] {
  let at = 0;
  return text.split('\t').map((words) => {
    const own = start + at + (words.length - words.trimStart().length);
    at += words.length + 1;
    return { text: words.trim(), start: own };
  });
}

function namesIn({ text, start }: Cell, role: string): NamedSide[] {
  if (text.length > LONGEST_NAME) return [];
  // 'Quill , Ada': what stands before the comma is the family's name.
  if (/^\p{L}[\p{L}'’-]+ ?, (?:\p{Lu}[\p{L}.'’-]*\s?){1,3}$/u.test(text) && splitNames(text).length > 1)
    return [{ text, start, role }];
  return splitNames(text).map(({ name, from }) => ({ text: name, start: start + from, role }));
}

/** The rows of a table of parties: a name in its first cell, and in the next what that one is in the case. */
export function partyRows(lines: readonly TextLine[]): NamedSide[] {
  return lines.flatMap((line) => {
    const [name, role] = cellsOf(line);
    const said = ROLE_CELL.exec(role?.text ?? '')?.[1]?.toLowerCase();
    if (name === undefined || said === undefined || !/\p{L}{2}/u.test(name.text)) return [];
    return namesIn(name, KNOWN.has(said) ? said : 'other');
  });
}

const TITLE = /^(?:case )?(?:style|title|caption)\s?:[\t ]?(.*)$/i;
const VERSUS = /^(?:vs?\.?|versus)\s?:?$/i;
const MATTER = /^(?:in (?:re|the matter of)|ex parte|matter of):?\s+/i;
const CALLED =
  /,?\s(?:et al\.?,?\s?)?(?:plaintiffs?|petitioners?|appellants?|applicants?|relators?|defendants?|respondents?|appellees?)\W*$/i;

/** The title of the case as a field of the page has it: two sides with the 'v.' on a line between, or whom a matter is about. */
export function titleFields(lines: readonly TextLine[]): NamedSide[] {
  const at = lines.findIndex(({ text }) => TITLE.test(text));
  const line = lines[at];
  if (line === undefined) return [];
  const beside = TITLE.exec(line.text)?.[1]?.trim() ?? '';
  const isBeside = beside !== '';
  const first = isBeside ? { text: beside, start: line.end - beside.length } : lines[at + 1];
  const next = lines.slice(at + (isBeside ? 1 : 2), at + (isBeside ? 3 : 4));
  if (first === undefined || first.text.length > LONGEST_NAME) return [];
  const matter = MATTER.exec(first.text)?.[0].length ?? 0;
  if (matter > 0) return namesIn({ text: first.text.slice(matter), start: first.start + matter }, 'other');
  const [versus, other] = next;
  if (versus === undefined || other === undefined || !VERSUS.test(versus.text)) return [];
  const side = ({ text, start }: Cell, role: string) =>
    namesIn({ text: text.replace(CALLED, ''), start }, role);
  return [...side(first, 'plaintiff'), ...side(other, 'defendant')];
}

/** The state that the head of a court's page names above its court, where the court's own name says none. */
export function stateAbove(lines: readonly TextLine[], court: string): string | null {
  if (STATE_NAMES.test(court) || /\b(?:united states|u\.\s?s\.)/i.test(court)) return null;
  const states = lines.flatMap(({ text }) => (text.length <= 40 ? (STATE_NAMES.exec(text)?.[0] ?? []) : []));
  const [state] = states;
  return state !== undefined && states.every((each) => each.toLowerCase() === state.toLowerCase())
    ? state
    : null;
}

const FOOT_LINES = 12;

/** The court whose page it is, where only the foot of the page says it, with its address behind. */
export function courtAtFoot(lines: readonly TextLine[]): Cell | null {
  for (const line of lines.slice(-FOOT_LINES)) {
    const [words = ''] = line.text.split(/\s{2}|\t|\s\|/, 1);
    if (words.length < line.text.length && isCourtName(words)) return { text: words, start: line.start };
  }
  return null;
}
