import { useEffect, useRef, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import {
  type DiscoveryCard as CardData,
  type DiscoveryContext,
  PARTIES,
  REPOSITORIES,
  type RequestPaperItems,
} from '#src/discovery/schema.ts';
import { LOAD_FAILURE, MILESTONE_NOT_FOUND } from '#src/milestones/page-kind.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { MilestoneFailure } from '../milestones/milestone-failure.tsx';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useLeaveWarning } from '../upload/use-uploads.ts';
import { CardDocumentsDialog } from './card-documents-dialog.tsx';
import { DiscoverySkeleton } from './discovery-skeleton.tsx';
import { PARTY_TAB, REPOSITORY_TAB } from './discovery-words.ts';
import { PressingAlerts } from './pressing-alerts.tsx';
import { RepositoryPanel } from './repository-panel.tsx';
import { courtOf } from './standing-due.ts';
import { UploadToCard } from './upload-to-card.tsx';
import { useDiscovery } from './use-discovery.ts';
import { type DiscoveryPlace, useDiscoveryPlace } from './use-discovery-place.ts';

/** Discovery Management: what each side asks and answers, and by when. */
export function DiscoveryPage(props: MilestonePageProps) {
  const { item, stages, today } = props;
  const overview = useDiscovery(item.id);
  const utils = trpc.useUtils();
  const [place, go] = useDiscoveryPlace();
  const [uploading, setUploading] = useState<DiscoveryContext | null>(null);
  const [listed, setListed] = useState<CardData | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const tabs = useRef<HTMLElement>(null);
  useLeaveWarning();
  // On a phone the chosen tab may stand outside the row.
  useEffect(() => {
    if (place.repository === REPOSITORIES[0]) return;
    const chosen = tabs.current?.querySelectorAll('[role="tab"][data-state="active"]') ?? [];
    for (const tab of chosen) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place.repository]);
  if (overview.isError && overview.data === undefined) {
    const isGone = readFailure(overview.error).code === 'NOT_FOUND';
    return (
      <MilestoneFailure
        text={isGone ? MILESTONE_NOT_FOUND : LOAD_FAILURE.discovery}
        caseId={item.id}
        onRetry={isGone ? undefined : () => void overview.refetch()}
      />
    );
  }
  const refresh = () => void utils.discovery.invalidate();
  const onServed = (answer: RequestPaperItems) => {
    utils.discovery.items.setData({ id: answer.paper.id }, answer);
    void utils.discovery.overview.invalidate({ caseId: item.id });
  };
  const { data } = overview;
  const court = data && courtOf(item, data, today);
  const panelOf = (shown: DiscoveryPlace) =>
    data && court ? (
      <RepositoryPanel
        place={shown}
        overview={data}
        court={court}
        caseState={item.state}
        stages={stages}
        rights={{
          write: can(item.memberRole, 'discovery:write'),
          upload: can(item.memberRole, 'document:create'),
          createDeadline: can(item.memberRole, 'deadline:create'),
        }}
        onUpload={setUploading}
        onShowAll={setListed}
        onServed={onServed}
        sought={sought}
        onFound={() => setSought(null)}
      />
    ) : (
      <DiscoverySkeleton />
    );
  return (
    <MilestoneLayout>
      <MilestoneHeader {...props} quiet />
      {data && court && (
        <PressingAlerts
          requests={data.requests}
          court={court}
          onShow={({ id, party, repository }) => {
            go({ party, repository });
            setSought(id);
          }}
        />
      )}
      <section ref={tabs} aria-labelledby="discovery-management">
        <h2 id="discovery-management" className="sr-only">
          Discovery Management
        </h2>
        <Tabs
          label="Whose discovery"
          value={place.party}
          onValueChange={(value) => go({ party: PARTIES.find((each) => each === value) ?? place.party })}
          tabs={PARTIES.map((party) => ({
            value: party,
            label: PARTY_TAB[party],
            content: (
              <Tabs
                label={PARTY_TAB[party]}
                value={place.repository}
                onValueChange={(value) =>
                  go({ repository: REPOSITORIES.find((each) => each === value) ?? place.repository })
                }
                tabs={REPOSITORIES.map((repository) => ({
                  value: repository,
                  label: REPOSITORY_TAB[repository],
                  content: panelOf({ party, repository }),
                }))}
              />
            ),
          }))}
        />
      </section>
      <DeadlineCards {...props} />
      {uploading && (
        <UploadToCard
          caseId={item.id}
          context={uploading}
          onClose={() => setUploading(null)}
          onComplete={refresh}
        />
      )}
      {listed && <CardDocumentsDialog caseId={item.id} card={listed} onClose={() => setListed(null)} />}
    </MilestoneLayout>
  );
}
