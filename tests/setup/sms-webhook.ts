import { createServer } from 'node:http';

export interface SmsWebhook {
  url: string;
  /** What has come in, oldest first. */
  messages: { to: string; message: string }[];
  /** The answer's status; 200 until changed. */
  status: number;
  close(): Promise<void>;
}

/** A text message service on this machine. */
export async function startSmsWebhook(): Promise<SmsWebhook> {
  const messages: SmsWebhook['messages'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (webhook.status === 200) messages.push(JSON.parse(body));
    response.writeHead(webhook.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const webhook: SmsWebhook = {
    url: `http://127.0.0.1:${port}/send`,
    messages,
    status: 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return webhook;
}
