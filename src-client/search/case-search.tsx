import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SearchHint } from './search-hint.tsx';
import { SearchResultList } from './search-result-list.tsx';

const PARAMETER = 'q';
const LONGEST = 500;

/**
 * Search over the names and the text of every document in the case; each hit opens its page with the passage
 * marked. The address holds what was looked for, so that Back returns to it. Before the first search `children`
 * stands in place of the hits.
 */
export function CaseSearch({ caseId, children }: { caseId: string; children: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const query = (search.get(PARAMETER) ?? '').trim().slice(0, LONGEST);
  const [typed, setTyped] = useState(query);
  // Back and Forward change the address, and the field follows.
  useEffect(() => setTyped(query), [query]);
  const hits = trpc.documents.search.useQuery(
    { caseId, q: query },
    // Found before and shown at once, and asked for again: papers may have come since.
    { enabled: query !== '', staleTime: 0, meta: { silent: true } },
  );

  function look(next: string) {
    if (next !== '' && next === query) void hits.refetch();
    setSearch((before) => {
      const params = new URLSearchParams(before);
      if (next === '') params.delete(PARAMETER);
      else params.set(PARAMETER, next);
      return params;
    });
  }
  return (
    <section aria-label="Search this case" className="flex flex-col gap-4">
      <div>
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            look(typed.trim());
          }}
        >
          <SearchInput
            label="Search names and text of every document"
            value={typed}
            onChange={(text) => {
              setTyped(text.slice(0, LONGEST));
              if (text === '' && query !== '') look('');
            }}
          />
          <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
            Search
          </Button>
        </form>
        <Disclosure label="Search tips" className="mt-1">
          <div className="pt-1 pb-2 pl-5.5">
            <SearchHint />
          </div>
        </Disclosure>
      </div>
      {query === '' && children}
      {query !== '' && hits.isPending && (
        <Waiting text="Searching..." blocks={['h-5 w-40', 'h-24 w-full', 'h-24 w-full', 'h-24 w-full']} />
      )}
      {query !== '' && hits.isError && (
        <Alert
          tone="danger"
          title="The search did not work"
          actions={
            <Button
              variant="secondary"
              size="small"
              busy={hits.isFetching}
              onClick={() => void hits.refetch()}
            >
              Retry
            </Button>
          }
        >
          {errorMessage(hits.error, CONNECTION_TEXT)}
        </Alert>
      )}
      {query !== '' && hits.data && !hits.isError && (
        <SearchResultList caseId={caseId} query={query} found={hits.data} />
      )}
    </section>
  );
}
