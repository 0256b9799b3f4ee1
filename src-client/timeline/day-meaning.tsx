import { ChoiceCards } from '../ui/choice-card.tsx';

/** What a day stands for that is given to a milestone without one. */
export type Meaning = 'due' | 'got';

const CHOICES = [
  {
    value: 'due',
    title: 'The day it is due',
    description: 'Or the day it takes place, such as a hearing or a trial. It goes on the timeline as it is.',
  },
  {
    value: 'got',
    title: 'The day you got it',
    description: 'Such as the day you were served. The deadline is counted from that day.',
  },
] as const;

interface DayMeaningProps {
  value: Meaning | null;
  onChange(meaning: Meaning): void;
}

/** Asked before a day is set: the day on which papers came is easily taken for the day on which something is due. */
export function DayMeaning({ value, onChange }: DayMeaningProps) {
  return (
    <ChoiceCards
      legend="Is this the day it is due, or the day you got it?"
      name="day-meaning"
      value={value}
      onChange={onChange}
      choices={CHOICES}
    />
  );
}
