import { useEffect, useRef, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import {
  type DiscoveryCard as CardData,
  type DiscoveryContext,
  PARTIES,
  REPOSITORIES,
} from '#src/discovery/schema.ts';
import { lawOf } from '#src/law/case-law.ts';
import { LOAD_FAILURE, MILESTONE_NOT_FOUND } from '#src/timeline/page-kind.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { milestoneFailed } from '../milestones/milestone-failure.ts';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { LawDoubt } from '../timeline/law-doubt.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { useUploadChanges } from '../uploads/use-upload-changes.ts';
import { useLeaveWarning } from '../uploads/use-uploads.ts';
import { CardDocumentsDialog } from './card-documents-dialog.tsx';
import { PARTY_TAB, REPOSITORY_TAB } from './discovery-words.ts';
import { PressingAlerts } from './pressing-alerts.tsx';
import { RepositoryPanel } from './repository-panel.tsx';
import { courtOf } from './standing-due.ts';
import { type DiscoveryPlace, useDiscoveryPlace } from './use-discovery-place.ts';

/** Discovery Management: what each side asks and answers, and by when. */
export function DiscoveryPage(props: MilestonePageProps) {
  const { item, stages, today } = props;
  const overview = useDiscovery(item.id);
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
  const { missing } = loaded({ overview });
  if (missing?.error) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ text: 'Loading discovery' }}
        failed={({ isGone }) =>
          milestoneFailed(isGone ? MILESTONE_NOT_FOUND : LOAD_FAILURE.discovery, item.id)
        }
      />
    );
  }
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
        sought={sought}
        onFound={() => setSought(null)}
      />
    ) : (
      <Waiting text="Loading discovery" blocks={['h-5 w-full max-w-md', 'h-40', 'h-40']} />
    );
  return (
    <MilestoneLayout>
      <MilestoneHeader {...props} quiet />
      {data && data.requests.length > 0 && <LawDoubt caseId={item.id} law={lawOf(item)} />}
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
      {uploading && <UploadToCard caseId={item.id} context={uploading} onClose={() => setUploading(null)} />}
      {listed && <CardDocumentsDialog caseId={item.id} card={listed} onClose={() => setListed(null)} />}
    </MilestoneLayout>
  );
}

interface UploadToCardProps {
  caseId: string;
  context: DiscoveryContext;
  onClose(): void;
}

/** The upload dialog; what comes through it belongs on the card it was opened from. */
function UploadToCard({ caseId, context, onClose }: UploadToCardProps) {
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  return (
    <UploadDialog
      caseId={caseId}
      documentCount={list.data?.length ?? 0}
      discoveryContext={context}
      onClose={onClose}
    />
  );
}

/** Everything of a case's discovery page, as it changes while papers are uploaded and read. */
function useDiscovery(caseId: string) {
  useUploadChanges(caseId);
  return trpc.discovery.overview.useQuery({ caseId }, { meta: { silent: true } });
}
