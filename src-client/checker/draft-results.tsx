import { FileCheck2, Pencil, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countOf } from '#src/checker/counts.ts';
import type { DraftChecked } from '#src/checker/schema.ts';
import { amount } from '#src/text/words.ts';
import type { CheckStatus } from '#src/verification/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Empty } from '../ui/empty.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { marksOf } from './draft-runs.ts';
import { DraftView, findingId, markId } from './draft-view.tsx';
import { FindingList } from './finding-list.tsx';
import { Meanings } from './meanings.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import { SearchedNote } from './searched-note.tsx';

const MOST_FRAMES = 10;

/** One outcome, all that needs a look, or everything. */
type Filter = CheckStatus | 'open' | 'all';

interface DraftResultsProps {
  caseId: string;
  text: string;
  result: DraftChecked;
  onEdit(): void;
  onStartAnew(): void;
}

/** What was found: how many came out how, the draft with its marks, and a list of what is said about each. */
export function DraftResults({ caseId, text, result, onEdit, onStartAnew }: DraftResultsProps) {
  const { checks, counts } = result;
  const [filter, setFilter] = useState<Filter>(() =>
    checks.some(({ status }) => status !== 'found') ? 'open' : 'all',
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = useMemo(() => marksOf(checks), [checks]);
  const shown = useMemo(
    () =>
      checks.map((check, place) => ({ check, place })).filter(({ check }) => isShown(check.status, filter)),
    [checks, filter],
  );
  useEffect(() => heading.current?.focus(), []);

  const showInDraft = useCallback(
    (place: number) => {
      setChosen(place);
      const mark = document.getElementById(markId(marks[place] ?? place));
      mark?.scrollIntoView({ block: 'center' });
      if (!isWide) mark?.focus({ preventScroll: true });
    },
    [marks, isWide],
  );
  const showFinding = useCallback(
    (place: number) => {
      const status = checks[place]?.status;
      setFilter((current) => (status === undefined || isShown(status, current) ? current : 'all'));
      setChosen(place);
      focusFinding(place, MOST_FRAMES);
    },
    [checks],
  );
  const reach = useCallback(
    (place: number) => {
      setChosen(place);
      if (isWide)
        document.getElementById(markId(marks[place] ?? place))?.scrollIntoView({ block: 'nearest' });
    },
    [marks, isWide],
  );

  const problems = countOf(counts, 'looks-wrong') + countOf(counts, 'not-found');
  const unknown = countOf(counts, 'form-only');
  const open = problems + unknown;
  return (
    <div data-furniture="" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {headline(checks.length, problems, unknown)}
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <Button variant="secondary" size="small" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Edit the Draft
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
          <Button variant="quiet" size="small" onClick={onStartAnew}>
            Check Another
          </Button>
        </div>
      </div>
      {checks.length === 0 ? (
        <Card>
          <Empty icon={<FileCheck2 />} title="Nothing to look up in this draft">
            Looked up are quotations of four words or more in quotation marks, dates with a year, sums in
            dollars, page references and legal citations. This draft has none of them.
          </Empty>
        </Card>
      ) : (
        <>
          <OutcomeFilter
            counts={counts}
            chosen={filter === 'open' || filter === 'all' ? null : filter}
            onChoose={(status) => setFilter(status ?? 'all')}
          />
          <div className="grid items-start gap-x-4 gap-y-5 lg:auto-cols-fr lg:grid-flow-col">
            {unknown > 0 && (
              <Alert tone="info" title={`${amount(unknown, 'citation')} to look up yourself before you file`}>
                Our library holds some rules and no decisions. A right form does not say that a decision
                exists: courts have fined people for citing decisions that a chatbot made up. Find each one,
                and read it.
              </Alert>
            )}
            <SearchedNote caseId={caseId} result={result} />
          </div>
          <Disclosure label="What the four outcomes mean" className="-my-2">
            <div className="pt-2 pb-1">
              <Meanings />
            </div>
          </Disclosure>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
            <Card aria-label="Your draft with marks" className="max-lg:max-h-[65dvh] max-lg:overflow-y-auto">
              <div className="mx-auto max-w-[44rem] px-4 py-4 sm:px-6 sm:py-5">
                <DraftView
                  text={text}
                  checks={checks}
                  chosen={chosenMark(marks, chosen)}
                  onChoose={showFinding}
                />
              </div>
            </Card>
            <Card
              aria-label="Findings"
              className="lg:sticky lg:top-18 lg:flex lg:max-h-[calc(100dvh-5.5rem)] lg:flex-col"
            >
              <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2">
                <h3 className="figures text-sm font-semibold" aria-live="polite">
                  {shown.length === checks.length
                    ? amount(checks.length, 'finding')
                    : `${shown.length.toLocaleString('en-US')} of ${amount(checks.length, 'finding')}`}
                </h3>
                {open > 0 && open < checks.length && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="-mr-2"
                    onClick={() => setFilter(filter === 'all' ? 'open' : 'all')}
                  >
                    {filter === 'all' ? 'Show What Needs a Look' : 'Show All'}
                  </Button>
                )}
              </div>
              <FindingList
                caseId={caseId}
                shown={shown}
                nearest={result.nearest}
                chosen={chosen}
                onShow={showInDraft}
                onReach={reach}
              />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

/** A finding far away is on the page only after the list has scrolled there. */
function focusFinding(place: number, framesLeft: number): void {
  requestAnimationFrame(() => {
    const finding = document.getElementById(findingId(place));
    if (finding === null) {
      if (framesLeft > 0) focusFinding(place, framesLeft - 1);
      return;
    }
    finding.scrollIntoView({ block: 'nearest' });
    finding.querySelector<HTMLElement>('[data-row-focus]')?.focus({ preventScroll: true });
  });
}

function isShown(status: CheckStatus, filter: Filter): boolean {
  return filter === 'all' || (filter === 'open' ? status !== 'found' : status === filter);
}

function chosenMark(marks: readonly number[], chosen: number | null): number | null {
  return chosen === null ? null : (marks[chosen] ?? chosen);
}

function headline(total: number, problems: number, unknown: number): string {
  if (total === 0) return 'Nothing was looked up';
  if (problems > 0) return `${amount(problems, 'problem')} in this draft`;
  if (unknown > 0) return 'No problem found; some citations are for you to look up';
  return 'Everything that was looked up was found';
}
