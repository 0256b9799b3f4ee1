import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

type MetricsDeps = Pick<Deps, 'db' | 'disk' | 'log'>;

interface Metric {
  name: string;
  kind: 'counter' | 'gauge';
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
}

/** What the server counts of itself, in the text format of Prometheus 0.0.4. Nothing of it is of a person or a case. */
export interface Metrics {
  text(): Promise<string>;
}

function written({ name, kind, help, values }: Metric): string {
  const lines = values.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');
}

const one = (name: string, kind: Metric['kind'], help: string, value: number): Metric => ({
  ...{ name, kind, help },
  values: [{ value }],
});

interface Stored {
  waiting: number;
  uploads: number;
  mails: number;
  people: number;
  proved: number | null;
}

async function stored({ db, disk }: MetricsDeps): Promise<Metric[]> {
  const { rows } = await sql<Stored>`select
    (select count(*)::int from documents where status in ('queued', 'reading')) as waiting,
    (select count(*)::int from uploads where document_id is null) as uploads,
    (select count(*)::int from mail_outbox where sent_at is null and failed_at is null) as mails,
    (select count(*)::int from users) as people,
    (select extract(epoch from max(proved_at))::float8 from backups) as proved`.execute(db);
  const [row] = rows;
  if (row === undefined) return [];
  const gauge = (name: string, help: string, value: number) => one(`proceed_${name}`, 'gauge', help, value);
  return [
    gauge('documents_waiting', 'Documents that wait to be read, or are.', row.waiting),
    gauge('uploads_open', 'Uploads that did not end.', row.uploads),
    gauge('mails_waiting', 'Mails that were not sent yet.', row.mails),
    gauge('accounts', 'Accounts.', row.people),
    gauge('disk_available_bytes', 'Bytes left on the disk above the reserve.', await disk.available()),
    ...(row.proved === null
      ? []
      : [gauge('backup_proved_timestamp_seconds', 'When a backup was last read back.', row.proved)]),
  ];
}

export function createMetrics(server: Server, deps: MetricsDeps): Metrics {
  const requests = new Map<string, { method: string; status: string; count: number; seconds: number }>();
  let open = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const since = performance.now();
    open += 1;
    response.once('close', () => {
      open -= 1;
      // Anybody can name a method of their own; Node knows those of the standard alone.
      const [method, status] = [request.method ?? '', String(response.statusCode)];
      const key = `${method} ${status}`;
      const known = requests.get(key) ?? { method, status, count: 0, seconds: 0 };
      known.count += 1;
      known.seconds += (performance.now() - since) / 1000;
      requests.set(key, known);
    });
  });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  server.on('close', () => delay.disable());

  function own(): Metric[] {
    const all = [...requests.values()];
    const { user, system } = process.cpuUsage();
    const late = delay.percentile(99) / 1e9;
    delay.reset();
    return [
      {
        name: 'proceed_http_requests_total',
        kind: 'counter',
        help: 'Requests answered.',
        values: all.map(({ method, status, count }) => ({ labels: { method, status }, value: count })),
      },
      {
        name: 'proceed_http_request_seconds_total',
        kind: 'counter',
        help: 'Seconds that they took, streams included.',
        values: all.map(({ method, status, seconds }) => ({ labels: { method, status }, value: seconds })),
      },
      one('proceed_http_requests_open', 'gauge', 'Requests under way, streams included.', open),
      one(
        'proceed_event_loop_late_seconds',
        'gauge',
        'How late work began, 99 of 100 times less.',
        late || 0,
      ),
      one('process_resident_memory_bytes', 'gauge', 'Memory of this process.', process.memoryUsage.rss()),
      one('process_cpu_seconds_total', 'counter', 'Seconds of processors.', (user + system) / 1e6),
    ];
  }

  return {
    async text() {
      const ofDatabase = await stored(deps).catch((error: unknown) => {
        deps.log.warn({ error: String(error) }, 'the database could not be measured');
        return null;
      });
      const up = one('proceed_database_up', 'gauge', '1 if the database answers.', ofDatabase ? 1 : 0);
      return `${[...own(), up, ...(ofDatabase ?? [])].map(written).join('\n')}\n`;
    },
  };
}

/** Serves the metrics at every path of a port of their own, which is nobody's business on the internet. */
export function serveMetrics(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
