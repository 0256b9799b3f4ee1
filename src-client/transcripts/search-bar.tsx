import { ChevronDown, ChevronUp } from 'lucide-react';
import type { FormEvent } from 'react';
import { IconButton } from '../ui/button.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import type { TranscriptSearch } from './use-transcript-search.ts';

/** Words to look for, how often they are said, and the way from one place to the next. */
export function SearchBar({ search }: { search: TranscriptSearch }) {
  const { q, setQ, total, at, step, isSearching, failed } = search;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    step(1);
  };
  const words =
    q.trim() === ''
      ? ''
      : failed
        ? 'The search did not work'
        : isSearching || total === null
          ? 'Searching...'
          : total === 0
            ? 'Not found'
            : at === null
              ? `${total} found`
              : `${at + 1} of ${total}`;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <form onSubmit={onSubmit} className="flex min-w-0 flex-1">
        <SearchInput
          label="Search the transcript"
          placeholder="Search what was said"
          value={q}
          onChange={setQ}
        />
      </form>

      <span role="status" className="figures shrink-0 text-sm text-muted empty:hidden">
        {words}
      </span>
      {total !== null && total > 0 && (
        <div className="flex shrink-0">
          <IconButton
            label="Previous place"
            icon={<ChevronUp aria-hidden="true" />}
            onClick={() => step(-1)}
          />
          <IconButton label="Next place" icon={<ChevronDown aria-hidden="true" />} onClick={() => step(1)} />
        </div>
      )}
    </div>
  );
}
