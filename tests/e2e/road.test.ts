import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toOpenDay, turn } from '../unit/law/day-walker.ts';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { Hand } from './road-hand.ts';
import { cat, photo, SHEETS } from './road-papers.ts';
import { openStand, PHONE, type Stand, unexpected, type Window } from './stand.ts';

/** A day in New Mexico, so many days from now. */
function dayFromNow(days: number): string {
  const now = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);
}
const ISSUED = dayFromNow(-6);
const YESTERDAY = dayFromNow(-1);
const HEARING = toOpenDay('california', dayFromNow(45));
const UNTIL = dayFromNow(20);

let stand: Stand;
let papers: Record<keyof typeof SHEETS, Paper>;

beforeAll(async () => {
  stand = await openStand();
  const { browser } = stand;
  papers = {
    district: await photo(browser, 'district', SHEETS.district(ISSUED)),
    metropolitan: await photo(browser, 'metropolitan', SHEETS.metropolitan(ISSUED)),
    federal: await photo(browser, 'federal', SHEETS.federal(ISSUED)),
    eviction: await photo(browser, 'eviction', SHEETS.eviction(ISSUED)),
    smallClaims: await photo(browser, 'small-claims', SHEETS.smallClaims(HEARING)),
    letter: await photo(browser, 'letter', SHEETS.letter(UNTIL)),
    ownComplaint: await photo(browser, 'complaint', SHEETS.ownComplaint()),
  };
});
afterAll(() => stand.close());

const READING = { timeout: 150_000 };

/** From the landing page to what was read. */
async function show(window: Window, hand: Hand, chosen: readonly Paper[]): Promise<void> {
  const { page } = window;
  await window.go('/');
  await hand.choose(page.getByRole('link', { name: 'Choose files' }), chosen);
  await page.waitForURL(/\/start\/./);
  await hand.button('That is all. Read it');
  await page.getByRole('heading', { name: 'This is what we read' }).waitFor(READING);
}

/** Answers what is asked, and says yes to what was read. */
async function agree(hand: Hand, kind: string): Promise<void> {
  const question = hand.page.getByText('What is it about?');
  if (await question.isVisible()) await hand.button(kind);
  await hand.button('All right');
}

async function handedYesterday(hand: Hand): Promise<void> {
  await hand.page.getByRole('heading', { name: 'When and how did you get it?' }).waitFor();
  await hand.choice('Somebody handed it to me');
  await hand.choice(/^Yesterday/);
  await hand.button('Show my day');
}

/** The day in the large plate. */
async function dayOn(window: Window): Promise<string | null> {
  await window.page.getByRole('heading', { name: 'Your day' }).waitFor();
  return window.page.locator('main time').first().getAttribute('datetime');
}

const NM = (days: number) => toOpenDay('new_mexico', turn(YESTERDAY, days, 1));

describe.each(LOOKS)('on a %s', (look, options) => {
  const isTouch = 'hasTouch' in options;

  it.each<[keyof typeof SHEETS, string, string]>([
    ['district', NM(30), 'A debt, a bill or a credit card'],
    ['metropolitan', NM(20), 'A debt, a bill or a credit card'],
    ['federal', toOpenDay('federal', turn(YESTERDAY, 21, 1)), 'Something else between people or companies'],
  ])('the day of a %s summons, in seven taps and no word typed', async (key, expected, kind) => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers[key]]);
    if (key === 'district') await check(window, `${look}-road-3-card`);
    await agree(hand, kind);
    if (key === 'district') await check(window, `${look}-road-4-when`);
    await handedYesterday(hand);
    expect(await dayOn(window)).toBe(expected);
    if (key === 'district') await check(window, `${look}-road-5-day`);
    console.log(`${look}, ${key}: ${hand.taps} taps, ${hand.typed} fields typed`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    expect(hand.typed).toBeLessThanOrEqual(2);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
void [cat, PHONE];
