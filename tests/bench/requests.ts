import { Agent, get } from 'node:http';
import { percentile } from './measure.ts';

function ask(url: string, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - started));
    });
    request.on('error', reject);
  });
}

/** The 95th percentile in ms over this many GET requests on connections that are kept open. */
export async function p95(
  url: string,
  { cookie, connections, requests }: { cookie: string; connections: number; requests: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await ask(url, agent, cookie));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return percentile(times, 0.95);
}
