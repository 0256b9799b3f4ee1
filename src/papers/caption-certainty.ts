import { MONTH_WORD } from '../text/day-words.ts';
import { isOfForm, withoutBoxes } from './caption-boxes.ts';
import type { GridCell } from './caption-pieces.ts';
import { isPlaceholder } from './caption-placeholders.ts';
import type { NameVote } from './caption-votes.ts';
import { isCutOff } from './caption-wrapped.ts';
import { readable } from './counts.ts';
import type { NameDoubt } from './name-model.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';
import type { AnalysisParty, Certainty, PartyRole } from './schema.ts';

/** Recognition below this has misread letters; below the second figure whole words. */
const SURE_WORDS = 82;
const POOR_WORDS = 62;
const LONGEST_NAME = 110;
const MOST_WORDS = 14;

/** Words that stand in the head of a paper and in nobody's name. */
const HEADING =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|complaint|versus|case (?:no|number)|docket|index no|summons|motion to|notice of|order (?:on|to)|jury (?:trial|demand)|judicial (?:circuit|district)|date of birth|your|parties to|filed by|attorneys? (?:for|at)|telephone|facsimile|e-?mail|trial date|filed|verified|caption|petition|stipulation|affidavit|page \d|exhibit|answer to|memorandum|court use|civil action|dept\.?:?\s*[a-z]?\d|division \d|pro (?:se|per)|in propria)\b|\bvs?\.\s|\svs\s|[@_<>{}~^]|\.{3}|\(\d{3}\)/i;
const MONTH = new RegExp(
  `\\b${MONTH_WORD}\\s+\\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{1,2}:\\d\\d\\b`,
  'i',
);
/** Figures that belong to names: 'Does 1-50', 'School District No. 14', '2019 Ford F-150', 'Local 123'. */
const NUMBERED =
  /\b(?:does?|roes?|no\.?|number|local|unit|lot|tract|district|company|corporations?|tenants?|post|trust|series|lodge|ward|holdings|partners|llc|inc|#)\W{0,3}\d|\b\d+\W{0,4}(?:through|to|-|–|and)\W{0,3}\d|^\d{4}\s\p{Lu}|(?<=\b|\b\p{Lu}{1,3}-?)\d{1,4},?\s(?:llc|l\.l\.c|inc|ltd|limited|lp|l\.p|llp|corp|corporation|company|trust|partners|holdings)\b|^\d{1,5}(?:-\d{1,5})?(?:st|nd|rd|th)?\s\p{L}.*\b(?:llc|l\.l\.c|inc|ltd|lp|l\.p|llp|corp|corporation|co|company|associates|association|owners|realty|partners|bank)\b|\b\d{4}\b.*\btrust\b|\$\d/iu;
const SMALL =
  /^(?:of|the|and|for|de|del|la|las|los|y|e|van|von|der|den|da|di|do|dos|du|el|al|bin|ibn|in|on|behalf|ex|rel\.?|a|an|as|to|by|at|its|through|d\/b\/a|a\/k\/a|f\/k\/a|&|or|et)$/;

/** What is left of a name whose first line was lost. */
const PART_OF_NAME =
  /^(?:commission|department|authority|company|corporation|association|board|district|division|agency|bank|services?|inc|llc|lp|na)$/i;

/** What a form prints beside its blanks: no name is made of these alone. */
const LABELS_ALONE =
  /^(?:(?:full|legal|first|middle|last|names?|address(?:es)?|street|mailing|phone|telephone|number|city|state|zip|code|county|parish|division|docket|date|filed|signature|print|type|type or print|e-?mail|fax|clock in|court use only|and|of|the|or|in|for)\s?)+$/i;
/** 'JP5-EV-24-003819', 'Docket Nos. 31-002292', 'Form 1.947': numbers of things. */
const NUMBER_ALONE =
  /^(?=\S*\d{3})[\p{L}\d.:/-]+$|^(?:docket|case|cause|indictment|complaint|form|file|index)s?(?: nos?\.?| numbers?)? \S*\d|^\d{2,4}[ -]?(?:cr|crim|civ|cv|mj|mag|misc)\b\.?(?:\s?\d+)?$/iu;
/** 'Superior Court District Court': boxes of a form beside each other. */
export const isChoiceOfCourts = (text: string) =>
  /\bcourt\s+(?!(?:of|for|in|at|the)\b)(?:\p{L}+\s){1,3}court$/iu.test(text);

const bareOf = (name: string) => name.replace(/[^\p{L} ]/gu, '').trim();

/** What is wrong with a party's name; null for nothing. 'drop': it is no name at all. */
export function nameTrouble(name: string): 'drop' | 'unsure' | null {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || isPlaceholder(name)) return 'drop';
  if (/^(?:the|and|of|for|in|an?)$/i.test(bareOf(name))) return 'drop';
  // 'In the Judicial Circuit', 'In the Alternative': no name begins so; 'In the Matter of' is taken off before.
  if (/^in the (?!matter|estate|interest)/i.test(bareOf(name))) return 'drop';
  if (/@|\(\d{3}\)|\b\d{3}-\d{4}\b|https?:/.test(name)) return 'drop';
  const words = name.split(/\s+/);
  const bare = bareOf(name);
  if (
    (LABELS_ALONE.test(bare) && !/^state$/i.test(bare)) ||
    NUMBER_ALONE.test(name) ||
    isChoiceOfCourts(name)
  )
    return 'drop';
  if (
    /^(?:(?:the|and|or|a|an) )*(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|complaint|case|court|summons|order|motion|notice|v|vs|and|does|et al|all|each|both|others?)s?$/i.test(
      bare,
    ) &&
    !/^does?$/i.test(bare)
  )
    return 'drop';
  if (HEADING.test(name) || MONTH.test(name) || PART_OF_NAME.test(bare)) return 'unsure';
  if (name.length > LONGEST_NAME || words.length > MOST_WORDS) return 'unsure';
  if (/\d/.test(name) && !NUMBERED.test(name)) return 'unsure';
  if (/\s(?:at|of|for|in|the|and|to|by)$/.test(name)) return 'unsure';
  if (words.some(isMisreadRole) || isCutOff(name)) return 'unsure';
  const small = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !SMALL.test(word.replace(/[,;]$/, '')),
  ).length;
  // 'Court rules as follows': words of a sentence.
  if (small >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length < 2) return 'drop';
  if (small >= 2 || /^\p{Ll}(?!\p{Lu}\p{Ll})/u.test(name)) return 'unsure';
  if (/[^\p{L}\p{N}\s.,;:'’‘"“”&()/#$+!%-]/u.test(name) || /(?:^|\s)[^\p{L}\d\s&(#$]{2,}(?:\s|$)/u.test(name))
    return 'unsure';
  return null;
}

const ROLES = ['plaintiff', 'plaintiffs', 'defendant', 'defendants', 'petitioner', 'respondent'];
const MISREAD = 3;

/** 'Defundunt': a role as text recognition may give it. */
function isMisreadRole(word: string): boolean {
  const letters = word.toLowerCase().replace(/\P{L}/gu, '');
  if (letters.length < 8 || letters.length > 12) return false;
  return ROLES.some((role) => role.charAt(0) === letters.charAt(0) && distance(letters, role) <= MISREAD);
}

/** How many letters have to be changed, left out or put in to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const same = (row[to] ?? 0) + (one.charAt(at) === other.charAt(to) ? 0 : 1);
      next.push(Math.min(same, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export function lessSure(one: Certainty, other: Certainty): Certainty {
  const rank: Certainty[] = ['certain', 'likely', 'unsure'];
  return rank[Math.max(rank.indexOf(one), rank.indexOf(other))] ?? 'unsure';
}

/** How sure recognition was of what stands between two offsets. */
export function printedCertainty(cells: readonly GridCell[], start: number, end: number): Certainty {
  const own = cells.filter((cell) => cell.start < end && cell.end > start);
  // Between the lines of one column those of the other may stand in the text.
  const column = own.find((cell) => cell.start <= start)?.column;
  const known = own.flatMap((cell) =>
    cell.confidence !== null && (column === undefined || cell.column === column) ? [cell.confidence] : [],
  );
  if (known.length === 0) return 'certain';
  const lowest = Math.min(...known);
  return lowest < POOR_WORDS ? 'unsure' : lowest < SURE_WORDS ? 'likely' : 'certain';
}

type Side = 'first' | 'second';
const SIDE_OF: Partial<Record<PartyRole, Side>> = {
  plaintiff: 'first',
  petitioner: 'first',
  defendant: 'second',
  respondent: 'second',
};

const WORD = "\\p{Lu}[\\p{L}.'’-]*";
const ROLE_NAMED = '(Plaintiff|Defendant|Petitioner|Respondent)';
const NAME_IN_BODY = `(${WORD}(?:\\s(?:(?:de|la|van|von|der|of|and|&)\\s)?${WORD}){1,5})`;
/** 'Plaintiff Ada Poe is a resident of …': how the body of a paper names its parties. */
const PARTY_PARAGRAPH = new RegExp(
  `(?<!(?:[Cc]ounter(?:claim)?|[Cc]ross|[Tt]hird[- ][Pp]arty)[- ]?)\\b${ROLE_NAMED},? ${NAME_IN_BODY}(?:,? (?:Inc|LLC|L\\.L\\.C|Corp|Ltd|LLP|L\\.P|Co|N\\.A)\\.?)?(?=,| \\(|\\s(?:is|was|are|resides|lives|has|owns|operates)\\b)`,
  'gu',
);
/** 'Ada Poe, Petitioner, files …', 'Bert Lund is Respondent.': the role, and the name right before it. */
const ROLE_BEHIND = new RegExp(`(?:,\\s(?:the )?|\\sis (?:the )?)${ROLE_NAMED}(?=[,.;])`, 'gu');
const NAME_BEFORE = new RegExp(`(?:[\\n.;] ?|\\bby )${NAME_IN_BODY}$`, 'u');
const LONGEST_BEFORE = 120;
const INITIALS = /^(?:[IVX]+|USA?|[A-Z]\.(?:[A-Z]\.?)*)$/;
const PARAGRAPHS_UP_TO = 40_000;

export interface NamedInBody {
  name: string;
  role: PartyRole;
  start: number;
  end: number;
}

/** The parties that the paragraphs after the caption introduce, each once. */
export function namedInBody(paper: Paper, from: number): NamedInBody[] {
  const text = paper.text.slice(from, from + PARAGRAPHS_UP_TO);
  const found = new Map<string, NamedInBody>();
  const said = [
    ...[...text.matchAll(PARTY_PARAGRAPH)].map(({ 0: whole, 1: role = '', 2: words = '', index }) => ({
      ...{ role, words, at: from + index + whole.indexOf(words) },
    })),
    ...[...text.matchAll(ROLE_BEHIND)].flatMap(({ 1: role = '', index }) => {
      const words = NAME_BEFORE.exec(`\n${text.slice(Math.max(0, index - LONGEST_BEFORE), index)}`)?.[1];
      if (words === undefined) return [];
      // The title of the paper stands on the line above the name.
      const last = words.slice(words.lastIndexOf('\n') + 1);
      const name = nameTrouble(plain(words)) !== null && last.includes(' ') ? last : words;
      return [{ role, words: name, at: from + index - name.length }];
    }),
  ];
  for (const { role, words, at } of said) {
    const name = readable(plain(words).replace(/[.,]$/, ''), INITIALS);
    const key = `${role} ${name.toLowerCase()}`;
    if (nameTrouble(name) !== null || found.has(key) || ENDS_WITHIN.test(name)) continue;
    found.set(key, {
      name,
      role: role.toLowerCase() as PartyRole,
      start: at,
      end: at + words.length,
    });
  }
  return [...found.values()];
}

/** 'Mr. Poe. She': a sentence ended within, and another began. */
const ENDS_WITHIN = /(?<!\b(?:inc|corp|ltd|bros|assn|dept|univ))(?<=\p{Ll}{3})\.\s\p{Lu}\p{Ll}/iu;

function wordsOf(name: string): Set<string> {
  const words = name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return new Set(
    words.filter((word) => !/^(?:the|and|inc|llc|corp|ltd|company|county|city|state)$/.test(word)),
  );
}

function sharesWord(one: string, other: string): boolean {
  const words = wordsOf(one);
  return [...wordsOf(other)].some((word) => words.has(word));
}

/**
 * The parties of a caption with how sure each is: what is no name goes, what holds headings, roles, dates or figures is
 * unsure, and so is a whole side that the paper's own paragraphs name otherwise.
 */
export function weighParties(
  parties: readonly AnalysisParty[],
  {
    cells,
    named,
    votes = new Map(),
    shortened = new Set(),
    doubtOf = () => null,
  }: {
    cells: readonly GridCell[];
    named: readonly NamedInBody[];
    votes?: ReadonlyMap<AnalysisParty, NameVote>;
    /** Those of whose side 'et al.' leaves out the others. */
    shortened?: ReadonlySet<AnalysisParty>;
    /** What a model of names thinks of one. */
    doubtOf?: (party: AnalysisParty) => NameDoubt | null;
  },
): (AnalysisParty & { certainty: Certainty })[] {
  const ofForm = parties.filter(({ name }) => isOfForm(withoutBoxes(name)));
  const isMixed = ({ role }: AnalysisParty) =>
    SIDE_OF[role] !== undefined && ofForm.some((other) => SIDE_OF[other.role] === SIDE_OF[role]);
  const weighed = parties.flatMap((party) => {
    if (ofForm.includes(party) || isMixed(party)) return [];
    const vote = votes.get(party);
    const name = withoutBoxes(vote?.name ?? party.name);
    const form = nameTrouble(name);
    const doubt = form === 'drop' ? null : doubtOf(party);
    // What rules and models doubt alike is none.
    if (form === 'drop' || doubt === 'drop' || (form === 'unsure' && doubt !== null)) return [];
    const trouble = form ?? (doubt === 'weak' ? null : doubt);
    const side = SIDE_OF[party.role];
    const others = parties.filter(({ role }) => SIDE_OF[role] !== side);
    // Whom the caption names on the other side was only told of there.
    const spoken = named.filter(
      ({ role, name }) =>
        side !== undefined && SIDE_OF[role] === side && !others.some((other) => sharesWord(name, other.name)),
    );
    const ofSide = parties.filter(({ role }) => SIDE_OF[role] === side);
    // A side of several that is not printed whole may be spoken of by its others.
    const isWhole = !ofSide.some((one) => shortened.has(one));
    const isDenied =
      isWhole &&
      spoken.length > 0 &&
      !ofSide.some(({ name }) => spoken.some((other) => sharesWord(name, other.name)));
    const { start, end } = party.evidence;
    const printed = votedCertainty(printedCertainty(cells, start, end), vote);
    let certainty = lessSure(party.certainty ?? 'certain', printed);
    // Of a name that recognition gives in a few letters, and that stands nowhere else, the rest was lost.
    const isScrap = vote !== undefined && vote.says !== 'agrees' && /^\p{L}{1,4}$/u.test(name);
    const isTouched = vote !== undefined && (/[!|¥¢]/.test(name) || isMixedCase(name, vote));
    if (trouble === 'unsure' || isDenied || isScrap || isTouched) certainty = 'unsure';
    return [{ ...party, name, certainty }];
  });
  // A paper of joined cases names some people in each of its captions.
  const isNamedBefore = ({ name, role }: AnalysisParty, at: number) =>
    weighed.slice(0, at).some((one) => one.role === role && one.role === 'other' && one.name === name);
  return weighed.filter((party, at) => !isNamedBefore(party, at));
}

/** 'DAvipD': capitals and small letters as no name has them, and nothing that puts them right. */
const isMixedCase = (name: string, { says }: NameVote) =>
  says !== 'agrees' && says !== 'mends' && /\p{Lu}{2,}\p{Ll}+\p{Lu}/u.test(name);

const RAISED = { certain: 'certain', likely: 'certain', unsure: 'likely' } as const;
const LOWERED = { certain: 'likely', likely: 'unsure', unsure: 'unsure' } as const;

/** How sure a name is after the rest of the paper was asked. */
function votedCertainty(printed: Certainty, vote: NameVote | undefined): Certainty {
  if (vote?.says === 'agrees') return RAISED[printed];
  if (vote?.says === 'mends') return 'likely';
  return vote?.says === 'disagrees' ? LOWERED[printed] : printed;
}

/** The side that a caption leaves blank, or that could not be read, as the paper's own paragraphs name it. */
export function withSideOfBody<Party extends AnalysisParty>(
  parties: readonly Party[],
  inBody: readonly Party[],
): Party[] {
  const sides = new Set(parties.map(({ role }) => SIDE_OF[role]));
  const isMatter = parties.every(({ role }) => role === 'other');
  if (!isMatter && (sides.has(undefined) || sides.size > 1)) return [...parties];
  const missing = inBody.filter(({ role }) => SIDE_OF[role] !== undefined && !sides.has(SIDE_OF[role]));
  const isSame = ({ name }: Party, { name: other }: Party) => {
    const [own, theirs] = [wordsOf(name), wordsOf(other)];
    // Initials have no words, and are nobody else's.
    if (own.size === 0 || theirs.size === 0) return name === other;
    return [...own].every((word) => theirs.has(word)) || [...theirs].every((word) => own.has(word));
  };
  // Whom a matter is about, and what the paper's paragraphs say they are, is one party.
  const kept = parties.filter((party) => !missing.some((named) => isSame(named, party)));
  return isMatter
    ? [...kept, ...missing]
    : [...parties, ...missing.filter((named) => !parties.some((party) => isSame(named, party)))];
}

/** The parties that only the paragraphs name, where the caption could not be read at all. */
export function partiesInBody(
  paper: Paper,
  named: readonly NamedInBody[],
): (AnalysisParty & { certainty: Certainty })[] {
  return named.map(({ name, role, start, end }) => ({
    name,
    role,
    certainty: 'likely',
    evidence: evidenceAt(paper, start, end),
  }));
}
