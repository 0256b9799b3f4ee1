import type { Ruling } from './rulings.ts';

/** 'unless the government appeals within fourteen days, then', before whom a court allows something. */
const CONDITION =
  '(?:(?:unless|if|upon|after|until|once|should)\\s[^;:]{3,200}?(?:,\\s(?:then\\s)?|\\s(?=the\\s)))?';
/** 'IT IS ORDERED that Plaintiff may file a surreply': what a court lets somebody do. */
const ALLOWED = new RegExp(
  `\\b(?:ordered|decreed|adjudged|orders)(?:,)?\\s(?:that,?\\s)?(${CONDITION})((?:the\\s)?(?:\\p{L}|\\d)[^;:]{2,110}?)\\s(?:may|(?:is|are)\\s(?:hereby\\s)?(?:permitted|allowed|authorized)\\sto|(?:is|are|shall be)\\s(?:hereby\\s)?(?:granted|given)\\sleave\\sto)\\s(?:also\\s|thereafter\\s|then\\s){0,2}((?!not\\b|be\\b)\\p{Ll}{2,}\\s(?:[^.;]|\\.(?=\\d|\\S)){3,160})`,
  'giu',
);
/** A rule, and whoever wants to: nobody is named. */
const ANYBODY = /^(?:any|no|each|every|a|an|either|whoever|such|it|there|he|she|they)\b/i;

/** What a court lets somebody do, and what that hangs on. */
export function allowedIn(text: string): Ruling[] {
  return [...text.matchAll(ALLOWED)].flatMap(
    ({ index, 0: whole, 1: condition = '', 2: of = '', 3: act = '' }): Ruling[] => {
      if (ANYBODY.test(of) || /\b(?:shall|must|is|are|may)\b/i.test(of)) return [];
      const start = index + whole.length - act.length;
      const hangs = condition.replace(/,\s(?:then\s)?$/, '');
      const done = act
        .replace(
          /,?\s(?:and|but)\s(?:the|his|her|its|their|an?)\s[^.]{3,80}\b(?:will|shall|is|are)\b.*$/i,
          '',
        )
        .trimEnd();
      const outcome = `allowed to ${done}${hangs === '' ? '' : `, ${hangs}`}`;
      const from = index + whole.indexOf(of, whole.indexOf(condition) + condition.length);
      return [
        {
          of,
          outcome,
          start: Math.min(from, start),
          end: index + whole.length,
          isSure: true,
          way: 'decretal',
        },
      ];
    },
  );
}
