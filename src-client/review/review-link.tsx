import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface ReviewLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  documentId: string;
  onOpen(id: string): void;
}

/** A link to a document of the review: a plain press opens it at once, any other is the browser's own. */
export function ReviewLink({ documentId, onOpen, ...props }: ReviewLinkProps) {
  return (
    <Link
      {...props}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(documentId);
      }}
    />
  );
}
