import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const FORM_ID = 'account-change';

interface AccountDialogProps {
  title: string;
  description?: string;
  /** On the button that does it. */
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** What went wrong, unless a field says it. */
  failure: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose(): void;
  children: ReactNode;
}

/** A change of one's account that asks for the password: its fields, its failure, and two buttons. */
export function AccountDialog(props: AccountDialogProps) {
  const {
    title,
    description,
    action,
    isDangerous = false,
    isBusy,
    failure,
    onSubmit,
    onClose,
    children,
  } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      size="small"
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
        {children}
      </form>
    </Dialog>
  );
}
