import type { PrivilegeLogRow } from '#src/review/privilege-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { refusalText } from './use-coding.ts';

/** What a person writes into a line of the log. */
export type LogField = 'description' | 'basis' | 'author' | 'recipients';

/** The privilege log of a case; what is written into it shows at once and is put back when it could not be saved. */
export function usePrivilegeLog(caseId: string) {
  const utils = trpc.useUtils();
  const key = { caseId };
  const log = trpc.review.privilegeLog.useQuery(key, { meta: { silent: true } });
  const update = trpc.review.updatePrivilegeEntry.useMutation({ meta: { silent: true } });

  function put(id: string, change: (row: PrivilegeLogRow) => PrivilegeLogRow): void {
    utils.review.privilegeLog.setData(key, (rows) =>
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
