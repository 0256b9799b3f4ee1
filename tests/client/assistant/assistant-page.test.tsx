import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepLimit } from '#client/conversations/chat-limits.ts';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import { makeChatMessage } from '#tests/factories/conversations.ts';
import { askedAt } from '../documents/far-end.ts';
import { Refusal } from '../fake-server.ts';
import {
  type Desk,
  ESTATE,
  field,
  LEASE,
  makeLeaseConversation,
  openAssistant,
  send,
  startDesk,
} from './open-assistant.tsx';

let desk: Desk;
beforeEach(() => {
  desk = startDesk();
});
const ready = () => screen.findByText('Ask about your case');
const ask = async (person: ReturnType<typeof openAssistant>['person'], text: string) => {
  const before = desk.questions.length;
  await waitFor(() => expect(field().disabled).toBe(false));
  await person.type(field(), `${text}{Enter}`);
  return askedAt(desk.questions, before);
};

describe('the case that is asked about', () => {
  it('is the first where none is named, and stays in the address', async () => {
    desk.cases = [LEASE, ESTATE];
    const { router } = openAssistant();
    await ready();
    expect(router.state.location.search).toBe('?case=lease');
    expect(screen.getByRole('heading', { level: 1, name: 'AI Legal Assistant' })).toBeTruthy();
    expect(screen.getByText(/The AI gives general information, not legal advice\./)).toBeTruthy();
  });

  it('has no selector while there is one alone, and is named', async () => {
    openAssistant();
    await ready();
    expect(screen.queryByLabelText('Case')).toBeNull();
    expect(screen.getByText(/Harlow v\. Brandt Properties/)).toBeTruthy();
  });

  it('is chosen among several', async () => {
    desk.cases = [LEASE, ESTATE];
    const { person, router } = openAssistant('?case=lease');
    await screen.findByText('Civil · 12 documents · New Mexico law');
    await person.selectOptions(screen.getAllByLabelText('Case')[0] ?? field(), 'estate');
    await screen.findByText('Probate · 12 documents · New Mexico law');
    expect(router.state.location.search).toBe('?case=estate');
  });

  it.each<[string, Partial<typeof LEASE>, Partial<Desk['count']>, string]>([
    ['one document', {}, { total: 1 }, 'Civil · 1 document · New Mexico law'],
    ['another state', { state: 'OH' }, {}, 'Civil · 12 documents · Ohio law'],
    ['no state', { state: null }, {}, 'Civil · 12 documents · no state entered'],
    ['no type', { caseType: null }, {}, 'Unknown case type · 12 documents · New Mexico law'],
    ['documents that are read', {}, { reading: 3 }, 'Civil · 12 documents (3 being read) · New Mexico law'],
    [
      'a federal court',
      { courtName: 'United States District Court, District of Colorado' },
      {},
      'Civil · 12 documents · United States District Court, District of Colorado',
    ],
  ])('is told in a line: %s', async (_, change, count, expected) => {
    desk.cases = [{ ...LEASE, ...change }, ESTATE];
    desk.count = { ...desk.count, ...count };
    openAssistant('?case=lease');
    await screen.findByText(expected);
    expect(desk.server.sent('documents.list')).toEqual([]);
  });

  it('is not there: nothing is asked about another one instead', async () => {
    openAssistant('?case=strange');
    await screen.findByText('The requested case could not be found.');
    expect(screen.getByRole('link', { name: 'Ask about another case' }).getAttribute('href')).toBe(
      '/ai-assistant',
    );
  });

  it('is told to be gone once a question finds that it was deleted elsewhere', async () => {
    const { person } = openAssistant('?case=lease');
    await ready();
    desk.cases = [ESTATE];
    const gone = () => {
      throw new Refusal(404, 'NOT_FOUND');
    };
    desk.server.answer('assistant.ask', gone);
    desk.server.answer('assistant.conversations', gone);
    await person.type(field(), 'Still there?{Enter}');
    await screen.findByText('The requested case could not be found.');
  });

  it('is still to be made where there is none', async () => {
    desk.cases = [];
    const { person } = openAssistant();
    await person.click(await screen.findByRole('button', { name: 'New Case' }));
    await screen.findByRole('dialog', { name: 'Create New Case' });
  });

  it('could not be loaded, and is tried once more', async () => {
    desk.server.answer('cases.list', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = openAssistant();
    await screen.findByText("We couldn't load your cases");
    desk.server.answer('cases.list', () => desk.cases);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await ready();
  });

  it('has no documents: the prompts work, and what uploading brings is said', async () => {
    desk.count = { total: 0, reading: 0, failed: 0 };
    openAssistant();
    await screen.findByText(/This case has no documents yet/);
    expect(screen.getByRole('button', { name: 'Upload Documents' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'What are my next steps?' }).disabled).toBe(
      false,
    );
  });
});

describe('asking', () => {
  it('offers the five prompts, and sends the one that is pressed', async () => {
    const { person } = openAssistant();
    await ready();
    const prompts = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button');
    expect(prompts.map(({ textContent }) => textContent)).toEqual(SUGGESTED_PROMPTS.map(({ text }) => text));
    expect(screen.queryByRole('button', { name: 'Suggestions' })).toBeNull();
    await person.type(field(), 'half a thought');
    await person.click(prompts[1] ?? field());
    const one = await askedAt(desk.questions, 0);
    expect(one.input).toMatchObject({
      caseId: 'lease',
      conversationId: null,
      documentIds: [],
      message: 'What are the key deadlines in my case?',
    });
    expect(field().value).toBe('half a thought');
  });

  it('begins at the top where not all of it is in sight', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    openAssistant();
    await ready();
    expect(screen.getByRole('region', { name: 'Conversation' }).scrollTop).toBe(0);
  });

  it('offers them later too', async () => {
    const { person } = openAssistant();
    await ready();
    (await ask(person, 'Who sues?')).finish('Ms. Harlow.');
    await screen.findByText('Ms. Harlow.');
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Suggestions' }));
    await person.click(screen.getByRole('menuitem', { name: 'What are my next steps?' }));
    expect((await askedAt(desk.questions, 1)).question).toBe('What are my next steps?');
  });

  it('waits for the answer, which comes word by word, in a conversation of its own', async () => {
    const { person, router } = openAssistant('?case=lease');
    await ready();
    const one = await ask(person, 'How much?');
    await screen.findByText('Analyzing');
    expect(screen.getByText('thinking...')).toBeTruthy();
    expect(field().disabled).toBe(true);
    expect(send().disabled).toBe(true);
    desk.conversations = [makeLeaseConversation({ title: 'How much?' })];
    one.begin('talk-1');
    await waitFor(() => expect(router.state.location.search).toBe('?case=lease&conversation=talk-1'));
    await screen.findByRole('link', { name: /How much\?/ });
    one.words('The deposit');
    await screen.findByText('The deposit');
    desk.messages = { 'talk-1': one.finish('The deposit was $2,150.') };
    await screen.findByText('The deposit was $2,150.');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.getAllByText('How much?', { selector: 'p' })).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('Reply: The deposit was $2,150.');
    const two = await ask(person, 'By when?');
    expect(two.input).toMatchObject({ conversationId: 'talk-1', message: 'By when?' });
    expect(two.key).not.toBe(one.key);
  });

  it('says how much of a long question is too much, before it is sent', async () => {
    const { person } = openAssistant();
    await ready();
    await person.click(field());
    await person.paste('x'.repeat(3_599));
    expect(screen.queryByText(/of 4,000 characters/)).toBeNull();
    await person.paste('x'.repeat(402));
    expect(screen.getByText('4,001 of 4,000 characters. Please leave out 1.')).toBeTruthy();
    await person.keyboard('{Enter}');
    await screen.findByText('Your question was not sent');
    expect(field().value).toHaveLength(4_001);
    expect(desk.questions).toEqual([]);
  });

  it('folds a long question, so that its answer stays in sight', async () => {
    const { person } = openAssistant();
    await ready();
    await person.click(field());
    await person.paste('Is it so? '.repeat(80));
    await person.keyboard('{Enter}');
    const whole = await screen.findByRole('button', { name: 'Show the whole question' });
    expect(whole.getAttribute('aria-expanded')).toBe('false');
    await person.click(whole);
    await person.click(screen.getByRole('button', { name: 'Show less' }));
  });

  it('asks again about the same documents, also after a reload', async () => {
    const key = crypto.randomUUID();
    keepLimit(key, ['order', 'lease']);
    desk.conversations = [makeLeaseConversation()];
    desk.messages = { 'talk-1': [makeChatMessage({ content: 'How much?', state: 'broken', key })] };
    const { person } = openAssistant('?case=lease&conversation=talk-1');
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    const again = await askedAt(desk.questions, 0);
    expect(again.input).toMatchObject({ key, documentIds: ['order', 'lease'] });
  });

  it('sends neither blanks nor a second question meanwhile', async () => {
    const { person } = openAssistant();
    await ready();
    await person.type(field(), '  {Enter}');
    await person.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('  One\ntwo');
    expect(desk.questions).toEqual([]);
    await person.type(field(), '{Enter}');
    expect((await askedAt(desk.questions, 0)).question).toBe('One\ntwo');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suggestions' }).disabled).toBe(true);
    expect(send().disabled).toBe(true);
  });

  it.each([
    [
      'the server’s sentence',
      new Refusal(429, 'TOO_MANY_REQUESTS', { message: 'You have asked 20 questions.' }),
      'You have asked 20 questions.',
    ],
    ['our own where it has none', new Refusal(500, 'INTERNAL'), 'Failed to send message. Please try again.'],
  ])('fails with a notice and loses nothing that was typed: %s', async (_, refusal, sentence) => {
    desk.server.answer('assistant.ask', () => {
      throw refusal;
    });
    const { person } = openAssistant();
    await ready();
    await person.type(field(), 'How much?{Enter}');
    await screen.findByText('Message Failed');
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(field().value).toBe('How much?');
  });

  it('never stands empty while the address follows a conversation that has begun', async () => {
    const { person, router } = openAssistant('?case=lease');
    await ready();
    const one = await ask(person, 'How much?');
    await waitFor(() => expect(screen.queryByText('Ask about your case')).toBeNull());
    let sawNothing = false;
    const watch = new MutationObserver(() => {
      sawNothing ||= screen.queryByText('Ask about your case') !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    one.begin('talk-1');
    await waitFor(() => expect(router.state.location.search).toContain('talk-1'));
    one.words('The deposit');
    await screen.findByText('The deposit');
    watch.disconnect();
    expect(sawNothing).toBe(false);
  });

  it('goes back to where it began when its conversation came to nothing', async () => {
    const { person, router } = openAssistant('?case=lease');
    await ready();
    const one = await ask(person, 'How much?');
    one.begin('talk-1');
    await waitFor(() => expect(router.state.location.search).toContain('talk-1'));
    one.tell(new Refusal(503, 'UNAVAILABLE', { message: 'The AI service is busy.' }));
    await screen.findByText('Message Failed');
    await waitFor(() => expect(router.state.location.search).toBe('?case=lease'));
    await waitFor(() => expect(field().value).toBe('How much?'));
    const again = await ask(person, '');
    expect(again.key).toBe(one.key);
    expect(again.input).toMatchObject({ conversationId: null });
  });

  it('an answer that breaks off keeps its words and is asked again with the same key', async () => {
    const { person } = openAssistant();
    await ready();
    const one = await ask(person, 'How much?');
    one.begin('talk-1');
    one.words('The dep');
    await screen.findByText('The dep');
    desk.server.cut();
    await screen.findByText('The reply broke off.');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retry' }).disabled).toBe(false),
    );
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    const again = await askedAt(desk.questions, 1);
    expect(again.key).toBe(one.key);
    expect(again.input).toMatchObject({ conversationId: 'talk-1' });
  });

  it('goes on while another conversation is open', async () => {
    desk.conversations = [makeLeaseConversation({ id: 'old', title: 'Who is the judge?' })];
    desk.messages = { old: [makeChatMessage({ content: 'Who is the judge?' })] };
    const { person, router } = openAssistant('?case=lease');
    await ready();
    const one = await ask(person, 'How much?');
    one.begin('talk-1');
    await waitFor(() => expect(router.state.location.search).toContain('talk-1'));
    one.words('The deposit');
    await person.click(screen.getByRole('link', { name: /Who is the judge/ }));
    await screen.findByText('Who is the judge?', { selector: 'p' });
    expect(field().disabled).toBe(false);
    one.words(' was $2,150.');
    await act(() => router.navigate(-1));
    await screen.findByText('The deposit was $2,150.');
  });

  it('is limited to chosen documents', async () => {
    desk.server.answer('documents.list', () => []);
    const { person } = openAssistant();
    await ready();
    await person.click(screen.getByRole('button', { name: 'Documents to ask about: All documents' }));
    await screen.findByRole('dialog', { name: 'Ask about Some Documents' });
    await screen.findByText('There is no document in this case yet.');
  });
});

describe('who may only view', () => {
  it('reads, and is told why there is no field', async () => {
    desk.cases = [{ ...LEASE, memberRole: 'viewer' }];
    openAssistant();
    await screen.findByText(/Asking the assistant is for those who can edit it/);
    expect(screen.queryByLabelText('Your question')).toBeNull();
    expect(screen.queryByRole('button', { name: 'What are my next steps?' })).toBeNull();
    expect(screen.queryByText('Ask about your case')).toBeNull();
    expect(screen.queryByRole('link', { name: 'New Conversation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull();
  });
});
