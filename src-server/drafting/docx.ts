import type { IParagraphOptions, Paragraph, Table } from 'docx';
import type { Paper, PaperBlock, Run } from '#src/drafting/blocks.ts';
import { settleZip } from './settle-zip.ts';
import { INDENT, LETTERS, LINE, SHEET, SPACE, TEXT_WIDTH } from './sheet.ts';

type Docx = typeof import('docx');
type Block<T extends PaperBlock['type']> = Extract<PaperBlock, { type: T }>;

/** Twentieths of a point, in which Word measures. */
const twips = (points: number) => Math.round(points * 20);
/** Half points, for letters. */
const halves = (points: number) => points * 2;
const FONT = 'Times New Roman';

/** The paper as a Word file: real headings, real text, nothing that updates itself but the page numbers. */
export async function drawDocx(paper: Paper, title: string, madeAt: Date): Promise<Buffer> {
  const docx = await import('docx');
  const file = new docx.Document({
    title,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: styles(docx),
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(SHEET.width), height: twips(SHEET.height) },
            margin: {
              top: twips(SHEET.margin),
              right: twips(SHEET.margin),
              bottom: twips(SHEET.margin),
              left: twips(SHEET.margin),
              header: twips(36),
              footer: twips(36),
            },
          },
        },
        footers: { default: footer(docx, paper.shortTitle) },
        children: paper.blocks.flatMap((block, index) => drawBlock(docx, block, paper.blocks[index + 1])),
      },
    ],
  });
  const properties = { path: 'docProps/core.xml', data: coreProperties(title, madeAt) };
  return settleZip(await docx.Packer.toBuffer(file, false, [properties]), madeAt);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Title and date, in place of those that the library takes from the clock of the machine. */
function coreProperties(title: string, madeAt: Date): string {
  const date = `${madeAt.toISOString().slice(0, 19)}Z`;
  const stamp = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date}</dcterms:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(title)}</dc:title>${stamp('created')}${stamp('modified')}</cp:coreProperties>`,
  ].join('');
}

function styles(docx: Docx) {
  const run = { font: FONT, size: halves(LETTERS.body), bold: true, color: '000000' };
  const paragraph = {
    alignment: docx.AlignmentType.CENTER,
    keepNext: true,
    keepLines: true,
    spacing: { ...single(docx), before: twips(SPACE.part), after: twips(SPACE.heading) },
  };
  return {
    default: {
      document: {
        run: { font: FONT, size: halves(LETTERS.body), language: { value: 'en-US' } },
        paragraph: { spacing: double(docx) },
      },
      title: { run, paragraph },
      heading1: { run, paragraph },
      heading2: { run, paragraph },
    },
  };
}

const double = (docx: Docx) => ({ line: twips(LINE.double), lineRule: docx.LineRuleType.EXACT });
const single = (docx: Docx) => ({ line: twips(LINE.single), lineRule: docx.LineRuleType.EXACT });

function runs(docx: Docx, parts: readonly Run[]) {
  return parts.map(
    ({ text, mark }) =>
      new docx.TextRun(
        mark === null ? { text } : { text, bold: true, highlight: docx.HighlightColor.YELLOW },
      ),
  );
}

function footer(docx: Docx, shortTitle: string) {
  const { CURRENT, TOTAL_PAGES } = docx.PageNumber;
  return new docx.Footer({
    children: [
      new docx.Paragraph({
        alignment: docx.AlignmentType.CENTER,
        spacing: { line: twips(LINE.small), lineRule: docx.LineRuleType.EXACT },
        children: [
          new docx.TextRun({
            size: halves(LETTERS.small),
            children: [`${shortTitle} – Page `, CURRENT, ' of ', TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}

function drawBlock(docx: Docx, block: PaperBlock, next: PaperBlock | undefined): (Paragraph | Table)[] {
  switch (block.type) {
    case 'court':
      return court(docx, block);
    case 'caption':
      return [caption(docx, block)];
    case 'title':
      return [new docx.Paragraph({ heading: docx.HeadingLevel.TITLE, text: block.text })];
    case 'heading': {
      const heading = block.level === 1 ? docx.HeadingLevel.HEADING_1 : docx.HeadingLevel.HEADING_2;
      return [new docx.Paragraph({ heading, text: block.text })];
    }
    case 'signature':
      return signature(docx, block);
    case 'certificate':
      return certificate(docx, block);
    default:
      return [new docx.Paragraph({ ...body(docx, block), keepNext: next?.type === 'signature' })];
  }
}

type Body = Block<'text' | 'response' | 'fact' | 'item'>;

/** A paragraph of the body; its number is text, so that Word never counts it anew. */
function body(docx: Docx, block: Body): IParagraphOptions {
  const spacing = double(docx);
  const words = runs(docx, block.runs);
  if (block.type === 'text')
    return { spacing, widowControl: true, indent: { firstLine: twips(INDENT.first) }, children: words };
  const label = block.type === 'item' ? block.label : `${block.number}.`;
  return {
    spacing,
    widowControl: true,
    tabStops: [{ type: docx.TabStopType.LEFT, position: twips(INDENT.words) }],
    indent:
      block.type === 'item'
        ? { left: twips(INDENT.words), hanging: twips(INDENT.words - INDENT.first) }
        : { firstLine: twips(INDENT.first) },
    children: [new docx.TextRun({ children: [label, new docx.Tab()] }), ...words],
  };
}

function court(docx: Docx, { align, lines }: Block<'court'>): Paragraph[] {
  const alignment = align === 'left' ? docx.AlignmentType.LEFT : docx.AlignmentType.CENTER;
  return lines.map(
    (line, index) =>
      new docx.Paragraph({
        alignment,
        keepNext: true,
        spacing: { ...single(docx), after: index === lines.length - 1 ? twips(SPACE.part) : 0 },
        children: runs(docx, line),
      }),
  );
}

/** Three rows without rules: claiming side, 'v.' with the number beside it, answering side. */
function caption(docx: Docx, { lines, numberLabel, number }: Block<'caption'>): Table {
  const middle = lines.findIndex(({ kind }) => kind === 'versus');
  const sides = [lines.slice(0, middle), lines.slice(middle, middle + 1), lines.slice(middle + 1)];
  const right = [new docx.TextRun({ text: `${numberLabel} ` }), ...runs(docx, number)];
  const left = { name: 0, role: INDENT.role, versus: INDENT.versus };
  const paragraphs = (side: typeof lines, isLast: boolean) =>
    side.map(
      ({ text, kind }) =>
        new docx.Paragraph({
          keepNext: true,
          spacing: {
            ...single(docx),
            after: kind === 'name' || isLast ? 0 : twips(SPACE.part),
            before: kind === 'role' ? twips(SPACE.part) : 0,
          },
          indent: { left: twips(left[kind]) },
          text,
        }),
    );
  const none = { style: docx.BorderStyle.NONE, size: 0, color: 'auto' };
  const margins = { top: 0, bottom: 0, left: 0, right: 0 };
  const widths = [twips(INDENT.number), twips(TEXT_WIDTH - INDENT.number)];
  return new docx.Table({
    columnWidths: widths,
    layout: docx.TableLayoutType.FIXED,
    width: { size: twips(TEXT_WIDTH), type: docx.WidthType.DXA },
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: sides.map((side, index) => {
      const beside = new docx.Paragraph({
        spacing: single(docx),
        keepNext: true,
        children: index === 1 ? right : [],
      });
      const cell = (children: Paragraph[], width = 0) =>
        new docx.TableCell({ margins, width: { size: width, type: docx.WidthType.DXA }, children });
      return new docx.TableRow({
        cantSplit: true,
        children: [cell(paragraphs(side, index === sides.length - 1), widths[0]), cell([beside], widths[1])],
      });
    }),
  });
}

/** A line to write on, with what belongs there below it. It is a tab: what is typed on it keeps it where it is. */
function inkLine(docx: Docx, label: string, left: number, isLast: boolean): Paragraph[] {
  const shared = { keepLines: true, indent: { left: twips(left) } };
  const spacing = { line: twips(LINE.small), lineRule: docx.LineRuleType.EXACT };
  const end = {
    type: docx.TabStopType.RIGHT,
    position: twips(TEXT_WIDTH),
    leader: docx.LeaderType.UNDERSCORE,
  };
  return [
    new docx.Paragraph({
      ...shared,
      keepNext: true,
      spacing: { ...spacing, before: twips(SPACE.ink - LINE.small) },
      tabStops: [end],
      children: [new docx.TextRun({ children: [new docx.Tab()] })],
    }),
    new docx.Paragraph({
      ...shared,
      keepNext: !isLast,
      spacing,
      children: [new docx.TextRun({ text: label, size: halves(LETTERS.small) })],
    }),
  ];
}

function signature(docx: Docx, { closing, role, lines }: Block<'signature'>): Paragraph[] {
  const indent = { left: twips(INDENT.signature) };
  const plain = (text: string, before: number) =>
    new docx.Paragraph({ keepNext: true, spacing: { ...single(docx), before: twips(before) }, indent, text });
  return [
    plain(closing, SPACE.part),
    plain(role, 0),
    ...lines.flatMap((label, index) => inkLine(docx, label, INDENT.signature, index === lines.length - 1)),
  ];
}

function certificate(
  docx: Docx,
  { title, before, choices, people, lines }: Block<'certificate'>,
): Paragraph[] {
  return [
    new docx.Paragraph({
      heading: docx.HeadingLevel.HEADING_1,
      spacing: { ...single(docx), before: twips(SPACE.ink), after: twips(SPACE.heading) },
      text: title,
    }),
    new docx.Paragraph({
      keepNext: true,
      keepLines: true,
      spacing: { line: twips(LINE.certificate), lineRule: docx.LineRuleType.EXACT },
      text: before,
    }),
    ...choices.map(
      (choice) =>
        new docx.Paragraph({
          keepNext: true,
          spacing: { line: twips(LINE.certificate), lineRule: docx.LineRuleType.EXACT },
          indent: { left: twips(INDENT.first) },
          text: `_____ ${choice}`,
        }),
    ),
    ...people.flatMap((person, place) =>
      person.map(
        (line, index) =>
          new docx.Paragraph({
            keepNext: index < person.length - 1 || place === people.length - 1,
            keepLines: true,
            spacing: { ...single(docx), before: twips(index === 0 ? SPACE.part : 0) },
            indent: { left: twips(INDENT.first) },
            text: line,
          }),
      ),
    ),
    ...lines.flatMap((label, index) => inkLine(docx, label, 0, index === lines.length - 1)),
  ];
}
