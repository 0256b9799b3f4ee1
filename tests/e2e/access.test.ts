import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { makePapers } from './papers.ts';
import { openStand, type Person, type Stand } from './stand.ts';

const MANY = 60;
const HOSTILE = [
  '<script>alert(1)</script>.txt',
  'Exhibit \u202efdp.exe\u202c signed.txt',
  'عقد إيجار بين الطرفين.txt',
  `${'Verylongname'.repeat(18)}.txt`,
];

let stand: Stand;
let person: Person;
const cases = { empty: '', papers: '', many: '' };
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  cases.empty = await person.createCase('Empty matter');
  cases.papers = await person.createCase('Hargrove v. Copper Mesa Properties');
  cases.many = await person.createCase(`<b>Many</b> v. ${'Papers'.repeat(30)}`);
  const papers = await makePapers(stand.browser);
  await person.upload(cases.papers, Object.values(papers));
  const names = Array.from({ length: MANY - HOSTILE.length }, (_, index) => `Letter ${index + 1}.txt`);
  const letters = [...HOSTILE, ...names].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Dear Ms. Farrow, this is ${name}.`),
  }));
  for (let at = 0; at < MANY; at += 40) await person.upload(cases.many, letters.slice(at, at + 40));
  await person.read(cases.papers, 7);
});
afterAll(() => stand.close());

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  const isPhone = look.startsWith('phone');

  it('before signing in', async () => {
    const window = await stand.open(options);
    await window.go('/');
    await window.page.getByRole('link', { name: 'Open Your Case File' }).waitFor();
    await check(window, `${look}-landing`);
    for (const [path, title] of [
      ['/terms', 'Terms of service'],
      ['/privacy', 'What happens with your data'],
    ] as const) {
      await window.go(path);
      await window.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await window.page.getByText('has not given a name here').waitFor();
      await check(window, `${look}${path.replace('/', '-')}`);
    }
    await window.go('/account');
    await window.page.getByRole('tab', { name: 'Create Account' }).click();
    await check(window, `${look}-account`);
    await window.page.getByLabel('E-mail').fill(`access-${look}@example.org`);
    await window.page.getByLabel('Password', { exact: true }).fill('a long sentence about a furnace');
    await window.page.getByRole('button', { name: 'Create Account' }).click();
    await window.page.getByRole('radio', { name: /Defendant/ }).check();
    await check(window, `${look}-onboarding`);
    await window.close();
  });

  it('in the documents', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    const openList = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Documents \(\d+\)$/ }).click();
    };
    const openDocument = async (name: string) => {
      await openList();
      const list = page.getByRole('list', { name: 'Documents', exact: true });
      await list.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await go('/');
    await page.getByRole('heading', { name: 'What is due' }).waitFor();
    await check(window, `${look}-cases`);
    if (isPhone) {
      await page.getByRole('button', { name: /^My Cases/ }).click();
      await page.getByRole('link', { name: 'Empty matter' }).waitFor();
      await check(window, `${look}-cases-list`);
    }
    await page.getByRole('link', { name: 'Empty matter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Empty matter' }).waitFor();
    await check(window, `${look}-case`);

    await go(`/cases/${cases.empty}/documents`);
    await page.getByText('Select a Document').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(window, `${look}-empty`);
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'Complaint.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
    await check(window, `${look}-upload`);

    await go(`/cases/${cases.many}/documents`);
    await openList();
    await page.getByText(`${MANY} of ${MANY} documents`).locator('visible=true').waitFor();
    await check(window, `${look}-many`);
    expect(
      await page.getByRole('list', { name: 'Documents', exact: true }).getByRole('listitem').count(),
    ).toBeLessThan(40);

    await go(`/cases/${cases.papers}/documents`);
    await page.getByLabel('Search names and text of every document').fill('furnace');
    await page.keyboard.press('Enter');
    await page.getByText(/passages?, best first/).waitFor();
    await check(window, `${look}-search`);

    await openDocument('Complaint Hargrove v Copper Mesa.pdf');
    await check(window, `${look}-document`);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByText('Page 3 of 3').waitFor();
    await check(window, `${look}-text`);
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('Numbered allegations').click();
    await check(window, `${look}-details`);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Your question').fill('How much was the security deposit?');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Sources' }).last().waitFor();
    await check(window, `${look}-chat`);

    await openDocument('Scan 0042.pdf');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('This reads like: Order').waitFor();
    await check(window, `${look}-suggestion`);
    await go('/nothing/here');
    await page.getByText('404 Page Not Found').waitFor();
    await check(window, `${look}-not-found`);
    await window.close();
  });
});
