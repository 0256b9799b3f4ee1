import { sameNumber } from './same.ts';

interface Filed {
  path: string;
  caseNumbers: readonly string[];
}

/** 'azd-2025-turnage-…', 'insd-1-24-cv-00524-…', and the folder of a version of a docket: a court, figures and a party. */
const NAMED =
  /^([a-z]+\d{0,2})-(?:\d+-|cv-|cr-|mc-)+(?!(?:order|notice|motion|summons|complaint|letter|form|docket|email|opinion|answer)\b)([a-z]{3,})/;

function nameKey(path: string): string | null {
  const parts = path.split('/');
  const name = (/^v\d\./.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1)) ?? '';
  const [, court, party] = NAMED.exec(name.toLowerCase()) ?? [];
  return court === undefined ? null : `${court} ${party}`;
}

/**
 * Which papers belong to one case: those that share a number, or whose file names begin with the same court and party.
 * Gives each path the path of the first paper of its case.
 */
export function groupCases(papers: readonly Filed[]): ReadonlyMap<string, string> {
  const first = new Map(papers.map(({ path }) => [path, path]));
  const join = (one: string, other: string) => {
    const [kept, left] = [first.get(one), first.get(other)];
    if (kept === undefined || kept === left) return;
    for (const [path, at] of first) if (at === left) first.set(path, kept);
  };
  papers.forEach((paper, at) => {
    const key = nameKey(paper.path);
    for (const before of papers.slice(0, at)) {
      const isNamed = key !== null && nameKey(before.path) === key;
      const isNumbered = before.caseNumbers.some((number) =>
        paper.caseNumbers.some((other) => sameNumber(number, other)),
      );
      if (isNamed || isNumbered) join(before.path, paper.path);
    }
  });
  return first;
}
