import type { Browser } from 'playwright';
import type { Paper } from './papers.ts';

/** What stands on a sheet: lines of the caption to the left, the title in the middle, then the paragraphs. */
interface Sheet {
  caption: readonly string[];
  title: string;
  text: readonly string[];
}

/** '2026-03-02' → 'March 2, 2026'. */
function spelled(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
}

const NM_TEXT = (days: string) => [
  'TO THE ABOVE-NAMED DEFENDANT: Take notice that',
  '1. A lawsuit has been filed against you. A copy of the lawsuit is attached. The Court issued this Summons.',
  `2. You must respond to this lawsuit in writing. You must file your written response with the Court no later than ${days} days from the date you are served with this Summons.`,
  '3. If you do not file a timely written response, the Court may enter judgment against you as requested in the lawsuit.',
];

/** Papers of invented people, with the day on which they were made and one that they name. */
export const SHEETS = {
  district: (issued: string): Sheet => ({
    caption: [
      'STATE OF NEW MEXICO',
      'COUNTY OF BERNALILLO',
      'SECOND JUDICIAL DISTRICT COURT',
      'LARKSPUR LENDING LLC, Plaintiff,',
      'v.                          No. D-202-CV-2026-01234',
      'WILLA HARGROVE, Defendant.',
    ],
    title: 'SUMMONS',
    text: [
      ...NM_TEXT('thirty (30)'),
      'Plaintiff asks for judgment on a credit card account in the sum of $4,350.00.',
      `Dated at Albuquerque, New Mexico, ${spelled(issued)}.`,
    ],
  }),
  metropolitan: (issued: string): Sheet => ({
    caption: [
      'STATE OF NEW MEXICO',
      'COUNTY OF BERNALILLO',
      'METROPOLITAN COURT',
      'COTTONWOOD CREDIT SERVICES LLC, Plaintiff,',
      'v.                          No. T-4-CV-2026-004567',
      'WILLA HARGROVE, Defendant.',
    ],
    title: 'CIVIL SUMMONS',
    text: [
      ...NM_TEXT('twenty (20)'),
      'Plaintiff asks for judgment on an unpaid account in the sum of $1,980.00.',
      `Dated at Albuquerque, New Mexico, ${spelled(issued)}.`,
    ],
  }),
  federal: (issued: string): Sheet => ({
    caption: [
      'UNITED STATES DISTRICT COURT',
      'DISTRICT OF NEW MEXICO',
      'PINE RIDGE FREIGHT INC., Plaintiff,',
      'v.                          Civil Action No. 1:26-cv-00321-ABC',
      'WILLA HARGROVE, Defendant.',
    ],
    title: 'SUMMONS IN A CIVIL ACTION',
    text: [
      'To: Willa Hargrove. A lawsuit has been filed against you.',
      'Within 21 days after service of this summons on you (not counting the day you received it) you must serve on the plaintiff an answer to the attached complaint or a motion under Rule 12 of the Federal Rules of Civil Procedure.',
      'If you fail to respond, judgment by default will be entered against you for the relief demanded in the complaint. You also must file your answer or motion with the court.',
      `Date: ${spelled(issued)}`,
    ],
  }),
  eviction: (issued: string): Sheet => ({
    caption: [
      'SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES',
      'PLAINTIFF: JUNIPER COURT APARTMENTS LP',
      'DEFENDANT: WILLA HARGROVE',
      'CASE NUMBER: 26STUD01234',
    ],
    title: 'SUMMONS - UNLAWFUL DETAINER - EVICTION',
    text: [
      'NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 10 days. You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons and legal papers are served on you to file a written response at this court and have a copy served on the plaintiff.',
      'A letter or phone call will not protect you. Your written response must be in proper legal form if you want the court to hear your case.',
      `Date: ${spelled(issued)}`,
    ],
  }),
  smallClaims: (hearing: string): Sheet => ({
    caption: [
      'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA',
      'PLAINTIFF: JONAS PELL',
      'DEFENDANT: WILLA HARGROVE',
      'CASE NUMBER: 26SC004321',
    ],
    title: 'PLAINTIFF’S CLAIM AND ORDER TO GO TO SMALL CLAIMS COURT',
    text: [
      'Notice to the person being sued: You are the Defendant in this small claims case. You and the Plaintiff must go to court on the trial date listed below. If you do not go to court, you may lose the case.',
      `Trial Date: ${spelled(hearing)}. Time: 8:30 a.m. Department: 104, 2233 Shoreline Drive, Alameda, CA 94501.`,
      'The Plaintiff claims the Defendant owes $1,450.00 for a damaged fence.',
    ],
  }),
  letter: (until: string): Sheet => ({
    caption: ['COTTONWOOD CREDIT SERVICES LLC', 'P.O. Box 4410, Albuquerque, NM 87196'],
    title: 'NOTICE BEFORE LAWSUIT',
    text: [
      'Dear Willa Hargrove:',
      'Our client says that you owe $1,980.00 on an account. No lawsuit has been filed yet.',
      `Our client will accept $1,200.00 in full settlement if you pay it and sign the enclosed agreement and release by ${spelled(until)}.`,
      'If we do not hear from you, our client may file a lawsuit against you without further notice.',
    ],
  }),
  ownComplaint: (): Sheet => ({
    caption: [
      'STATE OF NEW MEXICO',
      'COUNTY OF SANTA FE',
      'FIRST JUDICIAL DISTRICT COURT',
      'WILLA HARGROVE, Plaintiff,',
      'v.                          No. D-101-CV-2026-02222',
      'COPPER MESA PROPERTIES LLC, Defendant.',
    ],
    title: 'COMPLAINT FOR RETURN OF SECURITY DEPOSIT',
    text: [
      'Plaintiff Willa Hargrove, without a lawyer, states:',
      '1. Plaintiff rented a home from Defendant at 219 Larkspur Court, Santa Fe, New Mexico.',
      '2. Defendant kept the security deposit of $2,150.00 without giving a reason.',
      'WHEREFORE, Plaintiff asks for judgment against Defendant in the sum of $2,150.00.',
    ],
  }),
} as const;

/** The sheet as a phone sees it on a table, a little askew, or turned by so many degrees. */
export async function photo(
  browser: Browser,
  name: string,
  { caption, title, text }: Sheet,
  turned = 0.4,
): Promise<Paper> {
  const page = await browser.newPage({ viewport: { width: 1020, height: 1320 }, deviceScaleFactor: 2 });
  try {
    const lines = caption.map((line) => `<p style="margin:4px 0;white-space:pre-wrap">${line}</p>`).join('');
    const paragraphs = text.map((line) => `<p>${line}</p>`).join('');
    await page.setContent(`<body style="margin:0;background:#5b4636">
      <div style="margin:60px auto;width:820px;min-height:1080px;padding:60px 70px;box-sizing:border-box;background:#fdfcf8;
        transform:rotate(${turned}deg);box-shadow:0 6px 30px #0008;font:23px/1.5 'Liberation Serif','DejaVu Serif',serif;color:#161616">
      ${lines}<h1 style="font-size:28px;text-align:center">${title}</h1>${paragraphs}</div></body>`);
    const buffer = await page.screenshot({ type: 'jpeg', quality: 88 });
    return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
  } finally {
    await page.close();
  }
}

/** No paper at all. */
export async function cat(browser: Browser): Promise<Paper> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  try {
    await page.setContent(`<body style="margin:0;background:radial-gradient(circle at 40% 50%,#d9a066,#8f563b 60%,#45283c)">
      <div style="position:absolute;left:250px;top:180px;width:300px;height:240px;border-radius:50%;background:#c77b30"></div></body>`);
    const buffer = await page.screenshot({ type: 'jpeg', quality: 80 });
    return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
  } finally {
    await page.close();
  }
}
