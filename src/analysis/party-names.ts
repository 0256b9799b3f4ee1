import { readable } from './counts.ts';

interface Name {
  name: string;
  /** Offsets in the joined caption text. */
  from: number;
  to: number;
}

const SUFFIX =
  /^(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|Co|Company|P\.?L?\.?L?\.?C|P\.?A|N\.?A|Jr|Sr|II|III|IV|M\.?D|Ph\.?D|Esq|D\.?D\.?S|Limited|Incorporated|F\.?S\.?B|S\.?A|GmbH|PBC)\b\.?\s*/i;
const DESCRIPTION =
  /^(?:individually|inclusive|et al|an?\b|the (?:estate|state)? ?of which|in (?:his|her|their|its)|on behalf|by and through|as\b|doing business|d\/?b\/?a|a\/?k\/?a|f\/?k\/?a|n\/?k\/?a|c\/o|residing|domestic|foreign|collectively|jointly|each|all|who|successor|formerly|(?:acting |assistant |deputy |united states |u\.s\. )*(?:secretary|president|commissioner|director|governor|attorney general|trustee|warden|sheriff|administrator|superintendent|chief|officer|chair(?:man|person)?|executor|personal representative|guardian|mayor)\b)/i;
const NAME_INITIALS =
  /^(?:[IVX]+|L\.?L\.?[CP]\.?|L\.P\.?|P\.?L?\.?L?\.?C\.?|USA?|DOES|[A-Z]\.(?:[A-Z]\.?)*)$/;
const CUT =
  /\s*(?:\(|,?\s*\b(?:a\/?k\/?a\b|d\/?b\/?a\b|f\/?k\/?a\b|n\/?k\/?a\b|doing business as|also known as|individually|on behalf of|by and through|in (?:his|her|their|its) (?:official|individual)|an? individual|et al\.?))/i;

/**
 * Splits the party lines of a caption into names: at commas, semicolons and a joining 'and', but not before
 * 'Inc.' or 'Jr.', and without what describes a party ('individually', 'a Delaware corporation', 'a/k/a …').
 */
export function splitNames(joined: string): Name[] {
  const shouted = isShouted(joined);
  const names: Name[] = [];
  let described = false;
  for (const piece of splitPieces(joined, shouted)) {
    const words = piece.words.replace(/\s+/g, ' ').trim();
    const last = names.at(-1);
    const suffix = SUFFIX.exec(words);
    if (suffix && last && words.length <= suffix[0].length + 2) {
      if (described) continue;
      last.name = `${last.name}, ${words.replace(/[,;:]+$/, '')}`;
      last.to = piece.to;
      continue;
    }
    described = describes(words, shouted);
    if (described) continue;
    const name = tidy(words);
    if (/\p{L}{2}/u.test(name))
      names.push({ name, from: piece.from, to: Math.min(piece.to, piece.from + words.length + 8) });
  }
  return names.map((name) => ({ ...name, name: readable(name.name, NAME_INITIALS) }));
}

function isShouted(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return words.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length) > 0.6;
}

function splitPieces(joined: string, shouted: boolean): { words: string; from: number; to: number }[] {
  const pieces: { words: string; from: number; to: number }[] = [];
  const separator = /[,;]\s*(?:and\s+|&\s+)?|(?:^|\n)\s*(?:and|AND)\s*\n|\s+(?:and|AND)\s+(?=\S)|^\s*and\s+/g;
  let from = 0;
  const push = (to: number) => {
    const raw = joined.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '')
      pieces.push({ words: raw.trim(), from: from + lead, to: from + raw.trimEnd().length });
  };
  for (const match of joined.matchAll(separator)) {
    const before = joined.slice(from, match.index);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) continue;
    const after = joined.slice(match.index + match[0].length);
    const bareAnd = /^\s+(?:and|AND)\s+$/.test(match[0]) && !match[0].includes('\n\n');
    if (bareAnd && !joinsTwo(before, after, shouted, match[0].includes('AND'))) continue;
    push(match.index);
    from = match.index + match[0].length;
  }
  push(joined.length);
  return pieces;
}

const ORGANISATION =
  /\b(?:of|department|board|bureau|office|sons?|associates|partners|company|bank|border|customs|protection|security|human|commerce|parks|recreation|water|power|savings|loan|insurance|brothers|trust|services?|agency|ministry|health|customs|institute|society|union|&)\b/i;

const ENDS_AS_COMPANY = /(?:^|[\s,])(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|N\.?A|P\.?C)\.?\s*$/i;

/** Whether a bare 'and' stands between two parties and not inside one name ('Health and Human Services'). */
function joinsTwo(before: string, after: string, shouted: boolean, capital: boolean): boolean {
  const next = after.split(/[,;\n]/)[0] ?? '';
  if (/^(?:does?|roes?)\b/i.test(next) || /^(?:John|Jane) (?:Doe|Roe)\b/i.test(next)) return true;
  if (ENDS_AS_COMPANY.test(before)) return true;
  if (shouted && !capital) return /\p{Lu}{2}/u.test(next) && isShouted(before) && isShouted(next);
  const last = before.split(/[,;]/).at(-1) ?? before;
  const person = /^\s*(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}.'’-]*\s*$/u;
  return person.test(last) && person.test(next) && !ORGANISATION.test(last) && !ORGANISATION.test(next);
}

function describes(words: string, shouted: boolean): boolean {
  if (words === '' || DESCRIPTION.test(words)) return true;
  if (/^\p{Ll}/u.test(words)) return true;
  return shouted && !isShouted(words) && !/\d/.test(words) && words.split(' ').length > 1;
}

function tidy(words: string): string {
  const cut = CUT.exec(words);
  const kept = cut && cut.index > 2 ? words.slice(0, cut.index) : words;
  return kept
    .replace(/^(?:and|the above[- ]named)\s+/i, '')
    .replace(/[\s,;:.\-–—)]+$/, (tail) =>
      /\b(?:Inc|Corp|Co|Ltd|Jr|Sr|M\.D|L\.P|P\.C|N\.A|P\.A)$/i.test(kept.slice(0, -tail.length)) &&
      tail.startsWith('.')
        ? '.'
        : '',
    )
    .replace(/\s*(?:,\s*)?inclusive$/i, '')
    .trim();
}
