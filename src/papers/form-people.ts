import { protectionFormIn } from '../law/protection-forms.ts';
import { toParties } from './caption-names.ts';
import { isPlaceholder } from './caption-placeholders.ts';
import type { Paper } from './paper.ts';
import type { AnalysisParty, Certainty, PartyRole } from './schema.ts';

/**
 * Who asks for an order of protection and whom it is to bind, as the numbered boxes of a court's form name them: '1
 * Protected Person', '2. Name of Restrained Person: …', with the name behind it, beside it or below it.
 */

type Side = 'petitioner' | 'respondent';
type Person = AnalysisParty & { certainty: Certainty };

const ASKS =
  '(?:protected (?:person|party)|person (?:asking for|seeking|requesting|in need of|needing) (?:a |an )?(?:protection|protective order|restraining order)|person(?:\\(s\\))? to be protected|(?:elder or )?dependent adult in need of protection|elder (?:or dependent adult )?in need of protection|employee in need of protection)';
const AGAINST =
  '(?:restrained (?:person|party)|person to be restrained|person (?:from whom|against whom) protection is (?:sought|asked)|person you want (?:protection from|to be protected from|restrained)|person you need protection from)';
/** A number in a circle, in brackets or with a point, and a star of what has to be filled in. */
const ITEM = '(?:\\(?\\d{1,2}\\)?[.)]?\\s{1,3}|[①-⑳❶-❿⓵-⓾]\\s{0,3})';
const OPENING = new RegExp(
  `^[\\s*•▪]{0,4}(?:${ITEM})?(?:the\\s)?(?:names? of (?:the )?)?(?:(?<asks>${ASKS})|(?<against>${AGAINST}))\\b(?<rest>.*)$`,
  'iu',
);
/** Behind it nothing but the place for the name: a sentence about such a person is no box. */
const PLACE = /^\s{0,3}(?:\((?:full |print )?names?[^)]{0,20}\))?\s{0,2}(?<mark>[:.]?)\s*(?<value>.*)$/iu;
const FIELD =
  /^[\s*•]{0,4}(?:[a-z][.)]\s{0,3})?\*?\s?(?:(?:your|his|her|their|person's|legal)\s)?(?:full\s)?(?:legal\s)?names?\b(?:\s\([^)]{0,30}\))?\s{0,3}(?<mark>:?)\s*(?<value>.*)$/iu;
const NEXT_ITEM = new RegExp(`^[\\s*]{0,4}${ITEM}\\p{L}`, 'u');
/** Whose name comes next is not the person's. */
const OF_OTHERS = /\b(?:lawyers?|attorneys?|firm name|other protected|children|case number|court)\b/i;
/** Where a name ends: at a gap, a line to write on, the next field, a bracket. */
const NAME_ENDS =
  /\s{3,}|_{2,}|\t|\s[*([☐☑☒□■]|,?\s(?:and|if|who|age|sex|gender|race|date|dob|clerk|address|phone|telephone|relationship)\b|\s(?=\*?\p{Lu}[\p{L} ]{1,28}:)/iu;
const WORD = String.raw`(?:\p{Lu}[\p{L}'’.-]*|de|la|del|van|von|der|bin|al|dos|da|y)`;
const PERSON = new RegExp(`^\\p{Lu}[\\p{L}'’.-]*(?:\\s${WORD}){1,5}(?:,?\\s(?:Jr|Sr|II|III|IV)\\.?)?$`, 'u');
const FORM_WORD =
  /\b(?:name|person|party|protect\w*|restrain\w*|order|court|county|superior|form|clerk|case|number|hearing|address|birth|date|age|sex|gender|race|height|weight|hair|eye|relationship|description|lawyer|attorney|full|stamps?|information|instructions?|yes|no|none|unknown)\b/i;
const REACH = 8;
const TOP_LINES = 160;
/** A form has a few columns, and lines of a page's width. */
const MOST_CELLS = 8;
const LONGEST_LINE = 400;

interface Found {
  side: Side;
  person: Person;
}

/** What of these words is a person's name; null where they are none. */
function nameIn(words: string): string | null {
  const end = NAME_ENDS.exec(words)?.index ?? words.length;
  const name = words
    .slice(0, end)
    .replace(/[\s,.;:]+$/, '')
    .trim();
  return PERSON.test(name) && !FORM_WORD.test(name) && !isPlaceholder(name) ? name : null;
}

/** A name where it stands in the paper. */
function personAt(paper: Paper, name: string, from: number, side: Side, certainty: Certainty): Found | null {
  const start = paper.text.indexOf(name, from);
  if (start === -1) return null;
  const cell = { text: name, start, end: start + name.length, line: 0 };
  const [party, ...more] = toParties(paper, [cell], side);
  if (party === undefined || more.length > 0) return null;
  return { side, person: { ...party, certainty: party.certainty ?? certainty } };
}

/** A line cut where a form leaves a gap, as between two columns. */
function cellsOf(paper: Paper, line: Paper['lines'][number]): { text: string; start: number }[] {
  const words = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE));
  const cells = [...words.matchAll(/\S(?:.{0,200}?\S)?(?=\s{3,}|\s*$)/gu)];
  return cells.slice(0, MOST_CELLS).map(({ 0: text, index }) => ({
    text,
    start: line.start + index,
  }));
}

interface Opened {
  side: Side;
  /** Where its column begins in its line. */
  left: number;
  at: number;
}

/** The name below the opening of a box: behind 'Full name:', or alone on the next line. */
function nameBelow(paper: Paper, { side, left, at }: Opened): Found | null {
  const lines = paper.lines.slice(at + 1, at + 1 + REACH);
  let isField = false;
  for (const [place, line] of lines.entries()) {
    const cells = cellsOf(paper, line);
    const leftOf = ({ start }: { start: number }) => Math.abs(start - line.start - left);
    const [cell, other] = cells.toSorted((one, another) => leftOf(one) - leftOf(another));
    if (cell === undefined) continue;
    const whole = paper.text.slice(cell.start, line.end);
    if (OPENING.test(cell.text) || NEXT_ITEM.test(cell.text) || OF_OTHERS.test(cell.text)) return null;
    const field = FIELD.exec(cell.text);
    const beside = cells.length === 1 ? undefined : cells.find(({ start }) => start > cell.start);
    const value = field?.groups?.value ?? '';
    const name = field === null ? nameIn(cell.text) : (nameIn(value) ?? nameIn(beside?.text ?? ''));
    if (name !== null) {
      // A name alone below its box, or in another column, may be that of somebody else.
      const isSure = field !== null && (nameIn(value) !== null || other === undefined);
      return field !== null || isField || place === 0
        ? personAt(paper, name, cell.start, side, isSure ? 'certain' : 'likely')
        : null;
    }
    if (field !== null && nameIn(whole) === null && value.trim() !== '' && !/^[_\s]+$/.test(value))
      return null;
    isField = field !== null;
    if (field === null && place > 0) continue;
  }
  return null;
}

/** The name in or below a cell that opens a box; null where it opens none, or nobody filled it in. */
function personOf(
  paper: Paper,
  cells: readonly { text: string; start: number }[],
  place: number,
  at: number,
) {
  const cell = cells[place];
  const found = cell === undefined ? null : OPENING.exec(cell.text);
  if (cell === undefined || found === null) return null;
  const side: Side = found.groups?.asks === undefined ? 'respondent' : 'petitioner';
  const rest = PLACE.exec(found.groups?.rest ?? '');
  const { mark = '', value = '' } = rest?.groups ?? {};
  const named = FIELD.exec(value)?.groups?.value ?? value;
  const name = nameIn(named);
  if (name !== null) return personAt(paper, name, cell.start, side, mark === ':' ? 'certain' : 'likely');
  if (/\p{L}{2}/u.test(named.replace(/_+/g, ''))) return null;
  const beside = nameIn(cells[place + 1]?.text ?? '');
  if (beside !== null) return personAt(paper, beside, cell.start, side, 'likely');
  const line = paper.lines[at];
  return line === undefined ? null : nameBelow(paper, { side, left: cell.start - line.start, at });
}

const ON_TOP = 600;
const YOURS = /^[\s*•]{0,4}(?:[a-z][.)]\s{0,3})?\*?\s?your\s/i;

/** The names of a form whose boxes lost their headings, by its fields alone: 'Your name:' is whoever asks, unless they answer. */
function byFieldsAlone(paper: Paper, side: Side): Found | null {
  const form = protectionFormIn(paper.text.slice(0, ON_TOP), null);
  if (form === null || form.number === form.forms.numbers.answer) return null;
  for (const line of paper.lines.slice(0, TOP_LINES)) {
    const [cell] = cellsOf(paper, line);
    const field = cell === undefined ? null : FIELD.exec(cell.text);
    if (cell === undefined || field?.groups?.mark !== ':') continue;
    if (!/\bfull\b/i.test(cell.text) && !YOURS.test(cell.text)) continue;
    if (YOURS.test(cell.text) !== (side === 'petitioner')) continue;
    const name = nameIn(field.groups.value ?? '');
    return name === null ? null : personAt(paper, name, cell.start, side, 'unsure');
  }
  return null;
}

/** The people of such a form, each side once; of one that names two people for a side both are unsure. Empty of other papers. */
function peopleOfForm(paper: Paper): Person[] {
  const found = paper.lines.slice(0, TOP_LINES).flatMap((line, at) => {
    const cells = cellsOf(paper, line);
    return cells.flatMap((_cell, place) => personOf(paper, cells, place, at) ?? []);
  });
  return (['petitioner', 'respondent'] as const).flatMap((side) => {
    const boxed = found.filter((each) => each.side === side);
    const own = (boxed.length > 0 ? boxed : [byFieldsAlone(paper, side) ?? []].flat()).map(
      ({ person }) => person,
    );
    const names = new Set(own.map(({ name }) => name.toLowerCase()));
    const [first] = own.toSorted((one, other) => RANK.indexOf(one.certainty) - RANK.indexOf(other.certainty));
    if (first === undefined) return [];
    return [names.size > 1 ? { ...first, certainty: 'unsure' as const } : first];
  });
}

const SIDE_OF: Readonly<Partial<Record<PartyRole, Side>>> = {
  plaintiff: 'petitioner',
  petitioner: 'petitioner',
  defendant: 'respondent',
  respondent: 'respondent',
};

/** The parties of a caption with those whom a form's boxes name, on a side that the caption does not name for sure. */
export function withPeopleOfForm(paper: Paper, parties: readonly Person[]): Person[] {
  const people = peopleOfForm(paper).filter(
    ({ role }) => !parties.some((party) => SIDE_OF[party.role] === role && party.certainty !== 'unsure'),
  );
  if (people.length === 0) return [...parties];
  const roles = new Set(people.map(({ role }) => role));
  const kept = parties.filter(({ role }) => !roles.has(SIDE_OF[role] ?? role));
  return [...kept, ...people].toSorted((one, other) => one.evidence.start - other.evidence.start);
}

const RANK: readonly Certainty[] = ['certain', 'likely', 'unsure'];
