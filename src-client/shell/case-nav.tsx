import {
  BookOpenText,
  Briefcase,
  CalendarDays,
  Camera,
  Ellipsis,
  FilePlus2,
  FileSearch,
  Files,
  History,
  ListOrdered,
  MessagesSquare,
  ScanSearch,
  Sparkles,
  Users,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import type { MenuItem } from '../ui/menu.tsx';
import { OnPress } from '../ui/on-press.tsx';
import { part } from '../ui/part.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useTypingByTouch } from '../ui/use-typing-by-touch.ts';

const Menu = part(async () => (await import('../ui/menu.tsx')).Menu);

type Place = 'case' | 'papers' | 'add' | 'dates' | 'ask' | Tool | 'more';
/** What stands in the bar of a wide window, and behind More where there is no room. */
type Tool = 'review' | 'transcripts' | 'people' | 'chronology';

const ROOMS: Readonly<Record<string, Place>> = {
  '': 'papers',
  documents: 'papers',
  papers: 'papers',
  milestones: 'dates',
  answer: 'case',
  ediscovery: 'review',
  transcripts: 'transcripts',
  participants: 'people',
  chronology: 'chronology',
};

/** Which way the screen at this address belongs to. */
function placeOf(pathname: string, search: URLSearchParams): Place {
  if (pathname === '/') return 'case';
  if (pathname === '/ai-assistant') return 'ask';
  const [, , , room = ''] = pathname.split('/');
  if (room === 'documents' && search.has('timeline')) return 'dates';
  return ROOMS[room] ?? 'more';
}

interface CaseNavProps {
  caseId: string;
  /** Under the header of a wide window, or at the thumb of a phone. */
  at: 'top' | 'bottom';
}

/** The ways around one case, the same on every screen of it. */
export function CaseNav({ caseId, at }: CaseNavProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counts = useCounts(caseId, pathname);
  const isTyping = useTypingByTouch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  if (counts === null || (at === 'bottom' && isTyping)) return null;
  const place = placeOf(pathname, search);
  const hasRoom = at === 'top' && isWide;
  const tools = toolsOf(caseId, counts);
  const isMore = place === 'more' || (!hasRoom && tools.some(({ key }) => key === place));
  const way = (key: Place, to: string, label: string, icon: ReactNode, count?: number | null) => (
    <Way key={key} {...{ at, to, label, icon, count }} isCurrent={place === key} />
  );
  return (
    <nav
      aria-label="Sections"
      data-furniture=""
      data-case-bar={at === 'bottom' ? '' : undefined}
      className={classNames(
        'print:hidden border-line bg-surface',
        at === 'top'
          ? 'border-b px-3 sm:px-5'
          : 'sticky bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <ul className={at === 'top' ? 'flex items-stretch gap-1' : 'grid auto-cols-fr grid-flow-col'}>
        {way('case', paths.selectedCase(caseId), 'Case', <Briefcase aria-hidden="true" />)}
        {way(
          'papers',
          paths.documents(caseId),
          'Papers',
          <Files aria-hidden="true" />,
          counts?.papers ?? null,
        )}
        {at === 'bottom' && counts === undefined && <li aria-hidden="true" />}
        {at === 'bottom' &&
          counts &&
          can(counts.memberRole, 'document:create') &&
          way('add', paths.addPaper(caseId), 'Add', <Camera aria-hidden="true" />)}
        {way(
          'dates',
          paths.timeline(caseId),
          'Dates',
          <CalendarDays aria-hidden="true" />,
          counts?.dates ?? null,
        )}
        {way('ask', paths.assistantFor(caseId), 'Ask', <Sparkles aria-hidden="true" />)}
        {hasRoom &&
          tools.map(({ key, to, label, icon, count }, index) => (
            <Way
              key={key}
              {...{ at, to, label, icon, count }}
              isCurrent={place === key}
              isApart={index === 0}
            />
          ))}
        <li className="flex">
          <More caseId={caseId} counts={counts} at={at} tools={hasRoom ? [] : tools} isCurrent={isMore} />
        </li>
      </ul>
    </nav>
  );
}

/** One question for all counts; null where the address names no case of this person. */
function useCounts(caseId: string, pathname: string) {
  // Elsewhere the address of the case itself is asked for; here it is only a word in the query of another screen.
  const isNamed = pathname === paths.home;
  const cases = trpc.cases.listWithParticipants.useQuery(undefined, {
    enabled: isNamed,
    meta: { silent: true },
  });
  const isKnown = !isNamed || cases.data?.some(({ id }) => id === caseId) === true;
  const counts = trpc.next.counts.useQuery({ caseId }, { enabled: isKnown, meta: { silent: true } });
  if (!isKnown || counts.isError) return null;
  return counts.data;
}

const LOOK = {
  top: 'min-h-11 flex-row gap-2 px-3 text-sm border-b-2 [&_svg]:size-4',
  bottom: 'min-h-14 w-full flex-col justify-center gap-0.5 px-1 text-xs border-t-2 [&_svg]:size-5',
} as const;

function lookOf(at: CaseNavProps['at'], isCurrent: boolean): string {
  return classNames(
    'flex items-center font-medium whitespace-nowrap focus-visible:-outline-offset-2',
    LOOK[at],
    isCurrent ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink',
  );
}

interface WayProps extends Pick<CaseNavProps, 'at'> {
  to: string;
  label: string;
  icon: ReactNode;
  /** Null while it is not known yet; absent where nothing is counted. */
  count?: number | null | undefined;
  isCurrent: boolean;
  /** A line before it: another kind of place begins. */
  isApart?: boolean;
}

/** A count that a thumb's bar has room for. */
const shortly = (count: number) => (count > 999 ? '999+' : String(count));

function Way({ at, to, label, icon, count: known, isCurrent, isApart = false }: WayProps) {
  const count = known ?? 0;
  const counted = count > 0 ? ` ${count.toLocaleString('en-US')}` : '';
  return (
    <li className={classNames('flex min-w-0', isApart && 'ml-2 border-l border-line pl-2')}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={lookOf(at, isCurrent)}>
        {at === 'top' ? (
          icon
        ) : (
          <span aria-hidden="true" className="figures flex items-center gap-1">
            {icon}
            {count > 0 && shortly(count)}
          </span>
        )}
        <span className="figures">
          {label}
          {/* A count that comes later moves no link from under a finger. */}
          {known !== undefined && at === 'top' && (
            <span className="inline-block min-w-[3ch] whitespace-pre font-normal">{counted}</span>
          )}
          {counted !== '' && at === 'bottom' && <span className="sr-only">{counted}</span>}
        </span>
      </Link>
    </li>
  );
}

type Counts = ReturnType<typeof useCounts>;
type ToolWay = Pick<WayProps, 'to' | 'label' | 'icon' | 'count'> & { key: Tool };

/** What is done with a whole case beside its papers and days. */
function toolsOf(caseId: string, counts: Exclude<Counts, null>): ToolWay[] {
  return [
    {
      ...{
        key: 'review',
        to: paths.ediscovery(caseId),
        label: 'E-discovery',
        count: counts?.toReview ?? null,
      },
      icon: <ScanSearch aria-hidden="true" />,
    },
    {
      ...{
        key: 'transcripts',
        to: paths.transcripts(caseId),
        label: 'Transcripts',
        count: counts?.transcripts ?? null,
      },
      icon: <MessagesSquare aria-hidden="true" />,
    },
    {
      ...{ key: 'people', to: paths.participants(caseId), label: 'People', count: counts?.people ?? null },
      icon: <Users aria-hidden="true" />,
    },
    {
      ...{ key: 'chronology', to: paths.chronology(caseId), label: 'Chronology' },
      icon: <ListOrdered aria-hidden="true" />,
    },
  ];
}

function More({
  caseId,
  counts,
  at,
  tools,
  isCurrent,
}: CaseNavProps & { counts: Exclude<Counts, null>; tools: readonly ToolWay[]; isCurrent: boolean }) {
  const navigate = useNavigate();
  const { role } = useUser();
  const go = (to: string) => () => void navigate(to);
  const named = (name: string, count = 0) =>
    count > 0 ? `${name} (${count.toLocaleString('en-US')})` : name;
  const items: MenuItem[] = [
    {
      label: 'Open Case',
      icon: <BookOpenText aria-hidden="true" />,
      onSelect: go(paths.workspace(caseId)),
    },
    ...tools.map(({ to, label, icon, count }) => ({
      label: named(label, count ?? 0),
      icon,
      onSelect: go(to),
    })),
    {
      label: 'Check a draft',
      icon: <FileSearch aria-hidden="true" />,
      onSelect: go(paths.checkDraft(caseId)),
    },
    ...(role !== 'defendant' && counts && can(counts.memberRole, 'summons:write')
      ? [
          {
            label: 'Create summons',
            icon: <FilePlus2 aria-hidden="true" />,
            onSelect: go(paths.createSummons(caseId)),
          },
        ]
      : []),
    ...(counts && can(counts.memberRole, 'case:audit')
      ? [
          {
            label: 'History',
            icon: <History aria-hidden="true" />,
            onSelect: go(paths.history(caseId)),
          },
        ]
      : []),
  ];
  const trigger: ReactElement<React.ComponentProps<'button'>> = (
    <button type="button" aria-label="More of this case" className={lookOf(at, isCurrent)}>
      <Ellipsis aria-hidden="true" />
      More
    </button>
  );
  return (
    <OnPress trigger={trigger} popup="menu">
      <Menu trigger={trigger} items={items} align="end" defaultOpen />
    </OnPress>
  );
}
