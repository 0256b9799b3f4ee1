import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LineField } from '#src/intake/lines-schema.ts';
import { isDayNamed } from '#src/intake/proposal-lines.ts';
import type { Confirmed, Intake, Proposal } from '#src/intake/schema.ts';
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

/** What was read of one case, step by step. */
export function CaseSteps(props: CaseStepsProps) {
  const { intakeId, intake, step, number, left, keptCount, found, draft, caseId, isNow, go } = props;
  const { known, kept: before, onMore, onOtherCase, onPlace } = props;
  const proposal = draft.applied(found);
  const service = draft.serviceOf(found.key);
  const today = useToday(proposal.state.value);
  const total = keptCount + left;
  const place = keptCount + number + 1;
  const count = total > 1 ? `${place} of ${total}` : null;
  const navigate = useNavigate();
  const isAgain = draft.isAgain(found.key);
  const kept = useKeep(
    intakeId,
    { proposal, service: service ?? null, caseId, isAgain },
    ({ case: made, told }) => {
      if (told.length > 0) showToast(keptNotice(told));
      if (left > 1) return onMore(made);
      forgetDraft(intakeId);
      void navigate(paths.selectedCase(made.id), { replace: true });
    },
  );
  const asksWhen = proposal.asks !== 'nothing';
  const isUnanswered = asksWhen && service === undefined;
  // An address that was kept, of a step whose question is not answered yet.
  const shown = isUnanswered && (step === 'day' || step === 'keep') ? 'when' : step;
  // Before it is painted: a long card may have been scrolled to its end.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const asking = trpc.intake.day.useMutation({ meta: { silent: true } });
  const discarding = trpc.intake.discard.useMutation({ meta: { silent: true } });
  const goOn = () => {
    if (!asksWhen) return go('day');
    goOnFromCard({
      // Of a letter it is asked anyway: whoever keeps it may need that day.
      mayDo: proposal.asks === 'how-served' && isDayNamed(proposal),
      ask: (unasked, done) => asking.mutate({ id: intakeId, proposal, service: unasked }, done),
      answer: (unasked) => draft.answer(found.key, unasked),
      go,
    });
  };
  if (!isAgain && areAllKept(found, before))
    return (
      <KeptBefore
        kept={before}
        onAgain={() => draft.goOnAgain(found.key)}
        isLeaving={discarding.isPending}
        onLeave={(kept) => {
          const leave = () => void navigate(paths.selectedCase(kept));
          // What came with it waits on.
          if (total > 1) return leave();
          forgetDraft(intakeId);
          discarding.mutate({ id: intakeId }, { onSettled: leave });
        }}
      />
    );
  if (shown === 'card') {
    return (
      <CardStep
        note={<KeptBeforeNote kept={before} />}
        {...{ proposal, count, onPlace }}
        known={known}
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
    here: `${paths.startOf(intakeId)}?${new URLSearchParams({ step: 'keep', n: String(number), keep: found.key })}`,
    isNow,
    isAdded: caseId !== null,
    onState: (state: string) =>
      draft.say(found.key, { state: { value: state, certainty: 'certain', factIds: [] } }),
    onNow: () => go('keep', number, found.key),
    isBusy: kept.isBusy,
    error: kept.error,
    onKeep: kept.keep,
  };
  if (shown === 'keep') return <KeepStep {...keeping} />;
  const more =
    number + 1 < left
      ? { go: () => go('card', number + 1), label: `Next paper (${place + 1} of ${total})` }
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
          <KeepHere {...keeping} />
          {more && (
            <Button variant="secondary" onClick={more.go}>
              {more.label}
            </Button>
          )}
        </div>
      }
    />
  );
}
