import type { SilenceLevel } from '#src/discovery/duties.ts';
import type { RequestPaper } from '#src/discovery/schema.ts';
import { spokenTitle } from '../papers/paper-name.tsx';
import { Button } from '../ui/button.tsx';
import { SilenceAlert } from './silence-alert.tsx';
import { type DiscoveryCourt, dutyOf, isPressing, type PaperDuty } from './standing-due.ts';

interface PressingAlertsProps {
  requests: readonly RequestPaper[];
  court: DiscoveryCourt;
  onShow(paper: RequestPaper): void;
}

const FIRST: readonly SilenceLevel[] = ['passed', 'today', 'urgent', 'near', 'unknown', 'far'];

/** Requests for admission that silence admits soon, today or already, on whichever tab they stand. */
export function PressingAlerts({ requests, court, onShow }: PressingAlertsProps) {
  const pressing = requests
    .map((paper) => ({ paper, duty: dutyOf(paper, court) }))
    .filter(({ duty }) => isPressing(duty))
    .sort((a, b) => rankOf(a.duty) - rankOf(b.duty));
  if (pressing.length === 0) return null;
  return (
    <section aria-label="What silence admits" className="flex flex-col gap-3">
      {pressing.map(
        ({ paper, duty }) =>
          duty.warning && (
            <SilenceAlert
              key={paper.id}
              warning={duty.warning}
              paperTitle={spokenTitle(paper)}
              actions={
                <Button variant="secondary" size="small" onClick={() => onShow(paper)}>
                  Show these requests
                </Button>
              }
            />
          ),
      )}
    </section>
  );
}

function rankOf({ warning }: PaperDuty): number {
  return warning === null ? FIRST.length : FIRST.indexOf(warning.level);
}
