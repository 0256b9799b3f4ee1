import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  layoutPages,
  type PageLayout,
  type PageSize,
  pageAtHeight,
  pagesBetween,
  type Zoom,
} from '#src/viewer/page-layout.ts';

/** A point of a page that keeps its place in the window while sizes change: shares of the page, pixels of the window. */
interface Anchor {
  page: number;
  shareX: number;
  shareY: number;
  x: number;
  y: number;
}

interface PageColumn {
  scroller: RefObject<HTMLDivElement | null>;
  layout: PageLayout;
  /** Width of the column: that of the window, or of the pages where they are wider. */
  width: number;
  /** Indices of the pages that stand in the document. */
  drawn: readonly number[];
  /** Index of the page that is being read. */
  current: number;
  /** Brings a page into sight; `shareY` of its height stands a third down the window. */
  goTo(page: number, shareY?: number): void;
  /** The point of the window that stays where it is when the zoom changes next. */
  holdPoint(x: number, y: number): void;
}

const SIDE = 12;
const FRAMES_TO_SETTLE = 5;
/** Pages kept on either side of those in sight. */
const AROUND = 1;

/** Scrolling through pages of which only those in sight stand in the document. */
export function usePageColumn(sizes: readonly PageSize[], zoom: Zoom): PageColumn {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>({ page: 0, shareX: 0.5, shareY: 0, x: 0, y: 12 });
  const [view, setView] = useState({ top: 0, width: 0, height: 0 });
  const layout = useMemo(
    () => layoutPages(sizes, zoom, Math.max(160, view.width - 2 * SIDE)),
    [sizes, zoom, view.width],
  );
  const width = Math.max(view.width, layout.width + 2 * SIDE);
  const current = useRef({ layout, width });
  // Frames in which the anchor is still brought to its place.
  const settling = useRef(0);

  // What was in the window stays in the window.
  useLayoutEffect(() => {
    current.current = { layout, width };
    const element = scroller.current;
    if (element === null || view.width === 0) return;
    settling.current = FRAMES_TO_SETTLE;
    let frame = 0;
    const settle = () => {
      settling.current -= 1;
      if (bringTo(element, current.current, anchor.current)) settling.current = 0;
      if (settling.current > 0) frame = requestAnimationFrame(settle);
    };
    settle();
    return () => {
      cancelAnimationFrame(frame);
      settling.current = 0;
    };
  }, [layout, width, view.width]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => {
      setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight });
    };
    const onScroll = () => {
      // Chromium may still cut the scroll position off at the height that the column had before.
      if (settling.current === 0)
        anchor.current = anchorAt(
          element,
          current.current,
          element.clientWidth / 2,
          element.clientHeight / 3,
        );
      setView((before) => ({ ...before, top: element.scrollTop }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return {
    scroller,
    layout,
    width,
    drawn: view.width === 0 ? [] : pagesBetween(layout, view.top, view.top + view.height, AROUND),
    current: pageAtHeight(layout, view.top + view.height / 3),
    goTo(page, shareY = 0) {
      const element = scroller.current;
      if (element === null) return;
      const y = shareY === 0 ? SIDE : element.clientHeight / 3;
      anchor.current = { page, shareX: 0.5, shareY, x: element.clientWidth / 2, y };
      bringTo(element, current.current, anchor.current);
    },
    holdPoint(x, y) {
      const element = scroller.current;
      if (element !== null) anchor.current = anchorAt(element, current.current, x, y);
    },
  };
}

/** Scrolls the anchor to its point of the window; false where the window cannot scroll that far. */
function bringTo(
  element: HTMLElement,
  { layout, width }: { layout: PageLayout; width: number },
  { page, shareX, shareY, x, y }: Anchor,
): boolean {
  const top = (layout.tops[page] ?? 0) + shareY * (layout.heights[page] ?? 0) - y;
  element.scrollTop = top;
  element.scrollLeft = shareX * width - x;
  return Math.abs(element.scrollTop - Math.max(0, top)) < 2;
}

function anchorAt(
  element: HTMLElement,
  { layout, width }: { layout: PageLayout; width: number },
  x: number,
  y: number,
): Anchor {
  const page = pageAtHeight(layout, element.scrollTop + y);
  const top = layout.tops[page] ?? 0;
  return {
    page,
    shareX: (element.scrollLeft + x) / width,
    shareY: (element.scrollTop + y - top) / Math.max(1, layout.heights[page] ?? 1),
    x,
    y,
  };
}
