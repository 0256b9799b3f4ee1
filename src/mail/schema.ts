import { z } from 'zod';

/** A mail of Proceed to the person who reads it. */
export const Mail = z.object({
  id: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: z.date(),
  /** When a mail server took it; null while it waits, or where no mail is sent. */
  sentAt: z.date().nullable(),
  /** When sending it was given up; null unless it was. */
  failedAt: z.date().nullable(),
});
export type Mail = z.infer<typeof Mail>;

export const MailSettings = z.object({
  /** False: this server has no mail server, and mail is only kept here. */
  sendsMail: z.boolean(),
});
