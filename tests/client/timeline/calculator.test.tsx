import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineCalculatorCard } from '#client/timeline/deadline-calculator-card.tsx';
import { CalculateInput } from '#src/law/calculation-schema.ts';
import { calendarOf } from '#src/law/case-law.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { lawWith } from '#tests/factories/law.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { calculate, stopTheClock } from './samples.ts';

let server: FakeServer;
const HEARING = makeMilestone({ kind: 'Hearing on the demurrer', date: '2026-04-07' });

beforeEach(() => {
  stopTheClock();
  server = startFakeServer({
    'cases.get': () => makeCase({ state: 'CA', courtName: 'Superior Court of California' }),
    'milestones.list': () => [HEARING],
    'milestones.create': () => makeMilestone(),
    'deadlines.calculate': calculate,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (canAdd = true, caseState = 'CA') =>
  renderScreen(<DeadlineCalculatorCard caseId={CASE_ID} caseState={caseState} canAdd={canAdd} />, makeUser())
    .person;
/** The case is there, and with it the court whose rules count. */
const ready = () => screen.findByDisplayValue('California');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const setDate = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = () => server.sent('deadlines.calculate').at(-1);
const sent = () => server.sent('milestones.create')[0];

describe('deadline calculator', () => {
  it('says that the rules of a state are missing, and offers no others in their place', async () => {
    server.answer('cases.get', () =>
      makeCase({ state: 'OH', courtName: 'Court of Common Pleas, Franklin County' }),
    );
    const person = open(true, 'OH');
    expect(await screen.findByText(/^The rules of the state courts of Ohio are not known here/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Jurisdiction').value).toBe('');
    expect(button('Calculate All').disabled).toBe(true);
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'new_mexico_district');
    expect(screen.queryByText(/The rules of the state courts/)).toBeNull();
  });

  it.each([
    ['seven', 'Please enter the number of days.'],
    ['7.5', 'Please enter whole days.'],
    ['0', 'Please enter at least 1 day.'],
  ])('says what is wrong with %s days', async (typed, message) => {
    server.answer('deadlines.calculate', (input) => {
      const parsed = CalculateInput.safeParse(input);
      if (parsed.success) return calculate(input);
      const text = parsed.error.issues[0]?.message ?? '';
      throw new Refusal(400, 'BAD_REQUEST', { message: text, fields: { localDays: text } });
    });
    const person = open(true, 'OH');
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'federal');
    setDate(/\(trigger date\)/, '2026-03-13');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'response_to_motion_due');
    await person.type(screen.getByLabelText('Days your court gives'), typed);
    await person.click(button('Calculate Deadline'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Days your court gives').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks for the court where nothing says it', async () => {
    server.answer('cases.get', () => makeCase({ courtName: null, caseNumber: null }));
    open();
    expect(await screen.findByText(/^Choose your court first\./)).toBeTruthy();
    setDate(/\(trigger date\)/, '2026-03-13');
    expect(button('Calculate All').disabled).toBe(true);
  });

  it('says where the name and the number mean different courts', async () => {
    server.answer('cases.get', () =>
      makeCase({ courtName: 'Second Judicial District Court', caseNumber: 'T-4-CV-2026-001234' }),
    );
    const person = open();
    expect(await screen.findByText(/We take it for the Bernalillo County Metropolitan Court/)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Change the court or the kind of case' }).getAttribute('href'),
    ).toBe(`/?case=${CASE_ID}&edit=case`);
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'new_mexico_district');
    expect(screen.queryByText(/We take it for/)).toBeNull();
  });

  it('offers an eviction its own deadlines alone', async () => {
    server.answer('cases.get', () =>
      makeCase({
        title: 'Alder Court Apartments v. Quill: unlawful detainer',
        state: 'CA',
        courtName: 'Superior Court of California',
        caseNumber: null,
      }),
    );
    open();
    const types = await screen.findByLabelText<HTMLSelectElement>('Deadline type');
    await waitFor(() => expect(types.textContent).toContain('Response to Eviction Complaint Due'));
    expect(types.textContent).not.toContain('Answer to Complaint Due');
  });

  it('asks for the hearing before it recommends a date that counts back from it', async () => {
    const person = open();
    await ready();
    setDate(/\(trigger date\)/, '2026-03-13');
    expect(screen.queryByLabelText('Hearing date')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'opposition_to_motion_due');
    await person.click(button('Calculate Deadline'));
    expect(
      await screen.findByText('This deadline counts back from the hearing. Enter the hearing date.'),
    ).toBeTruthy();
    const radio = screen.getByRole<HTMLInputElement>('radio');
    expect(radio.checked).toBe(false);
    expect(radio.closest('label')?.textContent).toContain('Do not rely on this yet');
    expect(button('Add to timeline').disabled).toBe(true);
    await person.click(button('Enter the hearing date'));
    expect(document.activeElement).toBe(screen.getByLabelText('Hearing date'));

    const pickers = await screen.findAllByLabelText('Or a date on your timeline (milestone)');
    const forHearing = pickers.at(-1);
    if (!forHearing) throw new Error('no picker');
    await person.selectOptions(forHearing, HEARING.id);
    await person.click(button('Calculate Deadline'));
    const court = await screen.findByRole<HTMLInputElement>('radio', { name: /^Court-rule date/ });
    expect(court.checked).toBe(true);
    expect(court.closest('label')?.textContent).toContain('Tue, Mar 24');
    await person.click(button('Add to timeline'));
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent()).toMatchObject({
      date: '2026-03-24',
      triggerMilestoneId: HEARING.id,
      calculation: { hearingDate: '2026-04-07', triggerDate: '2026-03-13', method: 'court-rule' },
    });
  });

  it('says at the field what is missing for a rule that has no date without the hearing', async () => {
    const person = open();
    await ready();
    setDate(/\(trigger date\)/, '2026-03-13');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'motion_notice_due');
    await person.click(button('Calculate Deadline'));
    const field = screen.getByLabelText('Hearing date');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(
      screen.getByText('This deadline counts back from the hearing. Enter the hearing date.'),
    ).toBeTruthy();
  });

  it('asks where it was mailed from only for mail in California', async () => {
    const person = open();
    setDate(/\(trigger date\)/, '2026-03-13');
    expect(screen.queryByLabelText('Where it was mailed from')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Service method'), 'mail');
    await person.selectOptions(screen.getByLabelText('Where it was mailed from'), 'abroad');
    await person.click(button('Calculate All'));
    await waitFor(() => expect(asked()).toMatchObject({ mailedFrom: 'abroad', serviceMethod: 'mail' }));
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'federal');
    expect(screen.queryByLabelText('Where it was mailed from')).toBeNull();
  });

  it('sends the number of days that the court gives, and the days it is closed', async () => {
    const person = open();
    setDate(/\(trigger date\)/, '2026-03-13');
    await person.selectOptions(screen.getByLabelText('Jurisdiction'), 'federal');
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'reply_to_response_due');
    await person.type(screen.getByLabelText('Days your court gives'), '7');
    setDate('Days the court is closed', '2026-03-20');
    await person.click(button('Add day'));
    await person.click(button('Calculate Deadline'));
    await screen.findByRole('radio', { name: /^Court-rule date/ });
    expect(asked()).toMatchObject({ localDays: 7, closures: ['2026-03-20'] });
    expect(screen.getByRole('radio', { name: /^Court-rule date.*Mon, Mar 23/ })).toBeTruthy();
  });

  it('offers first the ways of the product’s list, and those of a summons under their own name', async () => {
    open();
    await ready();
    const select = screen.getByLabelText<HTMLSelectElement>('Service method');
    expect([...select.children].map((each) => each.getAttribute('label') ?? each.textContent)).toEqual([
      'Personal service',
      'Mail',
      'Electronic',
      'How a summons reached you',
      'I am not sure',
    ]);
    expect([...select.querySelectorAll('optgroup option')].map(({ textContent }) => textContent)).toEqual([
      'Left at my home with somebody',
      'Left at my work with somebody',
      'Posted at my door',
      'By mail, and I signed a receipt',
      'Published in a newspaper',
      'I waived service',
    ]);
  });

  it('says at the way of service what it does to the deadline that is chosen, and reads it out', async () => {
    const person = open();
    await ready();
    const select = screen.getByLabelText<HTMLSelectElement>('Service method');
    const hint = () => document.getElementById(select.getAttribute('aria-describedby') ?? '');
    await person.selectOptions(select, 'mail');
    expect(hint()).toBeNull();
    await person.selectOptions(screen.getByLabelText('Deadline type'), 'discovery_responses_due');
    expect(hint()?.textContent).toMatch(/^It adds 5 days \(CCP 1013\)\./);
    expect(hint()?.getAttribute('aria-live')).toBe('polite');
    expect(select.compareDocumentPosition(hint() ?? select)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await person.selectOptions(screen.getByLabelText('Where it was mailed from'), 'abroad');
    expect(hint()?.textContent).toMatch(/^It adds 20 days/);
    await person.selectOptions(select, 'unknown');
    expect(hint()?.textContent).toBe(
      'We count by the way that leaves the least time. Choose the way once you know it.',
    );
  });

  it('asks for the day that the chosen deadline is counted from', async () => {
    const person = open();
    await ready();
    expect(screen.getByLabelText('The day it counts from (trigger date) *')).toBeTruthy();
    const type = screen.getByLabelText('Deadline type');
    await person.selectOptions(type, 'answer_to_cross-complaint_due');
    expect(
      screen.getByLabelText(
        'The day it counts from (trigger date) *: the day the cross-complaint was served on you',
      ),
    ).toBeTruthy();
    await person.selectOptions(type, 'opposition_to_motion_due');
    expect(screen.getByLabelText('The day it counts from (trigger date) *')).toBeTruthy();
    expect(screen.getByText('This deadline counts back from the hearing.')).toBeTruthy();
  });

  it('works for who only reads, without anything to add', async () => {
    const person = open(false);
    setDate(/\(trigger date\)/, '2026-03-13');
    await person.click(button('Calculate All'));
    expect(await screen.findByText(/may not account for local rules/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /timeline/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says when nothing came back', async () => {
    server.answer('deadlines.calculate', () => {
      throw new TypeError('Failed to fetch');
    });
    const person = open();
    setDate(/\(trigger date\)/, '2026-03-13');
    await person.click(button('Calculate All'));
    expect(await screen.findByText("We couldn't calculate this")).toBeTruthy();
  });
});

describe('court of a case', () => {
  it.each([
    ['NM', 'Second Judicial District Court', 'new_mexico_district'],
    ['NM', 'Bernalillo County Metropolitan Court', 'new_mexico_magistrate'],
    ['NM', 'Santa Fe County Magistrate Court', 'new_mexico_magistrate'],
    ['NM', 'United States District Court for the District of New Mexico', 'federal'],
    ['CA', 'U.S. District Court, N.D. Cal.', 'federal'],
    ['CA', 'Superior Court of California', 'california'],
    ['OH', 'Court of Common Pleas, Franklin County', null],
    ['NM', null, null],
    [null, null, null],
  ])('%s, %s: %s', (state, courtName, expected) => {
    expect(lawWith({ state, courtName }).jurisdiction).toBe(expected);
  });

  it('keeps the holidays of New Mexico where no state is known', () => {
    expect(calendarOf({ state: null })).toBe('new_mexico');
    expect(calendarOf({ state: 'CA' })).toBe('california');
  });
});

it.each([
  ['OH', 'Court of Common Pleas, Franklin County', 'the state courts of Ohio'],
  ['OH', 'United States District Court, Northern District of Ohio', null],
  ['NM', 'Second Judicial District Court', null],
  ['CA', 'Superior Court of California', null],
  [null, 'A court', null],
])('%s, %s: the courts whose rules are missing are %s', (state, courtName, expected) => {
  expect(lawWith({ state, courtName }).missing).toBe(expected);
});
