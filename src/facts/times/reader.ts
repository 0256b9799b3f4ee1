import type { Paper } from '../../papers/paper.ts';
import type { Actor } from '../schema.ts';

const HEAD = 5000;
const PLAINTIFF = 'plaintiffs?|petitioners?|claimants?|landlord|creditor';
const DEFENDANT = 'defendants?|respondents?|tenant|debtor';
const SIDE = `(?:(?<p>${PLAINTIFF})|(?<d>${DEFENDANT}))`;
/** 'RESPONDING PARTY: Defendant Ann Lee', 'TO: Defendant', "PLAINTIFF'S FIRST INTERROGATORIES TO DEFENDANT". */
const ASKED: readonly RegExp[] = [
  new RegExp(`\\bresponding party\\s?:?\\s{0,20}(?:the\\s)?(?:[\\w.,'&-]+\\s{1,3}){0,6}?${SIDE}\\b`, 'i'),
  new RegExp(`(?:^|\\n)[ \\t]{0,40}TO\\s?:\\s{0,12}(?:the\\s)?(?:[^\\n]{0,80}?\\b)?${SIDE}\\b`, 'i'),
  new RegExp(
    `\\b(?:interrogatories|requests?|demands?|production|admissions?)\\b[^.;]{0,80}?\\b(?:to|upon|on|of)\\s{1,30}(?:the\\s)?${SIDE}\\b`,
    'i',
  ),
];
const SPEAKER = new RegExp(
  `\\b(?:attorneys?|counsel|lawyers?)\\s(?:for|to)\\s(?:the\\s)?(?:[\\w.&-]+\\s){0,3}?${SIDE}\\b|\\b(?:represents?|on behalf of)\\s(?:the\\s)?${SIDE.replaceAll('<p>', '<rp>').replaceAll('<d>', '<rd>')}\\b`,
  'i',
);
/** 'Lee v. Marsh' of a subject line. */
const STYLED =
  /\b([A-Z][\p{L}.,'&-]*(?:[ ][\p{L}.,'&-]+){0,6}?)\s+v(?:s)?\.?\s+([A-Z][\p{L}.'&-]*(?:[ ,]+[A-Z][\p{L}.'&-]+){0,5})/u;
const ADDRESSED =
  /(?:^|\n)[ \t]*(?:>\s?)?(?:(?:Dear|Hi|Hello)\s+)?(?:(?:Mr|Ms|Mrs|Mx|Dr)\.?\s+)?([A-Z][\p{L}'-]+(?:\s[A-Z][\p{L}'-]+){0,3})\s?[,:]\s*\n/u;

/**
 * Whom a paper calls 'you': the other side of whoever makes a request or writes a letter, the defendant of a summons,
 * somebody else of a subpoena. 'unsaid' where it does not tell.
 */
export function readerOf(paper: Paper, docType: string | null): Actor {
  if (docType === null) return 'unsaid';
  if (/subpoena/i.test(docType)) return 'other';
  const head = paper.text.slice(0, HEAD);
  if (/discovery|interrogator|request for|admission|production/i.test(docType)) {
    for (const pattern of ASKED) {
      const side = sideOf(pattern.exec(head));
      if (side !== null) return side;
    }
    return other(sideOf(SPEAKER.exec(paper.text.slice(-HEAD))));
  }
  if (/summons|citation|complaint|petition|eviction|vacate|garnish/i.test(docType)) return 'defendant';
  if (/letter|e-?mail|offer|demand/i.test(docType)) return readerOfLetter(head);
  if (/quit|vacate/i.test(head.slice(0, 600)) && /notice/i.test(docType)) return 'defendant';
  return 'unsaid';
}

function sideOf(match: RegExpExecArray | null): 'plaintiff' | 'defendant' | null {
  if (match === null) return null;
  const { p, d, rp, rd } = match.groups ?? {};
  if (p !== undefined || rp !== undefined) return 'plaintiff';
  return d !== undefined || rd !== undefined ? 'defendant' : null;
}

function other(side: 'plaintiff' | 'defendant' | null): Actor {
  return side === null ? 'unsaid' : side === 'plaintiff' ? 'defendant' : 'plaintiff';
}

/** Who is greeted is the side of the subject line that bears the name; else the other side of the writer's client. */
function readerOfLetter(head: string): Actor {
  const styled = STYLED.exec(head);
  const name = ADDRESSED.exec(head)?.[1]?.split(/\s/).at(-1)?.toLowerCase();
  if (styled && name !== undefined) {
    const [of, against] = [styled[1]?.toLowerCase() ?? '', styled[2]?.toLowerCase() ?? ''];
    if (of.includes(name) !== against.includes(name)) return of.includes(name) ? 'plaintiff' : 'defendant';
  }
  return other(sideOf(SPEAKER.exec(head)));
}
