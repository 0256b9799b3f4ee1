import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { titleBesideFile } from '#src/papers/paper-title.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { amount } from '#src/text/words.ts';
import { serverPaths } from '../paths.ts';
import { FileName } from '../text/file-name.tsx';
import { documentDay, formatSize } from '../text/format.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';

interface DocumentHeadingProps {
  document: Document;
  level: 1 | 2;
  /** Stands before the name, such as the way back. */
  before?: ReactNode;
  /** Stands before Download. */
  actions?: ReactNode;
  className?: string;
}

/** Name of a document, its facts in one line, and what can be done with the file. */
export function DocumentHeading({ document, level, before, actions, className }: DocumentHeadingProps) {
  const Heading = `h${level}` as const;
  const title = titleBesideFile(document);
  const facts = [
    document.docType ?? 'Other',
    documentDay(document),
    document.pageCount === null ? null : `${amount(document.pageCount, 'page')}`,
    formatSize(document.size),
  ].filter((fact) => fact !== null);
  return (
    <header className={classNames('flex items-start gap-2 bg-surface px-3 pt-3 sm:px-4', className)}>
      {before}
      <div className="min-w-0 flex-1">
        <Heading
          className="line-clamp-2 py-1.5 text-lg leading-6 font-semibold wrap-anywhere sm:line-clamp-1"
          title={visibleName(document.filename)}
        >
          {title !== null && <>{title} </>}
          <span className={classNames(title !== null && 'text-sm font-normal text-muted')}>
            <FileName name={document.filename} />
          </span>
        </Heading>
        <p className="figures truncate text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        {actions}
        <a
          href={serverPaths.download(document.id)}
          download
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Download aria-hidden="true" />
          <span className="max-sm:sr-only">Download</span>
        </a>
      </div>
    </header>
  );
}
