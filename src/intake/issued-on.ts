import { factsOf, type ReadPaper } from './paper.ts';

/** The day that the summons bears, else that of the paper it belongs to; none that is still to come. */
export function issuedOn(ordered: readonly ReadPaper[], today: string): string | null {
  for (const papers of [ordered.filter(({ kind }) => kind === 'summons'), ordered]) {
    const days = papers
      .flatMap((paper) => [
        ...factsOf([paper], 'filed').flatMap(({ fact }) =>
          fact.certainty === 'unsure' ? [] : [fact.value.date],
        ),
        ...(paper.docDate === null ? [] : [paper.docDate]),
      ])
      .filter((day) => day.length === 10 && day <= today)
      .sort();
    const first = days[0];
    if (first !== undefined) return first;
  }
  return null;
}
