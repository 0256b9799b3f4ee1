import type { Case } from '#src/cases/schema.ts';
import { part } from '../ui/part.tsx';

// Forms bring the validation library with them, which the first sight of the workspace does not need, nor any dialog.
const CaseDialog = part(async () => (await import('../cases/case-dialog.tsx')).CaseDialog);
const DeleteCaseDialog = part(async () => (await import('../cases/delete-case-dialog.tsx')).DeleteCaseDialog);
const MembersDialog = part(async () => (await import('../cases/members-dialog.tsx')).MembersDialog);
const CreateDeadlineDialog = part(
  async () => (await import('../timeline/create-deadline-dialog.tsx')).CreateDeadlineDialog,
);

export type Opened =
  /** `caseNumber`: where somebody gave it before. */
  | { dialog: 'create'; caseNumber?: string | undefined }
  | { dialog: 'edit' | 'delete' | 'members'; item: Case }
  /** `name`: what is due, where a paper told it. */
  | { dialog: 'deadline'; item: Case; name?: string | undefined }
  | null;

interface HomeDialogsProps {
  opened: Opened;
  onClose(): void;
  onCreated(item: Case): void;
  onDeleted(item: Case): void;
}

export function HomeDialogs({ opened, onClose, onCreated, onDeleted }: HomeDialogsProps) {
  if (opened === null) return null;
  if (opened.dialog === 'create') {
    return <CaseDialog caseNumber={opened.caseNumber} onClose={onClose} onCreated={onCreated} />;
  }
  const { item } = opened;
  switch (opened.dialog) {
    case 'edit':
      return <CaseDialog editing={item} onClose={onClose} />;
    case 'delete':
      return <DeleteCaseDialog item={item} onClose={onClose} onDeleted={() => onDeleted(item)} />;
    case 'members':
      return <MembersDialog item={item} onClose={onClose} onLeft={() => onDeleted(item)} />;
    case 'deadline':
      return (
        <CreateDeadlineDialog
          caseId={item.id}
          caseState={item.state}
          prefill={opened.name === undefined ? {} : { name: opened.name }}
          onClose={onClose}
        />
      );
  }
}
