/** What a rule is made of, as far as we are certain of it. */
export interface RuleShape {
  number: string;
  /** In our own words. */
  title: string;
  /** The letter of its last paragraph; null where we are not certain. */
  last: string | null;
  /** How many numbered parts a paragraph has ('b' → 7); '' for a rule with numbers and no letters. */
  parts: Readonly<Record<string, number>>;
}

function shape(line: string): RuleShape {
  const [number = '', title = '', last = '', parts = ''] = line.split('|').map((cell) => cell.trim());
  const counted = parts.split(' ').flatMap((part) => {
    const [, letter = '', count] = /^([a-z]?)(\d+)$/.exec(part) ?? [];
    return count === undefined ? [] : [[letter, Number(count)] as const];
  });
  return { number, title, last: last === '' ? null : last, parts: Object.fromEntries(counted) };
}

const read = (lines: string): ReadonlyMap<string, RuleShape> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => shape(line))
      .map((rule) => [rule.number, rule]),
  );

/**
 * The Federal Rules of Civil Procedure: every rule in force, with the last letter of its paragraphs and the numbers of
 * those that are cited most. From memory but for what the other lists of rules say; a letter is only given where a later
 * one would certainly be wrong.
 */
export const CIVIL_RULES = read(`
1|What the rules are for
2|One form of action
3|Starting a case
4|Summons and service|n|d5 f3 i4 k2
4.1|Serving other process|b
5|Serving and filing papers|e
5.1|Challenging a statute under the Constitution|d
5.2|Private data in papers|h
6|Counting time|e|b2 c2
7|Pleadings and motions|b|b3
7.1|Disclosure of owners|b
8|Pleading rules|f|a3 b6 c2 d3
9|Special matters in pleadings|h
10|Form of pleadings|c
11|Signature and what it says|d|b4 c6
12|Defenses and motions before the answer|i|a4 b7 g2 h3
13|Counterclaims and crossclaims|i
14|Third parties|c
15|Changing a pleading|d|a3 b2
16|Pretrial conferences and scheduling|f
16.1|Cases gathered from many districts
17|Parties who may sue|d
18|Joining claims|b
19|Parties who must be joined|d
20|Parties who may be joined|b
21|Parties wrongly joined or left out
22|Interpleader|b
23|Class actions|h|a4 b3
23.1|Suits by shareholders|c
23.2|Unincorporated associations
24|Intervening|c|a2 b3
25|Substituting parties|d
26|Disclosure and discovery in general|g|a4 b5 c3
27|Testimony before a case or on appeal|c
28|Before whom depositions are taken|c
29|Agreements about discovery|b
30|Depositions by questions|h|b6
31|Depositions by written questions|c
32|Depositions at trial|f
33|Interrogatories|d|a2 b5
34|Requests for documents|c|b2
35|Physical and mental examinations|b
36|Requests for admission|b|a6
37|Failing to make discovery|g|a5
38|Demand for a jury|e
39|Trial by jury or by the court|c
40|Setting cases for trial
41|Dismissal|d|a2
42|Joining or separating trials|b
43|Taking testimony|f
44|Proof of official records|c
44.1|Foreign law
45|Subpoenas|g
46|Objecting to a ruling
47|Choosing jurors|c
48|Number of jurors and verdict|c
49|Special verdicts|b
50|Judgment as a matter of law in a jury trial|e
51|Instructions to the jury|d
52|Findings by the court|c
53|Masters|i
54|Judgments and costs|d
55|Default|e|b2
56|Summary judgment|h|c4
57|Declaratory judgment
58|Entry of judgment|e
59|New trial, changing a judgment|e
60|Relief from a judgment|e|b6
61|Harmless error
62|Stay of enforcement|h
62.1|Motions while an appeal is pending|c
63|A judge who cannot go on
64|Seizing property|b
65|Injunctions and restraining orders|f|b4 d2
65.1|Enforcing a bond
66|Receivers
67|Paying into court|b
68|Offer of judgment|d
69|Enforcing a judgment|b
70|Acts a judgment orders|e
71|Enforcement for or against others
71A|Condemning property (now Rule 71.1)
71.1|Condemning property|l
72|Magistrate judges: pretrial orders|b
73|Magistrate judges: trial by consent|c
77|Clerks and courts|d
78|Hearing motions|b
79|The clerk’s records|d
80|Stenographic record as evidence|c
81|Where the rules apply, removed cases|f
82|Jurisdiction and venue unaffected
83|Local rules|b
84|Forms (taken out in 2015)
85|Title of the rules
86|When amendments take effect|b
87|Emergencies
`);

/** The Federal Rules of Evidence, in the same way. */
export const EVIDENCE_RULES = read(`
101|Scope and words|b
102|What the rules are for
103|Rulings on evidence|e|a2
104|Questions the judge decides first|e
105|Evidence for one purpose only
106|The rest of a statement
107|Illustrative aids|d
201|Facts that need no proof|f|b2
301|Presumptions
302|State law of presumptions
401|What is relevant|b
402|Relevant evidence comes in
403|Unfair prejudice
404|Character and other acts|b|a3 b3
405|How character is proved|b
406|Habit
407|Repairs made afterwards
408|Settlement offers|b|a2
409|Offers to pay medical bills
410|Pleas and plea talks|b
411|Liability insurance
412|Sexual history|d
413|Similar crimes: sexual assault|d
414|Similar crimes: children|d
415|Similar acts in civil cases|c
501|Privilege in general
502|Waiver of privilege|g|a3 b3 c2
601|Who may testify
602|Personal knowledge
603|Oath
604|Interpreters
605|The judge as a witness
606|A juror as a witness|b
607|Who may impeach
608|Character for truthfulness|b
609|Convictions|e|a2
610|Religious beliefs
611|Order of examining witnesses|d
612|Refreshing memory|c
613|Earlier statements of a witness|b
614|Witnesses called by the court|c
615|Excluding witnesses|b
701|Opinions of lay witnesses|c
702|Experts|d
703|What an expert’s opinion rests on
704|Opinions on the last question|b
705|Facts behind an expert’s opinion
706|Experts of the court|e
801|What hearsay is|d|d2
802|Hearsay
803|Exceptions to hearsay||24
804|Exceptions when the witness is unavailable|b|a5 b6
805|Hearsay within hearsay
806|Attacking a hearsay speaker
807|Remaining exception|c
901|Showing that evidence is genuine|b|b10
902|Evidence that proves itself||14
903|Witnesses to a signature
1001|Words about writings|e
1002|The original
1003|Copies|b
1004|Other evidence of a writing|d
1005|Copies of public records
1006|Summaries|c
1007|A party’s own words about a writing
1008|What judge and jury decide|c
1101|Where the rules apply|e
1102|Amendments
1103|Title of the rules
`);
/** Numbers that amendments under way may give to a rule of evidence: not known, and not wrong. */
export const EVIDENCE_TO_COME: ReadonlySet<string> = new Set(['616', '707']);
