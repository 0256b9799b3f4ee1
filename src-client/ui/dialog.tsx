import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Scrim } from './scrim.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useVisibleHeight } from './use-visible-height.ts';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Buttons; they stay in sight while the body scrolls, unless the window is so low that all of it scrolls. */
  footer?: ReactNode;
  /** False while leaving would lose work: Escape and a press outside do nothing. */
  dismissible?: boolean;
  /** The body is text alone: it takes the focus itself, so that the arrow keys scroll it. */
  isText?: boolean;
  children: ReactNode;
}

/** Pixels: beside head and buttons, less than this leaves no room for what stands between them. */
const LOW = 480;

const SIZE = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

/** Traps and returns focus. The scrim is our own element: Radix's overlay would inject a style sheet (CSP). */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'medium',
    footer,
    dismissible = true,
    isText = false,
    children,
  } = props;
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const focus = useReturnFocus();
  const { height, covered } = useVisibleHeight();
  const isLow = height < LOW;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          {...focus}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          style={covered === 0 ? undefined : { bottom: covered, maxHeight: height }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex animate-rise-in flex-col bg-surface outline-none',
            isLow ? 'max-h-dvh overflow-y-auto' : 'max-h-[92dvh] sm:max-h-[88dvh]',
            'rounded-t-card border border-line sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-card',
            SIZE[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 pt-5 pb-4 sm:px-6">
            <div className="min-w-0">
              <RadixDialog.Title className="text-lg leading-snug font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-sm text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {dismissible && (
              <RadixDialog.Close
                aria-label="Close"
                className={buttonClass({ variant: 'quiet', size: 'icon', className: '-mt-1.5 -mr-2' })}
              >
                <X aria-hidden="true" />
              </RadixDialog.Close>
            )}
          </header>
          <div
            {...(isText && { tabIndex: 0, role: 'region', 'aria-label': title })}
            className={classNames(
              'relative px-5 py-5 -outline-offset-2 sm:px-6',
              !isLow && 'min-h-0 flex-1 overflow-y-auto',
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
