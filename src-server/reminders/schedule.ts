import { tellChangedRules } from './changed-rules.ts';
import { sendPushes } from './push-sender.ts';
import { deliverDue, type ReminderDeps } from './service.ts';

/** One round of reminders; the first of a process tells people of rules that changed with this release before. */
export function reminderRound(deps: ReminderDeps): () => Promise<void> {
  let hasToldRules = false;
  return async () => {
    if (!hasToldRules) await tellChangedRules(deps);
    hasToldRules = true;
    await deliverDue(deps);
    await sendPushes(deps);
  };
}
