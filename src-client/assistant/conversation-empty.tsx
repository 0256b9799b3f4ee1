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

/** Where a conversation begins: what can be asked, and what the answers will rest on. */
export function ConversationEmpty({ count, isBusy, onAsk, onUpload }: ConversationEmptyProps) {
  return (
    <div className="flex flex-col items-center gap-5 py-4 text-center sm:py-8">
      <div className="flex flex-col items-center gap-2">
        <Sparkles aria-hidden="true" className="size-7 stroke-[1.5] text-accent" />
        <h2 className="text-lg font-semibold">Ask about your case</h2>
        <p className="max-w-[52ch] text-muted">
          Answers come from your documents and from what you entered: dates, people, the docket. Each names
          its sources, and what is in neither is said.
        </p>
      </div>
      {onAsk && <SuggestedPrompts onAsk={onAsk} isBusy={isBusy} />}
      {count?.total === 0 && (
        <div className="flex flex-col items-center gap-2 text-sm text-muted">
          <p className="max-w-[52ch]">
            This case has no documents yet. Questions about its dates and people work already. Upload the
            complaint or the summons, and answers quote them with the page.
          </p>
          {onUpload && (
            <Button variant="secondary" size="small" onClick={onUpload}>
              <Upload aria-hidden="true" />
              Upload Documents
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
