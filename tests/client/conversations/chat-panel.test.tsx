import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChatPanel } from '#client/conversations/chat-panel.tsx';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { makeChatMessage } from '#tests/factories/conversations.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { Asked, askedAt } from '../documents/far-end.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes, renderScreen } from '../render-screen.tsx';

const paper = makeDocument();
let server: FakeServer;
let history: ChatMessage[];

beforeEach(() => {
  history = [];
  server = startFakeServer({
    'documents.chatHistory': () => history,
    'auth.config': () => makeAuthConfig(),
  });
});

function open(canAsk = true) {
  return renderScreen(<ChatPanel document={paper} canAsk={canAsk} />, makeUser()).person;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Retry' });
const shown = () => within(screen.getByRole('list', { name: 'Messages' }));
const asked = () => server.sent('documents.ask');

let questions: Asked[];
beforeEach(() => {
  questions = [];
  server.answer('documents.ask', (input) => {
    const one = new Asked(input);
    questions.push(one);
    return one.events();
  });
});

/** Types the question and waits until the far end has it. */
async function ask(person: ReturnType<typeof open>, text: string): Promise<Asked> {
  const before = questions.length;
  await person.type(field(), `${text}{Enter}`);
  return askedAt(questions, before);
}

/** The answer is whole and in the history. */
function finish(one: Asked | undefined, content: string): void {
  history = [...history, ...(one?.finish(content) ?? [])];
}

describe('chat about a document', () => {
  it('sends neither nothing nor blanks', async () => {
    const person = open();
    expect(send().disabled).toBe(true);
    await person.type(field(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(asked()).toEqual([]);
  });

  it('sends what was typed a moment before', async () => {
    open();
    fireEvent.change(field(), { target: { value: 'Who signed?' } });
    expect(field().value).toBe('Who signed?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(questions.map(({ question }) => question)).toEqual(['Who signed?']));
  });

  it('sends one message at a time, with what was said before', async () => {
    history = [
      makeChatMessage({ content: 'Who sues?' }),
      makeChatMessage({ role: 'assistant', content: 'Ms. Hargrove.' }),
    ];
    const person = open();
    await screen.findByText('Ms. Hargrove.');
    const one = await ask(person, ' How much?');
    await screen.findByText('Reading the document…');
    expect(field().disabled).toBe(true);
    expect(send().disabled).toBe(true);
    expect(asked()).toEqual([
      {
        id: paper.id,
        message: 'How much?',
        key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        conversationHistory: [
          { role: 'user', content: 'Who sues?' },
          { role: 'assistant', content: 'Ms. Hargrove.' },
        ],
      },
    ]);
    finish(one, '$2,150.');
    await screen.findByText('$2,150.');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('');
    expect(screen.getAllByText('How much?')).toHaveLength(1);
  });

  it('breaks the line with Shift and Enter', async () => {
    const person = open();
    await person.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('One\ntwo');
    expect(asked()).toEqual([]);
  });

  it('gives the question back when it could not be sent, and sends the same one again', async () => {
    server.answer('documents.ask', () => {
      throw new Refusal(429, 'TOO_MANY_REQUESTS', { message: 'You have asked 20 questions.' });
    });
    const person = open();
    await person.type(field(), 'How much?{Enter}');
    await screen.findByText('Message Failed');
    expect(screen.getByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(screen.getByText('You have asked 20 questions.')).toBeTruthy();
    expect(field().value).toBe('How much?');
    await person.type(field(), '{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await screen.findByText('You have asked 20 questions.');
    await person.type(field(), ' Now?{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(3));
    const [first, second, third] = asked().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('can be used when its history could not be loaded', async () => {
    server.answer('documents.chatHistory', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const person = open();
    await screen.findByText('Unable to load chat history');
    expect(screen.getByText('You can still ask questions about this document')).toBeTruthy();
    expect(field().disabled).toBe(false);
    finish(await ask(person, 'How much?'), '$2,150.');
    await screen.findByText('$2,150.');
    expect(screen.getByText('Unable to load chat history')).toBeTruthy();
    server.answer('documents.chatHistory', () => history);
    await person.click(retry());
    await waitFor(() => expect(screen.queryByText('Unable to load chat history')).toBeNull());
    expect(screen.getAllByText('$2,150.')).toHaveLength(1);
  });

  it('shows the time, the passages with their pages, the engine, and what it rests on', async () => {
    const source = {
      documentId: paper.id,
      filename: 'Lease.txt',
      page: 2,
      quote: 'The rent',
      start: 4,
      end: 12,
    };
    history = [
      makeChatMessage({
        role: 'assistant',
        content: 'The rent is $1,480.00.',
        confidence: 0.87,
        because: '2 of 3 words stand there.',
        engine: 'Built-in engine: finds and quotes, does not reason',
        sources: [
          { ...source, n: 1, verified: true },
          { ...source, n: 2, start: 20, end: 28, verified: false },
        ],
      }),
    ];
    open();
    const link = await screen.findByRole('link', { name: /\[1\], page 2/ });
    expect(link.getAttribute('href')).toBe(`/cases/${paper.caseId}/documents/${paper.id}?page=2&quote=4-12`);
    expect(screen.getByText(/not found word for word/)).toBeTruthy();
    expect(screen.getByText('2:05 PM')).toBeTruthy();
    expect(screen.getByText('Found, not certain. 2 of 3 words stand there.')).toBeTruthy();
    expect(screen.getByText(/finds and quotes, does not reason/)).toBeTruthy();
  });

  it('says when no passage stands behind an answer', async () => {
    history = [makeChatMessage({ role: 'assistant', content: 'The landlord is right.', confidence: 0.8 })];
    open();
    await screen.findByText('No passage of the document stands behind this reply.');
  });

  it('lets a viewer read only', async () => {
    history = [makeChatMessage({ content: 'Who sues?', state: 'broken', key: crypto.randomUUID() })];
    open(false);
    await screen.findByText('No reply came.');
    expect(screen.queryByLabelText('Your question')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows a long history from its end, and more of it on request', async () => {
    const all = Array.from({ length: 90 }, (_, index) => makeChatMessage({ content: `Question ${index}.` }));
    server.answer('documents.chatHistory', ({ cursor, limit = all.length }) => {
      const end = cursor ? all.findIndex(({ id }) => id === cursor) : all.length;
      return all.slice(Math.max(0, end - limit), end);
    });
    const person = open();
    await screen.findByText('Question 89.');
    expect(screen.queryByText('Question 49.')).toBeNull();
    for (const first of [49, 9]) {
      await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
      await screen.findByText(`Question ${first}.`);
    }
    await screen.findByText('Question 0.');
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    const shown = screen.getAllByText(/^Question \d+\.$/).map((element) => element.textContent);
    expect(shown).toEqual(all.map(({ content }) => expect.stringContaining(content)));
  });
});

describe('an answer that is written while it is read', () => {
  it('shows the words as they come, and the checked answer in their place', async () => {
    const one = await ask(open(), 'How much?');
    one.begin();
    one.words('The deposit');
    await screen.findByText('The deposit');
    expect(screen.getByText('Reply, being written')).toBeTruthy();
    expect(screen.getByText('Its quotes are checked when it is complete.')).toBeTruthy();
    one.words(' was $2,150.');
    await screen.findByText('The deposit was $2,150.');
    expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull();
    finish(one, 'The deposit was $2,150.00.');
    await screen.findByText('The deposit was $2,150.00.');
    expect(screen.queryByText('Reply, being written')).toBeNull();
  });

  it.each([
    ['the server says why', 'The AI service is busy.', () => {}],
    ['the connection breaks', 'The connection was lost.', () => server.cut()],
  ])('that breaks off keeps its words and can be asked again: %s', async (_, reason, cut) => {
    const person = open();
    const one = await ask(person, 'How much?');
    one.begin();
    one.words('The deposit');
    await screen.findByText('The deposit');
    cut();
    one.tell(new Refusal(503, 'UNAVAILABLE', { message: 'The AI service is busy.' }));
    await screen.findByText('The reply broke off.');
    expect(screen.getByText('The deposit …')).toBeTruthy();
    expect(shown().getByText(new RegExp(reason))).toBeTruthy();
    expect(screen.queryByText('Message Failed')).toBeNull();
    expect(field().disabled).toBe(false);
    await person.click(retry());
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]?.key).toBe(asked()[0]?.key);
    await waitFor(() => expect(screen.queryByText('The reply broke off.')).toBeNull());
    finish(questions[1], 'It was $2,150.');
    await screen.findByText('It was $2,150.');
    expect(screen.getAllByText('How much?')).toHaveLength(1);
  });

  it('can be stopped, before its first word too', async () => {
    const person = open();
    const one = await ask(person, 'How much?');
    one.begin();
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('No reply came.');
    expect(shown().getByText(/You stopped it/)).toBeTruthy();
    expect(field().value).toBe('');
    await person.click(retry());
    await waitFor(() => expect(questions).toHaveLength(2));
    questions[1]?.words('The deposit');
    await screen.findByText('The deposit');
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('The reply broke off.');
    expect(screen.getByText('The deposit …')).toBeTruthy();
  });

  it('asked again in vain keeps the words that had come', async () => {
    const person = open();
    const one = await ask(person, 'How much?');
    one.words('The deposit');
    await screen.findByText('The deposit');
    one.tell(new Refusal(503, 'UNAVAILABLE'));
    await screen.findByText('The reply broke off.');
    await person.click(retry());
    await waitFor(() => expect(questions).toHaveLength(2));
    questions[1]?.tell(new Refusal(503, 'UNAVAILABLE'));
    await screen.findByText('Message Failed');
    expect(screen.getByText('The deposit …')).toBeTruthy();
  });

  it('is shown after a reload as what it is, with the way to ask again', async () => {
    const key = crypto.randomUUID();
    const question = makeChatMessage({ content: 'How much?', state: 'broken', key });
    history = [
      question,
      makeChatMessage({ role: 'assistant', content: 'The dep', state: 'broken', replyTo: question.id }),
    ];
    const person = open();
    await screen.findByText('The reply broke off.');
    expect(screen.getByText('The dep …')).toBeTruthy();
    await person.click(retry());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({ key, message: 'How much?', conversationHistory: [] });
    expect(screen.getAllByText('How much?')).toHaveLength(1);
  });

  it('that broke off stands where it was asked when another question follows', async () => {
    const person = open();
    const one = await ask(person, 'Who sues?');
    one.words('Ms.');
    await screen.findByText('Ms.');
    const question = makeChatMessage({ content: 'Who sues?', state: 'broken', key: one.key });
    history = [
      question,
      makeChatMessage({ role: 'assistant', content: 'Ms.', state: 'broken', replyTo: question.id }),
    ];
    one.tell(new Refusal(503, 'UNAVAILABLE'));
    await screen.findByText('The reply broke off.');
    finish(await ask(person, 'How much?'), '$2,150.');
    await screen.findByText('$2,150.');
    const shown = screen.getByRole('list', { name: 'Messages' }).textContent;
    expect(shown).toMatch(/Who sues\?.*Ms\. ….*How much\?.*\$2,150\./);
    expect(screen.getAllByText('Who sues?')).toHaveLength(1);
  });

  it('goes on while another tab is open, and what was typed stays', async () => {
    const { person, router } = renderRoutes([
      { path: '/', element: <ChatPanel document={paper} canAsk /> },
      { path: '/away', element: <p>Away</p> },
    ]);
    const go = (path: string) => act(() => router.navigate(path));
    const one = await ask(person, 'How much?');
    one.words('The deposit');
    await screen.findByText('The deposit');
    await go('/away');
    one.words(' was $2,150.');
    await go('/');
    await screen.findByText('The deposit was $2,150.');
    finish(one, 'It was $2,150.');
    await screen.findByText('It was $2,150.');
    await person.type(field(), 'And when');
    await go('/away');
    await go('/');
    expect(field().value).toBe('And when');
  });
});
