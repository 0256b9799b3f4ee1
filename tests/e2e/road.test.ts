import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toOpenDay, turn } from '../unit/law/day-walker.ts';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { Hand } from './road-hand.ts';
import { cat, photo, SHEETS } from './road-papers.ts';
import { agree, dayFromNow, dayOn, handedYesterday, keepIt, plate, READING, show } from './road-steps.ts';
import { openStand, PHONE, type Stand, unexpected, type Window } from './stand.ts';

const ISSUED = dayFromNow(-6);
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

/** The card shows the piece of the page that a line was read from. */
async function seesTheWords({ page }: Window): Promise<void> {
  const picture = page.locator('button[aria-label*="Open the page"] img').first();
  await picture.scrollIntoViewIfNeeded();
  const hasCome = (image: Element) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  await expect.poll(() => picture.evaluate(hasCome), { timeout: 30_000 }).toBe(true);
}

const NM = (days: number) => (served: string) => toOpenDay('new_mexico', turn(served, days, 1));

describe.each(LOOKS)('on a %s', (look, options) => {
  const isTouch = 'hasTouch' in options;

  it.each<[keyof typeof SHEETS, (served: string) => string, string]>([
    ['district', NM(30), 'A debt, a bill or a credit card'],
    ['metropolitan', NM(20), 'A debt, a bill or a credit card'],
    [
      'federal',
      (served) => toOpenDay('federal', turn(served, 21, 1)),
      'Something else between people or companies',
    ],
  ])('the day of a %s summons is in the case after seven taps and two fields', async (key, dayOf, kind) => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers[key]]);
    await seesTheWords(window);
    if (key === 'district') await check(window, `${look}-road-3-card`);
    await agree(hand, kind);
    if (key === 'district') await check(window, `${look}-road-4-when`);
    const expected = dayOf(await handedYesterday(hand));
    expect(await dayOn(window)).toBe(expected);
    if (key === 'district') await check(window, `${look}-road-5-day`);
    await keepIt(hand);
    await window.page.locator(`time[datetime^="${expected}"]`).first().waitFor();
    if (key === 'district') await check(window, `${look}-road-7-case`);
    console.log(`${look}, ${key}, kept: ${hand.told()}`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    expect(hand.typed).toBeLessThanOrEqual(2);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  it('a California eviction: ten court days, or it asks to be checked', async () => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers.eviction]);
    await window.page.getByText('Juniper Court Apartments LP against Willa Hargrove').waitFor();
    await window.page.getByText('Superior Court of California, County of Los Angeles').first().waitFor();
    await window.page.getByText(/to make the tenant leave/).waitFor();
    await agree(hand, 'My landlord wants me out');
    const served = await handedYesterday(hand);
    const { day, isSure } = await plate(window);
    const expected = turn(served, 10, 1, (each) => toOpenDay('california', each) === each);
    if (isSure) expect(day).toBe(expected);
    expect(day !== null && day <= expected).toBe(true);
    await window.page.getByText(/order you to leave/).waitFor();
    await keepIt(hand);
    console.log(`${look}, eviction, kept: ${day}, sure: ${isSure}, ${hand.told()}`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    await window.close();
  });

  it('small claims: the day is the hearing', async () => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers.smallClaims]);
    await window.page.getByText('Jonas Pell against Willa Hargrove').waitFor();
    const role = window.page.getByRole('button', { name: /I am the one who is sued/ });
    if (await role.isVisible()) await hand.press(role);
    await agree(hand, 'Small claims');
    const when = window.page.getByRole('heading', { name: 'When and how did you get it?' });
    await when.or(window.page.getByRole('heading', { name: 'Your day' })).waitFor();
    if (await when.isVisible()) await handedYesterday(hand);
    expect((await plate(window)).day).toBe(HEARING);
    await check(window, `${look}-road-hearing`);
    await keepIt(hand);
    console.log(`${look}, small claims, kept: ${hand.told()}`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    await window.close();
  });

  it('a letter before a lawsuit: what it asks, the trap, and no day of a court', async () => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers.letter]);
    await window.page.getByText('Who wrote it').waitFor();
    await window.page
      .getByText(/Your date stays the same/)
      .first()
      .waitFor();
    await check(window, `${look}-road-letter`);
    await agree(hand, '');
    await window.page.getByRole('heading', { name: 'When did you get it?' }).waitFor();
    await hand.button(/^Yesterday/);
    await window.page.getByRole('heading', { name: 'No day at a court' }).waitFor();
    await window.page.getByText('This is a letter, not an order of a court').waitFor();
    await check(window, `${look}-road-letter-day`);
    expect(await window.page.getByText('Your written answer must be at the court by').count()).toBe(0);
    console.log(`${look}, letter: ${hand.told()}`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    await window.close();
  });

  it('somebody’s own complaint: no answer of theirs is due', async () => {
    const window = await stand.open(options);
    const hand = new Hand(window.page, isTouch);
    await show(window, hand, [papers.ownComplaint]);
    await window.page.getByText('Willa Hargrove against Copper Mesa Properties LLC').waitFor();
    await hand.press(window.page.getByRole('button', { name: /I am the one who sues/ }));
    await agree(hand, 'Something else between people or companies');
    await check(window, `${look}-road-own`);
    await window.page.getByRole('heading', { name: 'When did you file it with the court?' }).waitFor();
    await hand.button('I have not filed it yet');
    await window.page.getByText('File it with the clerk of the court').waitFor();
    await check(window, `${look}-road-own-day`);
    expect(await window.page.getByText('Your written answer must be at the court by').count()).toBe(0);
    await keepIt(hand);
    console.log(`${look}, own complaint, kept: ${hand.told()}`);
    expect(hand.taps).toBeLessThanOrEqual(7);
    expect(hand.typed).toBeLessThanOrEqual(2);
    await window.close();
  });
});

describe('what goes wrong on the way', () => {
  it('no paper at all: a sentence that helps, and a way on', async () => {
    const window = await stand.open(PHONE);
    const hand = new Hand(window.page, true);
    const { page } = window;
    await window.go('/');
    await hand.choose(page.getByRole('link', { name: 'Choose files' }), [await cat(stand.browser)]);
    await page.waitForURL(/\/start\/./);
    await hand.button('That is all. Read it');
    await page
      .getByText(/could not (?:be )?read|We found nothing|could not tell what this paper is/)
      .first()
      .waitFor(READING);
    await check(window, 'phone-road-cat');
    await window.close();
  });

  it('a cut line loses nothing: it goes on by itself, a reload too', async () => {
    const window = await stand.open(PHONE);
    const { page } = window;
    const hand = new Hand(page, true);
    let isCut = true;
    await page.route('**/api/intake**', (route) => (isCut ? route.abort() : route.continue()));
    await window.go('/');
    await hand.choose(page.getByRole('link', { name: 'Choose files' }), [papers.district]);
    await page.getByText('There is no connection. Nothing is lost').waitFor();
    await check(window, 'phone-road-cut');
    await page.reload();
    await page.getByText('There is no connection. Nothing is lost').waitFor();
    isCut = false;
    await page.waitForURL(/\/start\/./);
    await hand.button('That is all. Read it');
    await page.getByRole('heading', { name: 'This is what we read' }).waitFor(READING);
    await window.close();
  });

  it('whoever went away before an account is led back from the first page', async () => {
    const window = await stand.open(PHONE);
    const { page } = window;
    const hand = new Hand(page, true);
    await window.go('/');
    const back = page.getByRole('link', { name: 'Go on with it' });
    expect(await back.isVisible()).toBe(false);
    await show(window, hand, [papers.district]);
    await window.go('/');
    await back.waitFor();
    await check(window, 'phone-road-1-back');
    await hand.press(back);
    await page.getByRole('heading', { name: 'This is what we read' }).waitFor(READING);
    await window.close();
  });

  it('an account in the middle keeps everything, and the laptop goes on', async () => {
    const window = await stand.open(PHONE);
    const { page } = window;
    const hand = new Hand(page, true);
    await show(window, hand, [papers.district]);
    await agree(hand, 'A debt, a bill or a credit card');
    await handedYesterday(hand);
    const day = await dayOn(window);
    await hand.button('Remind me');
    await page.getByRole('heading', { level: 1, name: 'Keep it' }).waitFor();
    await check(window, 'phone-road-6-keep');
    // Back loses nothing.
    await page.goBack();
    expect(await dayOn(window)).toBe(day);
    await page.goForward();
    const email = await keepIt(hand);
    await page.getByText('Larkspur Lending LLC v. Willa Hargrove').first().waitFor();
    console.log(`to the kept case: ${hand.told()}`);
    expect(hand.typed).toBe(2);
    const laptop = await stand.open();
    await laptop.go('/account');
    await laptop.page.getByLabel('E-mail').fill(email);
    await laptop.page.getByLabel('Password', { exact: true }).fill('a long sentence about a furnace');
    await laptop.page.getByRole('button', { name: 'Sign In' }).click();
    await laptop.page.getByText('Larkspur Lending LLC v. Willa Hargrove').first().waitFor();
    await laptop.page.locator(`time[datetime^="${day}"]`).first().waitFor();
    const waits = laptop.page.getByRole('region', { name: 'A paper that waits' });
    expect(await waits.count()).toBe(0);
    // What was added and not kept stands at the top of home.
    await laptop.go('/start');
    const choose = laptop.page.getByRole('button', { name: 'Choose files' });
    await new Hand(laptop.page, false).choose(choose, [papers.letter]);
    await laptop.page.waitForURL(/\/start\/./);
    const { pathname } = new URL(laptop.page.url());
    await laptop.go('/');
    await waits.waitFor();
    await check(laptop, 'desktop-road-8-waits');
    await waits.getByRole('link', { name: 'Go on' }).click();
    await laptop.page.waitForURL((url) => url.pathname === pathname);
    await laptop.close();
    await window.close();
  });
});

describe('pages are put in order', () => {
  it('two photos are one paper, split and joined again; a turn is kept', async () => {
    const window = await stand.open(PHONE);
    const { page } = window;
    const hand = new Hand(page, true);
    await window.go('/start');
    await page.getByRole('heading', { name: 'Show us the paper' }).waitFor();
    await check(window, 'phone-road-1-start');
    await hand.choose(page.getByRole('button', { name: 'Choose files' }), [
      papers.district,
      papers.metropolitan,
    ]);
    await page.getByRole('button', { name: 'Page 2: turn' }).waitFor();
    await check(window, 'phone-road-2-pages');
    await hand.button('Page 2: this is another paper');
    await page.getByRole('heading', { name: 'Paper 2 of 2' }).waitFor();
    await hand.button('Join with the paper above');
    await page.getByRole('button', { name: 'Page 2: turn' }).waitFor();
    await hand.button('Page 2: turn');
    await page.getByRole('button', { name: 'Page 2: crop' }).click();
    await page.getByRole('dialog', { name: 'Where is the page?' }).waitFor();
    await check(window, 'phone-road-2-crop');
    await page.getByRole('button', { name: 'Use the whole picture' }).click();
    await hand.button('Page 2: remove');
    await expect.poll(() => page.getByRole('button', { name: /: remove/ }).count()).toBe(1);
    await window.close();
  });

  it('papers of two cases come one after the other', async () => {
    const window = await stand.open();
    const hand = new Hand(window.page, false);
    await show(window, hand, [papers.district, papers.metropolitan]);
    await window.page.getByText('1 of 2').waitFor();
    await check(window, 'desktop-road-two');
    await window.close();
  });
});
