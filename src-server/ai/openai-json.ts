import type { z } from 'zod';
import { storableText } from '#src/text/storable-text.ts';

const MOST_OBJECTS = 20;
const THOUGHT_MARK = /<(\/?)think(?:ing)?>/gi;

function parse(text: string): unknown {
  try {
    // A model may write what no database keeps.
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storableText(value) : value));
  } catch {
    return undefined;
  }
}

const CONTROL: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

interface Span {
  /** Behind the closing brace; -1 where the object does not end. */
  end: number;
  /** The object with the line ends inside its texts escaped, which small models forget. */
  text: string;
}

/** The object that begins at a brace; braces inside texts do not count. */
function spanAt(text: string, from: number): Span {
  let depth = 0;
  let isText = false;
  let out = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isText && letter === '\\') {
      out += letter + text.charAt(at + 1);
      at += 1;
      continue;
    }
    if (letter === '"') isText = !isText;
    else if (!isText && letter === '{') depth += 1;
    else if (!isText && letter === '}') depth -= 1;
    out += isText ? (CONTROL[letter] ?? letter) : letter;
    if (depth === 0) return { end: at + 1, text: out };
  }
  return { end: -1, text: '' };
}

/** The text without what stands between marks of thinking, in one pass; a thought that never ends stays. */
function withoutThoughts(text: string): string {
  let kept = '';
  let from = 0;
  let opened = -1;
  for (const { 0: mark, 1: slash, index } of text.matchAll(THOUGHT_MARK)) {
    if (slash === '') opened = opened < 0 ? index : opened;
    else if (opened >= 0) {
      kept += `${text.slice(from, opened)} `;
      from = index + mark.length;
      opened = -1;
    }
  }
  return kept + text.slice(from);
}

/** The objects of a text, the whole of it first: with a fence round them, thoughts before or words behind them. */
function* objectsIn(text: string): Generator<unknown> {
  const whole = parse(text);
  if (whole !== undefined) yield whole;
  const said = withoutThoughts(text);
  let at = said.indexOf('{');
  for (let count = 0; at >= 0 && count < MOST_OBJECTS; count += 1) {
    const { end, text: inside } = spanAt(said, at);
    const found = end < 0 ? undefined : parse(inside);
    if (found !== undefined) yield found;
    at = said.indexOf('{', found === undefined ? at + 1 : end);
  }
}

/** The first JSON object of an answer that has the form of the schema; undefined when there is none. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  for (const found of objectsIn(text)) {
    const read = schema.safeParse(found);
    if (read.success) return read.data;
  }
  return undefined;
}

/** Whether any whole JSON value stands in the text. */
export function holdsJson(text: string): boolean {
  return !objectsIn(text).next().done;
}
