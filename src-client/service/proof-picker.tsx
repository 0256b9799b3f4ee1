import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { amount } from '#src/text/words.ts';
import { ChooseDocumentsDialog } from '../documents/choose-documents-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { UploadHere } from '../uploads/upload-here.tsx';
import { useNewDocuments } from '../uploads/use-new-documents.ts';
import { DocumentLinks } from './document-links.tsx';

interface ProofPickerProps {
  item: Case;
  ids: readonly string[];
  /** Named for a screen reader: what the documents are. */
  label: string;
  limit: number;
  onAdd(ids: readonly string[]): void;
  onRemove(id: string): void;
}

const words = (count: number) => `${amount(count, 'document')}`;

/** Documents that prove something: chosen from the case or uploaded here, where they join the case too. */
export function ProofPicker({ item, ids, label, limit, onAdd, onRemove }: ProofPickerProps) {
  const [opened, setOpened] = useState<'choose' | 'upload' | null>(null);
  useNewDocuments(item.id, opened === 'upload', (id) => onAdd([id]));
  const isFull = ids.length >= limit;
  const close = () => setOpened(null);
  return (
    <div className="flex flex-col gap-2">
      <DocumentLinks caseId={item.id} ids={ids} label={label} onRemove={onRemove} />
      {!isFull && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpened('choose')}>
            <FolderOpen aria-hidden="true" />
            Choose from the case
          </Button>
          {can(item.memberRole, 'document:create') && (
            <Button variant="secondary" size="small" onClick={() => setOpened('upload')}>
              <Upload aria-hidden="true" />
              Upload
            </Button>
          )}
        </div>
      )}
      {opened === 'choose' && (
        <ChooseDocumentsDialog
          caseId={item.id}
          title={label}
          description="They stay where they are in the case and are shown here too."
          without={({ id }) => ids.includes(id)}
          confirmLabel={(count) => (count === 0 ? 'Choose' : `Choose ${words(count)}`)}
          limit={limit - ids.length}
          busy={false}
          onChoose={(chosen) => {
            onAdd(chosen);
            close();
          }}
          onClose={close}
        />
      )}
      {opened === 'upload' && <UploadHere caseId={item.id} onClose={close} />}
    </div>
  );
}
