import { useId, useState } from 'react';
import type { Proposal, Service } from '#src/intake/schema.ts';
import { addDays, dayNumber, spellShort } from '#src/law/calendar-days.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { StepHeading } from './intake-frame.tsx';

/** How it came, in the words of somebody it came to. */
const WAYS = [
  { key: 'handed', label: 'Somebody handed it to me', method: 'personal' },
  { key: 'home', label: 'Somebody else at my home took it', hint: 'Family or a roommate.', method: 'home' },
  {
    key: 'posted',
    label: 'I found it at my door',
    hint: 'Taped to it, under it, on the step or at the gate.',
    method: 'posted',
  },
  { key: 'mail', label: 'It came in the mail', method: 'mail' },
  { key: 'email', label: 'It came by e-mail', method: 'electronic' },
  { key: 'other', label: 'I found out another way', method: 'unknown' },
  { key: 'unsure', label: 'I am not sure', method: 'unknown' },
] as const satisfies readonly { key: string; label: string; hint?: string; method: Service['method'] }[];
type Way = (typeof WAYS)[number]['key'];

/** Ways whose time may start later than the day they came. */
const STARTS_LATER: ReadonlySet<Way> = new Set<Way>(['home', 'posted']);

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

const EARLIEST =
  'By law your time may start some days later. We count from the day it came to you: that is the earliest, and the safe one. Did a copy come in the mail too? Keep its envelope.';

function wayOf(before: Service | null | undefined): Way | null {
  // Two ways are one to the law: who is not sure has said no other.
  return WAYS.findLast(({ method }) => method === before?.method)?.key ?? null;
}

/** What is chosen so far, and the answer as soon as it is whole. */
function useAnswer({ asks, issued, before, today, onAnswer }: ServiceStepProps) {
  const asksWay = asks === 'how-served';
  const [way, setWay] = useState<Way | null>(() => wayOf(before));
  const [day, setDay] = useState<string | null | undefined>(before?.date);
  const [isOther, setOther] = useState(
    typeof before?.date === 'string' && before.date !== today && before.date !== addDays(today, -1),
  );
  const [isTried, setTried] = useState(false);
  /** Whoever comes back may change both, and says when they are done. */
  const isBack = before !== undefined;
  const given = { day, today, isWayMissing: asksWay && way === null, isOther };
  const problem = problemOf(given);
  const answer = (date: string | null, chosen = way) => {
    const method = asksWay ? (WAYS.find(({ key }) => key === chosen)?.method ?? 'unknown') : 'unknown';
    onAnswer({ date, method });
  };
  // Whoever chose the day first has said all with the way.
  const chooseWay = (chosen: Way) => {
    setWay(chosen);
    if (day === undefined || isOther || isBack) return;
    if (problemOf({ ...given, isWayMissing: false }) === null && !isBeforePaper(day, issued))
      answer(day, chosen);
  };
  const pick = (value: string | null | undefined, isTyped: boolean) => {
    setOther(isTyped);
    setDay(value);
    if (isTyped && value === undefined) return setTried(false);
    setTried(true);
    if (isBack && !isTyped && value !== day) return;
    if (value === undefined || problemOf({ ...given, day: value }) !== null) return;
    if (!isBeforePaper(value, issued)) answer(value);
  };
  const typeDay = (value: string) => {
    setDay(value === '' ? undefined : value);
    setTried(false);
  };
  const isDoubtful = problem === null && typeof day === 'string' && isBeforePaper(day, issued);
  return {
    ...{ way, day, isOther, chooseWay, pick, typeDay },
    needsButton: isOther || isBack,
    problem: isTried ? problem : null,
    /** The day to be checked, with how it is kept all the same. */
    doubt: isTried && isDoubtful ? { day, issued, goOn: () => answer(day) } : null,
  };
}

/** The one question that a paper cannot answer. A day leads on as soon as it is pressed. */
export function ServiceStep(props: ServiceStepProps) {
  const { asks, today, onAnswer } = props;
  const { heading, when, never } = WORDS[asks];
  const answer = useAnswer(props);
  return (
    <>
      <StepHeading>{heading}</StepHeading>
      {asks === 'how-served' && <WayQuestion way={answer.way} onChoose={answer.chooseWay} />}
      <DayQuestion legend={when} canBeUnknown={asks !== 'filed-when'} today={today} {...answer} />
      {answer.problem !== null && (
        <p role="alert" className="font-medium text-danger">
          {answer.problem}
        </p>
      )}
      {answer.doubt && <DoubtfulDay {...answer.doubt} />}
      {answer.needsButton && (
        <Button size="large" onClick={() => answer.pick(answer.day, answer.isOther)}>
          {asks === 'how-served' ? 'Show my day' : 'Go on'}
        </Button>
      )}
      {never !== null && (
        <Button variant="quiet" onClick={() => onAnswer(null)}>
          {never}
        </Button>
      )}
    </>
  );
}

function WayQuestion({ way, onChoose }: { way: Way | null; onChoose(way: Way): void }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-muted">The time to answer depends on it.</legend>
      {WAYS.map((each) => (
        <Choice
          key={each.key}
          name="way"
          label={each.label}
          hint={'hint' in each ? each.hint : undefined}
          isChosen={way === each.key}
          onChoose={() => onChoose(each.key)}
        />
      ))}
      <p role="status" className="text-sm text-muted empty:hidden">
        {way !== null && STARTS_LATER.has(way) && EARLIEST}
      </p>
    </fieldset>
  );
}

interface DayQuestionProps
  extends Pick<ReturnType<typeof useAnswer>, 'day' | 'isOther' | 'pick' | 'typeDay'> {
  legend: string;
  canBeUnknown: boolean;
  today: string;
}

function DayQuestion({ legend, canBeUnknown, today, day, isOther, pick, typeDay }: DayQuestionProps) {
  const yesterday = addDays(today, -1);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        <DayButton
          label={`Today, ${spellShort(dayNumber(today))}`}
          isChosen={!isOther && day === today}
          onPress={() => pick(today, false)}
        />
        <DayButton
          label={`Yesterday, ${spellShort(dayNumber(yesterday))}`}
          isChosen={!isOther && day === yesterday}
          onPress={() => pick(yesterday, false)}
        />
        <DayButton label="Another day" isChosen={isOther} onPress={() => pick(undefined, true)} />
        {canBeUnknown && (
          <DayButton
            label="I do not know the day"
            isChosen={!isOther && day === null}
            onPress={() => pick(null, false)}
          />
        )}
      </div>
      {isOther && (
        <Field label="The day">
          <DateInput value={day ?? ''} max={today} onChange={typeDay} />
        </Field>
      )}
    </fieldset>
  );
}

interface DoubtfulDayProps {
  day: string;
  issued: Proposal['issued'];
  goOn(): void;
}

function DoubtfulDay({ day, issued, goOn }: DoubtfulDayProps) {
  return (
    <div role="alert">
      <Alert
        tone="due"
        title="Please check the day"
        actions={
          <Button variant="secondary" onClick={goOn}>
            It was {spellShort(dayNumber(day))}. Go on
          </Button>
        }
      >
        The paper is of {spellShort(dayNumber(issued ?? day))}, so you got it on that day or later. We may
        have misread its day: look at the paper.
      </Alert>
    </div>
  );
}

/** Nobody gets a paper before it is made; its day may be misread. */
function isBeforePaper(day: string | null, issued: Proposal['issued']): boolean {
  return day !== null && issued != null && day < issued;
}

interface Given {
  day: string | null | undefined;
  today: string;
  isWayMissing: boolean;
  isOther: boolean;
}

/** Why it cannot go on; null when it can. */
function problemOf({ day, today, isWayMissing, isOther }: Given): string | null {
  if (isWayMissing) return 'Please choose how you got it. "I am not sure" is an answer too.';
  if (day === undefined) return isOther ? 'Please enter the day.' : 'Please choose the day.';
  if (day === null) return null;
  if (day > today) return 'That day has not come yet. Please enter the day on which you got it.';
  return null;
}

interface DayButtonProps {
  label: string;
  isChosen: boolean;
  onPress(): void;
}

function DayButton({ label, isChosen, onPress }: DayButtonProps) {
  return (
    <Button
      variant="secondary"
      size="large"
      aria-pressed={isChosen}
      className={classNames(
        'px-2 text-base text-balance whitespace-normal!',
        isChosen && 'border-accent! bg-accent-soft!',
      )}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** What else counts as this, in a few words. */
  hint: string | undefined;
  isChosen: boolean;
  onChoose(): void;
}

function Choice({ name, label, hint, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
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
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent-fill outline-none"
      />
      <span className="flex min-w-0 flex-col">
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
