import type { ServiceMethod } from '../law/calculation-schema.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { findWrittenDates } from '../papers/dates.ts';
import { isDiscoveryRequest, isMotion } from '../papers/kind-of.ts';
import type { Place } from './draft.ts';
import type { CaseFacts, DocumentFact } from './facts-schema.ts';
import { sentencesOf } from './said-sentences.ts';

/** The day on which a paper was sent, and how, as its own certificate of service says. */
export interface ServedPaper {
  /** YYYY-MM-DD */
  date: string;
  way: ServiceMethod;
  paper: DocumentFact;
  place: Place;
}

const CERTIFIES = /\bcertif\w+|\bserved\b/i;
const SENT =
  /\b(?:served|sent|mailed|delivered|e-?mailed|e-?served|e-?filed|placed|deposited|transmitted|handed|provided)\b/i;
const BY_WIRE =
  /\be-?mail(?:ed)?\b|\belectronic\w*|\be-?(?:serv|fil)\w+|\bfacsimile\b|\bfax\b|\bvia (?:the )?(?:ecf|cm)/i;
const BY_MAIL =
  /\b(?:first[- ]class|certified|u\.? ?s\.?|postal|regular)\b.{0,20}\bmail\b|(?<!-)\bmail(?:ed|ing)?\b|\bpostage\b/i;

function wayOf(text: string): ServiceMethod {
  // What was also mailed to the one who reads it was mailed to them, whatever was filed electronically.
  if (BY_MAIL.test(text)) return 'mail';
  return BY_WIRE.test(text) ? 'electronic' : 'personal';
}

const ANSWERED = /\bmotions?\b|\bsummary judgment\b|\binterrogator\w+|\brequests?\b|\bcounter-?claims?\b/;
const OF_TIME = /\b(?:when|how long|how many days|deadline|due|time|ignore|wait|late|respon[ds]\w*)\b/;

/** Words of a certificate of service, where the time of a paper that is answered is asked for. */
export function servedWordsFor(plain: string): readonly string[] {
  return ANSWERED.test(plain) && OF_TIME.test(plain)
    ? ['certify', 'foregoing', 'copy', 'sent', 'mail', 'served']
    : [];
}

const SUMMARY = /\bsummary[- _]judgment\b|\bmsj\b/i;

/** The paper that starts the time of a rule, told by its kind and, of motions, by what they ask for. */
function startsTime({ event, name }: CourtRule, facts: CaseFacts, passages: readonly Place[]) {
  if (event === 'requests-served' || event === 'request-served')
    return ({ docType }: DocumentFact) => isDiscoveryRequest(docType);
  if (event === 'counterclaim-served')
    return ({ docType, filename }: DocumentFact) => /counter-?claim/i.test(`${docType} ${filename}`);
  if (event !== 'motion-served') return null;
  const ofSummary = new Set(
    [...passages, ...sentencesOf(facts, passages)]
      .filter(({ text }) => /\bmo(?:tion|ves?)\b/i.test(text) && SUMMARY.test(text))
      .map(({ documentId }) => documentId),
  );
  return ({ docType, filename, id }: DocumentFact) =>
    isMotion(docType) && (SUMMARY.test(`${docType} ${filename}`) || ofSummary.has(id)) === SUMMARY.test(name);
}

/** The one paper from which a rule counts whose certificate names one day of sending that is not to come; else null. */
export function servedPaper(
  rule: CourtRule,
  facts: CaseFacts,
  passages: readonly Place[],
): ServedPaper | null {
  const is = startsTime(rule, facts, passages);
  if (is === null) return null;
  const sentences = sentencesOf(facts, passages);
  const found = facts.documents.listed.filter(is).flatMap((paper): ServedPaper[] => {
    for (const place of sentences.filter(({ documentId }) => documentId === paper.id)) {
      const text = place.text.replace(/\s+/g, ' ');
      if (!CERTIFIES.test(text) || !SENT.test(text)) continue;
      const [date, ...others] = new Set(findWrittenDates(text).flatMap((each) => each.date ?? []));
      const isOne = date !== undefined && others.length === 0 && /^\d{4}-\d\d-\d\d$/.test(date);
      if (isOne && date <= facts.today) return [{ date, way: wayOf(text), paper, place }];
    }
    return [];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}
