import { lawOf, takesNoAnswer } from '#src/law/case-law.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { AnswerWorkspace } from './answer-workspace.tsx';
import { NoAnswer } from './no-answer.tsx';

/** The screen of a milestone that is an answer: the answer generator over what every milestone has. */
export function AnswerPage(props: MilestonePageProps) {
  return (
    <MilestoneLayout wide>
      <MilestoneHeader {...props} quiet />
      {takesNoAnswer(lawOf(props.item)) ? (
        <NoAnswer item={props.item} />
      ) : (
        <AnswerWorkspace item={props.item} />
      )}
      <DeadlineCards {...props} />
    </MilestoneLayout>
  );
}
