import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as cases from './0002-cases.ts';
import * as documents from './0003-documents.ts';
import * as timeline from './0004-timeline.ts';
import * as summons from './0005-summons.ts';
import * as search from './0006-search.ts';
import * as reminders from './0007-reminders.ts';
import * as documentTexts from './0008-document-texts.ts';
import * as searchPlaces from './0009-search-places.ts';
import * as chatTurns from './0010-chat-turns.ts';
import * as pageWords from './0011-page-words.ts';
import * as docket from './0012-docket.ts';
import * as answers from './0013-answers.ts';
import * as milestonePages from './0014-milestone-pages.ts';
import * as discovery from './0015-discovery.ts';
import * as ediscovery from './0017-ediscovery.ts';
import * as productions from './0018-productions.ts';
import * as transcripts from './0019-transcripts.ts';
import * as service from './0020-service.ts';
import * as producedBy from './0022-produced-by.ts';
import * as conversations from './0023-conversations.ts';
import * as needsVectors from './0024-needs-vectors.ts';
import * as ownPages from './0025-pages-of-their-own.ts';
import * as americanSpelling from './0030-american-spelling.ts';
import * as caseLaw from './0031-case-law.ts';
import * as ruleOfDeadline from './0032-rule-of-deadline.ts';
import * as ruleGone from './0033-rule-gone.ts';
import * as facts from './0034-facts.ts';
import * as pageLines from './0035-page-lines.ts';
import * as accountLife from './0036-account-life.ts';
import * as secondFactor from './0037-second-factor.ts';
import * as knownBrowsers from './0038-known-browsers.ts';
import * as connectedSignIns from './0039-connected-sign-ins.ts';
import * as caseHistory from './0040-case-history.ts';
import * as intake from './0041-intake.ts';
import * as push from './0042-push.ts';
import * as pageEdges from './0043-page-edges.ts';
import * as doubts from './0044-doubts.ts';
import * as told from './0047-told.ts';
import * as reviewAnalyses from './0048-review-analyses.ts';
import * as whatWasRead from './0049-what-was-read.ts';

// Names are stored in the database and run in alphabetical order: never rename or remove one.
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-cases': cases,
  '0003-documents': documents,
  '0004-timeline': timeline,
  '0005-summons': summons,
  '0006-search': search,
  '0007-reminders': reminders,
  '0008-document-texts': documentTexts,
  '0009-search-places': searchPlaces,
  '0010-chat-turns': chatTurns,
  '0011-page-words': pageWords,
  '0012-docket': docket,
  '0013-answers': answers,
  '0014-milestone-pages': milestonePages,
  '0015-discovery': discovery,
  '0017-ediscovery': ediscovery,
  '0018-productions': productions,
  '0019-transcripts': transcripts,
  '0020-service': service,
  '0022-produced-by': producedBy,
  '0023-conversations': conversations,
  '0024-needs-vectors': needsVectors,
  '0025-pages-of-their-own': ownPages,
  '0030-american-spelling': americanSpelling,
  '0031-case-law': caseLaw,
  '0032-rule-of-deadline': ruleOfDeadline,
  '0033-rule-gone': ruleGone,
  '0034-facts': facts,
  '0035-page-lines': pageLines,
  '0036-account-life': accountLife,
  '0037-second-factor': secondFactor,
  '0038-known-browsers': knownBrowsers,
  '0039-connected-sign-ins': connectedSignIns,
  '0040-case-history': caseHistory,
  '0041-intake': intake,
  '0042-push': push,
  '0043-page-edges': pageEdges,
  '0044-doubts': doubts,
  '0047-told': told,
  '0048-review-analyses': reviewAnalyses,
  '0049-what-was-read': whatWasRead,
};
