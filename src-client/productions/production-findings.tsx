import { CircleX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

export interface Finding {
  documentId: string | null;
  filename: string | null;
  text: string;
}

interface FindingGroupProps {
  caseId: string;
  tone: 'blocker' | 'warning';
  title: string;
  findings: readonly Finding[];
  /** What can be done about all of them. */
  actions?: ReactNode;
}

const SHOWN = 4;
const MOST_SHOWN = 200;

/** Findings of one kind, each leading to its document in the review. */
export function FindingGroup({ caseId, tone, title, findings, actions }: FindingGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = findings.slice(0, isWhole ? MOST_SHOWN : SHOWN);
  const left = findings.length - shown.length;
  const Icon = tone === 'blocker' ? CircleX : TriangleAlert;
  return (
    <section className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${tone === 'blocker' ? 'text-danger' : 'text-due'}`}
        />
        {title}
        <span className="figures font-normal text-muted">{findings.length.toLocaleString('en-US')}</span>
      </h3>
      <ul className="flex flex-col gap-1.5 pl-6 text-sm">
        {shown.map(({ documentId, filename, text }) => (
          <li key={`${documentId ?? ''}${text}`} className="wrap-anywhere">
            {documentId !== null && filename !== null && text.includes(filename) ? (
              <LinkedText caseId={caseId} documentId={documentId} filename={filename} text={text} />
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {(left > 0 || actions) && (
        <div className="flex flex-wrap items-center gap-2 pl-6">
          {left > 0 && !isWhole && (
            <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
              Show {Math.min(left, MOST_SHOWN - SHOWN).toLocaleString('en-US')} more
            </Button>
          )}
          {left > 0 && isWhole && (
            <span className="text-sm text-muted">and {left.toLocaleString('en-US')} more</span>
          )}
          {actions}
        </div>
      )}
    </section>
  );
}

function LinkedText({
  caseId,
  documentId,
  filename,
  text,
}: Record<'caseId' | 'documentId' | 'filename' | 'text', string>) {
  const at = text.indexOf(filename);
  return (
    <>
      {text.slice(0, at)}
      <Link
        to={`${paths.ediscovery(caseId)}?doc=${documentId}`}
        className="font-medium text-accent underline underline-offset-4"
      >
        {filename}
      </Link>
      {text.slice(at + filename.length)}
    </>
  );
}

/** Leads to the review, narrowed to what is meant. */
export function ReviewLink({
  caseId,
  filter,
  children,
}: {
  caseId: string;
  filter: string;
  children: string;
}) {
  return (
    <Link
      to={`${paths.ediscovery(caseId)}?${filter}`}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {children}
    </Link>
  );
}
