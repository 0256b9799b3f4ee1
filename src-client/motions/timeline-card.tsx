import { Calculator } from 'lucide-react';
import { useId, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { deadlineOptions } from '#src/law/calculate.ts';
import { lawOf } from '#src/law/case-law.ts';
import type { Motion, MotionDeadline } from '#src/motions/schema.ts';
import { MOTION_COURTS, type MotionCourt } from '#src/motions/schema.ts';
import { CreateDeadlineDialog } from '../timeline/create-deadline-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { courtLabel } from './court-choice.tsx';
import { MotionPoints } from './motion-points.tsx';

interface TimelineCardProps {
  motion: Motion;
  item: Case;
  jurisdiction: MotionCourt;
}

/** When the motion is filed: in this court first, then elsewhere; and the dates that can be counted. */
export function TimelineCard({ motion, item, jurisdiction }: TimelineCardProps) {
  const { general, note, courts } = motion.timeline;
  const others = MOTION_COURTS.filter((each) => each !== jurisdiction);
  return (
    <Card className="break-inside-avoid">
      <CardHeader title="Timeline" />
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-col gap-3 border-l-2 border-accent pl-4">
          <h3 className="text-sm font-semibold">{courtLabel(jurisdiction)}</h3>
          <MotionPoints points={courts[jurisdiction]} jurisdiction={jurisdiction} />
        </div>
        <div className="flex max-w-[70ch] flex-col gap-1">
          <h3 className="text-sm font-semibold">In general</h3>
          <p>{general}</p>
          {note !== null && <p className="text-sm text-muted">{note}</p>}
        </div>
        <CountedDates dates={motion.deadlines[jurisdiction]} item={item} jurisdiction={jurisdiction} />
        <Disclosure label="In other courts" className="print:hidden">
          <div className="flex flex-col gap-4 pt-2 pl-5.5">
            {others.map((other) => (
              <section key={other} aria-label={courtLabel(other)} className="flex flex-col gap-2">
                <h3 className="text-sm font-semibold">{courtLabel(other)}</h3>
                <MotionPoints points={courts[other]} jurisdiction={other} />
              </section>
            ))}
          </div>
        </Disclosure>
      </CardBody>
    </Card>
  );
}

interface CountedDatesProps {
  dates: readonly MotionDeadline[];
  item: Case;
  jurisdiction: MotionCourt;
}

/** Dates that the calculator knows a rule for. It opens filled in; nothing is set before a person says so. */
function CountedDates({ dates, item, jurisdiction }: CountedDatesProps) {
  const id = useId();
  const [counting, setCounting] = useState<string | null>(null);
  const options = deadlineOptions(jurisdiction, lawOf(item).kind);
  if (dates.length === 0 || !can(item.memberRole, 'deadline:create')) return null;
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h3 id={id} className="text-sm font-semibold">
        Dates you can calculate
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {dates.map(({ deadlineType, meaning }) => {
          const option = options.find((each) => each.deadlineType === deadlineType);
          return (
            <li
              key={deadlineType}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div id={`${id}-${deadlineType}`} className="min-w-0 flex-1 basis-64">
                <p>{meaning}</p>
                {option && (
                  <p className="text-sm text-muted">
                    {option.name} ({option.ruleReference})
                  </p>
                )}
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-describedby={`${id}-${deadlineType}`}
                onClick={() => setCounting(deadlineType)}
              >
                <Calculator aria-hidden="true" />
                Calculate the date
              </Button>
            </li>
          );
        })}
      </ul>
      {counting !== null && (
        <CreateDeadlineDialog
          caseId={item.id}
          caseState={item.state}
          prefill={{ tab: 'calculate', deadlineType: counting, jurisdiction }}
          onClose={() => setCounting(null)}
        />
      )}
    </section>
  );
}
