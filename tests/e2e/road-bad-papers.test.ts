import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { toOpenDay, turn } from '../unit/law/day-walker.ts';
import { check } from './looks.ts';
import type { Paper } from './papers.ts';
import { Hand } from './road-hand.ts';
import { photo, SHEETS } from './road-papers.ts';
import { agree, dayFromNow, dayOn, handedYesterday, keepIt, plate, READING, show } from './road-steps.ts';
import { openStand, PHONE, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const spelled = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));

async function file(name: string, text: string): Promise<Paper> {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await makePdf([text])) };
}

const summons = (
  number: string,
  { court = 'SECOND JUDICIAL DISTRICT COURT', by = '' } = {},
) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. ${number}
WILLA HARGROVE,
     Defendant.

SUMMONS

TO DEFENDANT: Willa Hargrove. A lawsuit has been filed against you on a credit card account.
${by === '' ? 'You must file your written answer within thirty (30) days from the date you are\nserved with this Summons.' : `You must file your written answer to the lawsuit with the Court on or before\n${by}.`}
If you do not, the Court may enter judgment against you.
Dated at Albuquerque, New Mexico, ${spelled(dayFromNow(-20))}.`;

const NO_COURT = `LARKSPUR LENDING LLC, Plaintiff,
v.
WILLA HARGROVE, Defendant.

SUMMONS

To Willa Hargrove: A lawsuit has been filed against you on a credit card account.
You must serve a written answer within twenty-one (21) days after service of this summons on you.
If you do not answer, judgment by default may be entered against you.
Dated ${spelled(dayFromNow(-6))}.`;

const OHIO = `IN THE COURT OF COMMON PLEAS
FRANKLIN COUNTY, OHIO

BUCKEYE LENDING LLC,
     Plaintiff,
v.                                   Case No. 26 CV 001234
WILLA HARGROVE,
     Defendant.

SUMMONS

To Defendant Willa Hargrove: You have been named a defendant in a lawsuit on a credit card account.
You must serve a written answer upon the plaintiff's attorney within twenty-eight (28) days
after service of this summons on you. If you fail to answer, judgment by default
may be rendered against you for the relief demanded in the complaint.
${spelled(dayFromNow(-6))}.`;

async function openRoad() {
  const window = await stand.open(PHONE);
  return { window, page: window.page, hand: new Hand(window.page, true) };
}

describe('papers that are not as they should be: a sentence that helps, and a way on', () => {
  it('no court is recognized: it is asked, and the words of the paper are counted', async () => {
    const { window, page, hand } = await openRoad();
    await show(window, hand, [await file('summons.pdf', NO_COURT)]);
    await page.getByText(/could not read which court this is/).waitFor();
    await check(window, 'phone-bad-no-court');
    await hand.button('Another court');
    await hand.type(page.getByLabel(/The court’s name/), 'Court of Larkspur County');
    await hand.button('Save');
    const state = page.getByLabel('In which state is the court?');
    if (await state.isVisible()) await state.selectOption('MO');
    await agree(hand, 'A debt, a bill or a credit card');
    const served = await handedYesterday(hand);
    expect(await plate(window)).toEqual({ day: turn(served, 21, 1), isSure: false });
    await check(window, 'phone-bad-no-court-day');
    await window.close();
  });

  it('papers of three cases at once come one after the other, and each is kept', async () => {
    const { window, page, hand } = await openRoad();
    const numbers = ['D-202-CV-2026-01234', 'D-202-CV-2026-05678', 'D-202-CV-2026-09876'];
    await show(window, hand, await Promise.all(numbers.map((each) => file(`${each}.pdf`, summons(each)))));
    await page.getByText('1 of 3').waitFor();
    await page.getByText(/^These papers are of 3 cases/).waitFor();
    await check(window, 'phone-bad-three');
    await agree(hand, 'A debt, a bill or a credit card');
    await handedYesterday(hand);
    await dayOn(window);
    await page.getByRole('button', { name: 'Next paper (2 of 3)' }).waitFor();
    await keepFirst(hand);
    for (const place of ['2 of 3', '3 of 3']) {
      await page.getByRole('heading', { name: 'This is what we read' }).waitFor();
      await page.getByText(place).waitFor();
      // All three are of the same people: their numbers tell them apart.
      const isLast = place === '3 of 3';
      await page
        .getByText(
          isLast
            ? /05678” are kept\. This one is not kept yet\.$/
            : /01234” is kept\. This one and 1 other are not kept yet\.$/,
        )
        .waitFor();
      if (!isLast) await check(window, 'phone-bad-three-left');
      await agree(hand, 'A debt, a bill or a credit card');
      await handedYesterday(hand);
      await dayOn(window);
      await hand.button('Keep my case');
    }
    await page.waitForURL(/\/\?case=/);
    await window.go('/');
    await page.getByRole('button', { name: 'My Cases (3)' }).waitFor();
    await window.close();
  });

  it('a page upside down is read, and the day is right', async () => {
    const { window, hand } = await openRoad();
    const upsideDown = await photo(stand.browser, 'turned', SHEETS.district(dayFromNow(-6)), 180.4);
    await show(window, hand, [upsideDown]);
    await agree(hand, 'A debt, a bill or a credit card');
    const served = await handedYesterday(hand);
    expect(await dayOn(window)).toBe(toOpenDay('new_mexico', turn(served, 30, 1)));
    await window.close();
  });

  it('the same paper twice is said and kept once', async () => {
    const { window, page, hand } = await openRoad();
    const paper = await file('summons.pdf', summons('D-202-CV-2026-01234'));
    await show(window, hand, [paper, paper]);
    await page.getByText('You added “summons.pdf” twice. It is kept once.').waitFor();
    expect(await page.getByText(/^1 of/).count()).toBe(0);
    await window.close();
  });

  it('a summons of a state without rules: its own words, to be checked, and who helps', async () => {
    const { window, page, hand } = await openRoad();
    await show(window, hand, [await file('summons.pdf', OHIO)]);
    await page.getByText(/are not known here/).waitFor();
    await agree(hand, 'A debt, a bill or a credit card');
    const served = await handedYesterday(hand);
    expect(await plate(window)).toEqual({ day: turn(served, 28, 1), isSure: false });
    await page.getByText(/Call the clerk and ask/).waitFor();
    await check(window, 'phone-bad-ohio');
    await keepIt(hand);
    expect(hand.taps).toBeLessThanOrEqual(7);
    await window.close();
  });

  it('a day of service that has not come is refused, one after the deadline goes on when both are right', async () => {
    const { window, page, hand } = await openRoad();
    const by = dayFromNow(-5);
    const paper = await file('summons.pdf', summons('D-202-CV-2026-01234', { by: spelled(by) }));
    await show(window, hand, [paper]);
    await agree(hand, 'A debt, a bill or a credit card');
    await page.getByRole('heading', { name: 'When and how did you get it?' }).waitFor(READING);
    await hand.choice('Somebody handed it to me');
    await hand.button('Another day');
    await hand.type(page.getByLabel('The day'), dayFromNow(4));
    await hand.button('Show my day');
    await page.getByText('That day has not come yet.').waitFor();
    await check(window, 'phone-bad-future');
    await hand.button(/^Yesterday/);
    await page.getByRole('heading', { name: 'One thing does not fit' }).waitFor();
    await page.getByText(/call the clerk of the court today/).waitFor();
    await check(window, 'phone-bad-late');
    await hand.button('Both are right. Go on');
    expect(await plate(window)).toEqual({ day: by, isSure: false });
    await page.getByText('The day has passed. Do this today:').waitFor();
    await check(window, 'phone-bad-passed');
    await window.close();
  });
});

/** An account is made, and the papers of the other cases still wait. */
async function keepFirst(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.type(page.getByLabel('E-mail'), `three-${Date.now()}@example.org`);
  await hand.type(page.getByLabel('Password', { exact: true }), 'a long sentence about a furnace');
  await hand.button('Keep my case');
}
