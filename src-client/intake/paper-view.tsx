import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Intake, IntakeFile, IntakePaper } from '#src/intake/schema.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { serverPaths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';

/** Where in the papers something stands. */
export interface Place {
  /** Index of the paper. */
  paper: number;
  page: number;
  quote: string;
}

/** What scrolls is reached by keyboard. */
const REACHED = { tabIndex: 0 };

/** A page as it is shown: its picture, and the file as it came. */
export interface Sheet {
  number: number;
  /** The file's name. */
  name: string;
  /** Null where it is no page that can be drawn. */
  picture: string | null;
  /** Address of the file as it came. */
  content: string;
}

/** The pages of a paper as they are read; before it is put together, and of what has no pages, its files. */
function sheetsOf(intakeId: string, paper: IntakePaper | undefined, files: readonly IntakeFile[]): Sheet[] {
  const own = paper?.files.flatMap((id) => files.find((file) => file.id === id) ?? []) ?? [];
  const [first] = own;
  if (paper === undefined || first === undefined) return [];
  const { documentId } = paper;
  const fileOf = ({ id, filename }: IntakeFile) => ({
    name: filename,
    content: serverPaths.intakeContent(intakeId, id),
  });
  if (documentId === null || paper.status === 'failed' || !hasPictures(first.mimeType)) {
    return own.map((file, index) => ({
      number: index + 1,
      ...fileOf(file),
      picture: hasPictures(file.mimeType) ? serverPaths.intakeFilePicture(intakeId, file.id, 1280) : null,
    }));
  }
  return Array.from({ length: Math.max(paper.pages ?? 1, 1) }, (_, index) => ({
    number: index + 1,
    ...fileOf(own[index] ?? first),
    picture: serverPaths.intakePage(intakeId, documentId, index + 1),
  }));
}

interface PaperViewProps {
  intake: Pick<Intake, 'intakeId' | 'papers' | 'files'>;
  place: Place | null;
  /** Index of the paper that is shown where no place is. */
  paper?: number;
  /** The page of the place alone, as over a card on a phone. */
  isAlone?: boolean | undefined;
}

/** A paper that is in no case yet. */
export function PaperView({ intake, place, paper = 0, isAlone }: PaperViewProps) {
  const { intakeId, papers, files } = intake;
  return (
    <PaperPages sheets={sheetsOf(intakeId, papers[place?.paper ?? paper], files)} {...{ place, isAlone }} />
  );
}

interface PaperPagesProps extends Pick<PaperViewProps, 'place'> {
  sheets: readonly Sheet[];
  isAlone?: boolean | undefined;
}

/** The paper itself, page below page; a place that was pressed is brought into view with its words. */
export function PaperPages({ sheets, place, isAlone = false }: PaperPagesProps) {
  const called = place === null ? undefined : (sheets[place.page - 1] ?? sheets[0]);
  const shown = isAlone && called !== undefined ? [called] : sheets;
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-4">
      {place !== null && (
        <blockquote className="rounded-control border-l-4 border-accent bg-accent-soft p-3 font-serif wrap-anywhere">
          “{place.quote.trim()}”<span className="block font-sans text-sm text-muted">Page {place.page}</span>
        </blockquote>
      )}
      <ol
        aria-label="Pages of the paper"
        {...REACHED}
        className={classNames('flex flex-col gap-3', !isAlone && 'max-h-[calc(100dvh-2rem)] overflow-y-auto')}
      >
        {shown.map((sheet) => (
          <Page key={sheet.picture ?? sheet.content} sheet={sheet} isCalled={sheet === called} />
        ))}
      </ol>
    </div>
  );
}

interface PageProps {
  sheet: Sheet;
  isCalled: boolean;
}

function Page({ sheet: { number, name, picture, content }, isCalled }: PageProps) {
  const item = useRef<HTMLLIElement>(null);
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming');
  useEffect(() => {
    if (isCalled) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCalled]);
  return (
    <li ref={item} className="shrink-0 overflow-hidden rounded-card border border-line bg-sheet">
      {picture === null || state === 'broken' ? (
        <a
          href={content}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 bg-surface p-4 font-medium text-accent underline underline-offset-4"
        >
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">Open {name}</span>
        </a>
      ) : (
        <img
          src={picture}
          alt={`Page ${number}`}
          loading="lazy"
          onLoad={() => setState('here')}
          onError={() => setState('broken')}
          // Pages that have not come yet take their place, so that only those in view are asked for.
          className={classNames('w-full', state === 'coming' && 'aspect-[17/22]')}
        />
      )}
    </li>
  );
}
