import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { Jobs } from '#server/jobs/jobs.ts';
import { type DayAnswer, Intake, type Proposal, type Service } from '#src/intake/schema.ts';
import type { Agent } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

/** A server that reads papers, empty and at that moment before each test of a file; nothing goes on behind one. */
export async function readingServer(now = '2026-03-12T18:00:00Z'): Promise<TestApp> {
  const database = await testDatabase();
  const server = await makeReadingApp();
  let jobs: Jobs;
  beforeEach(async () => {
    await database.reset();
    server.clock.set(now);
    jobs = await startJobs(server);
  });
  afterEach(async () => {
    await server.deps.background.idle();
    await jobs.stop();
  });
  afterAll(() => server.close());
  return server;
}

export const SUMMONS = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

SUMMONS

TO DEFENDANT: Willa Hargrove

TO THE ABOVE-NAMED DEFENDANT: Take notice that
1. A lawsuit has been filed against you. A copy of the lawsuit is attached.
2. You must respond to this lawsuit in writing. You must file your written
response with the Court no later than thirty (30) days from the date you are
served with this Summons.
3. If you do not file a timely written response, the Court may enter judgment
against you as requested in the lawsuit.
Dated at Albuquerque, New Mexico, this 2nd day of March, 2026.`;

export const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

COMPLAINT FOR DEBT DUE

Plaintiff Larkspur Lending LLC states:
1. Defendant Willa Hargrove resides in Bernalillo County, New Mexico.
2. Defendant borrowed money from Plaintiff and did not pay it back.
3. Defendant owes Plaintiff the sum of $4,350.00.
WHEREFORE, Plaintiff asks for judgment against Defendant in the sum of $4,350.00
plus costs.`;

export function text(name: string, content: string): File {
  return new File([content], name, { type: 'text/plain' });
}

export function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
}

const Begun = z.strictObject({
  intakeId: z.string(),
  documents: z.array(z.strictObject({ id: z.string(), filename: z.string() })),
  notes: z.array(z.string()),
});

export async function begin(agent: Agent, files: readonly File[]) {
  const answer = await agent.request('/api/intake', { method: 'POST', body: formOf(files) });
  const body = await answer.text();
  expect(answer.status, body).toBe(201);
  return Begun.parse(JSON.parse(body));
}

export async function look(agent: Agent, intakeId: string): Promise<Intake> {
  const answer = await agent.rest('GET', `/api/intake/${intakeId}`);
  expect(answer.status, answer.text).toBe(200);
  onTheWire(Intake).parse(answer.body);
  return Intake.extend({ expiresAt: z.coerce.date() }).parse(answer.body);
}

/** The intake once all of its papers are read. */
export async function settled(agent: Agent, intakeId: string): Promise<Intake> {
  return until(async () => {
    const intake = await look(agent, intakeId);
    expect(intake.status, JSON.stringify(intake.papers)).not.toBe('reading');
    return intake;
  });
}

export function only<Item>(items: readonly Item[]): Item {
  expect(items).toHaveLength(1);
  const [item] = items;
  if (item === undefined) throw new Error('There is none.');
  return item;
}

export async function askDay(
  agent: Agent,
  intakeId: string,
  proposal: Proposal,
  service: Service | null,
): Promise<DayAnswer> {
  const answer = await agent.rest('POST', `/api/intake/${intakeId}/day`, { proposal, service });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as DayAnswer;
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A white picture with a gray square: nothing that anybody can read. */
export function picture(name: string, shade: number): File {
  const [width, height] = [240, 320];
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row += 1) {
    rows[row * (width + 1)] = 0;
    if (row > 100 && row < 200) rows.fill(shade, row * (width + 1) + 60, row * (width + 1) + 160);
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    const end = Buffer.alloc(4);
    end.writeUInt32BE(crc(body), 0);
    return Buffer.concat([frame.subarray(0, 4), body, end]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([bytes], name, { type: 'image/png' });
}
