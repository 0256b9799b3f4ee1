import type { ByteRange } from './store.ts';

/**
 * One range of a Range header (RFC 9110 §14.2) over `size` bytes. 'all' when there is none, when it is of
 * another unit, malformed or several (a server may answer those with the whole); 'none' when it lies outside.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(/\s/g, '') ?? '');
  if (match === null) return 'all';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'none';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  if (start >= size) return 'none';
  return { start, end };
}
