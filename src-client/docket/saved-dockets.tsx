import { format } from 'date-fns';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocketEntry } from '#src/docket/requests-schema.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { entriesText } from './saved-text.tsx';
import type { DocketChoice } from './shown-entries.ts';
import { useDocketMutations } from './use-docket-mutations.ts';

interface SavedDocketsProps {
  dockets: readonly DocketEntry[];
  choices: readonly DocketChoice[];
  /** The docket of the page's own milestone. */
  currentId: string | null;
  canWrite: boolean;
  onDeleted(): void;
}

const TITLE_ID = 'saved-dockets';
const PREVIEW_LENGTH = 120;
const CONFIRM = 'Are you sure you want to delete this docket entry?';

/** The saved docket texts of a case, one for each milestone that has one. */
export function SavedDockets({ dockets, choices, currentId, canWrite, onDeleted }: SavedDocketsProps) {
  const { remove } = useDocketMutations();
  const isWide = useMediaQuery('(min-width: 48rem)');
  async function deleteDocket(id: string): Promise<void> {
    try {
      await remove.mutateAsync({ id });
      onDeleted();
    } catch {
      // The notice says it, and the docket is still there.
    }
  }
  const rows = dockets.map((docket): Row => {
    const name = choices.find(({ id }) => id === docket.id)?.name ?? '';
    const isDeleting = remove.isPending && remove.variables.id === docket.id;
    return {
      id: docket.id,
      created: (
        <time dateTime={docket.createdAt.toISOString()}>
          {format(docket.createdAt, 'MMM d, yyyy h:mm a')}
        </time>
      ),
      milestone: <MilestoneName docket={docket} name={name} isCurrent={docket.id === currentId} />,
      preview: <Preview docket={docket} />,
      actions: canWrite ? (
        <IconButton
          label={`Delete the docket of ${name}`}
          variant="danger-quiet"
          icon={<Trash2 aria-hidden="true" />}
          busy={isDeleting}
          onClick={() => {
            if (window.confirm(CONFIRM)) void deleteDocket(docket.id);
          }}
        />
      ) : null,
    };
  });
  return (
    <section aria-labelledby={TITLE_ID} className="flex flex-col gap-1">
      <h3 id={TITLE_ID} className="text-sm font-medium text-muted">
        Saved texts
      </h3>
      {isWide ? <Table rows={rows} canWrite={canWrite} /> : <Cards rows={rows} />}
    </section>
  );
}

interface Row {
  id: string;
  created: ReactNode;
  milestone: ReactNode;
  preview: ReactNode;
  actions: ReactNode;
}

function Table({ rows, canWrite }: { rows: readonly Row[]; canWrite: boolean }) {
  return (
    <table
      aria-label="Master Reconciled Docket"
      className="w-full table-fixed border-collapse text-left text-sm"
    >
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className="w-44 py-2 pr-4 font-medium">
            Created
          </th>
          <th scope="col" className="w-48 py-2 pr-4 font-medium">
            Milestone
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Preview
          </th>
          {canWrite && (
            <th scope="col" className="w-16 py-2 font-medium">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, created, milestone, preview, actions }) => (
          <tr key={id} className="border-b border-line align-top">
            <td className="figures py-2.5 pr-4">{created}</td>
            <td className="py-2.5 pr-4">{milestone}</td>
            <td className="py-2.5 pr-4">{preview}</td>
            {canWrite && <td className="py-1">{actions}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows }: { rows: readonly Row[] }) {
  return (
    <ul aria-label="Master Reconciled Docket" className="border-t border-line text-sm">
      {rows.map(({ id, created, milestone, preview, actions }) => (
        <li key={id} className="flex items-start gap-2 border-b border-line py-2.5">
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <p className="font-medium">{milestone}</p>
            <p className="figures text-muted">Created {created}</p>
            {preview}
          </div>
          {actions}
        </li>
      ))}
    </ul>
  );
}

interface MilestoneNameProps {
  docket: DocketEntry;
  name: string;
  isCurrent: boolean;
}

function MilestoneName({ docket: { caseId, milestoneId }, name, isCurrent }: MilestoneNameProps) {
  if (milestoneId === null) return <span className="text-muted">{name}</span>;
  if (isCurrent) {
    return (
      <span className="wrap-anywhere">
        {name} <span className="text-muted">(this page)</span>
      </span>
    );
  }
  return (
    <Link
      to={paths.docket(caseId, milestoneId)}
      className="inline-flex items-center wrap-anywhere underline underline-offset-4 hover:text-accent touch:min-h-11"
    >
      {name}
    </Link>
  );
}

function Preview({ docket: { rawText, parsedEntries } }: { docket: DocketEntry }) {
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 wrap-anywhere">{rawText.slice(0, PREVIEW_LENGTH)}</p>
      <p className="figures text-muted">
        {parsedEntries === null ? 'Entries not read yet' : entriesText(parsedEntries.length)}
      </p>
    </div>
  );
}
