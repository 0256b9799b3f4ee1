import { Download } from 'lucide-react';
import { useId, useRef } from 'react';
import { serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

/**
 * The chosen documents as one archive. A form asks for it, so that ten thousand ids find room and the browser streams
 * the answer to the disk; what is no archive, a failure, arrives in the frame instead.
 */
export function BulkDownload({ caseId, ids }: { caseId: string; ids: ReadonlySet<string> }) {
  const frame = useId();
  const isAsked = useRef(false);
  const onAnswerInFrame = () => {
    if (!isAsked.current) return;
    isAsked.current = false;
    showToast({ title: 'Error', description: 'Failed to download documents', tone: 'danger' });
  };
  return (
    <form
      method="post"
      action={serverPaths.downloadChosen(caseId)}
      target={frame}
      className="contents"
      onSubmit={() => {
        isAsked.current = true;
      }}
    >
      <input type="hidden" name="ids" value={[...ids].join(',')} />
      <Button type="submit" size="small" variant="secondary" className="flex-1" disabled={ids.size === 0}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <iframe name={frame} title="Download" hidden onLoad={onAnswerInFrame} />
    </form>
  );
}
