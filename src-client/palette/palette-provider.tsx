import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { PaletteContext, type PaletteDoors } from './palette-context.ts';

const loadPalette = async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog });
const PaletteDialog = lazy(loadPalette);
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]';

type Opened = 'palette' | 'keys' | null;

/** Ctrl or Cmd with K opens the palette wherever one is; ? lists the keys where nothing is being typed. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null) return;
      event.preventDefault();
      setOpened((now) => {
        if (now === wanted) return null;
        return hasDialog() ? now : wanted;
      });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const doors = useMemo<PaletteDoors>(
    () => ({ openPalette: () => setOpened('palette'), openKeys: () => setOpened('keys') }),
    [],
  );
  const close = () => setOpened(null);
  return (
    <PaletteContext value={doors}>
      {children}
      <Suspense fallback={null}>
        {opened === 'palette' && <PaletteDialog onClose={close} />}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </PaletteContext>
  );
}

function wantedBy(event: KeyboardEvent): Opened {
  if (event.defaultPrevented || event.altKey || event.isComposing) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return !event.shiftKey && event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (event.key !== '?' || !(event.target instanceof Element)) return null;
  return event.target.closest(TYPING) === null ? 'keys' : null;
}

/** Every dialog and drawer of ours keeps the page behind it from scrolling. */
function hasDialog(): boolean {
  return document.querySelector('[data-scroll-lock]') !== null;
}
