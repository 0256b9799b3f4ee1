import { vi } from 'vitest';
import type { StreamEvent } from '#src/events.ts';

/** The far end of an event stream, as the browser's EventSource shows it. */
export class FakeEvents {
  /** The streams that are open, oldest first. */
  readonly open: EventTarget[] = [];
  /** The addresses that were asked, in order. */
  readonly asked: string[] = [];

  constructor() {
    const events = this;
    class FakeEventSource extends EventTarget {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSED = 2;
      readonly CONNECTING = 0;
      readonly OPEN = 1;
      readonly CLOSED = 2;
      readyState = 0;

      readonly url: string;

      constructor(url: string) {
        super();
        this.url = url;
        events.asked.push(new URL(url, 'http://localhost').pathname);
        events.open.push(this);
      }

      close() {
        this.readyState = 2;
        events.open.splice(events.open.indexOf(this), 1);
      }
    }
    vi.stubGlobal('EventSource', FakeEventSource);
  }

  #send(type: string, data: unknown): void {
    for (const source of this.open) {
      if ('readyState' in source) source.readyState = 1;
      source.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
    }
  }

  /** The server takes the connection, for the first time or after a break. */
  connect(): void {
    this.#send('connected', {});
  }

  tell(event: StreamEvent): void {
    this.#send('message', { json: event });
  }

  /** The connection drops; a browser tries again by itself. */
  drop(): void {
    for (const source of this.open) {
      if ('readyState' in source) source.readyState = 0;
      source.dispatchEvent(new Event('error'));
    }
  }

  /** The server ends the stream, as it does when it stops. */
  end(): void {
    this.#send('return', '');
  }
}
