import type { HelpKind } from './schema.ts';

/** What words say of the kind of help, the first that fits. In English and as notices in Spanish have it. */
const WORDS: readonly (readonly [RegExp, HelpKind])[] = [
  [/\binterpret(?:er|ers|ing|ation)\b|\blanguage access\b|\bint[eé]rpretes?\b/iu, 'interpreter'],
  [/\bself[- ]help\b|\bhelp cent(?:er|re)\b|\blaw library\b|\bautoayuda\b/iu, 'self-help'],
  [
    /\b(?:lawyer|attorney|legal)(?:['’]s)? referral\b|\breferral (?:service|program|panel)\b|\bbar association\b|\b(?:state|county|city) bar\b|\breferencia de abogados\b|\bremisi[oó]n a abogados\b/iu,
    'lawyer-referral',
  ],
  [
    /\blegal (?:aid|services?|help|assistance|advice|clinic|hotline|helpline)\b|\b(?:free|pro bono|volunteer) (?:legal|lawyers?|attorneys?)\b|\bpro bono\b|\b(?:ayuda|asistencia|servicios|asesor[ií]a) (?:legal|jur[ií]dic[ao])(?:es)?\b/iu,
    'legal-aid',
  ],
];

/** The lawyer of a party, with the box of a form that asks for the lawyer's number at the bar, or who wrote the paper. */
const LAWYERS =
  /\b(?:attorneys?|counsel|lawyers?|abogad[oa]s?) (?:for (?:the )?(?:plaintiff|defendant|petitioner|respondent|landlord|creditor|owner)|of record|at law|del? (?:la )?(?:parte|demandante))\b|\b(?:law (?:firm|offices?|group)|LLP|PLLC|P\.\s?[CA]\.|esq(?:uire)?)\b|\b(?:our|my) (?:office|firm|company|department|client|representatives?)\b|\b(?:attorney|party) (?:or party )?without (?:an )?attorney\b|\battorneys? for \(|\bbar (?:no\b|num(?:ber)?s?\b|id\b|#)|\bSBN\b/i;
const BUSINESS =
  /\b(?:bank|collections?|creditor|collector|landlord|management|plaintiff|payments?|billing)\b/i;
const CALL =
  /\b(?:call|dial|telephone|phone|contact|reach|hotline|helpline|llam[ea]r?|marque|tel[eé]fono)\b/iu;

/** The kind of help that words name; null where they name none. */
export function helpKindOf(words: string): HelpKind | null {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** What follows the last words of help among these; all of them where there are none. */
function behindHelp(words: string): string {
  const ends = WORDS.flatMap(([pattern]) =>
    [...words.matchAll(new RegExp(pattern, 'giu'))].map((match) => match.index + match[0].length),
  );
  return words.slice(Math.max(0, ...ends));
}

/**
 * Whether words before a number lead to the lawyer of a party or to a business: 'your landlord has sued you: call legal
 * aid at' does not, 'the legal services department of Heron Bank' does.
 */
export function leadToOthers(words: string): boolean {
  return LAWYERS.test(words) || BUSINESS.test(behindHelp(words));
}

/** Whether a name is that of a lawyer's firm or of a business. */
export function isNameOfOthers(name: string): boolean {
  return LAWYERS.test(name) || BUSINESS.test(name);
}

/** Whether words tell to call somebody. */
export function tellsToCall(words: string): boolean {
  return CALL.test(words);
}

/** What stands for a name where a paper gives none. */
export const HELP_KIND_NAMES: Readonly<Record<HelpKind, string>> = {
  'legal-aid': 'Legal aid',
  'self-help': 'Self-help center of the court',
  'lawyer-referral': 'Lawyer referral',
  interpreter: 'Interpreter',
};

const RUN = /\p{Lu}[\p{L}'’&.-]*(?:\s(?:(?:of|the|for|and|de|del|la|los|y|&)\s){0,2}\p{Lu}[\p{L}'’&.-]*)*/gu;
const NO_NAME =
  /^(?:if|you|to|for|call|contact|phone|telephone|please|free|need|get|the|si|para|llame|an?|in|at|or|and|toll|o)$/i;

/** The name that words before a number give whom it reaches: the last run of capitalized words that is about help. */
export function helpNameIn(words: string): string | null {
  const runs = [...words.matchAll(RUN)].map(([run]) =>
    run
      .split(/\s/)
      .filter(
        (word, index, all) =>
          !NO_NAME.test(word) || all.slice(0, index).some((before) => !NO_NAME.test(before)),
      )
      .join(' ')
      .replace(/[.,;:]+$/, ''),
  );
  return runs.findLast((run) => /\s|-/.test(run) && helpKindOf(run) !== null) ?? null;
}
