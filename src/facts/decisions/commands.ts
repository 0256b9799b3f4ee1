import type { FoundFact } from '../schema.ts';
import { factIn, type PaperView, type Statement } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import { evenWords } from './even-words.ts';
import { LONGEST } from './patterns.ts';

const WHO =
  '(?:(?:the|all|both|each|any|said|no)\\s)?(?:(?:remaining|other|prevailing|moving|losing|named|pro se|non-moving)\\s)?(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|claimants?|movants?|debtors?|garnishees?|intervenors?|receivers?|trustees?|part(?:y|ies)|counsel|attorneys?|clerk(?:\\sof (?:the )?court)?|(?:trial|district|circuit|superior|lower|county|family|probate|juvenile|chancery) court|government|commissioner|employer|employee|tenants?|landlords?|mother|father|husband|wife)';
/** 'The parties shall meet and confer', 'Defendant Poe must at once give notice': whom a court tells what to do. */
const LEAD = `(?:^|[.;:]\\s|,\\s(?:and\\s)?|\\bthat\\s)(?:\\(?[a-z\\d]{1,3}[.)]\\s)?`;
const ACT = `\\s(?:shall|must|is to|are to|(?:is|are) (?:hereby )?(?:ordered|directed|required|instructed) to)\\s((?:(?:each|immediately|promptly|forthwith|also|then|first|jointly|at once)\\s){0,2}(?!(?:(?:each|immediately|promptly|forthwith|also|then|first|jointly|at once)\\s){0,2}(?:be|not|have|show|mean|include|certify)\\b)\\p{Ll}+\\s[^.;]{3,160})`;
const COMMAND = new RegExp(
  `${LEAD}((?:${WHO}|the court)(?:\\s(?:\\p{Lu}[^\\s,.;:]*|and|of|the|for|or)){0,8})${ACT}`,
  'giu',
);
/** 'Pell shall prepare the order': a party by its name, which the caption has. */
const NAMED = new RegExp(`${LEAD}(\\p{Lu}[\\p{L}’'-]{2,}(?:\\s\\p{Lu}[\\p{L}’'.-]+){0,3})${ACT}`, 'gu');
const CAPTION = 2500;
const COMMON =
  /^(?:any|all|each|every|no|both|such|this|that|these|those|it|he|she|they|there|which|rule|section|failure|if|when|the|an?|nothing|service|copies|trial|discovery|judgment|costs)\b/i;

const VERSUS = /\b(?:vs?\.?|versus)\s/gi;
const BESIDE = 250;

/** Whether a name stands beside the 'v.' of the caption. */
function inCaption(text: string, name: string): boolean {
  if (COMMON.test(name)) return false;
  const head = text.slice(0, CAPTION);
  return [...head.matchAll(VERSUS)].some(({ index }) =>
    head
      .slice(Math.max(0, index - BESIDE), index + BESIDE)
      .toLowerCase()
      .includes(name.toLowerCase()),
  );
}

/** 'Any party who contests the ruling' is whoever wants to; only a name may stand behind the role. */
const isNamed = (of: string): boolean =>
  of
    .replace(new RegExp(`^${WHO}`, 'i'), '')
    .split(/\s+/)
    .every((word) => word === '' || /^(?:\p{Lu}|(?:and|of|the|for|or)$)/u.test(word));
/** What is told of others, of what would be, and what a rule says. */
const NO_COMMAND =
  /\b(?:if|when|unless|whether|should|would|argues?|contends?|court (?:held|found|said))\b|["“”§]/i;
const A_RULE = /\b(?:rules?|statutes?|section|code|act|provides?|requires?|states?)\b/i;
/** What somebody has to pay is told as a sum. */
const PAYS = /^(?:\p{L}+\s)?pay\b.*\$\s?\d/u;
/** Of an opinion that sends a case back 'the court' in small letters is the one below. */
const ANY_COURT = /^the court$/i;
const LOWER = /^[Tt]he court$/;
const SENT_BACK = /\bremanded\b/;
/** More of them are a court's standing instructions, which nobody calls its decision. */
const MOST = 8;

/** What a court tells those before it to do, with no ruling and no day in the same words; none of a long list. */
export function commandsIn(
  { paper }: PaperView,
  statements: readonly Statement[],
  told: readonly FoundFact[],
): FoundFact[] {
  const isSentBack = told.some((fact) => fact.kind === 'disposition' && SENT_BACK.test(fact.value.outcome));
  const found = statements.flatMap(({ passage }) => {
    const { text, placeOf } = evenWords(passage.text);
    const byRole = [...text.matchAll(COMMAND)].filter(([, of = '']) =>
      ANY_COURT.test(of) ? isSentBack && LOWER.test(of) : isNamed(of),
    );
    const byName = [...text.matchAll(NAMED)].filter(([, of = '']) => inCaption(paper.text, of));
    const own = byName.filter(({ index }) => !byRole.some((each) => each.index === index));
    return [...byRole, ...own].flatMap((match) => {
      const [whole, of = '', act = ''] = match;
      const before = text.slice(Math.max(0, match.index - 80), match.index);
      if (PAYS.test(act) || NO_COMMAND.test(before + whole) || A_RULE.test(before)) return [];
      const start = placeOf(match.index + whole.indexOf(of));
      const end = placeOf(match.index + whole.length - 1) + 1;
      const what = shortened(passage.text.slice(start, end), LONGEST);
      const outcome = `ordered to ${act.replace(/[\s,]+$/, '')}`;
      const name = ANY_COURT.test(of) ? 'Court below' : of.replace(/^the\s/i, '');
      const value = { what, of: name.charAt(0).toUpperCase() + name.slice(1), outcome };
      const wording = { label: 'The court decided', certainty: 'likely' } as const;
      return [factIn(paper, passage, { start, end }, { kind: 'disposition', value }, wording)];
    });
  });
  const own = found.filter(({ start, end }) => !told.some((fact) => fact.start < end && start < fact.end));
  return own.length > MOST ? [] : own;
}
