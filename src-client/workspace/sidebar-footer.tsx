import { ArchiveRestore } from 'lucide-react';
import type { useMatching } from '../documents/use-matching.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

interface SidebarFooterProps {
  shown: number;
  total: number;
  /** Number of documents per category; empty to leave the badges out. */
  counts: readonly [string, number][];
  matching: Pick<ReturnType<typeof useMatching>, 'looked' | 'failed'>;
  onOpenTrash(): void;
}

/** How many documents there are, what of them is shown, and the way to those that were deleted. */
export function SidebarFooter({ shown, total, counts, matching, onOpenTrash }: SidebarFooterProps) {
  const number = (count: number) => count.toLocaleString('en-US');
  return (
    <div className="figures border-t border-line px-3 py-1.5 text-sm text-muted">
      {total > 0 && (
        <div className="relative flex max-h-22 flex-wrap items-center gap-x-2 gap-y-1 overflow-y-auto py-1">
          <p aria-live="polite">
            {number(shown)} of {number(total)} documents
          </p>
          <ul aria-label="Documents per category" className="contents">
            {counts.map(([category, count]) => (
              <li key={category}>
                <Badge>
                  {category} {number(count)}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {total > 0 && matching.looked !== null && (
        <p>
          Looking through the texts: {number(matching.looked)} of {number(total)}
        </p>
      )}
      {matching.failed && <p className="text-danger">The texts could not be searched; names were.</p>}
      <Button variant="quiet" size="small" className="-ml-3 text-muted" onClick={onOpenTrash}>
        <ArchiveRestore aria-hidden="true" />
        Recently deleted
      </Button>
    </div>
  );
}
