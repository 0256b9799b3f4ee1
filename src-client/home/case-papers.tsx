import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { amount } from '#src/text/words.ts';
import { PaperPicture } from '../documents/paper-picture.tsx';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { documentDay } from '../text/format.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** More stand in the list of all. */
const MOST = 4;

/** The newest papers of a case, each with its first page, and the way to add another. */
export function CasePapers({ item }: { item: Case }) {
  // The list of all papers says what failed.
  const { data, isPending } = trpc.documents.list.useQuery({ caseId: item.id }, { meta: { silent: true } });
  if (isPending) return <Skeleton className="h-32" />;
  if (data === undefined) return null;
  const more = data.length - MOST;
  return (
    <div className="flex flex-col gap-3">
      {data.length === 0 && <p className="text-sm text-muted">No paper yet. Begin with the one you got.</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {data.slice(0, MOST).map((document) => (
          <li key={document.id}>
            <Paper document={document} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {can(item.memberRole, 'document:create') && (
          <Link to={paths.addPaper(item.id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <Camera aria-hidden="true" />
            Add a paper
          </Link>
        )}
        {more > 0 && (
          <Link to={paths.documents(item.id)} className="px-2 text-sm font-medium text-accent underline">
            {amount(more, 'more paper')}
          </Link>
        )}
      </div>
    </div>
  );
}

function Paper({ document }: { document: DocumentRow }) {
  return (
    <Link
      to={paths.document(document.caseId, document.id)}
      className="-mx-2 flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken touch:min-h-11"
    >
      <PaperPicture document={document} className="h-16 w-12.5" />
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 text-sm font-medium wrap-anywhere">
          <PaperName filename={document.filename} title={document.title} />
        </span>
        <span className="text-sm text-muted">{documentDay(document)}</span>
      </span>
    </Link>
  );
}
