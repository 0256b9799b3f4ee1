import type { ActionType, SuggestedAction } from './answer-schema.ts';
import type { CaseFacts } from './facts-schema.ts';

const MOST_ACTIONS = 4;

/** What a person may do next, by rule from what the case holds: at most four. */
export function suggestActions({
  facts,
}: {
  actionType: ActionType;
  facts: CaseFacts;
  answer: { found: boolean };
}): SuggestedAction[] {
  const actions: SuggestedAction[] = [];
  if (facts.documents.total === 0) actions.push({ type: 'upload', label: 'Upload your papers' });
  if (facts.deadlines.some(({ date }) => date !== null))
    actions.push({ type: 'open', label: 'Open the timeline', place: 'timeline' });
  else actions.push({ type: 'open', label: 'Calculate a deadline', place: 'calculator' });
  return actions.slice(0, MOST_ACTIONS);
}
