import type { Actor } from '../schema.ts';
import type { Candidate } from './candidates.ts';

/** 'or 60 days if you are the United States': the time of somebody else, most likely. */
export function isExceptionFor(text: string, { start, end }: Candidate['mention']): boolean {
  return (
    /\bor\s{1,2}$/i.test(text.slice(0, start)) && /^\s{1,2}if\s{1,2}you\s{1,2}are\b/i.test(text.slice(end))
  );
}

/** 'if you are the United States or a United States agency': a time that no private person has. */
const IF_GOVERNMENT =
  /^\s{1,2}if\s{1,2}you\s{1,2}are\s{1,2}(?:an?|the)\s{1,2}(?:united\s{1,2}states|government|(?:state|federal)\s{1,2}agency)\b/i;

/** The same, where it names the government: whose time it is by the caption, and somebody else's where that is not sued. */
export function actorOfException(
  text: string,
  { end }: Candidate['mention'],
  government: Actor,
): Actor | null {
  if (!IF_GOVERNMENT.test(text.slice(end))) return null;
  return government === 'defendant' ? 'defendant' : 'other';
}
