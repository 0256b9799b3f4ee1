import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

const MANY = 60;

let stand: Stand;
let person: Person;
let first: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  first = await person.createCase('Hargrove v. Copper Mesa');
  for (let number = 2; number < MANY; number += 1) await person.createCase(`Matter number ${number}`);
});
afterAll(() => stand.close());

describe('the cases workspace', () => {
  it('has panes of a quarter and three quarters that move between 20 and 40 per cent', async () => {
    const { page, problems, go, close } = await person.open();
    await go('/');
    const list = page.getByRole('list', { name: 'My Cases' });
    await list.waitFor();
    const share = async () => (((await page.locator('#list').boundingBox())?.width ?? 0) * 100) / 1440;
    expect(await share()).toBeCloseTo(25, 0);
    const separator = page.getByRole('separator');
    const drag = async (to: number) => {
      const box = await separator.boundingBox();
      await page.mouse.move(box?.x ?? 0, 400);
      await page.mouse.down();
      await page.mouse.move(to, 400, { steps: 5 });
      await page.mouse.up();
    };
    await drag(1200);
    expect(await share()).toBeCloseTo(40, 0);
    await drag(10);
    expect(await share()).toBeCloseTo(20, 0);
    await separator.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(share).toBeGreaterThan(20.5);
    expect(unexpected(problems)).toEqual([]);
    await close();
  });

  it('draws only the cases in sight, finds one by its name and keeps it over a reload', async () => {
    const { page, problems, go, close } = await person.open();
    await go('/');
    await page.getByText(`${MANY} cases`).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'My Cases' }).getByRole('listitem').count())
      .toBeLessThan(30);
    await page.getByLabel('Filter cases').fill('copper');
    await page.getByRole('link', { name: 'Hargrove v. Copper Mesa' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa' }).waitFor();
    expect(new URL(page.url()).searchParams.get('case')).toBe(first);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa' }).waitFor();
    await page.goBack();
    await page.getByText('Select a Case').waitFor();
    expect(unexpected(problems)).toEqual([]);
    await close();
  });

  it('keeps the list in a drawer on a phone, which closes when a case is chosen', async () => {
    const { page, problems, go, close } = await person.open(PHONE);
    await go('/');
    await page.getByRole('button', { name: /^My Cases/ }).click();
    const drawer = page.getByRole('dialog', { name: 'My Cases' });
    await drawer.getByLabel('Filter cases').fill('copper');
    await drawer.getByRole('link', { name: 'Hargrove v. Copper Mesa' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa' }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});
