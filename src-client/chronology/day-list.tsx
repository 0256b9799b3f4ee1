import {
  CalendarClock,
  CircleCheck,
  FileText,
  Gavel,
  Landmark,
  type LucideIcon,
  Quote,
  TriangleAlert,
} from 'lucide-react';
import { useMemo } from 'react';
import { dayInWords, KIND_NAMES } from '#src/chronology/columns.ts';
import type { Chronology, ChronologyEvent, EventKind } from '#src/chronology/schema.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { classNames } from '../ui/class-names.ts';
import { useNow } from '../ui/use-now.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Sources } from './sources.tsx';

type Row =
  | { kind: 'day'; key: string; date: string }
  | { kind: 'today'; key: 'today' }
  | { kind: 'event'; key: string; event: ChronologyEvent }
  | { kind: 'end'; key: 'end' };

const ICONS: Readonly<Record<EventKind, LucideIcon>> = {
  told: Quote,
  paper: FileText,
  docket: Landmark,
  decision: Gavel,
  hearing: CalendarClock,
  deadline: CalendarClock,
  timeline: CircleCheck,
};

/** Each day with what belongs to it, and where today falls among them. */
function rowsOf(events: readonly ChronologyEvent[], today: string): Row[] {
  const rows: Row[] = [];
  let day = '';
  let isPast = true;
  for (const event of events) {
    if (isPast && event.date >= today.slice(0, event.date.length)) {
      if (rows.length > 0) rows.push({ kind: 'today', key: 'today' });
      isPast = false;
    }
    if (event.date !== day) rows.push({ kind: 'day', key: `day:${event.date}`, date: event.date });
    day = event.date;
    rows.push({ kind: 'event', key: event.id, event });
  }
  rows.push({ kind: 'end', key: 'end' });
  return rows;
}

interface DayListProps {
  caseId: string;
  chronology: Chronology;
}

/** The days, the oldest first; today is where the list begins to look ahead. */
export function DayList({ caseId, chronology }: DayListProps) {
  const now = useNow();
  const today = new Intl.DateTimeFormat('en-CA').format(now);
  const rows = useMemo(() => rowsOf(chronology.events, today), [chronology, today]);
  return (
    <VirtualList
      label="What happened, day by day"
      className="min-h-0 flex-1 pb-8"
      focusable
      items={rows}
      itemKey={({ key }) => key}
      estimate={96}
      render={(row) => {
        if (row.kind === 'day')
          return <h2 className="figures pt-5 pb-2 font-semibold">{dayInWords(row.date)}</h2>;
        if (row.kind === 'today') {
          return (
            <p className="flex items-center gap-3 pt-5 text-sm font-medium text-accent after:h-px after:flex-1 after:bg-accent">
              Today
            </p>
          );
        }
        if (row.kind === 'event') return <Event event={row.event} caseId={caseId} />;
        return <End chronology={chronology} />;
      }}
    />
  );
}

function Event({ event, caseId }: { event: ChronologyEvent; caseId: string }) {
  const { kind, time, what, people, doubt, sources } = event;
  const Icon = ICONS[kind];
  return (
    <div className="flex items-start gap-3 border-t border-line py-3">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-xs text-muted">
          {KIND_NAMES[kind]}
          {time !== null && <span className="figures"> · {timeOfDay(time)}</span>}
          {people.length > 0 && <span> · {people.join(', ')}</span>}
        </p>
        <p className={classNames('wrap-anywhere', kind === 'told' && 'font-serif')}>{what}</p>
        {doubt !== null && (
          <p className="flex items-start gap-1.5 text-sm text-due">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {doubt}
          </p>
        )}
        <Sources sources={sources} caseId={caseId} />
      </div>
    </div>
  );
}

function End({ chronology: { events, total, papersRead } }: { chronology: Chronology }) {
  return (
    <p className="border-t border-line py-4 text-sm text-muted">
      {total > events.length
        ? `The ${events.length.toLocaleString('en-US')} events nearest to today are shown, of ${total.toLocaleString('en-US')}. Choose a kind or a person, or save all of them as a file.`
        : `From ${papersRead.toLocaleString('en-US')} ${papersRead === 1 ? 'paper' : 'papers'}, the docket and your timeline. A paper may tell more than was found: read it.`}
    </p>
  );
}
