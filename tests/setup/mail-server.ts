import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './postgres-server.ts';

export interface ReceivedMail {
  to: string[];
  mail: Email;
}

export interface MailServer {
  url: string;
  /** What it has taken, oldest first. */
  received: ReceivedMail[];
  /** Answers RCPT TO for an address, as '550 No such mailbox'; undefined takes it. */
  refuse(answer: (address: string) => string | undefined): void;
  close(): Promise<void>;
}

function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A mail server on this machine that takes everything for everybody, unless told to refuse. */
export async function startMailServer(port?: number): Promise<MailServer> {
  const at = port ?? (await freePort());
  const received: ReceivedMail[] = [];
  let answerTo: (address: string) => string | undefined = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const answer = answerTo(address);
      done(answer === undefined ? null : refusal(answer));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${at}`,
    received,
    refuse(answer) {
      answerTo = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
