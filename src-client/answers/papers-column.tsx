import type { DocumentRow } from '#src/documents/schema.ts';
import { amount } from '#src/text/words.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { Waiting } from '../ui/waiting.tsx';
import { PaperList } from './paper-list.tsx';
import type { ChosenPapers } from './use-papers.ts';

/** Width from which the papers stand beside the canvas (Tailwind's lg). */
export const BESIDE = '(min-width: 64rem)';

interface PapersColumnProps {
  papers: ChosenPapers;
  isPending: boolean;
  failed: boolean;
  onRetry(): void;
  canEdit: boolean;
  onOpenComplaint(paper: DocumentRow): void;
  onOpenAuxiliary(paper: DocumentRow): void;
  onUpload?: (() => void) | undefined;
}

/** The papers an answer is drafted from: beside the canvas, on a phone folded above it. */
export function PapersColumn(props: PapersColumnProps) {
  const { papers, isPending, failed, onRetry, canEdit, onOpenComplaint, onOpenAuxiliary, onUpload } = props;
  const isWide = useMediaQuery(BESIDE);
  const { complaints, auxiliary, isChosen, choose } = papers;
  if (failed) {
    return <PanelFailure title="The papers of this case could not be loaded" onRetry={onRetry} />;
  }
  if (isPending) {
    return (
      <Waiting
        text="Loading papers..."
        blocks={['h-5 w-40', 'h-16 w-full', 'h-5 w-40 max-lg:hidden', 'h-16 w-full max-lg:hidden']}
      />
    );
  }
  const lists = (
    <div className="flex flex-col gap-5">
      <PaperList
        title="Complaint Documents"
        papers={complaints}
        empty="The complaint you were served with goes here."
        verb="Answer"
        isChosen={isChosen}
        onChoose={choose}
        canChoose={canEdit}
        onOpen={onOpenComplaint}
        onUpload={onUpload}
      />
      <PaperList
        title="Other papers (Auxiliary Documents)"
        papers={auxiliary}
        empty="Leases, letters, e-mails: what the answer may rest on."
        verb="Draw on"
        isChosen={isChosen}
        onChoose={choose}
        canChoose={canEdit}
        onOpen={onOpenAuxiliary}
        onUpload={onUpload}
      />
    </div>
  );
  if (isWide) return lists;
  return (
    <Disclosure
      className="rounded-card border border-line bg-surface px-4 py-1"
      label={`Papers: ${amount(complaints.length, 'complaint')}, ${amount(auxiliary.length, 'other paper')}`}
    >
      <div className="pt-2 pb-3">{lists}</div>
    </Disclosure>
  );
}
