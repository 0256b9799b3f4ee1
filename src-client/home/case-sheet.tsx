import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { dayNumber } from '#src/law/calendar-days.ts';
import { lawOf } from '#src/law/case-law.ts';
import { houseOfCase } from '#src/law/courts/offices-of-case.ts';
import { milestonePageKind } from '#src/timeline/page-kind.ts';
import { FridgeSheet, type SheetCourt } from '../help/fridge-sheet.tsx';
import { trpc } from '../lib/trpc.ts';
import { useCourtRecord } from './use-court-record.ts';
import type { DueDeadline } from './use-next.ts';

interface CaseSheetProps {
  item: Case;
  /** Those that stand under 'Due next', in its order. */
  deadlines: readonly DueDeadline[];
  onPrinted(): void;
}

/** The next days of a case for the fridge: printed as soon as its court and who helps are known, or could not be had. */
export function CaseSheet({ item, deadlines, onPrinted }: CaseSheetProps) {
  const next = trpc.next.ofCase.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const court = useCourtRecord(item);
  const isReady =
    !next.isPending && (court.record !== undefined || court.isUnknown || court.failed.length > 0);
  useEffect(() => {
    if (!isReady) return;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, onPrinted]);
  if (!isReady) return null;
  const isLetter = next.data?.stage.key === 'before';
  const isOfHome = lawOf(item).kind === 'eviction';
  return createPortal(
    <div data-print-alone>
      <FridgeSheet
        title={caseTitle(item)}
        days={deadlines.map((each) => ({
          what: each.kind,
          date: each.date,
          time: each.dueTime,
          daysLeft: dayNumber(each.date) - dayNumber(each.today),
          isSure: each.doubts === null,
          takesPlace: each.takesPlace,
          isAnswer: !each.takesPlace && milestonePageKind(each.kind) === 'answer',
          aimFor: null,
          place: null,
        }))}
        from={isLetter ? (isOfHome ? 'landlord' : 'letter') : 'court'}
        number={item.caseNumber}
        court={courtOf(item, court.record)}
        help={next.data?.help ?? []}
      />
    </div>,
    document.body,
  );
}

function courtOf(item: Case, record: ReturnType<typeof useCourtRecord>['record']): SheetCourt {
  const { courtName, caseNumber } = item;
  if (record === undefined) return { name: courtName, address: null, phone: null, hours: null };
  const { court, offices } = record;
  const house = houseOfCase(offices, { court, courtName, caseNumber });
  return {
    name: courtName ?? court.name,
    address: house?.address ?? null,
    phone: house?.phone ?? null,
    hours: house?.hours ?? null,
  };
}
