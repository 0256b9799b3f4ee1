import { describe, expect, it } from 'vitest';
import { analyzeText, isComplaintType } from '#src/papers/analyze.ts';
import { analyzeComplaint } from '#src/papers/complaint.ts';
import { Analysis, type ComplaintAnalysis } from '#src/papers/schema.ts';
import { quoteLocator } from '#src/text/quotes.ts';

const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF SANDOVAL
THIRTEENTH JUDICIAL DISTRICT COURT
ODALYS PEMBERTON and JOHN DOE 1,
Plaintiffs,
v.
GRAYLING ORCHARDS, LLC, a New Mexico limited
liability company, TOBIAS WREN, individually and as
manager of Grayling Orchards, LLC, and
THE CITY OF ALDER,
Defendants.
No. D-1329-CV-2024-00777
COMPLAINT FOR BREACH OF LEASE AND FOR DAMAGES
Plaintiffs, appearing without a lawyer, allege against the Defendants named above as follows:
PARTIES
1. Plaintiff Odalys Pemberton lives in Sandoval County, New Mexico, and rented the
house at 12 Alder Lane from the defendant company.
2. Defendant Grayling Orchards, LLC owns the house.
JURISDICTION AND VENUE
3. This Court has jurisdiction over the parties and the subject matter under Article VI of the Constitution.
4. Venue is proper in Sandoval County under NMSA 1978, § 38-3-1, because the house stands there.
FACTS
5. On March 3, 2024, the heating of the house failed. See Section 12. of the lease.
6. Plaintiff told Mr. Wren on March 4, 2024. He answered: “No. 7 is next.”
6a. He did nothing.
8. Plaintiff paid $1,250.00 for heaters and lost wages of $400.
Case 1:24-cv-00777-AB-CD Document 1 Filed 05/01/24 Page 1 of 2\fCOUNT I
BREACH OF CONTRACT
(Against Grayling Orchards, LLC)
9. Plaintiffs incorporate the paragraphs above.
10. The company broke the lease and the Uniform Owner-Resident Relations Act, NMSA 1978, § 47-8-20.
COUNT II – NEGLIGENCE
11. Plaintiffs reallege all that stands above.
12. Mr. Wren owed a duty of care and failed in it.
PRAYER FOR RELIEF
WHEREFORE, Plaintiffs ask the Court to:
A. Award compensatory damages in an amount to be shown at trial;
B. Award punitive damages; and
C. Grant such other relief as is just.
13. This line belongs to the prayer.
JURY DEMAND
Plaintiffs demand a trial by jury.
Dated: May 1, 2024
Respectfully submitted,
Odalys Pemberton
12 Alder Lane`;

function read(text: string): ComplaintAnalysis {
  const analysis = analyzeComplaint(text);
  expect(Analysis.parse(analysis)).toEqual(analysis);
  return analysis;
}

describe('analyzeComplaint', () => {
  const analysis = read(COMPLAINT);

  it('reads the caption: court, number, parties with their roles', () => {
    expect(analysis.court?.text).toContain('THIRTEENTH JUDICIAL DISTRICT COURT');
    expect(analysis.caseNumber?.text).toBe('D-1329-CV-2024-00777');
    expect(analysis.parties.map(({ name, role }) => [name, role])).toEqual([
      ['Odalys Pemberton', 'plaintiff'],
      ['John Doe 1', 'plaintiff'],
      ['Grayling Orchards, LLC', 'defendant'],
      ['Tobias Wren', 'defendant'],
      ['The City of Alder', 'defendant'],
    ]);
  });

  it('keeps paragraph numbers with gap and sub-letter, and leaves the prayer out', () => {
    expect(analysis.factual_allegations.map(({ number }) => number)).toEqual(
      '1 2 3 4 5 6 6a 8 9 10 11 12'.split(' '),
    );
    expect(analysis.factual_allegations[7]).toMatchObject({
      text: 'Plaintiff paid $1,250.00 for heaters and lost wages of $400.',
      page: 1,
    });
    expect(analysis.factual_allegations[8]?.page).toBe(2);
    expect(analysis.warnings.join(' ')).toContain('No paragraph numbered 7 was found');
  });

  it('finds counts with titles and statutes', () => {
    expect(analysis.claims.map(({ number, type }) => [number, type])).toEqual([
      ['I', 'Breach of Contract'],
      ['II', 'Negligence'],
    ]);
    expect(analysis.claims[0]?.statutes.join(' ')).toContain('NMSA 1978, § 47-8-20');
    expect(analysis.key_issues).toHaveLength(2);
  });

  it('finds dates, sums, relief, jury demand, jurisdiction and venue', () => {
    expect(analysis.timeline.map(({ date }) => date)).toEqual(['2024-03-03', '2024-03-04', '2024-05-01']);
    // Sums with a figure are facts of the paper; the text alone gives the kinds that its prayer asks for.
    expect(analysis.damages.map(({ amount, text }) => [amount, text.toLowerCase()])).toEqual([
      [null, 'compensatory damages'],
      [null, 'punitive damages'],
    ]);
    expect(analysis.relief.map(({ text }) => text.slice(0, 8))).toEqual([
      'A. Award',
      'B. Award',
      'C. Grant',
      '13. This',
    ]);
    expect(analysis.jury_demand).not.toBeNull();
    expect(analysis.jurisdiction[0]?.text).toContain('This Court has jurisdiction');
    expect(analysis.venue[0]?.text).toContain('Venue is proper in Sandoval County');
    expect(analysis.case_summary).toContain('2 claims: Breach of Contract; Negligence');
  });

  it('every evidence stands where it says', () => {
    const locate = quoteLocator(COMPLAINT);
    const evidence = [
      ...analysis.parties,
      ...analysis.claims,
      ...analysis.timeline,
      ...analysis.relief,
      ...analysis.damages,
    ];
    for (const { evidence: at } of evidence) expect(COMPLAINT.slice(at.start, at.end)).toBe(at.quote);
    for (const { text, page } of analysis.factual_allegations)
      expect(locate(text, { page }).verified).toBe(true);
  });
});

describe('odd complaints', () => {
  it('reads pleading paper with the numbers in front of the lines', () => {
    const lines = COMPLAINT.split('\f')[0]?.split('\n').slice(0, 28) ?? [];
    const paper = lines.map((line, index) => `${String(index + 1).padStart(2)}   ${line}`).join('\n');
    const found = read(paper);
    expect(found.factual_allegations.map(({ number }) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '6a',
      '8',
    ]);
    expect(found.parties).toHaveLength(5);
  });

  it('tells of numbers that begin again', () => {
    const text = [
      'COUNT I',
      '1. A was there.',
      '2. B came.',
      '3. C left.',
      'COUNT II',
      '1. D stayed.',
      '2. E went.',
      '3. F fell.',
      '4. G rose.',
    ];
    const found = read(text.join('\n'));
    expect(found.factual_allegations.map(({ number }) => number).join(' ')).toBe('1 2 3 1 2 3 4');
    expect(found.warnings).toContain('Paragraph numbers begin again at 1 on page 1.');
  });

  it('finds a paragraph whose number stands inside a line', () => {
    const text =
      '1. The rent was due. 2. It was not paid.\n3. Notice was given.\n4. The tenant stayed.\n5. She moved.';
    expect(read(text).factual_allegations.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('does not take cited rules or lists in a sentence for paragraphs', () => {
    const text =
      '1. The motion rests on Fed. R. Civ. P.\n12. (b) and the like.\n2. It came late.\n3. See Exhibit\n42.1. Nothing follows.\n4. Done.';
    expect(read(text).factual_allegations.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  });

  it('reads the amended pleading where a file holds two', () => {
    const head =
      'IN THE DISTRICT COURT OF ALDER COUNTY\nADA POE,\nPlaintiff,\nv.\nTOBIAS WREN,\nDefendant.\n';
    const text = `${head}COMPLAINT\n1. One.\n2. Two.\n3. Three.\n\f${head}AMENDED COMPLAINT\n1. Eins.\n2. Zwei.\n3. Drei.\n4. Vier.`;
    const found = read(text);
    expect(found.factual_allegations.map(({ text: words }) => words)).toEqual([
      'Eins.',
      'Zwei.',
      'Drei.',
      'Vier.',
    ]);
    expect(found.warnings[0]).toContain('2 pleadings');
  });

  it('gives paragraphs without numbers where the paper has none, and empty lists for an empty paper', () => {
    const text =
      'FACTUAL BACKGROUND\nThe house was cold all winter long.\nThe landlord did nothing about it at all.\nPRAYER FOR RELIEF';
    expect(read(text).factual_allegations.map(({ number }) => number)).toEqual([null, null]);
    expect(read('')).toMatchObject({
      parties: [],
      claims: [],
      factual_allegations: [],
      court: null,
      case_summary: '',
    });
  });

  it('takes the claim from the title where there are no counts', () => {
    const text =
      'ADA POE,\nPlaintiff,\nv.\nTOBIAS WREN,\nDefendant.\nCOMPLAINT FOR CONVERSION\n1. He took the car.\n2. He kept it.';
    expect(read(text).claims).toMatchObject([{ type: 'Conversion', number: null }]);
  });
});

describe('analyzeText', () => {
  it.each([
    ['Complaint', true],
    ['FIRST AMENDED COMPLAINT', true],
    ['Petition', true],
    ['Answer to Complaint', false],
    ['Order', false],
    ['Auxiliary Document', false],
  ])('%s read as complaint: %s', (docType, complaint) => {
    expect(isComplaintType(docType)).toBe(complaint);
    expect(analyzeText({ text: COMPLAINT, docType }).type).toBe(complaint ? 'complaint' : 'summary');
  });
});
