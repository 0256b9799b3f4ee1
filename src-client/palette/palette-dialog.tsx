import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { amount } from '#src/text/words.ts';
import { leaveFor } from '../auth/forget-papers.ts';
import { IconButton } from '../ui/button.tsx';
import { Kbd, modifierName } from '../ui/kbd.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TopDialog } from '../ui/top-dialog.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { usePaletteDoors } from './palette-context.ts';
import type { PaletteItem } from './palette-item.ts';
import { PaletteOption } from './palette-option.tsx';
import { PaletteNotes } from './palette-states.tsx';
import { type FoundInPalette, useFound } from './use-found.ts';

interface PaletteDialogProps {
  /** What was typed while this was on its way; asked for once the field has the focus. */
  takeEarly(): string;
  onClose(): void;
}

/** Finds cases, documents, deadlines and what stands in the papers, and does what can be done. */
export function PaletteDialog({ takeEarly, onClose }: PaletteDialogProps) {
  const navigate = useNavigate();
  const { openKeys } = usePaletteDoors();
  const id = useId();
  const [typed, setTyped] = useState('');
  /** Enter was pressed before the answer to what is typed had come. */
  const [isWaiting, setWaiting] = useState(false);
  const found = useFound(typed, openKeys);
  const items = found.groups.flatMap((group) => group.items);
  const { active, setActive, move } = useActiveOption(items);

  function choose(item: PaletteItem) {
    onClose();
    if (item.href === undefined) item.run?.();
    else if (item.isServer) leaveFor(item.href, (address) => window.location.assign(address));
    else void navigate(item.href);
  }
  const { isSettled } = found;
  useEffect(() => {
    if (!isWaiting || !isSettled) return;
    setWaiting(false);
    if (active !== undefined) choose(active);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (move(event)) return setWaiting(false);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      if (active?.href !== undefined) window.open(active.href, '_blank', 'noopener');
    } else if (!isSettled) setWaiting(true);
    else if (active !== undefined) choose(active);
  }
  return (
    <TopDialog title="Search" onClose={onClose}>
      <div className="flex shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        {isSettled ? (
          <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        ) : (
          <Spinner className="size-5 text-muted" />
        )}
        <input
          type="text"
          role="combobox"
          aria-label="Search cases, documents, deadlines and text"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active ? `${id}-${active.key}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Search, or do something"
          value={typed}
          onFocus={() => {
            const early = takeEarly();
            if (early !== '') setTyped(early);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
            setWaiting(false);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {announcement(found, items.length)}
      </p>
      <div className="flex min-h-0 flex-1 flex-col">
        <PaletteNotes found={found} typed={typed.trim()} />
        {found.isPending && (
          <Waiting text="Loading..." className="p-4" blocks={['h-10', 'h-10', 'h-10', 'h-10', 'h-10']} />
        )}
        {items.length > 0 && (
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label="Results"
            className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
          >
            {found.groups.map(({ title, items: inGroup }) => (
              <fieldset key={title} aria-label={title} className="mb-2 min-w-0 last:mb-0">
                <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
                  {title}
                </p>
                {inGroup.map((item) => (
                  <PaletteOption
                    key={item.key}
                    id={`${id}-${item.key}`}
                    item={item}
                    isActive={item === active}
                    onPoint={() => setActive(item.key)}
                    onChoose={() => choose(item)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </div>
      <footer className="hidden shrink-0 items-center gap-4 border-t border-line px-4 py-2 text-xs text-muted sm:flex touch:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> Move
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>Enter</Kbd> Open
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>{modifierName()}</Kbd>
          <Kbd>Enter</Kbd> New tab
        </span>
        <span className="ml-auto flex items-center gap-1.5">
          <Kbd>Esc</Kbd> Close
        </span>
      </footer>
    </TopDialog>
  );
}

function announcement({ isSettled, isNothing, namesFailed }: FoundInPalette, count: number): string {
  if (!isSettled) return '';
  if (namesFailed) return 'The search did not work.';
  if (isNothing) return 'Nothing found.';
  return amount(count, 'result');
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Which option of a list the keys are at: the first until they move, and after the text has changed. */
function useActiveOption(items: readonly PaletteItem[]) {
  const [key, setKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  );
  const goTo = (place: number) => setKey(items[place]?.key ?? null);

  /** Whether the key was one that moves. */
  function move(event: KeyboardEvent): boolean {
    if (items.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const last = items.length - 1;
    const step = STEP[event.key];
    if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (step === undefined) return false;
    else if (Math.abs(step) > 1) goTo(Math.min(last, Math.max(0, at + step)));
    else goTo((at + step + items.length) % items.length);
    event.preventDefault();
    return true;
  }
  return { active: items[at], setActive: setKey, move };
}
