import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { StandingBadge } from './standing.tsx';
import type { Stage } from './use-timeline.ts';

interface FollowersCardProps {
  stage: Stage;
  followers: readonly Stage[];
  today: string;
  /** Null where nothing can be added. */
  onCount: (() => void) | null;
}

/** The deadlines that were counted from this date, and the way to count another. */
export function FollowersCard({ stage, followers, today, onCount }: FollowersCardProps) {
  return (
    <Card>
      <CardHeader
        title="Counted from this date"
        description={
          followers.length > 0 ? 'When this moves, you are asked whether they move too.' : undefined
        }
        actions={
          onCount !== null &&
          stage.date !== null && (
            <Button variant="secondary" size="small" onClick={onCount}>
              <Calculator aria-hidden="true" />
              Calculate Deadline
            </Button>
          )
        }
      />
      <CardBody>
        {followers.length === 0 ? (
          <p className="text-muted">No deadline was counted from this date.</p>
        ) : (
          <ul className="divide-y divide-line">
            {followers.map((follower) => (
              <li
                key={follower.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="figures font-semibold">
                    {follower.date === null
                      ? 'Pending'
                      : follower.stands === 'done'
                        ? dayText(follower.date, today)
                        : dueText(follower.date, today, follower.dueTime, follower.takesPlace)}
                    {follower.doubts !== null && ' (please check)'}
                  </p>
                  <Link
                    to={paths.milestone(follower.caseId, follower.id)}
                    className="underline underline-offset-4 wrap-anywhere hover:text-accent"
                  >
                    {follower.kind}
                  </Link>
                </div>
                <StandingBadge stands={follower.stands} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
