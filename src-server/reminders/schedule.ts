import { tellChangedRules } from './changed-rules.ts';
import { deliverDue, type ReminderDeps } from './service.ts';

const EVERY_MS = 60_000;

export interface Reminding {
  /** Waits for the round that is under way. */
  stop(): Promise<void>;
}

/**
 * Tells people of rules that changed with this release, then delivers reminders now and every minute from now on, one
 * round at a time.
 */
export function startReminding(deps: ReminderDeps, everyMs = EVERY_MS): Reminding {
  let running: Promise<void> | undefined;
  let hasToldRules = false;
  const deliver = async () => {
    if (!hasToldRules) await tellChangedRules(deps);
    hasToldRules = true;
    await deliverDue(deps);
  };
  const round = () => {
    running ??= deliver()
      .then(
        () => {},
        (error: unknown) => deps.log.warn({ error: String(error) }, 'reminders could not be delivered'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(round, everyMs).unref();
  round();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
