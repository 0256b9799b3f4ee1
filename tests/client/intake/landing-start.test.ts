import { afterEach, expect, it, vi } from 'vitest';
import { startLanding } from '#client/intake/landing-start.ts';

afterEach(() => vi.unstubAllGlobals());

/** The landing page's offer, once the server has said what is open. */
async function offered(open: unknown): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => Response.json(open));
  const root = document.createElement('div');
  root.innerHTML =
    '<p data-landing-waiting="" hidden><span data-landing-waiting-what=""></span><time></time><a href="/start"></a></p>';
  const end = startLanding(root);
  await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => setTimeout(done, 0));
  end();
  const [offer] = root.getElementsByTagName('p');
  if (offer === undefined) throw new Error('There is none.');
  return offer;
}

const waiting = {
  ...{ intakeId: 'one', createdAt: '2026-03-11T18:00:00Z', expiresAt: '2026-03-12T18:00:00Z' },
  ...{
    isOwn: false,
    waits: true,
    papers: 2,
    says: 'a summons (Second Judicial District Court) and a letter',
  },
};

it('what waits is counted and named, and the way on leads to what was read', async () => {
  const offer = await offered([
    { ...waiting, intakeId: 'kept', waits: false, papers: 0, says: null },
    waiting,
  ]);
  expect(offer.hidden).toBe(false);
  expect(offer.querySelector('span')?.textContent).toBe(
    '2 papers: a summons (Second Judicial District Court) and a letter.',
  );
  expect(offer.querySelector('a')?.getAttribute('href')).toBe('/start/one?step=card');
});

it('nothing is offered where nothing waits', async () => {
  expect((await offered([{ ...waiting, waits: false }])).hidden).toBe(true);
  expect((await offered({ message: 'odd' })).hidden).toBe(true);
});
