import { serverPaths } from '../paths.ts';

/** Before the id of an intake: what a person said of its papers so far. */
export const SAID_PREFIX = 'proceed.papers.';
/** The browser's own store of chosen files that have not arrived yet. */
export const FILES_DATABASE = 'proceed-papers';

const SIGN_OUT: readonly string[] = [serverPaths.logout, serverPaths.workspaceLogout];

/**
 * What a person typed, chose or began to send; 'proceed:' begins how somebody likes the screens, which is nobody's. An
 * upload that can be resumed is kept by tus under a name of its own.
 */
const OWN = /^(?:proceed\.(?!panes\.)|tus::)/;

/** Whoever uses this browser next finds nothing of the papers, or of what was typed, of whoever signs out. */
function forgetPapers(): void {
  try {
    for (const name of Object.keys(localStorage)) if (OWN.test(name)) localStorage.removeItem(name);
    for (const name of Object.keys(sessionStorage)) if (OWN.test(name)) sessionStorage.removeItem(name);
    indexedDB.deleteDatabase(FILES_DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Goes to an address of the server. */
export function leaveFor(address: string, assign: (address: string) => void): void {
  if (SIGN_OUT.includes(address)) forgetPapers();
  assign(address);
}

/** Forgets papers when a link is pressed that signs out, wherever it stands, until the returned function is called. */
export function forgetAtSignOut(page: Document): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && SIGN_OUT.includes(link.pathname)) forgetPapers();
  };
  page.addEventListener('click', look, true);
  return () => page.removeEventListener('click', look, true);
}
