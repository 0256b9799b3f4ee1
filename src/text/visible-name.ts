const CONTROL_PICTURES = 0x2400;
const DELETE = 0x7f;

// What moves, hides or breaks the letters around it: control characters, direction marks and overrides, breaks of lines,
// spaces without width, tags. The joiners stay: emoji and several scripts are written with them.
const MISLEADING =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0001}-\u{e007f}]/gu;

function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code);
  if (code === DELETE) return '\u2421';
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/**
 * A file's name as it can be shown: what would mislead the eye stands there as a sign of its own ('␊', '[U+202E]'), white
 * space at either end as '␣'. Everything else stays as it is, in whatever script.
 */
export function visibleName(filename: string): string {
  return filename
    .replaceAll(MISLEADING, picture)
    .replace(/^\s+|\s+$/gu, (spaces) => '\u2423'.repeat(spaces.length));
}

interface Span {
  start: number;
  end: number;
}

/** The same places in the name as it is shown; offsets are UTF-16 indices, not inside a letter. */
export function visibleSpans(filename: string, spans: readonly Span[]): Span[] {
  const shown = (offset: number) => filename.slice(0, offset).replaceAll(MISLEADING, picture).length;
  return spans.map(({ start, end }) => ({ start: shown(start), end: shown(end) }));
}
