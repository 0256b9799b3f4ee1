import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { part } from '../ui/part.tsx';
import { isSwitchedOff } from '../ui/single-keys.ts';
import { PaletteContext, type PaletteDoors } from './palette-context.ts';

const loadPalette = async () => (await import('./palette-dialog.tsx')).PaletteDialog;
const PaletteDialog = part(loadPalette);
const KeysDialog = part(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]';
const FETCHED_AFTER_MS = 2_000;

type Opened = 'palette' | 'keys' | null;

/** Ctrl or Cmd with K opens the palette wherever one is; ? lists the keys where nothing is being typed. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>(null);
  /** What is typed between the shortcut and the field's taking the focus; null at any other time. */
  const early = useRef<string | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (early.current !== null) {
        early.current = afterKey(early.current, event);
        if (early.current === null) setOpened(null);
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (isSwitchedOff(event)) {
        // The shortcuts of every screen listen behind this one.
        event.stopImmediatePropagation();
        return;
      }
      const wanted = wantedBy(event);
      if (wanted === null) return;
      event.preventDefault();
      if (hasDialog()) {
        setOpened((now) => (now === wanted ? null : now));
        return;
      }
      if (wanted === 'palette') early.current = '';
      setOpened(wanted);
    };
    // Before anything on the page takes a letter for a shortcut of its own.
    document.addEventListener('keydown', onKeyDown, true);
    const timer = setTimeout(() => void loadPalette().catch(() => {}), FETCHED_AFTER_MS);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      clearTimeout(timer);
    };
  }, []);
  const doors = useMemo<PaletteDoors>(
    () => ({ openPalette: () => setOpened('palette'), openKeys: () => setOpened('keys') }),
    [],
  );
  const takeEarly = () => {
    const text = early.current;
    early.current = null;
    return text ?? '';
  };
  const close = () => {
    early.current = null;
    setOpened(null);
  };
  return (
    <PaletteContext value={doors}>
      {children}
      {opened === 'palette' && <PaletteDialog takeEarly={takeEarly} onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
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

/** The text after one more key; null when the key takes it all back. */
function afterKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  const writes = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
  return writes ? text + key : text;
}

/** Every dialog and drawer of ours keeps the page behind it from scrolling. */
function hasDialog(): boolean {
  return document.querySelector('[data-scroll-lock]') !== null;
}
