import net from 'node:net';
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

interface Guards {
  problems: string[];
  expected: RegExp[];
}

const holder = globalThis as typeof globalThis & { proceedGuards?: Guards };
const isInstalled = holder.proceedGuards !== undefined;
const guards: Guards = holder.proceedGuards ?? { problems: [], expected: [] };
holder.proceedGuards = guards;

const LOCAL_HOSTS = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/i;

function outsideHost(args: unknown[]): string | undefined {
  // net passes its own normalized argument list, an array, when it calls itself.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'number') {
    return typeof second === 'string' && !LOCAL_HOSTS.test(second) ? second : undefined;
  }
  if (typeof first !== 'object' || first === null) return undefined;
  const host: unknown = 'path' in first && first.path ? undefined : 'host' in first ? first.host : undefined;
  return typeof host === 'string' && !LOCAL_HOSTS.test(host) ? host : undefined;
}

function installGuards(): void {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: unknown[]) {
    const host = outsideHost(args);
    if (host !== undefined) {
      guards.problems.push(`A test may not reach the network, but something connected to ${host}.`);
      process.nextTick(() => this.destroy(new Error(`Tests may not reach the network (${host}).`)));
      return this;
    }
    return Reflect.apply(connect, this, args);
  };

  console.error = (...args: unknown[]) => {
    const text = format(...args);
    if (guards.expected.some((pattern) => pattern.test(text))) return;
    guards.problems.push(`Unexpected console.error: ${text}`);
  };
}

if (!isInstalled) installGuards();

/** Lets this test print an error that matches; any other still fails it. */
export function expectConsoleError(pattern: RegExp): void {
  guards.expected.push(pattern);
}

beforeEach(() => {
  guards.problems.length = 0;
  guards.expected.length = 0;
});

afterEach(() => {
  const problems = guards.problems.splice(0);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
