import type { App } from '../app.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import { askerOf } from '../auth/asker.ts';
import type { Deps } from '../deps.ts';
import { savedFile } from '../documents/saved-file.ts';
import { saveTalk } from './conversations-service.ts';

/** GET, and HEAD, of a conversation as a text file. */
export function mountConversationFiles(app: App, deps: Deps): void {
  app.get('/api/conversations/:id/conversation.txt', async (c) => {
    const user = askerOf(c.get('context'));
    const { caseId, id } = await authorizeCaseChild(
      deps.db,
      user,
      'conversations',
      c.req.param('id'),
      'document:read',
      deps.clock.now(),
    );
    const { text, filename } = await saveTalk(deps, { caseId, userId: user.id, id });
    return savedFile(text, { filename, mimeType: 'text/plain; charset=utf-8' });
  });
}
