import type { Case } from '#src/cases/schema.ts';
import { CreateDeadlineDialog } from '../deadlines/create-deadline-dialog.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { DeleteCaseDialog } from './delete-case-dialog.tsx';
import { MembersDialog } from './members-dialog.tsx';

export type Opened =
  | { dialog: 'create' }
  | { dialog: 'edit' | 'delete' | 'members' | 'deadline'; item: Case }
  | null;

interface WorkspaceDialogsProps {
  opened: Opened;
  onClose(): void;
  onCreated(item: Case): void;
  onDeleted(item: Case): void;
}

export function WorkspaceDialogs({ opened, onClose, onCreated, onDeleted }: WorkspaceDialogsProps) {
  if (opened === null) return null;
  if (opened.dialog === 'create') return <CaseDialog onClose={onClose} onCreated={onCreated} />;
  const { item } = opened;
  switch (opened.dialog) {
    case 'edit':
      return <CaseDialog editing={item} onClose={onClose} />;
    case 'delete':
      return <DeleteCaseDialog item={item} onClose={onClose} onDeleted={() => onDeleted(item)} />;
    case 'members':
      return <MembersDialog item={item} onClose={onClose} />;
    case 'deadline':
      return <CreateDeadlineDialog caseId={item.id} caseState={item.state} onClose={onClose} />;
  }
}
