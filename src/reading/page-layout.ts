/** A piece of text that stands together on a page; coordinates in points, `top` grows upward. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * Text in the order a person reads the page: pieces at one height make a line, from left to right, wide gaps as a
 * tab. For filled forms, whose answers otherwise all follow the printed questions.
 */
export function layOutPage(pieces: readonly PlacedText[]): string {
  const lines: PlacedText[][] = [];
  const ordered = pieces
    .filter((piece) => piece.text.trim() !== '')
    .toSorted((a, b) => middle(b) - middle(a) || a.left - b.left);
  for (const piece of ordered) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && shareLine(first, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(joinLine).join('\n');
}

const LABEL =
  /(:|_{4,}|\b(No\.?|name|date|title|address|signature|place|attorney|plaintiff|defendant)s?(\(s\))?\)?)\s*$/i;

/** Whether a text has as many lines that ask for something (labels, blanks) as a printed form. */
export function looksLikeForm(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const labels = lines.filter((line) => line.length < 90 && LABEL.test(line)).length;
  return labels >= 6 && labels > lines.length * 0.12;
}

/**
 * Whether text that follows in order returns to the top of the page and then runs between lines that came before,
 * as the answers of a form do. A second column also returns to the top, but is running text beside the
 * first.
 */
export function goesBackUp(pieces: readonly PlacedText[], pageHeight: number): boolean {
  const filled = pieces.filter((piece) => piece.text.trim() !== '');
  const turn = filled.findIndex((piece, at) => {
    const lowest = filled[at - 1];
    return at > 8 && lowest !== undefined && piece.bottom - lowest.top > pageHeight * 0.25;
  });
  if (turn < 0) return false;
  const before = filled.slice(0, turn);
  const after = filled.slice(turn);
  const edge = Math.min(...after.map((piece) => piece.left));
  const beside = before.filter((piece) => piece.right <= edge + 2).length > before.length * 0.8;
  const runningText = after.reduce((sum, piece) => sum + piece.text.length, 0) > after.length * 25;
  return after.length >= 3 && !(beside && runningText);
}

function middle(piece: PlacedText): number {
  return (piece.top + piece.bottom) / 2;
}

function shareLine(a: PlacedText, b: PlacedText): boolean {
  const height = Math.min(a.top - a.bottom, b.top - b.bottom);
  return Math.abs(middle(a) - middle(b)) < Math.max(2, height * 0.6);
}

function joinLine(line: PlacedText[]): string {
  let text = '';
  let right = Number.POSITIVE_INFINITY;
  for (const piece of line.toSorted((a, b) => a.left - b.left)) {
    const gap = piece.left - right;
    const height = Math.max(4, piece.top - piece.bottom);
    if (text !== '') text += gap > height * 1.5 ? '\t' : ' ';
    text += piece.text.trim();
    right = piece.right;
  }
  return text;
}
