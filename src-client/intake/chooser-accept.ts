import { ACCEPTED_EXTENSIONS } from '#src/documents/schema.ts';

/** Value of an input's `accept`: on a phone the chooser then offers the camera, the photos and the files. */
export const CHOOSER_ACCEPT = ['image/*', ...ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`)].join(
  ',',
);
