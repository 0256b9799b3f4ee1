import { authorizeCaseChild } from '../auth/access.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { saveConversation } from './service.ts';

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
    const { text, filename } = await saveConversation(deps, { caseId, userId: user.id, id });
    return savedFile(text, { filename, mimeType: 'text/plain; charset=utf-8' });
  });
}
