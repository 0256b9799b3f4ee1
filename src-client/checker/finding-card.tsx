import { memo } from 'react';
import { Link } from 'react-router';
import type { NearWords } from '#src/checker/schema.ts';
import { type Check, STATUS_WORDS } from '#src/verification/schema.ts';
import { PaperTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { findingId } from './draft-view.tsx';
import { KIND_WORDS, LOOK } from './look.tsx';
import { capital } from './words.ts';

interface FindingCardProps {
  caseId: string;
  check: Check;
  /** Words of a paper that come near a quotation that stands nowhere. */
  near: NearWords | null;
  /** In the order of the draft. */
  place: number;
  isChosen: boolean;
  /** Shows its words in the draft. */
  onShow(place: number): void;
  onReach(place: number): void;
}

/** What is said about one statement of the draft. */
export const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { caseId, check, near, place, isChosen, onShow, onReach } = props;
  const { kind, status, text, note, source } = check;
  const { icon: Icon, tone } = LOOK[status];
  return (
    <div
      id={findingId(place)}
      className={classNames(
        'flex scroll-mt-20 flex-col gap-1.5 border-l-3 px-4 py-3',
        isChosen ? 'border-accent bg-accent-soft' : 'border-transparent',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <span className="figures font-semibold text-ink">{place + 1}</span>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {capital(STATUS_WORDS[status])}
        </Badge>
        <span>{KIND_WORDS[kind]}</span>
      </div>
      <button
        type="button"
        data-row-focus=""
        title="Show in the draft"
        className="rounded-control text-left font-serif hover:underline touch:py-1"
        onFocus={() => onReach(place)}
        onClick={() => onShow(place)}
      >
        <span className="line-clamp-4 wrap-anywhere">{text}</span>
      </button>
      <p className="text-sm text-muted wrap-anywhere">{note}</p>
      {source !== null && (
        <Link
          to={paths.document(caseId, source.documentId, source)}
          className="inline-flex min-h-6 min-w-0 items-center self-start text-sm font-medium text-accent underline underline-offset-2 wrap-anywhere touch:min-h-11"
        >
          <span>
            Open <PaperTitle filename={source.filename} title={source.title} />, page {source.page}
          </span>
        </Link>
      )}
      {near !== null && (
        <div className="mt-1 flex flex-col gap-1">
          <p className="text-xs font-medium text-muted">Perhaps this was meant:</p>
          <QuoteLink
            caseId={caseId}
            documentId={near.documentId}
            label={<PaperTitle filename={near.filename} title={near.title} />}
            quote={near}
          />
        </div>
      )}
    </div>
  );
});
