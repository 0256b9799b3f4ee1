import { NO_NAME } from '../facts/times/no-name.ts';
import { placeIn } from '../facts/times/places.ts';
import { factsOf, type ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** 'At 8:30 a.m. in the Arapahoe County Court': people come together there. */
const IN_COURT = /\b(?:in|at|before)\s+the\s+(?:[\p{L}'’.-]+\s+){0,5}?court(?:house|room)?\b/iu;

/** The lines of a summons: a day without a name, with its hour and its court, is one on which the court sits. */
export function withCourtDays<Lines extends Pick<Proposal, 'deadlines' | 'hearings'>>(
  lines: Lines,
  paper: ReadPaper,
): Lines {
  if (paper.kind !== 'summons') return lines;
  const quotes = new Map(factsOf([paper], 'deadline').map(({ fact }) => [fact.id, fact.quote]));
  const sits = lines.deadlines.filter(
    ({ label, date, time, factId }) =>
      label === NO_NAME && date !== null && time !== null && IN_COURT.test(quotes.get(factId) ?? ''),
  );
  if (sits.length === 0) return lines;
  const named = sits.map(({ date, time, certainty, factId }) => {
    const place = placeIn(quotes.get(factId) ?? '');
    return { label: 'Court date', date, time, place, certainty, factId };
  });
  return {
    ...lines,
    deadlines: lines.deadlines.filter((due) => !sits.includes(due)),
    hearings: [...lines.hearings, ...named],
  };
}
