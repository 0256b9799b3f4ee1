import type { Page, Route } from 'playwright';

const CALLS = /\/api\/trpc\//;

/** Which procedures a request of the browser asks for; several travel in one. */
function namesIn(route: Route): string[] {
  const { pathname } = new URL(route.request().url());
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',');
}

/** What the wire does to one procedure, until `restore`; the others in the same request are answered. */
export interface Fault {
  restore(): Promise<void>;
}

async function onCall(
  page: Page,
  name: string,
  act: (route: Route, index: number) => Promise<void>,
): Promise<Fault> {
  const handler = async (route: Route) => {
    const index = namesIn(route).indexOf(name);
    await (index < 0 ? route.fallback() : act(route, index));
  };
  await page.route(CALLS, handler);
  return { restore: () => page.unroute(CALLS, handler) };
}

/** One procedure fails, with the others in its request answered; one that travels alone never reaches the server. */
export function failCall(
  page: Page,
  name: string,
  message = 'Something went wrong on our side.',
): Promise<Fault> {
  const body = { code: 'INTERNAL', message, requestId: 'wire' };
  const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: name, body };
  const failure = { error: { json: { message, code: -32603, data } } };
  return onCall(page, name, async (route, index) => {
    if (namesIn(route).length === 1) {
      await route.fulfill({ status: 207, json: [failure] });
      return;
    }
    const response = await route.fetch();
    const answers: unknown = await response.json();
    await route.fulfill({ response, json: Array.isArray(answers) ? answers.with(index, failure) : answers });
  });
}

/** Lets requests of the page go to the server and back: what was on its way meanwhile has arrived. */
export async function roundTrips(page: Page, count: number): Promise<void> {
  await page.evaluate(async (trips) => {
    for (let trip = 0; trip < trips; trip += 1) await (await fetch('/api/health')).text();
  }, count);
}

/** The answer of one procedure waits until `restore`. */
export async function holdCall(page: Page, name: string): Promise<Fault> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault = await onCall(page, name, async (route) => {
    await released;
    await route.fallback();
  });
  return {
    restore() {
      release();
      return fault.restore();
    },
  };
}
