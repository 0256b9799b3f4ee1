import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { citedStatutes, findCitations } from '#src/papers/citations.ts';
import { analyzeComplaint } from '#src/papers/complaint.ts';
import { findClaims } from '#src/papers/counts.ts';
import { findDates } from '#src/papers/dates.ts';
import { readPaper } from '#src/papers/paper.ts';
import { splitNames } from '#src/papers/party-names.ts';
import { findJuryDemand } from '#src/papers/relief.ts';
import { readSentences, sentenceAt } from '#src/papers/sentences.ts';
import { findSums } from '#src/papers/sums.ts';

describe('splitNames', () => {
  it.each([
    ['ADA POE and BORIS LUND,', ['Ada Poe', 'Boris Lund']],
    ['Ada Poe and Boris Lund,', ['Ada Poe', 'Boris Lund']],
    ['DEPARTMENT OF HEALTH AND HUMAN SERVICES,', ['Department of Health and Human Services']],
    ['Poe and Sons, Inc., a Delaware corporation,', ['Poe and Sons, Inc.']],
    ['ADA POE, JR., BORIS LUND, M.D., and C. DAHL III,', ['Ada Poe, Jr.', 'Boris Lund, M.D.', 'C. Dahl III']],
    ['ADA POE a/k/a ADA LUND, individually and as trustee,', ['Ada Poe']],
    ['ALDER BANK, N.A.; DOES 1 through 10, inclusive,', ['Alder Bank, N.A.', 'DOES 1 through 10']],
    ['ADA POE, in her official capacity as Clerk,', ['Ada Poe']],
    ['ADA POE, on behalf of herself and others similarly situated,', ['Ada Poe']],
    ['ADA POE\nand\nBORIS LUND', ['Ada Poe', 'Boris Lund']],
    ['LONE OAK TRUCKING, INC. AND\nBORIS LUND', ['Lone Oak Trucking, Inc.', 'Boris Lund']],
    ['U.S. CUSTOMS AND BORDER PROTECTION', ['U.S. Customs and Border Protection']],
    ['ALDER TOWNSHIP POLICE,\nDEPARTMENT, BORIS LUND', ['Alder Township Police Department', 'Boris Lund']],
    [
      'LARCH FERRIES,\nINC.\nNORTH COAST ELECTRIC\nCOMPANY;',
      ['Larch Ferries, Inc.', 'North Coast Electric Company'],
    ],
    ['ADA POE, ACTING SECRETARY, DEPARTMENT OF COMMERCE', ['Ada Poe']],
    ['ADA POE, Warden, and ALDER COUNTY PRISON', ['Ada Poe', 'Alder County Prison']],
    ['ADA POE, RN, BORIS LUND, Principal', ['Ada Poe, RN', 'Boris Lund']],
    [
      'ALDER COUNTY, a county, and its departments the ALDER COUNTY CLERK',
      ['Alder County', 'Alder County Clerk'],
    ],
    ['JANE ROE A and JANE ROE B', ['Jane Roe A', 'Jane Roe B']],
  ])('%s', (joined, names) => {
    expect(splitNames(joined).map(({ name }) => name)).toEqual(names);
  });
});

describe('readCaption', () => {
  it('reads two columns divided by a rule', () => {
    const text = [
      'UNITED STATES DISTRICT COURT',
      'DISTRICT OF NEW MEXICO',
      'ADA POE,                        )',
      '          Petitioner,           )',
      '                                )    Case No. 1:24-cv-00123-AB-CD',
      'v.                              )',
      '                                )    MOTION TO COMPEL',
      'ALDER COUNTY and BORIS LUND,    )',
      '          Respondents.          )',
    ].join('\n');
    const caption = readCaption(readPaper(text));
    expect(caption.parties.map(({ name, role }) => [name, role])).toEqual([
      ['Ada Poe', 'petitioner'],
      ['Alder County', 'respondent'],
      ['Boris Lund', 'respondent'],
    ]);
    expect(caption.caseNumber?.text).toBe('1:24-cv-00123-AB-CD');
  });

  it('reads a court that is named in the right column', () => {
    const text = [
      'CAUSE NO. 2023-12345',
      'ADA POE                 §        IN THE DISTRICT COURT OF',
      '     Plaintiff,         §',
      'v.                      §        ALDER COUNTY, TEXAS',
      'BORIS LUND              §',
      '     Defendant.         §        151ST JUDICIAL DISTRICT',
    ].join('\n');
    const caption = readCaption(readPaper(text));
    expect(caption.court?.text).toBe('IN THE DISTRICT COURT OF ALDER COUNTY, TEXAS 151ST JUDICIAL DISTRICT');
    expect(caption.court?.evidence.quote).toBe('IN THE DISTRICT COURT OF');
    expect(caption.parties.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'plaintiff Ada Poe',
      'defendant Boris Lund',
    ]);
  });

  it('leaves a blank number out and takes the court’s stamp instead', () => {
    const head =
      'SUPERIOR COURT OF ALDER COUNTY\nADA POE,\nPlaintiff,\nv.\nBORIS LUND,\nDefendant.\nCase No. ________\nCOMPLAINT';
    expect(readCaption(readPaper(head)).caseNumber).toBeNull();
    const stamped = `${head}\nCase 2:23-cv-00456-XY Document 1 Filed 02/03/23 Page 1 of 9`;
    expect(readCaption(readPaper(stamped)).caseNumber?.text).toBe('2:23-cv-00456-XY');
  });

  it('guesses nothing where there is no caption', () => {
    expect(readCaption(readPaper('Dear Ada,\nthe pears are ripe.'))).toEqual({
      court: null,
      caseNumber: null,
      parties: [],
      title: null,
    });
  });
});

describe('findClaims', () => {
  const titles = (text: string) => findClaims(readPaper(text), null).map(({ type }) => type);

  it.each([
    ['AS AND FOR A FIRST CAUSE OF ACTION\n1. He lied.', ['First Cause of Action']],
    ['IV. CAUSE OF ACTION: NEGLIGENCE\n5. Plaintiff incorporates the above.', ['Negligence']],
    ['FIRST CAUSE OF ACTION\n(Fraud)\n1. He lied.', ['Fraud']],
    ['Count One: Trespass\n1. He entered.\nCount Two: Nuisance\n2. It smelled.', ['Trespass', 'Nuisance']],
    ['CLAIM 1 – CONVERSION\n1. He took it.', ['Conversion']],
    ['THIRD CLAIM FOR RELIEF\nUNJUST ENRICHMENT\n1. He kept it.', ['Unjust Enrichment']],
    [
      'CLAIMS\nI. DUE PROCESS\n1. Plaintiff incorporates all of the above.\nII. TAKING\n2. Plaintiff realleges all of the above.',
      ['Due Process', 'Taking'],
    ],
    ['COUNT I .......... 4\nCOUNT I\nBATTERY\n1. He struck her.', ['Battery']],
    ['He relies on\nCount I alleges fraud and more of the same in long prose.\n1. A.', []],
  ])('%#', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('findDates', () => {
  it.each([
    ['March 3, 2024', '2024-03-03'],
    ['3rd day of March, 2024', '2024-03-03'],
    ['12/18/2025', '2025-12-18'],
    ['2024-02-29', '2024-02-29'],
    ['Sept. 2021', '2021-09'],
    ['July of 2022', '2022-07'],
  ])('%s', (words, date) => {
    expect(findDates(`on ${words} he left`).map((found) => found.date)).toEqual([date]);
  });

  it('takes no impossible date', () => {
    expect(findDates('2023-02-29, 13/13/2024')).toEqual([]);
  });
});

describe('findSums', () => {
  it('reads cents, thousands and words', () => {
    expect(findSums('$1,250.50, $80,000 and $1.3 million; $ 5').map(({ amount }) => amount)).toEqual([
      1250.5, 80000, 1300000, 5,
    ]);
  });
});

describe('findCitations', () => {
  it('finds statutes and rules as printed', () => {
    const text =
      'Under 42 U.S.C. § 1983, ERISA § 515, 29 U.S.C. § 1145, N.C. Gen. Stat. § 75-1.1, NMSA 1978, § 57-12-3 and Rule 1-012(B) NMRA.';
    expect(findCitations(text).map(({ text: cited }) => cited)).toEqual([
      '42 U.S.C. § 1983',
      'ERISA § 515',
      '29 U.S.C. § 1145',
      'N.C. Gen. Stat. § 75-1.1',
      'NMSA 1978, § 57-12-3',
      'Rule 1-012(B) NMRA',
    ]);
    expect(citedStatutes(text)).not.toContain('Rule 1-012(B) NMRA');
    for (const { text: cited, start, end } of findCitations(text)) expect(text.slice(start, end)).toBe(cited);
  });
});

describe('what stands behind a complaint', () => {
  const page =
    'COURT OF ALDER\nADA POE,\nPlaintiff,\nv.\nBORIS LUND,\nDefendant.\nCOMPLAINT\nCOUNT ONE\n1. On May 3, 2023 Lund struck her (Title 18, United States Code, Sections 1341, 1349 and 2).\n2. It hurt.\nWHEREFORE, Poe asks for $900.\nSworn to before me';
  const sheet = 'CIVIL COVER SHEET\nJURY DEMAND: Yes No\nForm of May 1, 1974\n9. Miller Act';

  it('the clerk’s cover sheet is not read', () => {
    const analysis = analyzeComplaint(`${page}\f${sheet}`);
    expect(analysis.jury_demand).toBeNull();
    expect(analysis.timeline.map(({ date }) => date)).toEqual(['2023-05-03']);
    expect(analysis.relief).toHaveLength(1);
  });

  it('the initial of a lawyer begins no list of requests', () => {
    const asked = page.replace(
      'for $900.',
      'for $900.\nDESIGNATION OF COUNSEL\nR. Marsh, Esq. is designated as trial counsel.',
    );
    expect(analyzeComplaint(asked).relief.map(({ text }) => text)).toEqual(['WHEREFORE, Poe asks for $900.']);
  });

  it('an untitled count is named once, with the section cited under it', () => {
    const analysis = analyzeComplaint(page);
    expect(analysis.claims[0]?.statutes).toEqual(['Title 18, United States Code, Sections 1341, 1349 and 2']);
    expect(analysis.key_issues[0]).toMatch(/make out Count One \(Title 18/);
  });

  it('sections of a state’s statutes, before and after their number', () => {
    expect(
      citedStatutes('under section 501.204, Florida Statutes, and Tex. Bus. & Com. Code § 17.46'),
    ).toEqual(['section 501.204, Florida Statutes', 'Tex. Bus. & Com. Code § 17.46']);
  });
});

describe('what is found is told without what stands beside it', () => {
  const text = [
    'DISTRICT COURT OF ALDER COUNTY',
    'ADA POE,\t:\tCOMPLAINT AND',
    'Plaintiff,\t:\tJURY DEMAND',
    'v.\t:\tNo. 24-118',
    'BORIS LUND,\t:',
    'Defendant.\t:',
    '1. This Court has jurisdiction under Section 2 of the Court Act.',
    '2. On May 3, 2023, Lund took $500 from her drawer in the office.',
    '3. The guards knew what was done to her within their jurisdiction.',
    'FIRST CAUSE OF ACTION',
    '(Violation of the Alder Fair Trade Act)',
    '4. Poe repeats paragraphs 1 to 3.',
  ].join('\n');
  const analysis = analyzeComplaint(text);

  it('jury demand without the party in the other column', () => {
    expect(analysis.jury_demand?.text).toBe('JURY DEMAND');
  });

  it('events without the number of their paragraph', () => {
    expect(analysis.timeline[0]?.text).toBe('On May 3, 2023, Lund took $500 from her drawer in the office.');
    expect(analysis.timeline[0]?.evidence.quote).toMatch(/^2\. On May 3/);
  });

  it('the court’s jurisdiction, not every use of the word', () => {
    expect(analysis.jurisdiction.map((found) => found.text)).toEqual([
      'This Court has jurisdiction under Section 2 of the Court Act.',
    ]);
  });

  it('an ordinal count by its own name, and its statute', () => {
    expect(analysis.key_issues[0]).toMatch(/First cause of action, Violation of the Alder Fair Trade Act/);
    expect(analysis.claims[0]?.statutes).toEqual(['Alder Fair Trade Act']);
  });
});

describe('readSentences', () => {
  it('runs over lines and pages but not over headings and paragraph numbers', () => {
    const text =
      'FACTS\n1. The tenant paid the rent to the landlord on the third day of the\nmonth. She kept a receipt. 2\f2. The landlord, who lives in another town, denies\nthat.';
    const sentences = readSentences(readPaper(text));
    expect(sentences.map((sentence) => sentence.text).slice(1, 3)).toEqual([
      '1. The tenant paid the rent to the landlord on the third day of the month.',
      'She kept a receipt.',
    ]);
    const last = sentences.at(-1);
    expect(last?.page).toBe(2);
    expect(sentenceAt(sentences, text.indexOf('receipt'))?.text).toBe('She kept a receipt.');
    expect(sentenceAt(sentences, -1)).toBeNull();
  });
});

describe('findJuryDemand', () => {
  it.each([
    'JURY TRIAL DEMANDED',
    'Plaintiff demands a trial by jury.',
    'DEMAND FOR JURY TRIAL',
    'TRIAL BY JURY DEMANDED',
  ])('%s', (line) => {
    expect(findJuryDemand(readPaper(line))?.text).toBe(line);
  });
  it('is null where a jury is only spoken of', () => {
    expect(findJuryDemand(readPaper('A reasonable jury could find for her.'))).toBeNull();
  });
});
