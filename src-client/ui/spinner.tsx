import { classNames } from './class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** A whole screen that waits, with words: 'Loading...'. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 text-muted">
      <Spinner className="size-7 text-accent" />
      <p>{text}</p>
    </div>
  );
}
