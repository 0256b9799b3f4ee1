import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { DiscoveryCard as CardData, DiscoveryDocument } from '#src/discovery/schema.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { cardMeaning } from './discovery-words.ts';

interface DiscoveryCardProps {
  card: CardData;
  /** Null for somebody who may only look. */
  onUpload: (() => void) | null;
  onShowAll(): void;
}

const TITLE = { request: 'Requests', response: 'Responses' } as const;

/** The requests, or the responses, of one side: how many, and the newest. */
export function DiscoveryCard({ card, onUpload, onShowAll }: DiscoveryCardProps) {
  const { type, count, recent } = card;
  const more = count - recent.length;
  const noun = type === 'request' ? 'requests' : 'responses';
  return (
    <Card aria-label={TITLE[type]} className="flex min-w-0 flex-col">
      <CardHeader
        level={3}
        title={
          <span className="flex items-center gap-2">
            {TITLE[type]}
            <Badge tone={count > 0 ? 'accent' : 'neutral'} className="figures">
              <span className="sr-only">Documents: </span>
              {count.toLocaleString('en-US')}
            </Badge>
          </span>
        }
        description={cardMeaning(card)}
        actions={
          onUpload && (
            <Button variant="secondary" size="small" onClick={onUpload}>
              <Upload aria-hidden="true" />
              Upload
              <span className="sr-only"> {noun}</span>
            </Button>
          )
        }
      />
      <CardBody className="flex flex-1 flex-col gap-1">
        {recent.length === 0 ? (
          <p className="py-2 text-sm text-muted">
            No {noun} yet.{onUpload ? ' Upload one, and it is read and listed here.' : ''}
          </p>
        ) : (
          <ul className="-mx-2 flex flex-col">
            {recent.map((document) => (
              <DocumentLine key={document.id} document={document} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Button variant="quiet" size="small" className="self-start" onClick={onShowAll}>
            +{more.toLocaleString('en-US')} more documents
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

/** A document of a card, by its name and day; leads to the paper. */
export function DocumentLine({ document }: { document: DiscoveryDocument }) {
  const { id, caseId, filename, title, uploadedAt } = document;
  return (
    <li>
      <Link
        to={paths.document(caseId, id)}
        className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-4 rounded-control px-2 py-1.5 hover:bg-sunken touch:min-h-11"
      >
        <span className="min-w-0 font-medium wrap-anywhere">
          <PaperName filename={filename} title={title} />
        </span>
        <span className="figures flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <ReadingState document={{ ...document, readStage: null, readPage: null, readPages: null }} />
          Uploaded {formatDay(uploadedAt)}
        </span>
      </Link>
    </li>
  );
}
