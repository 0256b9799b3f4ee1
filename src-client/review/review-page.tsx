import { useEffect } from 'react';
import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { useRefresher } from '../lib/case-events.tsx';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useUploadChanges } from '../uploads/use-upload-changes.ts';
import { caseFailed } from '../workspace/case-failure.ts';
import type { Moves } from './coding-moves.ts';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewHeader } from './review-header.tsx';
import { createReviewSync } from './review-sync.ts';
import { useCoding } from './use-coding.ts';

/** E-discovery review: every document of a case is looked at once, coded, numbered. */
export function ReviewPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const coding = useCoding(caseId);
  const list = useReview(caseId, coding.moves);
  const ofCase = loaded({ item: found });
  const waiting = { heading: 'E-Discovery Review', text: 'Loading discovery documents...' };
  if (ofCase.missing) return <QueryScreen missing={ofCase.missing} waiting={waiting} failed={caseFailed} />;
  const { item } = ofCase.data;
  if (list.data !== undefined) {
    return <ReviewDesk key={caseId} item={item} documents={list.data} coding={coding} />;
  }
  if (!list.isError) return <Waiting {...waiting} />;
  return (
    <>
      <ReviewHeader item={item} onUpload={null} onSelect={null} />
      <PanelFailure title="The documents could not be loaded" onRetry={list.refetch} className="m-5">
        {can(item.memberRole, 'document:update') && 'Nothing of what you coded is lost.'}
      </PanelFailure>
    </>
  );
}

/** The documents of a case for review, and what changes in them meanwhile. */
function useReview(caseId: string, moves: Moves) {
  const utils = trpc.useUtils();
  const refresher = useRefresher();
  const list = trpc.review.list.useQuery({ caseId }, { meta: { silent: true } });
  useUploadChanges(caseId);
  useEffect(() => {
    const sync = createReviewSync({
      fetchRows: (ids) => utils.client.review.list.query({ caseId, ids }),
      refetch: () => utils.review.list.invalidate({ caseId }),
      list: () => utils.review.list.getData({ caseId }),
      change: (how) => utils.review.list.setData({ caseId }, (rows) => rows && how(rows)),
      isBusy: moves.isBusy,
    });
    const release = refresher.keepRows('review.list', caseId, {
      heard(event) {
        if (event.type === 'document') {
          const { id, status } = event.document;
          if (status === 'ready' || status === 'failed') sync.changed([id]);
        } else if (event.type === 'documents-changed' || event.type === 'review-changed') {
          if (event.ids === undefined) sync.allChanged();
          else sync.changed(event.ids);
        }
      },
      restarted: sync.allChanged,
    });
    return () => {
      release();
      sync.stop();
    };
  }, [caseId, utils, moves, refresher]);
  return list;
}
