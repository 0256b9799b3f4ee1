import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isKindId, type KindId } from '#src/papers/kinds.ts';

/** What stands around the pieces of a paper. */
const DESIGNS = ['court', 'plain', 'letter', 'chat', 'mail'] as const;
type Design = (typeof DESIGNS)[number];

/** The pieces of one kind of paper (scripts/kinds-papers.txt, kinds-everyday.txt). */
interface Pieces {
  kind: KindId;
  design: Design;
  t: string[];
  b: string[];
  s: string[];
  e: string[];
}

export interface Title {
  kind: KindId;
  court: string;
  title: string;
}

export type Chance = () => number;

/** The same numbers each time. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

async function linesOf(name: string): Promise<string[]> {
  const text = await readFile(resolve(import.meta.dirname, name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

export async function readTitles(): Promise<Title[]> {
  return (await linesOf('kinds-titles.txt')).flatMap((line) => {
    const [kind = '', court = '', title = ''] = line.split('\t');
    return isKindId(kind) ? [{ kind, court, title }] : [];
  });
}

export async function readPieces(): Promise<Pieces[]> {
  const all: Pieces[] = [];
  for (const line of [...(await linesOf('kinds-papers.txt')), ...(await linesOf('kinds-everyday.txt'))]) {
    const [mark = '', rest = ''] = [line.slice(0, 1), line.slice(2)];
    if (mark === '=') {
      const [kind = '', named = 'court'] = rest.split(' ');
      const design = DESIGNS.find((each) => each === named);
      if (!isKindId(kind) || !design) throw new Error(`There is no kind “${kind}” or no design “${named}”.`);
      all.push({ kind, design, t: [], b: [], s: [], e: [] });
    } else if (mark === 't' || mark === 'b' || mark === 's' || mark === 'e')
      all.at(-1)?.[mark].push(rest.replaceAll(' / ', '\n'));
  }
  return all;
}

const SYLLABLES =
  'ar bel cor dan el far gro hol im jas kel lor mun nor ost per quin rol sta tul ur ven wes yar zel'.split(
    ' ',
  );
const COURTS = [
  'UNITED STATES DISTRICT COURT\n~ DISTRICT OF ~',
  'IN THE CIRCUIT COURT OF ~ COUNTY\nSTATE OF ~',
  'SUPERIOR COURT OF ~\nCOUNTY OF ~',
  'IN THE COUNTY COURT AT LAW NO. 2\n~ COUNTY, ~',
  'STATE OF ~\nCOUNTY OF ~\n# JUDICIAL DISTRICT COURT',
  'SUPREME COURT OF THE STATE OF ~\nCOUNTY OF ~',
  'IN THE JUSTICE COURT\nPRECINCT #, ~ COUNTY',
  'UNITED STATES BANKRUPTCY COURT\nDISTRICT OF ~',
  'UNITED STATES COURT OF APPEALS\nFOR THE ~ CIRCUIT',
  'District Court of ~ County',
  'COMMONWEALTH OF ~\n~ DIVISION\nHOUSING COURT',
];

const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)];

function nameOf(chance: Chance): string {
  const word = () => {
    const made = `${pick(SYLLABLES, chance)}${pick(SYLLABLES, chance)}`;
    return made.charAt(0).toUpperCase() + made.slice(1);
  };
  const form = chance();
  if (form < 0.55) return `${word()} ${word()}`;
  if (form < 0.7) return word();
  return `${word()} ${pick(['LLC', 'Inc.', 'Bank', 'Properties', 'Corp.', 'County', 'Services, LLC'], chance)}`;
}

function dayOf(chance: Chance): string {
  const month = pick(['January', 'March', 'May', 'June', 'August', 'October', 'December'], chance);
  const [day, year] = [1 + Math.floor(chance() * 28), 2015 + Math.floor(chance() * 10)];
  return chance() < 0.7 ? `${month} ${day}, ${year}` : `${1 + Math.floor(chance() * 12)}/${day}/${year}`;
}

function filled(piece: string, chance: Chance): string {
  return piece
    .replaceAll('~', () => (piece === piece.toUpperCase() ? nameOf(chance).toUpperCase() : nameOf(chance)))
    .replaceAll('@', () => dayOf(chance))
    .replaceAll('#', () => String(1 + Math.floor(chance() * 9000)));
}

/** The court, the parties and the number, in one of the designs that courts use. */
function captionOf(chance: Chance, title: string): string {
  const [one, other] = [nameOf(chance), nameOf(chance)].map((name) =>
    chance() < 0.6 ? name.toUpperCase() : name,
  );
  const roles =
    pick(
      [
        ['Plaintiff', 'Defendant'],
        ['Petitioner', 'Respondent'],
        ['Plaintiffs', 'Defendants'],
        ['Appellant', 'Appellee'],
      ],
      chance,
    ) ?? [];
  const court = filled(pick(COURTS, chance) ?? '', chance);
  const number = `${pick(['Case No.', 'No.', 'Civil Action No.', 'Cause No.', 'Index No.'], chance)} ${Math.floor(chance() * 30)}-cv-${Math.floor(chance() * 9000)}`;
  const versus = pick(['v.', 'vs.', '-against-', 'V.'], chance);
  const form = chance();
  if (form < 0.3)
    return `${court}\n${one},\n${roles[0]},\n${versus}\n${other},\n${roles[1]}.\n${number}\n${title}`;
  if (form < 0.55)
    return `${court}\n${one},            )\n     ${roles[0]},       )   ${number}\n${versus}                )\n${other},           )   ${title.replace(/\n/g, ' ')}\n     ${roles[1]}.     )`;
  if (form < 0.7) return `${one} ${versus} ${other}\n${number}\n${court}\n${title}`;
  if (form < 0.8) return `${title}\n${court}\n${number}\n${one} ${versus} ${other}`;
  if (form < 0.9) return `${court}\nIn re ${other}\n${number}\n${title}`;
  return `${pick(['Attorney for Plaintiff', 'In Pro Per', 'Telephone: (555) 010-0100'], chance)}\n${court}\n${one}, ${number}\n${roles[0]}, ${title.replace(/\n/g, ' ')}\n${versus}\n${other}, ${roles[1]}.`;
}

const MISREAD: readonly (readonly [string, string])[] = [
  ['l', '1'],
  ['O', '0'],
  ['m', 'rn'],
  ['I', 'l'],
  ['e', 'c'],
  ['S', '5'],
  ['t', 'f'],
  ['a', 'o'],
];

/** As a bad scan reads: letters mistaken, lines lost or run together. */
function misread(text: string, chance: Chance, share: number): string {
  const letters = [...text].map((letter) => {
    if (chance() > share) return letter;
    return MISREAD.find(([from]) => from === letter)?.[1] ?? (chance() < 0.3 ? '' : letter);
  });
  const lines = letters
    .join('')
    .split('\n')
    .filter(() => chance() > share / 2);
  return lines.reduce((all, line) => all + (chance() < share ? ' ' : '\n') + line, '').trim();
}

function some(list: readonly string[], count: number, chance: Chance): string[] {
  return Array.from({ length: count }, () => pick(list, chance) ?? '').filter((piece) => piece !== '');
}

/** A letter around what it says: letterhead, day, delivery, addressee, subject and salutation, each often left out. */
function letterOf(title: string, body: readonly string[], chance: Chance): string {
  const maybe = (share: number, ...lines: string[]) => (chance() < share ? lines : []);
  const street = () =>
    filled(
      pick(['# ~ Street', '# ~ Avenue, Suite #', 'P.O. Box #', '# N. ~ Road', '# ~ Lane'], chance) ?? '',
      chance,
    );
  const place = () =>
    `${nameOf(chance)}, ${pick(['OH', 'NM', 'Texas', 'CA', 'ME', 'Georgia'], chance)} 0${Math.floor(1000 + chance() * 8999)}`;
  const sender = nameOf(chance);
  const reader = nameOf(chance);
  const salutation = filled(
    pick(
      [
        'Dear ~:',
        'Dear Mr. ~,',
        'Dear Ms. ~:',
        `${reader}:`,
        'Dear Sir or Madam:',
        'To ~',
        'Hello,',
        `Dear ${reader},`,
      ],
      chance,
    ) ?? '',
    chance,
  );
  const head = [
    ...maybe(0.6, chance() < 0.5 ? sender.toUpperCase() : sender),
    ...maybe(0.6, street(), place()),
    ...maybe(0.3, 'Telephone (555) 010-0000'),
    ...maybe(0.45, title),
  ];
  const day = maybe(0.85, dayOf(chance));
  const address = maybe(0.65, reader, street(), place());
  const subject = maybe(
    0.5,
    filled(
      pick(
        [
          'Re: ~ v. ~, No. #',
          'RE: Account #',
          'Re: # ~ Street',
          'Claim number #',
          'Subject: ~',
          'File no. #',
          'Your account with ~',
        ],
        chance,
      ) ?? '',
      chance,
    ),
  );
  const closing = maybe(
    0.75,
    pick(['Sincerely,', 'Very truly yours,', 'Yours,', 'Thank you,', 'Respectfully,', 'Best,'], chance) ?? '',
  );
  const isPlainHead = chance() < 0.15;
  return [
    ...(isPlainHead ? maybe(0.5, title) : [...head, ...day, ...address, ...subject]),
    ...maybe(0.75, salutation),
    ...body,
    ...closing,
    sender,
    ...maybe(
      0.3,
      pick(['Attorney at Law', 'Manager', 'Owner', 'Claims Representative', 'Deputy Clerk'], chance) ?? '',
    ),
  ].join('\n');
}

/** Messages as a telephone shows them or an app writes them out. */
function chatOf(title: string, said: readonly string[], chance: Chance): string {
  const [one, other] = [nameOf(chance), pick(['Me', nameOf(chance).split(' ')[0] ?? 'You'], chance) ?? 'Me'];
  const time = () =>
    `${1 + Math.floor(chance() * 12)}:${10 + Math.floor(chance() * 49)} ${pick(['AM', 'PM'], chance)}`;
  const form = chance();
  const lines = said.map((words, at) => {
    const who = at % 2 === 0 ? one : other;
    if (form < 0.3) return `[${dayOf(chance)}, ${time()}] ${who}: ${words}`;
    if (form < 0.5) return `${who}: ${words}`;
    if (form < 0.7)
      return chance() < 0.4 ? `${pick(['Today', 'Yesterday', 'Mon,'], chance)} ${time()}\n${words}` : words;
    return `${who}\n${words}\n${time()}`;
  });
  return [...(chance() < 0.5 ? [title] : []), ...(chance() < 0.5 ? [one] : []), ...lines].join('\n');
}

function mailOf(subject: string, body: readonly string[], chance: Chance): string {
  const isHeaded = chance() < 0.7;
  const head = [
    `From: ${pick(['no-reply@efile.example', 'ecf@court.example', 'notifications@filing.example'], chance)}`,
    `To: ${nameOf(chance)}`,
    `Subject: ${subject}`,
    `Date: ${dayOf(chance)}`,
  ];
  return [...(isHeaded ? head : [subject]), ...body].join('\n');
}

/** One invented paper of a kind with one of the titles given. */
export function makePaper(pieces: Pieces, titles: readonly string[], chance: Chance): string {
  const { design } = pieces;
  const raw = filled(pick(titles, chance) ?? '', chance);
  const style = chance();
  const title = design === 'court' && style < 0.7 ? raw.toUpperCase() : raw;
  const count = (design === 'chat' ? 5 : 2) + Math.floor(chance() * 7);
  const body = [
    ...some(pieces.b, chance() < 0.8 ? 1 : 2, chance),
    ...some(pieces.s, count, chance),
    ...some(pieces.e, chance() < 0.85 ? 1 : 0, chance),
  ].map((piece) => filled(piece, chance));
  const text = textOf(design, title, body, chance);
  const damage = chance();
  return damage < 0.55 ? text : misread(text, chance, damage < 0.8 ? 0.02 : 0.08);
}

function textOf(design: Design, title: string, body: readonly string[], chance: Chance): string {
  if (design === 'letter') return letterOf(title, body, chance);
  if (design === 'chat') return chatOf(title, body, chance);
  if (design === 'mail') return mailOf(title, body, chance);
  const head =
    design === 'plain' ? (chance() < 0.85 ? title : '') : chance() < 0.88 ? captionOf(chance, title) : title;
  return [head, ...body].join('\n');
}
