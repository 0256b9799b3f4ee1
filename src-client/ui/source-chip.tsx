import { FileText } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';

interface SourceChipProps {
  /** The words, as the paper has them. */
  quote: string;
  /** The paper's title. */
  title: string;
  page: number;
  /** Address of the cut-out of the page. */
  picture?: string | null;
  /** One line, beside what is sure anyway. */
  isShort?: boolean;
  /** Several lines of the page, each to be read. */
  isList?: boolean;
  /** Opens the paper at the words. */
  onOpen(): void;
}

/** Where a statement comes from: the piece of the page, or its words; a press opens the paper there. */
export function SourceChip(props: SourceChipProps) {
  const { quote, title, page, picture = null, isShort = false, isList = false, onOpen } = props;
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming');
  const isDrawn = picture !== null && state === 'here';
  // Beside one another there is room for one line alone; a picture that comes later keeps its place below the words' box.
  const isRow = isShort && (picture === null || state === 'broken');
  const words = quote.trim().replace(/\s+/g, ' ');
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`“${words}”, ${title}, page ${page}. Open the page`}
      className={classNames(
        'relative flex min-h-11 w-full min-w-0 rounded-control border border-line bg-sunken px-3 text-left hover:border-line-strong',
        isRow ? 'items-center justify-between gap-3 py-1' : 'flex-col items-start gap-1 py-2',
      )}
    >
      {picture !== null && state !== 'broken' && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          onLoad={() => setState('here')}
          onError={() => setState('broken')}
          className={classNames(
            // The words stand until it has come.
            isDrawn
              ? classNames('max-w-full rounded-sm', isList ? 'max-h-80' : 'max-h-24')
              : 'absolute size-px opacity-0',
          )}
        />
      )}
      {!isDrawn && (
        <span
          className={classNames(
            'min-w-0 font-serif text-sm',
            isRow ? 'truncate' : 'line-clamp-2 wrap-anywhere',
            // As high as two lines of a page, so that little moves when they come.
            picture !== null && state === 'coming' && 'min-h-11',
          )}
        >
          “{words}”
        </span>
      )}
      <span
        className={classNames(
          'flex items-center gap-1 text-xs text-muted',
          isRow ? 'max-w-1/2 shrink-0' : 'max-w-full',
        )}
      >
        <FileText aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">{title}</span>
        <span className="shrink-0">· page {page}</span>
      </span>
    </button>
  );
}
