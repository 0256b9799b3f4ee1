/** Files whose pages can be drawn. */
const WITH_PICTURES = new Set([
  ...['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic'],
  // As some browsers say before the file has been read.
  ...['image/heif', 'image/jpg'],
]);

/** Whether the pages of such a file can be drawn as pictures. */
export const hasPictures = (mimeType: string | null): boolean => WITH_PICTURES.has(mimeType ?? '');

/** Whether browsers cannot be relied on to show such a picture, so that the server draws it for them. */
export const isDrawnToBeSeen = (mimeType: string | null): boolean =>
  /^image\/(?:hei[cf]|webp)$/.test(mimeType ?? '');

/** The first page as lists show it. */
export const THUMBNAIL = { page: 1, width: 320 } as const;
/** A photo as it is looked at. */
export const WHOLE_PICTURE = { page: 1, width: 2400 } as const;

/** The widths, in pixels, that pages are drawn in: few, so that the same picture serves many. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600, 2400] as const;

/** The least of the widths that is enough; the largest for more. */
export function widthFor(wanted: number): number {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? 2400;
}
