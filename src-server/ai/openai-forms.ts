import { z } from 'zod';
import { failureOf, refusalOf } from './openai-failures.ts';
import type { Message } from './openai-wire.ts';

/** What a server of the OpenAI wire format takes of a request; every one differs. */
export interface ServerForms {
  /** How the form of the answer is said: a schema that binds, 'some JSON', or in words only. */
  format: 'json_schema' | 'json_object' | 'plain';
  sendsTemperature: boolean;
  /** Usage at the end of a stream. */
  asksUsage: boolean;
  /** A message of the role 'system'; else its words stand before the person's. */
  sendsSystem: boolean;
}

const ALL_FORMS: ServerForms = {
  format: 'json_schema',
  sendsTemperature: true,
  asksUsage: true,
  sendsSystem: true,
};

const SIMPLEST: ServerForms = {
  format: 'plain',
  sendsTemperature: false,
  asksUsage: false,
  sendsSystem: true,
};

const FORMAT_WORDS =
  /response_format|response format|json_schema|json_object|json schema|structured|guided|grammar|json mode/;
const USAGE_WORDS = /stream_options|include_usage/;
const SYSTEM_WORDS = /system (?:role|message|prompt|instruction)|roles? .{0,40}(?:system|alternate)/;

/** The next simpler way to ask, when the error says that the server does not take this one; null for none. */
function simpler(forms: ServerForms, words: string): ServerForms | null {
  if (forms.asksUsage && USAGE_WORDS.test(words)) return { ...forms, asksUsage: false };
  if (forms.sendsTemperature && words.includes('temperature')) return { ...forms, sendsTemperature: false };
  if (forms.format !== 'plain' && FORMAT_WORDS.test(words)) {
    return { ...forms, format: forms.format === 'json_schema' ? 'json_object' : 'plain' };
  }
  return forms.sendsSystem && SYSTEM_WORDS.test(words) ? { ...forms, sendsSystem: false } : null;
}

/** What this process has learned of its server. */
export interface KnownServer {
  forms(): ServerForms;
  /** The server took a request of these forms. */
  took(forms: ServerForms): void;
  /** Other forms to try after this error at once; null when it was not about them. */
  afterError(error: unknown, used: ServerForms): ServerForms | null;
}

/** Starts with all forms; what the server refuses is not sent to it again while this process runs. */
export function createKnownServer(): KnownServer {
  let known = ALL_FORMS;
  let isProven = false;
  return {
    forms: () => known,
    took(forms) {
      isProven = true;
      known = forms;
    },
    afterError(error, used) {
      const failure = failureOf(error);
      const { status, words } = refusalOf(error);
      const mayBe = failure === 'rejected' || failure === 'no-model' || (status ?? 0) >= 500;
      if (!mayBe) return null;
      const next = simpler(used, words);
      if (next !== null) return next;
      // A server that does not say what it disliked gets the simplest request once, until one has gone through.
      const isVague = status === 400 || status === 422;
      return isVague && !isProven && used.format !== 'plain' ? SIMPLEST : null;
    },
  };
}

/** Keywords that some strict servers refuse in a schema; the answer is checked for them in code. */
const LEFT_OUT = new Set(['$schema', 'minimum', 'maximum', 'default', 'pattern', 'format', 'minLength']);

function withoutKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeywords);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutKeywords(inner)]));
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  return Object(withoutKeywords(z.toJSONSchema(schema)));
}

/** Messages of one role in a row become one: the templates of many local models take turns only. */
function inTurns(messages: readonly Message[]): Message[] {
  const turns: Message[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}

function systemFirst(messages: readonly Message[]): Message[] {
  return messages.map(({ role, content }) => ({ role: role === 'system' ? 'user' : role, content }));
}

/** The body of a request for a completion, as far as the server takes it. */
export function completionBody(
  { name, schema, messages }: { name: string; schema: z.ZodType; messages: readonly Message[] },
  { model, forms }: { model: string; forms: ServerForms },
) {
  const form = jsonSchema(schema);
  const inWords: Message = {
    role: 'system',
    content: `Answer with one JSON object of this JSON Schema and with nothing before or after it:\n${JSON.stringify(form)}`,
  };
  const said =
    forms.format === 'json_schema' ? messages : [...messages.slice(0, 1), inWords, ...messages.slice(1)];
  const format =
    forms.format === 'json_schema'
      ? { type: 'json_schema' as const, json_schema: { name, strict: true, schema: form } }
      : { type: 'json_object' as const };
  return {
    model,
    messages: inTurns(forms.sendsSystem ? said : systemFirst(said)),
    ...(forms.sendsTemperature ? { temperature: 0 } : {}),
    ...(forms.format === 'plain' ? {} : { response_format: format }),
  };
}
