import { CircleAlert, CircleCheck, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { FileName } from '../text/file-name.tsx';
import { formatKilobytes } from '../text/format.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import { Select } from '../ui/select.tsx';
import { timeLeft } from './transfer-rate.ts';
import type { UploadItem, UploadStore } from './upload-store.ts';
import { speedWords } from './upload-totals.ts';

interface UploadRowProps {
  item: UploadItem;
  /** The document that the file has become. */
  reading: DocumentRow | undefined;
  store: UploadStore;
  categories: readonly string[];
  /** With a discovery context the category is given. */
  fixedCategory: string | null;
}

const WORDS: Record<UploadItem['status'], string> = {
  ready: 'Ready',
  pending: 'Waiting',
  uploading: 'Uploading',
  paused: 'Paused',
  completed: 'Uploaded',
  error: 'Not uploaded',
};

export function UploadRow({ item, reading, store, categories, fixedCategory }: UploadRowProps) {
  const { id, file, status } = item;
  const name = visibleName(file.name);
  const failed = status === 'error';
  const canRetry = failed && store.canRetry(id);
  const facts = [
    formatKilobytes(file.size),
    ...(status === 'ready' && fixedCategory === null ? [] : [item.category]),
    ...(status === 'uploading' || status === 'paused' ? [`${Math.floor(item.progress * 100)}%`] : []),
    ...(status === 'uploading' ? pace(item) : []),
  ];
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-card border p-3',
        failed ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap sm:items-center">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={name}>
            <FileName name={file.name} />
          </p>
          <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span
              aria-live="polite"
              className={classNames('inline-flex items-center gap-1', failed && 'text-danger')}
            >
              {status === 'completed' && <CircleCheck aria-hidden="true" className="size-4 text-done" />}
              {failed && <CircleAlert aria-hidden="true" className="size-4" />}
              {WORDS[status]}
            </span>
            {facts.map((fact) => (
              <span key={fact} className="before:mr-2 before:content-['·']">
                {fact}
              </span>
            ))}
            {reading && <ReadingState document={reading} />}
          </p>
        </div>
        {status === 'ready' && fixedCategory === null && (
          <Select
            aria-label={`Category of ${name}`}
            className="order-last w-full sm:order-none sm:w-48 sm:shrink-0"
            value={item.category}
            placeholder="Select a category"
            options={withOwn(categories, item.category).map((category) => ({
              value: category,
              label: category,
            }))}
            onChange={(event) => store.setCategory(id, event.target.value)}
          />
        )}
        <RowButtons item={item} store={store} />
      </div>
      {status !== 'ready' && (!failed || canRetry) && (
        <Progress
          label={`Progress of ${name}`}
          value={item.progress * 100}
          tone={failed ? 'danger' : status === 'completed' ? 'done' : 'accent'}
        />
      )}
      {item.message && <p className="text-sm wrap-anywhere text-danger">{item.message}</p>}
    </div>
  );
}

function pace({ file, progress, bytesPerSecond }: UploadItem): string[] {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return [];
  const left = timeLeft(file.size * (1 - progress), bytesPerSecond);
  return [speedWords(bytesPerSecond), ...(left === null ? [] : [left])];
}

/** An earlier visit may have chosen one that the case no longer offers. */
function withOwn(categories: readonly string[], own: string): readonly string[] {
  return own === '' || categories.includes(own) ? categories : [...categories, own];
}

function RowButtons({ item: { id, file, status }, store }: { item: UploadItem; store: UploadStore }) {
  const name = visibleName(file.name);
  if (status === 'completed') return null;
  return (
    <div className="flex shrink-0">
      {(status === 'uploading' || status === 'paused') && (
        <IconButton
          label={`${status === 'paused' ? 'Resume' : 'Pause'} ${name}`}
          icon={status === 'paused' ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onClick={() => void store.togglePause(id)}
        />
      )}
      {status === 'error' && store.canRetry(id) && (
        <IconButton
          label={`Try ${name} again`}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => void store.retry(id)}
        />
      )}
      <IconButton
        label={`${status === 'ready' || status === 'error' ? 'Remove' : 'Cancel'} ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={() => void store.remove(id)}
      />
    </div>
  );
}
