import { collapse } from '../papers/docket/docket-lines.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks } from '../papers/docket/entry-text.ts';
import { eventOf } from './entry-event.ts';
import { EXPLANATIONS } from './explanations.ts';
import type { Explanation } from './schema.ts';

type Entry = Pick<DocketRow, 'description' | 'documentType'>;

const CLERK_NOTE =
  /^\W*(?:set\/reset|(?:re)?set (?:deadlines|hearings)|motions?(?:\(s\))? (?:no longer )?referred|motions? no longer|remark|utility|staff notes|deadlines? (?:terminated|updated)|case (?:opened|closed))/i;
const SEALED = /\b(?:sealed|under seal|restricted)\b/i;
const TEXT_ONLY =
  /\btext[- ](?:entry[- ])?only|text order|paperless|no (?:pdf )?document (?:is )?(?:attached|associated)/i;

/**
 * Says in plain words what an entry means for a person without a lawyer and what usually follows. General
 * information by rules, not advice: the paper itself always says more.
 */
export function explainEntry(entry: Entry): Explanation {
  const core = collapse(readMarks(entry.description.slice(0, 6000)).core);
  const event = eventOf(entry);
  const known = event !== 'none' || !CLERK_NOTE.test(core);
  const { meaning, next } = EXPLANATIONS[known ? event : 'clerk-note'];
  const notes = [
    ...(TEXT_ONLY.test(core) ? ['The entry is the whole text: there is no paper to open.'] : []),
    ...(SEALED.test(core) ? ['It is sealed or restricted, so not everybody may read it.'] : []),
  ];
  return { meaning: [meaning, ...notes].join(' '), next };
}
