import { classNames } from './class-names.ts';

type DatePlateSize = 'row' | 'card' | 'screen';

interface DatePlateProps {
  /** YYYY-MM-DD; null where nobody knows it yet. */
  date: string | null;
  /** HH:MM at the court. */
  time?: string | null;
  /** It happens at that time; otherwise it is due by then. */
  takesPlace?: boolean;
  /** YYYY-MM-DD where the day binds. */
  today: string;
  /** False for a day that is only proposed: somebody has to look at it first. */
  isSure?: boolean;
  /** What it is for, in a few words; of an unknown day the question that finds it. */
  what?: string;
  size: DatePlateSize;
}

const DAY_MS = 86_400_000;
const LAST_WEEK = 7;

const SIZE = {
  row: {
    plate: 'w-24 gap-0 px-1.5 py-1.5',
    small: 'text-xs leading-4',
    number: 'text-2xl leading-7',
    what: 'text-xs leading-4',
  },
  card: {
    plate: 'w-32 gap-0.5 px-2.5 py-2.5',
    small: 'text-sm leading-5',
    number: 'text-4xl leading-10',
    what: 'text-sm leading-5',
  },
  screen: {
    plate: 'w-full max-w-sm gap-1 px-6 py-6',
    small: 'text-lg leading-7',
    number: 'text-7xl leading-20',
    what: 'text-base',
  },
} as const satisfies Record<DatePlateSize, object>;

const INK = { plate: 'border-line-strong bg-surface', text: 'text-ink' };
const AMBER = { plate: 'border-due bg-due-soft', text: 'text-due' };
const RED = { plate: 'border-danger bg-danger-soft', text: 'text-danger' };

/** A day that binds: weekday, day and month, the days left, and what it is for. The same wherever a day appears. */
export function DatePlate(props: DatePlateProps) {
  const { date, time = null, takesPlace = false, today, isSure = true, what, size } = props;
  if (date === null) return <UnknownDay what={what} size={size} />;
  const left = daysBetween(today, date);
  const look = left < 0 ? RED : left <= LAST_WEEK ? AMBER : INK;
  const { plate, small, number, what: whatSize } = SIZE[size];
  const moment = new Date(`${date}T00:00:00Z`);
  const isOtherYear = date.slice(0, 4) !== today.slice(0, 4);
  return (
    <span
      className={classNames(
        'figures inline-flex shrink-0 flex-col items-center rounded-card border text-center print:border-black print:bg-transparent',
        look.plate,
        !isSure && 'border-dashed',
        plate,
      )}
    >
      <time dateTime={time === null ? date : `${date}T${time}`} className="flex flex-col items-center">
        <span className={classNames('font-serif', small)}>
          {weekday(moment, size)}
          <span className="sr-only">, </span>
        </span>
        <span className={classNames('font-semibold tracking-tight', look.text, number)}>
          {moment.getUTCDate()}
        </span>{' '}
        <span className={classNames('font-serif', small)}>
          {month(moment, size)}
          {isOtherYear && ` ${date.slice(0, 4)}`}
        </span>
        {time !== null && (
          <span className={small}>
            <span className="sr-only">, </span>
            {takesPlace ? 'at' : 'by'} {clockTime(time)}
          </span>
        )}
      </time>
      <span className="sr-only">: </span>
      <span className={classNames('font-medium', look.text, small)}>{daysLeft(left)}</span>
      {!isSure && <span className={classNames('font-medium', small)}>please check</span>}
      {what && <span className={classNames('wrap-anywhere', whatSize)}>{what}</span>}
    </span>
  );
}

function UnknownDay({ what, size }: Pick<DatePlateProps, 'what' | 'size'>) {
  const { plate, small, number, what: whatSize } = SIZE[size];
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 flex-col items-center rounded-card border border-dashed text-center',
        AMBER.plate,
        plate,
      )}
    >
      <span aria-hidden="true" className={classNames('font-semibold', AMBER.text, number)}>
        ?
      </span>
      <span className={classNames('font-medium', AMBER.text, small)}>no day yet</span>
      {what && <span className={classNames('wrap-anywhere', whatSize)}>{what}</span>}
    </span>
  );
}

/** Calendar days from one YYYY-MM-DD to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

function daysLeft(left: number): string {
  if (left < 0) return 'the day has passed';
  if (left === 0) return 'today';
  return left === 1 ? 'tomorrow' : `in ${left} days`;
}

function weekday(moment: Date, size: DatePlateSize): string {
  return moment.toLocaleDateString('en-US', { weekday: size === 'row' ? 'short' : 'long', timeZone: 'UTC' });
}

function month(moment: Date, size: DatePlateSize): string {
  return moment.toLocaleDateString('en-US', { month: size === 'row' ? 'short' : 'long', timeZone: 'UTC' });
}

/** '10:00 a.m.' of '10:00'. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
