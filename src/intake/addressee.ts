import { wordsOfName } from '../participants/same-name.ts';
import { isUnnamed } from '../participants/unnamed.ts';
import { US_STATES } from '../states.ts';
import { beginsCase, factsOf, type ReadPaper } from './paper.ts';

/** Lines that an address has, at most. */
const LINES = 5;
const NAMES = US_STATES.map(({ name }) => name);
const CODES = US_STATES.map(({ code }) => code);
const STATE_AND_ZIP = new RegExp(
  `\\b(${[...CODES, ...NAMES].join('|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`,
  'i',
);
/** Behind a city: 'Albuquerque, NM 87102', and without its ZIP code only where the name is written out. */
const PRINTED = new RegExp(
  `,\\s+(?:(${[...CODES, ...NAMES].join('|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?|(${NAMES.join('|')}))(?![\\p{L}\\d])`,
  'gu',
);

/** Where whoever holds a letter lives; 'unsure' where only somebody else's address can tell. */
interface LivesIn {
  code: string;
  certainty: 'likely' | 'unsure';
}

const codeOf = (said: string): string | null =>
  US_STATES.find(({ code, name }) => [code, name].some((each) => each.toLowerCase() === said.toLowerCase()))
    ?.code ?? null;

/** The state in the address below the name of whom a letter is written to; null where none stands there. */
function stateOfAddressee(paper: ReadPaper, lines: readonly string[]): string | null {
  for (const { fact } of factsOf([paper], 'party')) {
    if (fact.value.role !== 'addressee') continue;
    const name = fact.value.name.toLowerCase();
    const at = lines.findIndex((line) => line.toLowerCase().includes(name));
    if (at === -1) continue;
    const [, said = ''] = STATE_AND_ZIP.exec(lines.slice(at, at + LINES + 1).join('\n')) ?? [];
    const state = codeOf(said);
    if (state !== null) return state;
  }
  return null;
}

/**
 * The state of whoever got a letter: by the address it was sent to; else by the only state that its addresses name. What
 * a landlord writes is about a home there; who asks for money may sit in another state than who is asked.
 */
export function stateOnLetter(paper: ReadPaper): LivesIn | null {
  const text = paper.beginning ?? paper.head;
  const sentTo = stateOfAddressee(
    paper,
    text.split('\n').map((line) => line.trim()),
  );
  if (sentTo !== null) return { code: sentTo, certainty: 'likely' };
  const named = [...text.matchAll(PRINTED)].flatMap(
    ([, withZip, alone]) => codeOf(withZip ?? alone ?? '') ?? [],
  );
  const [only, ...others] = new Set(named);
  if (only === undefined || others.length > 0) return null;
  return { code: only, certainty: paper.kind === 'eviction-notice' ? 'likely' : 'unsure' };
}

/** 'TO THE DEFENDANT: Ada Poe', 'To: (Defendant's name and address) Ada Poe', 'NOTICE TO DEFENDANT: Ada Poe'. */
const TO =
  /(?:^|\n)[^\S\n]*(?:NOTICE\s)?to\s?(?:the\s)?(?:above[- ]?named\s)?(?:defendants?|respondents?|tenants?)?(?:\(s\))?\s?:\s{0,20}/giu;
/** An address, or a short list of names. */
const LONGEST_ADDRESS = 240;
/** What whoever is addressed is told next stands under an empty line, or begins a sentence of its own. */
const ENDS = /\n[^\S\n]*\n|\b(?:you are|you have|take notice|a lawsuit)\b/i;
const wordsOf = (text: string) => ` ${wordsOfName(text).join(' ')} `;

/**
 * Whom the papers by which a case begins are addressed to, of those who are sued in it; null where they turn to several,
 * or to nobody by a name that was read.
 */
export function addressedOf(ordered: readonly ReadPaper[], defendants: readonly string[]): string | null {
  const named = new Set(
    ordered
      .filter(beginsCase)
      .flatMap(({ head }) => [...head.matchAll(TO)].map(({ index, 0: to }) => head.slice(index + to.length)))
      .map((rest) => wordsOf(rest.slice(0, LONGEST_ADDRESS).split(ENDS)[0] ?? ''))
      .flatMap((said) =>
        defendants.filter(
          (name) => !isUnnamed(name) && wordsOf(name).trim() !== '' && said.includes(wordsOf(name)),
        ),
      ),
  );
  const [only, ...others] = named;
  return only === undefined || others.length > 0 ? null : only;
}
