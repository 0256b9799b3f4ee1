import { FileText } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LedgerParagraph } from '#src/answers/schema.ts';
import { amount } from '#src/text/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Empty } from '../ui/empty.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { LedgerBar } from './ledger-bar.tsx';
import { DocumentHead, GroupHead } from './ledger-heads.tsx';
import { LedgerList, type LedgerListHandle } from './ledger-list.tsx';
import { isOpen, type LedgerRow, ledgerRows, nextOpen, paragraphId } from './ledger-rows.ts';
import { ParagraphCard } from './paragraph-card.tsx';
import { ResponseHelp } from './response-help.tsx';
import { SaveNote } from './save-note.tsx';
import type { AnswerLedger, ShownLedger } from './use-ledger.ts';
import { useLedgerKeys } from './use-ledger-keys.ts';

interface LedgerStepProps {
  caseId: string;
  ledger: AnswerLedger;
  shown: ShownLedger;
  canEdit: boolean;
  /** The paragraph that was looked up in the complaint, or in the draft: it is brought into sight. */
  returnTo: string | null;
  onShowPlace(paragraph: LedgerParagraph): void;
}

/** Every numbered allegation of the chosen complaints, once and in order, with what is said to it. */
export function LedgerStep({ caseId, ledger, shown, canEdit, returnTo, onShowPlace }: LedgerStepProps) {
  const { paragraphs, open, unplaced } = shown;
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const [attachTo, setAttachTo] = useState<string | null>(null);
  const list = useRef<LedgerListHandle>(null);
  const rows = useMemo(() => ledgerRows(shown, only), [shown, only]);
  const drawn = useMemo(
    () => rows.flatMap((row) => (row.type === 'paragraph' ? [row.paragraph] : [])),
    [rows],
  );
  const change = useStable(ledger.respond);
  const showPlace = useStable(onShowPlace);
  const attach = useStable((paragraph: LedgerParagraph) => setAttachTo(paragraphId(paragraph)));
  const goTo = (paragraph: LedgerParagraph) => list.current?.goTo(paragraphId(paragraph));
  useLedgerKeys({
    paragraphs: drawn,
    canEdit,
    goTo,
    respond: (paragraph, response) => ledger.respond(paragraph, { response }),
  });
  useEffect(() => {
    if (returnTo !== null) list.current?.goTo(returnTo);
  }, [returnTo]);

  const attaching = paragraphs.find((paragraph) => paragraphId(paragraph) === attachTo);
  const draw = (row: LedgerRow): ReactNode => {
    if (row.type === 'document') return <DocumentHead document={row.document} canEdit={canEdit} />;
    if (row.type === 'group') return <GroupHead group={row.group} />;
    return (
      <ParagraphCard
        caseId={caseId}
        paragraph={row.paragraph}
        canEdit={canEdit}
        onChange={change}
        onAttach={attach}
        onShowPlace={showPlace}
      />
    );
  };

  return (
    <section aria-label="Allegations" className="flex flex-col gap-4">
      {paragraphs.length > 0 && <ResponseHelp canEdit={canEdit} />}
      {unplaced.length > 0 && (
        <Alert tone="due" title="Some of your answers belong to paragraphs that are no longer there">
          The complaint was read again, and it no longer has{' '}
          {unplaced.map(({ number }) => `paragraph ${number}`).join(', ')}. What you said to{' '}
          {unplaced.length === 1 ? 'it' : 'them'} is kept and not used.
        </Alert>
      )}
      {paragraphs.length > 0 && (
        <LedgerBar
          open={open}
          total={paragraphs.length}
          isFiltered={only !== null}
          onFilter={() => setOnly(only === null ? new Set(paragraphs.filter(isOpen).map(paragraphId)) : null)}
          onNext={canEdit && drawn.some(isOpen) ? () => goToNext(drawn, goTo) : undefined}
          saved={canEdit && <SaveNote queue={ledger.saving} />}
        />
      )}
      {only !== null && (
        <p role="status" className="figures text-sm text-muted">
          {amount(only.size, 'paragraph is shown', 'paragraphs are shown')}.{' '}
          <button
            type="button"
            onClick={() => setOnly(null)}
            className="inline-flex items-center text-accent underline underline-offset-4 touch:min-h-11"
          >
            Show all {paragraphs.length}
          </button>
        </p>
      )}
      {rows.length > 0 ? (
        <LedgerList
          key={only === null ? 'all' : 'open'}
          rows={rows}
          label="Paragraphs"
          render={draw}
          handle={list}
        />
      ) : (
        <Empty icon={<FileText />} title="No complaint is chosen">
          Choose the complaint that you answer among the papers.
        </Empty>
      )}
      {attaching && (
        <EvidenceDialog
          caseId={caseId}
          paragraph={attaching}
          onAttach={(evidence) => ledger.respond(attaching, { evidence: [...attaching.evidence, evidence] })}
          onClose={() => setAttachTo(null)}
        />
      )}
    </section>
  );
}

function goToNext(drawn: readonly LedgerParagraph[], goTo: (paragraph: LedgerParagraph) => void): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-paragraph]');
  const next = nextOpen(drawn, focused?.dataset.paragraph ?? topmost());
  if (next) goTo(next);
}

const READING_LINE_PX = 200;

/** The paragraph at the top of the window: a press of the button goes on from where one reads. */
function topmost(): string | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const passed = cards.filter((card) => card.getBoundingClientRect().top < READING_LINE_PX);
  return passed.at(-1)?.dataset.paragraph ?? null;
}

/** A handler that stays the same while what it calls changes: rows that are drawn often need not be drawn again. */
function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
