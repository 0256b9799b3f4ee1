/** Which files are one paper, in the order of their pages. */
export type Papers = readonly (readonly string[])[];

function withoutEmpty(papers: Papers): string[][] {
  return papers.filter((files) => files.length > 0).map((files) => [...files]);
}

/** The file one place earlier or later, over the edge of its paper into the next one. */
export function moveFile(papers: Papers, id: string, by: -1 | 1): string[][] {
  const at = papers.findIndex((files) => files.includes(id));
  const place = papers[at]?.indexOf(id) ?? -1;
  const paper = papers[at];
  if (paper === undefined) return withoutEmpty(papers);
  const next = place + by;
  if (next >= 0 && next < paper.length) return placeFile(papers, id, at, next);
  const other = papers[at + by];
  if (other === undefined) return withoutEmpty(papers);
  return placeFile(papers, id, at + by, by === 1 ? 0 : other.length);
}

/** The file taken out and put at a place of a paper; places are counted after it was taken out. */
export function placeFile(papers: Papers, id: string, paper: number, place: number): string[][] {
  const rest = papers.map((files) => files.filter((each) => each !== id));
  rest[paper]?.splice(place, 0, id);
  return withoutEmpty(rest);
}

/** From this file on it is another paper. */
export function splitPaper(papers: Papers, id: string): string[][] {
  return withoutEmpty(
    papers.flatMap((files) => {
      const at = files.indexOf(id);
      return at < 1 ? [files] : [files.slice(0, at), files.slice(at)];
    }),
  );
}

/** The paper goes on the one before it. */
export function joinPaper(papers: Papers, index: number): string[][] {
  if (index < 1) return withoutEmpty(papers);
  const joined = [...(papers[index - 1] ?? []), ...(papers[index] ?? [])];
  return withoutEmpty([...papers.slice(0, index - 1), joined, ...papers.slice(index + 1)]);
}
