import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** The first page of a paper, as words at places; lengths in points. */
interface Mark {
  text: string;
  at: 'left' | 'center' | 'right';
  x: number;
  row: number;
  bold: boolean;
  /** Which part of a row it is: all of it, a column, the sign between columns, what somebody filled in. */
  part: 'line' | 'first' | 'sign' | 'second' | 'answer';
}

/** How a page is printed. */
export interface Print {
  name: string;
  font: 'times' | 'helvetica' | 'courier';
  size: number;
  /** Left and right margin. */
  margin: number;
  /** As it reads; one column after the other; all of it backwards; columns first. */
  order: 'rows' | 'columns' | 'backwards';
  /** 1 to 28 down the left margin. */
  isNumbered?: boolean;
  /** '@' is the number of the case, '#' the page. */
  stamp?: string | undefined;
  foot?: string;
}

const WIDTH = 612;
const HEIGHT = 792;
const SPACE = 6;
const ROWS = 44;

/** A page to print, filled from the top. */
export class Sheet {
  readonly #marks: Mark[] = [];
  #row = 0;

  center(...lines: string[]): this {
    for (const text of lines) this.#put({ text, at: 'center', x: 0 });
    return this;
  }

  head(...lines: string[]): this {
    for (const text of lines) this.#put({ text, at: 'center', x: 0, bold: true });
    return this;
  }

  /** Leading spaces indent. */
  left(...lines: string[]): this {
    for (const text of lines) this.#put({ text: text.trim(), at: 'left', x: indentOf(text) });
    return this;
  }

  right(...lines: string[]): this {
    for (const text of lines) this.#put({ text, at: 'right', x: 0 });
    return this;
  }

  gap(rows = 1): this {
    this.#row += rows;
    return this;
  }

  /** Two columns beside each other, with a sign between them on every row; `from` is where the second begins. */
  columns(first: readonly string[], second: readonly string[], sign = '', from = 240): this {
    const top = this.#row;
    const rows = Math.max(first.length, second.length);
    for (let at = 0; at < rows; at += 1) {
      this.#row = top + at;
      const one = first[at] ?? '';
      const other = second[at] ?? '';
      if (one.trim() !== '') this.#add({ text: one.trim(), at: 'left', x: indentOf(one), part: 'first' });
      if (sign !== '') this.#add({ text: sign, at: 'left', x: from - 22, part: 'sign' });
      if (other.trim() !== '')
        this.#add({ text: other.trim(), at: 'left', x: from + indentOf(other), part: 'second' });
    }
    this.#row = top + rows;
    return this;
  }

  /** A printed label and, drawn at its side after everything else, what somebody filled in. */
  field(label: string, answer: string, at = 150, isBelow = false): this {
    this.#add({ text: label, at: 'left', x: 0 });
    if (isBelow) this.#row += 1;
    this.#add({ text: answer, at: 'left', x: at, part: 'answer' });
    this.#row += 1;
    return this;
  }

  body(text: string): this {
    let line = '';
    for (const word of text.split(' ')) {
      if (`${line} ${word}`.length > 78) {
        this.left(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return this.left(line);
  }

  /** The page as a PDF of one page, and a second page of running text. */
  async pdf(print: Print): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    const [plain, bold] = {
      times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
      helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
      courier: [StandardFonts.Courier, StandardFonts.CourierBold],
    }[print.font] as [StandardFonts, StandardFonts];
    const fonts = { plain: await document.embedFont(plain), bold: await document.embedFont(bold) };
    const page = document.addPage([WIDTH, HEIGHT]);
    const leading = Math.min(print.size * 1.35, (HEIGHT - 130) / Math.max(ROWS, this.#row + 1));
    const scale = (WIDTH - 2 * print.margin) / (WIDTH - 2 * 72);
    for (const { text, at, x, row, bold: isBold } of inOrder(this.#marks, print.order)) {
      const font = isBold ? fonts.bold : fonts.plain;
      let size = print.size;
      const room = WIDTH - print.margin - 24;
      while (size > 6 && font.widthOfTextAtSize(text, size) > room - print.margin) size -= 0.5;
      const width = font.widthOfTextAtSize(text, size);
      const left =
        at === 'center'
          ? (WIDTH - width) / 2
          : at === 'right'
            ? WIDTH - print.margin - width
            : print.margin + x * scale;
      page.drawText(text, { x: left, y: HEIGHT - 76 - row * leading, size, font });
    }
    const second = document.addPage([WIDTH, HEIGHT]);
    for (let row = 0; row < 12; row += 1) {
      const text = `The court has read what was said of matter ${'abcdefghijkl'.charAt(row)} and it need not be told again here.`;
      second.drawText(text, { x: print.margin, y: 700 - row * 18, size: 11, font: fonts.plain });
    }
    for (const [index, each] of [page, second].entries()) {
      if (print.isNumbered) {
        for (let number = 1; number <= 28; number += 1)
          each.drawText(`${number}`, {
            x: print.margin - 34,
            y: 740 - number * 24,
            size: 11,
            font: fonts.plain,
          });
      }
      if (print.stamp !== undefined)
        each.drawText(print.stamp.replace('#', `${index + 1}`), {
          x: 90,
          y: 776,
          size: 9,
          font: fonts.plain,
        });
      if (print.foot !== undefined)
        each.drawText(print.foot.replace('#', `${index + 1}`), { x: 230, y: 34, size: 9, font: fonts.plain });
    }
    return document.save();
  }

  /** The page as text: with columns kept by spaces, or one space between whatever shares a row. */
  text(isSpaced: boolean): string {
    const rows = new Map<number, Mark[]>();
    for (const mark of this.#marks) rows.set(mark.row, [...(rows.get(mark.row) ?? []), mark]);
    return Array.from({ length: this.#row }, (_, row) => {
      const marks = (rows.get(row) ?? []).toSorted((a, b) => columnOf(a) - columnOf(b));
      if (!isSpaced) return marks.map(({ text }) => text).join(' ');
      return marks.reduce(
        (line, mark) => line.padEnd(Math.max(line === '' ? 0 : line.length + 1, columnOf(mark))) + mark.text,
        '',
      );
    }).join('\n');
  }

  #put(mark: Pick<Mark, 'text' | 'at' | 'x'> & { bold?: boolean }): void {
    this.#add(mark);
    this.#row += 1;
  }

  #add({ text, at, x, bold = false, part = 'line' }: Pick<Mark, 'text' | 'at' | 'x'> & Partial<Mark>): void {
    this.#marks.push({ text, at, x, bold, part, row: this.#row });
  }
}

function indentOf(text: string): number {
  return (text.length - text.trimStart().length) * SPACE;
}

function columnOf({ text, at, x }: Mark): number {
  if (at === 'center') return Math.max(0, Math.round((80 - text.length) / 2));
  return at === 'right' ? Math.max(0, 80 - text.length) : Math.round(x / SPACE);
}

function inOrder(marks: readonly Mark[], order: Print['order']): Mark[] {
  const drawn = [
    ...marks.filter(({ part }) => part !== 'answer'),
    ...marks.filter(({ part }) => part === 'answer'),
  ];
  if (order === 'backwards') return drawn.toReversed();
  if (order === 'rows') return drawn;
  const rank = { line: 0, first: 0, sign: 1, second: 2, answer: 3 };
  return drawn.toSorted((a, b) => rank[a.part] - rank[b.part]);
}
