import { authorizeCase, authorizeCaseChild } from '../auth/access.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { type ContactFile, getContact, getContacts } from './service.ts';

const asFile = ({ text, filename }: ContactFile) =>
  savedFile(text, { filename, mimeType: 'text/vcard; charset=utf-8' });

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
    return asFile(await getContact(db, found.caseId, found.id));
  });

  app.get('/api/cases/:caseId/participants/participants.vcf', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'participant:read', clock.now());
    return asFile(await getContacts(db, caseId));
  });
}
