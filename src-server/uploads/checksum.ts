import { createHash, getHashes, type Hash } from 'node:crypto';
import { AppError } from '#src/errors.ts';

/** What `Upload-Checksum` may name (tus 1.0.0, checksum extension), our name of it beside. */
const ALGORITHMS: Record<string, string> = { sha1: 'sha1', sha256: 'sha256', sha512: 'sha512', md5: 'md5' };

export const CHECKSUM_ALGORITHMS = Object.keys(ALGORITHMS)
  .filter((name) => getHashes().includes(name))
  .join(',');

export interface Checksum {
  hash: Hash;
  /** Raw digest that the sender named. */
  expected: Buffer;
}

/** Reads an `Upload-Checksum` header. Throws BAD_REQUEST for an unknown algorithm or a malformed value. */
export function readChecksum(header: string | null): Checksum | null {
  if (header === null) return null;
  const [name = '', encoded = '', ...rest] = header.trim().split(' ');
  const algorithm = Object.hasOwn(ALGORITHMS, name) ? ALGORITHMS[name] : undefined;
  if (algorithm === undefined) {
    throw new AppError(
      'BAD_REQUEST',
      `This server checks ${CHECKSUM_ALGORITHMS}; it does not know “${name}”.`,
    );
  }
  if (rest.length > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) {
    throw new AppError('BAD_REQUEST', 'The Upload-Checksum header is malformed.');
  }
  return { hash: createHash(algorithm), expected: Buffer.from(encoded, 'base64') };
}

export function isMatch({ hash, expected }: Checksum): boolean {
  return hash.digest().equals(expected);
}
