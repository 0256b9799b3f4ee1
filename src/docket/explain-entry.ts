import { rulingsIn } from '../facts/decisions/rulings.ts';
import { collapse } from '../papers/docket/docket-lines.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';
import { type EntryEvent, eventsOf } from './entry-event.ts';
import { EXPLANATIONS } from './explanations.ts';
import { rulingEvent } from './ruling-event.ts';
import type { Explanation } from './schema.ts';

type Entry = Pick<DocketRow, 'description' | 'documentType'>;

const CLERK_NOTE =
  /^\W*(?:set\/reset|(?:re)?set (?:deadlines|hearings)|motions?(?:\(s\))? (?:no longer )?referred|motions? no longer|remark|utility|staff notes|deadlines? (?:terminated|updated)|case (?:opened|closed))/i;
const SEALED = /\b(?:sealed|under seal|restricted)\b/i;
const TEXT_ONLY =
  /\btext[- ](?:entry[- ])?only|text order|paperless|no (?:pdf )?document (?:is )?(?:attached|associated)/i;
const MOST_TOLD = 5;
const MOST_MEANT = 3;
const LONGEST = 110;
const SEVERAL_NEXT =
  'Several rulings: read it, one after the other. Look for what you must do, and for days. A day that it names comes before every rule.';

/**
 * Says in plain words what an entry means for a person without a lawyer and what usually follows. General
 * information by rules, not advice: the paper itself always says more. Several rulings are told in the entry's own words.
 */
export function explainEntry(entry: Entry): Explanation {
  const core = withoutAttachments(collapse(readMarks(entry.description.slice(0, 6000)).core));
  const [event, ...others] = eventsOf(entry);
  const { meaning, next } = others.length > 0 ? several([event, ...others], core) : single(event, core);
  const notes = [
    ...(TEXT_ONLY.test(core) ? ['The entry is the whole text: there is no paper to open.'] : []),
    ...(SEALED.test(core) ? ['It is sealed or restricted, so not everybody may read it.'] : []),
  ];
  return { meaning: [meaning, ...notes].join(' '), next };
}

function single(event: EntryEvent, core: string): Explanation {
  const known = event !== 'none' || !CLERK_NOTE.test(core);
  const { meaning, next } = EXPLANATIONS[known ? event : 'clerk-note'];
  if (event === 'summons-issued' && /\bmarshal\b/i.test(core))
    return { meaning: `${meaning} It was sent to the marshal, who now tries to serve it.`, next };
  return { meaning, next };
}

/** What each ruling says, and what the weightiest of them mean. */
function several(events: readonly EntryEvent[], core: string): Explanation {
  const rulings = rulingsIn(core).filter((ruling) => rulingEvent(ruling) !== null);
  const told = [...new Set(rulings.map(({ of, outcome }) => `“${shortened(of)}”: ${outcome}`))];
  const left = told.length - MOST_TOLD;
  const list =
    told.length === 0
      ? ''
      : ` By its words: ${told.slice(0, MOST_TOLD).join('; ')}${left > 0 ? `; and ${left} more` : ''}.`;
  const meant = events.slice(0, MOST_MEANT).map((event) => EXPLANATIONS[event].meaning);
  return {
    meaning: `The court decided several things in this entry.${list} What they mean: ${meant.join(' ')}`,
    next: SEVERAL_NEXT,
  };
}

function shortened(words: string): string {
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
