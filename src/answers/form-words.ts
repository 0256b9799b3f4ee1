import { DEFENCES } from './defence-catalogue.ts';

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? []
  );
}

/** Words of an answer's own form: they say nothing of anybody, so they need no source. */
export const FORM_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(
    'Defendant Defendants Plaintiff Plaintiffs Respondent Petitioner Complaint Petition Court Answer Rule Rules ' +
      'FRCP NMRA Paragraph Paragraphs Count Motion That Draft Confirm Needs Your Date Relief Counterclaim ' +
      'Counterclaims Conclusion Response Allegations Affirmative Defenses Introduction Exhibit I',
  ),
  ...DEFENCES.flatMap(({ title, plea }) => [...wordsOf(title), ...wordsOf(plea)]),
]);

/** Ordinary words that may open a sentence with a capital. */
export const OPENING_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'a about above accordingly additionally after again all allegations also although an and any anything as at ' +
      'because before below beyond both but by can contrary did do does during each either even every except first ' +
      'following for from further furthermore given had has have he her here his how however if in indeed insofar ' +
      'instead it its lastly likewise many may moreover most much my neither never nevertheless no none nor not ' +
      'nothing now of on once one only or other otherwise our over rather regarding second she since so some such ' +
      'than that the their then there therefore these they third this those though thus to under until upon was we ' +
      'were what when where whereas whether which while who with within without yet you',
  ),
);
