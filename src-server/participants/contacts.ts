import type { App } from '../app.ts';
import { authorizeCase, authorizeCaseChild } from '../auth/access.ts';
import { askerOf } from '../auth/asker.ts';
import type { Deps } from '../deps.ts';
import { contentDisposition } from '../documents/disposition.ts';
import { type ContactFile, getContact, getContacts } from './service.ts';

function contactResponse({ text, filename }: ContactFile): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': contentDisposition('attachment', filename),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
}

/** GET, and HEAD, of participants as files for an address book. */
export function mountContacts(app: App, deps: Deps): void {
  const { db, clock } = deps;

  app.get('/api/participants/:id/participant.vcf', async (c) => {
    const user = askerOf(c.get('context'));
    const found = await authorizeCaseChild(
      db,
      user,
      'caseParticipants',
      c.req.param('id'),
      'participant:read',
      clock.now(),
    );
    return contactResponse(await getContact(db, found.caseId, found.id));
  });

  app.get('/api/cases/:caseId/participants/participants.vcf', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'participant:read', clock.now());
    return contactResponse(await getContacts(db, caseId));
  });
}
