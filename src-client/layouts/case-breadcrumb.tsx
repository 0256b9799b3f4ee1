import type { Case } from '#src/cases/schema.ts';
import { caseLabel } from '#src/cases/title.ts';
import { paths } from '../paths.ts';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';

interface CaseBreadcrumbProps {
  item: Pick<Case, 'id' | 'caseNumber'>;
  /** What comes below the case; the last of it is the screen itself. */
  below: readonly BreadcrumbItem[];
}

/** The way to a screen of a case: the cases, this case, and what is below it. */
export function CaseBreadcrumb({ item, below }: CaseBreadcrumbProps) {
  return (
    <Breadcrumb
      items={[
        { label: 'Cases', to: paths.home },
        { label: caseLabel(item), to: paths.workspace(item.id) },
        ...below,
      ]}
    />
  );
}
