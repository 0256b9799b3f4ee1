import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Intake, IntakeFile } from '#src/intake/schema.ts';
import { serverPaths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { PagePicture } from './page-picture.tsx';

/** Where in the papers something stands. */
export interface Place {
  /** Index of the paper. */
  paper: number;
  page: number;
  quote: string;
}

/** What scrolls is reached by keyboard. */
const REACHED = { tabIndex: 0 };

interface PaperViewProps {
  intake: Pick<Intake, 'intakeId' | 'papers' | 'files'>;
  place: Place | null;
  /** The page of the place alone, as over a card on a phone. */
  isAlone?: boolean;
}

/** The paper itself, page below page; a place that was pressed is brought into view with its words. */
export function PaperView({ intake, place, isAlone = false }: PaperViewProps) {
  const { intakeId, papers, files } = intake;
  const ids = papers[place?.paper ?? 0]?.files ?? [];
  const pages = ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
  const called = place === null ? undefined : (pages[place.page - 1] ?? pages[0]);
  const shown = isAlone && called !== undefined ? [called] : pages;
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
        className={classNames('flex flex-col gap-3', !isAlone && 'max-h-[80dvh] overflow-y-auto')}
      >
        {shown.map((file) => (
          <Page
            key={file.id}
            file={file}
            address={serverPaths.intakeContent(intakeId, file.id)}
            number={pages.indexOf(file) + 1}
            isCalled={file === called}
          />
        ))}
      </ol>
    </div>
  );
}

interface PageProps {
  file: IntakeFile;
  address: string;
  number: number;
  isCalled: boolean;
}

function Page({ file, address, number, isCalled }: PageProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCalled) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCalled]);
  return (
    <li ref={item} className="overflow-hidden rounded-card border border-line bg-sheet">
      <PagePicture
        file={file}
        address={address}
        alt={`Page ${number}`}
        className="w-full"
        fallback={
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 bg-surface p-4 font-medium text-accent underline underline-offset-4"
          >
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">Open {file.filename}</span>
          </a>
        }
      />
    </li>
  );
}
