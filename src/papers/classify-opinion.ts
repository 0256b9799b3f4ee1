import type { TextLine } from '../text/lines.ts';
import type { KindId } from './kinds.ts';
import type { Vote } from './weigh-kinds.ts';

const HEAD_LINES = 140;
const LONGEST_NAME = 110;
/** A paper of so few lines is an entry of the court's list. */
const ENTRY_LINES = 30;

/** A court that decides on what others have decided. */
const REVIEWS =
  /\b(?:courts? of (?:(?:criminal|civil|special) )?appeals?|supreme (?:judicial )?court|appellate (?:court|division|term)|appeals (?:board|court)|tax court)\b/i;
const SIDES =
  /^v\.?s?\.?(?:$|\s?\))|\sv\.?s?\.(?:\s|$)|^(?:in re|in the (?:matter|interest|estate) of|(?:the )?(?:matter|estate) of|ex parte)\b/i;

const RANK =
  '(?:(?:acting|chief|senior|presiding|associate|administrative|vice|circuit|district|appellate|appeals|special trial|united states|u\\.s\\.)\\s)*';
/** Who wrote it, right before its first words: 'SELYA, Circuit Judge.', 'Rivera, J.', 'PER CURIAM.' */
const WRITER = new RegExp(
  `^(?:\\W{0,6}\\d{0,4})?(?:\\p{Lu}[\\p{L}.'’ -]{1,40},\\s${RANK}(?:judge|justice)[.:](?=\\s|$)|\\p{Lu}[\\p{Lu}.'’ -]{1,30},\\s(?:[PCAS]\\.\\s?)?JJ?\\.[:,—–-]?(?=\\s|$)|\\p{Lu}[\\p{L}.'’ -]{1,30},\\s(?:[PCAS]\\.\\s?)?J\\.[:,—–-]?$|per curiam\\b)`,
  'iu',
);
/** Who sat: 'Ada Quill, P.J., Bert Lund, J., and Carl Mund, J.' */
const PANEL =
  /^(?:before:? )?(?:\p{Lu}[\p{L}.'’ -]{1,40}, (?:[PCA]\.\s?)?J\.(?:, (?:and )?|; (?:and )?|$)){2,}(?:(?:concur|and)\b.*)?$/u;
const DELIVERED =
  /\b(?:delivered|filed|announced) the (?:opinion|judgment|decision)\b|^opinion (?:of the court )?by\b/i;
/** As the court itself: 'On order of the Court', 'Ordered that the judgment is affirmed', 'Adjudged that the petition is denied'. */
const AS_COURT =
  /^on order of the court\b|^\W?(?:ordered|adjudged) that (?:the|said)\b.{0,90}?\b(?:is|are)(?: \w+,)? (?:hereby |unanimously )?(?:affirmed|reversed|modified|denied|granted|dismissed|vacated|annulled|confirmed|remitted)\b/i;
/** What a party files in such a court, by its own heading. */
const PARTYS =
  /^(?:(?:joint|opening|reply|amicus|appell(?:ant|ee)['’]?s?|petitioner['’]?s?|respondent['’]?s?)\s)*(?:brief|motion|notice|appendix|transcript|response|designation|docketing statement|petition for (?:rehearing|(?:a )?writ|certiorari|leave))\b/i;
const RULED =
  /^(?:(?:the )?(?:motion|petition|application|appeal|leave|request|certiorari|stay|writ)s?\b[^.]{0,200}?\s)?(?:is |are )?(?:granted|denied|dismissed|affirmed|vacated)\b/i;

const isPartys = (words: string): boolean => PARTYS.test(words) && !RULED.test(words);
const even = ({ text }: TextLine): string => text.replace(/\s+/g, ' ').trim();

/**
 * The decision of a court that reviews others, by the form of its head: the court, the two sides, and who wrote it right
 * before its first words. It needs no title, and what is quoted below gives it none.
 */
export function voteByReview(lines: readonly TextLine[]): Vote[] {
  const printed = lines.filter(({ noise }) => !noise);
  const head = printed.slice(0, HEAD_LINES);
  const at = head.findIndex((line) => {
    const words = even(line);
    return WRITER.test(words) || PANEL.test(words) || DELIVERED.test(words) || AS_COURT.test(words);
  });
  const isEntry = printed.length <= ENTRY_LINES && head.some((line) => RULED.test(even(line)));
  const end = at === -1 ? (isEntry ? head.length : 0) : at + 1;
  const before = head.slice(0, end);
  const first = before.find((line) => REVIEWS.test(even(line)) && line.text.length < LONGEST_NAME);
  const hasSides = before.some((line) => SIDES.test(even(line)));
  if (!first || !hasSides || before.some((line) => isPartys(even(line)))) return [];
  const line = head[at] ?? first;
  const type: KindId = isEntry || AS_COURT.test(even(line)) ? 'order' : 'opinion';
  const quote = line.text.slice(0, 160);
  const cue = { quote, page: line.page, start: line.start, end: line.start + quote.length };
  const because = `A court that decides on what others decided wrote it: “${quote.replace(/\s+/g, ' ')}” (page ${line.page}).`;
  return [{ type, confidence: 0.985, because, cue, isTitle: true }];
}
