import { useEffect, useRef } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { dayNumber } from '#src/law/calendar-days.ts';
import { lawOf } from '#src/law/case-law.ts';
import { houseOfCase } from '#src/law/courts/offices-of-case.ts';
import { isAnswerToLawsuit } from '#src/next/day-names.ts';
import type { CaseNext } from '#src/next/schema.ts';
import { FridgeSheet, type SheetCourt, type SheetDay } from '../help/fridge-sheet.tsx';
import { trpc } from '../lib/trpc.ts';
import { printAlone } from '../ui/print-alone.tsx';
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
  const isSent = useRef(false);
  useEffect(() => {
    if (!isReady || isSent.current) return;
    isSent.current = true;
    printAlone(
      <FridgeSheet
        title={caseTitle(item)}
        days={deadlines.map(dayOf)}
        from={senderOf(item, next.data)}
        number={item.caseNumber}
        court={courtOf(item, court.record)}
        help={next.data?.help ?? []}
      />,
    );
    onPrinted();
  });
  return null;
}

/** Whose papers the case holds, by where it stands and what is to be done in it. */
function senderOf(item: Case, next: CaseNext | undefined): 'court' | 'subpoena' | 'letter' | 'landlord' {
  if (next?.stage.key === 'before') return lawOf(item).kind === 'eviction' ? 'landlord' : 'letter';
  return next?.tasks.some(({ key }) => key.startsWith('subpoena ')) ? 'subpoena' : 'court';
}

function dayOf({ kind, date, dueTime, today, doubts, takesPlace, place }: DueDeadline): SheetDay {
  return {
    what: kind,
    date,
    time: dueTime,
    daysLeft: dayNumber(date) - dayNumber(today),
    isSure: doubts === null,
    takesPlace,
    isAnswer: !takesPlace && isAnswerToLawsuit(kind),
    aimFor: null,
    place,
  };
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
