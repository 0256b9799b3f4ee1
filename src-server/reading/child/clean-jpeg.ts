const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const ICC = 0xe2;
/** JFIF and Adobe's note on colors: without them a picture looks different. */
const KEPT = new Set([0xe0, 0xee]);

/**
 * A JPEG without what the camera wrote beside the picture: place, time, thumbnails, comments (ITU-T T.81 §B.1.1).
 * Bytes that are no row of segments come back as they are from there on.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const length = 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (isNeeded(marker, bytes.subarray(at + 4, at + 16))) parts.push(bytes.subarray(at, at + length));
    at += Math.max(4, length);
  }
  parts.push(bytes.subarray(at, endOfPicture(bytes, at)));
  return Buffer.concat(parts);
}

function isNeeded(marker: number, start: Uint8Array): boolean {
  if (marker === ICC) return Buffer.from(start).toString('latin1').startsWith('ICC_PROFILE');
  return marker !== COMMENT && (marker < 0xe0 || marker > 0xef || KEPT.has(marker));
}

/** Behind the end of the picture a telephone may keep a film or a second picture. */
function endOfPicture(bytes: Uint8Array, start: number): number {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(
    '\xff\xd9',
    start,
    'latin1',
  );
  return end === -1 ? bytes.length : end + 2;
}
