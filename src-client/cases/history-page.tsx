import { format, isSameDay, subDays } from 'date-fns';
import { ArrowLeft, History } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { type AuditPerson, NOBODY } from '#src/cases/audit-schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { readFailure } from '../lib/errors.ts';
import { type FailedScreen, loaded, type Missing, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useNow } from '../ui/use-now.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { gathered, type HistoryEntry, quoted, verbFor, WORDING } from './history-words.ts';

const PAGE = 100;
const dayOf = (at: Date) => format(at, 'yyyy-MM-dd');

type Row =
  | { kind: 'day'; key: string; at: Date }
  | { kind: 'entry'; key: string; entry: HistoryEntry }
  | { kind: 'end'; key: 'end' };

function failed(caseId: string) {
  return ({ error, isGone }: Missing): FailedScreen => {
    const isOthers = readFailure(error).code === 'FORBIDDEN';
    return {
      heading: 'History not available',
      title: isGone
        ? 'The requested case could not be found.'
        : isOthers
          ? 'Only the owner of this case sees its history.'
          : 'The history could not be loaded. Please try again.',
      back: isOthers
        ? { to: paths.selectedCase(caseId), label: 'Back to the Case' }
        : { to: paths.home, label: 'Back to Cases' },
    };
  };
}

/** Who did what in a case and when, the last first; its owner alone sees it. */
export function HistoryPage() {
  const { caseId = '' } = useParams();
  const now = useNow();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const history = trpc.cases.audit.useInfiniteQuery(
    { caseId, limit: PAGE },
    {
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      meta: { silent: true },
    },
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  const rows = useMemo(() => rowsOf(gathered(data?.pages.flat() ?? [], dayOf)), [data]);
  const { missing, data: all } = loaded({ item: found, history });
  if (missing !== null) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ text: 'Loading the history', heading: 'History' }}
        failed={failed(caseId)}
      />
    );
  }
  const title = caseTitle(all.item);
  return (
    <div className="mx-auto flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-96 w-full max-w-3xl flex-col gap-4 px-4 pt-4 sm:px-6">
      <title>{`History · ${title} · Proceed`}</title>
      <PageHeader
        above={
          <Link
            to={paths.selectedCase(caseId)}
            className={buttonClass({ variant: 'quiet', className: '-ml-4 min-w-0 self-start' })}
          >
            <ArrowLeft aria-hidden="true" />
            <span className="truncate">{title}</span>
          </Link>
        }
        title="History"
        description="Who did what in this case, and when. It cannot be changed, and only the owner sees it."
      />
      {rows.length === 1 ? (
        <Empty icon={<History />} title="Nothing has happened yet">
          Papers that come and go, deadlines that change, who is let in and who is refused will stand here.
        </Empty>
      ) : (
        <VirtualList
          label="What happened, the last first"
          className="min-h-0 flex-1 pb-8"
          focusable
          items={rows}
          itemKey={({ key }) => key}
          estimate={64}
          render={(row) => {
            if (row.kind === 'day') return <Day at={row.at} now={now} />;
            if (row.kind === 'entry') return <Entry entry={row.entry} />;
            return (
              <End
                hasMore={hasNextPage}
                isBusy={isFetchingNextPage}
                isFailed={isFetchNextPageError}
                onMore={() => void fetchNextPage()}
              />
            );
          }}
        />
      )}
    </div>
  );
}

/** Each day with what happened on it, and the end, which may bring more. */
function rowsOf(entries: readonly HistoryEntry[]): Row[] {
  const rows: Row[] = [];
  let day = '';
  for (const entry of entries) {
    if (dayOf(entry.at) !== day) {
      day = dayOf(entry.at);
      rows.push({ kind: 'day', key: day, at: entry.at });
    }
    rows.push({ kind: 'entry', key: entry.id, entry });
  }
  rows.push({ kind: 'end', key: 'end' });
  return rows;
}

function Day({ at, now }: { at: Date; now: Date }) {
  const day = format(at, 'EEEE, MMMM d, yyyy');
  const near = isSameDay(at, now) ? 'Today' : isSameDay(at, subDays(now, 1)) ? 'Yesterday' : null;
  return (
    <h2 className="figures pt-5 pb-2 font-semibold">
      {near === null ? day : `${near}, ${format(at, 'MMMM d')}`}
    </h2>
  );
}

const MOST_NAMED = 5;

/** “a.pdf”, “b.pdf” and 3 more: each name by itself, so that none reads as two. */
function Things({ all }: { all: readonly string[] }) {
  const rest = all.length - MOST_NAMED;
  const last = rest > 0 ? MOST_NAMED : all.length - 1;
  // One paper may be named twice: its place is what tells it apart.
  const things = all.slice(0, MOST_NAMED).map((what, place) => ({
    key: `${place}`,
    before: place === 0 ? ' ' : place === last ? ' and ' : ', ',
    what,
  }));
  return (
    <>
      {things.map(({ key, before, what }) => (
        <Fragment key={key}>
          {before}
          <bdi>{quoted(what)}</bdi>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest.toLocaleString('en-US')} more`}
    </>
  );
}

/** A name stands upright, with the address where another has it too; words for nobody are drawn otherwise. */
function Who({ person, kind }: { person: AuditPerson | null; kind: 'person' | 'gone' | 'stranger' }) {
  if (person === null) return <em className="text-muted">{kind === 'person' ? '' : NOBODY[kind]}</em>;
  return (
    <>
      <bdi className="font-medium">{person.name}</bdi>
      {person.email !== null && person.email !== person.name && (
        <span className="text-muted">
          {' '}
          (<bdi>{person.email}</bdi>)
        </span>
      )}
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, who, whoKind, action, about, aboutKind, all } = entry;
  const wording = WORDING[action];
  const Icon = wording.icon;
  const isRefusal = action === 'refused' || action === 'stranger-refused';
  return (
    <div className="flex items-start gap-3 border-t border-line py-3">
      <Icon
        aria-hidden="true"
        className={classNames('mt-1 size-4 shrink-0', isRefusal ? 'text-danger' : 'text-muted')}
      />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <Who person={who} kind={whoKind} /> {verbFor(wording, all.length)}
        {aboutKind !== null && (
          <>
            {' '}
            <Who person={about} kind={aboutKind} />
          </>
        )}
        {wording.things !== 'none' && <Things all={all} />}
      </p>
      <time dateTime={at.toISOString()} className="figures shrink-0 pt-0.5 text-sm text-muted">
        {format(at, 'h:mm aaa')}
      </time>
    </div>
  );
}

interface EndProps {
  hasMore: boolean;
  isBusy: boolean;
  isFailed: boolean;
  onMore(): void;
}

/** What was before is asked for as soon as the end comes into sight. */
function End({ hasMore, isBusy, isFailed, onMore }: EndProps) {
  const goesOn = hasMore && !isBusy && !isFailed;
  // The function is another one at each drawing, and asks once for each end.
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (goesOn) more.current();
  }, [goesOn]);
  if (isFailed) {
    return (
      <div className="flex flex-wrap items-center gap-3 border-t border-line py-4">
        <p>What happened before could not be loaded.</p>
        <Button variant="secondary" size="small" busy={isBusy} onClick={onMore}>
          Retry
        </Button>
      </div>
    );
  }
  if (hasMore) return <Waiting text="Loading what happened before" blocks={['h-10', 'h-10']} />;
  return (
    <p className="border-t border-line py-4 text-sm text-muted">
      Nothing earlier was written down. Papers that are only looked at here are not listed.
    </p>
  );
}
