import { VirtualList } from '../ui/virtual-list.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem, UploadStore } from './upload-store.ts';

interface UploadListProps {
  items: readonly UploadItem[];
  store: UploadStore;
  categories: readonly string[];
  /** With a discovery context the category is given. */
  fixedCategory: string | null;
}

/** From so many files on only the rows in sight are drawn, in a list that scrolls by itself. */
const MANY = 25;
const ROW_HEIGHT = 76;

export function UploadList({ items, ...row }: UploadListProps) {
  if (items.length < MANY) {
    return (
      <ul aria-label="Files" className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <UploadRow item={item} {...row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      className="h-[max(14rem,38dvh)]"
      label="Files"
      items={items}
      itemKey={({ id }) => id}
      estimate={ROW_HEIGHT}
      render={(item) => (
        <div className="pb-2">
          <UploadRow item={item} {...row} />
        </div>
      )}
    />
  );
}
