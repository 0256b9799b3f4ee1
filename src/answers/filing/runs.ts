import type { Run } from '../../drafting/blocks.ts';

/** A line to be filled in by hand. */
export const BLANK = '______________';

export const NEEDS_ANSWER = '[NEEDS YOUR ANSWER]';

const BRACKET = /\[(NEEDS YOUR ANSWER|CONFIRM|check)\b[^\]]*\]/g;
const MARK_OF: Readonly<Record<string, Run['mark']>> = {
  'NEEDS YOUR ANSWER': 'unanswered',
  CONFIRM: 'confirm',
  check: 'check',
};

/** Text as one run without a mark. */
export function plainRun(text: string): Run[] {
  return [{ text, mark: null }];
}

/** Text with its bracketed places set apart: '[CONFIRM: …]', '[check: …]' and '[NEEDS YOUR ANSWER …]'. Nothing is lost. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(BRACKET)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), mark: null });
    runs.push({ text: match[0], mark: MARK_OF[match[1] ?? ''] ?? null });
    from = match.index + match[0].length;
  }
  if (from < text.length || runs.length === 0) runs.push({ text: text.slice(from), mark: null });
  return runs;
}

/** Text that nobody has said is right: marked, with a word that says so on black and white paper as well. */
export function checked(text: string): Run[] {
  return [{ text: `${text} [check]`, mark: 'check' }];
}

/** A run with each place of these values set apart and marked. */
export function markedIn(run: Run, values: readonly string[]): Run[] {
  const [value, ...others] = values;
  if (value === undefined || run.mark !== null) return [run];
  const parts = run.text.split(value);
  return parts.flatMap((part, index) => {
    const rest: Run[] = part === '' ? [] : markedIn({ text: part, mark: null }, others);
    return index === 0 ? rest : [...checked(value), ...rest];
  });
}

/** What the runs say, without their marks. */
export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** One line of text: white space of any kind is one space; what no paper prints is left out. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffe\uffff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The paragraphs of a text, each one line; empty ones are left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+|\f|\u2028|\u2029/)
    .map(oneLine)
    .filter((line) => line !== '');
}
