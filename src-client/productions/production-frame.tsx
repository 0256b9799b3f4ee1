import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseLabel, caseTitle } from '#src/cases/title.ts';
import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeader } from '../ui/page-header.tsx';

interface ProductionFrameProps {
  caseId: string;
  item: Case | undefined;
  title: string;
  description?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  /** Below the list of productions rather than the list itself. */
  isBelowList?: boolean;
  children: ReactNode;
}

/** The page around productions: where it stands, its heading, its one action. */
export function ProductionFrame(props: ProductionFrameProps) {
  const { caseId, item, title, description, meta, actions, isBelowList = false, children } = props;
  const back = isBelowList
    ? { to: paths.productions(caseId), label: 'Back to the productions' }
    : { to: paths.ediscovery(caseId), label: 'Back to the review' };
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-4 sm:px-6">
      <title>{`${title} · ${item ? caseTitle(item) : 'Case'} · Proceed`}</title>
      <PageHeader
        above={
          <div className="flex min-w-0 items-center gap-2">
            <Link
              to={back.to}
              aria-label={back.label}
              className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
            >
              <ArrowLeft aria-hidden="true" />
            </Link>
            <Breadcrumb
              items={[
                { label: 'Cases', to: paths.home },
                { label: item ? caseLabel(item) : 'Case', to: paths.workspace(caseId), wideOnly: true },
                { label: 'E-Discovery Review', to: paths.ediscovery(caseId), wideOnly: isBelowList },
                ...(isBelowList
                  ? [{ label: 'Productions', to: paths.productions(caseId) }, { label: title }]
                  : [{ label: 'Productions' }]),
              ]}
            />
          </div>
        }
        title={title}
        description={description}
        meta={meta}
        actions={actions}
      />
      {children}
    </div>
  );
}

/** Why a part of a production's screen is not there. */
export function productionReason(error: unknown): string {
  const { code, message } = readFailure(error);
  if (code === 'NOT_FOUND') return 'It does not exist, or the case is no longer shared with you.';
  return message ?? CONNECTION_TEXT;
}
