import { useEffect, useState } from 'react';

/** Whether anybody has pressed, typed or scrolled since this screen came: then nothing moves on by itself. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'wheel', 'dragenter'] as const;
    const touch = () => setTouched(true);
    for (const event of events) window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touch);
    };
  }, []);
  return isTouched;
}
