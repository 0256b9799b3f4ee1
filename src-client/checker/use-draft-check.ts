import { useEffect, useRef, useState } from 'react';
import { type DraftChecked, DraftText } from '#src/checker/schema.ts';
import { CONNECTION_TEXT, errorMessage, readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

/** A draft that is pasted, checked, looked at and corrected. Nothing of it leaves the page but for the check itself. */
export function useDraftCheck(owner: { userId: string; caseId: string }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState(() => keptDraft(owner)?.text ?? '');
  const [result, setResult] = useState<DraftChecked | null>(() => keptDraft(owner)?.result ?? null);
  const [isRunning, setRunning] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function keep(next: { text: string; result: DraftChecked | null }): void {
    setText(next.text);
    setResult(next.result);
    keepDraft(owner, next.text === '' ? null : next);
  }

  async function check(): Promise<void> {
    const draft = DraftText.safeParse(text);
    setFailure(null);
    setFieldError(draft.success ? null : (draft.error.issues[0]?.message ?? null));
    if (!draft.success) return;
    const controller = new AbortController();
    stop.current = controller;
    setRunning(true);
    try {
      const { signal } = controller;
      const checked = await utils.client.checker.check.mutate(
        { caseId: owner.caseId, text: draft.data },
        { signal },
      );
      if (!signal.aborted) keep({ text: draft.data, result: checked });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { fields } = readFailure(error);
      if (fields.text === undefined) setFailure(errorMessage(error, CONNECTION_TEXT));
      else setFieldError(fields.text);
    } finally {
      if (stop.current === controller) {
        stop.current = null;
        setRunning(false);
      }
    }
  }

  return {
    text,
    result,
    isRunning,
    /** What is wrong with the draft itself. */
    fieldError,
    /** Why the last check brought nothing, as a sentence. */
    failure,
    change(next: string) {
      keep({ text: next, result: null });
      setFieldError(null);
      setFailure(null);
    },
    check,
    cancel() {
      stop.current?.abort();
      stop.current = null;
      setRunning(false);
    },
    /** Back to the field, with the text. */
    edit: () => keep({ text, result: null }),
    startAnew: () => keep({ text: '', result: null }),
  };
}

export type DraftCheck = ReturnType<typeof useDraftCheck>;
