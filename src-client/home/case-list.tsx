import { CalendarClock, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Case, CaseWithParticipants } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { amount } from '#src/text/words.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CaseCard } from './case-card.tsx';
import { NoCases } from './no-cases.tsx';
import type { DueDeadline, Next } from './use-next.ts';

interface CaseListProps {
  /** Undefined while they load. */
  cases: readonly CaseWithParticipants[] | undefined;
  next: Next;
  selectedId: string | null;
  /** In the drawer, whose own title says 'My Cases'. */
  inDrawer?: boolean;
  /** A case, or the overview of what is due, was chosen. */
  onChosen(): void;
  onCreate(): void;
  onEdit(item: CaseWithParticipants): void;
  onDelete(item: CaseWithParticipants): void;
}

/** Fewer are taken in at a glance. */
const FILTER_FROM = 8;
const CARD_HEIGHT = 128;

export function CaseList(props: CaseListProps) {
  const { cases, next, selectedId, inDrawer = false } = props;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => (cases ?? []).filter((item) => matchesCase(item, wanted)), [cases, wanted]);
  const isEmpty = cases?.length === 0;
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-col gap-3 border-b border-line p-3 pl-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {!inDrawer && <h2 className="text-lg font-semibold">My Cases</h2>}
          <Button
            variant="secondary"
            className={inDrawer ? 'w-full' : ''}
            size={inDrawer ? 'medium' : 'small'}
            onClick={props.onCreate}
          >
            <Plus aria-hidden="true" />
            New Case
          </Button>
        </div>
        {(cases?.length ?? 0) >= FILTER_FROM && (
          <SearchInput
            label="Filter cases"
            placeholder="Filter by title, number or party"
            value={typed}
            onChange={setTyped}
          />
        )}
      </div>
      {cases !== undefined && !isEmpty && (
        <DueLink count={urgentText(next)} current={selectedId === null} onChosen={props.onChosen} />
      )}
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {cases === undefined && (
          <Waiting
            text="Loading your cases"
            className="p-4"
            blocks={['h-20', 'h-20', 'h-20', 'h-20', 'h-20']}
          />
        )}
        {isEmpty && <NoCases onCreate={props.onCreate} />}
        {cases !== undefined && !isEmpty && shown.length === 0 && (
          <p className="px-6 py-10 text-center text-muted">No case matches “{wanted.trim()}”</p>
        )}
        {shown.length > 0 && (
          <VirtualList
            className="h-full"
            label="My Cases"
            items={shown}
            itemKey={({ id }) => id}
            estimate={CARD_HEIGHT}
            reveal={selectedId}
            keys
            render={(item) => (
              <CaseCard
                item={item}
                selected={item.id === selectedId}
                next={next.firstOf.get(item.id)}
                onSelect={props.onChosen}
                onEdit={() => props.onEdit(item)}
                onDelete={() => props.onDelete(item)}
              />
            )}
          />
        )}
      </div>
      {cases !== undefined && !isEmpty && (
        <div className="figures border-t border-line px-4 py-2 text-sm text-muted">
          <p aria-live="polite">
            {shown.length === cases.length
              ? `${amount(cases.length, 'case')}`
              : `${shown.length} of ${cases.length} cases`}
          </p>
        </div>
      )}
    </div>
  );
}

/** '1 overdue, 3 soon'; empty when nothing presses. */
function urgentText({ deadlines = [] }: Next): string {
  const count = (standing: DueDeadline['standing']) =>
    deadlines.filter((deadline) => deadline.standing === standing).length;
  return [
    [count('overdue'), 'overdue'],
    [count('due'), 'soon'],
  ]
    .filter(([number]) => number !== 0)
    .map((part) => part.join(' '))
    .join(', ');
}

/** Back to the overview of every case's deadlines. */
function DueLink({ count, current, onChosen }: { count: string; current: boolean; onChosen(): void }) {
  return (
    <Link
      to={paths.home}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
      className={classNames(
        'figures flex min-h-11 shrink-0 items-center gap-2 border-b border-l-2 border-b-line py-2 pr-3 pl-3.5 text-sm font-medium focus-visible:-outline-offset-2',
        current ? 'border-l-accent bg-accent-soft' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-muted" />
      What is due
      {count !== '' && <span className="ml-auto text-right font-normal text-muted">{count}</span>}
    </Link>
  );
}

/** Whether each word that was typed stands in the title, number, court or a party's name. */
function matchesCase(item: Case, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = [caseTitle(item), item.caseNumber, item.courtName, item.plaintiffName, item.defendantName]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
