import { parentPort } from 'node:worker_threads';
import { operations } from './text-operations.ts';
import type { TextReply, TextRequest } from './text-thread.ts';

function run(request: TextRequest): unknown {
  const operation: (input: never) => unknown = operations[request.name];
  return operation(request.input as never);
}

parentPort?.on('message', (request: TextRequest) => {
  parentPort?.postMessage({ id: request.id, begun: true } satisfies TextReply);
  let reply: TextReply;
  try {
    reply = { id: request.id, value: run(request) };
  } catch (error) {
    reply = {
      id: request.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort?.postMessage(reply);
});
