import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../list-layout.ts';
import { LETTER, makeLedger, makeLedgerParagraph } from '#tests/factories/answers.ts';
import { makeCase } from '#tests/factories/cases.ts';
import { Refusal } from '../fake-server.ts';
import { AnswerServer, button, everythingSaved, savedResponse } from './open-canvas.tsx';

let server: AnswerServer;
beforeEach(() => {
  server = new AnswerServer();
});
afterEach(everythingSaved);

const card = async (number: string) =>
  within(await screen.findByRole('article', { name: `Paragraph ${number}` }));
const radio = async (number: string, label: string) =>
  (await card(number)).getByRole<HTMLInputElement>('radio', { name: label });
const sent = () => server.wire.sent('answers.respond').flatMap(({ responses }) => responses);

describe('the ledger', () => {
  it('shows every paragraph once, in order, under its heading, with nothing chosen', async () => {
    server.open();
    await card('1');
    const names = screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Paragraph 1', 'Paragraph 2', 'Paragraph 3', 'Paragraph 4']);
    expect(screen.getByRole('heading', { name: 'COUNT I: UNPAID RENT' })).toBeTruthy();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(20);
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Needs your answer (4)' })).toBeTruthy();
    const labels = within(screen.getByRole('group', { name: 'Your answer to paragraph 1' }))
      .getAllByRole('radio')
      .map((each) => each.closest('label')?.textContent);
    expect(labels).toEqual(['Admit1', 'Deny2', 'Admit in part3', 'Lacks knowledge4', 'Legal conclusion5']);
  });

  it('keeps a choice and says so', async () => {
    const { person } = server.open();
    await person.click(await radio('2', 'Deny'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ key: '2', response: 'deny', words: '', evidence: [] });
    await screen.findByText('Saved');
    expect(screen.getByRole('button', { name: 'Needs your answer (3)' })).toBeTruthy();
    expect((await card('2')).getByText(/You say that it is not true/)).toBeTruthy();
  });

  it('keeps what could not be saved, says so, and saves it on Retry', async () => {
    server.wire.answer('answers.respond', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = server.open();
    await person.click(await radio('1', 'Admit'));
    await screen.findByText('Not saved:');
    expect((await radio('1', 'Admit')).checked).toBe(true);
    expect(window.localStorage.length).toBe(1);
    server.wire.answer('answers.respond', ({ responses }) => ({
      responses: responses.map(savedResponse),
      savedAt: new Date(),
    }));
    await person.click(await button('Retry'));
    await screen.findByText('Saved');
    expect(window.localStorage.length).toBe(0);
  });

  it('is answered with the keyboard', async () => {
    const { person } = server.open();
    await card('1');
    await person.keyboard('j');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph 1'));
    await person.keyboard('1j');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph 2'));
    await person.keyboard('2k');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph 1'));
    await person.keyboard('n');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph 3'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { key: '1', response: 'admit' },
      { key: '2', response: 'deny' },
    ]);
  });

  it('stays in place while it is asked again whether there is a saved answer', async () => {
    const { person, queryClient } = server.open();
    const shown = await screen.findByRole('article', { name: 'Paragraph 1' });
    await person.keyboard('j');
    const asked = Promise.withResolvers<void>();
    server.wire.answer('answers.latest', async () => {
      await asked.promise;
      throw new Refusal(404, 'NOT_FOUND');
    });
    const again = queryClient.invalidateQueries({ queryKey: [['answers', 'latest']] });
    await waitFor(() => expect(server.wire.sent('answers.latest')).toHaveLength(2));
    expect(shown.isConnected).toBe(true);
    expect(document.activeElement).toBe(shown);
    asked.resolve();
    await again;
  });

  it('types digits and letters into own words', async () => {
    const { person } = server.open();
    await person.click((await card('1')).getByRole('button', { name: 'Add your own words' }));
    await person.keyboard('j1n');
    expect(screen.getByRole('textbox', { name: 'In your own words (optional)' })).toHaveProperty(
      'value',
      'j1n',
    );
    expect((await radio('1', 'Admit')).checked).toBe(false);
  });

  it('asks which part when only a part is admitted', async () => {
    const { person } = server.open();
    await person.click(await radio('2', 'Admit in part'));
    const words = await screen.findByRole('textbox', { name: 'Which part is true, and which is not?' });
    await person.type(words, 'The date is right.');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ words: 'The date is right.' }));
  });

  it('suggests and does not choose; one press takes a suggestion', async () => {
    const { person } = server.open();
    const four = await card('4');
    expect(four.getByText('Suggestion, not chosen:')).toBeTruthy();
    await person.click(four.getByRole('button', { name: 'Choose “Legal conclusion”' }));
    expect((await radio('4', 'Legal conclusion')).checked).toBe(true);
    expect((await card('3')).queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('shows only what needs an answer, and keeps it in place while it is answered', async () => {
    server.ledger = makeLedger([
      makeLedgerParagraph({ response: 'admit' }),
      makeLedgerParagraph({ key: '2', number: '2' }),
      makeLedgerParagraph({ key: '3', number: '3' }),
    ]);
    const { person } = server.open();
    await person.click(await button('Needs your answer (2)'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await person.click(await radio('2', 'Deny'));
    await button('Needs your answer (1)');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await person.click(await button('Show all 3'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  });

  it('takes an answer back', async () => {
    server.ledger = makeLedger([makeLedgerParagraph({ response: 'deny' })]);
    const { person } = server.open();
    expect(await screen.findByText('Every paragraph is answered')).toBeTruthy();
    await person.click((await card('1')).getByRole('button', { name: 'Take back' }));
    await button('Needs your answer (1)');
    await waitFor(() => expect(sent()).toMatchObject([{ response: 'needs_answer' }]));
  });

  it('asks again when the paragraph reads differently now', async () => {
    const former = { text: 'Old words.', response: 'deny' as const, words: 'Not so.', evidence: [] };
    server.ledger = makeLedger([makeLedgerParagraph({ former })]);
    const { person } = server.open();
    await screen.findByText('The complaint was read again, and this paragraph now reads differently');
    await person.click(await button('Answer the same again'));
    await waitFor(() => expect(sent()).toMatchObject([{ response: 'deny', words: 'Not so.' }]));
  });

  it('attaches a passage of another paper, with its page', async () => {
    const hit = {
      n: 1,
      documentId: LETTER.id,
      filename: 'Letter.docx',
      page: 2,
      quote: 'I paid on June 1.',
      start: 30,
      end: 47,
      verified: true,
      score: 3,
      caseId: LETTER.caseId,
      marks: [],
      nameMarks: [],
    };
    server.wire.answer('documents.search', () => ({ results: [hit], corrected: [] }));
    const { person } = server.open();
    await person.click((await card('4')).getByRole('button', { name: 'Attach evidence' }));
    await person.type(await screen.findByLabelText('Search the papers of this case'), 'paid{Enter}');
    await person.click(await button('Attach'));
    await button('Attached');
    await person.click(await button('Done'));
    const link = await screen.findByRole('link', { name: /Letter\.docx ?, page 2/ });
    expect(link.getAttribute('href')).toContain(`/documents/${LETTER.id}?page=2&quote=30-47`);
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { key: '4', evidence: [{ documentId: LETTER.id, quote: 'I paid on June 1.', page: 2 }] },
      ]),
    );
  });

  it('begins with passages that share words with the paragraph', async () => {
    server.wire.answer('documents.search', () => ({ results: [], corrected: [] }));
    const { person } = server.open();
    await person.click((await card('2')).getByRole('button', { name: 'Attach evidence' }));
    await screen.findByText(/No other paper of this case shares words with this paragraph/);
    expect(server.wire.sent('documents.search')).toMatchObject([
      { q: 'Defendant leased the workshop from Plaintiff on May 4 2024' },
    ]);
  });

  it('opens the paragraph where it stands in the complaint, and comes back', async () => {
    const { person } = server.open();
    await person.click((await card('2')).getByRole('button', { name: /^Page 1/ }));
    const text = await screen.findByRole('region', { name: 'Text of Complaint.pdf' });
    await waitFor(() => expect(text.querySelector('mark')?.textContent).toContain('leased the workshop'));
    await person.click(await button('Return to Canvas'));
    await card('2');
  });

  it('is read only for a viewer', async () => {
    server.item = makeCase({ memberRole: 'viewer' });
    server.ledger = makeLedger([makeLedgerParagraph({ response: 'deny', words: 'Not so.' })]);
    server.open();
    expect((await card('1')).getByText('Not so.')).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    for (const name of ['Attach evidence', 'Generate Answer', 'Take back', /^Upload/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('of five hundred paragraphs draws those in sight', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      makeLedgerParagraph({ key: `${index + 1}`, number: `${index + 1}` }),
    );
    server.ledger = makeLedger(many);
    server.open();
    await button('Needs your answer (500)');
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });
});

describe('what is missing or failed', () => {
  it('says that there is no complaint', async () => {
    server.documents = [];
    server.ledger = makeLedger([], { documents: [] });
    const { person } = server.open();
    await screen.findByRole('heading', { name: 'No Complaint Documents' });
    await person.click(await button('Generate Answer'));
    expect(
      await screen.findByText('Please upload complaint documents first to generate a response.'),
    ).toBeTruthy();
    expect(server.wire.sent('answers.generateStream')).toEqual([]);
    await person.click(await button('Upload the Complaint'));
    await screen.findByRole('dialog', { name: 'Upload Documents' });
  });

  it('offers Retry when the paragraphs did not come', async () => {
    server.wire.answer('answers.ledger', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = server.open();
    await screen.findByText('The paragraphs of the complaint could not be loaded');
    server.wire.answer('answers.ledger', () => server.ledger);
    await person.click(await button('Retry'));
    await card('1');
  });

  it('says when the case cannot be loaded, and when it is not there', async () => {
    server.wire.answer('cases.get', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = server.open();
    await screen.findByText('Failed to load milestone or case details. Please try again later.');
    expect(screen.getByRole('link', { name: 'Back to Cases' })).toBeTruthy();
    server.wire.answer('cases.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await person.click(await button('Retry'));
    await screen.findByText('The requested case could not be found.');
  });

  it('says that a complaint is still being read', async () => {
    server.ledger = makeLedger([], {
      documents: makeLedger().documents.map((each) => ({ ...each, status: 'reading', paragraphs: 0 })),
    });
    server.open();
    await screen.findByText(/This complaint is still being read/);
  });
});
