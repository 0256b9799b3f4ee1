import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AskTurnInput,
  CHAT_BEAT_SECONDS,
  type ChatAnswer,
  type ChatEvent,
  type ChatMessage,
} from '#src/documents/chat-schema.ts';
import { AppError } from '#src/errors.ts';
import {
  type AskedPaper,
  answerQuestion,
  type ChatDeps,
  openPaper,
  type Question,
  spendQuestion,
} from './chat-service.ts';
import { toMessage } from './chat-store.ts';
import {
  dropQuestion,
  findTurn,
  finishTurn,
  keepWords,
  openQuestion,
  type TurnPlace,
} from './chat-turn-store.ts';

/** Words are kept at most this often while they come. */
const KEEP_MS = 1_000;

type Turn = Question & AskTurnInput;

function placeOf({ caseId, documentId, userId }: Turn): TurnPlace {
  return { caseId, docId: documentId, userId };
}

function toAnswer(message: ChatMessage): ChatAnswer {
  return { message, sources: message.sources, confidence: message.confidence ?? 0 };
}

interface Known {
  /** Of a turn that was answered whole: what there is to tell. */
  told: ChatEvent[] | null;
  isNew: boolean;
}

/** What is known of the key. CONFLICT when it belongs to another question. */
async function lookUp(deps: ChatDeps, turn: Turn): Promise<Known> {
  const found = await findTurn(deps.db, placeOf(turn), turn.key);
  if (found === undefined) return { told: null, isNew: true };
  const { question, answer } = found;
  if (question.content !== turn.message) {
    throw new AppError('CONFLICT', 'Another question was asked with this key.');
  }
  if (question.status !== 'done' || answer === undefined) return { told: null, isNew: false };
  return {
    isNew: false,
    told: [
      { type: 'asked', question: toMessage(question, false) },
      { type: 'answered', answer: toAnswer(toMessage(answer, false)) },
    ],
  };
}

/** What has come of an answer, for whoever reads along. */
class Progress {
  words = '';
  outcome: { answer: ChatAnswer } | { error: unknown } | undefined;
  #changed = Promise.withResolvers<void>();

  note(words: string): void {
    this.words = words;
    this.#changed.resolve();
  }

  settle(outcome: NonNullable<Progress['outcome']>): void {
    this.outcome = outcome;
    this.#changed.resolve();
  }

  /** Resolves when there is something new, or after the time between two events. */
  async next(): Promise<void> {
    const pause = new AbortController();
    const beat = sleep(CHAT_BEAT_SECONDS * 1000, undefined, { signal: pause.signal, ref: false });
    await Promise.race([this.#changed.promise, beat.catch(() => undefined)]);
    pause.abort();
    this.#changed = Promise.withResolvers<void>();
  }
}

/** Writes the words down from time to time, one write after the other. */
function createKeeper(deps: ChatDeps, turn: Turn, question: ChatMessage) {
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = (words: string) => {
    writing = writing.then(() =>
      keepWords(deps.db, placeOf(turn), question, { words, now: deps.clock.now() }),
    );
    // Told by `settled`; an answer does not end because a copy of its beginning could not be kept.
    writing = writing.catch((error: unknown) => {
      deps.log.warn({ error: String(error) }, 'the beginning of an answer could not be kept');
    });
  };
  return {
    note(words: string) {
      const now = performance.now();
      if (words === '' || now - last < KEEP_MS) return;
      last = now;
      write(words);
    },
    write,
    settled: () => writing,
  };
}

interface Opened {
  turn: Turn;
  paper: AskedPaper;
  question: ChatMessage;
  isNew: boolean;
}

/**
 * Answers the question and stores what comes of it, whether anybody reads along or not: the whole answer; of one
 * that breaks off its words; and where not a word came, the question if it was stopped, and nothing if it failed,
 * since then the person is told and still has it.
 */
async function work(
  deps: ChatDeps,
  { turn, paper, question, isNew }: Opened,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> {
  const keeper = createKeeper(deps, turn, question);
  const onMessage = (words: string) => {
    progress.note(words);
    keeper.note(words);
  };
  try {
    const answer = await answerQuestion(deps, turn, paper, { signal, onMessage });
    await keeper.settled();
    const now = deps.clock.now();
    const stored = await finishTurn(deps.db, placeOf(turn), question, { answer, now });
    progress.settle({ answer: toAnswer(stored) });
  } catch (error) {
    if (progress.words !== '') keeper.write(progress.words);
    await keeper.settled();
    const isNothing = progress.words === '' && isNew && !signal.aborted;
    if (isNothing) await dropQuestion(deps.db, placeOf(turn), question);
    throw error;
  }
}

async function* follow(progress: Progress): AsyncGenerator<ChatEvent> {
  let told = 0;
  while (progress.outcome === undefined || told < progress.words.length) {
    if (told < progress.words.length) {
      const text = progress.words.slice(told);
      told = progress.words.length;
      yield { type: 'words', text };
    } else {
      await progress.next();
      if (progress.outcome === undefined && told === progress.words.length) yield { type: 'waiting' };
    }
  }
  if ('error' in progress.outcome) throw progress.outcome.error;
  yield { type: 'answered', answer: progress.outcome.answer };
}

/** Opens the question, unless whoever was answering it has come to the end, and sets to work. */
async function begin(deps: ChatDeps, turn: Turn, paper: AskedPaper, stop: AbortSignal) {
  const run = await deps.chatRuns.begin(turn.documentId, turn.key);
  try {
    const { told, isNew } = await lookUp(deps, turn);
    if (told !== null) {
      run.end();
      return { told };
    }
    const { key, message } = turn;
    const question = await openQuestion(deps.db, placeOf(turn), { key, message, now: deps.clock.now() });
    const progress = new Progress();
    const signal = AbortSignal.any([stop, run.signal]);
    const working = work(deps, { turn, paper, question, isNew }, { progress, signal })
      .catch((error: unknown) => {
        if (!(error instanceof AppError) && !signal.aborted) {
          deps.log.error({ documentId: turn.documentId, error: String(error) }, 'an answer failed');
        }
        progress.settle({ error });
      })
      .finally(() => run.end());
    return { told: undefined, question, progress, working };
  } catch (error) {
    run.end();
    throw error;
  }
}

async function* tell(
  deps: ChatDeps,
  turn: Turn,
  paper: AskedPaper,
  gone: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const stop = new AbortController();
  const begun = await begin(deps, turn, paper, AbortSignal.any([gone, stop.signal]));
  if (begun.told !== undefined) {
    yield* begun.told;
    return;
  }
  try {
    yield { type: 'asked', question: begun.question };
    yield* follow(begun.progress);
  } finally {
    stop.abort(new AppError('TIMEOUT', 'The answer was stopped.'));
    await begun.working;
  }
}

async function* replay(events: ChatEvent[]): AsyncGenerator<ChatEvent> {
  yield* events;
}

/**
 * Asks a question whose answer is told as it is written. Throws before anything is stored: CONFLICT while the
 * document has no text, TOO_MANY_REQUESTS. What is answered with the same key already is only told again. The
 * question is stored when the first event is read; an abort ends the work of the engine, and so does reading no
 * further.
 */
export async function askTurn(
  deps: ChatDeps,
  turn: Turn,
  gone: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const paper = await openPaper(deps, turn);
  const { told } = await lookUp(deps, turn);
  if (told !== null) return replay(told);
  await spendQuestion(deps, paper, turn.userId);
  return tell(deps, turn, paper, gone);
}
