import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LineField } from '#src/intake/lines-schema.ts';
import { isDayNamed } from '#src/intake/proposal-lines.ts';
import type { Confirmed, Intake, Proposal, Service } from '#src/intake/schema.ts';
import { stillUnplaced } from '#src/intake/unplaced.ts';
import { hasPictures } from '#src/reading/pictures.ts';
import { useToday } from '../law/use-today.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { goOnFromCard } from './after-card.ts';
import { CardStep } from './card-step.tsx';
import { CountedDay } from './counted-day.tsx';
import { KeepHere, KeepStep } from './keep-step.tsx';
import { KeptBefore, KeptBeforeNote } from './kept-before.tsx';
import { PaperView, type Place } from './paper-view.tsx';
import { ServiceStep } from './service-step.tsx';
import { forgetDraft, type useDraft } from './use-draft.ts';
import type { useIntake } from './use-intake.ts';
import { areAllKept, keptNotice, useKeep } from './use-keep.ts';

/** The steps in order; each has its address, so that Back is one step back. */
const STEPS = ['pages', 'card', 'when', 'day', 'keep'] as const;
export type Step = (typeof STEPS)[number];

export function stepOf(text: string | null): Step {
  return STEPS.find((step) => step === text) ?? 'pages';
}

interface CaseStepsProps {
  intakeId: string;
  intake: NonNullable<ReturnType<typeof useIntake>['intake']>;
  step: Step;
  /** Its place among the cases that wait to be kept, from 0. */
  number: number;
  /** How many wait, and how many are kept already. */
  left: number;
  keptCount: number;
  found: Proposal;
  /** What its case says already. */
  known: readonly LineField[];
  /** Those of its papers that the person kept before. */
  kept: Intake['keptBefore'][number];
  draft: ReturnType<typeof useDraft>;
  caseId: string | null;
  isNow: boolean;
  /** `keeps` names the case that is kept as soon as that step is there. */
  go(to: Step, n?: number, keeps?: string): void;
  /** It is of another case than the one it was added to. */
  onOtherCase(): void;
  /** It is kept, and papers of another case wait. */
  onMore(made: Confirmed['case']): void;
  onPlace(place: Place): void;
}

/** What is kept of it, and where that leads. */
function useKeeping(props: CaseStepsProps, { proposal, service }: Reading) {
  const { intakeId, number, left, found, draft, caseId, isNow, go, onMore } = props;
  const navigate = useNavigate();
  const { isBusy, error, keep } = useKeep(
    intakeId,
    { proposal, service: service ?? null, caseId, isAgain: draft.isAgain(found.key) },
    ({ case: made, told }) => {
      if (told.length > 0) showToast(keptNotice(told));
      if (left > 1) return onMore(made);
      forgetDraft(intakeId);
      void navigate(paths.selectedCase(made.id), { replace: true });
    },
  );
  return {
    ...{ proposal, isNow, isBusy, error },
    here: `${paths.startOf(intakeId)}?${new URLSearchParams({ step: 'keep', n: String(number), keep: found.key })}`,
    isAdded: caseId !== null,
    onState: (state: string) =>
      draft.say(found.key, { state: { value: state, certainty: 'certain', factIds: [] } }),
    onNow: () => go('keep', number, found.key),
    onKeep: keep,
  };
}

/** Leaves what was kept before to its case; what came with it waits on. */
function useLeaving({ intakeId, left, keptCount }: CaseStepsProps) {
  const navigate = useNavigate();
  const discarding = trpc.intake.discard.useMutation({ meta: { silent: true } });
  return {
    isLeaving: discarding.isPending,
    onLeave: (kept: string) => {
      const leave = () => void navigate(paths.selectedCase(kept));
      if (keptCount + left > 1) return leave();
      forgetDraft(intakeId);
      discarding.mutate({ id: intakeId }, { onSettled: leave });
    },
  };
}

/** What was read, with what the person said of it so far. */
interface Reading {
  proposal: Proposal;
  service: Service | null | undefined;
}

/** What was read of one case, step by step. */
export function CaseSteps(props: CaseStepsProps) {
  const { intakeId, step, number, left, keptCount, found, draft, go } = props;
  const reading = { proposal: draft.applied(found), service: draft.serviceOf(found.key) };
  const { proposal, service } = reading;
  const today = useToday(proposal.state.value);
  const total = keptCount + left;
  const place = keptCount + number + 1;
  const keeping = useKeeping(props, reading);
  const leaving = useLeaving(props);
  const isUnanswered = proposal.asks !== 'nothing' && service === undefined;
  // An address that was kept, of a step whose question is not answered yet.
  const shown = isUnanswered && (step === 'day' || step === 'keep') ? 'when' : step;
  // Before it is painted: a long card may have been scrolled to its end.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const asking = trpc.intake.day.useMutation({ meta: { silent: true } });
  const goOn = () => {
    if (proposal.asks === 'nothing') return go('day');
    goOnFromCard({
      // Of a letter it is asked anyway: whoever keeps it may need that day.
      mayDo: proposal.asks === 'how-served' && isDayNamed(proposal),
      ask: (unasked, done) => asking.mutate({ id: intakeId, proposal, service: unasked }, done),
      answer: (unasked) => draft.answer(found.key, unasked),
      go,
    });
  };
  if (!draft.isAgain(found.key) && areAllKept(found, props.kept))
    return <KeptBefore kept={props.kept} onAgain={() => draft.goOnAgain(found.key)} {...leaving} />;
  if (shown === 'card')
    return (
      <ReadCard
        {...props}
        proposal={proposal}
        count={total > 1 ? `${place} of ${total}` : null}
        isBusy={asking.isPending}
        onAllRight={goOn}
      />
    );
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
  if (shown === 'keep') return <KeepStep {...keeping} />;
  return (
    <CountedDay
      input={{ intakeId, proposal, service: service ?? null }}
      today={today}
      onWhen={() => go('when')}
      onSure={() => service && draft.answer(found.key, { ...service, date: null })}
      onRemind={() => go('keep')}
      keep={
        <div className="flex flex-col gap-2">
          <KeepHere {...keeping} />
          {number + 1 < left && (
            <Button variant="secondary" onClick={() => go('card', number + 1)}>
              Next paper ({place + 1} of {total})
            </Button>
          )}
        </div>
      }
    />
  );
}

interface ReadCardProps
  extends Pick<
    CaseStepsProps,
    'intakeId' | 'intake' | 'found' | 'known' | 'kept' | 'draft' | 'caseId' | 'go' | 'onOtherCase' | 'onPlace'
  > {
  proposal: Proposal;
  /** '1 of 2'; null of one alone. */
  count: string | null;
  isBusy: boolean;
  onAllRight(): void;
}

/** The card with the pages that it was read from. */
function ReadCard(props: ReadCardProps) {
  const { intakeId, intake, proposal, found, draft, caseId, go, onOtherCase } = props;
  return (
    <CardStep
      note={<KeptBeforeNote kept={props.kept} />}
      proposal={proposal}
      known={props.known}
      count={props.count}
      onPlace={props.onPlace}
      isBusy={props.isBusy}
      onAllRight={props.onAllRight}
      unplaced={proposal.papers.flatMap((paper) =>
        stillUnplaced(intake.papers[paper]?.unplaced ?? [], proposal).map((place) => ({ ...place, paper })),
      )}
      titleOf={(paper) => intake.papers[paper]?.title ?? 'Your paper'}
      cutoutOf={(factId, paper, others) => {
        const file = intake.files.find(({ id }) => id === intake.papers[paper]?.files[0]);
        const isDrawn = hasPictures(file?.mimeType ?? null);
        return isDrawn ? serverPaths.intakeCutout(intakeId, factId, others) : null;
      }}
      pageOf={(place) => <PaperView intake={intake} place={place} isAlone />}
      onSay={(changes) => draft.say(found.key, changes)}
      onRearrange={() => go('pages')}
      onOtherCase={caseId === null ? undefined : onOtherCase}
    />
  );
}
