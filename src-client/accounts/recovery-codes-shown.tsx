import { useUser } from '../auth/use-user.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** New codes: the dialog goes when its reader says so, not by a press beside it. */
export function RecoveryCodesShown({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { email, username } = useUser();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Your recovery codes"
      size="small"
      dismissible={false}
      footer={<Button onClick={onClose}>I Have Kept Them</Button>}
    >
      <RecoveryCodeList codes={codes} account={email ?? username ?? ''} />
    </Dialog>
  );
}
