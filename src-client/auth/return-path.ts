const KEY = 'proceed.return-path';

/** Where to go once signed in; survives the trip to an identity provider in the same tab. */
export function keepReturnPath(path: string): void {
  window.sessionStorage.setItem(KEY, path);
}

/** Reads the path once and forgets it. */
export function takeReturnPath(): string | null {
  const path = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
