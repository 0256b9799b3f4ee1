import { kindOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { plainWords } from './plain-words.ts';
import { type RuleSubject, subjectOf } from './rule-lines.ts';
import type { Situation } from './situation.ts';

const COMPLAINT =
  'complaint|lawsuit|suit|sued|suing|su(?:es|ed) me|summons|petition|court (?:papers?|documents?|case)|legal papers|unlawful detainer|citation';

/** Papers that are answered, as questions name them. Where two begin alike the first counts. */
const PAPERS = new RegExp(
  [
    '(?<subpoena>\\bsubpoenas?\\b)',
    '(?<admissions>\\b(?:requests?|questions|statements|things) (?:\\w+ ){0,4}(?:to admit|(?:for|of) admissions?)\\b|\\brfas?\\b|\\badmissions?\\b|\\badmit or deny\\b)',
    '(?<counterclaim>\\b(?:counter|cross)-? ?(?:claim|complaint)s?\\b|\\bcountersu\\w*)',
    '(?<amended>\\b(?:amended|new|second|revised|changed) (?:\\w+ )?(?:complaint|petition)\\b)',
    '(?<summary>\\bmotions? (?:\\w+ ){0,3}for (?:\\w+ ){0,2}summary judgment\\b|\\bsummary judgment\\b|\\bmsj\\b)',
    '(?<motion>\\bmotions?\\b)',
    '(?<discovery>\\bdiscovery\\b|\\binterrogator\\w+|\\brequests?\\b|(?<!\\b(?:have|my|some|few|any|more) )\\bquestions\\b|\\b(?:documents?|papers|records|files|things|stuff) (?:\\w+ ){0,4}(?:want|ask|demand)\\w*)',
    '(?<reply>\\b(?:their|his|her|its) (?:response|opposition)\\b)',
    '(?<other>\\b(?:letters?|offers?|e-?mails?|invoices?)\\b)',
    `(?<answer>\\b(?:${COMPLAINT})\\b)`,
  ].join('|'),
  'g',
);
const VERB = /\b(?:answer(?!ed by)\w*|respond\w*|respons\w*|reply|replies|replying|object|oppose)\b/g;
const MOST_VERBS = 4;
/** A thing that is answered stands near its verb. */
const LONGEST_REST = 160;
const OWN = /\b(?:my|our)(?: \w+)? $/;

export type AskedObject = RuleSubject | 'other';

function subjectIn(match: RegExpMatchArray): AskedObject {
  const [name = 'answer'] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined) ?? [];
  return name === 'summary' ? 'summary-judgment' : (name as AskedObject);
}

/**
 * What a question, in the form of `plainWords`, wants answered: the object of its verb; else what it speaks of, where
 * that is not the person's own paper. Empty where it names nothing, several where it names several.
 */
export function objectsOf(plain: string): AskedObject[] {
  for (const verb of [...plain.matchAll(VERB)].slice(0, MOST_VERBS)) {
    const from = verb.index + verb[0].length;
    const [rest = ''] = plain.slice(from, from + LONGEST_REST).split(/[,.;?!]/, 1);
    const [named] = rest.matchAll(PAPERS);
    if (named !== undefined) return [subjectIn(named)];
  }
  const spoken = [...plain.matchAll(PAPERS)]
    .filter(({ index }) => !OWN.test(plain.slice(Math.max(0, index - 40), index)))
    .map(subjectIn)
    .filter((each) => each !== 'other' && each !== 'reply');
  return [...new Set(spoken)];
}

const SUBJECT_OF_KIND: Readonly<Partial<Record<KindId, RuleSubject>>> = {
  'discovery-request': 'discovery',
  interrogatories: 'discovery',
  production: 'discovery',
  admissions: 'admissions',
  counterclaim: 'counterclaim',
  subpoena: 'subpoena',
};

interface PaperToAnswer {
  subject: RuleSubject;
  date: string;
}

/** The papers here that somebody has to answer beside the complaint, the newest first. */
function papersToAnswer({ facts }: Situation): PaperToAnswer[] {
  const listed = facts.documents.listed.flatMap(({ docType, docDate, filename }): PaperToAnswer[] => {
    const kind = kindOf(docType);
    const ofMotion = /summary/i.test(`${docType} ${filename}`) ? 'summary-judgment' : 'motion';
    const subject = kind === 'motion' ? ofMotion : kind === null ? undefined : SUBJECT_OF_KIND[kind];
    return subject === undefined ? [] : [{ subject, date: docDate ?? '' }];
  });
  const entered = facts.discovery
    .filter(({ direction }) => direction === 'theirs')
    .map((): PaperToAnswer => ({ subject: 'discovery', date: '' }));
  return [...listed, ...entered].sort((a, b) => b.date.localeCompare(a.date));
}

const SEVERAL = /\b(?:them|those|these)\b|\b(?:my|our) (?:answers|responses)\b/;
const ANSWERS = /\banswer\w*/;
const THE_ANSWER =
  /\b(?:my|our|an|the) answer\b|\b(?:i|we|me|us) (?:was|were|got|been|get) served\b|^served\b/;
const REQUESTS: readonly RuleSubject[] = ['discovery', 'admissions'];

/** What a question that names no paper means, by the papers of the case. */
function subjectsOfCase(plain: string, situation: Situation): RuleSubject[] {
  const isPlaintiff = situation.facts.side === 'plaintiff';
  const papers = papersToAnswer(situation).map(({ subject }) => subject);
  const requests = papers.filter((each) => REQUESTS.includes(each));
  if (SEVERAL.test(plain)) {
    const [newest] = ANSWERS.test(plain) && requests.length > 0 ? requests : papers;
    if (newest !== undefined) return [newest];
  }
  if (!isPlaintiff && THE_ANSWER.test(plain)) return ['answer'];
  if (papers.length === 0) return ['answer'];
  return [...new Set(isPlaintiff ? papers : (['answer', ...papers] as const))];
}

/** The person's own motion was decided, so that the answer is due. */
const DENIED = /\b(?:denied|denies|denying|overruled)\b/;

/** What the time is asked for: several where the question does not say and several would fit. */
export function subjectsFor(question: string, situation: Situation): RuleSubject[] {
  const plain = plainWords(question);
  const whole = subjectOf(plain);
  const named = objectsOf(plain).filter((each) => each !== 'other');
  // An appeal, a jury or a levy is not answered.
  if (['appeal', 'jury', 'garnishment'].includes(whole)) return [whole];
  if (named.length > 0) return named;
  if (whole === 'motion' && DENIED.test(plain)) return ['after-denial'];
  return whole === 'answer' ? subjectsOfCase(plain, situation) : [whole];
}
