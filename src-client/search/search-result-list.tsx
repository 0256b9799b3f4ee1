import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { MOST_RESULTS, type SearchResult, type SearchResults } from '#src/search/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Marked } from '../ui/marked.tsx';
import { readAs } from './corrected-query.ts';
import { SearchHint } from './search-hint.tsx';

interface SearchResultListProps {
  caseId: string;
  query: string;
  found: SearchResults;
}

/** What was found in a case: how much, what was read otherwise than typed, and each passage with its paper. */
export function SearchResultList({ caseId, query, found }: SearchResultListProps) {
  const { results, corrected } = found;
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  const documents = new Map(list.data?.map((document) => [document.id, document]));
  const unread = list.data?.filter(({ status }) => status === 'queued' || status === 'reading').length ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        {results.length > 0 && <p className="figures text-sm text-muted">{countText(results.length)}</p>}
        {corrected.length > 0 && (
          <p>
            Showing results for <strong>{readAs(query, found)}</strong>
            <span className="text-muted">
              . No document says {corrected.map(({ typed }) => `“${typed}”`).join(' or ')}.
            </span>
          </p>
        )}
        {unread > 0 && (
          <p className="figures text-sm text-muted">
            {amount(unread, 'document is', 'documents are')} still being read and not searched yet.
          </p>
        )}
        {results.length === 0 && (
          <>
            <h2 className="text-lg font-semibold">Nothing found</h2>
            <p className="max-w-[60ch] text-muted wrap-anywhere">
              Nothing in the documents of this case matches “{query}”. Try fewer or other words, or one of
              these:
            </p>
          </>
        )}
      </div>
      {results.length === 0 && <SearchHint />}
      {results.length > 0 && (
        <ol
          aria-label="Results"
          className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {results.map((hit) => (
            <Hit
              key={`${hit.documentId} ${hit.start}`}
              caseId={caseId}
              hit={hit}
              document={documents.get(hit.documentId)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface HitProps {
  caseId: string;
  hit: SearchResult;
  /** Not there while the list is on its way. */
  document: Pick<DocumentSummary, 'docType' | 'docDate' | 'uploadedAt'> | undefined;
}

function Hit({ caseId, hit, document }: HitProps) {
  return (
    <li className="relative flex flex-col gap-1.5 p-4 transition-colors duration-150 hover:bg-sunken">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={paths.document(caseId, hit.documentId, hit)}
          className="inline-flex min-w-0 items-center gap-2 font-medium underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="wrap-anywhere">
            <PaperName filename={hit.filename} title={hit.title} marks={hit.nameMarks} />
          </span>
        </Link>
        <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>Page {hit.page}</span>
          {document && <DayOf document={document} />}
          {document?.docType && <Badge>{document.docType}</Badge>}
        </span>
      </div>
      <p className="line-clamp-3 font-serif wrap-anywhere">
        <Marked text={hit.quote} marks={hit.marks} />
      </p>
    </li>
  );
}

/** The date on the paper, else the day it was uploaded. */
function DayOf({ document: { docDate, uploadedAt } }: { document: NonNullable<HitProps['document']> }) {
  if (docDate !== null) return <time dateTime={docDate}>{formatDay(docDate)}</time>;
  return (
    <span>
      Uploaded <time dateTime={uploadedAt.toISOString()}>{formatDay(uploadedAt)}</time>
    </span>
  );
}

function countText(count: number): string {
  if (count >= MOST_RESULTS) return `The ${count} best passages. More words or a filter narrow the search.`;
  return amount(count, 'passage', 'passages, best first');
}
