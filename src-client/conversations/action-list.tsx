import {
  ArrowRight,
  CalendarPlus,
  CornerDownRight,
  FileText,
  type LucideIcon,
  Milestone,
  Upload,
} from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { SuggestedAction } from '#src/conversations/reply-schema.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { placePath } from './case-places.ts';
import { type ReplyActions, ReplyActionsContext } from './reply-actions.ts';
import { useCasePlaces } from './use-case-places.ts';

interface ActionListProps {
  caseId: string;
  actions: readonly SuggestedAction[];
}

const LOOK = { variant: 'secondary', size: 'small' } as const;
const WRAPS = 'max-w-full py-1';

/** What may be done next. Each does it, or opens where it is done; nothing happens by itself. */
export function ActionList({ caseId, actions }: ActionListProps) {
  const replyActions = useContext(ReplyActionsContext);
  const offered = replyActions === null ? [] : actions.filter((action) => isAllowed(action, replyActions));
  if (replyActions === null || offered.length === 0) return null;
  return (
    <ul aria-label="What you can do next" className="flex flex-wrap gap-2 border-t border-line pt-2.5">
      {offered.map((action) => (
        <li key={`${action.type} ${action.label}`} className="max-w-full">
          <ActionButton caseId={caseId} action={action} replyActions={replyActions} />
        </li>
      ))}
    </ul>
  );
}

function isAllowed({ type }: SuggestedAction, { role }: ReplyActions): boolean {
  if (type === 'create-deadline') return can(role, 'deadline:create');
  if (type === 'upload') return can(role, 'document:create');
  return type !== 'ask' || can(role, 'document:ask');
}

interface ActionButtonProps {
  caseId: string;
  action: SuggestedAction;
  replyActions: ReplyActions;
}

function ActionButton({ caseId, action, replyActions }: ActionButtonProps) {
  const places = useCasePlaces(caseId);
  const words = <span className="min-w-0 text-left whitespace-normal">{action.label}</span>;
  const button = (Icon: LucideIcon, onClick: () => void, disabled = false) => (
    <Button {...LOOK} className={WRAPS} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" />
      {words}
    </Button>
  );
  const link = (Icon: LucideIcon, to: string) => (
    <Link to={to} className={buttonClass({ ...LOOK, className: WRAPS })}>
      <Icon aria-hidden="true" />
      {words}
    </Link>
  );
  switch (action.type) {
    case 'create-deadline':
      return button(CalendarPlus, () => replyActions.createDeadline(action));
    case 'upload':
      return button(Upload, replyActions.upload);
    case 'ask':
      return button(CornerDownRight, () => replyActions.ask(action.message), replyActions.isBusy);
    case 'open-document':
      return link(FileText, documentPath(caseId, action));
    case 'open-milestone':
      return link(Milestone, paths.milestone(caseId, action.milestoneId));
    case 'open':
      return link(ArrowRight, placePath(action.place, places));
  }
}

function documentPath(
  caseId: string,
  { documentId, page }: Extract<SuggestedAction, { type: 'open-document' }>,
): string {
  const path = paths.document(caseId, documentId);
  return page === null ? path : `${path}?page=${page}`;
}
