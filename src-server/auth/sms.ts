/** Sends text messages through the webhook at SMS_WEBHOOK_URL. */
export interface Sms {
  /** Throws when the service does not take the message. */
  send(phoneNumber: string, message: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** POSTs `{to, message}` as JSON; any 2xx answer counts as sent. */
export function createSms(webhookUrl: string): Sms {
  return {
    async send(to, message) {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, message }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`);
    },
  };
}
