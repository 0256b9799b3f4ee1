import { FileDown, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import type { Summons } from '#src/summons/schema.ts';
import { summonsWarnings } from '#src/summons/warnings.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import { PaperSheet } from '../drafting/paper-sheet.tsx';
import { serverPaths } from '../paths.ts';
import { DeleteSummonsDialog } from '../summons/delete-summons-dialog.tsx';
import { ResponseDeadlineLines } from '../summons/response-deadline-lines.tsx';
import { inWords, serviceTone } from '../summons/status-words.ts';
import { SummonsChecks } from '../summons/summons-checks.tsx';
import { backPath, SummonsHead } from '../summons/summons-head.tsx';
import { SummonsPager } from '../summons/summons-pager.tsx';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ServiceSection } from './service-section.tsx';

interface SummonsDetailsProps {
  summons: Summons;
  item: Case;
  milestone: { id: string; kind: string | null } | null;
  /** All summonses of the milestone. */
  list: readonly Summons[];
  today: string;
  onEdit(): void;
}

/** A summons as the paper it is, what is wrong with it, and below it how service stands. */
export function SummonsDetails({ summons, item, milestone, list, today, onEdit }: SummonsDetailsProps) {
  const wrong = wrongForm(summons.caseNumber, summons.courtName);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-4 sm:px-6 print:block print:max-w-none print:p-0">
      <div className="flex flex-col gap-4 print:hidden">
        <PageHeader
          above={<SummonsHead item={item} milestone={milestone} here="Summons Details" />}
          title="Summons Details"
          description={
            <>
              <bdi>{summons.plaintiffName}</bdi> v. <bdi>{summons.defendantName}</bdi>
            </>
          }
          meta={<Badge tone={serviceTone(summons.serviceStatus)}>{inWords(summons.serviceStatus)}</Badge>}
          actions={<Actions summons={summons} item={item} isPrintable={wrong === null} onEdit={onEdit} />}
        />
        <SummonsPager summons={summons} list={list} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <aside aria-label="About this summons" className="flex flex-col gap-4 xl:order-last print:hidden">
          <SummonsChecks wrong={wrong} warnings={summonsWarnings(summons)} />
          <Card>
            <CardHeader title="Response Deadline" />
            <CardBody className="flex flex-col gap-3">
              <div>
                <ResponseDeadlineLines summons={summons} item={item} today={today} />
              </div>
              <Facts
                items={[
                  {
                    label: 'Issued',
                    value: <span className="figures">{formatDay(summons.issuedDate)}</span>,
                  },
                  {
                    label: 'Days entered',
                    value: <span className="figures">{summons.responseDeadlineDays}</span>,
                  },
                ]}
              />
            </CardBody>
          </Card>
        </aside>
        <div className={wrong === null ? 'min-w-0' : 'min-w-0 print:hidden'}>
          <PaperSheet paper={summonsPaper(summons)} label="Summons" />
        </div>
      </div>
      <ServiceSection summons={summons} item={item} today={today} />
    </div>
  );
}

interface ActionsProps {
  summons: Summons;
  item: Case;
  /** A court that takes another form gets no paper from here. */
  isPrintable: boolean;
  onEdit(): void;
}

function Actions({ summons, item, isPrintable, onEdit }: ActionsProps) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const canWrite = can(item.memberRole, 'summons:write');
  const isUntouched = summons.status === 'draft' && summons.serviceStatus === 'unserved';
  return (
    <>
      {canWrite && (
        <Button variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
      )}
      {isPrintable && (
        <a
          href={serverPaths.summonsPdf(summons.id)}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <FileDown aria-hidden="true" />
          Download PDF
        </a>
      )}
      <Button disabled={!isPrintable} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {canWrite && isUntouched && (
        <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
      {isDeleting && (
        <DeleteSummonsDialog
          summons={summons}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(backPath(item.id, summons.milestoneId), { replace: true })}
        />
      )}
    </>
  );
}
