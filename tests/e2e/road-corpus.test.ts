import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusDirectory } from '#tests/setup/corpus.ts';
import { toOpenDay, turn } from '../unit/law/day-walker.ts';
import { pickForRoad, type RoadSample } from './corpus.ts';
import { Hand } from './road-hand.ts';
import { handedYesterday, plateShown, READING, show, yesterday } from './road-steps.ts';
import { openStand, PHONE, type Stand } from './stand.ts';

const corpus = corpusDirectory();
let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain',
};
const SIDES = { plaintiff: /I am the one who sues/, defendant: /I am the one who is sued/ };
const ENDED = /^(?:Your day|We cannot say your day yet|No day at a court)$/;

/** Answers what the card and the question after it ask, as somebody would who was handed the paper yesterday. */
async function answerAll(hand: Hand, { court, side }: RoadSample): Promise<string | null> {
  const { page } = hand;
  if (await page.getByText('Which court is on the paper?').isVisible()) {
    await hand.button('Another court');
    await hand.type(page.getByLabel(/The court’s name/), court ?? 'Court of Larkspur County');
    await hand.button('Save');
  }
  const role = page.getByRole('button', { name: SIDES[side] });
  if (await role.isVisible()) await hand.press(role);
  const kind = page.getByText('What is it about?');
  if (await kind.isVisible()) await hand.button('Something else between people or companies');
  const state = page.getByLabel('In which state is the court?');
  if (await state.isVisible()) await state.selectOption('MO');
  await hand.button('All right');
  const when = page.getByRole('heading', { name: /^When/ });
  await when.or(page.getByRole('heading', { name: ENDED })).waitFor();
  if (!(await when.isVisible())) return null;
  if (await page.getByText('Somebody handed it to me').isVisible()) return handedYesterday(hand);
  return yesterday(hand);
}

/** Days that may be said without 'please check': the time to answer from yesterday, or what the paper names. */
function rightDays({ answerDays, named, rules }: RoadSample, served: string | null): string[] {
  if (answerDays === null || served === null) return named;
  return [...named, toOpenDay(rules, turn(served, answerDays, 1))];
}

describe.runIf(corpus)('papers that courts and people wrote', () => {
  it.each(pickForRoad(corpus ?? ''))('$name: the right day, or a question', async (sample) => {
    const window = await stand.open(PHONE);
    const { page } = window;
    const hand = new Hand(page, true);
    const ending = extname(sample.path);
    const buffer = readFileSync(sample.path);
    await show(window, hand, [{ name: `paper${ending}`, mimeType: TYPES[ending] ?? '', buffer }]);
    const served = await answerAll(hand, sample);
    const heading = page.getByRole('heading', { level: 1, name: ENDED });
    await heading.waitFor(READING);
    const { day, isSure } = await plateShown(window);
    console.log(
      `${sample.name}: ${(await heading.textContent())?.toLowerCase()}, ${day ?? 'none'}${isSure ? ', sure' : ''}; ${hand.told()}`,
    );
    if (isSure) expect(rightDays(sample, served)).toContain(day);
    if (sample.isLetter) expect(day).toBeNull();
    if (sample.named.length > 0) expect(sample.named).toContain(day);
    // On a blank form no court is filled in: its name is typed.
    expect(hand.taps).toBeLessThanOrEqual(hand.typed === 0 ? 7 : 8);
    expect(hand.typed).toBeLessThanOrEqual(1);
    await window.close();
  });
});
