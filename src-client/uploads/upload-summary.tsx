import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { formatSize } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { Select } from '../ui/select.tsx';
import type { UploadItem, UploadStore } from './upload-store.ts';
import { uploadTotals } from './upload-totals.ts';

interface UploadSummaryProps {
  items: readonly UploadItem[];
  store: UploadStore;
  categories: readonly string[];
  fixedCategory: string | null;
  onRetryAll(): void;
}

/** The whole list in one line, and what can be done with all of it. */
export function UploadSummary({ items, store, categories, fixedCategory, onRetryAll }: UploadSummaryProps) {
  const totals = uploadTotals(items);
  const stopped = items.filter(({ id, status }) => status === 'error' && store.canRetry(id)).length;
  const refused = items.filter(({ id, status }) => status === 'error' && !store.canRetry(id)).length;
  if (items.length < 2) return null;
  return (
    <section
      aria-label="All files"
      className="flex flex-col gap-2 rounded-card border border-line bg-paper px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="figures min-w-0 flex-1 basis-48" aria-live="polite">
          {totals.underWay === 0 ? (
            <>
              <span className="font-medium">{items.length} files</span>, {formatSize(totals.bytes)}
              {totals.completed > 0 && `, ${totals.completed} uploaded`}
            </>
          ) : (
            <>
              <span className="font-medium">
                {totals.completed} of {totals.completed + totals.underWay} uploaded
              </span>{' '}
              · {totals.percent}%{totals.speed && ` · ${totals.speed}`}
              {totals.left && ` · ${totals.left}`}
            </>
          )}
          {stopped > 0 && <span className="text-danger"> · {stopped} stopped</span>}
          {refused > 0 && <span className="text-danger"> · {refused} cannot be uploaded</span>}
        </p>
        {totals.ready > 1 && totals.underWay === 0 && fixedCategory === null && (
          <Select
            aria-label="Category of all files"
            className="w-full sm:w-52"
            value=""
            placeholder="Set all categories..."
            options={categories.map((category) => ({ value: category, label: category }))}
            onChange={(event) => store.setCategory('all', event.target.value)}
          />
        )}
      </div>
      {totals.underWay > 0 && <Progress label="Progress of all files" value={totals.percent} />}
      {(totals.underWay > 1 || stopped > 1 || refused > 0) && (
        <div className="flex flex-wrap gap-2">
          {totals.underWay > 1 && !totals.isPaused && (
            <Button variant="secondary" size="small" onClick={() => store.pauseAll()}>
              <Pause aria-hidden="true" />
              Pause all
            </Button>
          )}
          {totals.paused > 0 && totals.underWay > 1 && (
            <Button variant="secondary" size="small" onClick={() => store.resumeAll()}>
              <Play aria-hidden="true" />
              Resume all
            </Button>
          )}
          {totals.underWay > 1 && (
            <Button variant="secondary" size="small" onClick={() => store.cancelAll()}>
              <X aria-hidden="true" />
              Cancel all
            </Button>
          )}
          {stopped > 1 && (
            <Button variant="secondary" size="small" onClick={onRetryAll}>
              <RotateCcw aria-hidden="true" />
              Try {stopped} again
            </Button>
          )}
          {refused > 0 && (
            <Button variant="secondary" size="small" onClick={() => store.clearRefused()}>
              Remove {refused === 1 ? 'the one' : `the ${refused}`} that cannot be uploaded
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
