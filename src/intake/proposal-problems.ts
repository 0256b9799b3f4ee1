import type { CaseLaw } from '../law/case-law.ts';
import { isLetter } from '../next/letters.ts';
import { PROPOSAL_LIMITS } from './lines-schema.ts';
import type { ReadPaper } from './paper.ts';
import { WHICH_COURT } from './proposal-lines.ts';
import { isSamePaper, marksOf } from './same-paper.ts';

/** What could not be read of papers of one case, as sentences with a way on. */
export function problemsOf(papers: readonly ReadPaper[], law: CaseLaw, isCourtNamed: boolean): string[] {
  const unread = papers.flatMap((paper) =>
    paper.problems.map((problem) => (papers.length > 1 ? `${paper.filename}: ${problem}` : problem)),
  );
  const silent = papers.every(({ facts }) => facts.length === 0);
  const court = silent
    ? [
        'We found no court, no names and no days in these papers. If this is not a paper of a court, choose another file. If it is, take the picture again: the whole page, flat, in good light.',
      ]
    : papers.every(isLetter)
      ? []
      : law.court === null
        ? [
            isCourtNamed
              ? 'We do not know the court that this paper names. Choose it from the list, or read its name at the top of the first page.'
              : WHICH_COURT,
          ]
        : law.jurisdiction === null && law.missing === null
          ? [`This is ${law.court.called}. Choose which one: the top of the first page names it.`]
          : law.jurisdiction === null
            ? [
                `The rules of ${law.missing ?? law.court.name} are not known here. We go by the words of the paper; check the day with the clerk.`,
              ]
            : [];
  return [...court, ...twice(papers), ...unread]
    .slice(0, PROPOSAL_LIMITS.problems)
    .map((text) => text.slice(0, PROPOSAL_LIMITS.words));
}

function twice(papers: readonly ReadPaper[]): string[] {
  const marks = papers.map(marksOf);
  const again = papers.flatMap(({ filename }, at) => {
    const first = marks.findIndex((each, before) => before < at && isSamePaper(each, marks[at] ?? each));
    const name = papers[first]?.filename;
    return name === undefined ? [] : [`“${filename}” looks like the same paper as “${name}”.`];
  });
  return again.length === 0 ? [] : [`${again.join(' ')} What it asks counts once.`];
}
