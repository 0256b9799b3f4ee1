import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { currentToasts, dismissToast, subscribeToasts, toastShownMs } from './toast-store.ts';

const SWIPE_THRESHOLD = 50;

/** Once in the app. F8 moves focus to the notices. */
export function Toaster({ shownMs = toastShownMs }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          duration={shownMs(toast)}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={classNames(
            'pointer-events-auto flex animate-from-right justify-between gap-3 rounded-card border bg-surface p-4 text-sm shadow-lg',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[state=closed]:hidden',
            toast.tone === 'danger' ? 'border-danger' : 'border-line-strong',
            toast.description && !toast.action ? 'items-start' : 'items-center',
          )}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={classNames('font-semibold', toast.tone === 'danger' && 'text-danger')}>
              {toast.title}
            </Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 wrap-anywhere">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              altText={`${toast.action.label}: ${toast.title}`}
              onClick={toast.action.onPress}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss notice"
            className={buttonClass({ variant: 'quiet', size: 'icon', className: '-my-2 -mr-2' })}
          >
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* Over a dialog too: what has aria-live is not hidden with the page behind it. The notices announce themselves. */}
      <Toast.Viewport
        hotkey={['F8']}
        aria-live="off"
        className="print:hidden fixed inset-x-0 top-0 z-60 m-0 flex list-none flex-col gap-2 p-4 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:[:root:has([data-composer])_&]:bottom-28"
      />
    </Toast.Provider>
  );
}
