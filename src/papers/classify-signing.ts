import { MONTH_WORD } from '../text/day-words.ts';
import type { TextLine } from '../text/lines.ts';
import { kindById } from './kinds.ts';
import type { Cue, Vote } from './weigh-kinds.ts';

/** Lines of the end of a paper in which its judge signs, and lines above the judge's office that belong to it. */
const TAIL_LINES = 70;
const REACH = 6;
const WIDEST = 110;

const OFFICE =
  /\b(?:judge|justice|magistrate|commissioner|referee|chancellor|J\.\s?[SC]\.\s?C\.?)(?=\W|$)|\bhon(?:orable|\.)\s/i;
const PARTY = /\b(?:attorneys?|counsel|plaintiff|defendant|petitioner|respondent|esq|bar no|dear)\b/i;
const MARK =
  /(?:^|[\s_])\/?s\/\s?\p{Lu}|\b(?:electronically|digitally|e-?)\s?signed\b|\bsigned\s?(?:by|on|this|:)\s*(?!_)[\p{L}\d]/iu;
const BLANK = /_{6,}|\.{12,}/;
const OPEN_DAY =
  /\b(?:dated?|day|signed|entered|ordered|done)\b[^\n]{0,60}_{2,}|_{2,}\s?(?:day|\/)|\bday of\s{0,3}_{2,}|\bdated?\s?:?\s{0,3}(?:this\s+day of\s*,|,?\s?20\d{0,2}\s?$|$)/i;
const FULL_DAY = new RegExp(
  `\\b${MONTH_WORD}\\.? \\d{1,2},? \\d{4}|\\b\\d{1,2}(?:st|nd|rd|th)? day of ${MONTH_WORD},? (?:\\d{4}|\\p{L})|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}`,
  'iu',
);

export interface Signing {
  /** 'open': a line to sign and a day to fill in, both empty; 'blank': only the line. */
  state: 'signed' | 'dated' | 'blank' | 'open' | 'unknown';
  cue: Cue | null;
}

function cueAt({ text, page, start }: TextLine): Cue {
  const quote = text.slice(0, 160);
  return { quote, page, start, end: start + quote.length };
}

/** How a judge has signed a paper, by the lines around the judge's office near its end. */
function readSigning(lines: readonly TextLine[]): Signing {
  const tail = lines.filter(({ noise }) => !noise).slice(-TAIL_LINES);
  const offices = tail.flatMap(({ text }, index) =>
    text.length <= WIDEST &&
    OFFICE.test(text) &&
    !PARTY.test(text) &&
    !/[.:]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text)
      ? [index]
      : [],
  );
  let best: Signing = { state: 'unknown', cue: null };
  let isBestMarked = false;
  const rank = ['unknown', 'open', 'blank', 'dated', 'signed'];
  for (const at of offices) {
    const office = tail[at];
    const around = tail.slice(Math.max(0, at - REACH), at + 2).map(({ text }) => text.slice(0, 300));
    const above = tail.slice(Math.max(0, at - 3), at + 1).map(({ text }) => text.slice(0, 300));
    const isMarked = above.some((text) => MARK.test(text));
    const isBlank = above.some((text) => BLANK.test(text));
    const isOpen = around.some((text) => OPEN_DAY.test(text));
    const isDated = around.some((text) => FULL_DAY.test(text));
    const state = isMarked
      ? 'signed'
      : isOpen && (isBlank || !isDated)
        ? 'open'
        : isBlank
          ? isDated
            ? 'dated'
            : 'blank'
          : isDated
            ? 'signed'
            : 'unknown';
    // A judge's name beside the day of a hearing stands in the caption; who signs, signs at the end.
    const isLeftOpen = (state === 'open' || state === 'blank') && best.state === 'signed' && !isBestMarked;
    if (office && (isLeftOpen || rank.indexOf(state) > rank.indexOf(best.state))) {
      best = { state, cue: cueAt(office) };
      isBestMarked = isMarked;
    }
  }
  return best;
}

const KEPT = 'It is headed as a draft, but a judge has signed it';
const DECIDES: ReadonlySet<string> = new Set(['order', 'judgment', 'default-judgment', 'opinion']);

/**
 * An order by what stands where its judge signs, whatever its title still says: signed, a '[Proposed]' order is one;
 * with the line and the day left empty, an order is a draft of a party.
 */
export function votesBySigning(titles: readonly Vote[], lines: readonly TextLine[]): Vote[] {
  const first = titles.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (!first || kindById(first.type).coarse !== 'order' || first.confidence < 0.6) return [...titles];
  const isDraft = first.type === 'proposed-order';
  if (!isDraft && !DECIDES.has(first.type)) return [...titles];
  const { state, cue } = readSigning(lines);
  const page = cue === null ? '' : ` (page ${cue.page})`;
  if (isDraft && (state === 'signed' || state === 'dated')) {
    const signed: Vote = {
      type: 'order',
      confidence: state === 'signed' ? first.confidence : Math.min(first.confidence, 0.8),
      because: `${KEPT}: “${cue?.quote ?? ''}”${page}.`,
      cue,
      isTitle: true,
    };
    return [signed, ...titles.filter((vote) => vote.type !== 'proposed-order')];
  }
  if (!isDraft && state === 'open' && !isEntered(lines)) {
    const because = `Its title is that of an order, but the day and the line for the judge are empty${page}.`;
    return [
      { type: 'proposed-order', confidence: 0.985, because, cue, isTitle: true },
      ...withoutDecisions(titles),
    ];
  }
  return [...titles];
}

/** A federal court's stamp: a party's draft goes in behind its motion, as 'Document 26-1'. */
const STAMP =
  /\bDoc(?:ument)?\.?(?:\s?#)?:?\s?(\d{1,4})(-\d{1,3})?\s.{0,20}\b(?:Filed|Entered)\b.{0,40}\d{1,2}\/\d{1,2}\/\d{2,4}/i;

/** Whether the court's docket has it as a paper of its own. */
function isEntered(lines: readonly TextLine[]): boolean {
  const found = lines.map(({ text }) => STAMP.exec(text)).filter((each) => each !== null);
  return found.length > 0 && found.every((each) => each[2] === undefined);
}

/** The titles left when nobody has signed what the paper orders. */
export function withoutDecisions(titles: readonly Vote[]): Vote[] {
  return titles.filter(({ type }) => !DECIDES.has(type));
}

const OFFICER_LINE = /\b(?:sheriff|marshal|constable|levying officer|deputy)\b/i;
const NO_OFFICER = /\b(?:deputy clerk|deputy attorney)\b/i;
const BY_WRIT =
  /\b(?:writ|warrant)\b[^.]{0,80}\b(?:issued|attached|enforce[ds]?|executed?|directed|delivered)\b|\b(?:by virtue of|pursuant to|under|issued)\b[^.]{0,50}\b(?:writ|warrant|order of (?:possession|eviction))\b|\b(?:court|judge) (?:has )?(?:issued|ordered|granted)\b[^.]{0,40}\b(?:warrant|writ|evict\w*)\b|\b(?:obtained|granted|entered)\b[^.]{0,40}\border (?:of|for) (?:possession|eviction)\b|\bcourt[- ]order(?:ed)?\b[^.]{0,60}\bevict/i;
const PUTS_OUT = /\b(?:evict\w*|vacate|lock(?:ed)?[ -]?out|remove|possession|levy|levied|seiz)/i;

/** Lines at the head or the end of a paper that name an officer: who sends it, or who signs. */
export function officerLines(lines: readonly TextLine[]): TextLine[] {
  const printed = lines.filter(({ noise }) => !noise);
  return [...printed.slice(0, 14), ...printed.slice(-10)].filter(
    ({ text }) =>
      text.length < 70 && OFFICER_LINE.test(text) && !NO_OFFICER.test(text) && !/[.?!]$/.test(text),
  );
}

/** What a sheriff, marshal or constable serves who carries out a court's writ: it is the court's, not the landlord's. */
export function voteByOfficer(lines: readonly TextLine[]): Vote[] {
  const [officer] = officerLines(lines);
  if (!officer) return [];
  const text = lines
    .filter(({ noise }) => !noise)
    .slice(0, 80)
    .map((line) => line.text.slice(0, 400))
    .join(' ');
  if (!BY_WRIT.test(text) || !PUTS_OUT.test(text)) return [];
  const cue = cueAt(officer);
  const because = `An officer carries out a court's writ with it: “${cue.quote}” (page ${cue.page}).`;
  return [{ type: 'writ', confidence: 0.985, because, cue, isTitle: true }];
}
