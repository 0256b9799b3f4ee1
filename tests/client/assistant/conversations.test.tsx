import '../list-layout.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeChatMessage } from '#tests/factories/conversations.ts';
import { Refusal } from '../fake-server.ts';
import { type Desk, LEASE, makeLeaseConversation, openAssistant, startDesk } from './open-assistant.tsx';

let desk: Desk;
beforeEach(() => {
  desk = startDesk();
  desk.conversations = [
    makeLeaseConversation(),
    makeLeaseConversation({ id: 'talk-2', title: 'Who is the judge?', messages: 4 }),
  ];
  desk.messages = { 'talk-2': [makeChatMessage({ content: 'Who is the judge?' })] };
});

/** The screen, once the case is known. */
async function open(search: string) {
  const opened = openAssistant(search);
  await screen.findByRole('complementary', { name: 'Conversations' });
  return opened;
}
const list = () => within(screen.getByRole('complementary', { name: 'Conversations' }));
const more = (title: string) => list().findByRole('button', { name: `More about “${title}”` });

describe('conversations about a case', () => {
  it('are opened, and the open one is in the address', async () => {
    const { person, router } = await open('?case=lease');
    await person.click(await list().findByRole('link', { name: /Who is the judge\?/ }));
    await screen.findByText('Who is the judge?', { selector: 'p' });
    expect(router.state.location.search).toBe('?case=lease&conversation=talk-2');
    expect(
      list()
        .getByRole('link', { name: /Who is the judge\?/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    await person.click(list().getByRole('link', { name: 'New Conversation' }));
    await screen.findByText('Ask about your case');
    expect(router.state.location.search).toBe('?case=lease');
  });

  it('of today are told apart by the hour', async () => {
    desk.conversations = [makeLeaseConversation({ updatedAt: new Date() })];
    await open('?case=lease');
    await list().findByText(/^Today, \d+:\d\d [AP]M$/);
  });

  it('are none yet', async () => {
    desk.conversations = [];
    await open('?case=lease');
    await screen.findByText(/What you ask about this case is kept here/);
  });

  it('could not be loaded: questions can be asked all the same', async () => {
    desk.server.answer('assistant.conversations', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = await open('?case=lease');
    await screen.findByText('Your conversations could not be loaded');
    expect(screen.getByLabelText('Your question')).toBeTruthy();
    desk.server.answer('assistant.conversations', () => desk.conversations);
    await person.click(list().getByRole('button', { name: 'Retry' }));
    await list().findByRole('link', { name: /Who is the judge\?/ });
  });

  it('are renamed where they stand', async () => {
    desk.server.answer('assistant.rename', (input) => {
      const renamed = makeLeaseConversation(input);
      desk.conversations = desk.conversations.map((each) => (each.id === input.id ? renamed : each));
      return renamed;
    });
    const { person } = await open('?case=lease');
    await person.click(await more('Who is the judge?'));
    await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const name = list().getByLabelText<HTMLInputElement>('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await person.clear(name);
    await person.type(name, 'The judge{Enter}');
    const renamed = await list().findByRole('link', { name: /The judge/ });
    await waitFor(() => expect(document.activeElement).toBe(renamed));
    expect(desk.server.sent('assistant.rename')[0]).toEqual({ id: 'talk-2', title: 'The judge' });
  });

  it('are exported by a plain link', async () => {
    const { person } = await open('?case=lease');
    await person.click(await more('Who is the judge?'));
    expect(screen.getByRole('menuitem', { name: 'Export as text' }).getAttribute('href')).toBe(
      '/api/conversations/talk-2/conversation.txt',
    );
  });

  it('are deleted after a question that names them; the open one gives way to a new one', async () => {
    desk.server.answer('assistant.delete', (input) => {
      desk.conversations = desk.conversations.filter(({ id }) => id !== input.id);
      return { message: 'Conversation deleted' };
    });
    const { person, router } = await open('?case=lease&conversation=talk-2');
    await person.click(await more('Who is the judge?'));
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }));
    expect(dialog.getByText(/“Who is the judge\?” and its 4 messages go for good/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Delete Conversation' }));
    await screen.findByText('Deleted “Who is the judge?”');
    await waitFor(() => expect(router.state.location.search).toBe('?case=lease'));
    expect(list().queryByRole('link', { name: /Who is the judge\?/ })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(list().getByRole('link', { name: 'New Conversation' })),
    );
  });

  it('that are not here say so', async () => {
    desk.server.answer('assistant.messages', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await open('?case=lease&conversation=gone');
    await screen.findByText('This conversation is not here');
  });

  it('that went while something was typed leave it to a new one', async () => {
    const { person, router } = await open('?case=lease&conversation=talk-2');
    await screen.findByText('Who is the judge?', { selector: 'p' });
    const gone = () => {
      throw new Refusal(404, 'NOT_FOUND');
    };
    desk.server.answer('assistant.messages', gone);
    desk.server.answer('assistant.ask', gone);
    await person.type(screen.getByLabelText('Your question'), 'Still there?{Enter}');
    await screen.findByText(/What you typed comes along/);
    await person.click(screen.getByRole('button', { name: 'New Conversation' }));
    await screen.findByText('Ask about your case');
    expect(router.state.location.search).toBe('?case=lease');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Still there?');
  });

  it('could not be read: they can be gone on with', async () => {
    desk.server.answer('assistant.messages', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    await open('?case=lease&conversation=talk-2');
    await screen.findByText('Unable to load chat history');
    expect(screen.getByLabelText('Your question')).toBeTruthy();
  });

  it('may be very many: only those in sight are drawn, and they are filtered', async () => {
    desk.conversations = Array.from({ length: 400 }, (_, index) =>
      makeLeaseConversation({ id: `talk-${index}`, title: `Question ${index}` }),
    );
    const { person } = await open('?case=lease');
    await list().findByRole('link', { name: /Question 0/ });
    expect(list().getAllByRole('listitem').length).toBeLessThan(60);
    await person.type(list().getByLabelText('Filter conversations'), '399');
    await list().findByRole('link', { name: /Question 399/ });
    await person.type(list().getByLabelText('Filter conversations'), 'x');
    await list().findByText('No conversation matches “399x”');
  });

  it('of somebody who may only view now are read and exported', async () => {
    desk.cases = [{ ...LEASE, memberRole: 'viewer' }];
    const { person } = await open('?case=lease');
    await person.click(await more('Who is the judge?'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Export as text']);
  });
});
