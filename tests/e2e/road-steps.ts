import { randomUUID } from 'node:crypto';
import type { Paper } from './papers.ts';
import type { Hand } from './road-hand.ts';
import type { Window } from './stand.ts';

/** A day in New Mexico, so many days from now. */
export function dayFromNow(days: number): string {
  const now = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now);
}

export const READING = { timeout: 150_000 };

/** From the landing page to what was read. */
export async function show(window: Window, hand: Hand, chosen: readonly Paper[]): Promise<void> {
  const { page } = window;
  await window.go('/');
  await hand.choose(page.getByRole('link', { name: 'Choose files' }), chosen);
  await page.waitForURL(/\/start\/./);
  // Pictures are pages to look over; a file is a whole paper.
  if (chosen.some(({ mimeType }) => mimeType.startsWith('image/'))) await hand.button('That is all. Read it');
  await hand.waits(() => page.getByRole('heading', { name: 'This is what we read' }).waitFor(READING));
}

/** Answers what is asked, and says yes to what was read. */
export async function agree(hand: Hand, kind: string): Promise<void> {
  const question = hand.page.getByText('What is it about?');
  if (await question.isVisible()) await hand.button(kind);
  await hand.button('All right');
}

/** Yesterday, as the screen has it: the day at the court, which may be another one than here. */
export async function handedYesterday(hand: Hand): Promise<string> {
  await hand.page.getByRole('heading', { name: 'When and how did you get it?' }).waitFor();
  await hand.choice('Somebody handed it to me');
  return yesterday(hand);
}

export async function yesterday(hand: Hand): Promise<string> {
  const label = await hand.page.getByRole('button', { name: /^Yesterday/ }).textContent();
  await hand.button(/^Yesterday/);
  const year = new Date(Date.now() - 86_400_000).getUTCFullYear();
  return new Date(`${(label ?? '').replace(/^Yesterday, \w+, /, '')}, ${year} 12:00 UTC`)
    .toISOString()
    .slice(0, 10);
}

/** The day in the large plate. */
export async function dayOn(window: Window): Promise<string | null> {
  await window.page.getByRole('heading', { name: 'Your day' }).waitFor();
  return window.page.locator('main time').first().getAttribute('datetime');
}

/** The day's own plate, and whether it asks to be checked. */
export async function plate(window: Window): Promise<{ day: string | null; isSure: boolean }> {
  await dayOn(window);
  return plateShown(window);
}

/** The same of whatever stands there; no day where the screen says none. */
export async function plateShown({ page }: Window): Promise<{ day: string | null; isSure: boolean }> {
  const none = page.getByRole('heading', {
    level: 1,
    name: /^(?:We cannot say your day yet|No day at a court)$/,
  });
  const time = page.locator('main time').first();
  await none.or(time).first().waitFor();
  if (await none.isVisible()) return { day: null, isSure: false };
  const day = await time.getAttribute('datetime');
  const text = await time.locator('xpath=..').textContent();
  return { day: day?.slice(0, 10) ?? null, isSure: !text?.includes('please check') };
}

/** The day is kept where it stands, with an account of two fields; the road ends in the case. */
export async function keepIt(hand: Hand): Promise<string> {
  const { page } = hand;
  const email = `road-${randomUUID()}@example.org`;
  await hand.type(page.getByLabel('E-mail'), email);
  await hand.type(page.getByLabel('Password', { exact: true }), 'a long sentence about a furnace');
  await hand.button('Keep my case');
  await page.waitForURL(/\/\?case=/);
  return email;
}
