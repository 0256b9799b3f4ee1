const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** MS-DOS time and date, 2-second steps, as they stand in a zip (PKWARE APPNOTE 4.4.6); kept in UTC. */
function dosTime(at: Date): { time: number; date: number } {
  const year = Math.min(2107, Math.max(1980, at.getUTCFullYear()));
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

/**
 * The same archive with every member dated `at`: the same paper gives the same bytes whenever it is drawn. Throws
 * where the bytes are no plain zip.
 */
export function settleZip(zip: Buffer, at: Date): Buffer {
  const bytes = Buffer.from(zip);
  const { time, date } = dosTime(at);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || bytes.readUInt32LE(end) !== END) throw new Error('This is no zip.');
  let entry = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const local = bytes.readUInt32LE(entry + 42);
    if (bytes.readUInt32LE(entry) !== CENTRAL || bytes.readUInt32LE(local) !== LOCAL) {
      throw new Error('This is no zip.');
    }
    bytes.writeUInt16LE(time, entry + 12);
    bytes.writeUInt16LE(date, entry + 14);
    bytes.writeUInt16LE(time, local + 10);
    bytes.writeUInt16LE(date, local + 12);
    entry +=
      46 + bytes.readUInt16LE(entry + 28) + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return bytes;
}
