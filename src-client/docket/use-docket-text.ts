import { type RefObject, useRef, useState } from 'react';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { DocketText, type ParseResult } from '#src/docket/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showToast } from '../ui/toast-store.ts';
import { type DraftPlace, dropDraft, keepDraft, readDraft } from './draft.ts';
import { useDocketMutations } from './use-docket-mutations.ts';

export type DocketMode = 'view' | 'edit' | 'preview';

interface DocketTextOptions {
  place: DraftPlace;
  /** The docket of this milestone; undefined while it has none. */
  docket: DocketEntry | undefined;
}

/** The docket text of one milestone: seen, edited, previewed, saved. Nothing typed is lost by a failure or a reload. */
export function useDocketText({ place, docket }: DocketTextOptions) {
  const { caseId, milestoneId } = place;
  const [kept] = useState(() => readDraft(place));
  const isWorthKeeping = kept !== null && kept !== docket?.rawText;
  const [text, setText] = useState(isWorthKeeping ? kept : '');
  const [wanted, setWanted] = useState<DocketMode>(isWorthKeeping ? 'edit' : 'view');
  const [isRestored, setRestored] = useState(isWorthKeeping);
  const [result, setResult] = useState<ParseResult | null>(null);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const card = useRef<HTMLElement>(null);
  const { parse, create, update } = useDocketMutations();

  // Without a saved text there is nothing to see: the text is asked for.
  const mode: DocketMode = wanted === 'view' && docket === undefined ? 'edit' : wanted;
  const busy = parse.isPending ? 'parse' : pendingSave([create, update]);

  function show(next: DocketMode): void {
    setWanted(next);
    setFieldError(null);
    setFailure(null);
    if (next !== 'preview') setResult(null);
    focusOn(next === 'edit' ? editor : card);
  }

  function change(next: string): void {
    setText(next);
    // Where nothing was saved the field stands open by itself: it must not close when somebody else saves.
    setWanted('edit');
    setFieldError(null);
    setFailure(null);
    setRestored(false);
    keepDraft(place, next);
  }

  /** The text if it can be sent; otherwise what is wrong with it is shown at the field. */
  function checked(what: string): string | null {
    const found = DocketText.safeParse(what);
    setFailure(null);
    setFieldError(found.success ? null : (found.error.issues[0]?.message ?? null));
    if (found.success) return found.data;
    editor.current?.focus();
    return null;
  }

  const onError = (error: unknown) => setFailure(errorMessage(error, CONNECTION_TEXT));

  function preview(): void {
    const source = mode === 'view' ? (docket?.rawText ?? '') : text;
    const rawText = checked(source);
    if (rawText === null) return;
    parse.mutate(
      { caseId, milestoneId, rawText },
      {
        onSuccess(found) {
          setText(source);
          setResult(found);
          setWanted('preview');
          focusOn(card);
        },
        onError,
      },
    );
  }

  function save(autoParseAndReconcile: boolean): void {
    const rawText = checked(text);
    if (rawText === null) return;
    const then = {
      onSuccess() {
        dropDraft(place);
        setText('');
        setRestored(false);
        show('view');
      },
      onError,
    };
    if (docket === undefined) create.mutate({ caseId, milestoneId, rawText, autoParseAndReconcile }, then);
    else update.mutate({ id: docket.id, rawText, autoParseAndReconcile }, then);
  }

  function cancel(): void {
    const isSame = docket !== undefined && (text === docket.rawText || text.trim() === '');
    if (mode === 'preview' && !isSame) {
      show('edit');
      return;
    }
    setText('');
    setRestored(false);
    dropDraft(place);
    show('view');
    if (isSame || text.trim() === '') return;
    showToast({
      title: 'Changes discarded',
      action: {
        label: 'Undo',
        onPress() {
          setText(text);
          keepDraft(place, text);
          show('edit');
        },
      },
    });
  }

  return {
    mode,
    text,
    change,
    result,
    busy,
    fieldError,
    /** Why the last call failed, as a sentence. */
    failure,
    /** What was typed before a reload is back. */
    isRestored,
    editor,
    /** Takes the focus where the button that was pressed goes. */
    card,
    edit() {
      if (mode === 'view') setText(docket?.rawText ?? '');
      show('edit');
    },
    /** An empty field for a newer page; the saved text stays until it is saved. */
    startAnew() {
      setText('');
      show('edit');
    },
    preview,
    saveRaw: () => save(false),
    saveParsed: () => save(true),
    cancel,
  };
}

export type DocketTextState = ReturnType<typeof useDocketText>;

/** Once what was asked for is drawn. */
function focusOn(target: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => target.current?.focus());
}

interface Saving {
  isPending: boolean;
  variables: { autoParseAndReconcile?: boolean | undefined } | undefined;
}

function pendingSave(savings: readonly Saving[]): 'raw' | 'parsed' | null {
  const running = savings.find(({ isPending }) => isPending);
  if (running === undefined) return null;
  return running.variables?.autoParseAndReconcile ? 'parsed' : 'raw';
}
