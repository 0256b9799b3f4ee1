import type { Range } from './rows.ts';

/** A line of the transcript with its place, before it is known who speaks. */
export interface Spoken extends Range {
  sheet: number;
  /** Which page of the transcript, from 0. */
  segment: number;
  page: number | null;
  line: number | null;
  text: string;
}
