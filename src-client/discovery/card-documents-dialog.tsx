import { Link } from 'react-router';
import type { DiscoveryCard } from '#src/discovery/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { DocumentLine } from './discovery-card.tsx';
import { PARTY_TAB, REPOSITORY_TAB } from './discovery-words.ts';

interface CardDocumentsDialogProps {
  caseId: string;
  card: DiscoveryCard;
  onClose(): void;
}

/** All documents of a card, the newest first. */
export function CardDocumentsDialog({ caseId, card, onClose }: CardDocumentsDialogProps) {
  const { party, repository, type, count } = card;
  const list = trpc.discovery.documents.useQuery(
    { caseId, party, repository, type },
    { meta: { silent: true } },
  );
  const left = count - (list.data?.length ?? count);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={type === 'request' ? 'All requests' : 'All responses'}
      description={`${PARTY_TAB[party]}, ${REPOSITORY_TAB[repository]}: ${count.toLocaleString('en-US')} documents, the newest first.`}
    >
      {list.isError && (
        <PanelFailure title="The documents could not be loaded." onRetry={() => void list.refetch()} />
      )}
      {list.isPending && (
        <SkeletonGroup text="Loading the documents">
          <div className="flex flex-col gap-3">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-6 w-full" />
            ))}
          </div>
        </SkeletonGroup>
      )}
      {list.data && (
        <ul className="-mx-2 flex flex-col">
          {list.data.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className="mt-4 text-sm text-muted">
          {left.toLocaleString('en-US')} older ones are under{' '}
          <Link to={paths.documents(caseId)} className="underline underline-offset-4 hover:text-accent">
            Manage Documents
          </Link>
          .
        </p>
      )}
    </Dialog>
  );
}
