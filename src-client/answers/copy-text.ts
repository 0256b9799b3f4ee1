import { showToast } from '../ui/toast-store.ts';

/** Puts a text on the clipboard and says how it went. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    // Without a secure address browsers have no clipboard, and this throws as well.
    await navigator.clipboard.writeText(text);
    showToast({ title: said.done });
  } catch {
    showToast({ title: 'Copy Failed', description: said.failed, tone: 'danger' });
  }
}
