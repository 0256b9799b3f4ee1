/** What somebody has to do, before what comes otherwise. */
const DUTY =
  /\b(?:shall|must|will|may|has|have|had|is|are|ordered to|directed to|required to|needs? to|ought to)\b|^\s*to\s/i;
/** 'or her Answer', 'or else the case', 'failing which this action', behind a duty. */
const OR_ELSE =
  /[\s,;](?:or(?: else)?|otherwise,?|failing (?:which|that|this)|in default of which|in default (?:there)?of|on pain of|else)\s(?!before\b|after\b|about\b|otherwise\b)/gi;
const OPENS_OTHERWISE =
  /^[\s\d.)(,;]*(?:(?:and|but)\s)?(?:or(?: else)?|otherwise|failing (?:which|that|this)|in default (?:of which|thereof)|failing compliance|in that event|in that case|in such (?:event|case))\b/i;
/** What is still to come: 'will be', 'shall be'. */
const TO_COME = /\b(?:will|shall)\b/i;
const CONDITION =
  /\b(?:if|unless|until|in the event|should (?:the |an? |any |either )?(?:plaintiff|defendant|petitioner|respondent|party|parties|he|she|they|it)\b|(?:up)?on (?:[\p{L}'’]+\s){0,3}(?:failure|default))\b/iu;
/** What an order says before what it orders; a condition in there is history. */
const ORDERING = /^.*\b(?:ordered|adjudged|decreed|accordingly|therefore|concludes|holds|finds)\b/is;

/**
 * Whether what a court will do hangs on somebody else's act: it stands behind 'or', 'otherwise' or 'failing which' after
 * a duty, or under 'if' or 'unless'. `subject` is what stands before the verb, `verb` the verb with its auxiliary.
 */
export function hangsOnAnAct(subject: string, verb: string): boolean {
  const own = subject.slice(ORDERING.exec(subject)?.[0].length ?? 0);
  if (CONDITION.test(own)) return true;
  if (!TO_COME.test(verb)) return false;
  if (OPENS_OTHERWISE.test(own)) return true;
  for (const { index } of own.matchAll(OR_ELSE)) if (DUTY.test(own.slice(0, index))) return true;
  return false;
}

const UNLESS = /^(?:[•●▪*–-]\s*|\(?\w{1,3}[.)]\s+)*unless\b[^;]{3,240}?,\s/i;
/** What binds whoever it is said to. */
const OBLIGES =
  /\b(?:shall|must|(?:is|are) (?:hereby )?(?:to|ordered|directed|required)|ha(?:s|ve) (?:to|until))\b/i;
const OWN_CLAUSE =
  /^(?:(?:the|this|that|his|her|its|their|your|all|any|a|an|such|we|i|you|he|she|it|they)\s|\p{L}+\s)(?:[^\s,;.]+\s){0,6}?(?:will|shall|may)\s/iu;
const COMES = /\b(?:will|shall|may)\b/i;
const MOST_READ = 1200;

/** What a sentence says comes if a duty of it is not kept: the words behind 'or', 'otherwise' or 'unless …,'; null if none. */
export function whatComesOtherwise(text: string): string | null {
  const read = text.slice(0, MOST_READ);
  const unless = UNLESS.exec(read);
  if (unless !== null) {
    const rest = read.slice(unless[0].length);
    return COMES.test(rest) ? rest : null;
  }
  const opening = OPENS_OTHERWISE.exec(read);
  if (opening !== null && COMES.test(read)) return read.slice(opening[0].length);
  const duty = OBLIGES.exec(read)?.index ?? Number.POSITIVE_INFINITY;
  for (const { index, 0: word } of read.matchAll(OR_ELSE)) {
    if (index < duty) continue;
    const rest = read.slice(index + word.length);
    // A subject of its own and a verb: 'or her answer will be stricken', not 'or will be'.
    if (OWN_CLAUSE.test(rest)) return rest;
  }
  return null;
}
