import { ChevronDown, Hash, PackageOpen, ShieldCheck, SlidersHorizontal, Sparkles, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import type { Selection } from '../documents/bulk-selection.ts';
import { paths } from '../paths.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Menu } from '../ui/menu.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { BatesDialog } from './bates-dialog.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { ReleaseBatesDialog } from './release-bates-dialog.tsx';
import { type ReviewRow, withFamilies } from './review-order.ts';
import { PRIVILEGES } from './review-words.ts';
import type { Coding } from './use-coding.ts';

interface SelectionBarProps {
  caseId: string;
  documents: readonly ReviewDocument[];
  rows: readonly ReviewRow[];
  selection: Selection;
  canNumber: boolean;
  coding: Coding;
  onAnalyze(documents: readonly ReviewDocument[]): void;
}

/** What can be done with the documents that are chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { caseId, documents, rows, selection, canNumber, coding, onAnalyze } = props;
  const [opened, setOpened] = useState<'fields' | 'bates' | 'release' | 'accept' | null>(null);
  const { ids, hidden } = selection;
  const chosen = useMemo(() => documents.filter(({ id }) => ids.has(id)), [documents, ids]);
  /** In the order of the list, then what the filter hides. */
  const inOrder = useMemo(() => {
    const shown = rows.flatMap(({ document }) => (ids.has(document.id) ? [document] : []));
    const seen = new Set(shown.map(({ id }) => id));
    return [...shown, ...chosen.filter(({ id }) => !seen.has(id))];
  }, [rows, chosen, ids]);
  const family = useMemo(() => withFamilies(documents, ids), [documents, ids]);
  const numbered = useMemo(() => chosen.filter(({ batesNumber }) => batesNumber !== null), [chosen]);
  const custodians = useMemo(
    () => [...new Set(documents.flatMap(({ custodian }) => custodian ?? []))].sort(),
    [documents],
  );
  const analyzed = chosen.filter(({ isAnalyzed }) => isAnalyzed).length;
  const chosenIds = useMemo(() => inOrder.map(({ id }) => id), [inOrder]);
  const none = chosen.length === 0;
  const left = family.length - chosen.length;
  const onClose = () => setOpened(null);
  const leave = (className: string) => (
    <IconButton
      label="Leave selection"
      icon={<X aria-hidden="true" />}
      className={className}
      onClick={selection.clear}
    />
  );
  return (
    <section
      aria-label="Selected documents"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-accent-soft px-4 py-2.5 sm:px-5"
    >
      <p className="figures text-sm" aria-live="polite">
        <strong className="font-semibold">{chosen.length.toLocaleString('en-US')} selected</strong>
        {hidden > 0 && <span className="text-muted">, {hidden.toLocaleString('en-US')} not shown here</span>}
      </p>
      {left > 0 && (
        <Button size="small" variant="quiet" className="figures" onClick={() => selection.choose(family)}>
          Include families (+{left.toLocaleString('en-US')})
        </Button>
      )}
      {leave('-my-2 -mr-2 ml-auto sm:hidden')}
      {/* One row that scrolls on a phone, where three would take a third of the screen from the document. */}
      <div className="flex items-center gap-2 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 sm:ml-auto sm:flex-wrap">
        <Menu
          trigger={
            <Button size="small" disabled={none}>
              <ShieldCheck aria-hidden="true" />
              Code As
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={PRIVILEGES.map(({ value, label }) => ({
            label,
            onSelect: () => coding.code(chosen, { privilegeStatus: value }),
          }))}
        />
        <Button size="small" variant="secondary" disabled={none} onClick={() => setOpened('fields')}>
          <SlidersHorizontal aria-hidden="true" />
          Edit Fields
        </Button>
        <Menu
          trigger={
            <Button size="small" variant="secondary" disabled={none}>
              <Sparkles aria-hidden="true" />
              Analysis
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={[
            { label: `Analyze ${amount(chosen.length, 'Document')}`, onSelect: () => onAnalyze(inOrder) },
            {
              label: 'Accept Suggested Types',
              disabled: analyzed === 0,
              onSelect: () => setOpened('accept'),
            },
          ]}
        />
        {canNumber && (
          <Menu
            trigger={
              <Button size="small" variant="secondary" disabled={none}>
                <Hash aria-hidden="true" />
                Bates
                <ChevronDown aria-hidden="true" />
              </Button>
            }
            items={[
              { label: 'Assign Bates Numbers', onSelect: () => setOpened('bates') },
              {
                label: 'Take Bates Numbers Off',
                disabled: numbered.length === 0,
                onSelect: () => setOpened('release'),
              },
            ]}
          />
        )}
        {canNumber && !none && (
          <Link
            to={paths.newProduction(caseId)}
            state={{ documentIds: chosenIds }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <PackageOpen aria-hidden="true" />
            Produce
          </Link>
        )}
        {leave('-mr-2 max-sm:hidden')}
      </div>
      {opened === 'fields' && (
        <CodeDialog
          documents={chosen}
          custodians={custodians}
          onClose={onClose}
          onCode={(change) => coding.code(chosen, change)}
        />
      )}
      {opened === 'accept' && (
        <AcceptDialog
          caseId={caseId}
          ids={chosenIds}
          onAccept={(groups) => coding.accept(chosen, groups)}
          onClose={onClose}
        />
      )}
      {opened === 'bates' && <BatesDialog caseId={caseId} documents={inOrder} onClose={onClose} />}
      {opened === 'release' && <ReleaseBatesDialog caseId={caseId} documents={numbered} onClose={onClose} />}
    </section>
  );
}
