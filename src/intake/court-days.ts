import { placeIn } from '../facts/times/places.ts';
import { COURT_DATE } from '../next/paper-names.ts';
import { factsOf, type ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** The lines of a paper: a day that is named as one on which the court sits stands among the hearings, with its place. */
export function withCourtDays<Lines extends Pick<Proposal, 'deadlines' | 'hearings'>>(
  lines: Lines,
  papers: readonly ReadPaper[],
): Lines {
  const sits = lines.deadlines.filter(({ label, date }) => label === COURT_DATE && date !== null);
  if (sits.length === 0) return lines;
  const quotes = new Map(factsOf(papers, 'deadline').map(({ fact }) => [fact.id, fact.quote]));
  const named = sits.map(({ label, date, time, certainty, factId }) => {
    const place = placeIn(quotes.get(factId) ?? '');
    return { label, date, time, place, certainty, factId };
  });
  return {
    ...lines,
    deadlines: lines.deadlines.filter((due) => !sits.includes(due)),
    hearings: [...lines.hearings, ...named],
  };
}
