import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { MOTION_TITLES, MotionId } from '#src/motions/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { MOTION_NOT_FOUND } from '#src/timeline/page-kind.ts';
import { paths } from '../paths.ts';

interface Place {
  caseId: string;
  /** Undefined while the case is not known yet. */
  item: Case | undefined;
  isWorkspace: boolean;
  /** Of the document that is open. */
  filename: string | null;
  /** The motion that is open, of a milestone. */
  motion: { id: string; milestoneId: string } | null;
}

interface Crumb {
  label: string;
  to?: string;
  wideOnly?: boolean;
}

const CASES: Crumb = { label: 'Cases', to: paths.home };

/** The way to a place among the papers of a case. */
export function trailOf({ caseId, item, isWorkspace, filename, motion }: Place): Crumb[] {
  if (motion !== null) {
    const known = MotionId.safeParse(motion.id);
    return [
      CASES,
      { label: item?.caseNumber || 'Case', to: paths.workspace(caseId) },
      { label: 'Motion Practice', to: paths.milestone(caseId, motion.milestoneId) },
      { label: known.success ? MOTION_TITLES[known.data] : MOTION_NOT_FOUND, wideOnly: true },
    ];
  }
  const name = item ? caseTitle(item) : 'Case';
  if (isWorkspace) return [CASES, { label: name }];
  const documents = { label: 'Documents', ...(filename !== null && { to: paths.documents(caseId) }) };
  return [
    CASES,
    { label: name, to: paths.workspace(caseId) },
    documents,
    ...(filename === null ? [] : [{ label: visibleName(filename), wideOnly: true }]),
  ];
}
