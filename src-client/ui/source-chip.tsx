import { FileText } from 'lucide-react';
import { useState } from 'react';

interface SourceChipProps {
  /** The words, as the paper has them. */
  quote: string;
  /** The paper's title. */
  title: string;
  page: number;
  /** Address of the cut-out of the page. */
  picture?: string | null;
  /** Opens the paper at the words. */
  onOpen(): void;
}

/** Where a statement comes from: the piece of the page, or its words; a press opens the paper there. */
export function SourceChip({ quote, title, page, picture = null, onOpen }: SourceChipProps) {
  const [isBroken, setBroken] = useState(false);
  const words = quote.trim().replace(/\s+/g, ' ');
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`“${words}”, ${title}, page ${page}. Open the page`}
      className="flex min-h-11 w-full min-w-0 flex-col items-start gap-1 rounded-control border border-line bg-sunken px-3 py-2 text-left hover:border-line-strong"
    >
      {picture !== null && !isBroken ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="max-h-24 w-full rounded-sm bg-sheet object-contain object-left"
        />
      ) : (
        <span className="line-clamp-2 font-serif text-sm wrap-anywhere">“{words}”</span>
      )}
      <span className="flex max-w-full items-center gap-1 text-xs text-muted">
        <FileText aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">{title}</span>
        <span className="shrink-0">· page {page}</span>
      </span>
    </button>
  );
}
