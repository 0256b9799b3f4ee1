import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { CourtRulesPage } from '#client/rules/court-rules-page.tsx';
import { CourtsPage } from '#client/rules/courts-page.tsx';
import { RulesFrame } from '#client/rules/rules-frame.tsx';
import { CalculatorDisclaimer } from '#client/timeline/calculated-proof.tsx';
import type { User } from '#src/auth/schema.ts';
import { courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { publicRule } from '#src/rules/public-rules.ts';
import type { Rule, RulesCourt } from '#src/rules/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const COURT: RulesCourt = {
  id: 'federal_district',
  name: 'Federal district courts',
  jurisdiction: 'federal',
  rules: 2,
  verified: 1,
  kinds: [
    { kind: 'civil', label: 'Civil' },
    { kind: 'eviction', label: 'Eviction' },
    { kind: 'family', label: 'Family' },
  ],
  notes: ['We could not read how days are counted.'],
};

const ANSWER: Rule = {
  ...publicRule(
    courtRule({
      id: 'F1',
      name: 'Answer to Complaint Due',
      days: 21,
      citation: 'FRCP 12(a)(1)(A)(i)',
      description: 'File your answer to the complaint.',
      event: 'summons-served',
      recorded: '2026-11-23',
      kinds: ['civil'],
      mayExtend: 'court',
      consequence: 'The court can decide without you.',
      text: 'within 21 days after being served',
      source: { title: 'FRCP 12, a copy', address: 'https://example.org/12', retrieved: '2026-11-20' },
      caveats: ['Mail adds nothing.'],
      examples: [{ start: '2026-06-01', due: '2026-06-22', shows: 'ends on a Monday' }],
    }),
    COURT_SYSTEMS.federal,
    '2026-11-23',
  ),
  status: 'verified',
};

const EVICTION = publicRule(
  courtRule({
    id: 'F2',
    name: 'Response to Eviction Due',
    days: 5,
    citation: 'A rule nobody read',
    description: 'Respond to the eviction.',
    event: 'complaint-served',
    recorded: '2026-11-23',
    kinds: ['eviction'],
  }),
  COURT_SYSTEMS.federal,
  '2026-11-23',
);

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({ 'rules.courts': () => [COURT], 'rules.list': () => [ANSWER, EVICTION] });
});

function open(at: string, user: User | null = null) {
  const element = (
    <UserContext value={user}>
      <RulesFrame />
    </UserContext>
  );
  const children = [
    { index: true, Component: CourtsPage },
    { path: ':court', Component: CourtRulesPage },
  ];
  return renderRoutes([{ path: '/rules', element, children }], at);
}

const ruleNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

describe('the courts', () => {
  it('are listed for somebody without an account, each with its rules and how many are verified', async () => {
    const { person, router } = open('/rules');
    const list = await screen.findByRole('list', { name: 'Courts' });
    const link = within(list).getByRole('link', { name: /Federal district courts/ });
    expect(link.textContent).toContain('2 rules · 1 verified');
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
    await person.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Federal district courts' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/rules/federal_district');
  });

  it('say when none of their rules is verified, and when there are none', async () => {
    server.answer('rules.courts', () => [{ ...COURT, rules: 1, verified: 0 }]);
    open('/rules');
    expect(await screen.findByText('1 rule · none verified yet')).toBeTruthy();
  });

  it('may be none', async () => {
    server.answer('rules.courts', () => []);
    open('/rules');
    expect(await screen.findByRole('heading', { name: 'No rules yet' })).toBeTruthy();
  });

  it('can be asked for once more when they did not come', async () => {
    const answerAgain = server.refuse('rules.courts', new Refusal(503, 'UNAVAILABLE'));
    const { person } = open('/rules');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answerAgain();
    await person.click(retry);
    expect(await screen.findByRole('link', { name: /Federal district courts/ })).toBeTruthy();
  });

  it('have the header of the app for somebody who is signed in', async () => {
    server.answer('reminders.list', () => []);
    open('/rules', makeUser());
    expect(await screen.findByRole('button', { name: 'User menu' })).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Courts' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log In' })).toBe(null);
  });
});

describe('a rule that others read otherwise', () => {
  const source = { title: 'A practice guide', address: 'https://example.org/guide', retrieved: '2026-03-02' };

  it('is called disputed, with what they say and where', async () => {
    server.answer('rules.list', () => [
      { ...ANSWER, status: 'disputed', readings: [{ says: 'Some count court days.', source }] },
      EVICTION,
    ]);
    open('/rules/federal_district');
    const card = within(await screen.findByRole('article', { name: 'Answer to Complaint Due' }));
    expect(card.getByText('Disputed')).toBeTruthy();
    expect(card.queryByText('Not verified yet')).toBeNull();
    const others = within(card.getByRole('list', { name: 'How others read it' }));
    expect(others.getByText(/Some count court days\./)).toBeTruthy();
    expect(others.getByRole('link', { name: 'A practice guide' })).toHaveProperty('href', source.address);
    expect(screen.getByRole('heading', { name: 'What “Disputed” means' })).toBeTruthy();
  });

  it('is not explained where there is none', async () => {
    open('/rules/federal_district');
    await screen.findByRole('article', { name: 'Answer to Complaint Due' });
    expect(screen.queryByRole('list', { name: 'How others read it' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What “Disputed” means' })).toBeNull();
  });
});

describe('the rules of a court', () => {
  it('say what is asked, by when, in whose words, and what was not read', async () => {
    open('/rules/federal_district');
    const card = await screen.findByRole('article', { name: 'Answer to Complaint Due' });
    expect(card.id).toBe('F1');
    for (const text of [
      'File your answer to the complaint.',
      '21 days after the day the summons and complaint were served on you.',
      'Verified',
      'FRCP 12(a)(1)(A)(i)',
      'The court can decide without you.',
      'The court can. Ask before the day has passed.',
      'Mail adds nothing.',
      'Civil',
    ]) {
      expect(within(card).getByText(text), text).toBeTruthy();
    }
    expect(card.querySelector('blockquote')?.textContent).toBe('“within 21 days after being served”');
    const source = within(card).getByRole('link', { name: 'FRCP 12, a copy' });
    expect(source.getAttribute('href')).toBe('https://example.org/12');
    expect(source.closest('figcaption')?.textContent).toContain('read on Fri, Nov 20, 2026');

    const unread = screen.getByRole('article', { name: 'Response to Eviction Due' });
    expect(within(unread).getByText('Not verified yet')).toBeTruthy();
    expect(within(unread).getByText(/We have not read its words/)).toBeTruthy();
    expect(within(unread).getByText('No dates are worked out for it yet.')).toBeTruthy();
    expect(unread.querySelector('blockquote')).toBe(null);
    expect(screen.getByText('We could not read how days are counted.')).toBeTruthy();
  });

  it('show dates with their steps, and how to report a mistake', async () => {
    const { person } = open('/rules/federal_district');
    const card = await screen.findByRole('article', { name: 'Answer to Complaint Due' });
    await person.click(within(card).getByText('Worked dates (1)'));
    expect(within(card).getByText('From Mon, Jun 1, 2026: due Mon, Jun 22, 2026')).toBeTruthy();
    expect(within(card).getByText('The deadline is Mon, Jun 22, 2026.')).toBeTruthy();
    await person.click(within(card).getByText('Report a mistake'));
    const how = within(card).getByText(/Write to whoever runs this site/);
    expect(how.textContent).toContain(`rule F1 (FRCP 12(a)(1)(A)(i), version ${ANSWER.hash.slice(0, 8)})`);
  });

  it('can be narrowed to a kind of case, and the address says which', async () => {
    const { person, router } = open('/rules/federal_district');
    const kind = await screen.findByLabelText('Kind of case');
    expect(ruleNames()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('All 2 rules shown');
    await person.selectOptions(kind, 'Eviction');
    expect(ruleNames()).toEqual(['Response to Eviction Due']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 rules shown');
    expect(router.state.location.search).toBe('?kind=eviction');
    await person.selectOptions(kind, 'Family');
    expect(screen.getByRole('heading', { name: 'No rules for this kind of case' })).toBeTruthy();
    await person.selectOptions(kind, 'Every kind');
    expect(ruleNames()).toHaveLength(2);
    expect(router.state.location.search).toBe('');
  });

  it('are found by their jurisdiction too, and lead to one another', async () => {
    open('/rules/federal?kind=nonsense');
    expect(await screen.findByRole('heading', { level: 1, name: 'Federal district courts' })).toBeTruthy();
    expect(server.sent('rules.list')).toEqual([{ court: 'federal' }]);
    const links = screen.getByRole('navigation', { name: 'Rules on this page' });
    expect(links.querySelector('a')?.getAttribute('href')).toBe('#F1');
  });

  it('bring the one in the address into sight', async () => {
    const seen: string[] = [];
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function see() {
      seen.push(this.id);
    };
    try {
      open('/rules/federal_district#F2');
      await screen.findByRole('article', { name: 'Response to Eviction Due' });
      expect(seen).toEqual(['F2']);
    } finally {
      Element.prototype.scrollIntoView = scroll;
    }
  });

  it('of a court that is not here lead back to those that are', async () => {
    server.refuse('rules.list', new Refusal(400, 'BAD_REQUEST'));
    open('/rules/texas');
    expect((await screen.findByRole('alert')).textContent).toContain('The rules of this court are not here.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBe(null);
    expect(screen.getByRole('link', { name: 'All Courts' }).getAttribute('href')).toBe('/rules');
  });

  it('can be asked for once more when they did not come', async () => {
    const answerAgain = server.refuse('rules.list', new Refusal(503, 'UNAVAILABLE'));
    const { person } = open('/rules/federal_district');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText("We couldn't load the rules.")).toBeTruthy();
    answerAgain();
    await person.click(retry);
    expect(await screen.findByRole('article', { name: 'Answer to Complaint Due' })).toBeTruthy();
  });
});

it.each([
  ['federal', '/rules/federal'],
  [null, '/rules'],
] as const)('the calculator leads to the rules of %s', (jurisdiction, path) => {
  render(<CalculatorDisclaimer jurisdiction={jurisdiction} />);
  expect(screen.getByRole('link', { name: /How we count/ }).getAttribute('href')).toBe(path);
});
