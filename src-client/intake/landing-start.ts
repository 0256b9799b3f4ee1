import { whatWaits } from '#src/intake/waiting-words.ts';
import { paths, serverPaths } from '../paths.ts';
import { fieldOf, type Sent, sendFile } from './send-file.ts';
import { keepFiles } from './waiting-files.ts';

interface Landing {
  buttons: readonly HTMLElement[];
  status: HTMLElement | null;
}

function say({ status }: Landing, text: string): void {
  if (status === null) return;
  status.hidden = false;
  status.textContent = text;
}

/** Where the browser keeps nothing, the files are sent from here, before the page is left. */
async function sendFromHere(landing: Landing, files: readonly File[]): Promise<string> {
  const { signal } = new AbortController();
  let intakeId: string | null = null;
  for (const [index, file] of files.entries()) {
    const which = files.length === 1 ? '' : ` ${index + 1} of ${files.length}`;
    const sent: Sent = await sendFile(file, intakeId, {
      signal,
      onProgress: (share) => say(landing, `Sending${which}: ${Math.round(share * 100)} %`),
      onWaiting: () => say(landing, 'No connection. We try again by ourselves. Please keep this page open.'),
    });
    intakeId = sent.intakeId;
  }
  return intakeId === null ? paths.start : paths.startOf(intakeId);
}

/** Without a line the browser would show a page of its own, which says nothing of the paper. */
async function connected(landing: Landing): Promise<void> {
  if (navigator.onLine) return;
  say(
    landing,
    'No connection. Your paper is kept on this device, and goes on by itself. Please keep this page open.',
  );
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

async function take(landing: Landing, files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  say(landing, files.length === 1 ? 'Taking your paper…' : `Taking your ${files.length} files…`);
  try {
    // They are sent by the next screen, which a reload does not stop.
    await keepFiles(files, null);
    await connected(landing);
    window.location.assign(paths.start);
  } catch {
    try {
      window.location.assign(await sendFromHere(landing, files));
    } catch (error) {
      say(landing, error instanceof Error ? error.message : 'This could not be sent. Please try again.');
    }
  }
}

/** What waits, in a sentence; '' where the server does not say it. */
function whatIsHere(waiting: unknown): string {
  const papers: unknown = waiting !== null && typeof waiting === 'object' && Reflect.get(waiting, 'papers');
  return whatWaits({ papers: typeof papers === 'number' ? papers : 0, says: fieldOf(waiting, 'says') });
}

/** Leads back to papers that this browser has shown and nobody has kept; without an answer the page stays as it is. */
async function offerWaiting(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const offer = root.querySelector<HTMLElement>('[data-landing-waiting]');
  const link = offer?.querySelector('a');
  if (!offer || !link) return;
  const response = await fetch(serverPaths.intake, { signal });
  const open: unknown = response.ok ? await response.json() : [];
  const waiting: unknown = Array.isArray(open)
    ? open.find((each) => each !== null && typeof each === 'object' && Reflect.get(each, 'waits') === true)
    : null;
  const intakeId = fieldOf(waiting, 'intakeId');
  if (intakeId === null) return;
  link.href = paths.cardOf(intakeId);
  const what = offer.querySelector('[data-landing-waiting-what]');
  if (what !== null) what.textContent = whatIsHere(waiting);
  const until = new Date(fieldOf(waiting, 'expiresAt') ?? Number.NaN);
  const time = offer.querySelector('time');
  if (time !== null && !Number.isNaN(until.getTime())) {
    time.textContent = until.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  }
  offer.hidden = false;
}

/**
 * Lets the landing page's buttons open the camera or the chooser, and the page take dropped files. Without it they are
 * links to the next screen, which does the same. Returns how to end it.
 */
export function startLanding(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const landing: Landing = {
    buttons: [...root.querySelectorAll<HTMLElement>('[data-chooses]')],
    status: root.querySelector<HTMLElement>('[data-landing-status]'),
  };
  for (const button of landing.buttons) {
    const input = root.querySelector<HTMLInputElement>(`input[data-input="${button.dataset.chooses}"]`);
    if (input === null) continue;
    button.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        input.click();
      },
      { signal },
    );
    input.addEventListener('change', () => void take(landing, [...(input.files ?? [])]), { signal });
  }
  root.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  root.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      void take(landing, [...(event.dataTransfer?.files ?? [])]);
    },
    { signal },
  );
  offerWaiting(root, signal).catch(() => {});
  return () => listening.abort();
}
