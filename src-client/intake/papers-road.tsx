import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isDayNamed } from '#src/intake/proposal-lines.ts';
import type { IntakeFile, Proposal } from '#src/intake/schema.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { useToday } from '../law/use-today.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CardStep } from './card-step.tsx';
import { CountedDay } from './counted-day.tsx';
import { IntakeFrame, StepHeading } from './intake-frame.tsx';
import { KeepHere, KeepStep } from './keep-step.tsx';
import { NothingRead } from './nothing-read.tsx';
import { PagesStep } from './pages-step.tsx';
import { PaperPromise } from './paper-promise.tsx';
import { PaperView, type Place } from './paper-view.tsx';
import { ReadingStep } from './reading-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { SeveralCases } from './several-cases.tsx';
import type { Sending, UploadQueue } from './upload-queue.ts';
import { forgetDraft, useDraft } from './use-draft.ts';
import { useIntake } from './use-intake.ts';
import { useKeep } from './use-keep.ts';

/** The steps in order; each has its address, so that Back is one step back. */
const STEPS = ['pages', 'card', 'when', 'day', 'keep'] as const;
type Step = (typeof STEPS)[number];

function stepOf(text: string | null): Step {
  return STEPS.find((step) => step === text) ?? 'pages';
}

interface PapersRoadProps {
  intakeId: string;
  uploads: { queue: UploadQueue; sending: readonly Sending[]; arrived: number; notes: readonly string[] };
}

/** The way of papers that have arrived. */
export function PapersRoad({ intakeId, uploads }: PapersRoadProps) {
  const { queue, sending, arrived, notes } = uploads;
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search.get('step'));
  const number = Math.max(0, Number(search.get('n') ?? 0) || 0);
  const asked = useIntake(intakeId, arrived, search.get('case'));
  const { intake } = asked;
  const draft = useDraft(intakeId);
  const [place, setPlace] = useState<Place | null>(null);
  // Pictures are pages to be looked over first; a file is a whole paper.
  const isWhole =
    intake !== undefined && intake.files.length > 0 && !intake.files.some(({ isPicture }) => isPicture);
  const isReadNow = isWhole && !search.has('step') && sending.length === 0;
  useEffect(() => {
    if (isReadNow)
      setSearch((before) => new URLSearchParams([...before, ['step', 'card']]), { replace: true });
  }, [isReadNow, setSearch]);
  const go = (to: Step, n = number, isNow = false) => {
    const next = new URLSearchParams(search);
    next.set('step', to);
    if (isNow) next.set('keep', 'now');
    else next.delete('keep');
    if (n > 0) next.set('n', String(n));
    else next.delete('n');
    setSearch(next, { replace: isNow });
  };
  if (intake === undefined) return <NotThere asked={asked} />;
  const pictureOf = (file: IntakeFile, width: number) =>
    serverPaths.intakeFilePicture(intakeId, file.id, width);
  const found = intake.proposals[number];
  const beside = step === 'pages' ? undefined : <PaperView intake={intake} place={place} />;
  const frame = (title: string, children: React.ReactNode) => (
    <IntakeFrame title={title} beside={beside}>
      {children}
      {/* A file is read as soon as it is there: what is to be known of it is said here. */}
      {isWhole && step === 'card' && notes.map((note) => <Alert key={note}>{note}</Alert>)}
    </IntakeFrame>
  );
  if (step === 'pages') {
    return frame(
      'Your pages',
      <>
        <PagesStep
          intake={intake}
          notes={notes}
          sending={sending}
          isKept={queue.isKept}
          pictureOf={pictureOf}
          onFiles={(files) => void queue.add(files)}
          onUnsend={(key) => queue.remove(key)}
          onArrange={asked.arrange}
          onPicture={asked.picture}
          onRemove={asked.remove}
          onRead={() => go('card')}
        />
        <Disclosure label="What happens to my paper">
          <PaperPromise />
        </Disclosure>
      </>,
    );
  }
  if (intake.status === 'reading') {
    return frame('Reading', <ReadingStep papers={intake.papers} onBack={() => go('pages')} />);
  }
  const [kept] = intake.confirmed;
  if (found === undefined && kept !== undefined) return <Kept caseId={kept.caseId} />;
  if (found === undefined) {
    return frame(
      'Nothing read',
      <NothingRead papers={intake.papers} onBack={() => go('pages')} onLeaveOut={asked.remove} />,
    );
  }
  return frame(
    'Your paper',
    <>
      <SeveralCases kept={intake.confirmed.length} left={intake.proposals.length} isFirst={step === 'card'} />
      <Found
        key={`${found.key} ${step}`}
        {...{ intakeId, step, number, draft, found }}
        total={intake.proposals.length}
        intake={intake}
        go={go}
        isNow={search.get('keep') === 'now'}
        onMore={() => {
          asked.retry();
          go('card', 0);
        }}
        onPlace={setPlace}
        caseId={search.get('case')}
        onOtherCase={() => {
          const next = new URLSearchParams(search);
          next.delete('case');
          setSearch(next, { replace: true });
        }}
      />
    </>,
  );
}

interface FoundProps {
  intakeId: string;
  intake: NonNullable<ReturnType<typeof useIntake>['intake']>;
  step: Step;
  number: number;
  total: number;
  found: Proposal;
  draft: ReturnType<typeof useDraft>;
  caseId: string | null;
  isNow: boolean;
  go(to: Step, n?: number, isNow?: boolean): void;
  /** It is of another case than the one it was added to. */
  onOtherCase(): void;
  /** One is kept, and papers of another case wait. */
  onMore(): void;
  onPlace(place: Place): void;
}

/** What was read of one case, step by step. */
function Found(props: FoundProps) {
  const { intakeId, intake, step, number, total, found, draft, caseId, isNow, go } = props;
  const { onMore, onOtherCase, onPlace } = props;
  const proposal = draft.applied(found);
  const service = draft.serviceOf(found.key);
  const today = useToday(proposal.state.value);
  const count = total > 1 ? `${number + 1} of ${total}` : null;
  const navigate = useNavigate();
  const kept = useKeep(intakeId, { proposal, service: service ?? null, caseId }, ({ case: made }) => {
    if (total > 1) return onMore();
    forgetDraft(intakeId);
    void navigate(paths.selectedCase(made.id), { replace: true });
  });
  const asksWhen = proposal.asks !== 'nothing';
  const isUnanswered = asksWhen && service === undefined;
  // An address that was kept, of a step whose question is not answered yet.
  const shown = isUnanswered && (step === 'day' || step === 'keep') ? 'when' : step;
  // Before it is painted: a long card may have been scrolled to its end.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const asking = trpc.intake.day.useMutation({ meta: { silent: true } });
  const goOn = () => {
    if (!asksWhen) return go('day');
    // Of a letter it is asked anyway: whoever keeps it may need that day.
    const mayDo = proposal.asks === 'how-served' && isDayNamed(proposal);
    if (!mayDo) return go('when');
    const unasked = { date: null, method: 'unknown' } as const;
    asking.mutate(
      { id: intakeId, proposal, service: unasked },
      {
        onSuccess: ({ needsService }) => {
          if (needsService) return go('when');
          draft.answer(found.key, unasked);
          go('day');
        },
        onError: () => go('when'),
      },
    );
  };
  if (shown === 'card') {
    return (
      <CardStep
        {...{ proposal, count, onPlace }}
        known={intake.known[number] ?? []}
        unplaced={proposal.papers.flatMap((paper) =>
          (intake.papers[paper]?.unplaced ?? []).map((place) => ({ ...place, paper })),
        )}
        titleOf={(paper) => intake.papers[paper]?.title ?? 'Your paper'}
        cutoutOf={(factId, paper) => {
          const file = intake.files.find(({ id }) => id === intake.papers[paper]?.files[0]);
          return hasPictures(file?.mimeType ?? null) ? serverPaths.intakeCutout(intakeId, factId) : null;
        }}
        pageOf={(place) => <PaperView intake={intake} place={place} isAlone />}
        onSay={(changes) => draft.say(found.key, changes)}
        isBusy={asking.isPending}
        onAllRight={goOn}
        onRearrange={() => go('pages')}
        onOtherCase={caseId === null ? undefined : onOtherCase}
      />
    );
  }
  if (shown === 'when' && proposal.asks !== 'nothing') {
    return (
      <ServiceStep
        asks={proposal.asks}
        issued={proposal.issued}
        before={service}
        today={today}
        onAnswer={(answer) => {
          draft.answer(found.key, answer);
          go('day');
        }}
      />
    );
  }
  const keeping = {
    proposal,
    here: `${paths.startOf(intakeId)}?${new URLSearchParams({ step: 'keep', n: String(number), keep: 'now' })}`,
    isNow,
    isAdded: caseId !== null,
    onState: (state: string) =>
      draft.say(found.key, { state: { value: state, certainty: 'certain', factIds: [] } }),
    onNow: () => go('keep', number, true),
    isBusy: kept.isBusy,
    error: kept.error,
    onKeep: kept.keep,
  };
  if (shown === 'keep') return <KeepStep {...keeping} />;
  const isKept = intake.confirmed.some(({ key }) => key === found.key);
  const more =
    number + 1 < total
      ? { go: () => go('card', number + 1), label: `Next paper (${number + 2} of ${total})` }
      : null;
  return (
    <CountedDay
      input={{ intakeId, proposal, service: service ?? null }}
      today={today}
      onWhen={() => go('when')}
      onSure={() => service && draft.answer(found.key, { ...service, date: null })}
      onRemind={() => go('keep')}
      keep={
        <div className="flex flex-col gap-2">
          {isKept && <p className="font-medium">You have kept this case.</p>}
          {/* What is kept is safe: then the next paper is the one thing to do. */}
          {isKept && more && (
            <Button size="large" onClick={more.go}>
              {more.label}
            </Button>
          )}
          {!isKept && <KeepHere {...keeping} />}
          {!isKept && more && (
            <Button variant="secondary" onClick={more.go}>
              {more.label}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** Somebody came back to papers that are a case by now. */
function Kept({ caseId }: { caseId: string }) {
  return (
    <IntakeFrame title="Kept">
      <StepHeading>You have kept this</StepHeading>
      <p>Your papers and your days are in your case.</p>
      <Link to={paths.selectedCase(caseId)} className={buttonClass({ size: 'large' })}>
        Go to my case
      </Link>
    </IntakeFrame>
  );
}

/** On its way, gone, or not for this browser. */
function NotThere({ asked }: { asked: ReturnType<typeof useIntake> }) {
  const navigate = useNavigate();
  const isGone = readFailure(asked.error).code === 'NOT_FOUND';
  return (
    <IntakeFrame title="Your paper">
      {asked.error === null ? (
        <Waiting text="Loading your paper" blocks={['h-8 w-2/3', 'h-40', 'h-40', 'h-12']} />
      ) : isGone ? (
        <>
          <StepHeading>This paper is not here any more</StepHeading>
          <p>
            Papers that nobody keeps are deleted after a day, and they open only in the browser they were sent
            from, or for the account that was signed in there. Please add the paper once more.
          </p>
          <Button size="large" onClick={() => void navigate(paths.start)}>
            Add the paper again
          </Button>
        </>
      ) : (
        <PanelFailure title="We couldn’t load your paper" onRetry={asked.retry}>
          It is safe. Please check your internet connection and try again.
        </PanelFailure>
      )}
    </IntakeFrame>
  );
}
