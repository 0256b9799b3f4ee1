/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** Spends the same time whether or not the account exists, so that timing names no account. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  decoy ??= hashPassword('an account that does not exist');
  const matches = await verify(stored ?? (await decoy), password);
  return stored ? matches : false;
}
