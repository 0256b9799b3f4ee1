import type { FactStatus, FoundFact } from '../facts/schema.ts';
import type { CaseLaw } from '../law/case-law.ts';
import type { Command } from './command-tasks.ts';
import type { Deadline as DeadlineOf } from './needs.ts';

export type KeptFact = FoundFact & {
  id: string;
  status: FactStatus;
  /** False where the paper was read again since and what a person said of it was kept. */
  isCurrent: boolean;
};

export interface PaperOfCase {
  documentId: string;
  filename: string;
  /** What it is called to people, with the file's name where that is another. */
  title: string;
  /** YYYY-MM-DD; null where it is not known. */
  docDate: string | null;
  /** In the words of the product; null where nobody knows. */
  docType: string | null;
  /** How its text begins; absent where no name of its days depends on it. */
  head?: string;
  /** More of its text, of the papers whose days are named by headings that stand far down. */
  beginning?: string;
  /** A letter that a court's clerk sent. */
  isOfClerk?: boolean;
  facts: readonly KeptFact[];
}

export interface CaseOfSteps {
  caseId: string;
  /** Today where the court sits, YYYY-MM-DD. */
  today: string;
  /** Which side the person is on who asks. */
  side: 'plaintiff' | 'defendant' | 'attorney';
  /** The newest first. */
  papers: readonly PaperOfCase[];
  /** What is on the timeline and has a day or is done. */
  timeline: readonly { kind: string; date: string | null; documentId?: string | null }[];
  /** What they command of whoever is on no side of a lawsuit. */
  command: Command | null;
  /** By which the times that papers set are counted. */
  law: CaseLaw;
}

export type Deadline = DeadlineOf<KeptFact>;
export type Dated = KeptFact & { kind: 'deadline' | 'hearing' | 'offer' };

export interface Named<Fact> {
  paper: PaperOfCase;
  fact: Fact;
}
