import type { CitedRule, SetId } from './cited.ts';
import { CIVIL_RULES, EVIDENCE_RULES, EVIDENCE_TO_COME, type RuleShape } from './federal-rules.ts';

/** There are 27 today; a new one is not called wrong. */
const NMRA_SETS = 35;
const NMSA_CHAPTERS = 80;
/** The last, and one more that may come; title 53 is kept free. */
const USC_TITLES = 55;
const CFR_TITLES = 50;
/** Numbers that a set of rules ends with; its list of rules is not in the library. */
const ENDS: Readonly<Partial<Record<SetId, { first: number; last: number; name: string }>>> = {
  frap: { first: 1, last: 48, name: 'Federal Rules of Appellate Procedure' },
  frcrp: { first: 1, last: 62, name: 'Federal Rules of Criminal Procedure' },
  frbp: { first: 1001, last: 9040, name: 'Federal Rules of Bankruptcy Procedure' },
};

/**
 * Why a rule certainly does not exist, or null where that is not known: the number of a set that ends before, a paragraph
 * behind the last, a title that there is not. What is only unfamiliar is not wrong.
 */
export function whyNot(rule: CitedRule): string | null {
  const { set, number, subs } = rule;
  switch (set) {
    case 'frcp':
      return whyNotFederal(rule, CIVIL_RULES, 'Federal Rules of Civil Procedure');
    case 'fre':
      return EVIDENCE_TO_COME.has(number)
        ? null
        : whyNotFederal(rule, EVIDENCE_RULES, 'Federal Rules of Evidence');
    case 'frap':
    case 'frcrp':
    case 'frbp':
      return whyNotNumbered(set, number);
    case 'nmra':
    case 'form':
    case 'uji':
      return whyNotNewMexico(set, number, subs);
    case 'nmsa':
      return whyNotStatute(number);
    case 'usc':
      return whyNotTitle(number, USC_TITLES, 'The United States Code', [53]);
    case 'cfr':
      return whyNotTitle(number, CFR_TITLES, 'The Code of Federal Regulations', []);
    default:
      return null;
  }
}

function whyNotFederal(
  { number, subs }: CitedRule,
  rules: ReadonlyMap<string, RuleShape>,
  name: string,
): string | null {
  const known = rules.get(number) ?? rules.get(number.toUpperCase());
  if (known) return whyNotParagraph(known, subs);
  const run = /^(\d+)([a-z])(\d{0,2})$/i.exec(number);
  if (run && rules.has(run[1] ?? '')) {
    const [, rule, letter, part] = run;
    return `Paragraphs are written in brackets: ${rule}(${letter})${part ? `(${part})` : ''}.`;
  }
  return `The ${name} have no Rule ${number}, as far as our list of them goes.`;
}

function whyNotParagraph({ number, last, parts }: RuleShape, subs: readonly string[]): string | null {
  const [first, second] = subs.map((sub) => sub.toLowerCase());
  if (first === undefined) return null;
  if (/^\d+$/.test(first)) {
    const most = parts[''];
    return most !== undefined && Number(first) > most ? `Rule ${number} ends with (${most}).` : null;
  }
  if (last !== null && first.length === 1 && first > last) return `Rule ${number} ends with (${last}).`;
  const most = parts[first];
  if (most === undefined || second === undefined || !/^\d+$/.test(second)) return null;
  if (Number(second) >= 1 && Number(second) <= most) return null;
  return `Rule ${number}(${first}) has the numbers (1) to (${most}).`;
}

function whyNotNumbered(set: SetId, number: string): string | null {
  const ends = ENDS[set];
  const value = Number.parseInt(number, 10);
  if (ends === undefined || (value >= ends.first && value <= ends.last)) return null;
  return `The ${ends.name} go from ${ends.first} to ${ends.last}.`;
}

const NM_DISTRICT_LAST = 199;
const NM_DEFENSES = 7;

function whyNotNewMexico(
  set: 'nmra' | 'form' | 'uji',
  number: string,
  subs: readonly string[],
): string | null {
  const [, chapter = '', rule = ''] = /^(\d+)-(\d+)/.exec(number) ?? [];
  if (Number(chapter) < 1 || Number(chapter) > NMRA_SETS || chapter.startsWith('0')) {
    return `New Mexico’s rules have no set ${chapter}, as far as we know.`;
  }
  if (rule.length < 3) return 'New Mexico’s rules have at least three figures behind the dash, as in 1-012.';
  if (rule.length > 3 && (rule.startsWith('0') || chapter === '1')) {
    return 'There is a figure too many behind the dash: district court rules have three, as in 1-012.';
  }
  if (set !== 'nmra' || chapter !== '1') return null;
  if (Number(rule) < 1 || Number(rule) > NM_DISTRICT_LAST) {
    return `The district courts’ rules of civil procedure have no Rule ${number}.`;
  }
  const [letter, part] = subs;
  const isDefense = number === '1-012' && letter?.toUpperCase() === 'B' && /^\d+$/.test(part ?? '');
  if (!isDefense || (Number(part) >= 1 && Number(part) <= NM_DEFENSES)) return null;
  return `Rule 1-012(B) has the numbers (1) to (${NM_DEFENSES}).`;
}

function whyNotStatute(number: string): string | null {
  const parts = number.split('-');
  if (Number.parseInt(number, 10) < 1 || Number.parseInt(number, 10) > NMSA_CHAPTERS) {
    return 'New Mexico’s statutes have no such chapter.';
  }
  if (parts.length === 3) return null;
  return 'A New Mexico statute has three numbers, as in 12-5-2. They are the chapter, the article and the section.';
}

function whyNotTitle(number: string, titles: number, name: string, empty: readonly number[]): string | null {
  const title = Number.parseInt(number, 10);
  if (title >= 1 && title <= titles && !empty.includes(title)) return null;
  return `${name} has no title ${title}.`;
}
