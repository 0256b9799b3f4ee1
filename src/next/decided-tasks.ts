import type { Stay } from '../facts/stay.ts';
import type { Tenancy } from '../facts/tenancy.ts';
import type { KindCall } from '../papers/kind-row.ts';
import { afterTasks, waitTasks } from './after-tasks.ts';
import type { Command } from './command-tasks.ts';
import { judgmentTasks, type Law, type Lost } from './judgment-tasks.ts';
import { backInTasks, ownersTasks } from './owner-tasks.ts';
import type { NextStep } from './schema.ts';
import { stayTasks } from './stay-tasks.ts';
import { hasRunOut } from './stay-words.ts';
import { writTasks } from './writ-tasks.ts';

/** What the papers of a case tell of a place that somebody rents; nothing of it is law. */
export interface TenancyInCase extends Pick<Tenancy, 'isCommercial' | 'isRenters'> {
  /** With what its paper is called and the document; null where no paper of a court speaks of one. */
  stay: { title: string; documentId: string; read: Stay } | null;
  /** Whether a judgment among them gives it back to its owner. */
  givesBack?: boolean;
  /** At the court, YYYY-MM-DD. */
  today: string;
}

/** What a case holds of its decision. */
export interface Decided {
  caseId: string;
  law: Law;
  /** What shows that a judgment stands, and whether it is one by default; null while nothing does. */
  judgment: (Pick<Lost, 'proof' | 'isDefault' | 'isAgreed'> & { isOnDocket: boolean }) | null;
  /** What its papers command of whoever is on no side of a lawsuit, or owes by a judgment; absent of all others. */
  command?: Command | null;
  /** What papers among them call for that follow a decision; absent where none does. */
  calls?: readonly KindCall[];
  /** The form by which an order of protection is answered, where its paper is such a form: nothing else answers it. */
  answerForm?: string | null;
  /** Whether a lawsuit is among them that nobody has answered. */
  isUnanswered?: boolean;
  /** Absent of a case whose papers speak of no such place. */
  tenancy?: TenancyInCase | null;
}

/** What asks the court to undo a judgment, and who helps, stands among the tasks of the judgment. */
const OF_JUDGMENT: ReadonlySet<string> = new Set(['garnishment aside', 'garnishment help']);
/** What a stay takes the place of while it lasts. */
const HELD_BACK: ReadonlySet<string> = new Set(['judgment out', 'judgment stay', 'writ stay', 'writ help']);

/** What a judgment and what carries it out ask of whoever is sued: a home before money. */
export function decidedTasks(decided: Decided): NextStep[] {
  const { caseId, judgment, command, calls = [], tenancy = null } = decided;
  const isOther = tenancy?.givesBack === true && decided.law.kind !== 'eviction';
  const law: Decided['law'] = isOther ? { ...decided.law, kind: 'eviction' } : decided.law;
  const isLetIn = tenancy?.isRenters === true;
  const hasWrit = calls.includes('leave');
  const stay = tenancy?.stay ?? null;
  const isHeld = stay !== null && stay.read.state === 'holds' && !hasRunOut(stay.read, tenancy?.today ?? '');
  const held = stay === null ? [] : stayTasks({ caseId, today: tenancy?.today ?? '', ...stay });
  const out = isLetIn
    ? backInTasks('owner', law)
    : hasWrit
      ? writTasks({ caseId, jurisdiction: law.jurisdiction })
      : [];
  const isCommercial = tenancy?.isCommercial === true;
  const lost =
    judgment === null
      ? []
      : judgmentTasks({ caseId, law, isCommercial, isLetIn, hasWrit, isOtherKind: isOther, ...judgment });
  const isGarnishment = command === 'garnishment';
  const taken = afterTasks(isGarnishment ? ['claim', ...calls] : calls, {
    ...{ caseId, isGarnishment, answerForm: decided.answerForm ?? null },
    jurisdiction: law.jurisdiction,
  }).filter(({ key }) => lost.length === 0 || !OF_JUDGMENT.has(key));
  const isOnHold = calls.includes('wait') && !isHeld;
  const waits = isOnHold ? waitTasks(caseId, decided.isUnanswered === true) : [];
  const ofHome = [...held, ...[...out, ...lost].filter(({ key }) => !isHeld || !HELD_BACK.has(key))];
  if (law.kind === 'eviction') return [...waits, ...ofHome, ...taken];
  return [
    ...waits,
    ...held,
    ...out.filter((each) => ofHome.includes(each)),
    ...taken,
    ...lost.filter((each) => ofHome.includes(each)),
  ];
}

/** What they ask of whoever sued: the place is given back to them, or they are let back in. */
export function wonTasks({ law, judgment, calls = [], tenancy = null }: Decided): NextStep[] {
  const hasWrit = calls.includes('leave');
  if (!hasWrit && (judgment === null || law.kind !== 'eviction')) return [];
  if (tenancy?.isRenters === true) return backInTasks('renter', law);
  return ownersTasks({ hasWrit, stay: tenancy?.stay?.read ?? null, today: tenancy?.today ?? '' });
}
