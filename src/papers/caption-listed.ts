import { type NamedInBody, nameTrouble } from './caption-certainty.ts';
import { readable } from './counts.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const CAPITALIZED = "\\p{Lu}[\\p{L}.'’&-]*";
const NAME = `${CAPITALIZED}(?:\\s(?:(?:of|the|for|de|la|van|von|&)\\s){0,2}${CAPITALIZED}){0,12}(?:,? (?:Inc|LLC|Corp|Ltd|LLP|L\\.P|Co|N\\.A|Jr|Sr)\\b\\.?)?`;
/** 'The plaintiffs Ada Poe, Bert Lund, and Carla Mund, move …': all of a side in the first words of a paper. */
const LIST = new RegExp(
  `\\b(?:[Tt]he )?([Pp]laintiffs|[Dd]efendants|[Pp]etitioners|[Rr]espondents|PLAINTIFFS|DEFENDANTS)(?: are)?[,:]? (${NAME}(?:[,;]\\s${NAME}){0,40}[,;]?\\sand\\s${NAME})(?=[,.;(]|\\s\\p{Ll}|\\s\\()`,
  'gu',
);
const BETWEEN = /[,;]\s(?!(?:Inc|LLC|Corp|Ltd|LLP|L\.P|Co|N\.A|Jr|Sr)\b)(?:and\s)?|\sand\s/g;
const LOOKED_THROUGH = 12_000;
const ET_AL = /^[\s,.;)]{0,4}(?:and\s)?et\.? al\b/i;
const SIDE: Readonly<Record<string, PartyRole>> = {
  plaintiffs: 'plaintiff',
  defendants: 'defendant',
  petitioners: 'petitioner',
  respondents: 'respondent',
};

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
const isSame = (one: string, other: string) => {
  const [own, theirs] = [wordsOf(one), wordsOf(other)];
  return own.every((word) => theirs.includes(word)) || theirs.every((word) => own.includes(word));
};

/** The parties behind which a caption says 'et al.' */
export function shortened(paper: Paper, parties: readonly AnalysisParty[]): AnalysisParty[] {
  return parties.filter(
    ({ evidence: { start, end } }) =>
      ET_AL.test(paper.text.slice(end, end + 24)) || /\set\.? al\b\W*$/i.test(paper.text.slice(start, end)),
  );
}

/**
 * The others of a side that a caption ends with 'et al.', where a sentence of the paper lists the whole side and begins
 * with whom the caption names.
 */
export function listedInBody(
  paper: Paper,
  parties: readonly AnalysisParty[],
  below: number,
): AnalysisParty[] {
  const short = shortened(paper, parties);
  if (short.length === 0) return [];
  const text = paper.text.slice(below, below + LOOKED_THROUGH);
  return short.flatMap((first) => {
    for (const { 0: whole, 1: side = '', 2: list = '', index } of text.matchAll(LIST)) {
      if (SIDE[side.toLowerCase()] !== first.role) continue;
      const named = namesIn(list, below + index + whole.indexOf(list));
      if (!named.every(({ name }) => isWhole(name)) || !named.some(({ name }) => isSame(name, first.name)))
        continue;
      const others = named.filter(({ name }) => !parties.some((party) => isSame(party.name, name)));
      return others.map(({ name, start, end }) => ({
        ...{ name, role: first.role, certainty: 'likely' as const },
        evidence: evidenceAt(paper, start, end),
      }));
    }
    return [];
  });
}

/** A last name alone says not who it is, and what somebody has is nobody. */
const isWhole = (name: string) => /\S\s+\S/.test(name) && !/[’']s?$/.test(name);

const SIDE_IN_TITLE: Readonly<Record<string, PartyRole>> = {
  plaintiff: 'plaintiff',
  defendant: 'defendant',
  petitioner: 'petitioner',
  respondent: 'respondent',
};

/**
 * Who writes a paper by its title, 'DEFENDANT POE LLC’S MOTION', where the caption ends that side with 'et al.' and the
 * paper's words name them so, too.
 */
export function writerInTitle(
  {
    parties,
    short,
    named,
  }: { parties: readonly AnalysisParty[]; short: readonly AnalysisParty[]; named: readonly NamedInBody[] },
  title: string | undefined,
  paper: Paper,
): AnalysisParty[] {
  const [, side = ''] =
    /^\W*(plaintiff|defendant|petitioner|respondent)\s(?=.*[’'])/i.exec(title ?? '') ?? [];
  const role = SIDE_IN_TITLE[side.toLowerCase()];
  if (title === undefined || role === undefined || !short.some((party) => party.role === role)) return [];
  const words = wordsOf(title.slice(0, title.search(/[’'](?:s\b|\s|$)/i)));
  const writer = named.find(
    (one) => one.role === role && wordsOf(one.name).every((word) => words.includes(word)),
  );
  if (writer === undefined || parties.some(({ name }) => isSame(name, writer.name))) return [];
  const { name, start, end } = writer;
  return [{ name, role, certainty: 'likely', evidence: evidenceAt(paper, start, end) }];
}

function namesIn(list: string, offset: number): { name: string; start: number; end: number }[] {
  const cuts = [...list.matchAll(BETWEEN)];
  const starts = [0, ...cuts.map(({ 0: sign, index }) => index + sign.length)];
  return starts.flatMap((from, at) => {
    const to = cuts[at]?.index ?? list.length;
    const name = readable(plain(list.slice(from, to)), INITIALS);
    return nameTrouble(name) === null ? [{ name, start: offset + from, end: offset + to }] : [];
  });
}

const INITIALS = /^(?:[IVX]+|USA?|[A-Z]\.(?:[A-Z]\.?)*)$/;

/** A form may ask for a name more than once. */
export function onceEach(parties: readonly AnalysisParty[]): AnalysisParty[] {
  const keyOf = ({ name, role }: AnalysisParty) => `${role} ${name.toLowerCase()}`;
  return parties.filter((party, at) => parties.findIndex((other) => keyOf(other) === keyOf(party)) === at);
}
