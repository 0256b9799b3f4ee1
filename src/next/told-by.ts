import { callOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import type { ToldBy } from './if-missed.ts';
import { protectionForm } from './protection-names.ts';

/** What a paper is about, where that is no lawsuit; `top` is how its text begins. */
export function toldBy(kind: KindId | null, top: string): ToldBy | null {
  if (kind === 'bankruptcy-notice') return 'bankruptcy';
  if (kind === 'subpoena' || kind === 'debtor-questions') return 'subpoena';
  if (callOf(kind) === 'stop-sale') return 'sale';
  const form = protectionForm(top);
  if (form !== null && form.number === form.forms.numbers.notice) return 'protection-notice';
  return form !== null || callOf(kind) === 'keep-away' ? 'protection' : null;
}
