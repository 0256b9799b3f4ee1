import type { PictureKind } from './schema.ts';

export const CUT_OFF = 'This picture is cut off. Take it again, or send it again.';

/** Whether the file of a picture ends before the picture does, as one that came only in part (ITU-T T.81 §B.1, PNG §5, RIFF). */
export function isCutOff(bytes: Uint8Array, kind: PictureKind): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'jpeg') return all.indexOf('\xff\xd9', startOfScan(all), 'latin1') === -1;
  if (kind === 'png') return !hasPngEnd(all);
  return kind === 'webp' && all.length >= 12 && all.readUInt32LE(4) + 8 > all.length;
}

/** Behind what the camera wrote before the picture, which may hold a whole small picture of its own. */
function startOfScan(all: Buffer): number {
  let at = 2;
  while (at + 4 <= all.length && all[at] === 0xff) {
    const marker = all[at + 1] ?? 0;
    if (marker === 0xda) return at;
    at += marker === 0xff ? 1 : 2 + Math.max(2, all.readUInt16BE(at + 2));
  }
  return at;
}

function hasPngEnd(all: Buffer): boolean {
  let at = 8;
  while (at + 8 <= all.length) {
    if (all.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + all.readUInt32BE(at);
  }
  return false;
}
