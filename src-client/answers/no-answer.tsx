import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { paths } from '../paths.ts';
import { useTimeline } from '../timeline/use-timeline.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { DatePlate } from '../ui/date-plate.tsx';

/** In place of the canvas, where the court takes no written answer: the day to be there, and what to bring. */
export function NoAnswer({ item }: { item: Pick<Case, 'id' | 'state'> }) {
  const { stages = [], today } = useTimeline(item.id, item.state);
  const hearing = stages
    .flatMap(({ kind, date, dueTime, takesPlace, finishedAt, doubts }) =>
      takesPlace && date !== null && finishedAt === null && date >= today
        ? [{ kind, date, dueTime, isSure: doubts === null }]
        : [],
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Alert tone="due" title="You file no answer here">
        <p className="text-base">
          This court takes no written answer in a small claim. Go to the hearing on the day that your paper
          names, and bring your proof.
        </p>
      </Alert>
      {hearing !== undefined && (
        <Card className="flex items-center gap-4 p-4 sm:p-5">
          <DatePlate
            size="card"
            date={hearing.date}
            time={hearing.dueTime}
            takesPlace
            isSure={hearing.isSure}
            today={today}
          />
          <div>
            <h2 className="font-semibold wrap-anywhere">{hearing.kind}</h2>
            <p className="text-sm text-muted">
              Be there early. If you are not there, the judge can decide without you.
            </p>
          </div>
        </Card>
      )}
      <section aria-labelledby="to-bring">
        <h2 id="to-bring" className="mb-2 font-semibold">
          Bring with you
        </h2>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>The court’s paper, and a photo ID</li>
          <li>Contracts, bills, receipts, photos and messages, with two copies of each</li>
          <li>People who saw what happened</li>
          <li>A short list of what you want to say, with the days on which things happened</li>
        </ul>
      </section>
      <Link
        to={hearing === undefined ? paths.timeline(item.id) : paths.selectedCase(item.id)}
        className={buttonClass({ size: 'large', className: 'self-start' })}
      >
        {hearing === undefined ? 'Enter the day of your hearing' : 'Back to the case'}
      </Link>
    </div>
  );
}
