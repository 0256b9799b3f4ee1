import { useState } from 'react';
import type { Proposal, Service } from '#src/intake/schema.ts';
import { addDays, dayNumber, spellShort } from '#src/law/calendar-days.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { StepHeading } from './intake-frame.tsx';

/** How it came, in the words of somebody it came to. */
const WAYS = [
  { key: 'handed', label: 'Somebody handed it to me', method: 'personal' },
  { key: 'home', label: 'It was left at my home with somebody', method: 'home' },
  { key: 'posted', label: 'It was put on my door', method: 'posted' },
  { key: 'mail', label: 'It came in the mail', method: 'mail' },
  { key: 'email', label: 'It came by e-mail', method: 'electronic' },
  { key: 'other', label: 'I found out another way', method: 'unknown' },
  { key: 'unsure', label: 'I am not sure', method: 'unknown' },
] as const;
type Way = (typeof WAYS)[number]['key'];

const WORDS = {
  'how-served': { heading: 'When and how did you get it?', when: 'When was that?', never: null },
  'filed-when': {
    heading: 'When did you file it with the court?',
    when: 'Which day?',
    never: 'I have not filed it yet',
  },
  letter: { heading: 'When did you get it?', when: 'Which day?', never: null },
} as const;

interface ServiceStepProps {
  asks: keyof typeof WORDS;
  /** The day that the paper bears. */
  issued: Proposal['issued'];
  /** What was answered before; undefined while nothing was. */
  before: Service | null | undefined;
  today: string;
  onAnswer(service: Service | null): void;
}

function wayOf(before: Service | null | undefined): Way | null {
  return WAYS.find(({ method }) => method === before?.method)?.key ?? null;
}

/** The one question that a paper cannot answer. */
export function ServiceStep({ asks, issued, before, today, onAnswer }: ServiceStepProps) {
  const asksWay = asks === 'how-served';
  const [way, setWay] = useState<Way | null>(() => wayOf(before));
  const [day, setDay] = useState<string | null | undefined>(before?.date);
  const [isOther, setOther] = useState(false);
  const [isTried, setTried] = useState(false);
  const { heading, when, never } = WORDS[asks];
  const yesterday = addDays(today, -1);
  const problem = problemOf({ day, today, issued, isWayMissing: asksWay && way === null, isOther });
  const submit = () => {
    setTried(true);
    if (problem !== null || day === undefined) return;
    const method = asksWay ? (WAYS.find(({ key }) => key === way)?.method ?? 'unknown') : 'unknown';
    onAnswer({ date: day, method });
  };
  const pick = (value: string | null) => {
    setOther(false);
    setDay(value);
  };
  return (
    <>
      <StepHeading>{heading}</StepHeading>
      {asksWay && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-muted">The time to answer depends on it.</legend>
          {WAYS.map(({ key, label }) => (
            <Choice key={key} name="way" label={label} isChosen={way === key} onChoose={() => setWay(key)} />
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{when}</legend>
        <div className="grid grid-cols-2 gap-2">
          <Choice
            name="day"
            label={`Today, ${spellShort(dayNumber(today))}`}
            isChosen={!isOther && day === today}
            onChoose={() => pick(today)}
          />
          <Choice
            name="day"
            label={`Yesterday, ${spellShort(dayNumber(yesterday))}`}
            isChosen={!isOther && day === yesterday}
            onChoose={() => pick(yesterday)}
          />
          <Choice
            name="day"
            label="Another day"
            isChosen={isOther || (typeof day === 'string' && day !== today && day !== yesterday)}
            onChoose={() => {
              setOther(true);
              setDay(undefined);
            }}
          />
          {asks !== 'filed-when' && (
            <Choice
              name="day"
              label="I do not know the day"
              isChosen={!isOther && day === null}
              onChoose={() => pick(null)}
            />
          )}
        </div>
        {(isOther || (typeof day === 'string' && day !== today && day !== yesterday)) && (
          <Field label="The day">
            <DateInput
              value={day ?? ''}
              max={today}
              onChange={(value) => {
                setOther(true);
                setDay(value === '' ? undefined : value);
              }}
            />
          </Field>
        )}
      </fieldset>
      {isTried && problem !== null && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <Button size="large" onClick={submit}>
        {asks === 'how-served' ? 'Show my day' : 'Go on'}
      </Button>
      {never !== null && (
        <Button variant="quiet" onClick={() => onAnswer(null)}>
          {never}
        </Button>
      )}
    </>
  );
}

interface Given {
  day: string | null | undefined;
  today: string;
  issued: Proposal['issued'];
  isWayMissing: boolean;
  isOther: boolean;
}

/** Why it cannot go on; null when it can. */
function problemOf({ day, today, issued, isWayMissing, isOther }: Given): string | null {
  if (isWayMissing) return 'Please choose how you got it. "I am not sure" is an answer too.';
  if (day === undefined) return isOther ? 'Please enter the day.' : 'Please choose the day.';
  if (day === null) return null;
  if (day > today) return 'That day has not come yet. Please enter the day on which you got it.';
  if (issued != null && day < issued)
    return `The paper is of ${spellShort(dayNumber(issued))}, so you got it on that day or later. Please check the day.`;
  return null;
}

function Choice(props: { name: string; label: string; isChosen: boolean; onChoose(): void }) {
  const { name, label, isChosen, onChoose } = props;
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-card border px-4 py-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent-fill outline-none"
      />
      {label}
    </label>
  );
}
