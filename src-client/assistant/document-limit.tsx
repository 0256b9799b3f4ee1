import { FileStack, X } from 'lucide-react';
import { useState } from 'react';
import { MOST_CHOSEN_DOCUMENTS } from '#src/assistant/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { spokenTitle } from '../papers/paper-name.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { part } from '../ui/part.tsx';

const ChooseDocumentsDialog = part(
  async () => (await import('../documents/choose-documents-dialog.tsx')).ChooseDocumentsDialog,
);

interface DocumentLimitProps {
  caseId: string;
  /** Empty: all documents of the case. */
  chosen: readonly string[];
  isBusy: boolean;
  onChoose(ids: readonly string[]): void;
}

/** Which documents a question is asked about: all, or chosen ones. */
export function DocumentLimit({ caseId, chosen, isBusy, onChoose }: DocumentLimitProps) {
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const [only] = chosen;
  // The dialog has loaded the list before anything can be chosen.
  const paper = utils.documents.list.getData({ caseId })?.find(({ id }) => id === only);
  const label =
    chosen.length === 0
      ? 'All documents'
      : chosen.length === 1 && paper !== undefined
        ? spokenTitle(paper)
        : `Only ${amount(chosen.length, 'document')}`;
  return (
    <div className="flex min-w-0 items-center">
      <Button
        variant="quiet"
        size="small"
        className="min-w-0 shrink px-2"
        disabled={isBusy}
        aria-label={`Documents to ask about: ${label}`}
        onClick={() => setOpen(true)}
      >
        <FileStack aria-hidden="true" />
        <span className="truncate">{label}</span>
      </Button>
      {chosen.length > 0 && (
        <IconButton
          label="Ask about all documents again"
          icon={<X aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => onChoose([])}
        />
      )}
      {isOpen && (
        <ChooseDocumentsDialog
          caseId={caseId}
          title="Ask about Some Documents"
          description="Replies then rest on these documents alone, and on what you entered about the case."
          chosenBefore={chosen}
          confirmLabel={(count) =>
            count === 0 ? 'Choose documents' : `Ask about ${amount(count, 'document')}`
          }
          limit={MOST_CHOSEN_DOCUMENTS}
          busy={false}
          onChoose={(ids) => {
            onChoose(ids);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
