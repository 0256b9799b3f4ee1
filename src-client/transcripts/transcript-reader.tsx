import { ListTree } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { citation, quotation } from '#src/transcripts/cite.ts';
import type { Transcript, TranscriptLine, Who } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { GoToField } from './go-to-field.tsx';
import { type Goal, LineList } from './line-list.tsx';
import type { AskedPlace } from './locate-line.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { SearchBar } from './search-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { spokenName } from './transcript-words.ts';
import { useLineSelection } from './use-line-selection.ts';
import { useLines } from './use-lines.ts';
import { useLocate } from './use-locate.ts';
import { useTranscriptSearch } from './use-transcript-search.ts';

const EVERYBODY = '';

/** Reading, searching and quoting a transcript. */
export function TranscriptReader({ transcript }: { transcript: Transcript }) {
  const { id, speakers, lineCount, testimonyFrom, warnings } = transcript;
  const utils = trpc.useUtils();
  const [who, setWho] = useState<Who | undefined>(undefined);
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const [goal, setGoal] = useState<Goal | null>(testimonyFrom > 0 ? { position: testimonyFrom } : null);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const selection = useLineSelection();
  const lines = useLines(id, who, range);
  const goTo = (position: number) => {
    setGoal({ position });
    setOutlineOpen(false);
  };
  const search = useTranscriptSearch(id, who, goTo);
  const count = who === undefined ? lineCount : (lines.total ?? 0);

  const change = (next: Who | undefined) => {
    setWho(next);
    selection.clear();
    setGoal({ position: next === undefined ? testimonyFrom : 0 });
  };
  /** By its place among all lines: whoever is not shown is shown again. */
  const goToLine = (index: number, isChosen = false) => {
    if (who !== undefined) setWho(undefined);
    if (isChosen || who !== undefined) selection.clear();
    if (isChosen) selection.choose(index);
    goTo(index);
  };
  useStartPlace(transcript, (index) => goToLine(index, true));

  const chosen = useMemo(() => {
    if (selection.range === null) return [];
    const [first, last] = selection.range;
    const found: TranscriptLine[] = [];
    for (let position = first; position <= last; position += 1) {
      const line = lines.lineAt(position);
      if (line) found.push(line);
    }
    return found;
  }, [selection.range, lines]);

  const copy = async (what: 'quotation' | 'citation') => {
    if (selection.range === null) return;
    const [first, last] = selection.range;
    try {
      const isAtHand = chosen.length === last - first + 1;
      const all = isAtHand
        ? chosen
        : (await utils.client.transcripts.lines.query({ id, from: first, count: last - first + 1, who }))
            .lines;
      const cited = citation(transcript, all);
      await navigator.clipboard.writeText(what === 'quotation' ? quotation(transcript, all) : cited);
      showToast({ title: what === 'quotation' ? 'Quotation copied' : 'Citation copied', description: cited });
    } catch {
      showToast({
        title: 'Nothing was copied',
        description: 'The browser did not allow it. Mark the words with the mouse and press Ctrl+C instead.',
        tone: 'danger',
      });
    }
  };

  const outline = (
    <OutlinePanel transcript={transcript} search={search} onGo={goToLine} onHit={(hit) => search.goTo(hit)} />
  );
  return (
    <div className="flex min-h-0 flex-1">
      <aside
        aria-label="Outline"
        className="hidden w-80 shrink-0 overflow-y-auto border-r border-line bg-surface lg:block"
      >
        {outline}
      </aside>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2 sm:px-4">
          <div className="flex min-w-0 basis-full md:basis-72 md:flex-1">
            <SearchBar search={search} />
          </div>
          <Select
            aria-label="Whose words"
            className="min-w-0 flex-1 md:max-w-60"
            value={who === undefined ? EVERYBODY : String(who)}
            options={[
              { value: EVERYBODY, label: 'Everybody' },
              ...(speakers.some(({ role }) => role === 'witness')
                ? [{ value: 'witness', label: 'Witness’ answers only' }]
                : []),
              ...speakers.map(({ name, turns }, index) => ({
                value: String(index),
                label: `${spokenName(name)} (${turns})`,
              })),
            ]}
            onChange={({ target: { value } }) =>
              change(value === EVERYBODY ? undefined : value === 'witness' ? value : Number(value))
            }
          />
          <GoToField transcript={transcript} onGo={(index) => goToLine(index, true)} />
          <Button variant="secondary" className="lg:hidden" onClick={() => setOutlineOpen(true)}>
            <ListTree aria-hidden="true" />
            <span className="max-sm:sr-only">Outline</span>
          </Button>
        </div>
        {warnings.length > 0 && (
          <Alert tone="due" className="m-3 mb-0 max-h-40 shrink-0 overflow-y-auto">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Alert>
        )}
        {lines.failed && (
          <PanelFailure title="Some lines could not be loaded" onRetry={lines.retry} className="m-3 mb-0" />
        )}
        <div className="min-h-0 flex-1">
          {count === 0 ? (
            <p role="status" className="p-6 text-muted">
              {lines.total === null ? 'Loading lines...' : 'There is nothing to show for this choice.'}
            </p>
          ) : (
            <LineList
              key={String(who)}
              count={count}
              lines={lines}
              label={`Lines of ${transcript.title}`}
              selection={selection}
              marks={search.marks}
              current={search.current}
              goal={goal}
              onRange={setRange}
              onCopy={() => void copy('quotation')}
              onStep={search.step}
            />
          )}
        </div>
        {selection.range !== null && (
          <SelectionBar
            transcript={transcript}
            count={selection.range[1] - selection.range[0] + 1}
            lines={chosen}
            onCopy={(what) => void copy(what)}
            onClear={selection.clear}
          />
        )}
      </div>
      <Drawer open={isOutlineOpen} onOpenChange={setOutlineOpen} title="Outline">
        {outline}
      </Drawer>
    </div>
  );
}

/** Goes to the place that the address names (`?page=42&line=7`), when it opens and whenever it changes. */
function useStartPlace(transcript: Transcript, onFound: (index: number) => void): void {
  const [query] = useSearchParams();
  const locate = useLocate(transcript);
  const page = Number(query.get('page') ?? 0);
  const line = Number(query.get('line') ?? 0);
  const go = useEffectEvent(async (to: AskedPlace) => {
    const index = await locate(to).catch(() => null);
    if (index !== null) onFound(index);
  });
  useEffect(() => {
    if (Number.isInteger(page) && page > 0) void go({ page, line: line > 0 ? line : null });
  }, [page, line]);
}
