import type { EventKey } from '../law/events.ts';
import { findWrittenDates } from '../papers/dates.ts';
import { isDecision, isDiscoveryRequest, isMotion, isServiceRecord, kindOf } from '../papers/kind-of.ts';
import type { Place } from './draft.ts';
import type { CaseFacts, DocumentFact } from './facts-schema.ts';
import { sentencesOf } from './said-sentences.ts';

/** The day of an event as a paper of the case shows it: not confirmed by anybody. */
export interface EventDay {
  /** YYYY-MM-DD */
  date: string;
  paper: DocumentFact;
}

type IsOf = (paper: DocumentFact) => boolean;

const isJudgment: IsOf = ({ docType }) => /judgment/.test(kindOf(docType) ?? '');
const isRemoval: IsOf = ({ docType, filename }) => /remov/i.test(`${docType} ${filename}`);
const isCounterclaim: IsOf = ({ docType, filename }) => /counter-?claim/i.test(`${docType} ${filename}`);

/** Whose own day is the day of the event. */
const PAPERS: Readonly<Partial<Record<EventKey, IsOf>>> = {
  'judgment-signed': isJudgment,
  'judgment-entered': isJudgment,
  'judgment-filed': isJudgment,
  'removal-filed': isRemoval,
  'motion-served': ({ docType }) => isMotion(docType),
  'requests-served': ({ docType }) => isDiscoveryRequest(docType),
  'request-served': ({ docType }) => isDiscoveryRequest(docType),
  'counterclaim-served': isCounterclaim,
  'motion-decided': ({ docType }) => isDecision(docType) && !/judgment/.test(kindOf(docType) ?? ''),
};

const SERVED = /\b(?:served|delivered|deliver(?:ing|ed)|executed|handed)\b/i;

/** The one day that a return of service names beside its words of service. */
function serviceDay(facts: CaseFacts, passages: readonly Place[]): EventDay | null {
  const records = facts.documents.listed.filter(({ docType }) => isServiceRecord(docType));
  for (const paper of records) {
    const own = sentencesOf(facts, passages).filter(({ documentId }) => documentId === paper.id);
    const days = own
      .filter(({ text }) => SERVED.test(text))
      .flatMap(({ text }) => findWrittenDates(text.replace(/\s+/g, ' ')).flatMap(({ date }) => date ?? []))
      .filter((date) => /^\d{4}-\d\d-\d\d$/.test(date) && date <= facts.today);
    const [only, ...others] = new Set(days);
    if (only !== undefined && others.length === 0) return { date: only, paper };
  }
  return null;
}

const BY_SERVICE: readonly EventKey[] = [
  'summons-served',
  'citation-served',
  'service-complete',
  'complaint-served',
];

/** On which day an event was by the papers of the case; null where they do not show it, or show several. */
export function eventDay(event: EventKey, facts: CaseFacts, passages: readonly Place[]): EventDay | null {
  if (BY_SERVICE.includes(event)) return serviceDay(facts, passages);
  const is = PAPERS[event];
  if (is === undefined) return null;
  const papers = facts.documents.listed.filter((paper) => is(paper) && paper.docDate !== null);
  const [only, ...others] = papers;
  if (only?.docDate == null || others.length > 0 || only.docDate > facts.today) return null;
  return { date: only.docDate, paper: only };
}
