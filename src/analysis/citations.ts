const SECTION = '(?:§§?|[Ss]ections?|[Ss]ecs?\\.)';
const NUMBER = '\\d+[a-zA-Z]*(?:[-‑–.:]\\d+[a-zA-Z]*)*(?:\\s?\\([\\dA-Za-z]{1,4}\\))*';
const LIST = `${NUMBER}(?:(?:,? (?:and|&|to|through) |, ?|[-‑–])(?:§ ?)?${NUMBER}(?!\\d|\\s+(?:U\\.?S|C\\.?F))){0,24}(?:,? et\\.? seq\\.?)?`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b\\d{1,2}\\s+U\\.?\\s?S\\.?\\s?C\\.?(?:\\s?A\\.)?\\s*${SECTION}?\\s*${LIST}`, 'g'),
  new RegExp(`\\b\\d{1,2}\\s+C\\.?\\s?F\\.?\\s?R\\.?\\s*(?:${SECTION}|Part)?\\s*${LIST}`, 'g'),
  new RegExp(
    `\\bTitle\\s+\\d{1,2},?\\s+(?:of\\s+the\\s+)?United\\s+States\\s+Code,?\\s+${SECTION}\\s*${LIST}`,
    'g',
  ),
  new RegExp(`${SECTION}\\s*${LIST},?\\s+(?:Florida|Fla\\.)\\s+Stat(?:utes|\\.)`, 'g'),
  new RegExp(
    `\\bNMSA(?: 1978)?,?\\s*${SECTION}+\\s*${LIST}|${SECTION}\\s*${LIST},? NMSA(?!(?: 1978)?,?\\s*§)(?: 1978)?`,
    'g',
  ),
  new RegExp(
    `\\b(?:[A-Z][\\w.]*\\.?\\s+(?:&\\s+)?){1,4}(?:Code|CODE|Stat|STAT|Law|Laws|Ann|Rev)\\b\\.?(?:\\s+(?:Ann|Stat|Rev|Code)\\.?)*,?\\s*${SECTION}+\\s*${LIST}`,
    'g',
  ),
  new RegExp(
    `\\b(?:[A-Z]\\.\\s?)?G\\.?\\s?L\\.?\\s+c(?:h|hapter)?\\.?\\s*\\d+[A-Z]?(?:,\\s*${SECTION}\\s*${LIST})?`,
    'g',
  ),
  new RegExp(`\\b[A-Z][A-Z.]{2,}\\s+${SECTION}+\\s*${LIST}`, 'g'),
  /\b(?:Fed\.\s?R\.\s?(?:Civ|Crim|App|Evid|Bankr)\.\s?(?:P\.)?|Rule)\s+\d+[\w.-]*(?:\([\w]{1,3}\))*(?:\s+NMRA)?/g,
  /\bTitle\s+(?:[IVX]+|\d+)\s+of\s+the\s+(?:[A-Z]\w+\s+){1,5}(?:Act|Code)(?:\s+of\s+\d{4})?/g,
  /\b(?:[A-Z][a-z]+\s+)(?:(?:[A-Z][a-z]+|and|of|in|the|with|for)\s+){0,6}Act(?:\s+of\s+\d{4})?\b/g,
];

/** A cited statute, regulation or rule, as printed, with its offsets in the text that was searched. */
export interface Citation {
  text: string;
  start: number;
  end: number;
}

/** Statutes, regulations and rules cited in a text, in order; overlapping finds are given once, the longest. */
export function findCitations(text: string): Citation[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => trimCitation(match[0], match.index)),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Citation[] = [];
  for (const citation of found) {
    const last = kept.at(-1);
    if (last && citation.start < last.end) {
      if (citation.end - citation.start > last.end - last.start) kept[kept.length - 1] = citation;
      continue;
    }
    if (!/^(?:The|This|That|Such|Said|An?) Act$/.test(citation.text)) kept.push(citation);
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
