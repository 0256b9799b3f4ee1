import { coach } from '#src/service/coach.ts';
import { type CoachDraft, coachDraft } from '#src/service/coach-input.ts';
import type { CoachReport } from '#src/service/coach-items.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { chosenMethod, type ReturnDraft, withoutHidden } from './return-draft.ts';
import type { ServiceProps } from './service-props.ts';

interface CoachOptions extends ServiceProps {
  attempts: readonly ServiceAttempt[];
  /** What is being entered, or the attempt whose return is to be filed. */
  draft: CoachDraft;
}

/** What the rule says of an attempt. Without the participants it knows fewer names, and still the rest. */
export function useCoach({ summons, item, attempts, draft, today }: CoachOptions): CoachReport {
  const people = trpc.participants.list.useQuery({ caseId: item.id }, { meta: { silent: true } }).data;
  return coach({ summons, attempts, draft, participants: people ?? [], today, item });
}

/** The form as the coach reads it. */
export function draftForCoach(draft: ReturnDraft): CoachDraft {
  const { serviceMethod, ...rest } = withoutHidden(draft);
  const method = chosenMethod(serviceMethod);
  return coachDraft({ ...rest, ...(method && { serviceMethod: method.key }) });
}
