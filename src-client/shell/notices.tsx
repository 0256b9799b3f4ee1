import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';
import { part } from '../ui/part.tsx';

// Few people ever see them: they are fetched for those who do.
const AccountEndsNotice = part(
  async () => (await import('../accounts/account-ends-notice.tsx')).AccountEndsNotice,
);
const ConfirmEmailNotice = part(
  async () => (await import('../accounts/confirm-email-notice.tsx')).ConfirmEmailNotice,
);
const OfferedCases = part(async () => (await import('../cases/offered-cases.tsx')).OfferedCases);

/** What concerns the account as a whole, above every screen; screens that fill the window leave its height free. */
export function Notices({ children }: { children?: ReactNode }) {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const offered = trpc.cases.offered.useQuery(undefined, { meta: { silent: true } });
  const asksToConfirm = safety.data?.sendsMail === true && !safety.data.emailConfirmed;
  return (
    <Measured>
      {safety.data?.deleteAt != null && <AccountEndsNotice />}
      {asksToConfirm && <ConfirmEmailNotice />}
      {offered.data !== undefined && offered.data.length > 0 && <OfferedCases />}
      {children}
    </Measured>
  );
}

function Measured({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notices = box.current;
    if (notices === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--notices', `${notices.offsetHeight}px`);
    });
    observer.observe(notices);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--notices');
    };
  }, []);
  return (
    <div ref={box} data-furniture="" className="print:hidden">
      {children}
    </div>
  );
}
