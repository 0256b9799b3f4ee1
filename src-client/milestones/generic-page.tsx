import { DeadlineCards } from './deadline-cards.tsx';
import { MilestoneHeader } from './milestone-header.tsx';
import { MilestoneLayout } from './milestone-layout.tsx';
import type { MilestonePageProps } from './page-props.ts';

/** A milestone that has no screen of its own. */
export function GenericPage(props: MilestonePageProps) {
  return (
    <MilestoneLayout>
      <MilestoneHeader {...props} />
      <DeadlineCards {...props} />
    </MilestoneLayout>
  );
}
