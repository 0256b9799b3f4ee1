import type { Told } from '../facts/read-facts.ts';
import type { Fact } from '../facts/schema.ts';
import type { EventSource } from './schema.ts';

/** A paper of the case with what was read in it. */
export interface RecordPaper {
  id: string;
  title: string;
  filename: string;
  /** The day that it bears, YYYY-MM-DD. */
  docDate: string | null;
  facts: readonly Fact[];
  told: Told;
}

export interface RecordEntry {
  milestoneId: string | null;
  entryNumber: string | null;
  /** YYYY-MM-DD. */
  date: string;
  description: string;
}

export interface RecordMilestone {
  id: string;
  kind: string;
  date: string;
  dueTime: string | null;
  takesPlace: boolean;
  place: string | null;
  isDone: boolean;
  doubts: readonly string[] | null;
  derivedFromDocId: string | null;
}

export interface RecordPerson {
  name: string;
  /** 'Plaintiff', 'Judge'; null where nobody knows. */
  role: string | null;
}

/** All that a chronology is made from. */
export interface CaseRecord {
  papers: readonly RecordPaper[];
  docket: readonly RecordEntry[];
  milestones: readonly RecordMilestone[];
  people: readonly RecordPerson[];
}

interface Place {
  page: number;
  start: number;
  end: number;
  quote: string;
}

export function sourceIn({ id, title, filename }: RecordPaper, place: Place | null): EventSource {
  const { page, start, end, quote } = place ?? { page: 1, start: 0, end: 0, quote: '' };
  return {
    ...{ from: 'paper', documentId: id, title, filename },
    place: place === null ? null : { page, start, end, quote },
  };
}

/** What somebody put aside is nothing that the paper says. */
export function factsThatStand({ facts }: RecordPaper): Fact[] {
  return facts.filter(({ status }) => status !== 'dismissed');
}
