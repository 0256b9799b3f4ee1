import { format, parseISO } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CourtCalendar } from '#src/law/court-systems.ts';
import { holidayLabel, holidaysOf } from '#src/law/holidays.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { addMonths, inMonth, isMonth, monthOf } from './month.ts';
import { MonthAgenda } from './month-agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { Stage } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';

interface TimelineMonthProps {
  stages: readonly Stage[];
  today: string;
  calendar: CourtCalendar;
  actions: TimelineActions;
}

/** What a month view knows of its days. */
export interface MonthDays {
  month: string;
  today: string;
  stagesOn(date: string): readonly Stage[];
  /** Name of the holiday that closes the court. */
  holidayOn(date: string): string | null;
}

/** The timeline month by month: weeks on a desk, the days that matter on a phone. */
export function TimelineMonth({ stages, today, calendar, actions }: TimelineMonthProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month');
  const month = isMonth(asked) ? asked : monthOf(today);
  const [day, setDay] = useState(today);
  const selected = monthOf(day) === month ? day : inMonth(day, month);
  const isWide = useMediaQuery('(min-width: 48rem)');

  const byDate = useMemo(() => Map.groupBy(stages, ({ date }) => date), [stages]);
  const holidays = useMemo(() => {
    const year = Number(month.slice(0, 4));
    const years = [year - 1, year, year + 1].filter((each) => each >= 1900 && each <= 2210);
    return new Map(
      years
        .flatMap((each) => holidaysOf(calendar, each))
        .map((holiday) => [holiday.date, sentenceCase(holidayLabel(holiday))]),
    );
  }, [calendar, month]);
  const days: MonthDays = {
    month,
    today,
    stagesOn: (date) => byDate.get(date) ?? [],
    holidayOn: (date) => holidays.get(date) ?? null,
  };

  function goTo(next: string) {
    if (!isMonth(next)) return;
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.set('month', next);
        return params;
      },
      { replace: true },
    );
  }
  function goToDay(date: string) {
    setDay(date);
    if (monthOf(date) !== month) goTo(monthOf(date));
  }
  const title = format(parseISO(`${month}-01`), 'MMMM yyyy');
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 aria-live="polite" className="figures text-lg font-semibold">
          {title}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton
            label="Previous month"
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => goTo(addMonths(month, -1))}
          />
          <Button variant="secondary" size="small" onClick={() => goToDay(today)}>
            Today
          </Button>
          <IconButton
            label="Next month"
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => goTo(addMonths(month, 1))}
          />
        </div>
      </div>
      {isWide ? (
        <MonthGrid title={title} days={days} selected={selected} onSelect={goToDay} actions={actions} />
      ) : (
        <MonthAgenda days={days} />
      )}
    </section>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
