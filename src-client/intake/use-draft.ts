import { useCallback, useState } from 'react';
import { z } from 'zod';
import { CARD_LINES } from '#src/intake/lines-schema.ts';
import { type Changes, withChanges } from '#src/intake/proposal-lines.ts';
import { Proposal, Service } from '#src/intake/schema.ts';
import { SAID_PREFIX } from '../auth/forget-papers.ts';

const Kept = z.object({
  changes: z
    .object(CARD_LINES)
    .extend(Proposal.pick({ title: true, deadlines: true, hearings: true, offers: true }).shape)
    .partial(),
  /** Absent while nobody has answered; null where there is nothing to answer. */
  service: Service.nullable().optional(),
  /** Of days that may move an entry of the timeline, by their facts: the entry, or null where it stays. */
  moves: z.record(z.string(), z.string().nullable()).optional(),
  /** They were told that they kept it before, and go on. */
  isAgain: z.boolean().optional(),
});
type Kept = z.infer<typeof Kept>;
const KeptAll = z.record(z.string(), Kept);

const NOTHING: Kept = { changes: {} };
const NO_MOVES: Readonly<Record<string, string | null>> = {};

function nameOf(intakeId: string): string {
  return `${SAID_PREFIX}${intakeId}`;
}

function load(intakeId: string): Record<string, Kept> {
  try {
    return KeptAll.parse(JSON.parse(localStorage.getItem(nameOf(intakeId)) ?? '{}'));
  } catch {
    return {};
  }
}

function store(intakeId: string, all: Record<string, Kept>): void {
  try {
    localStorage.setItem(nameOf(intakeId), JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}

/** Nothing of it is needed once the case is made. */
export function forgetDraft(intakeId: string): void {
  try {
    localStorage.removeItem(nameOf(intakeId));
  } catch {
    // Nothing was kept.
  }
}

/** What a person said of a proposal so far; it outlives a reload and a way to the sign-in and back. */
export function useDraft(intakeId: string) {
  const [all, setAll] = useState(() => load(intakeId));
  const change = useCallback(
    (key: string, to: (kept: Kept) => Kept) =>
      setAll((before) => {
        const after = { ...before, [key]: to(before[key] ?? NOTHING) };
        store(intakeId, after);
        return after;
      }),
    [intakeId],
  );
  return {
    serviceOf: (key: string) => all[key]?.service,
    /** The proposal with what the person changed. */
    applied: (proposal: Proposal): Proposal => withChanges(proposal, all[proposal.key]?.changes ?? {}),
    say: (key: string, changes: Changes) =>
      change(key, (kept) => ({ ...kept, changes: { ...kept.changes, ...changes } })),
    isAgain: (key: string) => all[key]?.isAgain === true,
    goOnAgain: (key: string) => change(key, (kept) => ({ ...kept, isAgain: true })),
    movesOf: (key: string) => all[key]?.moves ?? NO_MOVES,
    move: (key: string, factId: string, to: string | null) =>
      change(key, (kept) => ({ ...kept, moves: { ...kept.moves, [factId]: to } })),
    answer: (key: string, service: Service | null) => change(key, (kept) => ({ ...kept, service })),
  };
}
