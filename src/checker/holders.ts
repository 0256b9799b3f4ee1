import { findDates } from '../analysis/dates.ts';
import { findSums } from '../analysis/sums.ts';
import { quoteLocator, splitAtEllipses } from '../documents/quotes.ts';
import type { CheckKind } from '../verification/schema.ts';

/** Something that a draft says, as it stands there. */
export interface Statement {
  kind: CheckKind;
  text: string;
}

/** Which of these statements, by their places in the list, stand in a text. */
export function statementsIn(text: string, statements: readonly Statement[]): number[] {
  const locate = quoteLocator(text);
  let dates: ReadonlySet<string> | undefined;
  let sums: ReadonlySet<number> | undefined;
  const stands = (statement: Statement): boolean => {
    if (statement.kind === 'date') {
      dates ??= new Set(findDates(text).map(({ date }) => date));
      const [wanted] = findDates(statement.text);
      if (wanted !== undefined) return dates.has(wanted.date);
    }
    if (statement.kind === 'sum') {
      sums ??= new Set(findSums(text).map(({ amount }) => amount));
      const [wanted] = findSums(statement.text);
      if (wanted !== undefined) return sums.has(wanted.amount);
    }
    return splitAtEllipses(statement.text).every((piece) => locate(piece).verified);
  };
  return statements.flatMap((statement, place) => (stands(statement) ? [place] : []));
}

/** Papers with the statements that may stand in each, as their places in a list; those that do, with the paper's id. */
export function holdersOf(input: {
  papers: readonly { id: string; text: string; places: readonly number[] }[];
  /** By their places; those that no paper names may be missing. */
  statements: ReadonlyMap<number, Statement>;
}): { place: number; documentId: string }[] {
  return input.papers.flatMap(({ id, text, places }) => {
    const known = places.flatMap((place) => {
      const statement = input.statements.get(place);
      return statement === undefined ? [] : [{ place, statement }];
    });
    const standing = statementsIn(
      text,
      known.map(({ statement }) => statement),
    );
    return standing.flatMap((at) => {
      const place = known[at]?.place;
      return place === undefined ? [] : [{ place, documentId: id }];
    });
  });
}
