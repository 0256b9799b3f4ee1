import { readFacts } from '#src/facts/read-facts.ts';
import type { FactKind, FoundFact } from '#src/facts/schema.ts';
import type { InventedPaper } from './papers.ts';

export function factsOf({ text, docType }: InventedPaper): FoundFact[] {
  return readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] }).facts;
}

/** The facts of one kind, as label, value and certainty. */
export function said(paper: InventedPaper, kind: FactKind) {
  return factsOf(paper)
    .filter((fact) => fact.kind === kind)
    .map(({ label, value, certainty }) => ({ label, value, certainty }));
}

/** 'Said to be owed 980 Rent for May' of every sum. */
export function sumsOf(paper: InventedPaper): string[] {
  return factsOf(paper).flatMap((fact) =>
    fact.kind === 'sum' ? [`${fact.label} ${fact.value.amount} ${fact.value.what}`] : [],
  );
}

/** A single sentence of a paper of a kind. */
export const sentence = (docType: string, text: string): InventedPaper => ({ docType, text });
