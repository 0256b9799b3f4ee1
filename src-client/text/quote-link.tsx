import { CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

interface QuoteLinkProps {
  caseId: string;
  documentId: string;
  /** 'Page 3' unless a number and a file name are shown too. */
  label?: ReactNode;
  quote: { page: number; start: number; end: number; quote: string; verified: boolean };
}

/** A passage with its page; a press opens the page with the passage marked. */
export function QuoteLink({ caseId, documentId, label, quote }: QuoteLinkProps) {
  return (
    <Link
      to={paths.document(caseId, documentId, quote)}
      className="block rounded-control border-l-2 border-line-strong bg-sunken px-3 py-2 text-sm hover:border-accent"
    >
      <span className="figures flex items-center gap-1.5 text-xs font-medium text-muted">
        {quote.verified ? (
          <CircleCheck aria-hidden="true" className="size-3.5 shrink-0 text-done" />
        ) : (
          <CircleHelp aria-hidden="true" className="size-3.5 shrink-0 text-due" />
        )}
        <span className="min-w-0 wrap-anywhere">
          {label ? <>{label}, page</> : 'Page'} {quote.page}
          {quote.verified ? '' : ' · not found word for word'}
        </span>
      </span>
      <span dir="auto" className="mt-0.5 line-clamp-4 font-serif">
        “{quote.quote.trim()}”
      </span>
    </Link>
  );
}
