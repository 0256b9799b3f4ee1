import type { LegalCitation } from '../law/citations/cited.ts';
import { findLegalCitations } from '../law/citations/find-citations.ts';
import { escaped } from '../text/escaped.ts';
import type { Span } from '../text/source.ts';
import { checkLegalCitation } from './check-citation.ts';
import type { PaperIndex } from './paper-index.ts';
import { calledPaper } from './papers.ts';
import type { Check } from './schema.ts';

/** How far into a paper its own caption goes, in characters. */
const CAPTION = 4000;
const NO_NAME = /^(?:v|vs|and|the|for|of|in|re|inc|llc|ltd|corp|co|et|al|ex|rel|state|united|states)$/;

/** Where a paper cites the same, whatever the spaces and line ends. */
function sourcePlace(citation: string, { paper }: PaperIndex): Span | null {
  const words = citation.split(/\s+/).filter((word) => word !== '');
  const telling = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  if (!paper.text.includes(telling)) return null;
  // 'FRCP 12(b)' is not cited by 'FRCP 12(b)(6)'.
  const match = new RegExp(`(?<![\\w.-])${words.map(escaped).join('\\s{1,20}')}(?![\\w(-]|\\.\\d)`).exec(
    paper.text,
  );
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Whether a name is that of a case in hand: its words stand in the caption of a paper or in what is known. */
function isOwnCase(name: string, indexes: readonly PaperIndex[], known: PaperIndex): boolean {
  const words = (name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !NO_NAME.test(word));
  const holds = (text: string) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  return holds(known.paper.text) || indexes.some(({ paper }) => holds(paper.text.slice(0, CAPTION)));
}

/** Different citations of one text that are looked for in the papers; a text with more of them is no draft. */
const MOST_PLACED = 500;

type Verdict = Pick<Check, 'status' | 'note' | 'source'>;

function verdictOf(citation: LegalCitation, indexes: readonly PaperIndex[], today: string | null): Verdict {
  const { status, note } = checkLegalCitation(citation, today);
  for (const index of indexes) {
    const place = sourcePlace(citation.text, index);
    if (place === null) continue;
    const source = index.source(place);
    const where = `It is cited in ${calledPaper(source)} on page ${source.page}, which does not make it right.`;
    return { status, note: `${note} ${where}`, source };
  }
  return { status, note, source: null };
}

/**
 * Rules, statutes and decisions that a text cites, each held against the library. Where a paper of the case cites the
 * same, that place is given; it says nothing about the law. The name of the case in hand is no citation.
 */
export function checkCitations(
  text: string,
  { indexes, known, today }: { indexes: readonly PaperIndex[]; known: PaperIndex; today: string | null },
): Check[] {
  const verdicts = new Map<string, Verdict | null>();
  return findLegalCitations(text).flatMap((citation) => {
    const { text: cited, start, end } = citation;
    let verdict = verdicts.get(cited);
    if (verdict === undefined) {
      const isOwn = citation.cited[0]?.kind === 'name' && isOwnCase(cited, indexes, known);
      verdict = isOwn ? null : verdictOf(citation, verdicts.size < MOST_PLACED ? indexes : [], today);
      verdicts.set(cited, verdict);
    }
    return verdict === null ? [] : [{ kind: 'citation', text: cited, start, end, ...verdict }];
  });
}
