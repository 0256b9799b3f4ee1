import { Eye, Save, SaveAll } from 'lucide-react';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { MAX_DOCKET_TEXT } from '#src/docket/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import type { DocketTextState } from './use-docket-text.ts';

interface DocketEditorProps {
  state: DocketTextState;
  docket: DocketEntry | undefined;
}

/** The field that the docket is pasted into. */
export function DocketEditor({ state, docket }: DocketEditorProps) {
  const { text, busy, editor } = state;
  const isTooLong = text.length > MAX_DOCKET_TEXT;
  const canCancel = docket !== undefined || text.trim() !== '';
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        state.preview();
      }}
    >
      {state.isRestored && (
        <Alert title="Your text is still here">It was not saved before this page was left or reloaded.</Alert>
      )}
      <Field label="Paste Docket Text" error={state.fieldError ?? undefined}>
        <Textarea
          ref={editor}
          rows={14}
          spellCheck={false}
          autoComplete="off"
          readOnly={busy !== null}
          placeholder={'03/02/2026\t1\tCOMPLAINT filed by …'}
          className="max-h-[70dvh] font-mono text-sm"
          value={text}
          onChange={(event) => state.change(event.target.value)}
        />
      </Field>
      <p
        className={classNames('figures -mt-2 text-sm', isTooLong ? 'font-medium text-danger' : 'text-muted')}
      >
        {text.length.toLocaleString('en-US')} of {MAX_DOCKET_TEXT.toLocaleString('en-US')} characters
      </p>
      {isTooLong && (
        <Alert tone="due" title="Too long for one paste">
          Paste and save it in parts, at most {MAX_DOCKET_TEXT.toLocaleString('en-US')} characters each. The
          entries of all parts come together in one docket.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        <Button type="submit" className="max-sm:col-span-2" busy={busy === 'parse'} disabled={busy !== null}>
          {busy !== 'parse' && <Eye aria-hidden="true" />}
          Parse &amp; Preview
        </Button>
        <SaveButtons state={state} />
        {canCancel && (
          <Button variant="quiet" disabled={busy !== null} onClick={state.cancel}>
            Cancel
          </Button>
        )}
      </div>
      <Disclosure label="Where to find the docket text">
        <div className="mt-1 flex max-w-[70ch] flex-col gap-2 text-sm text-muted">
          <p>
            Federal courts: open the case in PACER or CM/ECF. Run the docket report. Then select the whole
            table and copy it. New Mexico: look up the case in Case Lookup or re:SearchNM. Copy the register
            of actions. You can also paste the e-mails that tell of a new filing.
          </p>
          <p>
            Lines that cannot be read are listed, never dropped. Pasting the same text twice changes nothing.
          </p>
        </div>
      </Disclosure>
    </form>
  );
}

/** Both ways to save: the entries that are read, or the text alone. */
export function SaveButtons({ state, isPrimary = false }: { state: DocketTextState; isPrimary?: boolean }) {
  const { busy } = state;
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        className="max-sm:col-span-2"
        busy={busy === 'parsed'}
        disabled={busy !== null}
        onClick={state.saveParsed}
      >
        {busy !== 'parsed' && <SaveAll aria-hidden="true" />}
        Save with Parsed Entries
      </Button>
      <Button
        variant="secondary"
        className={isPrimary ? 'max-sm:col-span-2' : ''}
        busy={busy === 'raw'}
        disabled={busy !== null}
        onClick={state.saveRaw}
      >
        {busy !== 'raw' && <Save aria-hidden="true" />}
        Save Raw Text
      </Button>
    </>
  );
}
