import { format } from 'date-fns';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { toIrac } from '#src/papers/irac.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { AnalysisFindings } from './analysis-findings.tsx';
import { AnalysisLead } from './analysis-lead.tsx';

const KEPT_MS = 10 * 60_000;

interface AnalysisCardProps {
  document: Document;
  canEdit: boolean;
  /** The chat beside it says already that this is no legal advice. */
  isBesideChat?: boolean;
}

/** The IRAC view of a document's analysis, and what it rests on. */
export function AnalysisCard({ document, canEdit, isBesideChat = false }: AnalysisCardProps) {
  const { id } = document;
  const found = trpc.documents.analysis.useQuery({ id }, { gcTime: KEPT_MS, meta: { silent: true } });
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const update = trpc.documents.regenerateSummary.useMutation({
    meta: { silent: true },
    onSuccess() {
      showToast({ title: 'Analysis Updated' });
    },
    onError() {
      showToast({
        title: 'Analysis Failed',
        description: 'Failed to regenerate AI analysis. Please try again.',
        tone: 'danger',
      });
    },
  });
  const analysis = found.data?.analysis ?? null;
  const isReading = document.status === 'queued' || document.status === 'reading';
  return (
    <Card aria-label="Analysis">
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            <Sparkles aria-hidden="true" className="size-4 text-accent" />
            What this paper comes to (IRAC Analysis)
          </span>
        }
        description={
          <>In four steps: the issue, the rule, how it applies, what follows. {config.data?.engine}</>
        }
        actions={
          canEdit &&
          found.data !== undefined && (
            <Button
              variant="secondary"
              size="small"
              busy={update.isPending}
              disabled={isReading}
              onClick={() => update.mutate({ id })}
            >
              {update.isPending ? 'Updating...' : analysis === null ? 'Generate' : 'Update'}
            </Button>
          )
        }
      />
      <CardBody>
        {found.isPending ? (
          <Waiting text="Loading analysis..." blocks={['h-4 w-1/4', 'h-4 w-full', 'h-4 w-3/4']} />
        ) : found.data === undefined ? null : analysis === null ? (
          <p className="text-muted">
            {isReading
              ? 'The analysis appears here once the document has been read.'
              : canEdit
                ? 'No IRAC analysis available. Click "Update" to generate an AI analysis.'
                : 'No IRAC analysis available. Ask somebody who may edit this case to make one.'}
          </p>
        ) : (
          <div className="flex flex-col gap-5">
            <Unread id={id} />
            <AnalysisLead document={document} lines={analysis.lead ?? []} />
            <IracView irac={toIrac(analysis)} />
            <AnalysisFindings document={document} analysis={analysis} />
            <p className="figures border-t border-line pt-3 text-sm text-muted">
              {found.data?.analyzedAt && `Made ${format(found.data.analyzedAt, 'MMM d, yyyy h:mm a')}. `}
              {!isBesideChat && 'General information, not legal advice. '}
              Check each point at its place in the document.
            </p>
          </div>
        )}
        {found.isError && (
          <PanelFailure title="The analysis could not be loaded" onRetry={() => void found.refetch()} />
        )}
      </CardBody>
    </Card>
  );
}

/** An analysis is of what was read, and says so where that is not the whole paper. */
function Unread({ id }: { id: string }) {
  const { data } = trpc.facts.ofDocument.useQuery({ id }, { meta: { silent: true } });
  if (!data?.isRead || data.completeness.problems.length === 0) return null;
  return (
    <Alert tone="due" title="This analysis is not of the whole paper">
      {data.completeness.problems.join(' ')}
    </Alert>
  );
}

const PARTS = [
  ['issue', 'Issue'],
  ['rule', 'Rule'],
  ['application', 'Application'],
  ['conclusion', 'Conclusion'],
] as const;

function IracView({ irac }: { irac: ReturnType<typeof toIrac> }) {
  return (
    <dl className="flex flex-col gap-4">
      {PARTS.map(([key, label]) => (
        <div key={key}>
          <dt className="text-sm font-semibold text-accent">{label}</dt>
          <dd className="mt-1 max-w-[70ch] wrap-anywhere">
            <LongText text={irac[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHORT_TEXT = 700;

function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= SHORT_TEXT) return text;
  return (
    <>
      <span className={isOpen ? '' : 'line-clamp-6'}>{text}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-8 text-sm font-medium text-accent underline-offset-4 hover:underline touch:min-h-11"
      >
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}
