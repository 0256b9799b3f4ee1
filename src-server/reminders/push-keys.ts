import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';

const NAME = 'vapid';
const PrivateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** The key by which push services know this server. It is made once, and kept in the database. */
export async function pushKey(db: Kysely<Database>, now: Date): Promise<JsonWebKey> {
  const find = () => db.selectFrom('pushKeys').select('jwk').where('name', '=', NAME).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return PrivateKey.parse(known.jwk);
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  await db
    .insertInto('pushKeys')
    .values({ name: NAME, jwk: JSON.stringify(made), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of two processes that make one at a time, both use that of the first.
  return PrivateKey.parse((await find())?.jwk);
}
