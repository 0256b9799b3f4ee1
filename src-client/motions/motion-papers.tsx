import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { isMotionPaper, namesMotion } from '#src/motions/case-papers.ts';
import type { MotionId } from '#src/motions/schema.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { documentDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** Documents named before the rest is only counted. */
const SHOWN = 8;

interface MotionPapersProps {
  item: Case;
  /** Undefined while they are not known. */
  documents: readonly DocumentRow[] | undefined;
  failed: boolean;
  onRetry(): void;
  /** Only those whose name speaks of this motion. */
  motionId?: MotionId;
}

const dayOf = ({ docDate, uploadedAt }: DocumentRow) => docDate ?? uploadedAt.toISOString();

/** The documents of a case that are filed under motions, the latest first. */
export function MotionPapers({ item, documents, failed, onRetry, motionId }: MotionPapersProps) {
  const papers = documents
    ?.filter(
      (each) => isMotionPaper(each) && (motionId === undefined || namesMotion(each.filename, motionId)),
    )
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const more = (papers?.length ?? 0) - SHOWN;
  return (
    <Card>
      <CardHeader
        title={motionId === undefined ? 'Motion Documents' : 'Papers on This Motion'}
        description={
          motionId === undefined
            ? 'Documents of this case in the category Motion or Motion Practice.'
            : undefined
        }
        actions={papers !== undefined && papers.length > 0 && <Badge>{papers.length}</Badge>}
      />
      <CardBody>
        {papers === undefined && !failed && (
          <Waiting text="Loading the documents" blocks={['h-10', 'h-10']} />
        )}
        {failed && (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            The documents could not be loaded.
            <Button variant="secondary" size="small" onClick={onRetry}>
              Retry
            </Button>
          </p>
        )}
        {papers?.length === 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[60ch] text-sm text-muted">
              {motionId === undefined
                ? 'No motion documents yet. A motion, a response or a reply that you upload in one of these categories is listed here.'
                : 'No document in the category Motion has this motion in its file name.'}
            </p>
            {motionId === undefined && can(item.memberRole, 'document:create') && (
              <Link
                to={paths.upload(item.id)}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                Upload Documents
              </Link>
            )}
          </div>
        )}
        {papers !== undefined && papers.length > 0 && (
          <ul className="-my-2 divide-y divide-line">
            {papers.slice(0, SHOWN).map((paper) => (
              <Paper key={paper.id} paper={paper} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Link
            to={paths.documents(item.id)}
            className="mt-3 inline-flex items-center text-sm underline underline-offset-4 hover:text-accent touch:min-h-11"
          >
            +{more} more documents
          </Link>
        )}
      </CardBody>
    </Card>
  );
}

function Paper({ paper }: { paper: DocumentRow }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <Link
          to={paths.document(paper.caseId, paper.id)}
          className="block truncate text-sm font-medium underline-offset-4 hover:underline touch:min-h-11 touch:content-center"
        >
          <PaperName filename={paper.filename} title={paper.title} />
        </Link>
      </span>
      <time dateTime={dayOf(paper)} className="shrink-0 text-sm text-muted">
        {documentDay(paper)}
      </time>
    </li>
  );
}
