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
  // Dots are resolved first: '/x/..//host' is '//host'. '/%61pi' is '/api' to the server.
  const place = decoded(url.pathname);
  if (url.origin !== SOMEWHERE || place === null || /^\/(?:[/\\]|api(?:\/|$))/i.test(place)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** `address` with the way back, when there is one to keep. */
export function withReturnPath(address: string, path: string | null): string {
  return path === null || path === '/' ? address : `${address}?${new URLSearchParams({ returnTo: path })}`;
}
