import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { CheckerPage } from '#client/checker/checker-page.tsx';
import { keepDraft } from '#client/checker/kept-draft.ts';
import { countChecks } from '#src/checker/counts.ts';
import type { DraftChecked } from '#src/checker/schema.ts';
import type { Check } from '#src/verification/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const DRAFT = `The lease says “the deposit is returned within thirty days”.
He was fined $640.00 under FRCP 12(b)(9). See Delgado v. Harbison, 512 F.3d 1188.`;
const LEASE_ID = '7d0c3a52-6a41-4d55-9f6c-7a1d0b1f9c70';

function checkOf(text: string, values: Pick<Check, 'kind' | 'status'> & Partial<Check>): Check {
  const start = DRAFT.indexOf(text);
  return { text, start, end: start + text.length, note: `About ${text}.`, source: null, ...values };
}

const place = { documentId: LEASE_ID, filename: 'lease.pdf', page: 2, start: 40, end: 90, verified: true };
const QUOTE = '“the deposit is returned within thirty days”';
const CHECKS: Check[] = [
  checkOf(QUOTE, { kind: 'quote', status: 'found', source: { ...place, quote: QUOTE.slice(1, -1) } }),
  checkOf('$640.00', { kind: 'sum', status: 'not-found' }),
  checkOf('FRCP 12(b)(9)', { kind: 'citation', status: 'looks-wrong' }),
  checkOf('Delgado v. Harbison, 512 F.3d 1188', { kind: 'citation', status: 'form-only' }),
];

function makeResult(checks: Check[] = CHECKS, change: Partial<DraftChecked> = {}): DraftChecked {
  return {
    checks,
    nearest: checks.map(() => null),
    counts: countChecks(checks),
    searched: 3,
    unread: { total: 0, listed: [] },
    ...change,
  };
}

let server: FakeServer;
beforeEach(() => {
  keepDraft({ userId: '', caseId: '' }, null);
  server = startFakeServer({ 'cases.get': () => makeCase(), 'checker.check': () => makeResult() });
});

function open() {
  return renderRoutes(
    [
      {
        path: '/cases/:caseId/check-draft',
        element: (
          <UserContext value={makeUser()}>
            <CheckerPage />
          </UserContext>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/check-draft`,
  );
}

async function check(person: ReturnType<typeof open>['person'], draft = DRAFT) {
  await person.click(await screen.findByLabelText('Your draft'));
  await person.paste(draft);
  await person.click(screen.getByRole('button', { name: 'Check This Draft' }));
}

const findings = () => within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');

describe('the paste', () => {
  it('says that nothing is saved, and asks for a draft', async () => {
    const { person } = open();
    expect(await screen.findByText(/Nothing is saved\. .* no AI reads it/)).toBeTruthy();
    expect(screen.getByText(/That does not say it exists/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Check This Draft' }));
    expect(await screen.findByText('Please paste the draft first.')).toBeTruthy();
    expect(server.sent('checker.check')).toEqual([]);
  });

  it('counts the characters, and refuses one too many', async () => {
    const { person } = open();
    await check(person, 'x'.repeat(100_001));
    expect(screen.getByText('100,001 of 100,000 characters')).toBeTruthy();
    expect(await screen.findByText(/split the draft in two/)).toBeTruthy();
    expect(server.sent('checker.check')).toEqual([]);
  });

  it('is kept when the check fails', async () => {
    server.answer('checker.check', () => {
      throw new Refusal(429, 'TOO_MANY_REQUESTS', {
        message: 'Another draft of yours is still being checked.',
      });
    });
    const { person } = open();
    await check(person);
    expect((await screen.findByRole('alert')).textContent).toContain('Another draft of yours');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your draft').value).toBe(DRAFT);
    server.answer('checker.check', () => makeResult());
    await person.click(screen.getByRole('button', { name: 'Check This Draft' }));
    expect(await screen.findByText('2 problems in this draft')).toBeTruthy();
  });

  it('can be canceled, and what comes later is not shown', async () => {
    const late = Promise.withResolvers<DraftChecked>();
    server.answer('checker.check', () => late.promise);
    const { person } = open();
    await check(person);
    expect(await screen.findByText('Looking through the documents of your case…')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    late.resolve(makeResult());
    expect(await screen.findByRole('button', { name: 'Check This Draft' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your draft').value).toBe(DRAFT);
    expect(screen.queryByText('2 problems in this draft')).toBeNull();
  });
});

describe('the result', () => {
  it('counts outcomes, problems first, and lists what needs a look', async () => {
    const { person } = open();
    await check(person);
    await screen.findByText('2 problems in this draft');
    const filter = screen.getByRole('group', { name: 'Show only' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1Looks wrong',
      '1Not found in what was read',
      '1Form is right, not in our library',
      '1Found',
    ]);
    expect(findings()).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Show All' }));
    expect(findings()).toHaveLength(4);
    await person.click(within(filter).getByRole('button', { name: /Looks wrong/ }));
    expect(findings().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('FRCP 12(b)(9)'),
    ]);
    expect(screen.getByText(/does not say that a decision exists/)).toBeTruthy();
  });

  it('marks the draft, each mark with its word', async () => {
    const { person } = open();
    await check(person);
    const draft = await screen.findByRole('region', { name: 'Your draft with marks' });
    expect(
      within(draft)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `${QUOTE}1 found`,
      '$640.002 not found in what was read',
      'FRCP 12(b)(9)3 looks wrong',
      'Delgado v. Harbison, 512 F.3d 11884 form is right, not in our library',
    ]);
  });

  it('goes from a mark to its finding, also one that is filtered out, and back', async () => {
    const { person } = open();
    await check(person);
    const draft = await screen.findByRole('region', { name: 'Your draft with marks' });
    await person.click(within(draft).getByRole('link', { name: /the deposit is returned/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(QUOTE));
    expect(document.activeElement?.tagName).toBe('BUTTON');
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await person.click(
      within(screen.getByRole('list', { name: 'Findings' })).getByRole('button', { name: '$640.00' }),
    );
    expect(shown.mock.contexts.map((element) => element instanceof Element && element.id)).toContain(
      'mark-2',
    );
  });

  it('links to the page with the words marked', async () => {
    const { person, router } = open();
    await check(person);
    await person.click(await screen.findByRole('button', { name: 'Show All' }));
    await person.click(screen.getByRole('link', { name: /^Open lease\.pdf/ }));
    expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}/documents/${LEASE_ID}`);
    expect(router.state.location.search).toBe('?page=2&quote=40-90');
    // On the way back the results are still there.
    await router.navigate(-1);
    expect(await screen.findByText('2 problems in this draft')).toBeTruthy();
    expect(server.sent('checker.check')).toHaveLength(1);
  });

  it('is walked with j and k', async () => {
    const { person } = open();
    await check(person);
    await screen.findByText('2 problems in this draft');
    await person.keyboard('j');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('$640.00'));
    await person.keyboard('j');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('FRCP 12(b)(9)'));
    await person.keyboard('k');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('$640.00'));
  });

  it('shows the words that a bent quotation comes from', async () => {
    const lost = checkOf(QUOTE, { kind: 'quote', status: 'not-found' });
    const near = { ...place, quote: 'The deposit is returned within sixty days.' };
    server.answer('checker.check', () => makeResult([lost], { nearest: [near] }));
    const { person } = open();
    await check(person);
    expect(await screen.findByText('Perhaps this was meant:')).toBeTruthy();
    const link = screen.getByRole('link', { name: /within sixty days/ });
    expect(link.getAttribute('href')).toContain('?page=2&quote=40-90');
  });

  it('names the documents that were not looked at', async () => {
    const listed = [
      { id: LEASE_ID, filename: 'scan.pdf', status: 'failed' as const },
      { id: CASE_ID, filename: 'new.pdf', status: 'reading' as const },
    ];
    server.answer('checker.check', () => makeResult(CHECKS, { unread: { total: 60, listed } }));
    const { person } = open();
    await check(person);
    expect(await screen.findByText('60 documents were not looked at')).toBeTruthy();
    expect(screen.getByText(/: could not be read/)).toBeTruthy();
    expect(screen.getByText(/: still being read/)).toBeTruthy();
    expect(screen.getByText('and 58 others')).toBeTruthy();
  });

  it('says it when there was nothing to look up, and when all is found', async () => {
    server.answer('checker.check', () => makeResult([]));
    const { person } = open();
    await check(person, 'Hello.');
    expect(await screen.findByText('Nothing to look up in this draft')).toBeTruthy();
    server.answer('checker.check', () => makeResult(CHECKS.slice(0, 1)));
    await person.click(screen.getByRole('button', { name: 'Check Another' }));
    await check(person);
    expect(await screen.findByText('Everything that was looked up was found')).toBeTruthy();
    expect(findings()).toHaveLength(1);
  });

  it('goes back to the field with the text', async () => {
    const { person } = open();
    await check(person);
    await person.click(await screen.findByRole('button', { name: 'Edit the Draft' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your draft').value).toBe(DRAFT);
  });

  it('prints all findings and the draft, whatever is filtered', async () => {
    const { person } = open();
    await check(person);
    await screen.findByText('2 problems in this draft');
    window.dispatchEvent(new Event('beforeprint'));
    const paper = await screen.findByLabelText('Check for printing');
    expect(within(paper).getAllByRole('listitem')).toHaveLength(4);
    expect(paper.textContent).toContain('[3: looks wrong]');
    expect(paper.textContent).toContain('Nothing here says that a decision exists');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByLabelText('Check for printing')).toBeNull());
  });
});

it('a case that is not there says so', async () => {
  server.answer('cases.get', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  open();
  expect(await screen.findByText('The requested case could not be found.')).toBeTruthy();
});
