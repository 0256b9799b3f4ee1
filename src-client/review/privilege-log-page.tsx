import { ArrowLeft, Download, Lock } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseLabel, caseTitle } from '#src/cases/title.ts';
import type { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { amount } from '#src/text/words.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Term } from '../ui/term.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { caseFailed } from '../workspace/case-failure.ts';
import { PrivilegeGuide } from './privilege-guide.tsx';
import { PrivilegeLogTable } from './privilege-log-table.tsx';
import { usePrivilegeLog } from './use-privilege-log.ts';

/** What is withheld, and on what ground: the list that goes to the other side in place of the documents. */
export function PrivilegeLogPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const { log, save } = usePrivilegeLog(caseId);
  const item = found.data;
  const { missing } = loaded({ item: found });
  if (missing?.error) {
    return <QueryScreen missing={missing} waiting={{ text: 'Loading the case' }} failed={caseFailed} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-4 sm:px-6">
      <title>{`Privilege Log · ${item ? caseTitle(item) : 'Case'} · Proceed`}</title>
      <Head item={item} caseId={caseId} hasRows={(log.data?.length ?? 0) > 0} />
      {log.isError && log.data === undefined ? (
        <PanelFailure title="The privilege log could not be loaded" onRetry={() => void log.refetch()} />
      ) : item === undefined || log.data === undefined ? (
        <Waiting text="Loading the privilege log" blocks={['h-10 w-full', 'h-28 w-full', 'h-28 w-full']} />
      ) : log.data.length === 0 ? (
        <Empty
          icon={<Lock aria-hidden="true" />}
          title="Nothing is withheld yet"
          action={
            <Link to={paths.ediscovery(caseId)} className={buttonClass()}>
              Review Documents
            </Link>
          }
        >
          Documents coded Privileged or Work Product are listed here, each with what the court wants to know
          of it.
        </Empty>
      ) : (
        <>
          <Missing rows={log.data} />
          <PrivilegeLogTable
            rows={log.data}
            canEdit={can(item.memberRole, 'discovery:write')}
            caseId={caseId}
            onSave={save}
          />
        </>
      )}
      <PrivilegeGuide />
    </div>
  );
}

function Head({ item, caseId, hasRows }: { item: Case | undefined; caseId: string; hasRows: boolean }) {
  return (
    <PageHeader
      above={
        <div className="flex items-center gap-2">
          <Link
            to={paths.ediscovery(caseId)}
            aria-label="Back to the review"
            className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
          <Breadcrumb
            items={[
              { label: 'Cases', to: paths.home },
              { label: item ? caseLabel(item) : 'Case', to: paths.workspace(caseId), wideOnly: true },
              { label: 'E-Discovery Review', to: paths.ediscovery(caseId) },
              { label: 'Privilege Log' },
            ]}
          />
        </div>
      }
      title="Privilege Log"
      description={
        <>
          Every document you withhold or{' '}
          <Term meaning="Parts of a page are removed before it is handed over, and the reason is named.">
            redact
          </Term>{' '}
          as privileged, described so that the claim can be tested without showing what is in it (FRCP
          26(b)(5)(A)).
        </>
      }
      actions={
        hasRows && (
          <>
            <a
              href={serverPaths.privilegeLogCsv(caseId)}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" />
              CSV
            </a>
            <a href={serverPaths.privilegeLogPdf(caseId)} download className={buttonClass()}>
              <Download aria-hidden="true" />
              PDF
            </a>
          </>
        )
      }
    />
  );
}

function Missing({ rows }: { rows: readonly PrivilegeLogRow[] }) {
  const open = rows.filter(({ warnings }) => warnings.length > 0).length;
  const entries = amount(rows.length, 'entry', 'entries');
  if (open === 0) {
    return (
      <Alert tone="done" title={`${entries}, all complete`}>
        Read it once more before you serve it: it goes to the other side and may go to the judge.
      </Alert>
    );
  }
  return (
    <Alert
      tone="due"
      title={`${open.toLocaleString('en-US')} of ${entries} ${open === 1 ? 'needs' : 'need'} a look`}
    >
      What is missing stands below each entry. You can download the log at any time.
    </Alert>
  );
}
