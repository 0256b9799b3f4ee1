import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveWarningProps {
  isUnsaved: boolean;
  /** Set when the program itself goes on. */
  mayLeave: RefObject<boolean>;
}

/** Asks before what was typed is left behind: by a link, by Back, by closing the window. */
export function LeaveWarning({ isUnsaved, mayLeave }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => blocker.reset()}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed()}
    >
      What you typed here is not saved yet and will be lost.
    </ConfirmDialog>
  );
}
