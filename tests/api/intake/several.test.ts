import { expect, test } from 'vitest';
import { OpenIntake } from '#src/intake/requests-schema.ts';
import { webpInfo } from '#src/reading/webp-info.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { encodePng, makePdf, makeScan } from '#tests/unit/reading/make-files.ts';
import { begin, look, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();

const OTHER = SUMMONS.replace('SECOND JUDICIAL DISTRICT', 'FIRST JUDICIAL DISTRICT')
  .replace('BERNALILLO', 'SANTA FE')
  .replace('D-202-CV-2026-01234', 'D-101-CV-2026-00777')
  .replace('LARKSPUR LENDING LLC', 'COTTONWOOD CREDIT LLC');
const LETTER = 'Dear Willa,\nThank you for the photos of the garden.\nYours, Orrin';

/** What is open, as the first page asks for it. */
async function opened(agent: Agent) {
  const { body } = await agent.rest('GET', '/api/intake');
  onTheWire(OpenIntake).array().parse(body);
  return only(OpenIntake.pick({ waits: true, papers: true, says: true }).array().parse(body));
}

test('what waits is counted and named, to its own browser alone; what is kept is named by its case', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [
    text('one.txt', SUMMONS),
    text('two.txt', OTHER),
    text('three.txt', LETTER),
  ]);
  const { proposals } = await settled(agent, intakeId);
  const [first] = proposals;
  const before = await opened(agent);
  expect(before).toMatchObject({ waits: true, papers: 3 });
  expect(before.says).toMatch(/a summons \(Second Judicial District Court/);
  expect(before.says).toMatch(/a summons \(First Judicial District Court/);
  expect((await server.visitor().rest('GET', '/api/intake')).body).toEqual([]);

  agent.keep(await server.deps.auth.start((await insertUser(server.db)).id, null));
  const made = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, {
    proposal: first,
    service: { date: '2026-03-10', method: 'personal' },
  });
  expect(made.status, made.text).toBe(201);
  const after = await look(agent, intakeId);
  expect(after.confirmed).toEqual([
    {
      key: first?.key,
      caseId: (made.body as { case: { id: string } }).case.id,
      title: 'Larkspur Lending LLC v. Willa Hargrove',
      caseNumber: 'D-202-CV-2026-01234',
      papers: [0],
    },
  ]);
  expect(after.proposals.map(({ key }) => key)).not.toContain(first?.key);
  const left = await opened(agent);
  expect(left).toMatchObject({ waits: true, papers: 2 });
  // In which order the two are named is nobody's matter; the kept one is named no more.
  expect(left.says).toMatch(/a summons \(First Judicial District Court/);
  expect(left.says).not.toMatch(/Second Judicial/);
});

test('a photo says by its own page number whether all pages are here', async () => {
  const photo = async (name: string, number: string) =>
    new File([Buffer.from(encodePng(await makeScan([...SUMMONS.split('\n'), '', number], 200)))], name, {
      type: 'image/png',
    });
  const agent = server.visitor();
  const whole = await begin(agent, [await photo('whole.png', 'Page 1 of 1')]);
  expect(only((await settled(agent, whole.intakeId)).papers).counted).toEqual({ of: 1, missing: [] });
  const part = await begin(agent, [await photo('part.png', 'Page 1 of 3')]);
  const { papers, proposals } = await settled(agent, part.intakeId);
  expect(only(papers).counted).toEqual({ of: 3, missing: [2, 3] });
  expect(only(proposals).problems).toContainEqual({
    code: 'not-read',
    text: 'The paper counts 3 pages itself, and pages 2 and 3 are not here.',
  });
});

test('the piece of a line shows the words of its other facts too', async () => {
  const agent = server.visitor();
  const pdf = new File([Buffer.from(await makePdf([SUMMONS.split('\n')]))], 'summons.pdf', {
    type: 'application/pdf',
  });
  const { intakeId } = await begin(agent, [pdf]);
  const { proposals } = await settled(agent, intakeId);
  const [one, other] = only(proposals).parties.factIds;
  const heightOf = async (query: string) => {
    const answer = await agent.request(`/api/intake/${intakeId}/facts/${one}/cutout${query}`);
    expect(answer.status).toBe(200);
    return webpInfo(new Uint8Array(await answer.arrayBuffer()))?.height ?? 0;
  };
  expect(await heightOf(`?with=${other}`)).toBeGreaterThan((await heightOf('')) * 1.8);
  // Ids of nothing that this intake holds change nothing.
  expect(await heightOf(`?with=none,${intakeId}`)).toBe(await heightOf(''));
});
