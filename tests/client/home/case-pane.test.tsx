import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CasesWorkspace } from '#client/home/cases-workspace.tsx';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { helpFor } from '#src/help/help-for.ts';
import { stepFromTimeline } from '#src/next/from-timeline.ts';
import { stageOf } from '#src/next/stage.ts';
import { type TaskEvidence, tasksOf } from '#src/next/tasks.ts';
import type { Participant } from '#src/participants/schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeOpenDeadline } from '#tests/factories/milestones.ts';
import { makeCaseNext } from '#tests/factories/next.ts';
import { makeParticipant } from '#tests/factories/participants.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { entriesOn } from './entries.ts';

const PRINTED = {
  ...{
    kind: 'legal-aid' as const,
    name: 'Piñon Legal Aid',
    phone: '505-555-0142',
    address: null,
    email: null,
  },
  ...{ page: 1, start: 10, end: 40, quote: 'Piñon Legal Aid, 505-555-0142' },
  ...{ documentId: 'd1', filename: 'scan0001.pdf', title: 'Summons' },
};

let item: CaseWithParticipants;
let server: FakeServer;

beforeEach(() => {
  item = makeListedCase();
  server = startFakeServer({
    'cases.listWithParticipants': () => [item],
    'next.all': () => ({ steps: [] }),
    'intake.open': () => [],
    'next.ofCase': makeCaseNext,
  });
});

function named(role: Participant['role'], displayName: string, isPrimary = false): Participant {
  return makeParticipant({ id: displayName, role, displayName, isPrimary });
}

async function open() {
  const { person, router } = renderScreen(<CasesWorkspace />, makeUser());
  await router.navigate(`/?case=${CASE_ID}`);
  await screen.findByRole('heading', { level: 1, name: item.title });
  return person;
}

/** The card with this heading. */
function card(title: string) {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (section === null) throw new Error(`There is no card ${title}`);
  return within(section);
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a selected case', () => {
  it('shows the court that a link names, and puts the focus there, each time', async () => {
    const { router } = renderScreen(<CasesWorkspace />, makeUser());
    await router.navigate(`/?case=${CASE_ID}`);
    await screen.findByRole('heading', { level: 1, name: item.title });
    const section = screen.getByRole('heading', { name: 'Your Court' }).closest('section');
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    await router.navigate(`/?case=${CASE_ID}#your-court`);
    await waitFor(() => expect(document.activeElement).toBe(section));
    expect(shown.mock.contexts).toContain(section);
    shown.mockClear();
    await router.navigate(`/?case=${CASE_ID}#your-court`);
    await waitFor(() => expect(shown.mock.contexts).toContain(section));
  });

  it('shows where the case stands, and what that was read from', async () => {
    await open();
    const stage = within(await screen.findByRole('region', { name: 'Where this case stands' }));
    expect(stage.getByText('step 2 of 7')).toBeTruthy();
    expect(stage.getByText(/Summons\.pdf is in the case\. Nothing here shows yet/)).toBeTruthy();
    const points = stage.getAllByRole('listitem', { hidden: true });
    // Once for a phone, behind a press, and once for a wide window.
    expect(points.map((each) => each.getAttribute('aria-current'))).toEqual(
      Array(2)
        .fill([null, 'step', ...Array(5).fill(null)])
        .flat(),
    );
  });

  it('checks no stage off that nothing proves', async () => {
    const next = makeCaseNext();
    server.answer('next.ofCase', () => ({
      ...next,
      stage: stageOf({
        ...{
          side: 'defendant',
          kind: 'eviction',
          isAtCourt: true,
          today: '2026-03-10',
          docket: [],
          timeline: [],
        },
        papers: [{ title: 'Summons.pdf', kind: 'summons', date: '2026-03-01' }],
        hearings: ['2026-04-01'],
      }),
    }));
    await open();
    const stage = within(await screen.findByRole('region', { name: 'Where this case stands' }));
    // Once for a phone, behind a press, and once for a wide window.
    const named = (name: RegExp) =>
      stage.getAllByRole('listitem', { hidden: true }).filter((each) => name.test(each.textContent ?? ''));
    expect(named(/^Your answer/).map((each) => each.textContent)).toEqual(
      Array(2).fill('Your answernothing here shows it'),
    );
    expect(named(/^The papers reach you/).map((each) => each.textContent)).toEqual(
      Array(2).fill('The papers reach youdone'),
    );
  });

  it('lists what its paper still needs, each with what shows its state and one thing to press', async () => {
    const evidence: TaskEvidence = {
      caseId: CASE_ID,
      side: 'defendant',
      hasNoticeToLeave: false,
      stage: { key: 'answer' },
      law: { jurisdiction: 'new_mexico_district', kind: 'civil' },
      answerFee: null,
      judgment: null,
      motion: null,
      hasFirstPaper: true,
      answerFiled: null,
      complaints: { count: 1, paragraphs: 21, answered: 3 },
      likelyComplaint: null,
      longSummons: null,
      defenses: { chosen: 0, declined: 0 },
      version: null,
      summonses: [],
    };
    server.answer('next.ofCase', () => ({ ...makeCaseNext(), tasks: tasksOf(evidence) }));
    await open();
    const tasks = within(await screen.findByRole('region', { name: 'What to do' }));
    expect(tasks.getByRole('link', { name: /^Go on ?: Say true or not true, 3 of 21$/ })).toBeTruthy();
    expect(tasks.getAllByRole('listitem')).toHaveLength(6);
    expect(tasks.queryByText('Done')).toBeNull();
  });

  it('says who helps, what the papers print first, with where it was read', async () => {
    server.answer('next.ofCase', () => ({
      ...makeCaseNext(),
      ...helpFor({ state: 'NM', court: null, caseKind: 'eviction', side: 'defendant' }),
      printed: [PRINTED],
    }));
    await open();
    await screen.findByText(/^Your paper names it\. We have not checked it/);
    const help = card('Who can help');
    const [first, ...others] = help.getAllByRole('listitem').map((each) => within(each));
    expect(first?.getByRole('link', { name: '505-555-0142' }).getAttribute('href')).toBe('tel:5055550142');
    expect(first?.getByRole('link', { name: 'Summons' })).toBeTruthy();
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const each of others) expect(each.getByText(/^(?:Taken from|From memory)/)).toBeTruthy();
  });

  it('prints its next days for the fridge, with who helps', async () => {
    const deadline = makeOpenDeadline({
      kind: 'Trial',
      date: '2026-04-20',
      dueTime: '09:00',
      place: 'Courtroom 540',
      takesPlace: true,
    });
    server.answer('next.all', () => ({
      steps: [
        {
          ...stepFromTimeline(deadline, entriesOn('2026-03-14')),
          ...{ caseId: CASE_ID, caseTitle: item.title, caseState: 'NM', canEdit: true },
        },
      ],
    }));
    server.answer('next.ofCase', () => ({
      ...makeCaseNext(),
      ...helpFor({ state: 'NM', court: null, caseKind: 'eviction', side: 'defendant' }),
    }));
    vi.useFakeTimers({ now: new Date('2026-03-15T04:30:00Z'), toFake: ['Date'] });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const person = await open();
    await person.click(await screen.findByRole('button', { name: 'Print for the fridge' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-print-alone]');
    expect(sheet?.textContent).toContain('Mon, Apr 20, 2026, 9:00 a.m.');
    expect(sheet?.textContent).toContain('Be there: without me the judge can decide against me.');
    expect(sheet?.textContent).toContain('Courtroom 540');
    expect(sheet?.textContent).toContain('Who helps');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-alone]')).toBeNull());
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says so where the stage could not be told, and the rest stays', async () => {
    server.answer('next.ofCase', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await open();
    expect(await screen.findByText("We couldn't tell where this case stands")).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Due next' })).toBeTruthy();
  });

  it('shows type and state, court, jurisdiction and days', async () => {
    item = makeListedCase({
      caseType: 'civil',
      courtName: 'Second Judicial District Court',
      description: 'A lease.',
    });
    await open();
    expect(screen.getAllByText('Civil').length).toBeGreaterThan(0);
    expect(screen.getByText('NM')).toBeTruthy();
    const information = card('Case Information');
    for (const text of [
      'Court Name',
      'Second Judicial District Court',
      'Jurisdiction/State',
      'New Mexico',
      'Date Created',
      'Feb 20, 2026',
      'Last Modified',
      'Mar 3, 2026',
      'A lease.',
    ]) {
      expect(information.getByText(text)).toBeTruthy();
    }
  });

  it('has words for what is missing', async () => {
    item = makeListedCase({ state: null });
    await open();
    expect(card('Case Information').getAllByText('Not entered')).toHaveLength(3);
    expect(card('Participants').getByText('No participants listed')).toBeTruthy();
  });

  it('has a place for its court, which comes by itself', async () => {
    await open();
    const court = card('Your Court');
    expect(await court.findByText(/No court is entered in this case\./)).toBeTruthy();
    expect(court.getByRole('link', { name: 'Enter the Court' })).toBeTruthy();
  });

  it('leads to its documents, timeline, people and review', async () => {
    await open();
    const documents = `/cases/${CASE_ID}/documents`;
    expect(href('Case Timeline')).toBe(documents);
    expect(href('Manage Documents')).toBe(documents);
    expect(href('View Timeline')).toBe(`${documents}?timeline=list`);
    expect(href('AI Assistant')).toBe(`/ai-assistant?case=${CASE_ID}`);
    expect(href('E-Discovery Review')).toBe(`/cases/${CASE_ID}/ediscovery`);
    expect(href('View Participants')).toBe(`/cases/${CASE_ID}/participants`);
  });

  it('names the parties, and per role who comes first and how many there are', async () => {
    item = makeListedCase({
      plaintiffName: 'June Harlow',
      participants: [
        named('defendant', 'Dale Brandt'),
        named('defendant', 'Brandt Properties LLC', true),
        named('defendant', 'Mesa Roofing Inc.'),
        named('witness', 'Tomas Vega'),
      ],
    });
    await open();
    const people = card('Participants');
    expect(people.getByText('June Harlow')).toBeTruthy();
    expect(people.queryByText('Defendant')).toBeNull();
    expect(people.getByText('3 defendants')).toBeTruthy();
    expect(people.getByText('Brandt Properties LLC (primary) and 2 more')).toBeTruthy();
    expect(people.getByText('1 witness')).toBeTruthy();
    expect(people.getByText('Tomas Vega')).toBeTruthy();
    expect(people.queryByText('No participants listed')).toBeNull();
  });
});
