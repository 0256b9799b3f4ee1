import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { draftOf } from '#src/summons/prefill.ts';
import type { Summons } from '#src/summons/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SummonsFormView } from './summons-form.tsx';
import { SummonsHead } from './summons-head.tsx';
import { useSummonsForm } from './use-summons-form.ts';

interface EditSummonsProps {
  summons: Summons;
  item: Case;
  milestone: { id: string; kind: string | null } | null;
  onClose(): void;
}

/** The form in which a kept summons is changed. */
export function EditSummons({ summons, item, milestone, onClose }: EditSummonsProps) {
  // Somebody else's change must not pull away what is being typed.
  const [before] = useState(summons);
  const isChanged = JSON.stringify(draftOf(summons)) !== JSON.stringify(draftOf(before));
  const handle = useSummonsForm({
    caseId: item.id,
    defaults: draftOf(before),
    milestoneId: before.milestoneId,
    editing: before,
    onSaved: onClose,
  });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-4 sm:px-6">
      <PageHeader
        above={<SummonsHead item={item} milestone={milestone} here="Summons Details" />}
        title="Edit Summons"
        description={
          <>
            <bdi>{before.plaintiffName}</bdi> v. <bdi>{before.defendantName}</bdi>
          </>
        }
      />
      {isChanged && !handle.busy && (
        <Alert tone="due">
          Somebody else changed this summons while you were editing. If you save, what stands here takes the
          place of their change. To see theirs, cancel first.
        </Alert>
      )}
      <SummonsFormView
        {...handle}
        editing={before}
        words={{ save: 'Save Changes', saving: 'Saving...' }}
        cancel={
          <Button variant="secondary" disabled={handle.busy} onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </div>
  );
}
