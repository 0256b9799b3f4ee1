import { isHeading, isProse, type Paper, plain } from '../papers/paper.ts';
import { answerLabel, headingOf, kindsIn, numberValue, requestLabel } from './labels.ts';
import type { DiscoveryParty } from './schema.ts';

export interface DiscoveryTitle {
  text: string | null;
  set: number | null;
  askedBy: DiscoveryParty | null;
  askedOf: DiscoveryParty | null;
  isResponse: boolean;
}

const HEAD_LINES = 70;
const LONGEST_LINE = 200;
const ASKS = /\b(?:interrogator(?:y|ies)|requests?|demands?|discovery)\b/i;
const RESPONSE = /\b(?:answers?|responses?|objections?|reply)\b(?:[^.]{0,60}?)\bto\b(.*)$/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SET_BEFORE = new RegExp(
  `\\b(${ORDINALS.join('|')})\\b(?:\\s+[\\w-]+){0,3}?\\s+(?:sets?|requests?|interrogator|demands?)`,
  'i',
);
const SET_AFTER =
  /\bset\s*(?:no\.?|number|#)?\s*[:.]?\s*\(?\s*(one|two|three|four|five|six|\d{1,2}|[ivx]{1,4})\b/i;

const other = (party: DiscoveryParty): DiscoveryParty => (party === 'plaintiff' ? 'defendant' : 'plaintiff');

function partyIn(words: string): DiscoveryParty | null {
  const match = /\b(plaintiff|petitioner|claimant|defendant|respondent)/i.exec(words);
  if (match === null) return null;
  return /^[pc]/i.test(match[1] ?? '') ? 'plaintiff' : 'defendant';
}

/** What a discovery paper says of itself in its title: which set, who asks whom, and whether it answers. */
export function readTitle(paper: Paper): DiscoveryTitle {
  const head = paper.lines.slice(0, HEAD_LINES).filter(({ text }) => text.length <= LONGEST_LINE);
  const block: string[] = [];
  for (const { text } of head) {
    const words = cell(text);
    if (begins(words)) {
      if (block.length > 0) break;
      continue;
    }
    const isTitle =
      ASKS.test(words) && (kindsIn(words).length > 0 || /\bdiscovery\b/i.test(words)) && isShort(words);
    const goesOn = block.length > 0 && isShort(words) && isHeading(words) && block.length < 5;
    if (isTitle || goesOn) block.push(words);
    else if (block.length > 0) break;
  }
  const lead =
    block.length > 0
      ? before(
          head.map(({ text }) => cell(text)),
          block[0] ?? '',
        )
      : [];
  const title = plain([...lead, ...block].join(' '));
  const labels = labeled(head.map(({ text }) => text));
  const asked = title === '' ? { askedBy: null, askedOf: null, isResponse: false } : whoAsks(title);
  return {
    text: title === '' ? null : title.slice(0, 200).toWellFormed(),
    set: labels.set ?? setOf(title),
    askedBy: labels.askedBy ?? asked.askedBy,
    askedOf: labels.askedOf ?? asked.askedOf,
    isResponse: asked.isResponse,
  };
}

/** The words right of a caption's rule, where the title is printed beside the parties. */
function cell(text: string): string {
  return text.replace(/^.*?(?:\s[)|│§]\s+|\s{3,}|\t)(?=\S*[A-Z])/, '').replace(/^[)|│§]\s*/, '');
}

/** Where the paper itself begins below its title. */
function begins(words: string): boolean {
  const isPart = headingOf(words)?.type === 'other' || /^\W*(?:plaintiff|defendant)s?[.,]?\W*$/i.test(words);
  return isPart || requestLabel(words) !== null || answerLabel(words) !== null;
}

const isShort = (text: string) => text.length <= 140 && !isProse(text);

/** Lines of the same title above the one that names what is asked: 'DEFENDANT MARISOL VANE’S / RESPONSES TO'. */
function before(head: readonly string[], first: string): string[] {
  const at = head.indexOf(first);
  const lines: string[] = [];
  for (let index = at - 1; index >= 0 && lines.length < 3; index -= 1) {
    const text = head[index] ?? '';
    if (!isHeading(text) || !/(?:['’]s|s['’]|\bto|\band|\bof|\bset|\banswers|\bresponses|,|:)$/i.test(text))
      break;
    lines.unshift(text);
  }
  return lines;
}

function setOf(title: string): number | null {
  const first = SET_BEFORE.exec(title);
  if (first !== null) return ORDINALS.indexOf((first[1] ?? '').toLowerCase()) + 1;
  const after = SET_AFTER.exec(title);
  return after === null ? null : numberValue(after[1] ?? '');
}

function whoAsks(title: string): Pick<DiscoveryTitle, 'askedBy' | 'askedOf' | 'isResponse'> {
  const response = RESPONSE.exec(title);
  if (response !== null) {
    const askedOf = partyIn(title.slice(0, response.index + 1));
    const askedBy = partyIn(response[1] ?? '');
    return {
      askedBy: askedBy ?? (askedOf && other(askedOf)),
      askedOf: askedOf ?? (askedBy && other(askedBy)),
      isResponse: true,
    };
  }
  const ask = ASKS.exec(title);
  const owner = partyIn(title.slice(0, ask?.index ?? 0));
  const to = /\bto\s+(?:the\s+)?((?:plaintiff|petitioner|claimant|defendant|respondent).*)$/i.exec(title);
  const askedOf = to === null ? null : partyIn(to[1] ?? '');
  return {
    askedBy: owner ?? (askedOf && other(askedOf)),
    askedOf: askedOf ?? (owner && other(owner)),
    isResponse: false,
  };
}

/** California prints who asks, who is asked, and the set as lines of their own. */
function labeled(head: readonly string[]): Pick<DiscoveryTitle, 'set' | 'askedBy' | 'askedOf'> {
  const valueAfter = (pattern: RegExp) => {
    const line = head.find((text) => pattern.test(text));
    return line === undefined ? '' : line.replace(pattern, '');
  };
  const set = /\b(one|two|three|four|five|six|\d{1,2}|[ivx]{1,4})\b/i.exec(
    valueAfter(/^set (?:no\.?|number)\s*:/i),
  );
  return {
    set: set === null ? null : numberValue(set[1] ?? ''),
    askedBy: partyIn(valueAfter(/^(?:propounding|requesting|demanding|asking) party\s*:/i)),
    askedOf: partyIn(valueAfter(/^(?:responding|answering) party\s*:/i)),
  };
}
