import { decisionsCited } from '../law/citations/decision-runs.ts';
import { findLegalCitations } from '../law/citations/find-citations.ts';
import { LAW_FORMS } from '../law/citations/law-forms.ts';
import { evidenceAt, isProse, linesBetween, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

/** About 120 printed pages; a paper that long has named its law by then. */
const READ_CHARACTERS = 300_000;
const MOST = 150;
const LONGEST = 200;

const MORE = /^[:.-]\d[\w:.()-]*(?<![.:-])/;
/** ', subd. 5' behind a section. */
const PART = /^,\s(?:subd(?:ivision|\.)|par(?:agraph|\.))\s?\(?\w{1,3}\)?/;
/** 'See', 'Under' before a statute are no part of its name. */
const BEFORE =
  /^(?:(?:See|In|Under|Of|Also|And|The|Pursuant|That|By|To|Thus|However|Because|While|When|If|As|But|For|From|With|Former|Our|This|Cf\.|Accord|Where|Although|Since|On|At|Is|Or|An|A|It|Its|Of|Unlike|Through|Both|Neither|Within|Then|[IVX]+\.)\s+)+/;

/** '§ 552' and 'Section 544' without a code name nothing that can be looked up. */
const NO_SET = /^(?:code\s)?(?:§|sec)/i;

const keyOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

interface Authority {
  /** One of them is the same: it is the same authority. */
  keys: readonly string[];
  start: number;
  end: number;
  hasName: boolean;
}

/**
 * Statutes, rules and decisions that a paper cites, each as it is printed where it is named first; those that are cited
 * most come first. A name of a case with nothing that says where it is printed is none.
 */
export function findAuthorities(paper: Paper): AnalysisStatement[] {
  const text = paper.text.slice(0, READ_CHARACTERS);
  const decisions = decisionsCited(text).map(({ places, ...place }) => ({ keys: places, ...place }));
  const known = new Map<string, { count: number; authority: Authority }>();
  for (const authority of [...decisions, ...lawIn(text, decisions)]) {
    const before = authority.keys.map((key) => known.get(key)).find((each) => each !== undefined);
    const one = before ?? { count: 0, authority };
    one.count += 1;
    // '410 U.S. 113' is first named in full farther on.
    if (!one.authority.hasName && authority.hasName) one.authority = authority;
    for (const key of authority.keys) known.set(key, one);
  }
  const own = ownCitations(paper, decisions);
  const all = [...new Set(known.values())];
  const keys = all.flatMap(({ authority }) => authority.keys).sort();
  return all
    .filter(({ authority }) => !own.has(authority) && !isPartOfAnother(authority, keys))
    .sort((a, b) => b.count - a.count || a.authority.start - b.authority.start)
    .slice(0, MOST)
    .map(({ authority: { start, end } }) => ({
      text: plain(text.slice(start, end)),
      evidence: evidenceAt(paper, start, end),
    }));
}

const HEAD = 1500;
/** A reported decision has its citation at its head, perhaps in another series too; more of them are a table. */
const MOST_OWN = 2;
const BESIDE = 24;

/** Citations under which a decision itself is reported: lines of their own in its head, before anything is said. */
function ownCitations(paper: Paper, decisions: readonly Authority[]): ReadonlySet<Authority> {
  const alone = decisions.filter(({ start, end }) => {
    if (start > HEAD) return false;
    const lines = linesBetween(paper, start, end);
    const [from, to] = [lines[0]?.start ?? start, lines.at(-1)?.end ?? end];
    return to - from - (end - start) <= BESIDE;
  });
  const first = paper.lines.find(({ text }) => isProse(text))?.start ?? 0;
  const own = alone.filter(({ start }) => start < first);
  return new Set(own.length <= MOST_OWN ? own : []);
}

/** 'Rule 12' beside 'Rule 12(b)(6)' says nothing more. */
function isPartOfAnother({ keys: [key = ''] }: Authority, keys: readonly string[]): boolean {
  return !key.includes('|') && (keys[keys.lastIndexOf(key) + 1]?.startsWith(key) ?? false);
}

/** Statutes, rules, regulations and constitutions; what stands in the citation of a decision is part of that. */
function lawIn(text: string, decisions: readonly Authority[]): Authority[] {
  const taken = new Uint8Array(text.length);
  for (const { start, end } of decisions) taken.fill(1, start, end);
  const found: Authority[] = [];
  const take = (from: number, end: number): void => {
    const start = from + (BEFORE.exec(text.slice(from, end))?.[0].length ?? 0);
    const words = plain(text.slice(start, end));
    const key = keyOf(words);
    // A running head that a page's end breaks into a citation makes no authority of it.
    if (
      key.length < 4 ||
      NO_SET.test(words) ||
      words.length > LONGEST ||
      taken.subarray(start, end).includes(1)
    )
      return;
    taken.fill(1, start, end);
    found.push({ keys: [key], start, end, hasName: true });
  };
  for (const { text: words, start, end, cited } of findLegalCitations(text)) {
    if (cited.every(({ kind }) => kind === 'name' || kind === 'decided')) continue;
    if (cited.some(({ kind }) => kind === 'reporter' || kind === 'neutral' || kind === 'database')) continue;
    // 'Rule 2:4-4' goes on where a number of other courts would end.
    const next = text.slice(end, end + 30);
    const more = (words.startsWith('Rule') ? MORE : PART).exec(next)?.[0] ?? '';
    take(start, end + more.length);
  }
  for (const pattern of LAW_FORMS)
    for (const { index, 0: whole } of text.matchAll(pattern)) take(index, index + whole.trimEnd().length);
  return found.sort((a, b) => a.start - b.start);
}
