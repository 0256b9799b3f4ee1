import type { ChatEvent, ChatMessage, ChatReply } from '#src/conversations/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AiEngine } from '../ai/engine.ts';
import { scopeOf } from '../ai/running-replies.ts';
import { requireStillAllowed } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { findConversation, openConversation, type ThreadPlace } from './conversation-store.ts';
import { createKeeper, follow, Progress } from './progress.ts';
import { insertExchange, type ReplyValues, type Thread, toMessage } from './store.ts';
import { dropQuestion, findTurn, finishTurn, type OpenedQuestion, openQuestion } from './turn-store.ts';

export type ChatDeps = Pick<
  Deps,
  'db' | 'ai' | 'clock' | 'log' | 'questionLimit' | 'runningReplies' | 'events'
>;

export interface Answering {
  signal?: AbortSignal | undefined;
  onMessage?: (soFar: string) => void;
}

/** Where the question that is answered stands: only what is older is part of its history. */
export interface Asked {
  thread: Thread | null;
  before: Date | null;
}

/** A question to a document or in a conversation, and how it is answered. */
export interface Asking extends ThreadPlace {
  message: string;
  engine: AiEngine;
  answer(asked: Asked, answering: Answering): Promise<ReplyValues>;
}

/** The same under a key of the browser: asked again it is still one question. */
export interface KeyedAsking extends Asking {
  key: string;
}

function toReply(message: ChatMessage): ChatReply {
  return { message, sources: message.sources, confidence: message.confidence ?? 0 };
}

function askedEvent(thread: Thread, question: ChatMessage): ChatEvent {
  return { type: 'asked', question, ...('conversationId' in thread && thread) };
}

interface Known {
  /** Of a turn that was answered whole: what there is to tell. */
  told: ChatEvent[] | null;
  isNew: boolean;
}

/** What is known of the key. CONFLICT when it belongs to another question. */
async function lookUp(deps: ChatDeps, turn: KeyedAsking): Promise<Known> {
  const thread = await findConversation(deps.db, turn, turn.key);
  const found = thread && (await findTurn(deps.db, { caseId: turn.caseId, thread }, turn.key));
  if (thread === undefined || found === undefined) return { told: null, isNew: true };
  const { question, reply } = found;
  if (question.content !== turn.message) {
    throw new AppError('CONFLICT', 'Another question was asked with this key.');
  }
  if (question.status !== 'done' || reply === undefined) return { told: null, isNew: false };
  return {
    isNew: false,
    told: [
      askedEvent(thread, toMessage(question, false)),
      { type: 'answered', reply: toReply(toMessage(reply, false)) },
    ],
  };
}

/** TOO_MANY_REQUESTS when this person has asked an engine that costs money too often. */
async function spendQuestion(deps: ChatDeps, { engine, userId }: Asking): Promise<void> {
  if (engine.kind !== 'builtin') await deps.questionLimit.spend(userId);
}

/** A question that the service was not there for is not counted: whoever tries again must not be shut out. */
async function refund(deps: ChatDeps, { engine, userId }: Asking, error: unknown): Promise<void> {
  if (engine.kind !== 'builtin') await deps.questionLimit.giveBack(userId, error);
}

/** A document's questions are its case's; a conversation is its author's alone. */
function publish({ events }: ChatDeps, { caseId, userId }: ThreadPlace, thread: Thread): void {
  if ('docId' in thread) events.publish(caseId, { type: 'chat-changed' });
  else events.tell(userId, { type: 'conversations-changed', caseId });
}

/** An engine takes its time: whoever was taken out of the case meanwhile is told nothing more. NOT_FOUND. */
async function requireStillMember(deps: ChatDeps, { caseId, userId }: ThreadPlace): Promise<void> {
  await requireStillAllowed(deps.db, { id: userId }, caseId, 'document:ask', deps.clock.now());
}

interface Opened {
  turn: KeyedAsking;
  opened: OpenedQuestion;
  isNew: boolean;
}

/**
 * Answers the question and stores what comes of it, whether anybody reads along or not: the whole reply; of one
 * that breaks off its words; and where not a word came, the question if it was stopped, and nothing if it failed,
 * since then the person is told and still has it.
 */
async function work(
  deps: ChatDeps,
  { turn, opened, isNew }: Opened,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> {
  const keeper = createKeeper(deps, opened);
  const onMessage = (words: string) => {
    progress.note(words);
    keeper.note(words);
  };
  try {
    const asked = { thread: opened.thread, before: opened.question.createdAt };
    const reply = await turn.answer(asked, { signal, onMessage });
    await requireStillMember(deps, turn);
    await keeper.settled();
    const stored = await finishTurn(deps.db, opened, { reply, now: deps.clock.now() });
    publish(deps, turn, opened.thread);
    progress.settle({ reply: toReply(stored) });
  } catch (error) {
    if (progress.words !== '') keeper.write(progress.words);
    await keeper.settled();
    const isNothing = progress.words === '' && isNew && !signal.aborted;
    if (progress.words === '') await refund(deps, turn, error);
    if (isNothing) await dropQuestion(deps.db, opened);
    publish(deps, turn, opened.thread);
    throw error;
  }
}

/** Opens the question, unless whoever was answering it has come to the end, and sets to work. */
async function begin(deps: ChatDeps, turn: KeyedAsking, stop: AbortSignal) {
  const { key, message } = turn;
  const scope = turn.thread !== null && 'docId' in turn.thread ? scopeOf(turn.thread) : scopeOf(turn);
  const run = await deps.runningReplies.begin(scope, key);
  try {
    const { told, isNew } = await lookUp(deps, turn);
    if (told !== null) {
      run.end();
      return { told };
    }
    const opened = await openQuestion(deps.db, turn, { key, message, now: deps.clock.now() });
    publish(deps, turn, opened.thread);
    const progress = new Progress();
    const signal = AbortSignal.any([stop, run.signal]);
    const working = work(deps, { turn, opened, isNew }, { progress, signal })
      .catch((error: unknown) => {
        if (!(error instanceof AppError) && !signal.aborted) {
          deps.log.error({ ...opened.thread, error: String(error) }, 'an answer failed');
        }
        progress.settle({ error });
      })
      .finally(() => run.end());
    return { told: undefined, opened, progress, working };
  } catch (error) {
    run.end();
    throw error;
  }
}

async function* tell(deps: ChatDeps, turn: KeyedAsking, gone: AbortSignal): AsyncGenerator<ChatEvent> {
  const stop = new AbortController();
  const begun = await begin(deps, turn, AbortSignal.any([gone, stop.signal]));
  if (begun.told !== undefined) {
    yield* begun.told;
    return;
  }
  try {
    yield askedEvent(begun.opened.thread, begun.opened.question);
    yield* follow(begun.progress);
  } finally {
    stop.abort(new AppError('TIMEOUT', 'The reply was stopped.'));
    await begun.working;
  }
}

async function* replay(events: ChatEvent[]): AsyncGenerator<ChatEvent> {
  yield* events;
}

/**
 * Asks a question whose reply is told as it is written. Throws TOO_MANY_REQUESTS before anything is stored. What is
 * answered with the same key already is only told again. The question is stored when the first event is read; an
 * abort ends the work of the engine, and so does reading no further.
 */
export async function tellTurn(
  deps: ChatDeps,
  turn: KeyedAsking,
  gone: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const { told } = await lookUp(deps, turn);
  if (told !== null) return replay(told);
  await spendQuestion(deps, turn);
  return tell(deps, turn, gone);
}

/**
 * Answers a question as a whole and stores both, or neither: TOO_MANY_REQUESTS; UNAVAILABLE when the AI service does
 * not reply; NOT_FOUND when what it belongs to was deleted meanwhile.
 */
export async function answerAtOnce(
  deps: ChatDeps,
  asking: Asking,
  signal?: AbortSignal,
): Promise<{ thread: Thread; message: ChatMessage }> {
  const { caseId, userId, message } = asking;
  const askedAt = deps.clock.now();
  await spendQuestion(deps, asking);
  const reply = await asking
    .answer({ thread: asking.thread, before: null }, { signal })
    .catch(async (error: unknown) => {
      await refund(deps, asking, error);
      throw error;
    });
  await requireStillMember(deps, asking);
  const repliedAt = deps.clock.now();
  const answered = await deps.db.transaction().execute(async (trx) => {
    const thread = await openConversation(trx, asking, { key: null, message, now: askedAt });
    const exchange = { caseId, thread, userId, question: message, reply, askedAt, repliedAt };
    return { thread, message: await insertExchange(trx, exchange) };
  });
  publish(deps, asking, answered.thread);
  return answered;
}
