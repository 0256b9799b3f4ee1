import { useSearchParams } from 'react-router';
import { type Place, usePlace } from '../documents/place.ts';
import { type CanvasStep, STEPS } from './canvas-steps.tsx';

const ON_CANVAS = { tab: null, paper: null, page: null, quote: null };

export type CanvasTab = 'canvas' | 'complaint';

/** Where somebody is on the answer's screen. It stands in the address, so that Back and a reload return to it. */
export function useCanvasPlace() {
  const [search, setSearch] = useSearchParams();
  const place: Place | null = usePlace();
  const asked = search.get('step');
  const set = (values: Record<string, string | null>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const tab: CanvasTab = search.get('tab') === 'complaint' ? 'complaint' : 'canvas';
  return {
    tab,
    /** Null while nobody chose one. */
    step: STEPS.find((step) => step === asked) ?? null,
    paperId: search.get('paper'),
    place,
    toStep: (step: CanvasStep) => set({ ...ON_CANVAS, step }),
    toCanvas: () => set(ON_CANVAS),
    toComplaint(paperId: string | null, at: Place | null = null) {
      set({
        tab: 'complaint',
        paper: paperId,
        page: at === null ? null : String(at.page),
        quote: at === null ? null : `${at.start}-${at.end}`,
      });
    },
  };
}
