import { isCourtName } from '../../papers/caption-court-names.ts';
import { type Paper, plain } from '../../papers/paper.ts';
import { withoutOthers } from '../../papers/party-names.ts';
import { isOrganization } from '../../participants/organization.ts';
import type { TextLine } from '../../text/lines.ts';
import { CORRESPONDENT } from '../correspondent-roles.ts';
import type { FoundFact } from '../schema.ts';
import { factAt } from '../statements.ts';
import { CITY_STATE_ZIP, isPersonName, roleOf } from './line-roles.ts';
import { HEAD_LINES, type Named, ofMail, RANK, SALUTATION } from './mail-head.ts';

type Place = keyof typeof CORRESPONDENT;

const CLOSING =
  /^(?:(?:very|most|yours)\s)?(?:sincerely|respectfully(?: submitted| yours)?|truly yours|cordially|(?:best|kind|warm|with) ?(?:regards|wishes)?|regards|thank you|thanks)(?: yours| again)?[,.!]?$/i;
const OFFICERS =
  /\b(?:clerk|judge|court ?house|attorneys?|counsel|esq(?:uire)?|bar no|law (?:office|firm|group)|llp|pllc)\b/i;
const DATED = /\b(?:\d{1,2},? (?:19|20)\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})$/;
const ASIDE =
  /^(?:re|subject|via|by|sent|cc|attn|attention|certified|file|claim|account|loan|our)\b[^\p{L}]?.*$/iu;

/** The people of a letter or a mail, each likely; nobody where its writer is a lawyer or a court. */
export function findCorrespondents(paper: Paper): FoundFact[] {
  const mail = ofMail(paper.lines);
  const letter = ofLetter(paper.lines, mail !== null);
  const found: Record<Place, Named[]> = {
    sender: mail?.sender ? [mail.sender] : letter.senders,
    addressee: mail !== null && mail.addressees.length > 0 ? mail.addressees : letter.addressees,
  };
  const seen = new Set<string>();
  return (Object.keys(CORRESPONDENT) as Place[]).flatMap((place) =>
    found[place].flatMap(({ name, line, words }) => {
      const quoted = words ?? name;
      const at = line.text.indexOf(quoted);
      if (at === -1 || seen.has(name.toLowerCase())) return [];
      seen.add(name.toLowerCase());
      const content = { kind: 'party', value: { name: plain(name), role: place } } as const;
      const start = line.start + at;
      return [
        factAt(paper, start, start + quoted.length, content, {
          label: CORRESPONDENT[place],
          certainty: 'likely',
        }),
      ];
    }),
  );
}

const ADDRESS_ROWS = 9;
const SIGNED_ROWS = 7;

/** The address above the salutation, and the name below the closing words. */
function ofLetter(lines: readonly TextLine[], isMail: boolean): { senders: Named[]; addressees: Named[] } {
  const head = lines.slice(0, HEAD_LINES);
  const greeted = head.findLastIndex(
    ({ text }, at) => SALUTATION.test(text) && (at < 40 || isMail) && !/\bcounsel\b|\bjudge\b/i.test(text),
  );
  const first = head.findIndex(({ text }) => SALUTATION.test(text));
  if (first === -1) return ofLabeled(head) ?? ofCollector(head) ?? ofNotice(lines, head);
  const starts = [...new Set([first, greeted])].filter((at) => at !== -1);
  const writer = letterhead(head, first) ?? signedAtHead(lines, first);
  const blocks = starts.map((at) => addressedAt(head, at).filter(({ line }) => line !== writer?.line));
  const named = blocks.find((found) => found.length > 0) ?? [];
  const signer = signedBelow(lines, first);
  return {
    senders: [isSame(writer, signer) ? null : writer, signer].flatMap((one) => one ?? []),
    addressees: named.length > 0 || writer === null ? named : greetedBy(head[first]),
  };
}

const isSame = (one: Named | null, other: Named | null) =>
  one?.name.toLowerCase() === other?.name.toLowerCase();

/** Rows below a greeting among which a letter is signed. */
const SIGNED_WITHIN_ROWS = 120;
/** Rows from the top in which the name and the address of whoever writes stand. */
const LETTERHEAD_ROWS = 6;
const GREETED = /^dear\s(.{2,60}?)[,:]?$/i;

/** Whom a letter greets by given and family name. */
function greetedBy(line: TextLine | undefined): Named[] {
  const name = calledBy(GREETED.exec(line?.text ?? '')?.[1] ?? '');
  return line !== undefined && isPersonName(name) ? [{ name, line }] : [];
}

/**
 * Who writes by the name over an address at the very top: where a second address follows above the greeting, or where
 * the greeting names nobody of it. Null of a lawyer's or a court's.
 */
function letterhead(head: readonly TextLine[], greeted: number): Named | null {
  const city = head
    .slice(0, Math.min(LETTERHEAD_ROWS, greeted))
    .findIndex(({ text }) => CITY_STATE_ZIP.test(text));
  const block = head.slice(0, Math.max(0, city));
  const [line] = block;
  if (line === undefined || block.some(({ text }) => DATED.test(text) || isOfficers(text))) return null;
  const name = line.text.replace(/,$/, '').trim();
  // Whatever stands right over a street is somebody's name.
  const isOverStreet = roleOf(block[1]?.text ?? '') === 'street';
  if (!isOverStreet && !isOrganization(name) && !isPersonName(calledBy(name))) return null;
  const isFollowed = head.slice(city + 1, greeted).some(({ text }) => CITY_STATE_ZIP.test(text));
  const [, to = ''] = GREETED.exec(head[greeted]?.text ?? '') ?? [];
  const family = /[\p{L}'’-]+$/u.exec(to)?.[0]?.toLowerCase() ?? '';
  const isOfOther =
    isPersonName(calledBy(to)) && !block.some(({ text }) => text.toLowerCase().includes(family));
  return isFollowed || isOfOther ? { name, line } : null;
}

/** Who stands over an address at the very top, and alone on a line below the greeting: they sign with that name. */
function signedAtHead(lines: readonly TextLine[], greeted: number): Named | null {
  const [line] = lines;
  const name = calledBy(line?.text ?? '');
  const block = lines.slice(0, Math.min(LETTERHEAD_ROWS, greeted));
  const isOverAddress = block.some(({ text }) => CITY_STATE_ZIP.test(text));
  if (line === undefined || !isOverAddress || !isPersonName(name)) return null;
  if (block.some(({ text }) => isOfficers(text))) return null;
  const isSigned = lines
    .slice(greeted + 1, greeted + 1 + SIGNED_WITHIN_ROWS)
    .some(({ text }) => signed(text).toLowerCase() === name.toLowerCase());
  return isSigned ? { name, line } : null;
}

const TO = /^to\s*:\s*(?=\p{Lu})/iu;

/** A letter that greets nobody and has 'To: Ada Poe' over an address, under the name and the address of who writes. */
function ofLabeled(head: readonly TextLine[]): { senders: Named[]; addressees: Named[] } | null {
  const at = head.findIndex(
    ({ text }, index) => TO.test(text) && isAddress(head.slice(index + 1, index + 1 + NOTICE_ROWS)),
  );
  const line = head[at];
  if (line === undefined) return null;
  const writer = writtenBeside(head, at) ?? letterhead(head, at + 1 + NOTICE_ROWS);
  const name = calledBy(line.text.replace(TO, ''));
  return writer === null || !isPersonName(name) ? null : { senders: [writer], addressees: [{ name, line }] };
}

/** 'Cottonwood Credit Services LLC is a debt collector.': what the form of such a notice begins with. */
const COLLECTOR = /^(\p{Lu}[\p{L}\p{N}.,&'’ -]{2,80}?)\s+is\s+a\s+debt\s+collector\b/u;

/** 'To: Ada Poe, 12 Elm Street, Larchville NM': a name with its address on one line. */
function addressedInLine(head: readonly TextLine[]): Named[] {
  return head
    .flatMap((line) => {
      const words = TO.test(line.text) ? line.text.replace(TO, '').trim() : '';
      const [, said = ''] = /^([^,\d]{3,60}),\s+(?:\d|P\.?\s?O\.?\s?Box\b)/iu.exec(words) ?? [];
      const name = calledBy(said);
      return isPersonName(name) ? [{ name, line, words }] : [];
    })
    .slice(0, 1);
}

/** A notice of a collector that greets nobody says who collects. */
function ofCollector(head: readonly TextLine[]): { senders: Named[]; addressees: Named[] } | null {
  for (const line of head) {
    const name = COLLECTOR.exec(line.text)?.[1];
    if (name === undefined || /^(?:this|the|it|we|who)\b/i.test(name)) continue;
    return { senders: [{ name, line }], addressees: addressedInLine(head) };
  }
  return null;
}

/** Rows around 'To:' among which 'From:' stands. */
const BESIDE_ROWS = 6;
const FROM = /^from\s*:\s*(?=\p{Lu})/iu;

/** 'From: Cottonwood Credit Services LLC', beside 'To:'. */
function writtenBeside(head: readonly TextLine[], to: number): Named | null {
  const line = head
    .slice(Math.max(0, to - BESIDE_ROWS), to + BESIDE_ROWS)
    .find(({ text }) => FROM.test(text));
  const name = calledBy(line?.text.replace(FROM, '') ?? '');
  const isName = isPersonName(name) || isOrganization(name);
  return line === undefined || !isName || isOfficers(name) ? null : { name, line };
}

/** Rows from the top among which a notice says whom it is for, and from its name to the end of its address. */
const TOP_ROWS = 16;
const NOTICE_ROWS = 4;
const HEADED = /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}]+){0,6}(?:notice|demand)\b/iu;
/** 'I, Ada Poe, certify that I served …': who gives a notice says so of themselves. */
const DECLARED =
  /\bI,\s+((?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}'’-]+),\s+(?:(?:do|hereby)\s+)*(?:certify|declare|state|swear|affirm|give)\b/gu;

/** A notice that greets nobody: its heading, under it a person with an address, and at its end who certifies that it was given. */
function ofNotice(
  lines: readonly TextLine[],
  head: readonly TextLine[],
): { senders: Named[]; addressees: Named[] } {
  const none = { senders: [], addressees: [] };
  const top = head.slice(0, TOP_ROWS);
  const heading = top.findIndex(({ text }) => text.length < 60 && HEADED.test(text));
  if (heading === -1 || top.some(({ text }) => isOfficers(text))) return none;
  const at = top.findIndex(({ text }, index) => {
    const below = top.slice(index + 1, index + 1 + NOTICE_ROWS);
    const isNamed = index > heading && isPersonName(toWhom(text));
    return isNamed && (withoutOthers(text) !== text || isAddress(below));
  });
  const line = top[at];
  if (line === undefined) return none;
  const addressee = { name: toWhom(line.text), line };
  const giver = declared(lines) ?? signedFor(lines);
  return { senders: giver === null ? [] : [giver], addressees: [addressee] };
}

const LABELED_TO = /^to\s*:\s*/i;
/** 'To: Ada Poe and all other occupants' is Ada Poe. */
const toWhom = (text: string) =>
  calledBy(
    withoutOthers(text)
      .replace(LABELED_TO, '')
      .replace(/[;\s]+$/, ''),
  );

/** A house number, and below it what ends in a ZIP code, however the state is written. */
function isAddress(below: readonly TextLine[]): boolean {
  const street = below.findIndex(({ text }) => /^\d{1,6}\s\p{L}/u.test(text));
  const city = below.findIndex(({ text }) => /^\p{L}.*\s\d{5}(?:-\d{4})?$/u.test(text));
  return street !== -1 && city > street;
}

/** The one person who certifies or declares in the first person. */
function declared(lines: readonly TextLine[]): Named | null {
  const found = lines
    .slice(0, DECLARED_WITHIN)
    .flatMap((line) =>
      [...line.text.slice(0, LONGEST_DECLARED).matchAll(DECLARED)].map(([, name = '']) => ({ name, line })),
    );
  const [first] = found;
  return first !== undefined && found.every(({ name }) => name === first.name) ? first : null;
}

/** Lines from the end among which a company stands over who signs for it. */
const SIGNED_WITHIN = 25;
const SIGNS_FOR = /^(?:by\s?:|\/?s\/)|\b(?:property manager|manager|owner|landlord|agent)\b/i;

/** 'Tern Court Apartments, LLC' over 'by: R. Oakes, Property Manager'. */
function signedFor(lines: readonly TextLine[]): Named | null {
  const end = lines.slice(-SIGNED_WITHIN);
  const at = end.findLastIndex(
    ({ text }, index) =>
      text.length < 80 &&
      /^\p{Lu}/u.test(text) &&
      !/[.:;]\s/u.test(text) &&
      isOrganization(text) &&
      SIGNS_FOR.test(end[index + 1]?.text ?? ''),
  );
  const line = end[at];
  return line === undefined || isOfficers(line.text) ? null : { name: line.text.replace(/,$/, ''), line };
}

const DECLARED_WITHIN = 200;
const LONGEST_DECLARED = 1_000;

function addressedAt(head: readonly TextLine[], greeted: number): Named[] {
  const above = head.slice(Math.max(0, greeted - ADDRESS_ROWS - 6), greeted);
  const city = above.findLastIndex(({ text }) => CITY_STATE_ZIP.test(text));
  if (city === -1) return [];
  const block: TextLine[] = [];
  for (let at = city - 1; at >= 0 && block.length < ADDRESS_ROWS; at -= 1) {
    const line = above[at];
    if (line === undefined || DATED.test(line.text) || isFurther(line.text)) break;
    block.unshift(line);
  }
  if (block.some(({ text }) => isOfficers(text))) return [];
  // 'Creditor: Alder Bank', beside the address: what a label says is nobody's address.
  const kept = block.filter(({ text }) => !ASIDE.test(text) && !/^\p{Lu}[\p{L} ]{1,24}:\s/u.test(text));
  const person = kept.find(({ text }) => isPersonName(calledBy(text)));
  const organizations = kept.filter(
    ({ text }) =>
      isOrganization(text) &&
      /^\p{Lu}/u.test(text) &&
      roleOf(text) !== 'street' &&
      !/\bof police$|\d/i.test(text),
  );
  return [
    ...(person === undefined ? [] : [{ name: calledBy(person.text), line: person }]),
    ...organizations.slice(0, 1).map((line) => ({ name: line.text.replace(/,$/, ''), line })),
  ];
}

/** The letterhead above, or another's address. */
const isFurther = (text: string) =>
  CITY_STATE_ZIP.test(text) || /@|\(\d{3}\)|\d{3}[-.]\d{4}|^-{3,}|wrote:$/.test(text);

/** A lawyer's or a court's: nobody who writes for themselves. */
const isOfficers = (text: string) => OFFICERS.test(text) || isCourtName(text);

/** 'Ada Poe' of 'Ms. Ada Poe, Ph.D.'. */
function calledBy(text: string): string {
  return text
    .replace(new RegExp(`^${RANK}\\s`, 'iu'), '')
    .replace(/,\s(?:Ph\.?D|M\.?D|Ed\.?D|J\.?D|CPA|R\.?N)\.?$/, '')
    .replace(/,$/, '')
    .trim();
}

function signedBelow(lines: readonly TextLine[], from: number): Named | null {
  const closing = lines.findIndex(({ text }, at) => at > from && CLOSING.test(text));
  const block = closing === -1 ? [] : lines.slice(closing + 1, closing + 1 + SIGNED_ROWS);
  const at = block.findIndex(({ text }) => isPersonName(signed(text)));
  const line = block[at];
  if (line !== undefined) {
    const below = block.slice(at, at + 4);
    if (below.some(({ text }) => isOfficers(text))) return null;
    return { name: signed(line.text), line };
  }
  return dashed(lines, from);
}

const signed = (text: string) =>
  text
    .replace(/^\/?s\/\s?|^_+/, '')
    .replace(/,.*$/, '')
    .trim();

/** '— Ada Poe' at the end of what somebody writes. */
function dashed(lines: readonly TextLine[], from: number): Named | null {
  for (const line of lines.slice(from, from + HEAD_LINES)) {
    const name = /(?:^|\s)[—–]\s?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3})$/u.exec(line.text)?.[1];
    if (name !== undefined && isPersonName(name)) return { name, line };
  }
  return null;
}
