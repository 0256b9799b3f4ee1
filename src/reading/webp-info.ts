/** Size in pixels, and whether it is a row of pictures. */
export interface WebpInfo {
  width: number;
  height: number;
  isMoving: boolean;
}

const ANIMATION = 0x02;
const LOSSLESS = 0x2f;

/** What a WebP says about itself before its pixels (RFC 9649 §2); null when it has no such head. */
export function webpInfo(bytes: Uint8Array): WebpInfo | null {
  if (bytes.length < 30 || ascii(bytes, 0) !== 'RIFF' || ascii(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (ascii(bytes, 12)) {
    case 'VP8X':
      return {
        width: uint24(24) + 1,
        height: uint24(27) + 1,
        isMoving: (view.getUint8(20) & ANIMATION) !== 0,
      };
    case 'VP8L': {
      if (view.getUint8(20) !== LOSSLESS) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isMoving: false };
    }
    case 'VP8 ': {
      const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
      return width > 0 && height > 0 ? { width, height, isMoving: false } : null;
    }
    default:
      return null;
  }
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
