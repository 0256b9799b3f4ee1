import {
  Download,
  FileMinus2,
  FilePlus2,
  FileUp,
  FolderPlus,
  Info,
  KeyRound,
  Link2,
  Link2Off,
  type LucideIcon,
  Pencil,
  ShieldAlert,
  Undo2,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { AuditRow } from '#src/cases/audit-schema.ts';
import { amount } from '#src/text/words.ts';

type Action = AuditRow['action'];

interface Wording {
  icon: LucideIcon;
  /** Behind the name, and before whom or what it was done to: 'deleted'. */
  verb: string;
  /** `none` where the verb says all; `papers` where many are counted. */
  things: 'none' | 'named' | 'papers';
}

const named = (icon: LucideIcon, verb: string): Wording => ({ icon, verb, things: 'named' });
const papers = (icon: LucideIcon, verb: string): Wording => ({ icon, verb, things: 'papers' });
const always = (icon: LucideIcon, verb: string): Wording => ({ icon, verb, things: 'none' });

export const WORDING: Record<Action, Wording> = {
  'case-created': always(FolderPlus, 'made this case'),
  invited: named(Link2, 'made a link that lets one person in, who'),
  'invitation-taken-back': always(Link2Off, 'took a link back that nobody had used'),
  joined: named(UserPlus, 'came in by a link and'),
  'access-removed': named(UserMinus, 'ended the access of'),
  left: always(UserMinus, 'left the case'),
  'transfer-offered': named(KeyRound, 'offered the case to'),
  'transfer-taken-back': named(Undo2, 'took back the offer to'),
  'transfer-declined': named(Undo2, 'did not take the case over from'),
  transferred: named(KeyRound, 'became the owner, in place of'),
  'paper-added': papers(FilePlus2, 'added'),
  'paper-deleted': papers(FileMinus2, 'deleted'),
  'paper-restored': papers(Undo2, 'brought back'),
  'paper-purged': papers(FileMinus2, 'deleted for good'),
  'papers-downloaded': named(Download, 'downloaded'),
  'case-exported': always(FileUp, 'downloaded everything of this case'),
  'deadline-added': named(FilePlus2, 'added the deadline'),
  'deadline-changed': named(Pencil, 'changed a deadline:'),
  'deadline-deleted': named(FileMinus2, 'deleted the deadline'),
  'answer-exported': named(Download, 'downloaded'),
  'file-exported': named(Download, 'downloaded'),
  refused: named(ShieldAlert, 'was refused, and had tried to'),
  'stranger-refused': always(ShieldAlert, 'asked for this case and was refused'),
  unknown: always(Info, 'did something that this version does not know'),
};

/** 'deleted', 'deleted 2 papers:'. */
export function verbFor({ verb, things }: Wording, count: number): string {
  return things === 'papers' && count > 1 ? `${verb} ${amount(count, 'paper')}:` : verb;
}

/** In quotation marks of which none stands inside, so that nothing that somebody named can seem to end there. */
export function quoted(what: string): string {
  return `“${what.replace(/[“”„‟]/g, (mark) => (mark === '”' ? '’' : '‘')).replace(/"/g, "'")}”`;
}

/** These may come by the dozen, and are one line while the same person goes on with them. */
const GATHERED = new Set<Action>([
  'paper-added',
  'paper-deleted',
  'paper-restored',
  'paper-purged',
  'papers-downloaded',
]);

export interface HistoryEntry extends Omit<AuditRow, 'what'> {
  /** What it was done to, the first first. */
  all: string[];
}

/** Rows, the last first, with what one person did to many papers in a row made one. `dayOf` names the day of a moment. */
export function gathered(rows: readonly AuditRow[], dayOf: (at: Date) => string): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const { what, ...row } of rows) {
    const last = entries.at(-1);
    // Two accounts that were deleted cannot be told apart, and are not made one.
    const goesOn =
      last !== undefined &&
      GATHERED.has(row.action) &&
      last.action === row.action &&
      row.who !== null &&
      last.who?.id === row.who.id &&
      dayOf(last.at) === dayOf(row.at);
    if (goesOn) last.all.unshift(what);
    else entries.push({ ...row, all: what === '' ? [] : [what] });
  }
  return entries;
}
