import { X } from 'lucide-react';
import { Link } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';

interface DocumentLinksProps {
  caseId: string;
  ids: readonly string[];
  label: string;
  /** Absent where nothing can be taken off. */
  onRemove?(id: string): void;
}

/** Documents of the case by their names, each with the way to it. */
export function DocumentLinks({ caseId, ids, label, onRemove }: DocumentLinksProps) {
  const list = trpc.documents.list.useQuery({ caseId }, { enabled: ids.length > 0, meta: { silent: true } });
  if (ids.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {ids.map((id, index) => {
        const paper = list.data?.find((each) => each.id === id);
        const name = paper === undefined ? `document ${index + 1}` : paperName(paper);
        return (
          <li key={id} className="flex items-center gap-2">
            <Link
              to={paths.document(caseId, id)}
              className="min-w-0 text-sm underline underline-offset-4 wrap-anywhere hover:text-accent"
            >
              {paper === undefined ? (
                `Document ${index + 1}`
              ) : (
                <PaperName filename={paper.filename} title={paper.title} />
              )}
            </Link>
            {onRemove && (
              <IconButton
                label={`Take off ${name}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
