import { z } from 'zod';
import { OwnPassword } from './schema.ts';

/** In which somebody whom the provider vouched for shows that the account with their address is theirs. */
export const PROOF_MINUTES = 15;

/** A sign-in of another service that opens an account. */
export const Connection = z.object({
  /** The host of the provider, by which people know it. */
  provider: z.string(),
  /** Null for one that an earlier release connected and did not note. */
  connectedAt: z.date().nullable(),
});
export type Connection = z.infer<typeof Connection>;

export const ConnectInput = z.object({ password: OwnPassword });
export type ConnectInput = z.infer<typeof ConnectInput>;

/** Where the browser goes to show who it is there. */
export const BegunConnection = z.object({ url: z.string() });

/** What waits in this browser: an account has the address that the provider vouched for. */
export const WaitingConnection = z.object({
  provider: z.string(),
  email: z.string(),
  /** Whether the account has a password to give. */
  hasPassword: z.boolean(),
  /** Whether a mail can go to the address. */
  sendsMail: z.boolean(),
});
export type WaitingConnection = z.infer<typeof WaitingConnection>;

/** The account's password, or the code of the mail that went to its address. */
export const ConfirmConnectionInput = z
  .object({
    password: OwnPassword.optional(),
    token: z
      .string('Please enter the code from the mail')
      .trim()
      .min(1, 'Please enter the code from the mail')
      .max(200, 'That is not a code from our mail')
      .optional(),
  })
  .refine(
    ({ password, token }) => (password === undefined) !== (token === undefined),
    'Please give your password or the code from the mail',
  );
export type ConfirmConnectionInput = z.infer<typeof ConfirmConnectionInput>;
