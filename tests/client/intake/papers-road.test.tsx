import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { StartPage } from '#client/intake/start-page.tsx';
import type { DayAnswer } from '#src/intake/schema.ts';
import { makeProposal as makeSummons, makeIntake as makeWaiting } from '#tests/factories/intake.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const DAY: DayAnswer = {
  day: {
    ...{ what: 'Your answer is due', date: '2026-04-09', time: null, aimFor: '2026-04-02', daysLeft: 28 },
    ...{ steps: ['30 days after March 10.'], citation: 'Rule 1-012(A) NMRA', warnings: [], isSure: true },
    ...{ place: null, ruleKey: 'answer' },
  },
  others: [],
  why: null,
  needsService: true,
  court: { name: 'Second Judicial District Court', address: '400 Lomas', phone: '505-555-0142', hours: null },
  help: { help: [], note: null },
};

const FACT = 'fact-court';

/** A debt summons: one side is only likely, the court has its words and another it may be. */
function makeProposal(change: Parameters<typeof makeSummons>[0] = {}) {
  return makeSummons({
    key: 'key-1',
    court: {
      factIds: [FACT],
      choices: [
        { id: 'nm.district.2', name: 'Second Judicial District Court' },
        { id: 'nm.metropolitan', name: 'Bernalillo County Metropolitan Court' },
      ],
    },
    role: { value: 'defendant', certainty: 'likely', factIds: [] },
    sum: { value: { amount: 4350, what: 'credit card account' }, certainty: 'certain', factIds: [] },
    deadlines: [],
    cuts: [{ factId: FACT, paper: 0, page: 1, quote: 'SECOND JUDICIAL DISTRICT COURT' }],
    ...change,
  });
}
const makeIntake: typeof makeWaiting = (change) => makeWaiting({ proposals: [makeProposal()], ...change });

let server: FakeServer;
beforeEach(() => {
  vi.setSystemTime('2026-03-12T18:00:00Z');
  localStorage.clear();
  server = startFakeServer({
    'intake.get': () => makeIntake(),
    'intake.day': () => DAY,
    'auth.config': () => makeAuthConfig(),
    'auth.operatorTexts': () => ({ name: null, contact: null, terms: null, privacy: null }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(at: string, user: ReturnType<typeof makeUser> | null = null) {
  const page = <UserContext value={user}>{<StartPage />}</UserContext>;
  return renderRoutes(
    [
      { path: '/start', element: page },
      { path: '/start/:intakeId', element: page },
    ],
    at,
  );
}
function keepService(service: object) {
  localStorage.setItem('proceed.papers.intake-1', JSON.stringify({ 'key-1': { changes: {}, service } }));
}
const CARD = '/start/intake-1?step=card';

describe('what was read', () => {
  it('stands line by line, sure with a mark, unsure with its question', async () => {
    const { person } = open(CARD);
    await screen.findByRole('heading', { name: 'This is what we read' });
    screen.getByText('Second Judicial District Court');
    screen.getByText('No. D-202-CV-2026-01234');
    screen.getByText('Larkspur Lending LLC against Willa Hargrove');
    screen.getByText('They want $4,350, credit card account');
    screen.getByRole('button', { name: /“SECOND JUDICIAL DISTRICT COURT”, Summons, page 1/ });
    await person.click(screen.getByRole('button', { name: 'Right: Your side' }));
    expect(screen.queryByRole('button', { name: 'Right: Your side' })).toBeNull();
  });

  it('shows the piece of the page, and its words where no picture can be drawn', async () => {
    open(CARD);
    const chip = await screen.findByRole('button', { name: /“SECOND JUDICIAL DISTRICT COURT”/ });
    const picture = within(chip).getByRole('presentation');
    expect(picture.getAttribute('src')).toBe(`/api/intake/intake-1/facts/${FACT}/cutout`);
    expect(chip.textContent).toContain('“SECOND JUDICIAL DISTRICT COURT”');
    fireEvent.load(picture);
    expect(chip.textContent).not.toContain('SECOND');
    fireEvent.error(picture);
    expect(chip.textContent).toContain('“SECOND JUDICIAL DISTRICT COURT”');
  });

  it('has each page of a PDF beside it as a picture, and the file where none can be drawn', async () => {
    const [file] = makeWaiting().files;
    const [paper] = makeWaiting().papers;
    if (file === undefined || paper === undefined) throw new Error('There is none.');
    server.answer('intake.get', () =>
      makeIntake({
        files: [{ ...file, filename: 'summons.pdf', mimeType: 'application/pdf', isPicture: false }],
        papers: [{ ...paper, pages: 2 }],
      }),
    );
    open(CARD);
    const pages = within(await screen.findByRole('list', { name: 'Pages of the paper' }));
    expect(pages.getAllByRole('img').map((page) => page.getAttribute('src'))).toEqual([
      '/api/intake/intake-1/documents/file-1/picture?page=1&width=1280',
      '/api/intake/intake-1/documents/file-1/picture?page=2&width=1280',
    ]);
    fireEvent.error(pages.getByRole('img', { name: 'Page 2' }));
    expect(pages.getByRole('link', { name: 'Open summons.pdf' }).getAttribute('href')).toBe(
      '/api/intake/intake-1/files/file-1/content',
    );
  });

  it('has a typed paper as a link to it, and its words on the card', async () => {
    const [file] = makeWaiting().files;
    if (file === undefined) throw new Error('There is none.');
    server.answer('intake.get', () =>
      makeIntake({
        files: [{ ...file, filename: 'summons.txt', mimeType: 'text/plain', isPicture: false }],
      }),
    );
    open(CARD);
    await screen.findByRole('link', { name: 'Open summons.txt' });
    expect(screen.queryByRole('presentation')).toBeNull();
  });

  it('has the days that nobody could place, to be looked at', async () => {
    const [paper] = makeIntake().papers;
    if (paper === undefined) throw new Error('There is no paper.');
    const unplaced = [{ page: 1, quote: 'on May 4, 2031' }];
    server.answer('intake.get', () => makeIntake({ papers: [{ ...paper, unplaced }] }));
    open(CARD);
    await screen.findByText('1 other day we could not place');
    screen.getByText(/on May 4, 2031/);
  });

  it('goes no further while something is open, and asks it first', async () => {
    server.answer('intake.get', () =>
      makeIntake({
        proposals: [makeProposal({ kind: { value: null, certainty: 'unsure', factIds: [] } })],
      }),
    );
    const { person } = open(CARD);
    await person.click(await screen.findByRole('button', { name: 'All right' }));
    expect(screen.getByRole('alert').textContent).toBe('One question is still open above.');
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('What is it about?');
    await person.click(screen.getByRole('button', { name: 'My landlord wants me out' }));
    await person.click(screen.getByRole('button', { name: 'All right' }));
    await screen.findByRole('heading', { name: 'When and how did you get it?' });
  });

  it('a conflict is a warning that is read out, and a changed court is kept through a reload', async () => {
    const text = 'The paper says 20 days. The court’s rule gives 30 days.';
    server.answer('intake.get', () =>
      makeIntake({
        proposals: [makeProposal({ conflicts: [{ paperDays: '20 days', ruleDays: '30 days', text }] })],
      }),
    );
    const { person } = open(CARD);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await person.click(screen.getByRole('button', { name: 'Change: Court' }));
    await person.click(screen.getByRole('button', { name: 'Bernalillo County Metropolitan Court' }));
    expect(localStorage.getItem('proceed.papers.intake-1')).toContain('nm.metropolitan');
  });
});

describe('when and how it came', () => {
  async function answer(day: RegExp) {
    const { person } = open('/start/intake-1?step=when');
    await person.click(await screen.findByRole('radio', { name: 'It came in the mail' }));
    await person.click(screen.getByRole('button', { name: day }));
    return person;
  }

  it('is sent with the day, and the day is shown', async () => {
    await answer(/^Yesterday, Wed, Mar 11/);
    await screen.findByRole('heading', { name: 'Your day' });
    expect(server.sent('intake.day').at(-1)).toMatchObject({
      id: 'intake-1',
      service: { date: '2026-03-11', method: 'mail' },
    });
    screen.getByText('Your written answer must be at the court by');
    screen.getByText('in 28 days');
    screen.getByText(/If you do nothing,/);
  });

  it('refuses a day that has not come, and one before the paper was made', async () => {
    const person = await answer(/^Another day/);
    const day = screen.getByLabelText('The day');
    await person.type(day, '2026-03-20');
    await person.click(screen.getByRole('button', { name: 'Show my day' }));
    expect(screen.getByRole('alert').textContent).toContain('has not come yet');
    await person.clear(day);
    await person.type(day, '2026-03-01');
    await person.click(screen.getByRole('button', { name: 'Show my day' }));
    expect(screen.getByRole('alert').textContent).toContain('The paper is of Mon, Mar 2');
    expect(server.sent('intake.day')).toEqual([]);
    // The day of the paper may have been misread: whoever is sure goes on.
    await person.click(screen.getByRole('button', { name: 'It was Sun, Mar 1. Go on' }));
    await screen.findByRole('heading', { name: 'Your day' });
    expect(server.sent('intake.day').at(-1)).toMatchObject({ service: { date: '2026-03-01' } });
  });

  it('the day leads nowhere before it is said how it came', async () => {
    const { person } = open('/start/intake-1?step=when');
    await person.click(await screen.findByRole('button', { name: /^Today/ }));
    expect(screen.getByRole('alert').textContent).toContain('Please choose how you got it');
    expect(server.sent('intake.day')).toEqual([]);
    await person.click(screen.getByText('Somebody handed it to me'));
    await waitFor(() =>
      expect(server.sent('intake.day').at(-1)).toMatchObject({ service: { method: 'personal' } }),
    );
  });

  it('what the server finds wrong leads back to the question', async () => {
    server.refuse('intake.day', new Refusal(400, 'BAD_REQUEST', { message: 'Check both days.' }));
    const person = await answer(/^Today/);
    await screen.findByText('Check both days.');
    await person.click(screen.getByRole('button', { name: 'Change when I got it' }));
    await screen.findByRole('heading', { name: 'When and how did you get it?' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It came in the mail' }).checked).toBe(true);
  });

  it('whoever is sure of both days goes on without the one they entered', async () => {
    server.refuse('intake.day', new Refusal(400, 'BAD_REQUEST', { message: 'Check both days.' }));
    const person = await answer(/^Today/);
    await screen.findByText('Check both days.');
    server.answer('intake.day', () => DAY);
    await person.click(screen.getByRole('button', { name: 'Both are right. Go on' }));
    await screen.findByRole('heading', { name: 'Your day' });
    expect(server.sent('intake.day').at(-1)).toMatchObject({ service: { date: null, method: 'mail' } });
  });
});

it('the day is kept where it stands, with an address and a password', async () => {
  keepService({ date: '2026-03-10', method: 'personal' });
  server.answer('auth.config', () => makeAuthConfig({ sendsMail: true }));
  open('/start/intake-1?step=day');
  const keep = within(await screen.findByRole('region', { name: 'Keep it' }));
  await keep.findByLabelText('E-mail');
  keep.getByLabelText('Password');
  keep.getByRole('button', { name: 'Keep my case' });
  await keep.findByText(/14, 7, 3 and 1 days before/);
});

describe('the day', () => {
  it('of a passed one: what to do today', async () => {
    const passed = DAY.day && { ...DAY.day, date: '2026-03-09', daysLeft: -3, aimFor: null };
    server.answer('intake.day', () => ({ ...DAY, day: passed }));
    localStorage.setItem(
      'proceed.papers.intake-1',
      JSON.stringify({ 'key-1': { changes: {}, service: { date: '2026-02-01', method: 'personal' } } }),
    );
    open('/start/intake-1?step=day');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The day has passed. Do this today:');
    within(alert).getByText(/505-555-0142/);
  });

  it('of a landlord’s own notice that has passed: nothing of a court', async () => {
    const passed = DAY.day && { ...DAY.day, what: 'Pay or move out', date: '2026-03-09', daysLeft: -3 };
    server.answer('intake.day', () => ({ ...DAY, day: passed, why: 'This is a notice from your landlord.' }));
    server.answer('intake.get', () =>
      makeIntake({
        proposals: [
          makeProposal({
            asks: 'letter',
            kind: { value: 'eviction', certainty: 'likely', factIds: [] },
          }),
        ],
      }),
    );
    keepService({ date: '2026-03-06', method: 'unknown' });
    open('/start/intake-1?step=day');
    await screen.findByText(/Do not move out only because of this paper/);
    screen.getByText('This is a notice from your landlord.');
    expect(document.body.textContent).not.toMatch(/default or a judgment|hand in your written answer/i);
  });

  it('of a request to waive service: no answer at the court, and no pay taken', async () => {
    const what = 'Sign and send the form back';
    server.answer('intake.day', () => ({
      ...DAY,
      day: DAY.day && { ...DAY.day, what, isSure: false, warnings: ['Compare it with the paper.'] },
      why: 'You have not been served yet.',
    }));
    server.answer('intake.get', () =>
      makeIntake({ proposals: [makeProposal({ asks: 'nothing', sendBack: 'waiver-request' })] }),
    );
    open('/start/intake-1?step=day');
    await screen.findByText('You have not been served yet.');
    screen.getByText(`${what} by`);
    expect(screen.queryByText(/must be at the court|If you do nothing/)).toBeNull();
  });

  it('in Texas says nothing of pay', async () => {
    server.answer('intake.get', () =>
      makeIntake({
        proposals: [makeProposal({ state: { value: 'TX', certainty: 'certain', factIds: [] } })],
      }),
    );
    keepService({ date: '2026-03-10', method: 'personal' });
    open('/start/intake-1?step=day');
    await screen.findByText(/money from your bank account/);
    expect(screen.queryByText(/your pay/)).toBeNull();
  });

  it('on the fridge sheet stands first and large, with what to ask', async () => {
    const day = DAY.day && { ...DAY.day, isSure: false, warnings: ['Compare it.'] };
    const other = day && { ...day, what: 'Trial', date: '2026-05-01' };
    server.answer('intake.day', () => ({ ...DAY, day, others: other === null ? [] : [other] }));
    keepService({ date: '2026-03-10', method: 'personal' });
    open('/start/intake-1?step=day');
    await screen.findByRole('heading', { name: 'Your day' });
    const sheet = document.querySelector('article');
    expect(sheet?.textContent).toContain('Ask the clerk: is this the right day?');
    expect(sheet?.textContent).toContain('It must be at the court by then.');
    expect(sheet?.textContent).not.toContain('please check');
    expect([...(sheet?.querySelectorAll('.text-3xl') ?? [])]).toHaveLength(1);
  });

  it('has the number that the paper prints among who helps, and says whose words they are', async () => {
    keepService({ date: '2026-03-10', method: 'personal' });
    const referral = { name: 'Alder County Lawyer Referral Service', phone: '(505) 555-0133' };
    const printed = [{ ...referral, address: null, email: null }];
    server.answer('intake.get', () => makeIntake({ proposals: [makeProposal({ printed })] }));
    open('/start/intake-1?step=day');
    await screen.findByRole('link', { name: '(505) 555-0133' });
    screen.getByText(/Your paper names it. We have not checked it/);
  });

  it('is not shown before the question is answered', async () => {
    open('/start/intake-1?step=day');
    await screen.findByRole('heading', { name: 'When and how did you get it?' });
    expect(server.sent('intake.day')).toEqual([]);
  });
});

describe('on the way', () => {
  it('says which page is read, and goes on by itself', async () => {
    const [paper] = makeIntake().papers;
    if (paper === undefined) throw new Error('There is no paper.');
    server.answer('intake.get', () =>
      makeIntake({
        ...{ status: 'reading', proposals: [] },
        papers: [{ ...paper, status: 'reading', page: 2, pages: 5 }],
      }),
    );
    open(CARD);
    await screen.findByText('Reading page 2 of 5');
    server.answer('intake.get', () => makeIntake());
    await waitFor(() => screen.getByRole('heading', { name: 'This is what we read' }), { timeout: 10_000 });
  });

  it('papers that are gone are said to be gone, with a way on', async () => {
    server.refuse('intake.get', new Refusal(404, 'NOT_FOUND'));
    open(CARD);
    await screen.findByRole('heading', { name: 'This paper is not here any more' });
    screen.getByRole('button', { name: 'Add the paper again' });
  });
});

describe('several papers', () => {
  const second = () => makeProposal({ key: 'key-2' });
  const order = () =>
    screen
      .getAllByRole('button', { name: /^(?:Keep my case|Next paper \(2 of 2\))$/ })
      .map(({ textContent }) => textContent);

  it('the first is kept before the next one is looked at', async () => {
    keepService({ date: '2026-03-10', method: 'personal' });
    server.answer('intake.get', () => makeIntake({ proposals: [makeProposal(), second()] }));
    open('/start/intake-1?step=day');
    await screen.findByRole('heading', { name: 'Your day' });
    expect(order()).toEqual(['Keep my case', 'Next paper (2 of 2)']);
  });

  const kept = {
    ...{ key: 'key-1', caseId: 'c1', title: 'Desert Sun Bank v. Hargrove', papers: [0] },
    caseNumber: 'D-202-CV-2026-05678',
  };
  const files = (...ids: string[]) =>
    ids.flatMap((id) => makeWaiting().files.map((file) => ({ ...file, id, filename: `${id}.jpg` })));
  const papers = (...ids: string[]) =>
    ids.flatMap((id) => makeWaiting().papers.map((paper) => ({ ...paper, files: [id], documentId: id })));
  /** The first of three is kept. */
  const oneOfThree = () =>
    makeIntake({
      confirmed: [kept],
      ...{ files: files('f1', 'f2', 'f3'), papers: papers('f1', 'f2', 'f3') },
      proposals: [
        makeProposal({ key: 'key-2', papers: [1], title: read('Cottonwood Credit v. Hargrove') }),
        makeProposal({ key: 'key-3', papers: [2], title: read('Pine Ridge v. Hargrove') }),
      ],
    });
  const read = (value: string) => ({ value, certainty: 'certain' as const, factIds: [] });

  it('which of them are kept is said, and each is marked where they are listed', async () => {
    server.answer('intake.get', oneOfThree);
    const { person } = open(CARD);
    await screen.findByText('“Desert Sun Bank v. Hargrove” is kept. This one and 1 other are not kept yet.');
    screen.getByText('2 of 3');
    const list = within(screen.getByRole('list', { name: 'Cases of these papers' }));
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'Desert Sun Bank v. HargroveKept',
      'Cottonwood Credit v. HargroveThis one',
      'Pine Ridge v. HargroveNot kept yet',
    ]);
    expect(list.getByRole('link').getAttribute('href')).toBe('/?case=c1');
    await person.click(list.getByRole('button', { name: 'Look at Pine Ridge v. Hargrove' }));
    await screen.findByText('3 of 3');
  });

  it('the pages of a kept one are no pages to be put in order any more', async () => {
    server.answer('intake.get', oneOfThree);
    const { person } = open('/start/intake-1?step=pages');
    const marked = within(await screen.findByRole('list', { name: 'Kept' }));
    marked.getByText('Desert Sun Bank v. Hargrove');
    expect(screen.queryByText('f1.jpg')).toBeNull();
    screen.getByText('Paper 1 of 2');
    server.answer('intake.arrange', oneOfThree);
    await person.click(screen.getByRole('button', { name: 'Join with the paper above' }));
    // What is in a case stays a paper of its own.
    await waitFor(() =>
      expect(server.sent('intake.arrange')).toMatchObject([{ papers: [['f1'], ['f2', 'f3']] }]),
    );
  });

  it('after one is kept the next comes at once, though the server was not asked again yet', async () => {
    keepService({ date: '2026-03-10', method: 'personal' });
    const both = () => makeIntake({ proposals: [makeProposal({ title: read(kept.title) }), second()] });
    server.answer('intake.get', both);
    server.answer('intake.confirm', () => ({
      case: { id: 'c1', title: kept.title },
      milestones: [],
      told: [],
    }));
    const { person } = open('/start/intake-1?step=day', makeUser());
    await person.click(await screen.findByRole('button', { name: 'Keep my case' }));
    await screen.findByText('“Desert Sun Bank v. Hargrove” is kept. This one is not kept yet.');
    await screen.findByText('2 of 2');
    screen.getByRole('heading', { name: 'This is what we read' });
    expect(server.sent('intake.confirm')).toHaveLength(1);
  });

  it('who comes back from signing in keeps the one they signed in for, and no other', async () => {
    const all = JSON.stringify({
      'key-1': { changes: {}, service: { date: '2026-03-10', method: 'personal' } },
      'key-2': { changes: {}, service: { date: '2026-03-10', method: 'personal' } },
    });
    localStorage.setItem('proceed.papers.intake-1', all);
    server.answer('intake.get', () => makeIntake({ proposals: [makeProposal(), second()] }));
    server.answer('intake.confirm', () => ({
      case: { id: 'c1', title: kept.title },
      milestones: [],
      told: [],
    }));
    open('/start/intake-1?step=keep&n=0&keep=key-1', makeUser());
    await screen.findByText('“Desert Sun Bank v. Hargrove” is kept. This one is not kept yet.');
    await screen.findByText('2 of 2');
    expect(server.sent('intake.confirm')).toMatchObject([{ proposal: { key: 'key-1' } }]);
  });

  it('two of the same people are told apart by their numbers', async () => {
    const title = read(kept.title);
    server.answer('intake.get', () =>
      makeIntake({ confirmed: [kept], proposals: [makeProposal({ key: 'key-2', title })] }),
    );
    open(CARD);
    await screen.findByText(/^“Desert Sun Bank v. Hargrove, No. D-202-CV-2026-05678” is kept/);
    screen.getByText('Desert Sun Bank v. Hargrove, No. D-202-CV-2026-01234');
  });

  it('an address of one that is kept by now leads to the one that waits', async () => {
    server.answer('intake.get', () => makeIntake({ confirmed: [kept], proposals: [second()] }));
    open(`${CARD}&n=2`);
    await screen.findByText('“Desert Sun Bank v. Hargrove” is kept. This one is not kept yet.');
  });

  it('all kept: each is named', async () => {
    const other = { ...kept, key: 'key-2', caseId: 'c2', title: 'Pine Ridge v. Hargrove', papers: [1] };
    server.answer('intake.get', () =>
      makeIntake({
        ...{ confirmed: [kept, other], proposals: [] },
        ...{ files: files('f1', 'f2'), papers: papers('f1', 'f2') },
      }),
    );
    open('/start/intake-1');
    await screen.findByRole('heading', { name: 'You have kept all of it' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Desert Sun Bank v. HargroveKept',
      'Pine Ridge v. HargroveKept',
    ]);
  });
});

describe('the pages', () => {
  function withCount(counted: { of: number; missing: number[] } | undefined) {
    server.answer('intake.get', () =>
      makeIntake({ papers: makeWaiting().papers.map((paper) => ({ ...paper, counted })) }),
    );
    return open('/start/intake-1');
  }

  it('are asked for where the paper does not say how many it has', async () => {
    withCount(undefined);
    await screen.findByRole('heading', { name: 'Is that all of it?' });
  });

  it('are not asked for where their numbers say that all are here', async () => {
    withCount({ of: 1, missing: [] });
    await screen.findByRole('heading', { name: 'This is what we read' });
  });

  it('stay where somebody came back to them', async () => {
    server.answer('intake.get', () =>
      makeIntake({
        papers: makeWaiting().papers.map((paper) => ({ ...paper, counted: { of: 1, missing: [] } })),
      }),
    );
    open('/start/intake-1?step=pages');
    await screen.findByRole('heading', { name: 'All pages are here' });
  });

  it('that are missing are named', async () => {
    const { person } = withCount({ of: 3, missing: [2] });
    await screen.findByRole('heading', { name: 'A page may be missing' });
    screen.getByText('The paper counts 3 pages itself, and page 2 is not here.');
    await person.click(screen.getByRole('button', { name: 'Go on with what is here' }));
    await screen.findByRole('heading', { name: 'This is what we read' });
  });
});

it('two sides are shown as they stand on their two lines', async () => {
  const sides = ['plaintiff-fact', 'defendant-fact'];
  const proposal = makeProposal();
  server.answer('intake.get', () =>
    makeIntake({
      proposals: [
        makeProposal({
          parties: { ...proposal.parties, factIds: sides },
          cuts: sides.map((factId) => ({ factId, paper: 0, page: 1, quote: factId.toUpperCase() })),
        }),
      ],
    }),
  );
  open(CARD);
  const chip = await screen.findByRole('button', { name: /“PLAINTIFF-FACT … DEFENDANT-FACT”/ });
  expect(within(chip).getByRole('presentation').getAttribute('src')).toBe(
    '/api/intake/intake-1/facts/plaintiff-fact/cutout?with=defendant-fact',
  );
});

it('when it came is not asked where no day depends on it', async () => {
  const hearing = {
    ...{ label: 'Trial', date: '2026-05-04', time: '09:00', place: null },
    ...{ certainty: 'certain' as const, factId: 'h1' },
  };
  const proposal = makeProposal({
    hearings: [hearing],
    role: { value: 'defendant', certainty: 'certain', factIds: [] },
  });
  server.answer('intake.get', () => makeIntake({ proposals: [proposal] }));
  server.answer('intake.day', () => ({ ...DAY, needsService: false }));
  const { person } = open(CARD);
  await person.click(await screen.findByRole('button', { name: 'All right' }));
  await screen.findByRole('heading', { name: 'Your day' });
  expect(screen.queryByRole('heading', { name: 'When and how did you get it?' })).toBeNull();
});
