import type { Block, BlockCell } from './blocks.ts';
import {
  type BlockRole,
  CITY_STATE_ZIP,
  EMAIL,
  isPersonName,
  PHONE,
  roleOf,
  withoutLabel,
} from './line-roles.ts';

/** Who a block names, and how to reach them; null each where it does not say. */
export interface BlockParts {
  name: string | null;
  firm: string | null;
  office: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** For whom a lawyer stands, in the paper's words. */
  for: string | null;
  hasBar: boolean;
  isSelf: boolean;
  isFor: boolean;
}

const first = (cells: readonly BlockCell[], role: BlockRole): BlockCell | undefined =>
  cells.find((cell) => cell.role === role);

export function partsOf({ cells }: Block): BlockParts {
  const streets = cells
    .filter(({ role }) => role === 'street')
    .map(({ text }) => withoutLabel(text).replace(/,$/, ''));
  const city = first(cells, 'city');
  const inline = city ? inlineAddress(withoutLabel(city.text)) : null;
  const address = [...streets, ...(inline?.address ?? [])].join(', ');
  const all = cells.map(({ text }) => text).join('\n');
  return {
    name: nameOf(cells) ?? inline?.name ?? null,
    firm: firmOf(cells),
    office: first(cells, 'office')?.text.replace(/[,:]$/, '') ?? null,
    address: city === undefined || !/\d.*,|box/i.test(address) ? null : address,
    phone: phoneOf(cells),
    email: EMAIL.exec(all)?.[0].replace(/\.$/, '') ?? null,
    for: forWhom(cells),
    hasBar: first(cells, 'bar') !== undefined,
    isSelf: first(cells, 'self') !== undefined,
    isFor: first(cells, 'for') !== undefined,
  };
}

/** The firm itself, not the company that it stands for. */
function firmOf(cells: readonly BlockCell[]): string | null {
  const isParty = (above: BlockCell | undefined) => above?.role === 'for' && !ASKS_LAWYER.test(above.text);
  const cell = cells.find(({ role }, index) => role === 'firm' && !isParty(cells[index - 1]));
  return cell?.text.replace(/,$/, '') ?? null;
}

/** The city with what stands before it on its line: 'Ada Quill, 14 Ash Lane, Alder, NM 87501'. */
function inlineAddress(text: string): { name: string | null; address: string[] } {
  const match = CITY_STATE_ZIP.exec(text);
  if (!match) return { name: null, address: [] };
  const parts = text
    .slice(0, match.index)
    .split(/,\s*|\s[·•|]\s?/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const name = parts[0] !== undefined && isPersonName(parts[0]) ? parts[0] : null;
  const street = parts.filter((part) => roleOf(part) === 'street' || /^\d/.test(part));
  return { name, address: [...street, match[0].trim()] };
}

/** The first telephone number that is not that of a facsimile. */
function phoneOf(cells: readonly BlockCell[]): string | null {
  for (const { role, text } of cells) {
    if (role !== 'phone' && role !== 'email') continue;
    if (/^(?:fax|facsimile|f\b)/i.test(text) && !/(?:tel|phone)/i.test(text)) continue;
    const found = PHONE.exec(text)?.[0];
    if (found !== undefined) return found.trim();
  }
  return null;
}

const TAIL_OF_NAME =
  /[\s,(]*(?:\([A-Z]{1,4}\s?#?\s?\d.*|\(?\s?(?:\b(?:state bar|bar|SBN|ID|attorney|no)\b|#).*|[*_]+)$/i;

/** Who signs or is named, by place: with the mark of a signature, below the line for it, with a bar number, first of all. */
function nameOf(cells: readonly BlockCell[]): string | null {
  const own = cells.filter((_, at) => !isPartyOf(cells, at));
  const named = own.flatMap(({ role, text }, at) => {
    const name = role === 'name' ? tidy(withoutLabel(text)) : inlineName(role, text);
    return name === null ? [] : [{ name, at, role }];
  });
  const before = (at: number) => own[at - 1]?.role;
  const best =
    named.find(({ role }) => role === 'signature') ??
    named.find(({ at, role }) => role === 'name' && before(at) === 'signature') ??
    named.find(({ role }) => role === 'bar' || role === 'self') ??
    named.find(({ at, role }) => role === 'name' && own[at + 1]?.role === 'bar') ??
    named[0];
  // The typed name below says it in full: 's/ R. Lind', 'RAY LIND'.
  const last = lastWord(best?.name);
  return (
    named.find(({ name, role }) => role === 'name' && lastWord(name) === last)?.name ?? best?.name ?? null
  );
}

const lastWord = (name: string | undefined): string =>
  (name ?? '')
    .replace(/,?\s(?:jr|sr|ii|iii|iv)\.?$/i, '')
    .split(/\s+/)
    .at(-1)
    ?.toLowerCase() ?? '';

const ASKS_LAWYER = /(?:['’]s|s['’])\s(?:attorney|lawyer|counsel)\b/i;

/** The name right below 'Attorneys for Plaintiff' is the party's, unless somebody signs in between. */
function isPartyOf(cells: readonly BlockCell[], at: number): boolean {
  const above = cells[at - 1];
  if (cells[at]?.role !== 'name' || above?.role !== 'for' || ASKS_LAWYER.test(above.text)) return false;
  return !isHeading(cells, at - 1);
}

/** 'Attorney for Plaintiff:' at the head of a block: who stands below is the lawyer. */
function isHeading(cells: readonly BlockCell[], at: number): boolean {
  // Of two names below, one is in the next column of a form.
  return at === 0 && /:$/.test(cells[at]?.text ?? '') && cells.length > 2 && cells[at + 2]?.role !== 'name';
}

function inlineName(role: BlockRole, text: string): string | null {
  if (role !== 'signature' && role !== 'bar' && role !== 'phone' && role !== 'self') return null;
  const words = withoutLabel(text)
    .replace(/^(?:by:?\s*)?_*\s*(?:\/s\/|s\/|_{3,})\s*/i, '')
    .replace(PHONE, '')
    .replace(TAIL_OF_NAME, '')
    .replace(
      /,\s*(?:plaintiff|defendant|petitioner|respondent|appell|tenant|landlord|claimant|in pro|pro se|pro per|self.represented).*$/i,
      '',
    )
    .replace(/[\s_(]*(?:\(?electronically|\(?digitally|_{2,}).*$/i, '')
    .trim();
  return isPersonName(words) ? tidy(words) : null;
}

const tidy = (name: string): string =>
  name
    .replace(/,?\s+(?:attorneys?|counselors?)(?:\sat\slaw)?\b.*$/i, '')
    .replace(/,?\s+Esq(?:uire)?\.?,?$/i, '')
    .replace(/,$/, '')
    .trim();

function forWhom(cells: readonly BlockCell[]): string | null {
  const at = cells.findIndex(({ role }) => role === 'for');
  const cell = cells[at];
  if (!cell) return null;
  if (ASKS_LAWYER.test(cell.text)) return /\b\p{L}+(?=['’]s|s['’])/u.exec(cell.text)?.[0] ?? null;
  const said = cell.text
    .replace(
      /^[\s(*]*(?:lead\s)?.*?\b(?:attorneys?|counsel|lawyers?|solicitors?)(?:\(s\))?(?:\s(?:and counsel|of record))*\s(?:for|of|to)\b|^[\s(*]*for\b/i,
      '',
    )
    .replace(/^\(?name\)?\s?:\s*/i, '')
    .replace(/^[\s:(]+|[\s,.:;)_]+$|\s?\([“"'][^)]*$/g, '')
    .replace(/^the\s/i, '');
  const next = cells[at + 1];
  const party = next && (next.role === 'name' || next.role === 'firm') ? next.text.replace(/[,.]$/, '') : '';
  if (isHeading(cells, at)) return said === '' || said.length > 160 ? null : said;
  const isOpen =
    said === '' ||
    /,$/.test(cell.text) ||
    /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?$/i.test(said);
  const whole = isOpen && party !== '' ? `${said} ${party}`.trim() : said;
  return whole === '' || whole.length > 160 ? null : whole;
}
