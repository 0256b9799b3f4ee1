import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { SearchResult } from '#src/documents/search-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** Search over the text of every document in the case; each hit opens its page with the passage marked. Before the
 * first search `children` stands in place of the hits. */
export function CaseSearch({ caseId, children }: { caseId: string; children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const hits = trpc.documents.search.useQuery(
    { caseId, q: query },
    { enabled: query !== '', meta: { silent: true } },
  );
  return (
    <section aria-label="Search this case" className="flex flex-col gap-4">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(typed.trim());
        }}
      >
        <SearchInput label="Search the text of every document" value={typed} onChange={setTyped} />
        <Button type="submit" disabled={typed.trim() === ''}>
          Search
        </Button>
      </form>
      {query === '' && children}
      {query !== '' && hits.isPending && (
        <SkeletonGroup text="Searching...">
          <div className="flex flex-col gap-3">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        </SkeletonGroup>
      )}
      {hits.isError && (
        <Alert
          tone="danger"
          title="The search did not work"
          actions={
            <Button variant="secondary" size="small" onClick={() => void hits.refetch()}>
              Retry
            </Button>
          }
        />
      )}
      {hits.data && (
        <div className="flex flex-col gap-2" aria-live="polite">
          <p className="figures text-sm text-muted">
            {hits.data.results.length === 0
              ? 'Nothing in your documents matches. Try fewer or other words.'
              : `${hits.data.results.length} passage${hits.data.results.length === 1 ? '' : 's'}, best first`}
          </p>
          {hits.data.corrected.length > 0 && (
            <p className="text-sm">
              Also searched for:{' '}
              {hits.data.corrected.map(({ typed: word, read }) => `${read} (you typed ${word})`).join(', ')}
            </p>
          )}
          <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {hits.data.results.map((hit) => (
              <li key={`${hit.documentId} ${hit.start}`} className="relative p-4 hover:bg-sunken">
                <Link
                  to={paths.document(caseId, hit.documentId, hit)}
                  className="text-sm font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  <bdi>{hit.filename}</bdi>, page {hit.page}
                </Link>
                <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-muted">{withMarks(hit)}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** The passage with the words that were looked for marked. */
function withMarks({ quote, marks }: Pick<SearchResult, 'quote' | 'marks'>): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(
      quote.slice(at, start),
      <mark key={start} className="rounded-xs bg-due-soft text-ink">
        {quote.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...parts, quote.slice(at)];
}
