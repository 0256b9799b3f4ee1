import type { CaseLaw } from '../law/case-law.ts';
import { isLetter } from '../next/letters.ts';
import { courtProblems } from './court-problems.ts';
import { PROPOSAL_LIMITS } from './lines-schema.ts';
import type { ReadPaper } from './paper.ts';
import { problem } from './problem-words.ts';
import { isSamePaper, marksOf } from './same-paper.ts';
import type { Proposal } from './schema.ts';

type Problems = Proposal['problems'];

/** What could not be read of papers of one case. */
export function problemsOf(papers: readonly ReadPaper[], law: CaseLaw, isCourtNamed: boolean): Problems {
  const unread = papers.flatMap((paper) =>
    paper.problems.map((said) =>
      problem('not-read', papers.length > 1 ? `${paper.filename}: ${said}` : said),
    ),
  );
  const silent = papers.every(({ facts }) => facts.length === 0);
  const court = silent
    ? [problem('nothing-found')]
    : papers.every(isLetter)
      ? []
      : courtProblems(law, isCourtNamed);
  return [...court, ...twice(papers), ...unread].slice(0, PROPOSAL_LIMITS.problems);
}

function twice(papers: readonly ReadPaper[]): Problems {
  const marks = papers.map(marksOf);
  const again = papers.flatMap(({ filename }, at) => {
    const first = marks.findIndex((each, before) => before < at && isSamePaper(each, marks[at] ?? each));
    const name = papers[first]?.filename;
    return name === undefined ? [] : [`“${filename}” looks like the same paper as “${name}”.`];
  });
  return again.length === 0 ? [] : [problem('same-paper', again.join(' '))];
}
