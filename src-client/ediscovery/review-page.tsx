import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { CaseFailure } from '../documents/case-failure.tsx';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { useCoding } from './use-coding.ts';
import { useReview } from './use-review.ts';

/** E-discovery review: every document of a case is looked at once, coded, numbered. */
export function ReviewPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const coding = useCoding(caseId);
  const list = useReview(caseId, coding.moves);
  const item = found.data;
  if (found.isError) return <CaseFailure error={found.error} onRetry={() => void found.refetch()} />;
  if (item !== undefined && list.data !== undefined) {
    return <ReviewDesk key={caseId} item={item} documents={list.data} coding={coding} />;
  }
  if (item !== undefined && list.isError) {
    return (
      <>
        <ReviewHeader item={item} onUpload={null} onSelect={null} />
        <Alert
          tone="danger"
          title="The documents could not be loaded"
          className="m-5"
          actions={
            <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
              Retry
            </Button>
          }
        >
          {can(item.memberRole, 'document:update') && 'Nothing of what you coded is lost.'}
        </Alert>
      </>
    );
  }
  return <ReviewSkeleton />;
}
