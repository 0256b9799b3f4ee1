import { sizeInWords } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';

/** Room for papers is running out: said before the upload, not by its failure. `bytes` are those of the chosen files. */
export function RoomNotice({ caseId, bytes }: { caseId: string; bytes: number }) {
  const room = trpc.cases.room.useQuery({ caseId }, { enabled: caseId !== '', meta: { silent: true } });
  const left = room.data?.left ?? null;
  if (room.data === undefined || left === null) return null;
  const { isOwner } = room.data;
  const title =
    left === 0
      ? 'There is no room for more papers'
      : bytes > left
        ? `These files are ${sizeInWords(bytes)}, and there is room for ${sizeInWords(left)}`
        : `There is room for ${sizeInWords(left)} more`;
  return (
    <Alert tone="due" title={title}>
      {isOwner
        ? 'Delete papers you do not need. If they still count as recently deleted, delete them for good. Or ask whoever runs this server for more room.'
        : 'Papers count for the owner of the case. Ask them to make room.'}
    </Alert>
  );
}
