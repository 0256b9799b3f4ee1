import { CalendarDays, LayoutPanelLeft, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Case, CaseWithParticipants } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { stateName } from '#src/states.ts';
import { CaseTitle } from '../cases/case-title.tsx';
import { caseKindLabel } from '../cases/case-type.ts';
import { LocalOnlySwitch } from '../cases/local-only-switch.tsx';
import { paths } from '../paths.ts';
import { CaseSummonses } from '../summons/case-summonses.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Facts } from '../ui/facts.tsx';
import { part } from '../ui/part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { DueNext } from './due-next.tsx';
import { ParticipantsCard } from './participants-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import type { Next } from './use-next.ts';
import { useSectionInView } from './use-section-in-view.ts';

const OtherSide = part(async () => (await import('./other-side.tsx')).OtherSide);
const CaseCaption = part(async () => (await import('./case-caption.tsx')).CaseCaption);
const CasePapers = part(
  async () => (await import('./case-papers.tsx')).CasePapers,
  <Skeleton className="h-32" />,
);
const CaseStage = part(async () => (await import('./case-stage.tsx')).CaseStage);
const TaskList = part(async () => (await import('./task-list.tsx')).TaskList, <Skeleton className="h-96" />);
const WhoHelps = part(async () => (await import('./who-helps.tsx')).WhoHelps);
const YourCourt = part(async () => (await import('./your-court.tsx')).YourCourt);

/** Links to it end with this. */
const COURT_SECTION = 'your-court';

interface CasePaneProps {
  item: CaseWithParticipants;
  next: Next;
  onMembers(): void;
  onCreateDeadline(): void;
}

/** One case at a glance: what is due, what it is about, who is in it, what can be done. */
export function CasePane({ item, next, onMembers, onCreateDeadline }: CasePaneProps) {
  const role = item.memberRole;
  const court = useSectionInView(COURT_SECTION);
  // On a phone what comes next stands first, and ways into the case after it.
  const isWide = useMediaQuery('(min-width: 40rem)');
  const ways = <Ways item={item} onMembers={onMembers} />;
  return (
    <div className="@container mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8">
      <title>{`${caseTitle(item)} · Proceed`}</title>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-80 flex-col gap-2">
          <CaseTitle key={item.id} item={item} />
          <div className="flex flex-wrap gap-2">
            <Badge>{caseKindLabel(item)}</Badge>
            {item.state !== null && <Badge>{item.state}</Badge>}
            {role !== 'owner' && (
              <Badge tone="accent">{role === 'viewer' ? 'You can view' : 'You can edit'}</Badge>
            )}
          </div>
        </div>
        {isWide && ways}
      </header>
      <div className="min-h-29 sm:min-h-22">
        <CaseStage item={item} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <DueNext item={item} next={next} onCreateDeadline={onCreateDeadline} />
          <TaskList caseId={item.id} />
          <CaseCaption item={item} />
          {!isWide && ways}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @4xl:grid-cols-1">
          <Card>
            <CardHeader title="Papers" />
            <CardBody>
              <CasePapers item={item} />
            </CardBody>
          </Card>
          <CaseInformation item={item} />
          <ParticipantsCard item={item} />
        </div>
      </div>
      <Card id={COURT_SECTION} ref={court} tabIndex={-1} className="scroll-mt-4">
        <CardHeader title="Your Court" />
        <CardBody className="min-h-32">
          <YourCourt item={item} />
        </CardBody>
      </Card>
      <WhoHelps caseId={item.id} />
      <CaseSummonses item={item} />
      <QuickActions item={item} onCreateDeadline={onCreateDeadline} />
      <PrivacyCard item={item} />
    </div>
  );
}

function Ways({ item, onMembers }: Pick<CasePaneProps, 'item' | 'onMembers'>) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={paths.workspace(item.id)} className={buttonClass({ variant: 'secondary' })}>
        <LayoutPanelLeft aria-hidden="true" />
        Open Case
      </Link>
      <Link to={paths.documents(item.id)} className={buttonClass({ variant: 'secondary' })}>
        <CalendarDays aria-hidden="true" />
        Case Timeline
      </Link>
      <Button variant="secondary" onClick={onMembers}>
        <UserPlus aria-hidden="true" />
        People with Access
      </Button>
    </div>
  );
}

function CaseInformation({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Case Information" />
      <CardBody className="flex flex-col gap-3">
        <Facts
          items={[
            { label: 'Case No', value: item.caseNumber },
            { label: 'Court Name', value: item.courtName },
            { label: 'Jurisdiction/State', value: item.state && stateName(item.state) },
            { label: 'Date Created', value: <DateText date={item.createdAt} /> },
            { label: 'Last Modified', value: <DateText date={item.updatedAt} /> },
          ]}
        />
        {item.description && (
          <p className="max-w-[70ch] border-t border-line pt-3 whitespace-pre-line wrap-anywhere">
            {item.description}
          </p>
        )}
        <OtherSide item={item} />
      </CardBody>
    </Card>
  );
}

function PrivacyCard({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Privacy" />
      <CardBody>
        <LocalOnlySwitch item={item} />
      </CardBody>
    </Card>
  );
}
