import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { houseOfCase, officesOfCase } from '#src/law/courts/offices-of-case.ts';
import type { PublishedRecord } from '#src/law/courts/record-schema.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CourtFiling } from './court-filing.tsx';
import { CourtOffices } from './court-offices.tsx';
import { useCourtRecord } from './use-court-record.ts';

/** Where the court of a case is, when it is open, and how papers get there: as far as somebody read it. */
export function YourCourt({ item }: { item: Case }) {
  const { record, doubts, isUnknown, failed } = useCourtRecord(item);
  if (isUnknown) {
    return (
      <EnterCourt item={item}>
        No court is entered in this case. If a paper of a court has come, enter the court’s name and the case
        number as they stand at its top; then its address, hours and fees are here.
      </EnterCourt>
    );
  }
  if (failed.length > 0) {
    return (
      <PanelFailure
        title="We couldn't load your court"
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
      >
        Check your internet connection and try again. Its address usually stands on the papers that you got
        from it.
      </PanelFailure>
    );
  }
  if (record === undefined) {
    return <Waiting text="Loading your court" blocks={['h-6 w-72 max-w-full', 'h-28']} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <CourtHeading record={record} />
      {doubts.length > 0 && <Doubts item={item} doubts={doubts} court={record.court} />}
      <KnownCourt item={item} record={record} />
    </div>
  );
}

function CourtHeading({ record: { court, rulesAt } }: { record: PublishedRecord }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="font-medium">{court.name}</p>
      {rulesAt !== null && (
        <Link
          to={rulesAt}
          className="inline-flex items-center text-sm underline underline-offset-4 hover:text-accent touch:min-h-11"
        >
          How its deadlines are counted
        </Link>
      )}
    </div>
  );
}

interface DoubtsProps {
  item: Case;
  /** What it is by its name, and by its number. */
  doubts: readonly string[];
  court: PublishedRecord['court'];
}

function Doubts({ item, doubts, court }: DoubtsProps) {
  // Where only the kind of court is known, the way to enter it stands below.
  const canChoose = can(item.memberRole, 'case:update') && !court.isKind;
  return (
    <Alert
      tone="due"
      title="The name and the number do not agree"
      actions={canChoose && <CourtLink item={item}>Choose the Court</CourtLink>}
    >
      {doubts.join(' ')} We take it for this one: {court.name}. Look at the top of the summons before you go
      there.
    </Alert>
  );
}

function KnownCourt({ item, record }: { item: Case; record: PublishedRecord }) {
  const { court, offices, portal, fees, waiver } = record;
  if (offices.length === 0 && portal === null && fees.length === 0 && waiver === null) {
    return <UnreadCourt item={item} court={court} />;
  }
  const { courtName, caseNumber } = item;
  const source = { court, courtName, caseNumber };
  const found = officesOfCase(offices, source);
  const isOne = offices.length < 2 || found.named.length === 1 || found.unreadCounty !== null;
  return (
    <div className={isOne ? 'grid gap-x-8 gap-y-6 xl:grid-cols-2' : 'flex flex-col gap-6'}>
      <section aria-label="Where it is" className="flex min-w-0 flex-col gap-2">
        <p className="max-w-[66ch]">
          {houseOfCase(offices, source) === undefined
            ? 'Go to the courthouse that your papers name.'
            : 'If your papers name another courthouse, go to that one.'}
        </p>
        <CourtOffices found={found} />
      </section>
      <section aria-label="Filing and fees" className="min-w-0">
        <CourtFiling record={record} />
      </section>
    </div>
  );
}

function UnreadCourt({ item, court }: { item: Case; court: PublishedRecord['court'] }) {
  // Of courts whose rules are not here no more is known, whatever is entered.
  if (court.isKind && court.system !== null) {
    return (
      <EnterCourt item={item}>
        From what was entered we know the kind of court, not which of them it is. Enter its name with the
        county or the district, as they stand at the top of the summons.
      </EnterCourt>
    );
  }
  return (
    <p className="max-w-[66ch] text-muted">
      We have not read how to reach this court. Its address and telephone usually stand on the papers that you
      got from it.
    </p>
  );
}

function EnterCourt({ item, children }: { item: Case; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-[66ch] text-muted">{children}</p>
      {can(item.memberRole, 'case:update') && <CourtLink item={item}>Enter the Court</CourtLink>}
    </div>
  );
}

function CourtLink({ item, children }: { item: Case; children: ReactNode }) {
  return (
    <Link to={paths.editCase(item.id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}
