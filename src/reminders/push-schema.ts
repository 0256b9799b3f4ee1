import { z } from 'zod';

const NO_DEVICE = 'Your browser did not say where to send reminders. Reload this page and try again.';
/** An uncompressed point of P-256 is 65 bytes, the secret 16. */
const PublicKey = z.string(NO_DEVICE).regex(/^B[\w-]{86}=?$/, NO_DEVICE);
const Secret = z.string(NO_DEVICE).regex(/^[\w-]{22}(?:==)?$/, NO_DEVICE);

/** What a browser says of itself when it lets a server push to it (W3C Push API). */
export const PushDeviceInput = z.object({
  endpoint: z.url(NO_DEVICE).max(1000, NO_DEVICE),
  keys: z.object({ p256dh: PublicKey, auth: Secret }, NO_DEVICE),
});
export type PushDeviceInput = z.infer<typeof PushDeviceInput>;

export const PushDeviceChange = z.object({ id: z.string(), showsDetails: z.boolean() });

/** A phone or browser that shows reminders while Proceed is closed. */
export const PushDevice = z.object({
  id: z.string(),
  /** 'Chrome on Android'; null where the browser did not say. */
  device: z.string().nullable(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** Whether a message names the deadline and the case. */
  showsDetails: z.boolean(),
  createdAt: z.date(),
  /** When a push service last took a message for it. */
  lastSentAt: z.date().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushSettings = z.object({
  /** The server's public key, which a browser asks for before it lets the server push. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
});

/** What the service worker of the browser is sent. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of ours, opened when the message is pressed. */
  path: z.string(),
  /** Two messages of one tag are shown as one. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;
