import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { formatSize } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { fileKind } from '../viewer/file-kind.ts';
import { longDay, productionText, relevanceBand } from './review-words.ts';

const BAND = {
  low: 'Low (0 to 39)',
  review: 'To be looked at (40 to 69)',
  key: 'Key document (70 to 100)',
} as const;

/** The rest of what is known of a document; what is not known is left out. */
export function DetailsCard({ document, onEdit }: { document: ReviewDocument; onEdit: (() => void) | null }) {
  const { custodian, productionStatus, docDate, relevanceScore, tags, pageCount } = document;
  const facts: [string, ReactNode][] = [];
  if (custodian !== null) facts.push(['Custodian', custodian]);
  if (productionStatus !== null) facts.push(['Production Status', productionText(productionStatus)]);
  if (docDate !== null) facts.push(['Document Date', longDay(docDate)]);
  if (relevanceScore !== null) {
    facts.push([
      'Relevance Score',
      <span key="score">
        {relevanceScore}/100
        <span className="block text-sm text-muted">
          {BAND[relevanceBand(relevanceScore)]}, as a reviewer scored it. No score withholds anything.
        </span>
      </span>,
    ]);
  }
  const pages = pageCount === null ? '' : `, ${amount(pageCount, 'page')}`;
  facts.push([
    'File',
    `${fileKind(document.mimeType, document.filename)}, ${formatSize(document.size)}${pages}`,
  ]);
  if (tags.length > 0) {
    facts.push([
      'Tags',
      <span key="tags" className="flex flex-wrap gap-1">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>,
    ]);
  }
  return (
    <Card>
      <CardHeader
        title="Document Details"
        actions={
          onEdit && (
            <Button variant="secondary" size="small" onClick={onEdit}>
              <SlidersHorizontal aria-hidden="true" />
              Edit Fields
            </Button>
          )
        }
      />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="figures wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
