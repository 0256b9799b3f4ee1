import { format } from 'date-fns';
import { ClipboardPaste, Eye, Pencil } from 'lucide-react';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { amount } from '#src/text/words.ts';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/input.tsx';
import { FormerTexts } from './former-texts.tsx';
import type { DocketTextState } from './use-docket-text.ts';

interface SavedTextProps {
  docket: DocketEntry;
  /** Null for somebody who may only look. */
  state: DocketTextState | null;
}

/** The text that was saved last, word for word. */
export function SavedText({ docket, state }: SavedTextProps) {
  const entries = docket.parsedEntries?.length ?? null;
  const characters = docket.rawText.length.toLocaleString('en-US');
  return (
    <>
      <p className="figures text-sm text-muted">
        Saved{' '}
        <time dateTime={docket.updatedAt.toISOString()}>
          {format(docket.updatedAt, 'MMM d, yyyy h:mm a')}
        </time>
        {` · ${characters} characters · `}
        {entries === null ? 'entries not read yet' : entriesText(entries)}
      </p>
      <Textarea
        aria-label="Saved docket text"
        readOnly
        rows={8}
        spellCheck={false}
        className="max-h-[60dvh] bg-sunken font-mono text-sm"
        value={docket.rawText}
      />
      {state !== null && (
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
          <Button className="max-sm:col-span-2" onClick={state.startAnew}>
            <ClipboardPaste aria-hidden="true" />
            Paste a Newer Docket
          </Button>
          <Button variant="secondary" onClick={state.edit}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button
            variant="secondary"
            busy={state.busy === 'parse'}
            disabled={state.busy !== null}
            onClick={state.preview}
          >
            {state.busy !== 'parse' && <Eye aria-hidden="true" />}
            Parse &amp; Preview
          </Button>
        </div>
      )}
      <FormerTexts docketId={docket.id} />
    </>
  );
}

/** '1 entry', '1,204 entries'. */
export function entriesText(count: number): string {
  return `${amount(count, 'entry', 'entries')}`;
}
