import { withoutEnd } from '../../text/sentence-end.ts';
import type { FoundFact, ValueOf } from '../schema.ts';

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bgrant(?:s|ing)?\b/gi, 'granted'],
  [/\bden(?:y|ies|ying)\b/gi, 'denied'],
  [/\bdismiss(?:es|ing)?\b/gi, 'dismissed'],
  [/\baffirm(?:s|ing)?\b/gi, 'affirmed'],
  [/\brevers(?:es?|ing)\b/gi, 'reversed'],
  [/\bvacat(?:es?|ing)\b/gi, 'vacated'],
  [/\bsustain(?:s|ing)?\b/gi, 'sustained'],
  [/\boverrul(?:es?|ing)\b/gi, 'overruled'],
  [/\bremand(?:s|ing)?\b/gi, 'remanded'],
  [/\bquash(?:es|ing)?\b/gi, 'quashed'],
  [/\bstrik(?:es|ing)\b/gi, 'stricken'],
  [/\bapprov(?:es|ing)\b/gi, 'approved'],
  [/\badopt(?:s|ing)?\b/gi, 'adopted'],
  [/\baccept(?:s|ing)?\b/gi, 'accepted'],
  [/\bexercis(?:es?|ing)\b/gi, 'exercised'],
  [/\bset(?:s|ting) aside\b/gi, 'set aside'],
  [/\btak(?:es?|ing) under\b/gi, 'taken under'],
  [/^withdraw(?:s|ing)\b/gi, 'withdrawn'],
  [/^holding\b/gi, 'held'],
  // 'terminating', 'transferring': whatever else a title says that an order does.
  [/^(\p{L}{3,}?)ing\b/giu, '$1ed'],
  [/\bwith full prejudice\b/gi, 'with prejudice'],
  [/^entered$/gi, 'entered'],
];

const ENTERED = /\b(?:order|render)ed(?= in favor)|^rendered$/gi;

/** 'granted in part and denied in part', in small letters and as done; whom it is for and until when keep their own. */
export function outcomeOf(words: string): string {
  const even = withoutEnd(words.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')).replace(
    ENTERED,
    'entered',
  );
  const tail =
    /\s(?:in favor of|against|to|until|for|from|insofar as|subject to)\s.*$/i.exec(even)?.[0] ?? '';
  const own = /\p{Ll}{2}/u.test(tail) ? tail : tail.toLowerCase();
  const done = `${even.slice(0, even.length - tail.length).toLowerCase()}${own}`;
  const forms = done.slice(0, done.length - tail.length);
  return `${FORMS.reduce((text, [form, word]) => text.replace(form, word), forms)}${own}`;
}

const LONGEST_SCOPE = 140;
/** 'as to Interrogatory Nos. 2, 5 and 9': the part of a thing on which something was decided. */
const SCOPE =
  /^,?\s((?:only\s)?(?:as to|with (?:respect|regard) to|in (?:respect|regard) (?:of|to)|insofar as|to the extent(?: that)?)\s)/i;
/** Where the part ends: at the next thing that is done, at what limits it, at the end of the clause. */
const SCOPE_END =
  /[;:]|,\sand\s(?=[^,;]{3,80}\s(?:is|are)\s)|(?<=\p{L}{4}|\d|\))\.(?=\s|$)|,\s(?:limited|provided|except|but|which|because|since|for the|and (?:is|are|otherwise|the|it|shall|grant(?:ed|s)|den(?:ied|ies)))\b|\s(?:but|because|since|and (?:is|are|otherwise|grant(?:ed|s)|den(?:ied|ies)))\b/iu;

/** The part of a thing of which a decision speaks, as it stands behind what was done; empty where it names none. */
export function scopeAfter(text: string, at: number): string {
  const next = text.slice(at, at + LONGEST_SCOPE * 2);
  const lead = SCOPE.exec(next);
  if (lead === null) return '';
  const rest = next.slice(lead[0].length);
  const end = rest.search(SCOPE_END);
  const named = withoutEnd((end === -1 ? rest : rest.slice(0, end)).replace(/[\s,]+$/, ''));
  return named === '' || named.length > LONGEST_SCOPE ? '' : ` ${lead[1] ?? ''}${named}`;
}

const PARTLY =
  /^(granted|denied|sustained|overruled|dismissed|affirmed|reversed)(?=\s(?:only\s)?(?:as|with|in(?!\spart)|insofar|to)\s)/;
const OPPOSITES: Readonly<Record<string, string>> = {
  granted: 'denied',
  denied: 'granted',
  sustained: 'overruled',
  overruled: 'sustained',
  affirmed: 'reversed',
  reversed: 'affirmed',
};

/** Where one thing was granted as to this and denied as to that, each of the two says that it holds in part. */
export function inParts(facts: readonly FoundFact[]): FoundFact[] {
  const done = Map.groupBy(facts, (fact) => (fact.kind === 'disposition' ? fact.value.of.toLowerCase() : ''));
  return facts.map((fact) => {
    if (fact.kind !== 'disposition') return fact;
    const word = PARTLY.exec(fact.value.outcome)?.[1];
    const other = OPPOSITES[word ?? ''];
    const isBoth = (done.get(fact.value.of.toLowerCase()) ?? []).some(
      (each) => each.kind === 'disposition' && other !== undefined && each.value.outcome.startsWith(other),
    );
    if (word === undefined || !isBoth) return fact;
    const outcome = `${word} in part,${fact.value.outcome.slice(word.length)}`;
    return { ...fact, value: { ...fact.value, outcome } };
  });
}

/** 'The hearing set for May 4 is vacated' needs no capitals in a notice. */
const SITTING = /^(?:the\s)?(?:[\w'’-]+\s){0,4}?(?:hearing|trial|conference|setting|mediation|argument)\b/i;
const MOVED = /^(?:vacated|continued|adjourned|rescheduled|reset|postponed|stricken)\b/;
export const movesSitting = (
  docType: string,
  { value: { of, outcome } }: { value: ValueOf<'disposition'> },
): boolean => /notice/i.test(docType) && SITTING.test(of) && MOVED.test(outcome);
