import { nameTrouble } from './caption-certainty.ts';
import { toParties, toTurnedParties } from './caption-names.ts';
import { asSpoken, turnedAsSpoken } from './caption-spoken.ts';
import { readable } from './counts.ts';
import { type Paper, plain } from './paper.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const FROM_TOP = 9_000;
/** 'Case Name: Poe v. Lund et al' above 'Case Number:', the name over one line or two. */
const CASE_NAME =
  /(?:^|\n)[^\S\n]*case name:[^\S\n]*([^\n]{2,200}(?:\n(?![^\n:]{2,24}:)[^\n]{2,120})?)\n\s*(?:[^\n]{2,24}:[^\n]*\n\s*){0,2}case number:/i;
const VERSUS = /\s(?:vs?\.|versus)\s/i;
/** 'Filer:' and, on the lines below it, who else files with them. */
const FILERS = /\n[^\S\n]*filer:[^\S\n]*([^\n:]{3,80}(?:\n[^\S\n]+[^\n:]{3,80}){0,8})\n/i;
const ET_AL = /\bet\.? al\b/i;

interface Words {
  text: string;
  start: number;
}

const cellOf = ({ text, start }: Words) => ({
  text: text.replaceAll('\n', ' '),
  start,
  end: start + text.length,
  line: 0,
});

/** The parties of the case of which a court's notice of electronic filing tells; a case without sides is about whom it is named for. */
export function fromNotice(paper: Paper): AnalysisParty[] {
  const text = paper.text.slice(0, FROM_TOP);
  const match = CASE_NAME.exec(text);
  const [whole = '', name = ''] = match ?? [];
  if (match === null) return [];
  const start = match.index + whole.indexOf(name, whole.indexOf(':'));
  const versus = VERSUS.exec(name);
  const side = (words: Words, role: PartyRole) =>
    asTitled(toTurnedParties(paper, cellOf(words), role), words).map((party) => ({
      ...party,
      certainty: 'likely' as const,
    }));
  if (versus === null) return side({ text: name, start }, 'other');
  const behind = versus.index + versus[0].length;
  const sides = [
    { text: name.slice(0, versus.index), start },
    { text: name.slice(behind), start: start + behind },
  ] as const;
  const parties = [...side(sides[0], 'plaintiff'), ...side(sides[1], 'defendant')];
  // Who files may be another of that name; a title that is no name by itself needs the rest.
  const titled = parties.flatMap((party) =>
    nameTrouble(party.name) === 'drop' ? asSpoken(paper, [party]) : [turnedAsSpoken(paper, party)],
  );
  const short = titled.filter(({ role }) => ET_AL.test(sides[role === 'plaintiff' ? 0 : 1].text));
  return [...titled, ...filersBeside(paper, text, short)];
}

/** A short title names one on each side: what stands behind a comma says as what, or where. */
function asTitled(parties: readonly AnalysisParty[], { text }: Words): readonly AnalysisParty[] {
  const [first] = parties;
  const whole = plain(text.replace(/\s+et\.? al\b.*$/is, ''));
  if (first === undefined || !whole.includes(',') || / and |;|&/i.test(whole)) return parties;
  if (!whole.toLowerCase().startsWith(`${first.name.toLowerCase()},`)) return parties;
  return [{ ...first, name: readable(whole, INITIALS) }];
}

const INITIALS = /^(?:[IVX]+|[A-Z]\.?|LL[CP]|\p{Lu}(?:\.\p{Lu})+\.?)$/u;

const last = (name: string) => name.toLowerCase().split(/\s+/).at(-1) ?? '';

/** Who files together with the one whom the name of the case gives: of one side, though the notice does not say it. */
function filersBeside(paper: Paper, text: string, short: readonly AnalysisParty[]): AnalysisParty[] {
  const match = FILERS.exec(text);
  const [whole = '', list = ''] = match ?? [];
  if (match === null) return [];
  let start = match.index + whole.indexOf(list, whole.indexOf(':'));
  const filers = list.split('\n').flatMap((line) => {
    const at = start + line.length - line.trimStart().length;
    start += line.length + 1;
    return toParties(paper, [cellOf({ text: line.trim(), start: at })], 'other');
  });
  const first = short.find((party) => filers.some(({ name }) => last(name) === last(party.name)));
  if (first === undefined) return [];
  return filers
    .filter(({ name }) => last(name) !== last(first.name))
    .map((party) => ({ ...party, certainty: 'unsure' as const }));
}
