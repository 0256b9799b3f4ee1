import type { Stretch } from '#src/viewer/locate-passage.ts';

/** The words drawn over a page: an element and its text for each piece. */
export interface DrawnText {
  elements: readonly HTMLElement[];
  pieces: readonly string[];
}

/** Marks stretches of a page's words, in place of what was marked before; the first mark. */
export function markStretches(
  { elements, pieces }: DrawnText,
  stretches: readonly Stretch[],
): HTMLElement | undefined {
  for (const [index, element] of elements.entries()) {
    if (element.querySelector('mark') !== null) element.textContent = pieces[index] ?? '';
  }
  const byPiece = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    const found = byPiece.get(stretch.piece);
    if (found) found.push(stretch);
    else byPiece.set(stretch.piece, [stretch]);
  }
  for (const [piece, found] of byPiece) {
    const element = elements[piece];
    const text = pieces[piece] ?? '';
    if (element === undefined) continue;
    const parts: (string | HTMLElement)[] = [];
    let at = 0;
    for (const { start, end } of found) {
      const mark = document.createElement('mark');
      mark.dataset.quote = '';
      mark.textContent = text.slice(start, end);
      parts.push(text.slice(at, start), mark);
      at = end;
    }
    element.replaceChildren(...parts, text.slice(at));
  }
  return elements[stretches[0]?.piece ?? -1]?.querySelector('mark') ?? undefined;
}
