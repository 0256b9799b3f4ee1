import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { helpPrinted, phoneKey } from '#src/help/printed.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { CaseNext } from '#src/next/schema.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { type FactRow, factOf } from '../facts/said-store.ts';

/** The newest papers, and how far each is read: help is printed on the first pages. */
const MOST_PAPERS = 20;
const MOST_LETTERS = 20_000;
const MOST = 8;

interface PaperRow {
  documentId: string;
  filename: string;
  docType: string | null;
  suggestedDocType: string | null;
  beginning: string;
  contacts: FactRow[];
}

/** Help that the papers of a case name themselves, the newest paper first, each number once. */
export async function listPrintedHelp(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
): Promise<CaseNext['printed']> {
  const { rows } = await sql<PaperRow>`
    select d.id as document_id, d.filename, d.doc_type, d.suggested_doc_type, left(coalesce(d.extracted_text, ''), ${MOST_LETTERS}) as beginning,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', f.kind, 'label', f.label, 'value', f.value, 'page', f.page,
          'start', f.char_start, 'end', f.char_end, 'quote', f.quote, 'certainty', f.certainty, 'status', f.status)
          order by f.position)
        from facts f where f.document_id = d.id and f.kind = 'contact' and f.text_number = d.text_number
      ), '[]') as contacts
    from documents d
    where d.case_id = ${caseId} and d.deleted_at is null and d.status = 'ready'
    order by d.uploaded_at desc, d.id limit ${MOST_PAPERS}`.execute(db);
  const seen = new Set<string>();
  return rows
    .flatMap(({ documentId, filename, docType, suggestedDocType, beginning, contacts }) =>
      helpPrinted({ facts: contacts.flatMap(factOf), text: beginning }).map((help) => ({
        ...help,
        documentId,
        filename,
        title: paperTitle({ filename, docType, suggestedDocType }),
      })),
    )
    .filter(({ phone, name }) => {
      const key = phone === null ? name : phoneKey(phone);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST);
}
