const LONGEST = 1000;
const SOMEWHERE = 'http://proceed.invalid';

/**
 * The path that somebody asked for before they signed in, when it is one of this product's own pages; else null. What a
 * browser could read as another host ('//host', '/\host', control characters that it leaves out) is refused, and so
 * are the addresses of the API: one of them signs out.
 */
export function checkedReturnPath(path: string | null | undefined): string | null {
  if (!path || path.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  const url = new URL(path, SOMEWHERE);
  // Dots are resolved first: '/x/..//host' is '//host'.
  if (url.origin !== SOMEWHERE || /^\/(?:\/|api(?:\/|$))/i.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `address` with the way back, when there is one to keep. */
export function withReturnPath(address: string, path: string | null): string {
  return path === null || path === '/' ? address : `${address}?${new URLSearchParams({ returnTo: path })}`;
}
