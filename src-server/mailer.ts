/**
 * Sends what stands in the outbox. A mail is written with `queueMails` inside the transaction of what it tells of, so
 * that there is one exactly when the other is saved.
 */
export interface Mailer {
  /** False: there is no mail server; the outbox is shown in the app and nothing leaves. */
  readonly sendsMail: boolean;
  /** New mail is in the outbox: look soon rather than at the next round. */
  wake(): void;
  /** Lets mail that is being sent come to its end, and returns. */
  stop(): Promise<void>;
}

/** Without a mail server: mail stays in the outbox. */
export const outboxOnly: Mailer = {
  sendsMail: false,
  wake() {},
  async stop() {},
};
