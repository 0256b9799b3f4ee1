import { formatSize } from '../text/format.ts';
import { timeLeft } from './transfer-rate.ts';
import { isUnderWay, type UploadItem } from './upload-store.ts';

export interface UploadTotals {
  ready: number;
  underWay: number;
  paused: number;
  completed: number;
  /** Everything that is under way is held. */
  isPaused: boolean;
  /** Bytes of the whole list. */
  bytes: number;
  /** 0–100, by bytes, of what is under way and what has arrived. */
  percent: number;
  /** '3.1 MB/s'; null while nothing moves. */
  speed: string | null;
  /** 'about 2 min left'; null while it cannot be told. */
  left: string | null;
}

/** The uploads of a case taken together. */
export function uploadTotals(items: readonly UploadItem[]): UploadTotals {
  const active = items.filter(isUnderWay);
  const done = items.filter(({ status }) => status === 'completed');
  const paused = active.filter(({ status }) => status === 'paused');
  const counted = [...active, ...done];
  const bytes = sum(counted, ({ file }) => file.size);
  const arrived = sum(counted, ({ file, progress }) => file.size * progress);
  const perSecond = sum(active, ({ bytesPerSecond }) => bytesPerSecond ?? 0);
  const leftToSend = sum(active, ({ file, progress, status }) =>
    status === 'paused' ? 0 : file.size * (1 - progress),
  );
  return {
    ready: items.filter(({ status }) => status === 'ready').length,
    underWay: active.length,
    paused: paused.length,
    completed: done.length,
    isPaused: active.length > 0 && paused.length === active.length,
    bytes: sum(items, ({ file }) => file.size),
    percent: bytes === 0 ? 0 : Math.floor((arrived / bytes) * 100),
    speed: perSecond > 0 ? speedWords(perSecond) : null,
    left: timeLeft(leftToSend, perSecond),
  };
}

/** '3.1 MB/s' */
export function speedWords(bytesPerSecond: number): string {
  return `${formatSize(bytesPerSecond)}/s`;
}

function sum(items: readonly UploadItem[], of: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
