import { useEffect, useId, useRef, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import { isFiled, isServed } from '../summons/status-words.ts';
import { FileReturn } from './file-return.tsx';
import { HistoryCard } from './history-card.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ServiceProps } from './service-props.ts';
import { StatusCard } from './status-card.tsx';
import { useAttempts } from './use-attempts.ts';

/** Below a summons: how service stands, what was tried, and what is still to be filed. */
export function ServiceSection({ summons, item, today }: ServiceProps) {
  const list = useAttempts(summons.id);
  const formId = useId();
  const status = useRef<HTMLElement>(null);
  const form = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const canWrite = can(item.memberRole, 'summons:write');
  const canRecord = canWrite && !isFiled(summons);
  const attempts = list.data;
  const isShown = isOpen && canRecord && attempts !== undefined;
  // The form is long: whoever opens it begins at its head.
  useEffect(() => {
    if (!isShown) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  const backToStatus = () => {
    status.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setOpen(false);
    backToStatus();
  };
  const props = { summons, item, today };
  return (
    <div className="flex flex-col gap-6 print:hidden">
      <StatusCard
        {...props}
        attempts={attempts}
        form={canRecord && attempts ? { isOpen, id: formId, onToggle: () => setOpen(!isOpen) } : null}
        headingRef={status}
      />
      {isShown && (
        <ReturnForm
          {...props}
          id={formId}
          attempts={attempts}
          headingRef={form}
          onRecorded={close}
          onCancel={close}
        />
      )}
      {canWrite && attempts && isServed(summons) && !isShown && (
        <FileReturn {...props} attempts={attempts} onFiled={backToStatus} />
      )}
      <HistoryCard summons={summons} item={item} list={list} canWrite={canWrite} />
    </div>
  );
}
