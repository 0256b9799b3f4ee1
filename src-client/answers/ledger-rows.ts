import type {
  Ledger,
  LedgerDocument,
  LedgerParagraph,
  ResponseInput,
  SavedResponse,
} from '#src/answers/schema.ts';

/** A paragraph within all complaints of a case. */
export function paragraphId({ documentId, key }: { documentId: string; key: string }): string {
  return `${documentId} ${key}`;
}

export interface Group {
  /** The heading in the complaint; null before the first. */
  title: string | null;
  total: number;
  open: number;
}

export type LedgerRow =
  | { type: 'document'; id: string; document: LedgerDocument }
  | { type: 'group'; id: string; group: Group }
  | { type: 'paragraph'; id: string; paragraph: LedgerParagraph };

/** What somebody entered stands over what the server knows. */
export function applyDrafts(
  paragraphs: readonly LedgerParagraph[],
  drafts: ReadonlyMap<string, SavedResponse>,
): LedgerParagraph[] {
  return paragraphs.map((paragraph) => {
    const draft = drafts.get(paragraphId(paragraph));
    if (draft === undefined) return paragraph;
    const { response, words, evidence } = draft;
    return { ...paragraph, response, words, evidence, former: null };
  });
}

export function isOpen({ response }: Pick<LedgerParagraph, 'response'>): boolean {
  return response === 'needs_answer';
}

/**
 * The ledger as it is drawn: each chosen complaint with its headings and paragraphs. With `only`, the paragraphs of
 * that set and the headings over them. The name of a complaint stands there when there is more than one.
 */
export function ledgerRows(
  ledger: Pick<Ledger, 'documents' | 'paragraphs'>,
  only: ReadonlySet<string> | null,
): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const document of ledger.documents) {
    const { documentId } = document;
    const own = ledger.paragraphs.filter((paragraph) => paragraph.documentId === documentId);
    const isWhole = document.warnings.length === 0 && !document.reading?.problems.length;
    if (ledger.documents.length > 1 || !isWhole || own.length === 0) {
      rows.push({ type: 'document', id: documentId, document });
    }
    for (const { title, paragraphs } of groupsOf(own)) {
      const shown = paragraphs.filter((paragraph) => only === null || only.has(paragraphId(paragraph)));
      if (shown.length === 0) continue;
      const group = { title, total: paragraphs.length, open: paragraphs.filter(isOpen).length };
      const [first] = shown;
      if (title !== null) rows.push({ type: 'group', id: `${documentId} over ${first?.key}`, group });
      for (const paragraph of shown) {
        rows.push({ type: 'paragraph', id: paragraphId(paragraph), paragraph });
      }
    }
  }
  return rows;
}

/** Runs of paragraphs under the same heading. */
function groupsOf(paragraphs: readonly LedgerParagraph[]) {
  const groups: { title: string | null; paragraphs: LedgerParagraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    if (last !== undefined && last.title === paragraph.section) last.paragraphs.push(paragraph);
    else groups.push({ title: paragraph.section, paragraphs: [paragraph] });
  }
  return groups;
}

/** The paragraph after `from` that needs an answer, from the beginning again when none follows. */
export function nextOpen(
  paragraphs: readonly LedgerParagraph[],
  from: string | null,
): LedgerParagraph | undefined {
  const at = from === null ? -1 : paragraphs.findIndex((paragraph) => paragraphId(paragraph) === from);
  return [...paragraphs.slice(at + 1), ...paragraphs.slice(0, at + 1)].find(isOpen);
}

/** As the server takes it: evidence by its words, which it looks up itself. */
export function toInput({ documentId, key, response, words, evidence }: SavedResponse): ResponseInput {
  return {
    documentId,
    key,
    response,
    words,
    evidence: evidence.map(({ documentId: id, quote, page }) => ({ documentId: id, quote, page })),
  };
}
