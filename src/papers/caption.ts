import { headOf, type TextLine } from '../text/lines.ts';
import { withoutSides } from './caption-agency.ts';
import { isRoleAlone } from './caption-cells.ts';
import {
  isChoiceOfCourts,
  lessSure,
  namedInBody,
  partiesInBody,
  weighParties,
  withSideOfBody,
} from './caption-certainty.ts';
import { type CourtFound, findCourt } from './caption-court.ts';
import { composedCourt, LEVEL } from './caption-court-compose.ts';
import {
  appellateDepartment,
  courtAsked,
  courtOfOffice,
  courtOfUnit,
  magisterialDistrict,
} from './caption-court-forms.ts';
import { isCourtLine } from './caption-court-names.ts';
import { stateOfCounty } from './caption-court-state.ts';
import { courtOfForm, courtOfSite } from './caption-court-unnamed.ts';
import { courtCertainty } from './caption-court-votes.ts';
import {
  countyInWords,
  courtBehindNumber,
  courtInWords,
  numberInWords,
  numberOfOffice,
} from './caption-elsewhere.ts';
import { type Grid, gridOf } from './caption-grid.ts';
import { type LineWeights, lineWeights, oddsOfHead } from './caption-line-model.ts';
import { listedInBody, onceEach, shortened, writerInTitle } from './caption-listed.ts';
import { findNumber, isNumberLine, isOfCase, stampedAppeal, stampedCode } from './caption-number.ts';
import { likeliestNumber } from './caption-number-odds.ts';
import { numberCertainty, type Stated, weighNumber } from './caption-number-weighed.ts';
import { readParties } from './caption-parties.ts';
import { isOfStateAlone, saysWhere, stateOfHead } from './caption-place.ts';
import { withStateNamed } from './caption-sovereign.ts';
import { courtOfClerk, districtAlone, stampedByClerk } from './caption-stamps.ts';
import { readTitle, type Title } from './caption-title.ts';
import { versusRow } from './caption-versus.ts';
import { voteOnNames, voteOnNumber } from './caption-votes.ts';
import { lacksItsRest } from './caption-wrapped.ts';
import { withPeopleOfForm } from './form-people.ts';
import { doubtOf } from './name-model.ts';
import { evidenceAt, isHeading, type Paper } from './paper.ts';
import type { AnalysisParty, AnalysisStatement, Certainty } from './schema.ts';

/** The head of a court paper: court, number, parties with their roles, title. */
export interface Caption {
  court: Stated | null;
  caseNumber: Stated | null;
  parties: (AnalysisParty & { certainty: Certainty })[];
  title: Title | null;
}

const HEAD_LINES = 130;
const STAMP =
  /(?:^|\n)[^\S\n]*(?:Case:?\s+)?((?:\d{1,2}:)?\d\d-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*)[^\S\n][^\n]*\b(?:Doc|Document|ECF)\b/;
const HEAD = { isCourt: isCourtLine, isNumber: isNumberLine };

/** Reads the caption of a paper; what is blank or cannot be read is null or missing, never guessed. */
export function readCaption(paper: Paper, weights: LineWeights = lineWeights()): Caption {
  const head = aboveTables(headOf(paper.lines, HEAD_LINES));
  const grid = gridOf(head, paper.text);
  const versus = versusRow(grid);
  const odds = oddsOfHead(grid, versus, weights);
  const court = findCourt(paper, grid, versus);
  const printed = withStateNamed(
    readParties(
      paper,
      grid,
      { versus, courtEnd: court?.end ?? -1, ofCourt: court?.starts ?? new Set() },
      HEAD,
    ),
    grid,
  );
  const below = endOfParties(printed, grid);
  const named = namedInBody(paper, below);
  const title = readTitle(head, grid, versus);
  const short = shortened(paper, printed);
  const listed = listedInBody(paper, printed, below);
  const writer = writerInTitle({ parties: [...printed, ...listed], short, named }, title?.text, paper);
  const parties = onceEach([...printed, ...listed, ...writer]);
  const votes = voteOnNames(paper, parties, grid.cells);
  const weighed = weighParties(parties, {
    doubtOf: (party) =>
      printed.includes(party) ? doubtOf(party, { cells: grid.cells, versus, odds }) : null,
    ...{ cells: grid.cells, named, votes },
    shortened: new Set(short),
  });
  const isCaption = versus !== -1 || parties.length > 0;
  const isHead = isCaption || (court !== null && isHeaded(court));
  const numbered = likeliestNumber(paper, findNumber(paper, grid, versus), odds);
  const isFilled = numbered !== null || weighed.length > 1;
  const ofCourt = withState(
    paper,
    courtOf(paper, isHead ? court : null, { grid, versus, isCaption, isFilled }),
    grid,
  );
  const people = weighed.length === 0 && court === null ? [] : withBody(weighed, partiesInBody(paper, named));
  const isOwn = numbered === null || isHead || ofCourt !== null || isOfCase(paper, numbered.statement);
  return {
    court: ofCourt,
    caseNumber: spelledBest(
      paper,
      weighNumber(
        isOwn ? numbered : null,
        stampedNumber(paper) ?? stampedAppeal(paper) ?? stampedByClerk(paper) ?? stampedCode(paper),
        grid,
      ) ??
        spokenNumber(paper, grid) ??
        asLikely(numberOfOffice(paper, isHead)),
    ),
    parties: withPeopleOfForm(
      paper,
      ofCourt === null && versus === -1 ? withoutSides(paper, people) : people,
    ),
    title,
  };
}

/** 'TABLE OF AUTHORITIES': what stands below it names the parties of other cases. */
const TABLE = /^\W*(?:table of (?:contents|authorities)|index of authorities)\W*$/i;
const TABLE_FROM = 5;

function aboveTables(head: TextLine[]): TextLine[] {
  const at = head.findIndex(({ text }, index) => index >= TABLE_FROM && TABLE.test(text));
  return at === -1 ? head : head.slice(0, at);
}

const ROLE_WITHIN = 260;

/** Where the caption's last name ends, with what describes it and the role that closes its side. */
function endOfParties(printed: readonly AnalysisParty[], { cells }: Grid): number {
  const end = Math.max(0, ...printed.map(({ evidence }) => evidence.end));
  const role = cells.find(
    (cell) => cell.start >= end && cell.start < end + ROLE_WITHIN && isRoleAlone(cell.text),
  );
  return role?.end ?? end;
}

/** The number that running words call the case's, as sure as they were read. */
function spokenNumber(paper: Paper, grid: Grid): Stated | null {
  const statement = numberInWords(paper);
  if (statement === null) return null;
  return {
    ...statement,
    certainty: lessSure('likely', numberCertainty({ statement, isLabeled: true }, grid)),
  };
}

/** A number that was read badly, as another place of the paper says it. */
function spelledBest(paper: Paper, read: Stated | null): Stated | null {
  const number = read !== null && lacksItsRest(read.text) ? { ...read, certainty: 'unsure' as const } : read;
  if (number === null || number.certainty !== 'unsure') return number;
  const voted = voteOnNumber(paper, number);
  return voted === null ? number : asLikely(voted);
}

type Party = Caption['parties'][number];

function withBody(weighed: readonly Party[], inBody: readonly Party[]): Party[] {
  return weighed.length === 0 ? [...inBody] : withSideOfBody(weighed, inBody);
}

/** Whether a court is named as at the head of its papers; a letter or a report only speaks of it. */
function isHeaded({ statement }: CourtFound): boolean {
  return isHeading(statement.text) && /\s/.test(statement.text) && !/[.:,;’']$/.test(statement.text);
}

const asLikely = (statement: AnalysisStatement | null): Stated | null =>
  statement === null ? null : { ...statement, certainty: 'likely' };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** The court of the head; where that names none, or says not which, the one that the paper's words name. */
function courtOf(
  paper: Paper,
  found: CourtFound | null,
  {
    grid,
    versus,
    isCaption,
    isFilled,
  }: { grid: Grid; versus: number; isCaption: boolean; isFilled: boolean },
): Stated | null {
  // A sentence that was broken before the court's name is no head.
  const head =
    found === null || /^\p{Ll}+,? (?:in|with|by|to|from) /u.test(found.statement.text)
      ? null
      : headCourt(paper, grid, found, isCaption);
  const isAbove = (at: number) => found === null || found.parts.every(({ row }) => row > at);
  const department = appellateDepartment(grid);
  const isUnnamed = head === null || !LEVEL.test(head.text);
  const own =
    (department !== null && isAbove(department.at.row) ? department : null) ??
    (head === null ? courtAsked(grid) : null) ??
    (isUnnamed ? (courtOfUnit(grid) ?? magisterialDistrict(grid) ?? courtOfOffice(grid)) : null);
  if (own !== null)
    return {
      ...{ text: own.text, evidence: evidenceAt(paper, own.at.start, own.at.end) },
      certainty: own.isOpen ? 'unsure' : 'likely',
    };
  if (head !== null && /\bcourt or \p{L}|\bor (?:\p{L}+ )?court\b/iu.test(head.text)) return head;
  if (head !== null && head.certainty !== 'unsure' && saysWhere(head.text) && !isUnfilled(head))
    return isOfStateAlone(head.text) ? (asLikely(countyInWords(paper, head.text)) ?? head) : head;
  const form = head === null || isUnfilled(head) ? courtOfForm(paper, grid, isFilled) : null;
  // Of which courts the words of a form tell, says nothing of the one that its head leaves open.
  if (head !== null && isChoice(head.text) && form !== null) return form;
  const spoken =
    courtOfClerk(paper, grid.cells) ??
    (head === null ? districtAlone(paper, grid.cells, versus) : null) ??
    courtInWords(paper) ??
    courtBehindNumber(paper);
  if (spoken === null) return form ?? head ?? asLikely(courtOfSite(paper));
  const words = wordsOf(spoken.text);
  if (head === null) return asLikely(spoken);
  // A head that could not be read surely still says more than a court that is only spoken of.
  if (head.certainty === 'unsure')
    return saysWhere(head.text) && words.length < wordsOf(head.text).length ? head : asLikely(spoken);
  const isSame = wordsOf(head.text).every((word) => word === 'the' || words.includes(word));
  return isSame ? asLikely(spoken) : head;
}

const KINDS_ALONE =
  /^\W*(?:\d+\W+)?(?:in the )?(?:(?:courts?|county|district|circuit|justice|municipal|superior|city|number|no|at law|or)\b\W*)+$/i;
const SEVERAL = 3;

/** Kinds of courts to choose from, of which nobody chose one. */
function isChoice(text: string): boolean {
  return (
    isChoiceOfCourts(text) ||
    (KINDS_ALONE.test(text) && !LEVEL.test(text)) ||
    (text.match(/\bcourt\b/gi)?.length ?? 0) >= SEVERAL
  );
}

/** A head that only asks for the name of its court, which nobody filled in. */
function isUnfilled({ text, certainty }: Stated): boolean {
  return isChoice(text) || (certainty === 'unsure' && !LEVEL.test(text));
}

/** A county's court with the state that only the parties, another line or an address say. */
function withState(paper: Paper, court: Stated | null, grid: Grid): Stated | null {
  const state =
    court === null ? null : (stateOfHead(grid, court.text) ?? stateOfCounty(paper, grid, court.text));
  if (court === null || state === null) return court;
  return { ...court, text: `${court.text}, ${state}`, certainty: lessSure('likely', court.certainty) };
}

/** The court that a head names, without its blanks and with what says of which place it is. */
function headCourt(paper: Paper, grid: Grid, found: CourtFound, isCaption: boolean): Stated {
  const composed = composedCourt(paper, grid, found.statement.text, found.parts);
  const { text, isOpen, isComposed, isPlaced } = composed;
  const words = wordsOf(text);
  // What only labels its blank counts for nothing.
  const parts = found.parts.filter((part) => wordsOf(part.text).some((word) => words.includes(word)));
  const named = { ...found, statement: { ...found.statement, text } };
  const head = weighCourt(named, courtCertainty(paper, parts), isCaption);
  if (isOpen || !isPlaced) return { ...head, certainty: 'unsure' };
  return isComposed ? { ...head, certainty: lessSure('likely', head.certainty) } : head;
}

function weighCourt({ statement, isLoose }: CourtFound, printed: Certainty, isCaption: boolean): Stated {
  const isLabel = /\p{Ll}:/u.test(statement.text);
  const isOdd =
    isLabel ||
    isChoiceOfCourts(statement.text) ||
    /\d{4}|[@;]|__|\d\s+\d|\bclerk\b|\b(?:of|for|the|in|and)\d*$/iu.test(statement.text) ||
    statement.text.length > 180;
  const own = isOdd ? 'unsure' : isLoose || !isCaption ? 'likely' : 'certain';
  return { ...statement, certainty: lessSure(own, printed) };
}

function stampedNumber(paper: Paper): AnalysisStatement | null {
  const stamp = STAMP.exec(paper.text);
  if (!stamp?.[1]) return null;
  const start = stamp.index + stamp[0].indexOf(stamp[1]);
  const end = start + stamp[1].length;
  return { text: stamp[1], evidence: evidenceAt(paper, start, end) };
}
