import { useState } from 'react';
import { isClaim } from '#src/answers/answerable.ts';
import type { DocumentRow } from '#src/documents/schema.ts';

export interface ChosenPapers {
  complaints: readonly DocumentRow[];
  auxiliary: readonly DocumentRow[];
  /** Ids of those that do not count. */
  leftOut: ReadonlySet<string>;
  isChosen(id: string): boolean;
  choose(id: string, isChosen: boolean): void;
}

const AUXILIARY = new Set(['auxiliary document', 'email']);

const storageKey = (caseId: string) => `proceed.answer.left-out.${caseId}`;

/** The complaints of a case and its auxiliary documents; which of them count is remembered in this browser. */
export function usePapers(caseId: string, documents: readonly DocumentRow[]): ChosenPapers {
  const [leftOut, setLeftOut] = useState(() => readLeftOut(caseId));
  const complaints = documents.filter(({ docType }) => isClaim(docType));
  const auxiliary = documents.filter(({ docType }) => AUXILIARY.has(docType?.trim().toLowerCase() ?? ''));
  return {
    complaints,
    auxiliary,
    leftOut,
    isChosen: (id) => !leftOut.has(id),
    choose(id, chosen) {
      const next = new Set(leftOut);
      if (chosen) next.delete(id);
      else next.add(id);
      setLeftOut(next);
      keepLeftOut(caseId, next);
    },
  };
}

function readLeftOut(caseId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(caseId)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function keepLeftOut(caseId: string, ids: ReadonlySet<string>): void {
  try {
    window.localStorage.setItem(storageKey(caseId), JSON.stringify([...ids]));
  } catch {
    // Not remembered: all of them count again after a reload.
  }
}
