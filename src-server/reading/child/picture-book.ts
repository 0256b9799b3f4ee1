/** US Letter, in points. */
const LETTER = { width: 612, height: 792 };

interface PicturePage {
  /** A JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  isGray: boolean;
  /** Clockwise quarter turns by which it is read. */
  turns: number;
}

/** A PDF of one JPEG to a page, written as it grows: a picture at a time is in memory. */
export class PictureBook {
  size = 0;
  readonly #write: (bytes: Uint8Array) => Promise<void>;
  readonly #offsets: number[] = [];
  #pages = 0;

  constructor(write: (bytes: Uint8Array) => Promise<void>) {
    this.#write = write;
  }

  /** The picture fills its page, which is as long or wide as a sheet of US Letter and keeps the picture's proportions. */
  async add({ bytes, width, height, isGray, turns }: PicturePage): Promise<void> {
    if (this.#pages === 0) await this.#put('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
    const seen = turns % 2 === 1 ? { width: height, height: width } : { width, height };
    const sheet = seen.width > seen.height ? { width: LETTER.height, height: LETTER.width } : LETTER;
    const scale = Math.min(sheet.width / seen.width, sheet.height / seen.height);
    const [wide, high] = [seen.width * scale, seen.height * scale].map((points) => points.toFixed(3));
    const matrix = [
      `${wide} 0 0 ${high} 0 0`,
      `0 -${high} ${wide} 0 0 ${high}`,
      `-${wide} 0 0 -${high} ${wide} ${high}`,
      `0 ${high} -${wide} 0 ${wide} 0`,
    ][turns % 4];
    const number = this.#first(this.#pages);
    this.#pages += 1;
    await this.#object(
      number,
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${number + 1} 0 R /Resources <</XObject <</I ${number + 2} 0 R>>>>>>`,
    );
    const drawing = `q ${matrix} cm /I Do Q`;
    await this.#object(number + 1, `<</Length ${drawing.length}>> stream\n${drawing}\nendstream`);
    this.#offsets[number + 2] = this.size;
    await this.#put(
      `${number + 2} 0 obj <</Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${isGray ? '/DeviceGray' : '/DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length}>> stream\n`,
    );
    await this.#put(bytes);
    await this.#put('\nendstream endobj\n');
  }

  /** Writes what closes the file; nothing can be added then. */
  async end(): Promise<void> {
    const kids = Array.from({ length: this.#pages }, (_, at) => `${this.#first(at)} 0 R`).join(' ');
    await this.#object(1, '<</Type /Catalog /Pages 2 0 R>>');
    await this.#object(2, `<</Type /Pages /Kids [${kids}] /Count ${this.#pages}>>`);
    const count = this.#first(this.#pages);
    const rows = Array.from(
      { length: count - 1 },
      (_, at) => `${String(this.#offsets[at + 1] ?? 0).padStart(10, '0')} 00000 n \n`,
    );
    const start = this.size;
    await this.#put(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer <</Size ${count} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    );
  }

  /** A page is three objects: itself, its drawing, its picture; the first two of the file are its catalog and pages. */
  #first(page: number): number {
    return 3 + 3 * page;
  }

  async #object(number: number, body: string): Promise<void> {
    this.#offsets[number] = this.size;
    await this.#put(`${number} 0 obj ${body} endobj\n`);
  }

  async #put(part: string | Uint8Array): Promise<void> {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    this.size += bytes.length;
    await this.#write(bytes);
  }
}
