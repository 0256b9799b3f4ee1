import { CODES, FEDERAL_SETS, LOCAL_RULE, NMRA_LIST, RULE_LIST, STATUTE_FORMS } from './citation-forms.ts';
import type { Cited, LegalCitation, SetId } from './cited.ts';
import { findCases } from './find-cases.ts';
import { type ListedRule, readList } from './read-list.ts';

interface Found {
  start: number;
  end: number;
  cited: readonly Cited[];
}

const FEDERAL_IDS = ['frcp', 'frcrp', 'frap', 'frbp', 'fre'] as const;
const FEDERAL = FEDERAL_IDS.map((set) => ({
  set,
  before: new RegExp(`\\b${FEDERAL_SETS[set]}\\s{0,3}(?:Rules?\\s{1,2}|§\\s?)?(${RULE_LIST})`, 'gi'),
  behind: new RegExp(
    `\\bRules?\\s{1,2}(${RULE_LIST})(?:,|\\sof\\sthe|\\sof)\\s{1,2}${FEDERAL_SETS[set]}`,
    'gi',
  ),
}));
const OTHER_WORDS = '(?:\\s{1,2}NMRA(?:,?\\s(?:19|20)\\d\\d)?|,\\s{0,2}NMRA)';
const NMRA = {
  named: new RegExp(`\\bNMRA,?\\s{1,2}(?:Rules?\\s{1,2})?(${NMRA_LIST})`, 'g'),
  rule: new RegExp(`\\bRules?\\s{1,2}(${NMRA_LIST})(${OTHER_WORDS})?`, 'g'),
  form: new RegExp(`\\bForms?\\s{1,2}(${NMRA_LIST})${OTHER_WORDS}?`, 'g'),
  uji: new RegExp(`\\bUJI\\s{1,2}(${NMRA_LIST})${OTHER_WORDS}?`, 'g'),
  bare: new RegExp(`(?<![\\d§.-]\\s?)\\b(${NMRA_LIST})${OTHER_WORDS}`, 'g'),
  paragraph: /(?<![\d§.-]\s?)\b\d{1,2}-\d{3}(?:\.\d{1,2})?\([A-Z]\)(?:\([A-Za-z0-9]{1,3}\)){0,4}/g,
};
const BARE_RULE = new RegExp(`\\bRules?\\s{1,2}(${RULE_LIST})`, 'g');
const ACT = /\bAct(?:\sof\s\d{4})?$|^Rule\b/;

function asRules(list: string, toNumber: (number: string) => string, set: SetId | null): Cited[] {
  return readList(list).map(({ number, subs }: ListedRule) => ({
    kind: 'rule',
    set,
    number: toNumber(number),
    subs,
  }));
}

const same = (number: string) => number;

function* federal(text: string): Generator<Found> {
  for (const { set, before, behind } of FEDERAL) {
    for (const pattern of [behind, before]) {
      for (const match of text.matchAll(pattern)) {
        // The head of a page: the name of the rules, and the page's number.
        if (!/^FEDERAL RULES/.test(match[0])) yield found(match, asRules(match[1] ?? '', same, set));
      }
    }
  }
}

function* newMexico(text: string): Generator<Found> {
  for (const match of text.matchAll(NMRA.form)) yield found(match, asRules(match[1] ?? '', same, 'form'));
  for (const match of text.matchAll(NMRA.uji)) yield found(match, asRules(match[1] ?? '', same, 'uji'));
  for (const match of text.matchAll(NMRA.named)) yield found(match, asRules(match[1] ?? '', same, 'nmra'));
  for (const match of text.matchAll(NMRA.rule)) {
    // Other courts number their rules with a dash too, but not with three figures behind it.
    const isNewMexico = match[2] !== undefined || /^\d{1,2}-0?\d{3}\b/.test(match[1] ?? '');
    yield found(match, asRules(match[1] ?? '', same, isNewMexico ? 'nmra' : null));
  }
  for (const match of text.matchAll(NMRA.bare)) yield found(match, asRules(match[1] ?? '', same, 'nmra'));
  for (const match of text.matchAll(NMRA.paragraph)) yield found(match, asRules(match[0], same, 'nmra'));
}

/** Nothing follows that a scan may have made of a section sign, or that stands for one. */
function isBare(citation: string, behind: string): boolean {
  if (/ch\.|app\.|note$/i.test(citation) || /[\n\t]|USCA$/.test(citation)) return false;
  return /^(?:[.,;)”"]|[ ]{1,2}[a-z]{2}|\s*$)/.test(behind);
}

const NO_SECTION = 'It names a title and no section.';

function* codes(text: string): Generator<Found> {
  for (const set of ['usc', 'cfr'] as const) {
    const patterns = set === 'usc' ? [CODES.uscTitle, CODES.usc] : [CODES.cfr];
    for (const match of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const [whole, title = '', list] = match;
      if (list)
        yield found(
          match,
          asRules(list, (number) => `${title}/${number}`, set),
        );
      else if (isBare(whole, text.slice(match.index + whole.length, match.index + whole.length + 12))) {
        yield found(match, [{ kind: 'malformed', why: NO_SECTION }]);
      }
    }
  }
  for (const set of ['nmsa', 'ccp', 'crc', 'cal'] as const) {
    for (const match of text.matchAll(CODES[set])) {
      yield found(match, asRules(match[2] ?? match[3] ?? '', same, set));
    }
  }
}

function* elsewhere(text: string): Generator<Found> {
  for (const pattern of STATUTE_FORMS) {
    for (const match of text.matchAll(pattern)) {
      if (!ACT.test(match[0])) yield found(match, [{ kind: 'elsewhere' }]);
    }
  }
}

function found(match: RegExpExecArray, cited: readonly Cited[]): Found {
  return { start: match.index, end: match.index + match[0].length, cited };
}

function* bareRules(text: string): Generator<Found> {
  for (const match of text.matchAll(BARE_RULE)) yield found(match, asRules(match[1] ?? '', same, null));
}

function* local(text: string): Generator<Found> {
  for (const match of text.matchAll(LOCAL_RULE)) yield found(match, [{ kind: 'local' }]);
}

/**
 * Legal citations of a text in order of place, not overlapping: rules, statutes, decisions, and what is meant for one and
 * is malformed. A decision is one citation with its name, its parallel reporters, pages and year. Docket numbers are none.
 */
export function findLegalCitations(text: string): LegalCitation[] {
  const taken = new Uint8Array(text.length);
  const kept: LegalCitation[] = [];
  // What is named most exactly comes first: 'Local Rule 7' is no rule of a named set, nor 'Rule 7 NMRA' a bare one.
  for (const group of [
    findCases(text),
    local(text),
    federal(text),
    newMexico(text),
    codes(text),
    bareRules(text),
    elsewhere(text),
  ]) {
    for (const { start, end, cited } of group) {
      if (cited.length === 0 || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      kept.push({ text: text.slice(start, end), start, end, cited });
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}
