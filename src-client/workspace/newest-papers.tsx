import { Link } from 'react-router';
import type { DocumentRow } from '#src/documents/schema.ts';
import { useDocumentLink } from '../documents/document-link.ts';
import { PaperPicture } from '../documents/paper-picture.tsx';
import { ReadingState } from '../documents/reading-state.tsx';
import { PaperName } from '../papers/paper-name.tsx';
import { documentDay } from '../text/format.ts';
import { PaperButtons } from './paper-buttons.tsx';

/** More stand in the list of all. */
const MOST = 12;

/** The papers themselves where no list stands beside the page: the newest, each a press away. */
export function NewestPapers({ documents }: { documents: readonly DocumentRow[] }) {
  const linkTo = useDocumentLink();
  return (
    <section aria-label="Newest papers" className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {documents.slice(0, MOST).map((document) => (
          <li key={document.id}>
            <Link to={linkTo(document)} className="flex items-start gap-3 p-3 hover:bg-sunken">
              <PaperPicture document={document} />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-medium wrap-anywhere">
                  <PaperName filename={document.filename} title={document.title} />
                </span>
                <span className="text-sm text-muted">{documentDay(document)}</span>
                <ReadingState document={document} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <PaperButtons />
      </div>
    </section>
  );
}
