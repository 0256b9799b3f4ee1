import { amount } from '#src/text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** More documents than this are asked about before they are analyzed. */
const MOST_UNASKED = 300;

/** Chosen documents with whether they were analyzed. */
export interface ChosenDocument {
  id: string;
  isAnalyzed: boolean;
}

/** Whether an analysis begins at once: nothing of it was done before, and it is no long work. */
export const beginsUnasked = (chosen: readonly ChosenDocument[]): boolean =>
  chosen.length <= MOST_UNASKED && chosen.every(({ isAnalyzed }) => !isAnalyzed);

interface AnalyzeDialogProps {
  chosen: readonly ChosenDocument[];
  onAnalyze(documents: readonly ChosenDocument[]): void;
  onClose(): void;
}

/** What is left out because it was analyzed before, and how much work the rest is, before it begins. */
export function AnalyzeDialog({ chosen, onAnalyze, onClose }: AnalyzeDialogProps) {
  const open = chosen.filter(({ isAnalyzed }) => !isAnalyzed);
  const done = chosen.length - open.length;
  const begin = (documents: readonly ChosenDocument[]) => {
    onAnalyze(documents);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        open.length === 0
          ? 'These documents were analyzed before'
          : `Analyze ${amount(open.length, 'document')}`
      }
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {done > 0 && (
            <Button variant="secondary" onClick={() => begin(chosen)}>
              {`Analyze ${done === chosen.length ? 'Again' : `All ${chosen.length.toLocaleString('en-US')}`}`}
            </Button>
          )}
          {open.length > 0 && (
            <Button onClick={() => begin(open)}>{`Analyze ${amount(open.length, 'document')}`}</Button>
          )}
        </>
      }
    >
      <div className="figures flex flex-col gap-3 text-sm">
        {done > 0 && (
          <p>{`${amount(done, 'document')} ${done === 1 ? 'was' : 'were'} analyzed before and ${done === 1 ? 'is' : 'are'} left out.`}</p>
        )}
        {open.length > MOST_UNASKED && (
          <p>
            One document is analyzed after the other. So many take a while; you can go on working, and stop it
            at any time.
          </p>
        )}
      </div>
    </Dialog>
  );
}
