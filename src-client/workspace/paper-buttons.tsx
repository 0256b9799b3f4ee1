import { FolderOpen, Upload } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useDocumentsArea } from './documents-layout.tsx';

/** The ways on where no document is open: more papers, which come first while there are none, or the list of all. */
export function PaperButtons() {
  const { documents, canEdit, openUpload, openList } = useDocumentsArea();
  return (
    <>
      {canEdit && (
        <Button variant={documents?.length === 0 ? 'primary' : 'secondary'} onClick={openUpload}>
          <Upload aria-hidden="true" />
          Upload New Documents
        </Button>
      )}
      <Button variant="secondary" onClick={openList}>
        <FolderOpen aria-hidden="true" />
        Browse Documents
      </Button>
    </>
  );
}
