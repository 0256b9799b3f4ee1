import { Sparkles, Upload } from 'lucide-react';
import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { Button } from '../ui/button.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';

interface ConversationEmptyProps {
  count: DocumentCount | undefined;
  isBusy: boolean;
  /** Undefined for those who may only read. */
  onAsk: ((text: string) => void) | undefined;
  onUpload: (() => void) | undefined;
}

/** Where a conversation begins: what can be asked, and what the replies will rest on. */
export function ConversationEmpty({ count, isBusy, onAsk, onUpload }: ConversationEmptyProps) {
  const isWithoutDocuments = count?.total === 0;
  if (onAsk === undefined) {
    return (
      <div className="flex flex-col items-center gap-1.5 text-center sm:py-8">
        <h2 className="text-lg font-semibold">Nothing asked yet</h2>
        <p className="max-w-[52ch] text-muted max-sm:text-sm">
          Conversations that you have had about this case can be read here. Its documents and dates are open
          to you in the case itself.
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-4 text-center sm:gap-5 sm:py-8">
      <div className="flex flex-col items-center gap-1.5 sm:gap-2">
        <Sparkles aria-hidden="true" className="size-7 stroke-[1.5] text-accent max-sm:hidden" />
        <h2 className="text-lg font-semibold">Ask about your case</h2>
        <p className="max-w-[52ch] text-muted max-sm:text-sm">
          {isWithoutDocuments
            ? 'This case has no documents yet. Questions about its dates and people work already. Upload the complaint or the summons, and replies quote them with the page.'
            : 'Replies come from your documents and from what you entered: dates, people, the docket. Each names its sources; where nothing says it exactly, you see what comes closest.'}
        </p>
        {isWithoutDocuments && onUpload && (
          <Button size="small" className="mt-1" onClick={onUpload}>
            <Upload aria-hidden="true" />
            Upload Documents
          </Button>
        )}
      </div>
      <SuggestedPrompts onAsk={onAsk} isBusy={isBusy} />
    </div>
  );
}
