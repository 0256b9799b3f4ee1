import { extname } from 'node:path';
import { discoveryCategory } from '#src/discovery/match.ts';
import { DiscoveryContext } from '#src/discovery/schema.ts';
import { ACCEPTED_EXTENSIONS, ACCEPTED_KINDS } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import { guessCategory } from '#src/papers/category-guess.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import { sizeInWords } from '#src/text/words.ts';

const MAX_NAME = 255;
const MAX_CATEGORY = 200;

/**
 * The name under which a file is kept and shown: what the person gave, in one line and at most 255
 * characters, its ending kept. Nothing is ever stored under it.
 */
export function cleanFilename(given: string): string {
  const line = given
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
  if (line.length <= MAX_NAME) return line;
  const ending = extname(line).slice(0, 16);
  return (
    line
      .slice(0, MAX_NAME - ending.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + ending
  );
}

/** Throws UNSUPPORTED_MEDIA for a name whose ending is not one of the accepted, BAD_REQUEST for none at all. */
export function acceptFilename(given: string | null | undefined): string {
  const name = cleanFilename(given ?? '');
  if (name === '') throw new AppError('BAD_REQUEST', 'The file has no name.');
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((accepted) => accepted === ending)) {
    throw new AppError(
      'UNSUPPORTED_MEDIA',
      `“${oneLine(name)}” is not a type of file that can be read here. You can add ${ACCEPTED_KINDS}.`,
    );
  }
  return name;
}

export function tooLarge(limit: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `This file is larger than ${sizeInWords(limit)}, the most that one file may have here.`,
  );
}

/** Throws PAYLOAD_TOO_LARGE past the limit; sizes in bytes. */
export function acceptSize(size: number, limit: number): void {
  if (size > limit) throw tooLarge(limit);
}

/** A category that a person chose, or null. Throws BAD_REQUEST when it is too long. */
export function acceptCategory(given: string | null | undefined): string | null {
  const category = (given ?? '').trim();
  if (category.length > MAX_CATEGORY) {
    throw new AppError('BAD_REQUEST', `A category may have ${MAX_CATEGORY} characters at most.`);
  }
  return category === '' ? null : category;
}

/** The discovery card that an upload came from, as JSON; null when there is none. Throws BAD_REQUEST. */
export function acceptDiscoveryContext(given: string | null | undefined): DiscoveryContext | null {
  if (given === null || given === undefined || given.trim() === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw new AppError('BAD_REQUEST', 'discoveryContext is not valid JSON.');
  }
  if (value === null) return null;
  const parsed = DiscoveryContext.safeParse(value);
  if (!parsed.success) {
    throw new AppError('BAD_REQUEST', 'discoveryContext needs a party, a repository and a type.');
  }
  return parsed.data;
}

/** The discovery card's category, else the chosen one, else the guess by the file's name. */
export function categoryOf(upload: {
  filename: string;
  category: string | null;
  discoveryContext: DiscoveryContext | null;
}): string {
  if (upload.discoveryContext !== null) return discoveryCategory(upload.discoveryContext);
  return upload.category ?? guessCategory(upload.filename);
}
