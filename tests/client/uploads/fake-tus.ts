// The page loads both when it first sends; here they are there before a test waits for what was sent.
import '@uppy/core';
import '@uppy/tus';
import { vi } from 'vitest';

export interface FakeUpload {
  metadata: Record<string, string>;
  size: number;
  received: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FakeTus {
  /** Every upload that was created, in order. */
  uploads: FakeUpload[];
  /** Set to refuse the next creations. */
  refusal: { status: number; message: string } | null;
}

function decode(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.split(' ');
      return [key, new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)))];
    }),
  );
}

/** The far end of the upload wire: takes creations and transfers as the server does. */
export function startFakeTus(): FakeTus {
  const tus: FakeTus = { uploads: [], refusal: null };

  function answer(method: string, url: string, headers: Map<string, string>, body: unknown): Answer {
    if (method === 'POST') {
      if (tus.refusal) return { status: tus.refusal.status, body: JSON.stringify(tus.refusal) };
      const metadata = decode(headers.get('upload-metadata') ?? '');
      const size = Number(headers.get('upload-length'));
      tus.uploads.push({ metadata, size, received: 0 });
      return { status: 201, headers: { location: `/api/uploads/${tus.uploads.length - 1}` } };
    }
    const index = Number(url.split('/').at(-1));
    const upload = tus.uploads[index];
    if (upload === undefined) return { status: 404 };
    if (method === 'DELETE') return { status: 204 };
    if (method === 'PATCH' && body instanceof Blob) upload.received += body.size;
    return {
      status: method === 'PATCH' ? 204 : 200,
      headers: {
        'upload-offset': String(upload.received),
        'upload-length': String(upload.size),
        'document-id': `document-${index}`,
      },
    };
  }

  class FakeXhr {
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
    onload: () => void = () => {};
    onerror: () => void = () => {};
    withCredentials = false;
    status = 0;
    responseText = '';
    readonly #headers = new Map<string, string>();
    #method = '';
    #url = '';
    #answer: Answer = { status: 0 };

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name.toLowerCase(), value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer.headers?.[name.toLowerCase()] ?? null;
    }

    send(body: unknown): void {
      setTimeout(() => {
        if (body instanceof Blob) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size });
        this.#answer = answer(this.#method, this.#url, this.#headers, body);
        this.status = this.#answer.status;
        this.responseText = this.#answer.body ?? '';
        this.onload();
      });
    }

    abort(): void {}
  }

  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return tus;
}
