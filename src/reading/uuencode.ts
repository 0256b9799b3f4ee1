export interface UuencodedFile {
  filename: string;
  content: Uint8Array;
}

/**
 * Files that old mail programs put into the text between `begin 644 name` and `end`, and the text without them.
 * A block that is cut short gives the lines it has.
 */
export function takeUuencoded(text: string): { text: string; files: UuencodedFile[] } {
  const kept: string[] = [];
  const files: UuencodedFile[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const filename = /^begin [0-7]{3,4} (\S.*)$/.exec(lines[at] ?? '')?.[1];
    const first = filename === undefined ? null : decodeLine(lines[at + 1] ?? '');
    if (filename === undefined || first === null) {
      kept.push(lines[at] ?? '');
      continue;
    }
    const bytes: number[] = [];
    for (at += 1; at < lines.length && lines[at] !== 'end'; at += 1) {
      const decoded = decodeLine(lines[at] ?? '');
      if (decoded === null) {
        if (/\S/.test(lines[at] ?? '')) at -= 1;
        break;
      }
      bytes.push(...decoded);
    }
    files.push({ filename: filename.trim(), content: Uint8Array.from(bytes) });
  }
  return { text: kept.join('\n'), files };
}

function decodeLine(line: string): number[] | null {
  if (line === '`' || line === ' ') return [];
  const length = (line.charCodeAt(0) - 32) & 63;
  const needed = Math.ceil(length / 3) * 4;
  if (
    line === '' ||
    length === 0 ||
    line.length - 1 > needed + 2 ||
    line.length - 1 < Math.ceil((length * 8) / 6) - 4
  ) {
    return null;
  }
  const bytes: number[] = [];
  for (let at = 1; bytes.length < length; at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((offset) => sextet(line, at + offset));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  return bytes.slice(0, length).map((byte) => byte & 255);
}

/** Trailing spaces are often stripped in transit: a missing character counts as one. */
function sextet(line: string, at: number): number | undefined {
  if (at >= line.length) return 0;
  const code = line.charCodeAt(at) - 32;
  return code >= 0 && code <= 64 ? code & 63 : undefined;
}
