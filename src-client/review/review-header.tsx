import { ArrowLeft, Ellipsis, ListChecks, Upload } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { paths } from '../paths.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Menu } from '../ui/menu.tsx';

interface ReviewHeaderProps {
  item: Case;
  /** Null where it may not be done. */
  onUpload: (() => void) | null;
  onSelect: (() => void) | null;
}

/** Where one is, what this screen is for, and what comes after the review. */
export function ReviewHeader({ item, onUpload, onSelect }: ReviewHeaderProps) {
  const navigate = useNavigate();
  const further = [
    { label: 'Privilege Log', to: paths.privilegeLog(item.id) },
    { label: 'Productions', to: paths.productions(item.id) },
  ];
  return (
    <header className="flex flex-col gap-2 border-b border-line bg-surface px-4 py-3 sm:px-5">
      <div className="flex items-center gap-2">
        <Link
          to={paths.workspace(item.id)}
          aria-label="Back to the case"
          className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <CaseBreadcrumb item={item} below={[{ label: 'E-Discovery Review', wideOnly: true }]} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-xl leading-tight font-semibold tracking-tight sm:text-2xl">
            E-Discovery Review
          </h1>
          <p className="text-sm text-muted">AI-powered document analysis and categorization</p>
        </div>
        <div className="flex items-center gap-2">
          {further.map(({ label, to }) => (
            <Link
              key={label}
              to={to}
              className={buttonClass({ variant: 'secondary', className: 'max-lg:hidden' })}
            >
              {label}
            </Link>
          ))}
          {onUpload && (
            <Button onClick={onUpload}>
              <Upload aria-hidden="true" />
              Upload Documents
            </Button>
          )}
          <span className="flex lg:hidden">
            <Menu
              trigger={<IconButton label="More" variant="secondary" icon={<Ellipsis aria-hidden="true" />} />}
              items={[
                ...(onSelect
                  ? [
                      {
                        label: 'Select Documents',
                        icon: <ListChecks aria-hidden="true" />,
                        onSelect,
                      },
                    ]
                  : []),
                ...further.map(({ label, to }) => ({ label, onSelect: () => void navigate(to) })),
              ]}
            />
          </span>
        </div>
      </div>
    </header>
  );
}
