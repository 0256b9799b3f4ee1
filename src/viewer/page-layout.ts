/** CSS pixels of a page at full size. */
export interface PageSize {
  width: number;
  height: number;
}

/** Where each page stands in the column of pages, in CSS pixels. */
export interface PageLayout {
  /** Factor from full size of each page. */
  scales: Float64Array;
  tops: Float64Array;
  widths: Float64Array;
  heights: Float64Array;
  /** Of the whole column. */
  width: number;
  height: number;
}

/** 'fit' makes each page as wide as the room it has; a number is a factor from full size. */
export type Zoom = 'fit' | number;

export const ZOOM_STEPS = [0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const PAGE_GAP = 12;
/** A small page is not blown up to the width of a large screen. */
const LARGEST_FIT = 1.5;

/** Pages one below the other, centered; `room` is the width they may take. */
export function layoutPages(sizes: readonly PageSize[], zoom: Zoom, room: number): PageLayout {
  const count = sizes.length;
  const layout: PageLayout = {
    scales: new Float64Array(count),
    tops: new Float64Array(count),
    widths: new Float64Array(count),
    heights: new Float64Array(count),
    width: 0,
    height: PAGE_GAP,
  };
  for (const [index, size] of sizes.entries()) {
    const scale = zoom === 'fit' ? Math.min(LARGEST_FIT, room / size.width) : zoom;
    layout.scales[index] = scale;
    layout.tops[index] = layout.height;
    layout.widths[index] = Math.floor(size.width * scale);
    layout.heights[index] = Math.floor(size.height * scale);
    layout.width = Math.max(layout.width, layout.widths[index] ?? 0);
    layout.height += (layout.heights[index] ?? 0) + PAGE_GAP;
  }
  return layout;
}

/** Index of the page that stands at a height of the column, or the nearest one above; O(log pages). */
export function pageAtHeight({ tops }: PageLayout, height: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Indices of the pages between two heights and `around` pages on either side. */
export function pagesBetween(layout: PageLayout, top: number, bottom: number, around: number): number[] {
  const count = layout.tops.length;
  const first = Math.max(0, pageAtHeight(layout, top) - around);
  const last = Math.min(count - 1, pageAtHeight(layout, bottom) + around);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

/** The next step of zoom above (1) or below (-1) the present factor. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const found = steps.find((step) => (direction === 1 ? step > scale * 1.01 : step < scale * 0.99));
  return found ?? steps.at(-1) ?? 1;
}

/**
 * Factor from CSS pixels to those of a canvas: the screen's own, less where the canvas would have more than
 * `mostPixels` (a browser draws nothing on one that is too large).
 */
export function canvasRatio(width: number, height: number, devicePixels: number, mostPixels: number): number {
  const area = Math.max(1, width * height);
  return Math.min(devicePixels, Math.sqrt(mostPixels / area));
}
