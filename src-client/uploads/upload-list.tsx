import { trpc } from '../lib/trpc.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem, UploadStore } from './upload-store.ts';

interface UploadListProps {
  caseId: string;
  items: readonly UploadItem[];
  store: UploadStore;
  categories: readonly string[];
  /** With a discovery context the category is given. */
  fixedCategory: string | null;
}

/** From so many files on only the rows in sight are drawn, in a list that scrolls by itself. */
const MANY = 25;
const ROW_HEIGHT = 76;

/** In a long list what needs somebody or moves stands first, what is done last. */
const RANK: Record<UploadItem['status'], number> = {
  error: 0,
  uploading: 1,
  paused: 1,
  ready: 2,
  pending: 2,
  completed: 3,
};

export function UploadList({ caseId, items, ...rest }: UploadListProps) {
  // Asks for nothing: the list of documents beside the dialog does, and keeps it up to date.
  const documents = trpc.documents.list.useQuery({ caseId }, { enabled: false, meta: { silent: true } });
  const uploaded = new Set(items.map(({ documentId }) => documentId));
  const readings = new Map(
    documents.data?.filter(({ id }) => uploaded.has(id)).map((document) => [document.id, document]),
  );
  const rowOf = (item: UploadItem) => (
    <UploadRow item={item} reading={readings.get(item.documentId ?? '')} {...rest} />
  );
  if (items.length < MANY) {
    return (
      <ul aria-label="Files" className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>{rowOf(item)}</li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      focusable
      className="h-[max(14rem,38dvh)]"
      label="Files"
      items={items.toSorted((a, b) => RANK[a.status] - RANK[b.status])}
      itemKey={({ id }) => id}
      estimate={ROW_HEIGHT}
      render={(item) => <div className="pb-2">{rowOf(item)}</div>}
    />
  );
}
