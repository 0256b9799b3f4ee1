import { isCourtName } from '../../papers/caption-court-names.ts';
import { readable } from '../../papers/counts.ts';
import { withoutMenus } from '../../papers/docket/site-menu.ts';
import { type Paper, plain } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';
import type { Certainty, FactContent, FoundFact } from '../schema.ts';
import { factAt } from '../statements.ts';
import { courtAtFoot, type NamedSide, partyRows, stateAbove, titleFields } from './register-fields.ts';

const HEAD_LINES = 120;
const LONGEST = 200;
const NUMBER =
  /\b(?:docket for case|(?:civil |bankruptcy )?case|cause|index|docket|no)\b\.?\s?(?:number|no\b\.?|#|id\b)?\s{0,3}[:#]?\s{0,3}#?:?\s{0,3}((?=[\w:-]*\d{2})[A-Z\d][\w:-]{3,40}(?:\s?\([A-Z]{2,4}\))?)/i;
const NUMBER_LABEL = /^(?:case|cause|index|docket)\s?(?:number|no\.?|#|id)\s{0,3}:?$/i;
const NUMBER_ALONE = /^(?=[\w:-]*\d{2})[A-Z\d][\w:.-]{3,40}$/i;
const SIDE =
  /^(plaintiff|petitioner|defendant|respondent|appellant|appellee)s?(?:\s?\((?:s|\d{1,3})\))?\s{0,3}[:\t]?\s*(.*)$/i;
/** 'Joint Debtor' above a name: whose bankruptcy it is stands on no side. */
const DEBTOR = /^(?:joint\s)?debtors?(?:\s?\d|\s?\(s\))?\s?:?$/i;
/** 'Daniels, Rae, Defendant', 'Ardent Lumber, Plaintiff'. */
const NAMED = /^(\p{L}.{2,80}?),?\s(?:\||-|–|,)?\s?(plaintiff|petitioner|defendant|respondent)\W*$/iu;
const NO_NAME =
  /^(?:case|party|attorneys?|active|address|dob|gender|race|court|judge|cause|events?|docket|type|status|name|represented|lead|pro se|none|plaintiff|defendant)\b|^(?:and|v\.?|vs\.?)$|:\s|:$/i;

/**
 * The court, the number and the parties that a docket prints above its entries, under names of fields; a side that it names
 * only in the title of the case is taken from there.
 */
export function docketHead(paper: Paper, end: number): FoundFact[] {
  const page = withoutMenus(paper.lines);
  const lines = page.slice(0, HEAD_LINES).filter((line) => line.text.length <= LONGEST);
  const above = lines.filter((line) => line.start < end);
  const named = asTitled(partiesIn(paper, lines, end), versusIn(paper, above));
  const rows = named.length > 0 ? [] : partyRows(page);
  const parties = named.length > 0 ? named : rows.map((side) => sideOf(paper, side, 'certain'));
  const roles = new Set(parties.map(roleOf));
  const isWhole = SIDES.every((side) => side.some((role) => roles.has(role)));
  const fields = parties.length > 0 ? [] : titleFields(above).map((side) => sideOf(paper, side, 'likely'));
  const titled = fields.length > 0 ? fields : isWhole || roles.has('other') ? [] : versusIn(paper, above);
  return [
    courtIn(paper, above) ?? footCourt(paper, page),
    numberIn(paper, lines, end),
    ...parties,
    ...titled.filter(
      (fact) => !SIDES.some((side) => side.includes(roleOf(fact)) && side.some((role) => roles.has(role))),
    ),
  ].filter((fact) => fact !== null);
}

const SIDES: readonly (readonly string[])[] = [
  ['plaintiff', 'petitioner', 'appellant'],
  ['defendant', 'respondent', 'appellee'],
];

/** 'Larch Apartments LLC Quill, Rita': whom the title names ends where the title says; behind it stands who speaks for them. */
function asTitled(parties: readonly FoundFact[], titled: readonly FoundFact[]): FoundFact[] {
  const names = titled.flatMap(({ kind, value }) => (kind === 'party' ? [value.name] : []));
  return parties.map((fact) => {
    if (fact.kind !== 'party') return fact;
    const own = fact.value.name.toLowerCase();
    const short = names.find((name) => own.startsWith(`${name.toLowerCase()} `));
    return short === undefined
      ? fact
      : { ...fact, value: { ...fact.value, name: fact.value.name.slice(0, short.length) } };
  });
}

const roleOf = (fact: FoundFact): string => (fact.kind === 'party' ? fact.value.role : '');

const CODED = /^(?=(?:\D*\d){4})[A-Z\d]+(?:[-:/][A-Z\d]+)+\s/;
const VERSUS = /^(?:.*[|:#]\s+)?([^|:#]{3,90}?),?\s+(?:vs?\.?|VS?\.?|-against-)\s+([^|:#]{3,90})$/;

/** 'Ardent Lumber v. Quill' on one line. */
function versusIn(paper: Paper, lines: readonly TextLine[]): FoundFact[] {
  for (const line of lines) {
    const [, one, other] = VERSUS.exec(line.text) ?? [];
    // A row of a table of other cases begins with the number of one.
    if (one === undefined || other === undefined || CODED.test(line.text)) continue;
    return [
      party(paper, line, one.trim(), 'plaintiff', 'likely'),
      party(paper, line, other.trim(), 'defendant', 'likely'),
    ];
  }
  return [];
}

const LAST_FIRST = /^([\p{Lu}][\p{L}'’-]+), ((?:\p{Lu}[\p{L}.'’-]*\s?){1,3})$/u;
const COMPANY = /^(?:inc|llc|l\.l\.c|corp|co|ltd|lp|llp|n\.?a|p\.?c|esq|jr|sr|et al)\b/i;

/** 'Quill, Ada' as people say it: 'Ada Quill'. */
function asSpoken(name: string): string {
  const [, last, first] = LAST_FIRST.exec(name) ?? [];
  return last === undefined || first === undefined || COMPANY.test(first) ? name : `${first.trim()} ${last}`;
}

const roleLabel = (role: string): string =>
  role === 'other' ? 'Party' : `${role.charAt(0).toUpperCase()}${role.slice(1)}`;

function sideOf(paper: Paper, { text, start, role }: NamedSide, certainty: Certainty): FoundFact {
  const content: FactContent = {
    kind: 'party',
    value: { name: readable(asSpoken(text.replace(/\s+,/g, ','))), role },
  };
  return factAt(paper, start, endOf(paper.text, start, text), content, { label: roleLabel(role), certainty });
}

function footCourt(paper: Paper, lines: readonly TextLine[]): FoundFact | null {
  const found = courtAtFoot(lines);
  if (found === null) return null;
  const { text, start } = found;
  const content: FactContent = { kind: 'court', value: { name: text } };
  return factAt(paper, start, start + text.length, content, { label: 'Court', certainty: 'likely' });
}

function party(paper: Paper, line: TextLine, words: string, role: string, certainty: Certainty): FoundFact {
  const start = line.start + Math.max(0, line.text.indexOf(words));
  const content: FactContent = { kind: 'party', value: { name: asSpoken(words), role } };
  return factAt(paper, start, endOf(paper.text, start, words), content, {
    label: roleLabel(role),
    certainty,
  });
}

/** Where words end that may stand on several lines. */
function endOf(text: string, start: number, words: string): number {
  let at = start;
  for (const word of words.split(' ')) at = text.indexOf(word, at) + word.length;
  return at;
}

function at(paper: Paper, line: TextLine, words: string, content: FactContent, label: string): FoundFact {
  const start = line.start + Math.max(0, line.text.indexOf(words));
  return factAt(paper, start, start + words.length, content, { label, certainty: 'certain' });
}

/** A link of a court's page to some court, of which it lists all. */
const IN_MENU = /^[-•*·]\s/;

function courtIn(paper: Paper, lines: readonly TextLine[]): FoundFact | null {
  const index = lines.findIndex(
    ({ text }) =>
      isCourtName(text) && !/[;.]$|\t|\bjudge\b/i.test(text) && /\s/.test(text) && !IN_MENU.test(text),
  );
  const line = lines[index];
  if (!line) return courtField(paper, lines);
  const next = lines[index + 1];
  // 'U.S. District Court' and below it 'District of Alder (Marlow)'.
  const isOpen =
    /\bdistrict court$/i.test(line.text) && next !== undefined && /\bdistrict of\b/i.test(next.text);
  if (!isOpen) {
    const state = stateAbove(lines.slice(0, index), line.text);
    const name = state === null ? line.text : `${line.text}, ${state}`;
    const certainty = state === null ? 'certain' : 'likely';
    return factAt(
      paper,
      line.start,
      line.end,
      { kind: 'court', value: { name } },
      { label: 'Court', certainty },
    );
  }
  const wording = { label: 'Court', certainty: 'certain' } as const;
  const name = `${line.text}, ${next.text}`;
  return factAt(paper, line.start, next.end, { kind: 'court', value: { name } }, wording);
}

/** What a register calls courts of which it has several: 'Magistrate Civil'. */
const KIND_OF_COURT =
  /\b(?:magistrate|superior|district|circuit|county|municipal|probate|justice|common pleas|family|chancery|state)\b/i;

/** The field 'Court' of a register's page, above the day of filing; what it says may be no more than a place or a division. */
function courtField(paper: Paper, lines: readonly TextLine[]): FoundFact | null {
  const at = lines.findIndex(
    ({ text }, index) => /^court:?$/i.test(text) && NUMBER_ALONE.test(lines[index - 1]?.text ?? ''),
  );
  const line = lines[at + 1];
  if (at === -1 || !line || NO_NAME.test(line.text) || !/\p{L}{3}/u.test(line.text)) return null;
  const certainty = KIND_OF_COURT.test(line.text) ? 'likely' : 'unsure';
  const content: FactContent = { kind: 'court', value: { name: line.text } };
  return factAt(paper, line.start, line.end, content, { label: 'Court', certainty });
}

function numberIn(paper: Paper, lines: readonly TextLine[], end: number): FoundFact | null {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const [words, place] =
      NUMBER_LABEL.test(line.text) && next && NUMBER_ALONE.test(next.text)
        ? [next.text, next]
        : [line.start < end ? NUMBER.exec(line.text)?.[1] : undefined, line];
    if (words === undefined || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(words)) continue;
    return at(paper, place, words, { kind: 'case-number', value: { number: words } }, 'Case number');
  }
  return null;
}

const MOST_LINES_OF_NAME = 4;

/** A name of several lines, where the rest of the docket writes it in one. */
function wrapped(text: string, lines: readonly TextLine[], at: number): string {
  const [first, ...more] = lines.slice(at, at + MOST_LINES_OF_NAME).map((line) => line.text.trim());
  let name = first ?? '';
  let whole = name;
  const rest = plain(
    `${text.slice(0, lines[at]?.start ?? 0)} ${text.slice(lines[at]?.end ?? 0)}`,
  ).toLowerCase();
  for (const line of more) {
    whole = `${whole} ${line}`;
    if (/^(?:\p{Ll}|$)/u.test(line) || SIDE.test(line)) break;
    if (rest.includes(whole.toLowerCase())) name = whole;
  }
  return name;
}

function partiesIn(paper: Paper, lines: readonly TextLine[], end: number): FoundFact[] {
  const found = new Map<string, FoundFact>();
  const add = (line: TextLine, name: string, side: string) => {
    const words = name
      .replace(/[,;\s]+$/, '')
      .replace(/\s{2,}.*$|\t.*$|,?\s*represented\s?by.*$/i, '')
      .trim();
    if (words.length < 3 || words.length > 90 || NO_NAME.test(words) || !/\p{L}{2}/u.test(words)) return;
    const role = side.toLowerCase();
    const key = `${role} ${words.toLowerCase()}`;
    if (!found.has(key)) found.set(key, party(paper, line, words, role, 'certain'));
  };
  lines.forEach((line, index) => {
    const [, side, rest = ''] = SIDE.exec(line.text) ?? [];
    if (side !== undefined) {
      const next = lines[index + 1];
      if (rest.trim() === '' && next) add(next, wrapped(paper.text, lines, index + 1), side);
      else if (line.start < end) add(line, rest, side);
      return;
    }
    const below = lines[index + 1];
    if (below && line.start < end && DEBTOR.test(line.text)) add(below, below.text, 'other');
    const named = line.start < end ? NAMED.exec(line.text) : null;
    if (named?.[1] !== undefined && named[2] !== undefined) add(line, named[1], named[2]);
  });
  return [...found.values()];
}
