import type { ReactNode } from 'react';
import { errorMessage, readFailure } from '../lib/errors.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DayStep } from './day-step.tsx';
import { StepHeading } from './intake-frame.tsx';
import { type Counted, useDay } from './use-intake.ts';

interface CountedDayProps {
  input: Counted;
  today: string;
  keep: ReactNode;
  onWhen(): void;
  /** Somebody is sure of a day that does not fit: it is counted without it. */
  onSure(): void;
  onRemind(): void;
}

/** The day as the server counts it, with nothing kept. */
export function CountedDay({ input, today, keep, onWhen, onSure, onRemind }: CountedDayProps) {
  const { data, error, refetch } = useDay(input);
  if (data !== undefined) {
    return <DayStep proposal={input.proposal} answer={data} today={today} keep={keep} onRemind={onRemind} />;
  }
  if (error === null) return <Waiting text="Counting your day" blocks={['h-8 w-1/2', 'h-64', 'h-24']} />;
  if (readFailure(error).code === 'BAD_REQUEST') {
    return (
      <>
        <StepHeading>One thing does not fit</StepHeading>
        <Alert tone="due">{errorMessage(error, 'Please check what you entered.')}</Alert>
        <Button size="large" onClick={onWhen}>
          Change when I got it
        </Button>
        {input.service?.date != null && (
          <Button variant="secondary" onClick={onSure}>
            Both are right. Go on
          </Button>
        )}
      </>
    );
  }
  return (
    <PanelFailure title="We couldn’t count your day" onRetry={refetch}>
      What you entered is kept. Please check your internet connection and try again.
    </PanelFailure>
  );
}
