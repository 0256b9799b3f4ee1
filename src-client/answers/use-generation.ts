import { useEffect, useRef, useState } from 'react';
import { type GenerateAnswerInput, NO_COMPLAINT } from '#src/answers/schema.ts';
import { newKey } from '../conversations/conversation.ts';
import { useRefresher } from '../lib/case-events.tsx';
import { readFailure } from '../lib/errors.ts';
import { STREAMING, trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import type { KnownStage } from './stages.ts';

const CANCELED = 'canceled';
const LOST = 'lost';
/** The server says something every ten seconds; after so long nothing will come any more. */
const SILENCE_MS = 45_000;

type Asked = Pick<
  GenerateAnswerInput,
  'complaintDocuments' | 'auxiliaryDocuments' | 'userInstructions' | 'motion'
>;

interface GenerationOptions {
  caseId: string;
  /** Sends what is entered and not kept yet; false when it could not be. */
  flush(): Promise<boolean>;
  onGenerated(): void;
}

/** Drafts an answer, with the stages the server tells while it does; one at a time. */
export function useGeneration({ caseId, flush, onGenerated }: GenerationOptions) {
  const utils = trpc.useUtils();
  const refresher = useRefresher();
  const [running, setRunning] = useState<{ known: KnownStage | null } | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(CANCELED), []);

  async function follow(asked: Asked, signal: AbortSignal, heard: () => void): Promise<string | null> {
    if (!(await flush())) {
      return 'Your latest answers could not be saved, so no draft was made. Please check your internet connection and try again.';
    }
    const options = { signal, context: STREAMING };
    const events = await utils.client.answers.generateStream.mutate(
      { caseId, ...asked, key: newKey() },
      options,
    );
    for await (const event of events) {
      heard();
      if (event.type === 'stage') {
        setRunning({ known: { stage: event.stage, done: event.done, total: event.total } });
      }
      if (event.type === 'failed') return event.message;
      if (event.type === 'answer') {
        await refresher.changed({ type: 'answer-changed', caseId });
        return null;
      }
    }
    return '';
  }

  /** The connection broke; the server may have come to the end all the same. */
  async function isDoneAnyway(before: number): Promise<boolean> {
    try {
      const { version } = await utils.answers.latest.fetch(
        { caseId },
        { staleTime: 0, meta: { silent: true } },
      );
      return version > before;
    } catch {
      return false;
    }
  }

  async function run(asked: Asked): Promise<void> {
    const controller = new AbortController();
    const before = utils.answers.latest.getData({ caseId })?.version ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(LOST), SILENCE_MS);
    };
    stop.current = controller;
    setRunning({ known: null });
    heard();
    let failure: string | null = null;
    try {
      failure = await follow(asked, controller.signal, heard);
    } catch (error) {
      const { code, message } = readFailure(error);
      failure = code === null ? '' : (message ?? '');
    }
    clearTimeout(timer);
    if (controller.signal.reason === CANCELED) return;
    if (failure === '' && (await isDoneAnyway(before))) failure = null;
    stop.current = null;
    setRunning(null);
    if (failure === null) {
      showToast({ title: 'Answer Generated & Saved' });
      onGenerated();
      return;
    }
    showToast({
      title: 'Generation Failed',
      description: failure || 'Failed to generate answer. Please try again.',
      tone: 'danger',
    });
  }

  return {
    running,
    generate(asked: Asked) {
      if (stop.current !== null) return;
      if (asked.complaintDocuments.length === 0) {
        showToast({ title: NO_COMPLAINT.title, description: NO_COMPLAINT.text, tone: 'danger' });
        return;
      }
      void run(asked);
    },
    cancel() {
      stop.current?.abort(CANCELED);
      stop.current = null;
      setRunning(null);
    },
  };
}
