import { CircleAlert, CircleCheck, Pencil, Undo2, X } from 'lucide-react';
import type { ReactElement, SVGProps } from 'react';
import { factParts, factWords, whoActs } from '#src/facts/fact-words.ts';
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
  const { head, detail } = factParts(fact);
  const who = fact.kind === 'deadline' ? whoActs(fact.value) : null;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-1">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {fact.label}
          {who !== null && `, for ${who}`}
          <Standing fact={fact} />
        </p>
        <p className="figures mt-0.5 max-w-[60ch] text-lg leading-6 font-semibold wrap-anywhere">{head}</p>
        {detail !== '' && !isIn(fact.quote, detail) && (
          <p className="mt-0.5 max-w-[70ch] wrap-anywhere">{detail}</p>
        )}
      </div>
      <QuoteLink caseId={caseId} documentId={fact.documentId} quote={{ ...fact, verified: true }} />
      {canEdit && (
        <div className="-ml-2 flex flex-wrap gap-1">
          {status === 'found' ? (
            <>
              <Choice
                icon={<CircleCheck />}
                label="Right"
                words={words}
                busy={decide.isPending}
                onPress={() => say('confirmed')}
              />
              <Choice
                icon={<Pencil />}
                label="Change"
                words={words}
                busy={decide.isPending}
                onPress={() => onCorrect(fact)}
              />
              <Choice
                icon={<X />}
                label="Not so"
                words={words}
                busy={decide.isPending}
                onPress={() => say('dismissed')}
              />
            </>
          ) : (
            <Choice
              icon={<Undo2 />}
              label="Take back"
              words={words}
              busy={decide.isPending}
              onPress={() => say('found')}
            />
          )}
        </div>
      )}
    </li>
  );
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The words stand right below: they are not said twice. */
function isIn(quote: string, detail: string): boolean {
  return letters(quote).includes(letters(detail));
}

interface ChoiceProps {
  icon: ReactElement<SVGProps<SVGSVGElement>>;
  label: string;
  /** What it is said of, for those who hear the button alone. */
  words: string;
  busy: boolean;
  onPress(): void;
}

function Choice({ icon, label, words, busy, onPress }: ChoiceProps) {
  return (
    <Button variant="quiet" size="small" disabled={busy} onClick={onPress} aria-label={`${label}: ${words}`}>
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {label}
    </Button>
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
