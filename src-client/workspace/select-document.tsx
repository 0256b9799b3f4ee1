import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '../ui/empty.tsx';
import { useDocumentsArea } from './documents-layout.tsx';
import { PaperButtons } from './paper-buttons.tsx';

const BEGIN =
  'Upload the papers of this case: what was served on you, what you filed, letters, e-mails and photos. Each is read and sorted for you.';
const CHOOSE = 'Choose a document from the list to read it, see its analysis and ask about it.';

/** What stands where a document would, while none is chosen; `children` say why. */
export function SelectDocument({ children }: { children?: ReactNode }) {
  const { documents } = useDocumentsArea();
  const isEmpty = documents?.length === 0;
  return (
    <Empty
      icon={<FileText />}
      title="Select a Document"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <PaperButtons />
        </div>
      }
    >
      {children ?? (isEmpty ? BEGIN : CHOOSE)}
    </Empty>
  );
}
