import { FileText } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { PaperCard, Proposal } from '#src/intake/schema.ts';
import { stillUnplaced } from '#src/intake/unplaced.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { useToday } from '../law/use-today.ts';
import { CONNECTION_TEXT, errorMessage, readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { goOnFromCard } from './after-card.ts';
import { CardStep } from './card-step.tsx';
import { CountedDay } from './counted-day.tsx';
import { StepHeading } from './intake-frame.tsx';
import { KeptBeforeNote } from './kept-before.tsx';
import { PaperPages, type Place, type Sheet } from './paper-view.tsx';
import { ServiceStep } from './service-step.tsx';
import { UnplacedDays } from './unplaced-days.tsx';
import { forgetDraft, useDraft } from './use-draft.ts';
import { keptNotice } from './use-keep.ts';

/** The steps of a paper that is in its case; each has its address, so that Back is one step back. */
const STEPS = ['card', 'when', 'day'] as const;
type Step = (typeof STEPS)[number];

/** '/cases/{id}/papers/{id}': a later paper ends in the same card as the first one. */
export function LaterPaperPage() {
  const { caseId = '', documentId = '' } = useParams();
  const found = trpc.intake.card.useQuery({ id: documentId }, { meta: { silent: true } });
  const [place, setPlace] = useState<Place | null>(null);
  const card = found.data;
  if (card === undefined || card.caseId !== caseId) {
    const isGone = card !== undefined || readFailure(found.error).code === 'NOT_FOUND';
    return (
      <Frame title="Your paper">
        {found.error === null && card === undefined ? (
          <Waiting text="Loading your paper" blocks={['h-8 w-2/3', 'h-40', 'h-40', 'h-12']} />
        ) : isGone ? (
          <>
            <StepHeading>This paper is not in this case</StepHeading>
            <p>It may have been deleted. The papers of the case are in its list.</p>
            <Link to={paths.documents(caseId)} className={buttonClass({ size: 'large' })}>
              Go to the papers
            </Link>
          </>
        ) : (
          <PanelFailure title="We couldn’t load your paper" onRetry={() => void found.refetch()}>
            It is safe. Please check your internet connection and try again.
          </PanelFailure>
        )}
      </Frame>
    );
  }
  return (
    <Frame title={card.title} beside={<PaperPages sheets={sheetsOf(card)} place={place} />}>
      {card.proposal === null ? (
        <NotRead card={card} />
      ) : (
        <Found card={card} proposal={card.proposal} onPlace={setPlace} />
      )}
    </Frame>
  );
}

/** One column around one question, with the paper beside it where there is room. */
function Frame({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 gap-8 px-4 py-6 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,40rem)_1fr] print:block print:p-0">
      <title>{`${title} · Proceed`}</title>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      {beside && (
        <aside aria-label="The paper" className="hidden min-w-0 lg:block print:hidden">
          {beside}
        </aside>
      )}
    </div>
  );
}

function sheetsOf({ documentId, filename, mimeType, pages }: PaperCard): Sheet[] {
  const sheet = { name: visibleName(filename), content: serverPaths.inline(documentId) };
  if (!hasPictures(mimeType)) return [{ ...sheet, number: 1, picture: null }];
  return Array.from({ length: Math.max(pages ?? 1, 1) }, (_, index) => ({
    ...sheet,
    number: index + 1,
    picture: serverPaths.page(documentId, index + 1),
  }));
}

/** It is still read, or could not be. */
function NotRead({ card: { caseId, documentId, status, reason } }: { card: PaperCard }) {
  const look = (
    <Link
      to={paths.document(caseId, documentId)}
      className={buttonClass({ variant: 'secondary', size: 'large' })}
    >
      <FileText aria-hidden="true" />
      Open the paper
    </Link>
  );
  if (status === 'reading') {
    return (
      <>
        <StepHeading>We are reading your paper</StepHeading>
        <Waiting text="Reading your paper" blocks={['h-24', 'h-40']} />
        <p className="text-muted">You can leave this page. What we read waits here and on your first page.</p>
        {look}
      </>
    );
  }
  return (
    <>
      <StepHeading>We could not read this paper</StepHeading>
      <Alert tone="due" title="Read it yourself">
        {reason ?? 'This file could not be read.'} If it names a day, put it on your timeline.
      </Alert>
      {look}
      <Link
        to={`${paths.selectedCase(caseId)}&new=deadline`}
        className={buttonClass({ variant: 'secondary', size: 'large' })}
      >
        Enter a day
      </Link>
    </>
  );
}

interface FoundProps {
  card: PaperCard;
  proposal: Proposal;
  onPlace(place: Place): void;
}

/** What was read of it, step by step. */
function Found({ card, proposal: read, onPlace }: FoundProps) {
  const { caseId, documentId, known, effect, effects, canEdit } = card;
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const draft = useDraft(documentId);
  const proposal = draft.applied(read);
  const service = draft.serviceOf(read.key);
  const moves = draft.movesOf(read.key);
  const today = useToday(proposal.state.value);
  const go = (to: Step) => setSearch(to === 'card' ? {} : { step: to });
  const asked = STEPS.find((each) => each === search.get('step')) ?? 'card';
  const asksWhen = proposal.asks !== 'nothing';
  const step = asked === 'day' && asksWhen && service === undefined ? 'when' : asked;
  useLayoutEffect(() => {
    if (step) window.scrollTo(0, 0);
  }, [step]);
  const asking = trpc.intake.cardDay.useMutation({ meta: { silent: true } });
  const keeping = trpc.intake.keepCard.useMutation({ meta: { silent: true } });
  const goOn = () => {
    if (!asksWhen) return go('day');
    goOnFromCard({
      mayDo: true,
      ask: (unasked, done) => asking.mutate({ id: documentId, proposal, service: unasked }, done),
      answer: (unasked) => draft.answer(read.key, unasked),
      go,
    });
  };
  const keep = () =>
    keeping.mutate(
      {
        id: documentId,
        proposal,
        service: service ?? null,
        moves: Object.values(moves).filter((id) => id !== null),
      },
      {
        onSuccess: ({ told }) => {
          forgetDraft(documentId);
          showToast(keptNotice(told));
          void navigate(paths.selectedCase(caseId));
        },
      },
    );
  if (step === 'card') {
    return (
      <>
        <CardStep
          {...{ proposal, known, onPlace }}
          note={<KeptBeforeNote kept={card.keptBefore === null ? [] : [card.keptBefore]} />}
          later={{
            ...{ effect, effects, moves },
            onMove: (factId, to) => draft.move(read.key, factId, to),
          }}
          titleOf={() => card.title}
          cutoutOf={(factId, _, others) =>
            hasPictures(card.mimeType) ? serverPaths.cutout(factId, others) : null
          }
          pageOf={(place) => <PaperPages sheets={sheetsOf(card)} place={place} isAlone />}
          onSay={(changes) => draft.say(read.key, changes)}
          isBusy={asking.isPending}
          onAllRight={canEdit ? goOn : undefined}
        />
        <UnplacedDays
          days={stillUnplaced(card.unplaced, proposal).map((place) => ({
            key: place.start,
            words: <QuoteLink caseId={caseId} documentId={documentId} quote={{ ...place, verified: true }} />,
          }))}
        />
        <Link
          to={paths.document(caseId, documentId)}
          className={buttonClass({ variant: 'quiet', className: 'self-center' })}
        >
          <FileText aria-hidden="true" />
          Open the paper
        </Link>
      </>
    );
  }
  if (step === 'when' && proposal.asks !== 'nothing') {
    return (
      <ServiceStep
        asks={proposal.asks}
        issued={proposal.issued}
        before={service}
        today={today}
        onAnswer={(answer) => {
          draft.answer(read.key, answer);
          go('day');
        }}
      />
    );
  }
  return (
    <CountedDay
      input={{ documentId, proposal, service: service ?? null }}
      today={today}
      onWhen={() => go('when')}
      onSure={() => service && draft.answer(read.key, { ...service, date: null })}
      onRemind={keep}
      keep={
        <div className="flex flex-col gap-2">
          {keeping.error !== null && (
            <Alert tone="danger">{errorMessage(keeping.error, CONNECTION_TEXT)}</Alert>
          )}
          <Button size="large" busy={keeping.isPending} onClick={keep}>
            Keep it in my case
          </Button>
        </div>
      }
    />
  );
}
