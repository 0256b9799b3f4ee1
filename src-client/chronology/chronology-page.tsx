import { ArrowLeft, Download, ListOrdered } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { caseTitle } from '#src/cases/title.ts';
import { KIND_NAMES } from '#src/chronology/columns.ts';
import { type Chronology, EVENT_KINDS, EventKind } from '#src/chronology/schema.ts';
import { amount } from '#src/text/words.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { caseFailed } from '../workspace/case-failure.ts';
import { DayList } from './day-list.tsx';
import { DifferenceList } from './difference-list.tsx';

const ALL: Chronology = {
  events: [],
  total: 0,
  kinds: {},
  people: [],
  contradictions: [],
  papersRead: 0,
  papersUnread: [],
};

/** What happened in a case by day, from all of its papers, its docket and its timeline; and where the papers differ. */
export function ChronologyPage() {
  const { caseId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const kind = EventKind.safeParse(search.get('kind')).data;
  const person = search.get('person') ?? undefined;
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const chronology = trpc.chronology.ofCase.useQuery(
    { caseId, kind, person },
    { meta: { silent: true }, placeholderData: (before) => before },
  );
  const { missing, data } = loaded({ item: found, chronology });
  const shown = useMemo(() => data?.chronology ?? ALL, [data]);
  if (missing !== null) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ text: 'Putting together what happened', heading: 'Chronology' }}
        failed={caseFailed}
      />
    );
  }
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const title = caseTitle(data.item);
  const isFiltered = kind !== undefined || person !== undefined;
  const query = new URLSearchParams([
    ...(kind === undefined ? [] : [['kind', kind]]),
    ...(person === undefined ? [] : [['person', person]]),
  ]).toString();
  return (
    <div className="mx-auto flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-120 w-full max-w-4xl flex-col gap-3 px-4 pt-4 sm:px-6">
      <title>{`Chronology · ${title} · Proceed`}</title>
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
        title="Chronology"
        description={
          <span className="max-sm:hidden">
            What happened and what is to come, day by day, each with the page it stands on.
          </span>
        }
        actions={
          shown.total > 0 && (
            <>
              <FileLink href={serverPaths.chronologyFile(caseId, 'csv', query)} label="CSV" />
              <FileLink href={serverPaths.chronologyFile(caseId, 'pdf', query)} label="PDF" />
            </>
          )
        }
      />
      <Unread chronology={shown} caseId={caseId} />
      <Tabs
        label="Chronology"
        value={search.get('show') === 'differences' ? 'differences' : 'days'}
        onValueChange={(value) => choose('show', value === 'days' ? '' : value)}
        className="min-h-0 flex-1"
        panelClassName="flex min-h-0 flex-1 flex-col gap-3 pt-3"
        tabs={[
          {
            value: 'days',
            label: 'Day by day',
            content: (
              <>
                {(isFiltered || shown.total > 0) && (
                  <div className="grid grid-cols-2 gap-2 sm:max-w-xl">
                    <Select
                      aria-label="Kind"
                      value={kind ?? ''}
                      onChange={(event) => choose('kind', event.target.value)}
                      placeholder="Everything"
                      options={EVENT_KINDS.filter((each) => each === kind || shown.kinds[each]).map(
                        (each) => ({
                          value: each,
                          label: `${KIND_NAMES[each]} (${(shown.kinds[each] ?? 0).toLocaleString('en-US')})`,
                        }),
                      )}
                    />
                    <Select
                      aria-label="Person"
                      value={person ?? ''}
                      onChange={(event) => choose('person', event.target.value)}
                      placeholder="Everybody"
                      options={shown.people.map(({ name, role, events }) => ({
                        value: name,
                        label: `${name}${role === null ? '' : `, ${role}`} (${events.toLocaleString('en-US')})`,
                      }))}
                    />
                  </div>
                )}
                {shown.events.length > 0 ? (
                  <DayList caseId={caseId} chronology={shown} />
                ) : (
                  <Empty
                    icon={<ListOrdered aria-hidden="true" />}
                    title={isFiltered ? 'Nothing was found for this choice' : 'No day was found yet'}
                    action={
                      isFiltered ? (
                        <Link to={paths.chronology(caseId)} className={buttonClass({ variant: 'secondary' })}>
                          Show everything
                        </Link>
                      ) : (
                        <Link to={paths.upload(caseId)} className={buttonClass()}>
                          Add papers
                        </Link>
                      )
                    }
                  >
                    {isFiltered
                      ? 'Other kinds and other people may have some.'
                      : 'Add your papers. What they say happened is put in order here.'}
                  </Empty>
                )}
              </>
            ),
          },
          {
            value: 'differences',
            label: `Differences${shown.contradictions.length > 0 ? ` (${shown.contradictions.length.toLocaleString('en-US')})` : ''}`,
            content: <DifferenceList caseId={caseId} chronology={shown} />,
          },
        ]}
      />
    </div>
  );
}

function FileLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} download className={buttonClass({ variant: 'secondary' })}>
      <Download aria-hidden="true" />
      {label}
    </a>
  );
}

/** What is not in the list because nobody could look through it. */
function Unread({ chronology: { papersUnread }, caseId }: { chronology: Chronology; caseId: string }) {
  const [first] = papersUnread;
  if (first === undefined) return null;
  return (
    <Alert tone="due" title={`${amount(papersUnread.length, 'paper is', 'papers are')} not in this list yet`}>
      {papersUnread.length === 1 ? 'It' : 'They'} could not be looked through for days:{' '}
      <Link to={paths.document(caseId, first.documentId)} className="underline">
        {first.title}
      </Link>
      {papersUnread.length > 1 && ` and ${amount(papersUnread.length - 1, 'other')}`}. Read{' '}
      {papersUnread.length === 1 ? 'it' : 'them'} yourself.
    </Alert>
  );
}
