import { X } from 'lucide-react';
import { Link } from 'react-router';
import { visibleName } from '#src/text/visible-name.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { FileName } from '../text/file-name.tsx';
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
        const filename = list.data?.find((each) => each.id === id)?.filename ?? null;
        const name = filename === null ? `document ${index + 1}` : visibleName(filename);
        return (
          <li key={id} className="flex items-center gap-2">
            <Link
              to={paths.document(caseId, id)}
              className="min-w-0 text-sm underline underline-offset-4 wrap-anywhere hover:text-accent"
            >
              {filename === null ? `Document ${index + 1}` : <FileName name={filename} />}
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
