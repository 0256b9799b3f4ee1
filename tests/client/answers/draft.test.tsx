import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../list-layout.ts';
import type { AnswerEvent } from '#src/answers/schema.ts';
import { COMPLAINT_ID, LETTER, makeGeneratedAnswer } from '#tests/factories/answers.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { Refusal } from '../fake-server.ts';
import { pressInNotice } from '../render-screen.tsx';
import { AnswerServer, button, everythingSaved, savedResponse } from './open-canvas.tsx';

let server: AnswerServer;
beforeEach(() => {
  server = new AnswerServer();
});
afterEach(everythingSaved);

const dialog = () => screen.findByRole('dialog', { name: 'AI Legal Answer Generation' });
const asked = () => server.wire.sent('answers.generateStream');

/** A draft under way: the test says what is told of it. */
function startDraft() {
  const told: PromiseWithResolvers<AnswerEvent | null>[] = [Promise.withResolvers()];
  server.generation = async function* () {
    for (let at = 0; ; at += 1) {
      const event = await told[at]?.promise;
      if (!event) return;
      yield event;
    }
  };
  return (event: AnswerEvent | null) => {
    told.at(-1)?.resolve(event);
    told.push(Promise.withResolvers());
  };
}

const bar = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow');

describe('the list before filing', () => {
  it('leads from a doubtful court to where it is chosen', async () => {
    server.versions = [makeGeneratedAnswer()];
    server.wire.answer('answers.preflight', () => [
      { id: 'court-doubt', level: 'check', text: 'We take it for another court.', fix: 'case' },
    ]);
    server.open();
    const link = await screen.findByRole('link', { name: 'Change the court or the kind of case' });
    expect(link.getAttribute('href')).toBe(`/?case=${CASE_ID}&edit=case`);
    expect(link.closest('li')?.textContent).toContain('We take it for another court.');
  });
});

describe('drafting an answer', () => {
  it('promises nothing without the complaint: it says what is needed, how to add it and which form helps', async () => {
    server.item = {
      ...makeCase(),
      state: 'CA',
      courtName: 'Superior Court of California, County of Los Angeles',
      caseNumber: '26STUD11873',
      kind: 'eviction',
    };
    server.documents = [LETTER];
    server.ledger = { ...server.ledger, documents: [], paragraphs: [] };
    server.open();
    const link = await screen.findByRole('link', { name: 'Add a photo of the complaint' });
    expect(link.getAttribute('href')).toBe(`/start?case=${CASE_ID}`);
    expect(screen.getByText(/A draft needs the complaint/)).toBeTruthy();
    expect(screen.getByText(/the court’s own form: UD-105/)).toBeTruthy();
    expect(screen.queryByText(/You can draft at any time/)).toBeNull();
  });

  it('shows the real stages, keeps inputs disabled, and then the saved answer', async () => {
    const tell = startDraft();
    const { person } = server.open();
    const field = await screen.findByPlaceholderText<HTMLTextAreaElement>(
      'Add specific instructions for your answer (optional)...',
    );
    await person.type(field, '  Keep it short.  ');
    await person.click(await button('Generate Answer'));
    await dialog();
    expect(field.disabled).toBe(true);
    expect(asked()[0]).toMatchObject({
      complaintDocuments: [COMPLAINT_ID],
      auxiliaryDocuments: [LETTER.id],
      userInstructions: 'Keep it short.',
      motion: null,
    });
    tell({ type: 'stage', stage: 2, done: 1, total: 4 });
    await waitFor(() => expect(bar('Analyzing Facts & Evidence')).toBe('25'));
    expect(bar('Reviewing Issues & Claims')).toBe('100');
    expect(bar('Researching Applicable Law')).toBe('0');
    tell({ type: 'stage', stage: 5, done: 1, total: 1 });
    await screen.findByText('Finalizing...');
    server.versions = [makeGeneratedAnswer()];
    tell({ type: 'answer', answer: makeGeneratedAnswer() });
    await screen.findByText('Answer Generated & Saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Saved Answer Available');
    for (const name of ['Introduction', 'Response to Allegations', 'Affirmative Defenses', 'Conclusion']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.queryByRole('heading', { name: 'Counterclaims' })).toBeNull();
    await button('Generate New Answer');
  });

  it('sends no instructions when they are blank, and the motion that led here', async () => {
    startDraft();
    const { person } = server.open('?motion=motion-to-dismiss');
    await screen.findByRole('heading', { name: 'Motion to Dismiss' });
    await person.type(await screen.findByLabelText('Specific instructions'), '   ');
    await person.click(await button('Generate Answer'));
    await dialog();
    expect(asked()[0]).toMatchObject({ userInstructions: null, motion: 'motion-to-dismiss' });
    await person.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Generation Failed')).toBeNull();
  });

  it('leaves out the papers that are not chosen', async () => {
    startDraft();
    const { person } = server.open();
    await person.click(await screen.findByRole('checkbox', { name: 'Draw on Letter.docx' }));
    await person.click(await button('Generate Answer'));
    await dialog();
    expect(asked()[0]).toMatchObject({ complaintDocuments: [COMPLAINT_ID], auxiliaryDocuments: [] });
    await person.click(await button('Cancel'));
  });

  it.each<[string, () => AsyncGenerator<AnswerEvent>, string]>([
    [
      'the server says why',
      async function* () {
        yield { type: 'failed', message: 'The drafting service is busy.' };
      },
      'The drafting service is busy.',
    ],
    ['the stream ends', async function* () {}, 'Failed to generate answer. Please try again.'],
    [
      'the server breaks',
      () => {
        throw new Refusal(503, 'UNAVAILABLE', { message: 'Please wait a minute.' });
      },
      'Please wait a minute.',
    ],
  ])('closes and says so when %s', async (_, generation, text) => {
    server.generation = generation;
    const { person } = server.open();
    await person.click(await button('Generate Answer'));
    await screen.findByText('Generation Failed');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is done when the server came to its end though the connection broke', async () => {
    server.generation = async function* () {
      server.versions = [makeGeneratedAnswer()];
      yield { type: 'stage', stage: 5 };
    };
    const { person } = server.open();
    await person.click(await button('Generate Answer'));
    await screen.findByText('Answer Generated & Saved');
    await screen.findByText('Saved Answer Available');
  });

  it('does not draft over answers that could not be saved', async () => {
    server.wire.answer('answers.respond', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = server.open();
    const first = within(await screen.findByRole('article', { name: 'Paragraph 1' }));
    await person.click(first.getByRole('radio', { name: 'Deny' }));
    await person.click(await button('Generate Answer'));
    await screen.findByText(/Your latest answers could not be saved/);
    expect(asked()).toEqual([]);
    server.wire.answer('answers.respond', ({ responses }) => ({
      responses: responses.map(savedResponse),
      savedAt: new Date(),
    }));
    await person.click(await button('Retry'));
    await screen.findByText('Saved');
  });
});

describe('a saved answer', () => {
  beforeEach(() => {
    server.versions = [makeGeneratedAnswer({ id: 'older', version: 1 }), makeGeneratedAnswer()];
  });

  it('is there with what it rests on, when it was made and how far to rely on it', async () => {
    server.open();
    await screen.findByText('Saved Answer Available');
    expect(screen.getByText('Version 2, generated Mar 3, 2026 2:14 PM.')).toBeTruthy();
    const view = within(screen.getByRole('region', { name: 'Your answer' }));
    expect(view.getByText('Based on').parentElement?.textContent).toBe('Based onComplaint.pdfLetter.docx');
    expect(view.getByText('Mar 3, 2026 2:14 PM')).toBeTruthy();
    expect(view.getByText('Confidence 62%')).toBeTruthy();
    expect(view.getByText(': 3 of 4 paragraphs are answered.')).toBeTruthy();
    expect(view.getByText('1 of 2 checks need a look')).toBeTruthy();
    expect(view.getAllByText('Put together by rules, from your case')).toHaveLength(2);
    expect(view.getByText('Your choices and your words')).toBeTruthy();
    expect(view.getByText('[NEEDS YOUR ANSWER]').tagName).toBe('MARK');
    await button('Generate New Answer');
  });

  it('says what is missing, and leads there', async () => {
    const { person } = server.open();
    await screen.findByText('2 things are missing. You can download it now and fill in the rest by hand.');
    expect(screen.getByRole('link', { name: 'Download Word' }).getAttribute('href')).toBe(
      `/api/generated-answers/${makeGeneratedAnswer().id}/answer.docx`,
    );
    expect(screen.getByRole('link', { name: 'Open the calculator' }).getAttribute('href')).toBe(
      `/cases/${makeGeneratedAnswer().caseId}/documents?timeline=calculator`,
    );
    await person.click(screen.getByRole('checkbox', { name: /Ask for a jury/ }));
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
      `/api/generated-answers/${makeGeneratedAnswer().id}/answer.pdf?juryDemand=true`,
    );
    await person.click(await button('Go there'));
    await screen.findByRole('article', { name: 'Paragraph 1' });
  });

  it('leads from a paragraph without an answer to its place in the ledger', async () => {
    const { person } = server.open();
    await person.click(await button(/^Answer it: paragraph 2/));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph 2'));
  });

  it('is copied as text', async () => {
    const { person } = server.open();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(await button('Copy'));
    await screen.findByText('Answer Copied');
    expect(write.mock.calls[0]?.[0]).toContain('RESPONSE TO ALLEGATIONS\n\n1. Admitted.');
    write.mockRejectedValueOnce(new Error('no'));
    await person.click(await button('Copy'));
    await screen.findByText('Copy Failed');
    expect(screen.getByText('Unable to copy to clipboard. Please try again.')).toBeTruthy();
  });

  it('has earlier versions', async () => {
    const { person } = server.open();
    await person.click(await button('Versions (2)'));
    await person.click((await screen.findAllByRole('menuitem'))[1] ?? document.body);
    await screen.findByText('You are looking at version 1');
    await person.click(await button('Show the latest'));
    await waitFor(() => expect(screen.queryByText('You are looking at version 1')).toBeNull());
  });

  it('can be read and downloaded by a viewer, who cannot draft', async () => {
    server.item = makeCase({ memberRole: 'viewer' });
    server.open();
    await screen.findByRole('link', { name: 'Download PDF' });
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  });

  it('that cannot be loaded is not called missing', async () => {
    server.wire.answer('answers.latest', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    server.open('?step=answer');
    await screen.findByText('The saved answer could not be loaded');
    expect(screen.queryByText(/No draft yet/)).toBeNull();
  });
});

describe('defenses and counterclaims', () => {
  it('asks first those that are lost when left out, with the fact each needs', async () => {
    const { person } = server.open('?step=defenses');
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'This court has no power over me',
      'Payment',
    ]);
    expect(screen.getByText('1 to decide', { selector: 'p span' })).toBeTruthy();
    const first = within(cards[0] ?? document.body);
    expect(first.getByText('Decide now')).toBeTruthy();
    await person.click(first.getByRole('radio', { name: 'Raise it' }));
    await person.type(await first.findByRole('textbox', { name: 'Your facts' }), 'I live in Utah.');
    await waitFor(() =>
      expect(server.wire.sent('answers.chooseDefense').at(-1)).toMatchObject({
        defenseId: 'personal_jurisdiction',
        choice: 'chosen',
        facts: 'I live in Utah.',
      }),
    );
    expect(screen.getByText('You have decided about all that can be lost')).toBeTruthy();
  });

  it('takes counterclaims from what is written, removes one and puts it back', async () => {
    const { person } = server.open('?step=counterclaims');
    await screen.findByText('No counterclaims. Your answer goes without this section.');
    await person.click(await button('Add a counterclaim'));
    await person.type(await screen.findByLabelText('What it is'), 'Return of my deposit');
    await person.type(screen.getByLabelText('What happened'), 'I paid $300 on May 4.');
    await waitFor(() =>
      expect(server.wire.sent('answers.saveCounterclaims').at(-1)).toMatchObject({
        counterclaims: [{ title: 'Return of my deposit', facts: 'I paid $300 on May 4.' }],
        removed: [],
      }),
    );
    await person.click(await button('Remove counterclaim 1'));
    await screen.findByText('Removed “Return of my deposit”');
    await pressInNotice(person, 'Undo');
    expect(await screen.findByLabelText('What it is')).toHaveProperty('value', 'Return of my deposit');
  });
});

describe('the address and the complaint', () => {
  it('ignores a motion it does not know, with a note', async () => {
    server.open('?motion=motion-to-dance');
    await screen.findByText('We do not know the motion that was named in the address');
    await screen.findByRole('article', { name: 'Paragraph 1' });
  });

  it('shows the requirements and considerations of the motion', async () => {
    server.open('?motion=motion-to-strike');
    await screen.findByRole('heading', { name: 'Motion to Strike' });
    expect(screen.getByText('Requirements')).toBeTruthy();
    expect(screen.getByText('Strategic Considerations')).toBeTruthy();
  });

  it('opens the complaint from its name, with a preview of its text, and copies it', async () => {
    const { person } = server.open();
    const open = await button(/^Complaint.pdf/);
    await waitFor(() => expect(open.textContent).toContain('1. Plaintiff Orrin Vale lives in Gallup.'));
    const preview = open.textContent?.replace('Complaint.pdf', '') ?? '';
    expect(preview).toHaveLength(103);
    await person.click(open);
    await person.click(await button('Copy Content'));
    await screen.findByText('Content Copied');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await person.click(await button('Copy Content'));
    await screen.findByText('Unable to copy content. Please try again.');
    await person.click(await button('Return to Canvas'));
    await screen.findByRole('article', { name: 'Paragraph 1' });
  });
});
