import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaperPicture } from '#client/documents/paper-picture.tsx';
import type { DocumentRow } from '#src/documents/schema.ts';
import { makeDocumentRow } from '#tests/factories/documents.ts';

function show(change: Partial<DocumentRow>) {
  const document = makeDocumentRow({ mimeType: 'application/pdf', ...change });
  const { container, rerender } = render(<PaperPicture document={document} />);
  const image = () => container.querySelector('img');
  const again = (next: Partial<DocumentRow>) =>
    rerender(<PaperPicture document={{ ...document, ...next }} />);
  return { image, again, box: () => container.firstElementChild, sign: () => container.querySelector('svg') };
}

describe('the picture of a paper', () => {
  it('is asked for when it comes into sight, and says nothing beside the name', () => {
    const { image, box } = show({ id: 'lease' });
    expect(image()?.getAttribute('src')).toBe('/api/documents/lease/thumbnail');
    expect(image()?.getAttribute('loading')).toBe('lazy');
    expect(image()?.getAttribute('alt')).toBe('');
    expect(box()?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    { mimeType: 'text/plain' },
    { mimeType: 'message/rfc822' },
    { mimeType: null },
    { status: 'reading' as const },
    { status: 'failed' as const, mimeType: 'image/heic' },
  ])('is a sign of the kind for %j, in the same room', (change) => {
    const { image, sign, box } = show(change);
    expect(image()).toBeNull();
    expect(sign()).not.toBeNull();
    expect(box()?.className).toBe(show({}).box()?.className);
  });

  it('gives way to the sign where it does not come, and comes for the next paper', () => {
    const { image, sign, again } = show({ id: 'lease' });
    const first = image();
    if (first !== null) fireEvent.error(first);
    expect(image()).toBeNull();
    expect(sign()).not.toBeNull();
    again({ id: 'deed' });
    expect(image()?.getAttribute('src')).toBe('/api/documents/deed/thumbnail');
  });
});
