import { useEffect, useRef } from 'react';
import type { PrivilegeLogRow } from '#src/ediscovery/privilege-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { refusalText } from './use-coding.ts';

/** What a person writes into a line of the log. */
export type LogField = 'description' | 'basis' | 'author' | 'recipients';

const SETTLE_MS = 400;

/** The privilege log of a case; what is written into it shows at once and is put back when it could not be saved. */
export function usePrivilegeLog(caseId: string) {
  const utils = trpc.useUtils();
  const key = { caseId };
  // The log is made of codes, which change elsewhere.
  const log = trpc.ediscovery.privilegeLog.useQuery(key, { meta: { silent: true }, staleTime: 0 });
  const update = trpc.ediscovery.updatePrivilegeEntry.useMutation({ meta: { silent: true } });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  trpc.documents.watch.useSubscription(key, {
    onData(event) {
      if (event.type !== 'documents-changed') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void utils.ediscovery.privilegeLog.invalidate(key), SETTLE_MS);
    },
  });

  function put(id: string, change: (row: PrivilegeLogRow) => PrivilegeLogRow): void {
    utils.ediscovery.privilegeLog.setData(key, (rows) =>
      rows?.map((row) => (row.documentId === id ? change(row) : row)),
    );
  }

  function save(row: PrivilegeLogRow, field: LogField, text: string, onFailed: () => void): void {
    const was = row[field];
    put(row.documentId, (now) => ({ ...now, [field]: text }));
    update.mutate(
      { id: row.documentId, [field]: text === '' ? null : text },
      {
        onSuccess(answer) {
          put(row.documentId, () => answer);
          showToast({ title: 'Privilege Log Updated' });
        },
        onError(error) {
          put(row.documentId, (now) => (now[field] === text ? { ...now, [field]: was } : now));
          showToast({
            title: 'Update Failed',
            description: refusalText(error, 'Failed to update the privilege log. Please try again.'),
            tone: 'danger',
          });
          onFailed();
        },
      },
    );
  }
  return { log, save };
}
