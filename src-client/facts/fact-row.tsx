import { format, isThisYear } from 'date-fns';
import { CircleAlert, CircleCheck, Pencil, Undo2, X } from 'lucide-react';
import type { ReactElement, SVGProps } from 'react';
import { Link } from 'react-router';
import { factParts, factWords, whoActs } from '#src/facts/fact-words.ts';
import type { Fact } from '#src/facts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { showToast } from '../ui/toast-store.ts';

interface FactRowProps {
  caseId: string;
  fact: Fact;
  canEdit: boolean;
  /** Its words are in the file and not on the page. */
  isUnseen: boolean;
  /** In few lines: its words stand behind the number of their page. */
  isShort?: boolean;
  onCorrect(fact: Fact): void;
}

const SAID = {
  confirmed: 'Put down as right',
  corrected: 'Changed',
  dismissed: 'Put aside',
  found: 'Taken back',
};

/** One thing that a paper says, with its words; right, otherwise, or not so. */
export function FactRow({ caseId, fact, canEdit, isUnseen, isShort = false, onCorrect }: FactRowProps) {
  const { id, status } = fact;
  const decide = trpc.facts.decide.useMutation({
    meta: { errorFallback: 'This could not be saved.' },
    onSuccess: (decided) =>
      showToast({
        title: SAID[decided.status],
        description: factParts(decided).head,
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
    <li className={classNames('flex flex-col gap-2 first:pt-1', isShort ? 'py-2.5' : 'py-4')}>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {fact.label}
          {who !== null && `, for ${who}`}
          <Standing fact={fact} />
        </p>
        <p
          className={classNames(
            'figures mt-0.5 max-w-[60ch] text-lg leading-6 wrap-anywhere',
            isOpenAnd(fact, 'unsure') ? 'font-normal' : 'font-semibold',
          )}
        >
          {head}
        </p>
        {detail !== '' && (isShort || !isIn(fact.quote, detail)) && (
          <p className={classNames('mt-0.5 max-w-[70ch] wrap-anywhere', isShort && 'line-clamp-2')}>
            {detail}
          </p>
        )}
        {isUnseen && (
          <p className="mt-0.5 max-w-[70ch] text-sm font-medium text-due">
            These words are in the file but cannot be seen on the page.
          </p>
        )}
      </div>
      {!isShort && (
        <QuoteLink caseId={caseId} documentId={fact.documentId} quote={{ ...fact, verified: true }} />
      )}
      {(canEdit || isShort) && (
        <div className="-ml-2 flex flex-wrap gap-1">
          {isShort && (
            <Link
              to={paths.document(caseId, fact.documentId, fact)}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
              aria-label={`Page ${fact.page}: ${words}`}
            >
              Page {fact.page}
            </Link>
          )}
          {canEdit &&
            (status === 'found' ? (
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
            ))}
        </div>
      )}
    </li>
  );
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The words, or each of their parts, stand right below: they are not said twice. */
function isIn(quote: string, detail: string): boolean {
  const below = letters(quote);
  return below.includes(letters(detail)) || detail.split(', ').every((part) => below.includes(letters(part)));
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

const isOpenAnd = ({ status, certainty }: Fact, how: Fact['certainty']) =>
  status === 'found' && certainty === how;

/** 'Confirmed by Ada Quill, Nov 23'. */
function decidedWords({ status, decidedBy, decidedAt }: Fact): string {
  const by = decidedBy ? ` by ${decidedBy}` : status === 'corrected' ? ' by hand' : '';
  const on = decidedAt ? `, ${format(decidedAt, isThisYear(decidedAt) ? 'MMM d' : 'MMM d, yyyy')}` : '';
  return `${status === 'confirmed' ? 'Confirmed' : 'Changed'}${by}${on}`;
}

function Standing({ fact }: { fact: Fact }) {
  const { status, certainty } = fact;
  if (status === 'confirmed' || status === 'corrected') {
    return (
      <Badge tone="done" icon={<CircleCheck aria-hidden="true" />}>
        {decidedWords(fact)}
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
