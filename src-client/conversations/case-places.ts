import type { ACTION_PLACES, CaseRecord } from '#src/conversations/reply-schema.ts';
import { type MilestonePageKind, milestonePageKind } from '#src/timeline/page-kind.ts';
import { paths } from '../paths.ts';

type ActionPlace = (typeof ACTION_PLACES)[number];

interface CaseWithStages {
  caseId: string;
  /** Of the timeline, in its order; empty while it is not known. */
  stages: readonly { id: string; kind: string }[];
}

/** The screen that an action names. What belongs to a stage that the timeline lacks is reached from the timeline. */
export function placePath(place: ActionPlace, { caseId, stages }: CaseWithStages): string {
  const stageWith = (word: string) => stages.find(({ kind }) => kind.toLowerCase().includes(word))?.id;
  const byStage = (id: string | undefined) =>
    id === undefined ? paths.timeline(caseId) : paths.milestone(caseId, id);
  switch (place) {
    case 'timeline':
      return paths.timeline(caseId);
    case 'calculator':
      return paths.timeline(caseId, 'calculator');
    case 'documents':
      return paths.documents(caseId);
    case 'participants':
      return paths.participants(caseId);
    case 'answer':
      return paths.answer(caseId);
    case 'ediscovery':
      return paths.ediscovery(caseId);
    case 'check-draft':
      return paths.checkDraft(caseId);
    case 'summons':
      return byStage(stageWith('service'));
    case 'docket': {
      const id = stageWith('docket');
      return id === undefined ? paths.timeline(caseId) : paths.docket(caseId, id);
    }
  }
}

/** The screen that shows a row of the case. */
export function recordPath({ kind, id }: CaseRecord, at: CaseWithStages): string {
  const { caseId, stages } = at;
  switch (kind) {
    case 'case':
      return paths.selectedCase(caseId);
    case 'participant':
      return id === null ? paths.participants(caseId) : paths.participant(caseId, id);
    case 'document':
      return id === null ? paths.documents(caseId) : paths.document(caseId, id);
    case 'deadline':
      return id === null ? paths.timeline(caseId) : paths.milestone(caseId, id);
    case 'summons':
      return id === null ? placePath('summons', at) : paths.summons(caseId, id);
    case 'docket':
      return placePath('docket', at);
    case 'answer':
      return paths.answer(caseId);
    case 'discovery': {
      const wanted: MilestonePageKind = 'discovery';
      const stage = stages.find((each) => milestonePageKind(each.kind) === wanted);
      return stage === undefined ? paths.timeline(caseId) : paths.milestone(caseId, stage.id);
    }
  }
}
