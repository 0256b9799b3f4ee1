import { CalendarPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { GROUPS, groupStages, type StageGroup, type StandingFilter } from './group-stages.ts';
import { TimelineRow } from './timeline-row.tsx';
import type { Stage } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';

interface TimelineListProps {
  stages: readonly Stage[];
  today: string;
  actions: TimelineActions;
}

/** More rows than this are rendered only in sight. */
const MANY = 60;
const FILTERS: readonly { value: StandingFilter; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'open', label: 'Open' },
  ...GROUPS.map(({ stands, title }) => ({ value: stands, label: title })),
];

/** The timeline as a list, what is overdue first. */
export function TimelineList({ stages, today, actions }: TimelineListProps) {
  const [filter, setFilter] = useState<{ standing: StandingFilter; name: string }>({
    standing: 'all',
    name: '',
  });
  if (stages.length === 0) {
    return (
      <Empty icon={<CalendarPlus />} title="No deadlines yet">
        What the court asks of you, and by when, stands here in the order of its urgency.
      </Empty>
    );
  }
  const groups = groupStages(stages, filter);
  const shown = groups.reduce((sum, group) => sum + group.stages.length, 0);
  const isFiltered = shown !== stages.length;
  return (
    <div data-stages="" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Find a deadline" className="flex-1 basis-36">
          <Input
            type="search"
            autoComplete="off"
            placeholder="Name or rule"
            value={filter.name}
            onChange={(event) => setFilter({ ...filter, name: event.target.value })}
          />
        </Field>
        <Field label="Show" className="basis-36">
          <Select
            options={FILTERS}
            value={filter.standing}
            onChange={(event) => {
              const picked = FILTERS.find(({ value }) => value === event.target.value);
              if (picked) setFilter({ ...filter, standing: picked.value });
            }}
          />
        </Field>
      </div>
      <p role="status" className="figures sr-only">
        {isFiltered ? `${shown} of ${stages.length} milestones` : `${stages.length} milestones`}
      </p>
      {shown === 0 && (
        <Empty
          icon={<SearchX />}
          title="No milestone matches"
          action={
            <Button variant="secondary" onClick={() => setFilter({ standing: 'all', name: '' })}>
              Show Everything
            </Button>
          }
        />
      )}
      {shown > MANY ? (
        <ManyRows groups={groups} today={today} actions={actions} />
      ) : (
        groups.map((group) => (
          <section key={group.stands} aria-label={group.title} className="flex flex-col gap-2">
            <GroupTitle group={group} />
            <ul className="divide-y divide-line rounded-card border border-line overflow-hidden">
              {group.stages.map((stage) => (
                <li key={stage.id}>
                  <TimelineRow stage={stage} today={today} actions={actions} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

function GroupTitle({ group }: { group: StageGroup }) {
  return (
    <h2 className="figures text-sm font-semibold">
      {group.title} <span className="font-normal text-muted">({group.stages.length})</span>
    </h2>
  );
}

interface ManyRowsProps extends Omit<TimelineListProps, 'stages'> {
  groups: readonly StageGroup[];
}

function ManyRows({ groups, today, actions }: ManyRowsProps) {
  const rows = groups.flatMap((group) => [
    { key: group.stands, group, stage: null },
    ...group.stages.map((stage) => ({ key: stage.id, group, stage })),
  ]);
  return (
    <VirtualList
      label="Deadlines"
      items={rows}
      itemKey={({ key }) => key}
      estimate={84}
      keys
      className="h-[70dvh] rounded-card border border-line bg-surface"
      render={({ group, stage }) =>
        stage === null ? (
          <div className="border-b border-line bg-sunken px-3 py-2 sm:px-4">
            <GroupTitle group={group} />
          </div>
        ) : (
          <div className="border-b border-line">
            <TimelineRow stage={stage} today={today} actions={actions} />
          </div>
        )
      }
    />
  );
}
