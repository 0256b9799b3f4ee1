import { SearchHint } from '../search/search-hint.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import type { FoundInPalette } from './use-found.ts';

/** What there is to say above the results: a failure, nothing found, a word read as another. */
export function PaletteNotes({ found, typed }: { found: FoundInPalette; typed: string }) {
  if (found.namesFailed || found.textFailed) {
    return (
      <PanelFailure
        title={found.namesFailed ? 'The search did not work' : 'The text of your documents was not searched'}
        onRetry={found.retry}
        className="m-3 mb-1"
      >
        {found.namesFailed
          ? 'Please check your internet connection and try again. What you typed is still here.'
          : 'What is found by its name is below.'}
      </PanelFailure>
    );
  }
  if (found.isNothing) {
    return (
      <div className="flex flex-col gap-4 p-5">
        <div>
          <p className="font-medium wrap-anywhere">Nothing found for “{typed}”</p>
          <p className="text-sm text-muted">
            No case, document or deadline is called that, and no document that has been read says it. Try
            fewer or other words, or one of these:
          </p>
        </div>
        <SearchHint />
      </div>
    );
  }
  if (found.readAs !== null) {
    return (
      <p className="px-5 pt-3 text-sm wrap-anywhere">
        Showing passages for <strong>{found.readAs}</strong>
      </p>
    );
  }
  return null;
}
