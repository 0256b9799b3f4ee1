import { findLegalCitations } from '../law/citations/find-citations.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

/** About 80 printed pages; a paper that long has named its law by then. */
const READ_CHARACTERS = 200_000;
const MOST = 12;

const CASE = /\bvs?\.\s|\b(?:in re|ex parte|matter of)\b/i;

const MORE = /^[:.-]\d[\w:.()-]*(?<![.:-])/;

const keyOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Statutes, rules and decisions that a paper cites, each as it is printed where it stands first; those that are cited
 * most come first. A name of a case with nothing that says where it is printed is none.
 */
export function findAuthorities(paper: Paper): AnalysisStatement[] {
  const found = new Map<string, { count: number; statement: AnalysisStatement }>();
  for (const { text, start, end, cited } of findLegalCitations(paper.text.slice(0, READ_CHARACTERS))) {
    if (cited.every(({ kind }) => kind === 'name')) continue;
    // 'Rule 2:4-4' goes on where a number of other courts would end.
    const more = text.startsWith('Rule') ? (MORE.exec(paper.text.slice(end, end + 20))?.[0] ?? '') : '';
    const words = plain(`${text}${more}`);
    // '458 U.S. at 927' points back to a case that was named before.
    if (cited.some(({ kind }) => kind === 'reporter') && !CASE.test(words)) continue;
    const key = keyOf(words);
    // A running head that a page's end breaks into a citation makes no authority of it.
    if (key.length < 4 || words.length > 160) continue;
    const known = found.get(key);
    if (known) known.count += 1;
    else
      found.set(key, {
        count: 1,
        statement: { text: words, evidence: evidenceAt(paper, start, end + more.length) },
      });
  }
  // 'Rule 12' beside 'Rule 12(b)(6)' says nothing more.
  const all = [...found];
  return all
    .filter(([key]) => !all.some(([other]) => other !== key && other.includes(key)))
    .map(([, each]) => each)
    .sort((a, b) => b.count - a.count || a.statement.evidence.start - b.statement.evidence.start)
    .slice(0, MOST)
    .map(({ statement }) => statement);
}
