import { useDeferredValue, useMemo, useState } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { documentDay } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';

interface ChooseDocumentsDialogProps {
  caseId: string;
  title: string;
  description: string;
  /** Documents that are not offered. */
  without?(document: DocumentRow): boolean;
  /** Documents that are chosen to begin with. */
  chosenBefore?: readonly string[];
  /** The button's words for so many documents. */
  confirmLabel(count: number): string;
  /** At most so many at once. */
  limit: number;
  busy: boolean;
  onChoose(ids: string[]): void;
  onClose(): void;
}

const offersAll = () => false;

/** Documents of the case to choose from: searched, many at once, drawn as they come into sight. */
export function ChooseDocumentsDialog(props: ChooseDocumentsDialogProps) {
  const { caseId, title, description, without = offersAll, chosenBefore, confirmLabel, limit, busy } = props;
  const { onChoose, onClose } = props;
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(chosenBefore));
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const offered = useMemo(() => list.data?.filter((each) => !without(each)), [list.data, without]);
  const shown = useMemo(
    () =>
      offered?.filter((each) => `${paperName(each)} ${each.docType ?? ''}`.toLowerCase().includes(wanted)),
    [offered, wanted],
  );
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const isFull = chosen.size >= limit;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.size === 0} busy={busy} onClick={() => onChoose([...chosen])}>
            {confirmLabel(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex">
          <SearchInput label="Search documents..." value={search} onChange={setSearch} />
        </div>
        {isFull && (
          <p role="status" className="text-sm text-muted">
            {limit} documents are chosen, which is as many as go at once.
          </p>
        )}
        {list.isError ? (
          <PanelFailure
            title="The documents of this case could not be loaded."
            onRetry={() => void list.refetch()}
          />
        ) : shown === undefined ? (
          <Waiting text="Loading the documents" blocks={['h-60']} />
        ) : shown.length === 0 ? (
          <p className="py-6 text-center text-muted">
            {wanted === ''
              ? without === offersAll
                ? 'There is no document in this case yet.'
                : 'There is no other document in this case yet.'
              : 'No documents match your search'}
          </p>
        ) : (
          <VirtualList
            label="Documents"
            className="h-[min(24rem,50dvh)] rounded-card border border-line"
            items={shown}
            itemKey={({ id }) => id}
            estimate={56}
            render={(document) => (
              <Checkbox
                className="border-b border-line px-3 py-2"
                checked={chosen.has(document.id)}
                disabled={isFull && !chosen.has(document.id)}
                onChange={(isChosen) => choose(document.id, isChosen)}
                label={
                  <span className="wrap-anywhere">
                    <PaperName filename={document.filename} title={document.title} />
                  </span>
                }
                hint={`${document.docType ?? 'Other'} · ${documentDay(document)}`}
              />
            )}
          />
        )}
      </div>
    </Dialog>
  );
}
