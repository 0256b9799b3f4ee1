import { z } from 'zod';
import { Mail, MailSettings } from '#src/mail/schema.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { listMails } from './store.ts';

export const mailRouter = router({
  list: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/mail' } })
    .output(z.array(Mail))
    .query(({ ctx }) => listMails(ctx.deps.db, ctx.user.id)),

  settings: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/mail/settings' } })
    .output(MailSettings)
    .query(({ ctx }) => ({ sendsMail: ctx.deps.mailer.sendsMail })),
});
