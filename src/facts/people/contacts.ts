import type { Paper } from '../../papers/paper.ts';
import type { FoundFact } from '../schema.ts';
import { factAt, factIn, mostImportant, type PaperView } from '../statements.ts';
import { type BlockParts, partsOf } from './block-parts.ts';
import { type Block, findBlocks } from './blocks.ts';
import { EMAIL, PHONE } from './line-roles.ts';

const MOST = 40;
const LONGEST_NAME = 120;

/** Lawyers, and everybody whose address, telephone or mail address the paper names. */
export function findPeople(view: PaperView): FoundFact[] {
  const { paper } = view;
  const attorneys: FoundFact[] = [];
  const contacts: FoundFact[] = [];
  const taken: { start: number; end: number }[] = [];
  const blocks = findBlocks(paper);
  for (const [at, block] of blocks.entries()) {
    const parts = partsOf(block);
    const signer = parts.name === null && parts.firm !== null && parts.isFor ? signerOf(blocks, at) : null;
    const attorney = attorneyOf(
      paper,
      signer === null ? block : both(block, signer.block),
      signer === null ? parts : { ...parts, name: signer.name },
    );
    const contact = contactOf(paper, block, parts);
    if (attorney) attorneys.push(attorney);
    if (contact) contacts.push(contact);
    taken.push(span(block));
  }
  contacts.push(...toldContacts(view, taken));
  return [...mostImportant(onlyOnce(attorneys), MOST), ...mostImportant(onlyOnce(contacts), MOST)];
}

const NEAR = 600;

/** The signature that stands next to a firm's own block: who signs there is the firm's lawyer. */
function signerOf(blocks: readonly Block[], at: number): { name: string; block: Block } | null {
  const own = blocks[at];
  for (const block of [blocks[at + 1], blocks[at - 1]]) {
    if (!own || !block || Math.abs(span(block).start - span(own).end) > NEAR) continue;
    const parts = partsOf(block);
    const isSigned = parts.hasBar || block.cells.some(({ role }) => role === 'signature');
    if (parts.name !== null && isSigned && !parts.isSelf && !parts.isFor) return { name: parts.name, block };
  }
  return null;
}

function both(one: Block, other: Block): Block {
  const [first, second] = span(one).start < span(other).start ? [one, other] : [other, one];
  return { cells: [...first.cells, ...second.cells], isAlone: one.isAlone && other.isAlone };
}

function lawyerLabel(whom: string | null, isFirm: boolean): string {
  const what = isFirm ? 'Law firm' : 'Lawyer';
  return whom === null ? what : `${what} for ${sideOf(whom)}`;
}

const letters = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** One fact for each person; of several the fullest. */
function onlyOnce(facts: readonly FoundFact[]): FoundFact[] {
  const kept = new Map<string, FoundFact>();
  for (const fact of facts) {
    if (fact.kind !== 'attorney' && fact.kind !== 'contact') continue;
    const key = `${letters(fact.value.name)}`;
    const before = kept.get(key);
    if (before === undefined || fullness(fact) > fullness(before)) kept.set(key, fact);
  }
  return [...kept.values()];
}

const fullness = ({ value }: FoundFact): number =>
  Object.values(value).filter((part) => part !== null).length;

function span({ cells }: Block): { start: number; end: number } {
  return { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
}

/** All of the block where nothing else stands on its lines; else the words that name it. */
function place(block: Block, name: string): { start: number; end: number } {
  if (block.isAlone) return span(block);
  const cell = block.cells.find(({ text }) => text.includes(name)) ?? block.cells[0];
  return { start: cell?.start ?? 0, end: cell?.end ?? 0 };
}

const LAW_FIRM =
  /\b(?:LLP|PLLC|P\.?C\.?$|P\.?A\.?$|Law|Legal|Attorneys?|Public Defender|Attorney General)\b/i;

function attorneyOf(paper: Paper, block: Block, parts: BlockParts): FoundFact | null {
  const { isSelf, isFor, hasBar, firm } = parts;
  const isEsquire = block.cells.some(({ text }) => /\bEsq(?:uire)?\b\.?/i.test(text));
  const isSigned = block.cells.some(({ text }) => /\battorneys? at law\b/i.test(text));
  if (isSelf && !hasBar) return null;
  if (!isFor && !hasBar && !isEsquire && !isSigned) return null;
  const name = parts.name ?? (firm !== null && (isFor || LAW_FIRM.test(firm)) ? firm : null);
  if (name === null) return null;
  const { start, end } = place(block, name);
  const label = lawyerLabel(parts.for, parts.name === null);
  return factAt(
    paper,
    start,
    end,
    { kind: 'attorney', value: { name, for: parts.for } },
    {
      label,
      certainty: isFor && hasBar ? 'certain' : 'likely',
    },
  );
}

const SIDES = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'appellant',
  'appellee',
  'landlord',
  'tenant',
];

/** 'the plaintiff' of 'Plaintiff Marlow Finance LLC'; the words themselves where they name no side. */
function sideOf(words: string): string {
  const side = SIDES.find((each) => new RegExp(`\\b${each}s?\\b`, 'i').test(words));
  return side === undefined || /^(?:third|counter|cross)/i.test(words) ? words : `the ${side}`;
}

function contactOf(paper: Paper, block: Block, parts: BlockParts): FoundFact | null {
  const { address, phone, email, office, isSelf, hasBar, isFor } = parts;
  if (address === null && phone === null && email === null) return null;
  const name = parts.name ?? parts.firm ?? office;
  if (name === null || name.length > LONGEST_NAME) return null;
  const { start, end } = place(block, name);
  const isOffice = office !== null && parts.name === null && !hasBar;
  if (isOffice && COURT.test(office) && isLawyersToo(block, office)) {
    // A paper sent to the other side's lawyer is not filed: whose number it is, is not said where both stand together.
    const label = 'A lawyer’s or the court’s: check whose';
    const value = { name: parts.firm ?? office, address, phone, email };
    return factAt(paper, start, end, { kind: 'contact', value }, { label, certainty: 'unsure' });
  }
  return factAt(
    paper,
    start,
    end,
    { kind: 'contact', value: { name: isOffice ? office : name, address, phone, email } },
    {
      label: isOffice
        ? officeLabel(office)
        : isSelf
          ? 'Represents themselves'
          : isFor || hasBar
            ? 'How to reach the lawyer'
            : 'How to reach them',
      certainty: parts.name !== null && address !== null ? 'certain' : 'likely',
    },
  );
}

const COURT = /\b(?:clerk|court|courthouse|chambers)\b/i;
const LAWYERS =
  /\b(?:LLP|PLLC|Law (?:Firm|Offices?|Group|Center)|Esq(?:uire)?|Attorneys? (?:for|at))\b|\bP\.?\s?[CA]\.?$/i;

function isLawyersToo({ cells }: Block, office: string): boolean {
  return cells.some(({ text }) => !text.includes(office) && LAWYERS.test(text));
}

function officeLabel(name: string): string {
  if (COURT.test(name) && !/self[- ]help/i.test(name)) return 'How to reach the court';
  return HELP.test(name) ? 'Where to get help' : 'How to reach them';
}

const HELP =
  /\b(?:legal (?:aid|services|help|assistance)|self[- ]help|help|referral|bar association|hotline|advice|law library|mediation|counsel(?:ing|or)|211)\b/i;
const REACHED =
  /\b(?:call|calling|contact(?:ing)?|telephone|phone|reach|e-?mail|write(?: to)?|visit|ask)\s(?:us,\s)?((?:the\s|your\s|our\s)?[\p{L}\d][\p{L}\d'’&.-]*(?:\s[\p{L}\d'’&.-]+){0,9}?)(?:,|\sat|\sby|\son|\stoll|\s?:|\s?\(|$)/iu;
const NAMED =
  /((?:[A-Z][\p{L}'’&.-]*|of|the|for|and|&)(?:\s(?:[A-Z][\p{L}'’&.-]*|of|the|for|and|&)){1,9})\s?(?:,|:|-|–|\(|\bat\b|\bis\b|,?\s(?:tel(?:ephone)?|phone|toll[- ]free)(?:\snumber)?(?:\sis)?\.?:?)?\s?\(?$/u;

/** Whom to call or to write to, where running text says it. */
function toldContacts(view: PaperView, taken: readonly { start: number; end: number }[]): FoundFact[] {
  const blocks = taken.toSorted((a, b) => a.start - b.start);
  const facts: FoundFact[] = [];
  let next = 0;
  for (const { passage, start } of view.statements) {
    while (next < blocks.length && (blocks[next]?.end ?? 0) <= start) next += 1;
    const { text } = passage;
    if (!/@|\d{3}[-.–\s]\s?[\dA-Z]{4}/i.test(text)) continue;
    const near = blocks.slice(next, next + 3);
    let from = 0;
    for (const { phone, email, at, end } of reachesIn(text)) {
      const source = passage.toSource(at);
      const name = near.some((block) => block.start <= source && source < block.end)
        ? null
        : nameIn(text.slice(Math.max(from, at - 160), at).trimEnd());
      from = end;
      if (name === null) continue;
      const value = { name, address: null, phone, email };
      const wording = { label: officeLabel(name), certainty: 'likely' } as const;
      facts.push(
        factIn(view.paper, passage, { start: 0, end: text.length }, { kind: 'contact', value }, wording),
      );
    }
  }
  return facts;
}

const MOST_REACHES = 12;

/** Telephone numbers and mail addresses of a sentence; those next to each other belong together. */
function reachesIn(text: string): { phone: string | null; email: string | null; at: number; end: number }[] {
  const found: { phone: string | null; email: string | null; at: number; end: number }[] = [];
  const every = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'gi'))].slice(0, MOST_REACHES);
  const marks = [
    ...every(PHONE).map((match) => ({ match, isPhone: true })),
    ...every(EMAIL).map((match) => ({ match, isPhone: false })),
  ].sort((a, b) => a.match.index - b.match.index);
  for (const { match, isPhone } of marks) {
    const last = found.at(-1);
    const end = match.index + match[0].length;
    if (last && match.index - last.end < 20 && (isPhone ? last.phone : last.email) === null) {
      if (isPhone) last.phone = match[0].trim();
      else last.email = match[0];
      last.end = end;
    } else
      found.push({
        phone: isPhone ? match[0].trim() : null,
        email: isPhone ? null : match[0],
        at: match.index,
        end,
      });
  }
  return found;
}

function nameIn(before: string): string | null {
  const last = before.split(/[.;?!]\s/).at(-1) ?? before;
  const name = (NAMED.exec(last)?.[1] ?? REACHED.exec(last)?.[1])
    ?.replace(/^(?:the|your|our|of|for|and|call|contact|at|from|to|by)\s/i, '')
    .replace(/\s(?:and|of|the|for|at|fax|tel|telephone|phone|e-?mail|is)$/i, '')
    .trim();
  if (!name || name.length < 3 || name.length > LONGEST_NAME) return null;
  return /\bcall\b|^(?:me|us|him|her|them|you|it|this|these|toll.*|fax|tel.*|phone.*|e-?mail.*|cell.*|mobile|office|direct.*|if.*|by.*|or.*|number.*|via.*|(?:mon|tues|wednes|thurs|fri)day.*)$/i.test(
    name,
  )
    ? null
    : name;
}
