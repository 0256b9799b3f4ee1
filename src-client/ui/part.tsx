import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface Code<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Once it is there. */
  known: ComponentType<Props> | null;
  /** What keeps its place until then. */
  waiting: ReactNode;
}

interface FetchedProps<Props> {
  code: Code<Props>;
  props: Props;
}

function Fetched<Props extends object>({ code, props }: FetchedProps<Props>) {
  const [Shown, setShown] = useState(() => code.known);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (Shown !== null) return;
    let isGone = false;
    const fetchCode = () => {
      code.load().then(
        (loaded) => {
          code.known = loaded;
          if (!isGone) setShown(() => loaded);
        },
        () => {
          if (!isGone) setMissing(true);
        },
      );
    };
    fetchCode();
    // Some browsers fetch it again, others keep to the failure until the page is loaded anew.
    window.addEventListener('online', fetchCode);
    return () => {
      isGone = true;
      window.removeEventListener('online', fetchCode);
    };
  }, [Shown, code]);
  if (Shown !== null) return <Shown {...props} />;
  if (!isMissing) return code.waiting;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-md flex-col gap-3 rounded-card border border-danger bg-surface p-4 text-sm shadow-lg"
    >
      <p>This part of the page could not be fetched. Check your internet connection, then reload.</p>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button variant="quiet" size="small" onClick={() => setMissing(false)}>
          Not Now
        </Button>
      </div>
    </div>
  );
}

/**
 * A part of a screen whose code is fetched when it is first shown. Without a line the screen stays as it is, with all
 * that was typed: it is said why the part is missing, and what to do.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): (props: Props) => ReactNode {
  const code: Code<Props> = { load, known: null, waiting };
  return (props) => <Fetched code={code} props={props} />;
}
