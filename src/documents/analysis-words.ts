import { dollars, factParts } from '../facts/fact-words.ts';
import { isPermission } from '../facts/permissions.ts';
import { HELD } from '../facts/sentences/chief-sum.ts';
import type { Certainty, Evidence } from '../papers/schema.ts';
import { asSentence } from '../text/sentence-end.ts';
import { BARE_LABEL, dutyClause } from './analysis-duty.ts';
import { certaintyOf, isOnlyAsked, noteOf, type Of, ofKind, type ReadFact, sourceOf } from './read-fact.ts';
import { isTellable, LONGEST } from './tellable.ts';

/** What a fact says as a part of a sentence, without its period; null where its words are too broken to be told. */
export interface Clause {
  text: string;
  isUnsure: boolean;
  /** Says who has to do it. */
  hasActor: boolean;
  /** Nobody has to do it. */
  isAllowed: boolean;
  source: Evidence;
}

/** What a hearing is about is named in fewer words; more of them are another sentence. */
const LONGEST_MATTER = 120;
/** Half a table or a form, even inside a quotation. */
const RUBBLE = /[|<>{}~\\^]|__/;
/** A word that was cut in two goes, and '…' says so. */
function uncut(what: string, quote: string): string {
  const words = quote.replace(/\s+/g, ' ');
  const at = words.indexOf(what);
  const isCut = at !== -1 && /\p{L}$/u.test(what) && /^\p{L}/u.test(words.slice(at + what.length));
  return isCut ? `${what.replace(/\s+\S*$/, '')} …` : what;
}

function hearingClause(fact: Of<'hearing'>): string | null {
  const { label, value, quote } = fact;
  if (BARE_LABEL.test(label)) return null;
  if (isOnlyAsked(fact)) return `asked for, and not granted here: ${factParts(fact).head}`;
  const { what, place } = value;
  const { head } = factParts(fact);
  const where = place && isTellable(place.replace(/\d/g, '')) ? `, ${place}` : '';
  const isMatter = isTellable(what) && what.length <= LONGEST_MATTER && !isOneInOther(label, what);
  return `${label} on ${head}${where}${isMatter ? ` (${uncut(what, quote)})` : ''}`;
}

/** Of two names one holds the other: they are not told twice. */
function isOneInOther(label: string, what: string): boolean {
  const [one, other] = [label.toLowerCase(), what.toLowerCase()];
  return one.includes(other) || other.includes(one);
}

function offerClause({ label, value, quote }: Of<'offer'>): string {
  const words = quote.replace(/\s+/g, ' ').trim();
  const until = value.until ? factParts({ kind: 'deadline', value: untilOf(value.until) }).head : null;
  const sum = value.amount ? ` ${dollars(value.amount)}` : '';
  const told = words.length <= LONGEST * 1.5 ? `: “${words}”` : '';
  const named = label.replace(/\s+until$/i, '');
  return `${named}${sum}${until === null ? '' : ` until ${until}`}${told}`;
}

const untilOf = (date: string) => ({ what: 'end', who: 'unsaid' as const, date });

/** What a sum is to whoever wrote the paper, by the label of its fact. */
const SUMS: Readonly<Record<string, (sum: string) => string>> = {
  'They ask for': (sum) => `it asks for ${sum}`,
  'The court orders': (sum) => `the court orders ${sum}`,
  'Said to be owed': (sum) => `it says that ${sum} is owed`,
  'Said to be paid': (sum) => `it says that ${sum} was paid`,
  [HELD]: (sum) => `${sum} is held back`,
  Agreed: (sum) => `it sets ${sum}`,
  Offered: (sum) => `it offers ${sum}`,
};

/** What a letter asks of whom: 'Ada Quill asks Owen Tice for $500'. */
function askedBy({ between }: ReadFact, sum: string): string | null {
  if (!between?.sender) return null;
  return `${between.sender} asks ${between.addressee ? `${between.addressee} ` : ''}for ${sum}`;
}

function sumClause(fact: Of<'sum'>): string {
  const { value, label } = fact;
  const isName = isTellable(value.what) && value.what.length <= 100 && !/[.$;]/.test(value.what);
  const what = isName ? ` (${value.what})` : '';
  const sum = `${dollars(value.amount)}${what}`;
  const asked = label === 'They ask for' ? askedBy(fact, sum) : null;
  return asked ?? SUMS[label]?.(sum) ?? `${label}: ${sum}`;
}

/** What was decided on, without the clause that leads to it: 'As with the first claim, the second claim'. */
function thingOf({ value }: Of<'disposition'>): string {
  const own = value.of.replace(
    /^(?:as|with|for|in|on|to|by|under|although|while|because|if)\b[^,]{3,120},\s+(?=\S+\s\S)/i,
    '',
  );
  const thing = /\p{Ll}/u.test(own) ? own : own.toLowerCase();
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
}

/** What was decided on, as far as it can be told: a day in it is no rubble, and what is long is cut; null otherwise. */
export function toldThing(fact: Of<'disposition'>): string | null {
  const thing = thingOf(fact);
  const cut = thing.length <= LONGEST ? thing : `${thing.slice(0, LONGEST - 2).replace(/[\s,;]+\S*$/, '')} …`;
  return isTellable(
    thing
      .slice(0, LONGEST)
      .replace(/\d[\d/:.,-]*/g, 'day ')
      .replace(/\([^()]*$/, ''),
  )
    ? cut
    : null;
}

/** Decisions, the surest first: what an opinion orders before what it says on the way there. */
export function decisions(facts: readonly ReadFact[]): Of<'disposition'>[] {
  const isThing = (fact: Of<'disposition'>) => !WHO_ALONE.test(thingOf(fact));
  const rank = (fact: Of<'disposition'>) =>
    CERTAINTIES.indexOf(certaintyOf(fact)) * 2 +
    (RULED_ON.test(fact.value.of) ? 0 : 1) +
    (ALL_ELSE.test(fact.value.of) ? CERTAINTIES.length * 2 : 0);
  return ofKind(facts, 'disposition')
    .filter(isThing)
    .toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
}

/** What a court is asked to rule on, before what it says of a claim or a right on the way there. */
const RULED_ON =
  /\b(?:motions?|petitions?|judgments?|appeals?|demurrers?|objections?|applications?|requests?|cases?|actions?|complaints?|orders?|decisions?|convictions?|sentences?|writs?|stipulations?|matter|cause|suit|injunction|default|hearing|trial|conference|stay|report|possession|claims?|counts?|counterclaims?|charges?)\b/i;
/** What every judgment says of what it does not name. */
const ALL_ELSE = /^(?:all|any)\s(?:other\s)?(?:and\sfurther\s)?relief\b/i;
/** 'Plaintiff: granted' says nothing of what was granted. */
const WHO_ALONE =
  /^(?:the\s)?(?:plaintiff|defendant|petitioner|respondent|movant|court|it|he|she|they|part(?:y|ies))s?$/i;
const CERTAINTIES: readonly Certainty[] = ['certain', 'likely', 'unsure'];

function wordsOf(fact: ReadFact): string | null {
  switch (fact.kind) {
    case 'deadline':
      return dutyClause(fact);
    case 'hearing':
      return hearingClause(fact);
    case 'offer':
      return offerClause(fact);
    case 'sum':
      return sumClause(fact);
    case 'disposition': {
      const thing = toldThing(fact);
      return thing === null ? null : `${thing}: ${fact.value.outcome}`;
    }
    case 'consequence':
      return RUBBLE.test(fact.value.what) ? null : `“${fact.value.what.replace(/\s+/g, ' ').trim()}”`;
    default:
      return null;
  }
}

/** What these facts say, in their order; those whose words cannot be told are left out. */
export function clausesOf(facts: readonly ReadFact[]): Clause[] {
  return facts.flatMap((fact) => {
    const text = wordsOf(fact);
    return text === null
      ? []
      : [
          {
            text: `${text.replace(/\s+/g, ' ').trim()}${noteOf(fact)}`,
            isUnsure: certaintyOf(fact) === 'unsure' && !isOnlyAsked(fact),
            hasActor: / must (?!be\b)| asks \S.* to /.test(text),
            isAllowed: fact.kind === 'deadline' && isPermission(fact),
            source: sourceOf(fact),
          },
        ];
  });
}

export function sentence(words: string): string {
  return asSentence(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);
}
