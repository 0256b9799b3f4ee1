import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChatPanel } from '#client/documents/chat-panel.tsx';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import { type FakeServer, makeUser, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';
import { makePaper } from './papers.ts';

const paper = makePaper();
let server: FakeServer;
let history: ChatMessage[];

function message(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role: 'user',
    content: '',
    createdAt: new Date(2026, 2, 2, 14, 5),
    sources: [],
    confidence: null,
    because: null,
    state: 'done',
    key: null,
    replyTo: null,
    ...change,
  };
}

beforeEach(() => {
  history = [];
  server = startFakeServer({
    'documents.chatHistory': () => history,
    'auth.config': () => ({ oidc: false, phoneVerification: 'demo', engine: 'Built-in engine' }),
  });
});

function open(canAsk = true) {
  return renderScreen(<ChatPanel document={paper} canAsk={canAsk} />, makeUser()).person;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const asked = () => server.calls.filter(({ name }) => name === 'documents.chat');

describe('chat about a document', () => {
  it('sends neither nothing nor blanks', async () => {
    const person = open();
    expect(send().disabled).toBe(true);
    await person.type(field(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(asked()).toEqual([]);
  });

  it('sends one message at a time, with what was said before', async () => {
    history = [message({ content: 'Who sues?' }), message({ role: 'assistant', content: 'Ms. Hargrove.' })];
    let finish = () => {};
    server.answer('documents.chat', () => new Promise<object>((resolve) => (finish = () => resolve({}))));
    const person = open();
    await screen.findByText('Ms. Hargrove.');
    await person.type(field(), ' How much?{Enter}');
    await screen.findByText('Reading the document…');
    expect(field().disabled).toBe(true);
    expect(send().disabled).toBe(true);
    expect(asked().map(({ input }) => input)).toEqual([
      {
        id: paper.id,
        message: 'How much?',
        conversationHistory: [
          { role: 'user', content: 'Who sues?' },
          { role: 'assistant', content: 'Ms. Hargrove.' },
        ],
      },
    ]);
    history = [
      ...history,
      message({ content: 'How much?' }),
      message({ role: 'assistant', content: '$2,150.' }),
    ];
    finish();
    await screen.findByText('$2,150.');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('');
  });

  it('breaks the line with Shift and Enter', async () => {
    const person = open();
    await person.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('One\ntwo');
    expect(asked()).toEqual([]);
  });

  it('gives the question back when it could not be sent', async () => {
    server.answer('documents.chat', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const person = open();
    await person.type(field(), 'How much?{Enter}');
    await screen.findByText('Message Failed');
    expect(screen.getByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(field().value).toBe('How much?');
  });

  it('can be used when its history could not be loaded', async () => {
    server.answer('documents.chatHistory', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    open();
    await screen.findByText('Unable to load chat history');
    expect(screen.getByText('You can still ask questions about this document')).toBeTruthy();
    expect(field().disabled).toBe(false);
  });

  it('shows the time, the passages with their pages, and what the confidence rests on', async () => {
    const source = {
      documentId: paper.id,
      filename: 'Lease.txt',
      page: 2,
      quote: 'The rent',
      start: 4,
      end: 12,
    };
    history = [
      message({
        role: 'assistant',
        content: 'The rent is $1,480.00.',
        confidence: 0.87,
        because: '2 of 3 words stand there.',
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
    expect(screen.getByText('Confidence 87%: 2 of 3 words stand there.')).toBeTruthy();
  });

  it('lets a viewer read only', async () => {
    open(false);
    await screen.findByText('Ask about this document');
    expect(screen.queryByLabelText('Your question')).toBeNull();
  });
});
