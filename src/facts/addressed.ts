import { tellsOfTaking } from '../papers/classify-holder.ts';
import { kindOf } from '../papers/kind-of.ts';
import type { Paper } from '../papers/paper.ts';
import type { Actor, FoundFact } from './schema.ts';
import { actorOf } from './times/actor.ts';

type Side = 'plaintiff' | 'defendant';

const HEAD = 5000;
/** 'TO: WILLA HARGROVE, 219 Larkspur Court'. */
const TO = /(?:^|\n|[.:;])[^\S\n]*(?:YOU ARE COMMANDED )?T[Oo]\s?:\s{0,20}([^\n,;:]{3,80})/;
const SIDES: Readonly<Record<string, Side>> = {
  plaintiff: 'plaintiff',
  petitioner: 'plaintiff',
  defendant: 'defendant',
  respondent: 'defendant',
};
const SERVER =
  /\b(?:process server|serving officer|sheriffs?|constables?|marshals?|proof of service|return of service)\b/i;

const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whom a subpoena commands by name, with the side of the case on which that person stands; null where no name was read. */
export function subpoenaedIn(
  text: string,
  parties: readonly { name: string; role: string }[],
): { side: Side | null } | null {
  const name = key(TO.exec(text.slice(0, HEAD))?.[1] ?? '');
  if (name === '') return null;
  const own = parties.find((party) => {
    const known = key(party.name);
    return known !== '' && (name.includes(known) || known.includes(name));
  });
  const named = /^(?:the )?(plaintiff|petitioner|defendant|respondent)\b/.exec(name)?.[1];
  return { side: SIDES[named ?? own?.role.toLowerCase() ?? ''] ?? null };
}

/** Whether a paper's time is one for whoever serves it, and not for whom it commands. */
export const isServers = ({ quote }: Pick<FoundFact, 'quote'>): boolean => SERVER.test(quote);

/** Where a garnishment turns to somebody: 'TO: First Bank, Garnishee', 'TO THE EMPLOYER', 'NOTICE TO JUDGMENT DEBTOR'. */
const TURNS =
  /\bT[Oo]\b(?:\s?:|\s(?:the|THE)\b)[^.;]{0,160}?\b(?<held>[Gg][Aa][Rr][Nn][Ii][Ss][Hh][Ee][Ee])\b|\bT[Oo]\b(?:\s?:|\s(?:the|THE)\b)[^.;\n]{0,100}?\b(?<pays>Employer|EMPLOYER)\b|\b(?:NOTICE|Notice)\s(?:TO|to|To|for|FOR)\s(?:(?:THE|the)\s)?(?:(?:JUDGMENT|Judgment|judgment)[\s-])?(?<owes>DEFENDANT|DEBTOR|EMPLOYEE|Defendant|Debtor|Employee|debtor|defendant)\b|\bT[Oo]\s?:\s{0,12}(?:(?:THE|the)\s)?(?:(?:JUDGMENT|Judgment)[\s-])?(?<owing>DEFENDANT|DEBTOR|Defendant|Debtor)\b/g;
/** 'We must file our answer to the writ': whoever wrote the letter must, and not whoever reads it. */
const WRITER_MUST =
  /\bwe (?:must|shall|have to|need to|are (?:also )?(?:required|ordered|commanded|obliged) to) (?:\w+ly |also |then )?$/i;
/** Only whose money it is claims that it is protected. */
const EXEMPTION = /\bexempt/i;

/** Whom a garnishment calls 'you' up to the end of a sentence: whoever it spoke to last. */
function heldOrOwing(turns: readonly RegExpExecArray[], at: number): Actor | null {
  const last = turns.findLast(({ index, 0: words }) => index + words.length <= at);
  if (last === undefined) return null;
  const { held, pays } = last.groups ?? {};
  return held === undefined && pays === undefined ? 'defendant' : 'other';
}

/** Whether the sentence says that who wrote the paper has this duty. */
function isWriters({ quote, value }: Extract<FoundFact, { kind: 'deadline' }>): boolean {
  const words = quote.replace(/\s+/g, ' ');
  const at = words.indexOf(value.what.slice(0, 40));
  return at > 0 && WRITER_MUST.test(words.slice(0, at));
}

/** 'If you do not come, the judge can make orders that last five years': nothing that anybody has to do. */
const JUDGE_MAY = /\b(?:judge|court) (?:can|may|will|could|might) (?:also |then |still )?$/i;

function isJudges({ quote, value }: Extract<FoundFact, { kind: 'deadline' }>): boolean {
  const words = quote.replace(/\s+/g, ' ');
  const at = words.indexOf(value.what.slice(0, 40));
  return at > 0 && /^make (?:\p{L}+ )?orders?\b/iu.test(value.what) && JUDGE_MAY.test(words.slice(0, at));
}

/** Whether only the paper's own reader, whoever that is, has this duty: it names nobody. */
function isReaders({ quote, value }: Extract<FoundFact, { kind: 'deadline' }>): boolean {
  const at = quote.replace(/\s+/g, ' ').indexOf(value.what.slice(0, 40));
  const clause = quote.replace(/\s+/g, ' ').slice(0, Math.max(0, at) + value.what.length);
  return actorOf({ clause, before: '', reader: 'both', government: 'unsaid' }) === 'both';
}

/**
 * Duties of a paper that commands somebody who may be on no side: of a subpoena to a party they are that party's; what a
 * garnishment orders the bank or the employer to do is nothing that the debtor has to do.
 */
export function asAddressed(
  found: readonly FoundFact[],
  paper: Paper,
  docType: string | null,
): readonly FoundFact[] {
  const facts = found.map(
    (fact): FoundFact =>
      fact.kind === 'deadline' && isJudges(fact) ? { ...fact, value: { ...fact.value, who: 'court' } } : fact,
  );
  const own = kindOf(docType);
  const kind = own === 'debtor-questions' ? 'subpoena' : own;
  const isOfHolder = kind === 'garnishment' || (kind !== null && tellsOfTaking(paper.text, kind));
  if (kind !== 'subpoena' && !isOfHolder) return facts;
  const parties = facts.flatMap((fact) => (fact.kind === 'party' ? [fact.value] : []));
  const side = kind === 'subpoena' ? (subpoenaedIn(paper.text, parties)?.side ?? null) : null;
  const turns = isOfHolder ? [...paper.text.matchAll(TURNS)] : [];
  return facts.map((fact) => {
    if (fact.kind !== 'deadline') return fact;
    const { who } = fact.value;
    if (kind === 'subpoena')
      return side !== null && who === 'other' && !isServers(fact)
        ? { ...fact, value: { ...fact.value, who: side } }
        : fact;
    if (isWriters(fact)) return { ...fact, value: { ...fact.value, who: 'other' } };
    if (EXEMPTION.test(fact.value.what)) return fact;
    const spoken = heldOrOwing(turns, fact.end);
    return who === 'defendant' && spoken === 'other' && isReaders(fact)
      ? { ...fact, value: { ...fact.value, who: 'other' } }
      : fact;
  });
}
