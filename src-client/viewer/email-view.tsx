import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { amount } from '#src/text/words.ts';
import { type EmailHeaderLine, readEmailParts } from '#src/viewer/email-parts.ts';
import type { Place } from '../documents/place.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { TextView } from '../documents/text-view.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { FileName } from '../text/file-name.tsx';
import { formatSize } from '../text/format.ts';
import { fileKind } from './file-kind.ts';

interface EmailViewProps {
  document: Document;
  text: string;
  place: Place | null;
}

/** An e-mail as its reader sees it: who, when, about what; its attachments; its words. */
export function EmailView({ document, text, place }: EmailViewProps) {
  const { header, body, start } = readEmailParts(text);
  const lines = header.filter(({ label }) => label !== 'Attachments');
  const names = header.find(({ label }) => label === 'Attachments')?.value;
  const inBody = place !== null && place.end > start;
  const bodyPlace = inBody
    ? { page: place.page, start: Math.max(0, place.start - start), end: place.end - start }
    : null;
  return (
    <div className="mx-auto w-full max-w-[80ch] px-4 py-4 sm:px-6">
      {lines.length > 0 && <HeaderBlock lines={lines} place={inBody ? null : place} />}
      <Attachments document={document} names={names} />
      {body.trim() === '' ? (
        <p className="py-4 text-muted">This e-mail has no words of its own.</p>
      ) : (
        <TextView text={body} place={bodyPlace} className="" />
      )}
    </div>
  );
}

function HeaderBlock({ lines, place }: { lines: readonly EmailHeaderLine[]; place: Place | null }) {
  const block = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (place !== null) block.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <dl
      ref={block}
      aria-label="E-mail header"
      className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-card border border-line bg-surface p-4 text-sm"
    >
      {lines.map(({ label, value, start, end }) => {
        const isQuoted = place !== null && place.start < end && place.end > start;
        return (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className={label === 'Subject' ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>
              {isQuoted ? (
                <mark data-quote="" className="rounded-xs bg-due-soft text-ink">
                  <bdi>{value}</bdi>
                </mark>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The files that came with it, each a document of its own; `names` are those that the e-mail lists. */
function Attachments({ document, names }: { document: Document; names: string | undefined }) {
  const found = trpc.documents.attachments.useQuery({ id: document.id }, { meta: { silent: true } });
  const attached = found.data ?? [];
  if (found.isPending) return null;
  if (found.isError) {
    return (
      <p role="alert" className="mt-3 text-sm text-danger">
        The attachments could not be listed. They are among the documents of this case.
      </p>
    );
  }
  if (attached.length === 0) {
    if (names === undefined) return null;
    return (
      <p className="mt-3 text-sm text-muted">
        Attachments: <FileName name={names} />. They are not among the documents of this case.
      </p>
    );
  }
  return (
    <section aria-label="Attachments" className="mt-3">
      <h2 className="flex items-center gap-1.5 text-sm font-medium">
        <Paperclip aria-hidden="true" className="size-4 text-muted" />
        {amount(attached.length, 'attachment')}
      </h2>
      <ul className="mt-1.5 divide-y divide-line rounded-card border border-line bg-surface">
        {attached.map((file) => (
          <li key={file.id}>
            <Link
              to={paths.document(document.caseId, file.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 font-medium text-accent wrap-anywhere">
                <FileName name={file.filename} />
              </span>
              <span className="figures text-muted">
                {fileKind(file.mimeType, file.filename)} · {formatSize(file.size)}
              </span>
              <ReadingState document={file} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
