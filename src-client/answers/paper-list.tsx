import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { MOST_ANSWERED_DOCUMENTS } from '#src/answers/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { Button } from '../ui/button.tsx';

const PREVIEW = 100;
/** A case may hold hundreds of e-mails: the text of each is fetched only when it is shown. */
const SHOWN_AT_FIRST = 4;
const SHOWN_MORE = 20;

interface PaperListProps {
  title: string;
  papers: readonly DocumentRow[];
  /** What stands here while there are none. */
  empty: string;
  /** What choosing one means, such as 'Answer'. */
  verb: string;
  isChosen(id: string): boolean;
  onChoose(id: string, isChosen: boolean): void;
  /** Left out for who may not choose. */
  canChoose: boolean;
  onOpen(paper: DocumentRow): void;
  /** Left out for who may not upload. */
  onUpload?: (() => void) | undefined;
}

/** Papers that an answer is drafted from, each with the beginning of its text. */
export function PaperList(props: PaperListProps) {
  const { title, papers, empty, verb, isChosen, onChoose, canChoose, onOpen, onUpload } = props;
  const [count, setCount] = useState(SHOWN_AT_FIRST);
  const shown = papers.slice(0, count);
  const chosen = papers.filter(({ id }) => isChosen(id)).length;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col">
      <div className="flex items-center justify-between gap-2">
        <h2 id={heading} className="text-sm font-semibold">
          {title} <span className="figures font-normal text-muted">({papers.length})</span>
        </h2>
        {onUpload && (
          <Button
            variant="quiet"
            size="small"
            className="-mr-3"
            aria-label={`Upload ${title.toLowerCase()}`}
            onClick={onUpload}
          >
            <Upload aria-hidden="true" />
            Upload
          </Button>
        )}
      </div>
      {papers.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((paper) => (
          <li key={paper.id} className="flex items-start gap-2 py-2">
            {canChoose && (
              <label className="flex shrink-0 cursor-pointer items-start pt-1 touch:-m-2 touch:mr-0 touch:p-3.5">
                <input
                  type="checkbox"
                  aria-label={`${verb} ${paperName(paper)}`}
                  checked={isChosen(paper.id)}
                  onChange={(event) => onChoose(paper.id, event.target.checked)}
                  className="size-4 accent-accent-fill"
                />
              </label>
            )}
            <button
              type="button"
              onClick={() => onOpen(paper)}
              className="group min-w-0 flex-1 rounded-control text-left text-sm"
            >
              <span className="block truncate font-medium underline-offset-4 group-hover:underline">
                <PaperName filename={paper.filename} title={paper.title} />
              </span>
              <ReadingState document={paper} />
              <Preview paper={paper} />
            </button>
          </li>
        ))}
      </ul>
      {chosen > MOST_ANSWERED_DOCUMENTS && (
        <p className="py-1 text-sm text-due">
          An answer takes {MOST_ANSWERED_DOCUMENTS} of them. The first {MOST_ANSWERED_DOCUMENTS} that are
          ticked are used.
        </p>
      )}
      {papers.length > shown.length && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          onClick={() => setCount(count + SHOWN_MORE)}
        >
          Show {Math.min(SHOWN_MORE, papers.length - shown.length)} more
        </Button>
      )}
    </section>
  );
}

function Preview({ paper }: { paper: DocumentRow }) {
  const text = trpc.documents.text.useQuery(
    { id: paper.id },
    { enabled: paper.status === 'ready', meta: { silent: true } },
  );
  const words = text.data?.extractedText.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (words === '') return null;
  return (
    <span className="line-clamp-2 text-xs wrap-anywhere text-muted">
      {words.slice(0, PREVIEW)}
      {words.length > PREVIEW && '...'}
    </span>
  );
}
