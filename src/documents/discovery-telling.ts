import { isHeading } from '../papers/paper.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';

const READ_CHARACTERS = 120_000;
const MOST = 7;
const MOST_CHARACTERS = 1000;
const LONGEST = 300;
/** Words by which somebody binds or admits, asks, finds, or tells what somebody did. */
const WEIGHTY =
  /\b(?:shall|must|will|agrees?|promises?|warrants?|releases?|pays?|paid|owes?|owed|due|refus\w+|den(?:y|ied|ies)|admit\w*|know|knew|told|asked?|asks|request\w*|demand\w*|complain\w*|terminat\w+|ends?|fail\w*|found|find\w*|because|recommend\w*|opinion|overstated|damage\w*|repair\w*|injur\w+|voted|must not|may not|unless|late|unpaid|dispute|offer\w*|settle\w*|warn\w*|saw|said|hit|cannot|need\w*|please)\b/i;
const SAYS_NOTHING =
  /^(?:dear|sincerely|hello|hi|thanks|regards)\b|@|^\W*$|_{3,}|\bin witness whereof\b|^(?:dated?|signed)\b|\bnow,? therefore\b|\bas follows:?$/i;
const SUM = /\$\s?\d|\b\d[\d,]*\.\d\d\b/;
const TOTAL = /\b(?:total|amount due|amount you owe|balance(?: due)?|ending balance|you owe|due)\b/i;

/** A field at the head of a mail, a letter, a memorandum. */
const FIELD =
  /^\s*(?:from|to|cc|bcc|sent|date|subject|re|attachments?|importance|by|via|phone|fax|e-?mail|attn|page)\s?:/i;
const GREETING =
  /^\s*(?:dear\b.{0,60}|hello|hi|hey|good (?:morning|day)|[\p{L}.'’-]+(?:\s[\p{L}.'’-]+)?)[,:]\s*$/iu;
const PARTY_LINE =
  /^[\p{L} .'’&,-]{3,60},?\s(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|debtor)s?\b[.,]?\s*$/iu;
const FIELD_LINES = 30;
/** A list of charges or of payments is told by its rows. */
const MOST_ROWS = 4;

const ASKED_BY_FORM = /^\s*\*\*.+\*\*\s*$|^\s*\p{Lu}[^.!]{20,200}\?\s*\*\*\s*$/u;
/** Words with which a document says what it is for. */
const PURPOSE =
  /\b(?:(?:this|the) (?:letter|agreement|notice|memo(?:randum)?|report|lease|amendment|contract|request|statement|message|order)\b|(?:writ(?:e|ing)|pleased|like) to\b|on behalf of|desires? to|wish(?:es)? to|announced|(?:leases?|grants?|provides?|appoints?|licenses?|sells?|employs?|engages?|retains?|hereby)\s|represents?\b|whereas\b|for the (?:\p{L}+\s)?purposes? of\b)/iu;
/** Why an agreement is made: what it tells before it binds. */
const RECITAL =
  /^(?:WHEREAS|Whereas)\b|\bin connection with\s(?:your|our|the|an?|certain|discussions)\b|\bfor the (?:\p{L}+\s){0,2}purposes? of\s\p{L}+ing\b|\b(?:desires?|wish(?:es)?|intends?|has requested|engages?|employs?) to\b.{0,80}\b(?:employ|engage|retain|sell|buy|purchase|acquire|lease|license|settle|develop|provide)\b|\b(?:the )?(?:case|plan|petition|claim|application|appeal) was (?:\p{L}+ )?(?:dismissed|confirmed|denied|granted|closed|converted|approved)\b/iu;
const MARK = /^\s*(?:\(?\d{1,2}[.)]|[•●▪-]|\([a-z]\)|[A-Z]\.)\s/;

interface Part {
  words: string;
  at: number;
  isRow: boolean;
}

/** The sentences and rows of a document that say most of what happened, was promised, asked or found, in their order. */
export function tellingSentences(text: string, title: string): string[] {
  const read = text.slice(0, READ_CHARACTERS);
  const about = new Set(terms(title));
  const counts = new Map<string, number>();
  for (const term of terms(read.slice(0, 20_000))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const all = partsOf(read);
  const rows = tellingRows(all.filter(({ isRow }) => isRow));
  const scored = all
    .filter(({ words, isRow }) => !isRow && isSaying(words))
    .map((part) => ({
      ...part,
      score: scoreOf(part.words, about, counts, part.at / Math.max(1, all.length)),
    }))
    // Where a document begins, and where it says what it is for, stands what it is about.
    .map((part, index) => ({
      ...part,
      score:
        part.score +
        (index === 0 ? 1.2 : 0) +
        (index < 12 && PURPOSE.test(part.words) ? 0.9 : 0) +
        (index < 12 && RECITAL.test(part.words) ? 1.6 : 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen: Part[] = [...rows];
  let length = rows.reduce((sum, { words }) => sum + words.length, 0);
  for (const part of scored) {
    if (chosen.length >= Math.max(MOST, rows.length + 2)) break;
    const size = Math.min(part.words.length, LONGEST);
    if (length + size > MOST_CHARACTERS && chosen.length > 0) continue;
    chosen.push(part);
    length += size;
  }
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ words }) =>
      words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`,
    );
}

const isSaying = (words: string): boolean =>
  words.length >= 15 &&
  words.length <= LONGEST * 2.5 &&
  !SAYS_NOTHING.test(words) &&
  (/\b(?:I|we|you|We|You)\b/.test(words) || words.split(/\s+/).length > 4) &&
  /\p{Ll}{2}/u.test(words);

/** Sentences of paragraphs, and rows of tables each by itself; without what stands above and below a letter. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let block: string[] = [];
  const flush = () => {
    const words = block.join(' ').replace(/\s+/g, ' ').trim();
    block = [];
    for (const sentence of sentencesOf(words))
      parts.push({ words: sentence, at: parts.length, isRow: false });
  };
  const all = text.split(/\n|\f/);
  const counts = new Map<string, number>();
  for (const raw of all) counts.set(stampKey(raw), (counts.get(stampKey(raw)) ?? 0) + 1);
  for (const [index, raw] of all.entries()) {
    const line = raw.trimEnd();
    // What stands on every page is the sheet's.
    if (line.length > SHORTEST_STAMP && (counts.get(stampKey(raw)) ?? 0) > 1 && !isTableRow(line)) continue;
    const isHead = (index < FIELD_LINES && FIELD.test(line)) || GREETING.test(line) || PARTY_LINE.test(line);
    // What a form asks in bold letters is the form's, not its writer's.
    if (line.trim() === '' || isHead || ASKED_BY_FORM.test(line)) flush();
    else if (isTableRow(line)) {
      flush();
      parts.push({ words: line.replace(/\s+/g, ' ').trim(), at: parts.length, isRow: true });
    } else if (isHeading(line.trim()) && !/[.!?]$/.test(line)) flush();
    else {
      if (MARK.test(line)) flush();
      block.push(line.trim().replace(MARK, ''));
    }
  }
  flush();
  return parts;
}

const SHORTEST_STAMP = 24;
const stampKey = (line: string): string =>
  line.trim().toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');

const isTableRow = (line: string): boolean =>
  (/\S(?:\s{3,}|\t)\S/.test(line) && /\d/.test(line)) ||
  /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s/.test(line) ||
  /^[^.!?]{3,50}:\s*-?\$\s?[\d,.]+\s*$/.test(line);

const sentencesOf = (words: string): string[] =>
  words === ''
    ? []
    : words.split(
        /(?<=;)\s+(?:and\s+)?(?=WHEREAS\b|Whereas\b|NOW\b)|(?<=[.!?]["”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|No|Nos|Inc|Co|Corp|St|Jr|Sr|vs|v|Art|Sec|a\.m|p\.m|U\.S|\p{Lu})\.)\s+(?=["“(]?[\p{Lu}\d])/u,
      );

/** Rows of totals, and those with the largest sums. */
function tellingRows(rows: readonly Part[]): Part[] {
  const sized = rows.flatMap((row) => {
    const sums = [...row.words.matchAll(/(?<![\d/])-?\$?\s?(\d[\d,]*\.\d\d)\b/g)].map(([, sum = '']) =>
      Number(sum.replaceAll(',', '')),
    );
    return sums.length === 0 || !/\p{L}{3}/u.test(row.words)
      ? []
      : [{ row, most: Math.max(...sums), isTotal: TOTAL.test(row.words) }];
  });
  const totals = sized.filter(({ isTotal }) => isTotal).slice(-2);
  const largest = sized.filter(({ isTotal }) => !isTotal).toSorted((a, b) => b.most - a.most);
  return [...totals, ...largest].slice(0, MOST_ROWS).map(({ row }) => row);
}

function terms(text: string): string[] {
  return tokenize(text).flatMap(({ term, word }) => (STOP_WORDS.has(word) || word.length < 4 ? [] : [term]));
}

function scoreOf(
  words: string,
  about: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  place: number,
): number {
  const own = terms(words);
  const shared = own.filter((term) => about.has(term)).length;
  const central =
    own.reduce((sum, term) => sum + Math.min(4, (counts.get(term) ?? 0) - 1), 0) / Math.max(5, own.length);
  return (
    (WEIGHTY.test(words) ? 1.5 : 0) +
    (SUM.test(words) ? 1 : 0) +
    Math.min(1.5, shared * 0.6) +
    Math.min(1.2, central) +
    (/\b(?:I|we|you)\b/.test(words) ? 0.4 : 0) +
    (place < 0.6 ? 0.3 : 0)
  );
}
