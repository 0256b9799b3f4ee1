import { ChevronDown } from 'lucide-react';
import type { Document } from '#src/documents/schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { pageCategories } from './categories.ts';
import { useMilestoneKinds } from './use-milestone-kinds.ts';

/** Changes the category of a document at once. */
export function useChangeCategory() {
  return trpc.documents.update.useMutation({
    meta: { silent: true },
    onSuccess(changed) {
      showToast({
        title: 'Category Updated',
        description: `This document is now filed under ${changed.docType}.`,
      });
    },
    onError(error) {
      showToast({
        title: 'Update Failed',
        description: errorMessage(error, 'Failed to update document category. Please try again.'),
        tone: 'danger',
      });
    },
  });
}

/** The document's category; the one it has is disabled in the menu. */
export function CategoryMenu({ document }: { document: Document }) {
  const kinds = useMilestoneKinds(document.caseId);
  const change = useChangeCategory();
  const categories = pageCategories(kinds, document.suggestedDocType, document.docType);
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="small" busy={change.isPending} aria-label="Change category">
          {document.docType ?? 'Other'}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={categories.map((category) => ({
        label: category,
        disabled: category === (document.docType ?? 'Other'),
        onSelect: () => change.mutate({ id: document.id, docType: category }),
      }))}
    />
  );
}
