/** A court by its offices, as a subject. */
const COURT =
  "(?:th(?:e|is)\\s)?(?:court|judge|clerk|magistrate(?:\\sjudge)?|commissioner|referee|tribunal|arbitrator|master|undersigned|chancellor)|\\bi(?='|\\s)|it\\sis";
/** What a court does to somebody who then has to act. */
const TELLS =
  'order|direct|requir|instruct|command|ask|request|invit|allow|permit|authoriz|urg|remind|caution|admonish|advis|compel|enjoin|expect|want|grant|giv|afford';
const TOLD = `(?:${TELLS})(?:e?s|e?d|es|e|ing)?`;
/** From the court's verb to the verb of whoever it tells. */
const COMMANDED = new RegExp(
  `(?:^|[^\\p{L}])(?:${COURT})\\s(?:(?:will|shall|does|has|hereby|also|therefore|further|now|thus|again|accordingly|may|and|so|already|only)[,\\s]{1,2}){0,3}(?:${TOLD})\\s(?:and\\s(?:${TOLD})\\s)?(?:that\\s)?(?=([^.;:]{2,120}?)(?:\\s(?:to|shall|must|may|will|leave|until|not\\sto)\\b|\\s(?:an?\\s)?(?:\\w+\\s){0,2}(?:days?|extension|opportunity)\\b))`,
  'giu',
);

/** Somebody whom a court tells to act, and where the words for it begin. */
export interface Commanded {
  at: number;
  whom: string;
}

/** Whom a clause has a court tell to act: 'the parties' of 'the Court directs the parties to file'. */
export function commandedIn(clause: string): Commanded[] {
  return [...clause.matchAll(COMMANDED)].flatMap(({ index, 0: lead, 1: whom = '' }) =>
    /^(?:it|that|this|there)\b/i.test(whom) ? [] : [{ at: index + lead.length, whom }],
  );
}

/** A clause without the court that commands, so that only who is commanded stands in it; offsets stay. */
export function withoutCommander(clause: string): string {
  return clause.replace(COMMANDED, (words) => ' '.repeat(words.length));
}
