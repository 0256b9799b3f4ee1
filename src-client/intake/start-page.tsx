import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { HelpByState } from '../help/help-by-state.tsx';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { IntakeFrame } from './intake-frame.tsx';
import { NoPaper } from './no-paper.tsx';
import { PagesStep } from './pages-step.tsx';
import { PaperPromise } from './paper-promise.tsx';
import { PapersRoad } from './papers-road.tsx';
import { UploadQueue } from './upload-queue.ts';

interface Arrived {
  intakeId: string;
  count: number;
  /** What the server said of the files: 'You added this twice.' */
  notes: readonly string[];
}

/** From a paper to its day; before there is an account, and for whoever has one. */
export function StartPage() {
  const { intakeId = null } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const caseId = search.get('case');
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [queue] = useState(
    () =>
      new UploadQueue(intakeId, (sent) =>
        setArrived((before) => ({
          intakeId: sent.intakeId,
          count: (before?.count ?? 0) + 1,
          notes: [...new Set([...(before?.notes ?? []), ...sent.notes])],
        })),
      ),
  );
  useEffect(() => void queue.resume(), [queue]);
  const sending = useSyncExternalStore(queue.subscribe, queue.list);
  const isLost = sending.length > 0 && !queue.isKept;
  useEffect(() => {
    if (!isLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLost]);
  const arrivedId = arrived?.intakeId ?? null;
  useEffect(() => {
    if (arrivedId === null || arrivedId === intakeId) return;
    const address = paths.startOf(arrivedId);
    void navigate(caseId === null ? address : `${address}?case=${encodeURIComponent(caseId)}`, {
      replace: true,
    });
  }, [arrivedId, intakeId, caseId, navigate]);
  const uploads = { queue, sending, arrived: arrived?.count ?? 0, notes: arrived?.notes ?? [] };
  if (intakeId !== null) return <PapersRoad key={intakeId} intakeId={intakeId} uploads={uploads} />;
  return (
    <IntakeFrame title="Show us the paper">
      {search.get('paper') === 'none' ? (
        <NoPaper onPaper={() => setSearch({})} />
      ) : (
        <>
          <LeftFiles queue={queue} />
          <PagesStep
            intake={null}
            notes={[]}
            sending={sending}
            isKept={queue.isKept}
            pictureOf={() => ''}
            onFiles={(files) => void queue.add(files)}
            onUnsend={(key) => queue.remove(key)}
            onArrange={() => {}}
            onPicture={() => {}}
            onRemove={() => {}}
            onRead={() => {}}
          />
          {sending.length === 0 && <BeforePaper onNoPaper={() => setSearch({ paper: 'none' })} />}
        </>
      )}
    </IntakeFrame>
  );
}

/** Files that were chosen in another tab: somebody else may have sat there, so that they are not even named. */
function LeftFiles({ queue }: { queue: UploadQueue }) {
  const left = useSyncExternalStore(queue.subscribe, queue.left);
  const [first] = left;
  if (first === undefined) return null;
  const when = new Date(first.chosenAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const isOne = left.length === 1;
  return (
    <Alert tone="due" title={isOne ? 'A file was left here' : `${left.length} files were left here`}>
      <p>
        {isOne ? 'It was' : 'They were'} chosen on this device on {when} and not sent. Send{' '}
        {isOne ? 'it' : 'them'} only if you chose {isOne ? 'it' : 'them'} yourself.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => queue.settleLeft(true)}>
          {isOne ? 'It is mine: send it' : 'They are mine: send them'}
        </Button>
        <Button variant="quiet" onClick={() => queue.settleLeft(false)}>
          {isOne ? 'Remove it' : 'Remove them'}
        </Button>
      </div>
    </Alert>
  );
}

/** What somebody may want to know, or do, before a paper is shown. */
function BeforePaper({ onNoPaper }: { onNoPaper(): void }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <Disclosure label="What happens to my paper">
        <PaperPromise />
      </Disclosure>
      <Disclosure label="Free help near you">
        <HelpByState />
      </Disclosure>
      <Button variant="quiet" className="px-0 text-accent underline underline-offset-4" onClick={onNoPaper}>
        I have no paper yet
      </Button>
    </div>
  );
}
