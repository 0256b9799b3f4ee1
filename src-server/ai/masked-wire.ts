import {
  createMaskTable,
  knowNumbers,
  learnNumbers,
  type MaskTable,
  mask,
  restore,
  restoreBegun,
} from '#src/privacy/masking.ts';
import { withoutTurnMarks } from './fence.ts';
import type { Message, Task, Wire } from './openai-wire.ts';

const EXPLAINED =
  'Marks such as [[SSN-1]] or [[ACCOUNT-2b]] stand for private numbers that are kept from you. The same figure is the same number, a letter after it only another spelling. Where you need such a number, copy its mark letter by letter.';

/** Every text of a value that came as JSON. */
function restoreAll(value: unknown, table: MaskTable): unknown {
  if (typeof value === 'string') return restore(value, table);
  if (Array.isArray(value)) return value.map((item) => restoreAll(item, table));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restoreAll(item, table)]));
}

function masked({ role, content }: Message, table: MaskTable): Message {
  // Rules are ours; whatever else is sent may hold the words of others, and some servers obey marks of turns in them.
  return role === 'system' ? { role, content } : { role, content: mask(withoutTurnMarks(content), table) };
}

function explained(messages: readonly Message[]): Message[] {
  const at = messages.findIndex(({ role }) => role === 'system');
  if (at === -1) return [{ role: 'system', content: EXPLAINED }, ...messages];
  return messages.map((message, index) =>
    index === at ? { ...message, content: `${message.content}\n${EXPLAINED}` } : message,
  );
}

/**
 * A wire over which no Social Security, account, card or license number goes: each is replaced before it is sent and
 * put back into what is answered, also while that is being written. Nothing of it outlives the request.
 */
export function maskedWire(wire: Wire): Wire {
  return {
    async ask<T>(task: Task<T>): Promise<T> {
      const table = createMaskTable();
      const { messages, onMessage, privateNumbers = [] } = task;
      knowNumbers(privateNumbers, table);
      // A number is known by its label in one message, and stands without it in another.
      for (const { role, content } of messages) if (role !== 'system') learnNumbers(content, table);
      const sent = messages.map((message) => masked(message, table));
      let shown = '';
      const answer = await wire.ask({
        ...task,
        messages: table.entries.size === 0 ? sent : explained(sent),
        onMessage:
          onMessage &&
          ((soFar) => {
            const restored = restoreBegun(soFar, table);
            if (restored === shown) return;
            shown = restored;
            onMessage(restored);
          }),
      });
      return task.schema.parse(restoreAll(answer, table));
    },
    embed(input, signal, privateNumbers = []) {
      const table = createMaskTable();
      knowNumbers(privateNumbers, table);
      for (const text of input) learnNumbers(text, table);
      return wire.embed(
        input.map((text) => mask(text, table)),
        signal,
      );
    },
  };
}
