import { isOfFormWords } from '../../papers/name-model.ts';
import type { Paper } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';
import type { Certainty, FoundFact } from '../schema.ts';
import { factAt } from '../statements.ts';
import { isMonth } from './line-roles.ts';

const MOST = 6;
const HEAD_LINES = 70;
const TAIL_LINES = 60;
const WIDEST = 400;

const WORD = "[A-Z][\\p{L}'’-]+";
const INITIAL = '[A-Z](?:\\.(?:\\s?[A-Z]\\.)?|(?=\\s\\p{L}{2}))';
/** 'Ada J. Winthrop', 'WINTHROP', 'A. Winthrop Jr.'; no groups. */
const NAME = `(?:(?:${WORD}|${INITIAL})\\s(?:(?:${WORD}|${INITIAL}|de|la|van|von|del)\\s){0,2})?${WORD}(?:,?\\s(?:Jr|Sr|II|III|IV)\\b\\.?)?`;
const RANK =
  '(?:(?:Chief|Senior|Presiding|Acting|Associate|Administrative|Circuit|District|County|Magistrate|Bankruptcy|Superior|Court|Municipal|Family|Probate|Appellate|U\\.S\\.|United\\sStates|US|State|Special|Tax|Supervising)\\s){0,5}';
const OFFICE = `${RANK}(?:Judges?|Justices?|Magistrate|Referee|Commissioner|Hearing\\sOfficer)`;
const TITLE = `(?:(?:the\\s)?Hon(?:orable|\\.)?|${OFFICE})`;

const LABELED = new RegExp(
  `\\b(?:assigned\\s(?:judge|to)|judge\\sassigned|(?:presiding|trial|district|magistrate)?\\s?judge|judicial\\s(?:officer|assignment)|before|referred\\sto|assigned\\sfor\\sall\\spurposes\\sto|coram|present)\\s?:\\s?(?:${TITLE}\\s){0,2}(${NAME})`,
  'iu',
);
const TITLED = new RegExp(
  `\\b(?:[Tt]he\\s)?(?:H(?:on|ON)\\.?|H(?:onorable|ONORABLE)|(?<!\\b[A-Z][\\p{L}.'’-]*\\s)${OFFICE}|JUDGE|JUSTICE|MAGISTRATE JUDGE)\\s(${NAME})`,
  'u',
);
const AFTER = new RegExp(
  `(?:^|\\b(?:by|before|BEFORE|Before|of)\\s)(${NAME}),\\s(?:${OFFICE}|(?:${RANK.toUpperCase()})(?:JUDGE|JUSTICE))\\b(?!\\s[A-Z])`,
  'u',
);
const BELOW = new RegExp(
  `^(?:[_\\s]*|the\\s)?(?:hon(?:orable|\\.)\\s)?${RANK}(?:judge|justice|magistrate(?:\\sjudge)?|referee|commissioner)\\b[^.]{0,40}$`,
  'i',
);
const ALONE = new RegExp(`^(?:/?s/\\s?|_+\\s?)?(?:${TITLE}\\s)?(${NAME})[,_]?$`, 'u');
/** Running text says before whom the case is. */
const TOLD = new RegExp(
  `\\b(?:signed by|before|assigned to|referred to|reassigned to|presided over by|entered by)\\s(?:the\\s)?(?:Hon(?:orable|\\.)?\\s)?(?:${OFFICE}\\s)?(?:Hon(?:orable|\\.)?\\s)?(${NAME})`,
  'u',
);
const NO_NAME =
  /\b(?:court|district|county|united|states|judge|judges|justice|magistrate|division|presiding|date|time|case|trial|hearing|plaintiffs?|defendants?|petitioners?|respondents?|order|motion|signature|signed|courtroom|department|dept|room|the|this|that|may|must|shall|will|clerk|attorney|counsel|jury|advocate|pro|tem|dear|notice|assigned|name|no|number|and|monday|tuesday|wednesday|thursday|friday|street|avenue|exhibit|judgment|civil|magistrates|act|center|lake|house|hall)\b/i;

interface Found {
  name: string;
  start: number;
  end: number;
  certainty: Certainty;
  isMagistrate: boolean;
}

/** The judges of a case as its head, its signature and its notes of assignment name them. */
export function findJudges(paper: Paper): FoundFact[] {
  const { lines } = paper;
  const found: Found[] = [];
  lines.forEach((line, index) => {
    const { text } = line;
    if (text.length > WIDEST) return;
    const isEdge = index < HEAD_LINES || index >= lines.length - TAIL_LINES;
    if (
      !/judge|hon\b|hon\.|honorable|justice|magistrate|assigned|before|referee|commissioner|judicial/i.test(
        text,
      )
    )
      return;
    const hit = (pattern: RegExp, certainty: Certainty) => add(found, line, pattern, certainty, text);
    if (hit(LABELED, 'certain')) return;
    if (/\b(?:honorable|hon\.|judge|justice)/i.test(text) && hit(TOLD, 'likely')) return;
    if (isEdge && BELOW.test(text)) {
      const above = lines[index - 1];
      // The last line of a title, 'REQUESTS FOR DOCUMENTS AND / TANGIBLE THINGS', goes on from the one before.
      const isGoingOn = /(?:\b(?:and|or|of|for|to|the)|&)$/i.test(lines[index - 2]?.text ?? '');
      if (
        above &&
        !isGoingOn &&
        above.text.length < 60 &&
        add(found, above, ALONE, 'certain', `${above.text} ${text}`)
      )
        return;
    }
    if (!isEdge) return;
    if (hit(AFTER, 'certain')) return;
    // In running text other courts' judges are named as well.
    if (text.length < 90 && !/\bv\.|\d{3,}|\b(?:wrote|held|said|concluded|see)\b/i.test(text))
      hit(TITLED, 'likely');
  });
  const isNobody = nobodyIn(paper);
  return merged(found.filter(({ name }) => !isNobody(name))).map(
    ({ name, start, end, certainty, isMagistrate }) =>
      factAt(
        paper,
        start,
        end,
        { kind: 'judge', value: { name } },
        {
          label: isMagistrate ? 'The magistrate judge' : 'The judge',
          certainty,
        },
      ),
  );
}

/**
 * Whether words are nobody's name: a form prints them, or all of them stand in small letters in the paper's own running
 * text ('BEFORE: TANGIBLE THINGS').
 */
function nobodyIn(paper: Paper): (name: string) => boolean {
  let prose: Set<string> | undefined;
  return (name) => {
    if (isOfFormWords(name)) return true;
    const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    if (words.length < 2) return false;
    prose ??= new Set(paper.text.match(/(?<![\p{L}@./-])\p{Ll}{3,}(?![\p{L}@])/gu));
    return words.every((word) => prose?.has(word));
  };
}

/** 'Judge: Kerr, Elizabeth' in a list of a court's. */
const GIVEN_BEHIND = /^,\s([A-Z]\p{L}+(?:\s[A-Z]\.?)?)$/u;

function add(found: Found[], line: TextLine, pattern: RegExp, certainty: Certainty, around: string): boolean {
  const match = pattern.exec(line.text);
  const name = match?.[1]?.replace(/\s+$/, '');
  if (!match || !name || NO_NAME.test(name) || name.split(' ').some(isMonth) || name.length < 3) return false;
  if (!name.includes(' ') && pattern === ALONE) return false;
  const at = match.index + match[0].lastIndexOf(name);
  const behind = line.text.slice(at + name.length);
  // 'assigned to: TRACK 1', 'before: PART F', 'Magistrate Dispossessory - Civil': a word of a list, and no person.
  if (!name.includes(' ') && /^\s(?:\d|[A-Z](?![\p{L}.])|[-–—]\s)/u.test(behind)) return false;
  // 'Commissioner Appeals': of these offices a person is named in full.
  if (pattern === TITLED && !name.includes(' ') && !/\b(?:judge|justice|hon)/i.test(match[0])) return false;
  const given = name.includes(' ') ? null : GIVEN_BEHIND.exec(behind);
  const start = line.start + at;
  found.push({
    name: given === null ? name : `${given[1]} ${name}`,
    start,
    end: start + name.length + (given?.[0].length ?? 0),
    certainty,
    isMagistrate: /magistrate/i.test(around),
  });
  return true;
}

const lastName = (name: string): string =>
  name
    .replace(/,?\s(?:Jr|Sr|II|III|IV)\.?$/i, '')
    .split(/\s/)
    .at(-1)
    ?.toLowerCase() ?? '';

/** One for each last name, with the fullest name; those named most often first. */
function merged(found: readonly Found[]): Found[] {
  const groups = new Map<string, Found[]>();
  for (const each of found)
    groups.set(lastName(each.name), [...(groups.get(lastName(each.name)) ?? []), each]);
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
    .map((group) => {
      const fullest = group.toSorted((a, b) => b.name.length - a.name.length || a.start - b.start)[0];
      const surest = group.some(({ certainty }) => certainty === 'certain') ? 'certain' : 'likely';
      return (
        fullest && {
          ...fullest,
          certainty: surest as Certainty,
          isMagistrate: group.some((each) => each.isMagistrate),
        }
      );
    })
    .filter((each) => each !== undefined);
}
