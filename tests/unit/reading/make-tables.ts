import type { GrayImage } from '#server/reading/child/gray-image.ts';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A filled area on the page, in pixels. */
export function drawBox({ width, data }: GrayImage, area: Area, shade: number): void {
  for (let y = area.top; y < area.top + area.height; y += 1)
    data.fill(shade, y * width + area.left, y * width + area.left + area.width);
}

interface Table {
  left: number;
  top: number;
  widths: readonly number[];
  heights: readonly number[];
  /** Of its lines, in pixels. */
  thick: number;
}

/** The lines of a table on the page: around each of its cells. */
export function drawTable(page: GrayImage, { left, top, widths, heights, thick }: Table): GrayImage {
  const width = widths.reduce((sum, one) => sum + one, thick);
  const height = heights.reduce((sum, one) => sum + one, thick);
  let [x, y] = [left, top];
  for (const step of [...widths, 0]) {
    drawBox(page, { left: x, top, width: thick, height }, 20);
    x += step;
  }
  for (const step of [...heights, 0]) {
    drawBox(page, { left, top: y, width, height: thick }, 20);
    y += step;
  }
  return page;
}
