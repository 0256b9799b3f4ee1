import { readFile } from 'node:fs/promises';
import type { OperatorTexts } from '#src/auth/operator-schema.ts';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';

const MOST_CHARACTERS = 200_000;

type TextDeps = Pick<Deps, 'env' | 'log'>;

async function textOf({ log }: TextDeps, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  try {
    const text = (await readFile(path, 'utf8')).trim();
    return text.slice(0, MOST_CHARACTERS) || null;
  } catch (error) {
    // That there are none must not be said where there are some.
    log.error({ path, error: String(error) }, 'a text of the operator cannot be read');
    throw new AppError('UNAVAILABLE', 'The text of whoever runs this server cannot be shown right now.');
  }
}

/** The texts as they stand in their files now. */
export async function operatorTexts(deps: TextDeps): Promise<OperatorTexts> {
  const { OPERATOR_NAME, OPERATOR_CONTACT, TERMS_FILE, PRIVACY_FILE } = deps.env;
  const [terms, privacy] = await Promise.all([textOf(deps, TERMS_FILE), textOf(deps, PRIVACY_FILE)]);
  return { name: OPERATOR_NAME ?? null, contact: OPERATOR_CONTACT ?? null, terms, privacy };
}
