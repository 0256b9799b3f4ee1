import { type RefObject, useEffect, useRef } from 'react';

/** Zooms by `factor` around a point of the element, in pixels from its corner. */
type OnZoom = (factor: number, x: number, y: number) => void;

function spread(touches: TouchList): { distance: number; x: number; y: number } | null {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined) return null;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/** The wheel with Ctrl (also how a touchpad says pinch) and two fingers zoom what is inside, not the whole page. */
export function useZoomGestures(element: RefObject<HTMLElement | null>, onZoom: OnZoom): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let before: number | null = null;
    const zoom = (factor: number, clientX: number, clientY: number) => {
      const { left, top } = target.getBoundingClientRect();
      latest.current(factor, clientX - left, clientY - top);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 200), event.clientX, event.clientY);
    };
    const onTouch = (event: TouchEvent) => {
      const fingers = event.touches.length === 2 ? spread(event.touches) : null;
      if (fingers === null) {
        before = null;
        return;
      }
      event.preventDefault();
      if (before !== null && before > 0) zoom(fingers.distance / before, fingers.x, fingers.y);
      before = fingers.distance;
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of names) target.addEventListener(name, onTouch, { passive: false });
    return () => {
      target.removeEventListener('wheel', onWheel);
      for (const name of names) target.removeEventListener(name, onTouch);
    };
  }, [element]);
}
