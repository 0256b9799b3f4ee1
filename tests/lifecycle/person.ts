import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const Row = z.object({ id: z.string() });
const DocumentRow = z.object({
  id: z.string(),
  filename: z.string(),
  status: z.string(),
  statusReason: z.string().nullable(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const PASSWORD = 'seven quiet rivers';

/** Somebody who uses a running server over its REST addresses. */
export class Person {
  readonly url: string;
  #cookie: string;

  constructor(url: string, cookie = '') {
    this.url = url;
    this.#cookie = cookie;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(!form && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      if (line.startsWith('proceed_session=')) this.#cookie = line.split(';')[0] ?? '';
    }
    return response;
  }

  /** The JSON of an answer that must be a success. */
  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  async register(email: string): Promise<void> {
    await this.ask('POST', '/api/auth/register', { email, password: PASSWORD });
    await this.ask('POST', '/api/auth/onboarding', { role: 'attorney', state: 'NM' });
  }

  async signIn(email: string): Promise<void> {
    await this.ask('POST', '/api/auth/sign-in', { email, password: PASSWORD });
  }

  async createCase(title: string): Promise<string> {
    const values = { title, caseType: 'civil', state: 'NM', courtName: 'Second Judicial District Court' };
    return Row.parse(await this.ask('POST', '/api/cases', values)).id;
  }

  upload(caseId: string, files: Record<string, Uint8Array | string>): Promise<Response> {
    const form = new FormData();
    for (const [name, content] of Object.entries(files)) {
      form.append(
        'files',
        new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
        name,
      );
    }
    return this.send('POST', `/api/cases/${caseId}/documents/upload`, form);
  }

  async documents(caseId: string): Promise<DocumentRow[]> {
    return z.array(DocumentRow).parse(await this.ask('GET', `/api/cases/${caseId}/documents?text=false`));
  }

  /** Waits until every document of the case is read, or has failed. */
  async read(caseId: string, patience = 240_000): Promise<DocumentRow[]> {
    const deadline = Date.now() + patience;
    for (;;) {
      const documents = await this.documents(caseId);
      if (documents.every(({ status }) => status === 'ready' || status === 'failed')) return documents;
      if (Date.now() > deadline) throw new Error(`still not read: ${JSON.stringify(documents)}`);
      await sleep(100);
    }
  }
}
