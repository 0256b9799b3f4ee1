import { firstOf } from '../review/bates.ts';
import type { Candidate, Producible } from './production-check.ts';
import type { ProductionWarning } from './schema.ts';

function warning(
  code: ProductionWarning['code'],
  { id, filename }: Candidate,
  text: string,
): ProductionWarning {
  return { code, documentId: id, filename, text };
}

/** Files that go out twice. */
export function duplicates(produced: readonly Producible[]): ProductionWarning[] {
  const first = new Map<string, Producible>();
  return produced.flatMap((document) => {
    if (document.hash === null) return [];
    const same = first.get(document.hash);
    if (same === undefined) {
      first.set(document.hash, document);
      return [];
    }
    const text = `${document.filename} is the same file as ${same.filename} (${firstOf(same.range)}). Both go out.`;
    return [warning('duplicate', document, text)];
  });
}

/** The same bytes are held back elsewhere: one of the two marks may be a mistake, and only a person can tell which. */
export function copiesOfPrivileged(
  all: readonly Candidate[],
  produced: readonly Producible[],
): ProductionWarning[] {
  const held = new Map<string, Candidate>();
  for (const document of all) {
    const { hash, privilegeStatus } = document;
    const isHeld = privilegeStatus === 'privileged' || privilegeStatus === 'work_product';
    if (hash !== null && isHeld && !held.has(hash)) held.set(hash, document);
  }
  return produced.flatMap((document) => {
    const same = document.hash === null ? undefined : held.get(document.hash);
    if (same === undefined) return [];
    const what = same.privilegeStatus === 'privileged' ? 'Privileged' : 'Work Product';
    const text = `${document.filename} is the same file as ${same.filename}, which is marked ${what}. Producing one shows what the other holds back.`;
    return [warning('copy-privileged', document, text)];
  });
}
