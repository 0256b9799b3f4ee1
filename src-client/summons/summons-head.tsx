import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** Where somebody goes back to from a summons: its milestone's page, or the case's where it has none. */
export function backPath(caseId: string, milestoneId: string | null): string {
  return milestoneId === null ? paths.workspace(caseId) : paths.milestone(caseId, milestoneId);
}

interface SummonsHeadProps {
  item: Case;
  /** `kind` is null until it is known. */
  milestone: { id: string; kind: string | null } | null;
  /** What this screen is: 'Create Summons'. */
  here: string;
}

/** The way back, and where one is: Cases > case > milestone > here. */
export function SummonsHead({ item, milestone, here }: SummonsHeadProps) {
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Link
        to={backPath(item.id, milestone?.id ?? null)}
        aria-label={milestone ? `Back to ${milestone.kind ?? 'the milestone'}` : 'Back to Case'}
        className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <CaseBreadcrumb
        item={item}
        below={[
          ...(milestone?.kind ? [{ label: milestone.kind, to: paths.milestone(item.id, milestone.id) }] : []),
          { label: here },
        ]}
      />
    </div>
  );
}
