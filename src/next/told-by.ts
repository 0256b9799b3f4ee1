import { callOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { whoMustCome } from './contempt.ts';
import { isOrderedToCome, type ToldBy } from './if-missed.ts';
import type { NamedParty } from './ordered-side.ts';
import { protectionForm } from './protection-names.ts';

interface ToldPaper {
  kind: KindId | null;
  /** How its text begins. */
  top: string;
  /** Its sentences on what follows for whoever does nothing. */
  threats: readonly string[];
  /** Whom its caption names. */
  parties?: readonly NamedParty[];
}

/** What a paper is about for whoever is on this side, where that is no lawsuit. */
export function toldBy({ kind, top, threats, parties }: ToldPaper, side: string | null): ToldBy | null {
  if (kind === 'bankruptcy-notice') return 'bankruptcy';
  if (kind === 'subpoena' || kind === 'debtor-questions') return 'subpoena';
  if (callOf(kind) === 'stop-sale') return 'sale';
  const form = protectionForm(top);
  if (form !== null && form.number === form.forms.numbers.notice) return 'protection-notice';
  if (form !== null || callOf(kind) === 'keep-away') return 'protection';
  return isOrderedToCome(whoMustCome(kind, top, threats, parties), side) ? 'arrest' : null;
}
