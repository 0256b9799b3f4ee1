import { CircleAlert, CircleCheck, Pencil, X } from 'lucide-react';
import { factWords } from '#src/facts/fact-words.ts';
import type { Fact } from '#src/facts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

interface FactRowProps {
  caseId: string;
  fact: Fact;
  canEdit: boolean;
  onCorrect(fact: Fact): void;
}

const SAID = {
  confirmed: 'Put down as right',
  corrected: 'Changed',
  dismissed: 'Put aside',
  found: 'Taken back',
};

/** One thing that a paper says, with its words; right, otherwise, or not so. */
export function FactRow({ caseId, fact, canEdit, onCorrect }: FactRowProps) {
  const { id, status } = fact;
  const decide = trpc.facts.decide.useMutation({
    meta: { errorFallback: 'This could not be saved.' },
    onSuccess: (decided) =>
      showToast({
        title: SAID[decided.status],
        description: factWords(decided),
        ...(decided.status !== 'found' && {
          action: { label: 'Undo', onPress: () => decide.mutate({ id, status: 'found' }) },
        }),
      }),
  });
  const say = (next: 'confirmed' | 'dismissed' | 'found') => decide.mutate({ id, status: next });
  const words = factWords(fact);
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {fact.label}
            <Standing fact={fact} />
          </p>
          <p className="figures mt-0.5 font-medium wrap-anywhere">{words}</p>
        </div>
        {canEdit && (
          <div className="-mx-1 flex flex-wrap gap-1">
            {status === 'found' ? (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={decide.isPending}
                  onClick={() => say('confirmed')}
                  aria-label={`Right: ${words}`}
                >
                  <CircleCheck aria-hidden="true" /> Right
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={decide.isPending}
                  onClick={() => onCorrect(fact)}
                  aria-label={`Change: ${words}`}
                >
                  <Pencil aria-hidden="true" /> Change
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={decide.isPending}
                  onClick={() => say('dismissed')}
                  aria-label={`Not so: ${words}`}
                >
                  <X aria-hidden="true" /> Not so
                </Button>
              </>
            ) : (
              <Button
                variant="quiet"
                size="small"
                disabled={decide.isPending}
                onClick={() => say('found')}
                aria-label={`Take back: ${words}`}
              >
                Take back
              </Button>
            )}
          </div>
        )}
      </div>
      <QuoteLink caseId={caseId} documentId={fact.documentId} quote={{ ...fact, verified: true }} />
    </li>
  );
}

function Standing({ fact: { status, certainty } }: { fact: Fact }) {
  if (status === 'confirmed' || status === 'corrected') {
    return (
      <Badge tone="done" icon={<CircleCheck aria-hidden="true" />}>
        {status === 'confirmed' ? 'Confirmed' : 'Changed by hand'}
      </Badge>
    );
  }
  if (status === 'dismissed' || certainty === 'certain') return null;
  return (
    <Badge tone={certainty === 'unsure' ? 'due' : 'neutral'} icon={<CircleAlert aria-hidden="true" />}>
      {certainty === 'unsure' ? 'Not sure: please check' : 'Please check'}
    </Badge>
  );
}
