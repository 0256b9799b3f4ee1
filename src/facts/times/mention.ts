import type { Period } from '../schema.ts';

interface Stretch {
  /** Offsets into the passage. */
  start: number;
  end: number;
}

/** A day as it is written. */
export interface DayMention extends Stretch {
  form: 'day';
  /** 'YYYY-MM-DD'; '--MM-DD' where no year stands; 'YYYY-MM' of a month; null of a day that there is not, or a blank. */
  date: string | null;
  /** 0 (Sunday) to 6, where a day of the week stands with it. */
  weekday: number | null;
  /** A figure of it reads as a letter. */
  isDoubtful?: boolean;
}

/** A day that is told from the day of writing: 'by Friday', 'tomorrow'. */
export interface WeekdayMention extends Stretch {
  form: 'weekday';
  /** 0 (Sunday) to 6; null where it is so many days on. */
  weekday: number | null;
  daysOn: number;
  /** 1 to 31 of the next day of that number: 'by the 5th'. */
  ofMonth?: number;
  /** 0 where it is the last day of this month, 1 of the next. */
  monthsOn?: number;
}

/** A time of the day, HH:MM. */
export interface ClockMention extends Stretch {
  form: 'clock';
  time: string;
}

/** A time that is counted: '21 days after service of this summons'. */
export interface PeriodMention extends Stretch {
  form: 'period';
  /** Null of a blank that was never filled in. */
  count: number | null;
  /** The shorter time of a span: 3 of '3 to 7 days'. */
  least?: number;
  unit: Period['unit'];
  /** A figure of its count reads as a letter. */
  isDoubtful?: boolean;
  /** The counted time alone, without its event. */
  unitEnd: number;
  /** Whether it runs up to the event or away from it; null where no event stands with it. */
  direction: 'after' | 'before' | null;
  /** The event in the paper's words; empty where none stands with it. */
  event: string;
}

export type Mention = DayMention | WeekdayMention | ClockMention | PeriodMention;

/** Whether a figure of it reads as a letter. */
export const isDoubtful = (mention: DayMention | WeekdayMention | PeriodMention): boolean =>
  mention.form !== 'weekday' && mention.isDoubtful === true;

/** Mentions in order of place; of two that overlap the longer one, then the one named first. */
export function withoutOverlaps<T extends Stretch>(mentions: readonly T[]): T[] {
  const kept: T[] = [];
  const ordered = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const mention of ordered) {
    const last = kept.at(-1);
    if (last === undefined || mention.start >= last.end) kept.push(mention);
    else if (mention.end - mention.start > last.end - last.start) kept[kept.length - 1] = mention;
  }
  return kept;
}
