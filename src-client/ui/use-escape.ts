import { type RefObject, useEffect, useRef } from 'react';

/**
 * Escape leaves what is going on in an element, before a drawer around it hears of it. Not while a dialog lies over it,
 * a menu is open, or a filled search field takes the key for itself.
 */
export function useEscape(root: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const element = root.current;
      if (event.key !== 'Escape' || element === null) return;
      const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
      if (over.some((layer) => !layer.contains(element))) return;
      const { target } = event;
      if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [root, isOn]);
}
