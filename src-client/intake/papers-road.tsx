import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pagesHere } from '#src/intake/all-pages.ts';
import type { Intake, IntakeFile } from '#src/intake/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CaseSteps, type Step, stepOf } from './case-steps.tsx';
import { IntakeFrame, StepHeading } from './intake-frame.tsx';
import { NothingRead } from './nothing-read.tsx';
import { PagesStep } from './pages-step.tsx';
import { PaperPromise } from './paper-promise.tsx';
import { PaperView, type Place } from './paper-view.tsx';
import { ReadingStep } from './reading-step.tsx';
import { type KeptCase, KeptCases, keptWords, SeveralCases } from './several-cases.tsx';
import type { Sending, UploadQueue } from './upload-queue.ts';
import { useDraft } from './use-draft.ts';
import { useIntake } from './use-intake.ts';
import { useTouched } from './use-touched.ts';

interface PapersRoadProps {
  intakeId: string;
  uploads: { queue: UploadQueue; sending: readonly Sending[]; arrived: number; notes: readonly string[] };
}

/** The way of papers that have arrived. */
export function PapersRoad({ intakeId, uploads }: PapersRoadProps) {
  const { queue, sending, arrived, notes } = uploads;
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search.get('step'));
  const asksFor = Math.max(0, Math.floor(Number(search.get('n') ?? 0) || 0));
  const asked = useIntake(intakeId, arrived, search.get('case'));
  const { intake } = asked;
  const draft = useDraft(intakeId);
  const [place, setPlace] = useState<Place | null>(null);
  const [justKept, setJustKept] = useState<readonly MadeCase[]>([]);
  const isTouched = useTouched();
  // Pictures are pages to be looked over first, unless their numbers say that all are here; a file is a whole paper.
  const isWhole = intake !== undefined && areWhole(intake);
  const isReadNow =
    isWhole && !search.has('step') && sending.length === 0 && !(isTouched && hasPages(intake));
  useEffect(() => {
    if (isReadNow)
      setSearch((before) => new URLSearchParams([...before, ['step', 'card']]), { replace: true });
  }, [isReadNow, setSearch]);
  const go = (to: Step, n = asksFor, keeps: string | null = null, isInstead = keeps !== null) => {
    const next = new URLSearchParams(search);
    next.set('step', to);
    if (keeps === null) next.delete('keep');
    else next.set('keep', keeps);
    if (n > 0) next.set('n', String(n));
    else next.delete('n');
    setSearch(next, { replace: isInstead });
  };
  if (intake === undefined) return <NotThere asked={asked} />;
  const pictureOf = (file: IntakeFile, width: number) =>
    serverPaths.intakeFilePicture(intakeId, file.id, width);
  const kept = keptOf(intake, justKept);
  const open = intake.proposals
    .map((proposal, index) => ({
      ...{ proposal, known: intake.known[index] ?? [] },
      kept: intake.keptBefore[index] ?? [],
    }))
    .filter(({ proposal }) => kept.every(({ key }) => key !== proposal.key));
  const keeps = search.get('keep');
  const named = open.findIndex(({ proposal }) => proposal.key === keeps);
  // An address may name the place of one that is kept by now.
  const number = named >= 0 ? named : asksFor < open.length ? asksFor : 0;
  const found = open[number];
  const inCases = new Set(kept.flatMap(({ papers }) => papers));
  const unkept = intake.papers.filter((_, index) => !inCases.has(index));
  const [lead = 0] = found?.proposal.papers ?? [];
  const placeHere = place !== null && (found?.proposal.papers ?? []).includes(place.paper) ? place : null;
  const beside = step === 'pages' ? undefined : <PaperView intake={intake} place={placeHere} paper={lead} />;
  const frame = (title: string, children: React.ReactNode) => (
    <IntakeFrame title={title} beside={beside}>
      {children}
      {/* A file is read as soon as it is there: what is to be known of it is said here. */}
      {isWhole && step === 'card' && notes.map((note) => <Alert key={note}>{note}</Alert>)}
    </IntakeFrame>
  );
  const isWaiting = unkept.length > 0 || open.length > 0 || sending.length > 0;
  if (kept.length > 0 && !isWaiting) return <Kept kept={kept} />;
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
          onRead={() => go('card', 0)}
          kept={kept}
        />
        <Disclosure label="What happens to my paper">
          <PaperPromise />
        </Disclosure>
      </>,
    );
  }
  if (intake.status === 'reading') {
    return frame('Reading', <ReadingStep papers={unkept} onBack={() => go('pages')} />);
  }
  if (found === undefined) {
    return frame(
      'Nothing read',
      <>
        {kept.length > 0 && <Alert>{keptWords(kept)}</Alert>}
        <NothingRead papers={unkept} onBack={() => go('pages')} onLeaveOut={asked.remove} />
      </>,
    );
  }
  return frame(
    'Your paper',
    <>
      <SeveralCases
        kept={kept}
        waiting={open.map(({ proposal }) => ({
          key: proposal.key,
          title: draft.applied(proposal).title.value,
          caseNumber: draft.applied(proposal).caseNumber.value,
        }))}
        now={number}
        isFirst={step === 'card'}
        onOpen={(index) => go('card', index)}
      />
      <CaseSteps
        key={`${found.proposal.key} ${step}`}
        {...{ intakeId, step, number, draft, intake }}
        found={found.proposal}
        known={found.known}
        kept={found.kept}
        left={open.length}
        keptCount={kept.length}
        go={go}
        isNow={keeps === found.proposal.key}
        onMore={({ id: caseId, title }) => {
          const { key, papers, caseNumber } = found.proposal;
          const made = { key, caseId, title, papers, caseNumber: caseNumber.value };
          setJustKept((before) => [...before, made]);
          asked.retry();
          // The one behind it, else the first.
          go('card', number + 1 < open.length ? number : 0, null, true);
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

interface MadeCase extends KeptCase {
  key: string;
}

/** The cases that were made of these papers, those of a moment ago included. */
function keptOf({ confirmed }: Pick<Intake, 'confirmed'>, justKept: readonly MadeCase[]): MadeCase[] {
  return [...confirmed, ...justKept.filter(({ key }) => confirmed.every((each) => each.key !== key))];
}

const hasPages = ({ files }: Pick<Intake, 'files'>) => files.some(({ isPicture }) => isPicture);

/** Whether nobody has to be asked for more pages. */
function areWhole(intake: Intake): boolean {
  const isPicture = (fileId: string) => intake.files.some((file) => file.id === fileId && file.isPicture);
  if (!hasPages(intake)) return intake.files.length > 0;
  return intake.status === 'ready' && pagesHere(intake.papers, isPicture).are === 'all';
}

/** Somebody came back to papers that are in their cases by now. */
function Kept({ kept }: { kept: readonly KeptCase[] }) {
  const [only] = kept;
  return (
    <IntakeFrame title="Kept">
      <StepHeading>You have kept {kept.length === 1 ? 'this' : 'all of it'}</StepHeading>
      <p>Your papers and your days are in your {kept.length === 1 ? 'case' : `${kept.length} cases`}.</p>
      {kept.length === 1 && only !== undefined ? (
        <Link to={paths.selectedCase(only.caseId)} className={buttonClass({ size: 'large' })}>
          Go to my case
        </Link>
      ) : (
        <Card className="px-4 py-2">
          <ul aria-label="Your cases" className="flex flex-col divide-y divide-line">
            <KeptCases kept={kept} />
          </ul>
        </Card>
      )}
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
