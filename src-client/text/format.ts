import { format, isValid, parseISO } from 'date-fns';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** '12 KB', '3.4 MB'; below a kilobyte still '1 KB'. */
export function formatSize(bytes: number): string {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded =
    value >= 10 || unit === 0 ? Math.max(bytes > 0 ? 1 : 0, Math.round(value)) : value.toFixed(1);
  return `${rounded} ${UNITS[unit]}`;
}

/** Name, size in KB as the upload list shows it. */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(0.1, bytes / 1024);
  return `${kilobytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} KB`;
}

/** A calendar date or a moment as 'MMM d, yyyy'. */
export function formatDay(value: string | Date): string {
  const date = typeof value === 'string' ? parseISO(value) : value;
  return isValid(date) ? format(date, 'MMM d, yyyy') : '';
}

interface Dated {
  docDate: string | null;
  uploadedAt: Date;
}

/** The date on the paper; of one without, the day it came, and that it is that. */
export function documentDay({ docDate, uploadedAt }: Dated): string {
  return docDate === null ? `Uploaded ${formatDay(uploadedAt)}` : formatDay(docDate);
}
