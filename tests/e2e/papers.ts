import { PDFDocument } from '@cantoo/pdf-lib';
import type { Browser } from 'playwright';
import { LEASE_COMPLAINT_PAGES } from '#tests/factories/complaints.ts';
import { makeDocx, makeEml, makePdf } from '#tests/factories/papers.ts';

/** A file as the browser's file chooser takes it. */
export interface Paper {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MINUTES = `Notes of the telephone call on February 20, 2025

I called the office of Copper Mesa Properties at ten past nine.
Ms. Odette Farrow said the deposit check was "in the accounting queue".
She promised an answer by February 28, 2025. No answer came.
`;

const LETTER = [
  'NOTICE TO LANDLORD',
  'November 12, 2024',
  'To Copper Mesa Properties LLC:',
  'The furnace at 219 Larkspur Court has not worked since November 9, 2024.',
  'Please repair it within seven days. The bedrooms were at 51 degrees this morning.',
  'Willa Hargrove',
];

const EMAIL = `Dear Ms. Hargrove,

We received your letter about the furnace. A technician from Juniper Heating
will come on December 20, 2024. Until then please use the space heaters.

Odette Farrow
Copper Mesa Properties LLC`;

/** A sheet of letter paper photographed: a page drawn by the browser, as PNG. */
async function photograph(browser: Browser, title: string, lines: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 850, height: 1100 }, deviceScaleFactor: 2 });
  try {
    await page.setContent(`<body style="margin:90px;font:24px/1.7 'Liberation Serif','DejaVu Serif',serif;background:#fff;color:#111">
      <h1 style="font-size:30px">${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</body>`);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

/** A scan: a PDF whose one page is a picture, without any text. */
async function makeScan(picture: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(picture);
  pdf.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  return Buffer.from(await pdf.save());
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Four papers of one invented lawsuit that were typed: nothing of them has to be recognized. */
export async function makeTypedPapers() {
  return {
    complaint: {
      name: 'Complaint Hargrove v Copper Mesa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await makePdf(LEASE_COMPLAINT_PAGES)),
    },
    letter: {
      name: 'Furnace notice.docx',
      mimeType: WORD,
      buffer: Buffer.from(makeDocx(LETTER)),
    },
    email: {
      name: 'Re furnace.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from(
        makeEml({
          subject: 'Re: furnace at 219 Larkspur Court',
          body: EMAIL,
          attachments: [
            {
              filename: 'work-order.txt',
              mimeType: 'text/plain',
              content: 'Work order 88213: replace igniter, Juniper Heating.',
            },
          ],
        }),
      ),
    },
    notes: { name: 'Call notes.txt', mimeType: 'text/plain', buffer: Buffer.from(MINUTES) },
  } satisfies Record<string, Paper>;
}

/** The typed ones, a scan and a photograph: one of each common kind. */
export async function makePapers(browser: Browser) {
  const [order, receipt] = await Promise.all([
    photograph(browser, 'ORDER SETTING HEARING', [
      'FIRST JUDICIAL DISTRICT COURT, COUNTY OF SANTA FE',
      'Hargrove v. Copper Mesa Properties LLC, No. D-101-CV-2025-01987',
      'IT IS ORDERED that a hearing on the pending motion is set for April 22, 2025 at 9:30 a.m.',
      'The parties shall exchange exhibit lists five days before the hearing.',
    ]),
    photograph(browser, 'RECEIPT No. 4471', [
      'Received from Willa Hargrove the sum of two thousand one hundred fifty dollars ($2,150.00)',
      'Security deposit for 219 Larkspur Court',
      'June 1, 2023, Copper Mesa Properties',
    ]),
  ]);
  const { complaint, letter, email, notes } = await makeTypedPapers();
  const scan = { name: 'Scan 0042.pdf', mimeType: 'application/pdf', buffer: await makeScan(order) };
  const picture = { name: 'Deposit receipt.png', mimeType: 'image/png', buffer: receipt };
  return { complaint, scan, letter, email, picture, notes } satisfies Record<string, Paper>;
}
