import type { BuiltinReply, Place } from './draft.ts';
import { Draft } from './draft.ts';
import type { CaseFacts, PaperSays } from './facts-schema.ts';
import { readAction } from './intent.ts';
import { leftUnread } from './looked-at.ts';
import { sayPaperDays, sayUnplaced } from './reply-deadlines.ts';
import { saidReply } from './said-reply.ts';

/** One paper with the day on which somebody asks about it, YYYY-MM-DD. */
export interface AskedPaper {
  says: PaperSays;
  today: string;
}

/** A case of which nothing is known but this paper. */
function caseOf({ says, today }: AskedPaper): CaseFacts {
  return {
    today,
    case: {
      id: '',
      title: '',
      caseNumber: null,
      caseType: null,
      state: null,
      courtName: null,
      courtId: null,
      kind: null,
      plaintiffName: null,
      defendantName: null,
      description: null,
    },
    side: 'attorney',
    participants: [],
    documents: {
      total: 1,
      ready: 1,
      failed: 0,
      byType: [],
      listed: [],
      unread: [],
      analyses: [],
      dated: [],
      says: [says],
    },
    deadlines: [],
    docket: { total: 0, newest: [], telling: [] },
    summonses: [],
    discovery: [],
    answer: null,
  };
}

function daysReply(facts: CaseFacts): BuiltinReply {
  const draft = new Draft(facts);
  const found = sayPaperDays(draft, facts);
  sayUnplaced(draft, facts, found, 'this paper');
  for (const line of leftUnread(facts)) draft.say(line);
  draft.say('A rule of the court may set a time that this paper does not name. Check each day on the page.');
  return draft.finish();
}

/** What the facts of a paper say to a question about it; null where they are about something else. */
export function paperReply(
  question: string,
  paper: AskedPaper,
  passages: readonly Place[],
): BuiltinReply | null {
  const facts = caseOf(paper);
  return readAction(question) === 'deadlines' ? daysReply(facts) : saidReply(question, facts, passages);
}

/** What of a paper could not be read, for a reply that answers nothing. */
export function paperGaps(paper: AskedPaper): string {
  return leftUnread(caseOf(paper)).join(' ');
}
