export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'unknown';

/**
 * The encoding of a text file by its first bytes: byte-order mark, the pattern of NULs of UTF-16, valid UTF-8, or
 * typical Windows quotation marks. `unknown` leaves the choice to a statistical detector.
 */
export function chooseCharset(bytes: Uint8Array): Charset {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 65_536);
  const wide = wideNulls(sample);
  if (wide !== null) return wide;
  if (isUtf8(sample)) return 'utf-8';
  return isWestern(sample) ? 'windows-1252' : 'unknown';
}

function wideNulls(sample: Uint8Array): Charset | null {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (sample.length < 4) return null;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return null;
}

/** Valid UTF-8, allowing one character cut off at the end of the sample. */
function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Mostly ASCII letters with a few high bytes next to them: Western European, not a double-byte encoding. */
function isWestern(sample: Uint8Array): boolean {
  let high = 0;
  let pairs = 0;
  let marks = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((sample[at - 1] ?? 0) >= 0x80) pairs += 1;
    if (byte >= 0x91 && byte <= 0x97) marks += 1;
  }
  return high < sample.length * 0.15 && (pairs < high * 0.2 || marks > high * 0.5);
}
