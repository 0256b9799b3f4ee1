import { STATUTE_FORMS } from '../law/citations/citation-forms.ts';

/** A cited statute, regulation or rule, as printed, with its offsets in the text that was searched. */
export interface Citation {
  text: string;
  start: number;
  end: number;
}

/** 'This Act' names none; behind the sign of a Texas caption stands the number of the court: 'CHILDREN § 207TH'. */
const NO_CITATION = /^(?:The|This|That|Such|Said|An?) Act$|§\s*\d{1,3}(?:st|nd|rd|th)\b/i;

/** Statutes, regulations and rules cited in a text, in order; overlapping finds are given once, the longest. */
export function findCitations(text: string): Citation[] {
  const found = STATUTE_FORMS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => trimCitation(match[0], match.index)),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Citation[] = [];
  for (const citation of found) {
    const last = kept.at(-1);
    if (last && citation.start < last.end) {
      if (citation.end - citation.start > last.end - last.start) kept[kept.length - 1] = citation;
      continue;
    }
    if (!NO_CITATION.test(citation.text)) kept.push(citation);
  }
  return kept;
}

/** The different statutes of a text in order of first mention (`Rule` citations left out). */
export function citedStatutes(text: string, most = 12): string[] {
  const seen = new Map<string, string>();
  for (const { text: cited } of findCitations(text)) {
    const shown = cited.replace(/[‑–]/g, '-').replace(/\s+/g, ' ');
    const key = shown.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (!/^(?:Fed|Rule)/.test(shown) && !seen.has(key)) seen.set(key, shown);
  }
  return [...seen.values()].slice(0, most);
}

function trimCitation(match: string, index: number): Citation {
  const lead = match.length - match.trimStart().length;
  const text = match
    .trim()
    .replace(/^(?:(?:Under|Violations? of|The|See|And)\s+)+/i, '')
    .replace(/[\s,;.]+$/, '');
  const start = index + lead + Math.max(0, match.trim().indexOf(text));
  return { text, start, end: start + text.length };
}
