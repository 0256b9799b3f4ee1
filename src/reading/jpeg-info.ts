/** Size in pixels, color components, and the clockwise quarter turns its EXIF orientation asks for. */
export interface JpegInfo {
  width: number;
  height: number;
  components: number;
  quarterTurns: number;
}

const TURNS: Record<number, number> = { 3: 2, 4: 2, 5: 1, 6: 1, 7: 3, 8: 3 };

/** What a JPEG says about itself before its pixels; null when it has no frame header. */
export function jpegInfo(bytes: Uint8Array): JpegInfo | null {
  let quarterTurns = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = uint16(bytes, at + 2);
    if (marker === 0xe1)
      quarterTurns = TURNS[exifOrientation(bytes.subarray(at + 4, at + 2 + length))] ?? quarterTurns;
    if (isFrame(marker)) {
      const height = uint16(bytes, at + 5);
      const width = uint16(bytes, at + 7);
      const components = bytes[at + 9] ?? 0;
      return width > 0 && height > 0 ? { width, height, components, quarterTurns } : null;
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + Math.max(2, length);
  }
  return null;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function uint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function exifOrientation(segment: Uint8Array): number {
  if (String.fromCharCode(...segment.subarray(0, 4)) !== 'Exif' || segment.length < 16) return 1;
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little);
  }
  return 1;
}
