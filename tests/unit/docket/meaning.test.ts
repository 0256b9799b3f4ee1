import { describe, expect, test } from 'vitest';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { explainEntry } from '#src/docket/explain-entry.ts';
import { matchDocuments } from '#src/docket/match-documents.ts';
import type { DocketDocument } from '#src/docket/schema.ts';
import { statedDates } from '#src/docket/stated-dates.ts';
import { calculateDeadlines } from '#src/law/calculate.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { JURISDICTIONS } from '#src/law/court-systems.ts';
import { readAttachments } from '#src/papers/docket/attachments.ts';
import type { DocketDocumentType } from '#src/papers/docket/docket-row.ts';
import { documentTypeOf } from '#src/papers/docket/document-type.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';

function entryOf(text: string, number = '7') {
  const [entry] = parseDocket(`03/04/2024\t${number}\t${text} (iv) (Entered: 03/05/2024)`).entries;
  if (!entry) throw new Error('The paste has one entry');
  return entry;
}

describe('type by the first words', () => {
  test.each<[string, DocketDocumentType]>([
    ['ORDER granting 3 Motion to Dismiss', 'Order'],
    ['SO ORDERED', 'Order'],
    ['TEXT ORDER setting deadlines', 'Order'],
    ['MEMO-ENDORSEMENT on letter', 'Order'],
    ['SCHEDULING ORDER: trial set', 'Order'],
    ['STIPULATION AND ORDER of dismissal', 'Order'],
    ['Order on Motion for Extension of Time', 'Order'],
    ['Petition DENIED.', 'Order'],
    ['DEFAULT JUDGMENT against Ilse Fenn', 'Judgment'],
    ["CLERK'S JUDGMENT", 'Judgment'],
    ['JURY VERDICT', 'Judgment'],
    ['MINUTE ENTRY for proceedings held before Judge Ashdown', 'Minute Entry'],
    ['Minute Order', 'Minute Entry'],
    ['Motion Hearing set for 4/1/2024', 'Minute Entry'],
    ['PROPOSED ORDER granting motion', 'Proposed Order'],
    ['MOTION for Protective Order', 'Motion'],
    ['First MOTION for Extension of Time to Answer Complaint', 'Motion'],
    ['Joint MOTION to Stay', 'Motion'],
    ['LETTER MOTION for conference', 'Motion'],
    ['NOTICE OF MOTION AND MOTION to Strike', 'Motion'],
    ['APPLICATION to proceed without fees', 'Motion'],
    ['RESPONSE to 10 Order to Show Cause', 'Response'],
    ['MEMORANDUM IN OPPOSITION to Motion', 'Response'],
    ['REPLY in support of Motion', 'Reply'],
    ['REPLY to Counterclaim', 'Answer'],
    ['ANSWER to Amended Complaint', 'Answer'],
    ['ANS: ANSWER', 'Answer'],
    ['FIRST AMENDED COMPLAINT against all', 'Complaint'],
    ['OPN: COMPLAINT', 'Complaint'],
    ['NOTICE OF REMOVAL from state court', 'Complaint'],
    ["Plaintiff's Original Petition", 'Complaint'],
    ['Summons Issued as to Ilse Fenn', 'Summons'],
    ['Citation Issued', 'Summons'],
    ['SUMMONS Returned Executed by Bram Pell', 'Service'],
    ['PROOF OF SERVICE executed', 'Service'],
    ['AFFIDAVIT of Service for summons', 'Service'],
    ['WAIVER OF SERVICE returned executed', 'Service'],
    ['CERTIFICATE OF SERVICE', 'Certificate of Service'],
    ['STIPULATION of Dismissal', 'Stipulation'],
    ['NOTICE of Voluntary Dismissal', 'Stipulation'],
    ['CLS: STIPULATED DISMISSAL', 'Stipulation'],
    ['CLS: DEFAULT JUDGMENT Default Judgment against Ilse Fenn', 'Judgment'],
    ['CLS: JURY VERDICT', 'Judgment'],
    ['CLS: DISMISSED FOR LACK OF PROSECUTION', 'Order'],
    ['PROPOSED FINDINGS AND RECOMMENDED DISPOSITION by Magistrate Judge Pell', 'Order'],
    ['PROPOSED FINDINGS OF FACT AND CONCLUSIONS OF LAW by Plaintiff', 'Proposed Order'],
    ['NOTICE of Appearance by Tamsin Overgaard', 'Notice'],
    ['NOTICE OF APPEAL', 'Notice'],
    ['AFFIDAVIT in Support re 22 MOTION', 'Affidavit'],
    ['DECLARATION of Ilse Fenn re 4 Motion', 'Declaration'],
    ['TRANSCRIPT of hearing', 'Transcript'],
    ['Corporate Disclosure Statement by Quillmark', 'Disclosure Statement'],
    ['Letter from Bram Pell', 'Letter'],
    ['Set/Reset Deadlines: Responses due by 4/1/2024', 'Other'],
    ['Case assigned to Judge Ashdown', 'Other'],
    ['MOTION(S) REFERRED: 2 MOTION to Stay', 'Other'],
    ['REQUESTS FOR ADMISSION to Defendant', 'Discovery'],
  ])('%s', (text, type) => {
    expect(documentTypeOf(text)).toBe(type);
  });
});

describe('attachments', () => {
  test.each<[string, string[]]>([
    ['(Attachments: # 1 Exhibit A, # 2 Proposed Order)(iv)', ['1 Exhibit A', '2 Proposed Order']],
    ['(Attachments: # 1 Exhibits # 2 Exhibits)', ['1 Exhibits', '2 Exhibits']],
    [
      '(Attachments: # (1) Exhibit 1: Lease (2021), # (2) E-mail, May 3)',
      ['1 Exhibit 1: Lease (2021)', '2 E-mail, May 3'],
    ],
    ['(Attachments: # 1 Exhibit # 4, # 2 Bill #7)', ['1 Exhibit # 4', '2 Bill #7']],
    ['X. (Attachments: # 1 A) (iv) Additional attachment(s) added on 3/6/2024: # 2 B (iv).', ['1 A', '2 B']],
    ['no list', []],
  ])('%s', (text, found) => {
    expect(readAttachments(text).map(({ number, description }) => `${number} ${description}`)).toEqual(found);
  });
});

describe('plain words', () => {
  test.each([
    [
      'SUMMONS Returned Executed by Bram Pell. Ilse Fenn served on 3/1/2024',
      /given the summons/,
      /must answer in time/,
    ],
    ['SUMMONS Returned Unexecuted', /failed/, /not started/],
    ['ORDER granting 4 Motion for Extension of Time to Answer', /more time/, /new date/],
    ['ORDER denying 4 Motion to Dismiss', /refused to dismiss/, /answer/],
    ['ORDER denying 4 Motion to Strike', /said no/, /reasons/],
    ['MOTION for Default Judgment by Bram Pell', /did not answer/, /at once/],
    ["Clerk's ENTRY OF DEFAULT as to Ilse Fenn", /did not answer in time/, /set the default aside/],
    ['SCHEDULING ORDER: discovery due by 9/1/2024', /timetable/, /calendar/],
    [
      'NOTICE of Hearing on 4 Motion. Hearing set for 4/1/2024',
      /day on which you may have to come/,
      /Write down/,
    ],
    ['MINUTE ENTRY for proceedings held before Judge Ashdown', /hearing or conference/, /written order/],
    ['REQUESTS FOR ADMISSION to Ilse Fenn', /admit or deny/, /counts as admitted/],
    ['ORDER TO SHOW CAUSE by 4/1/2024', /explain something/, /in writing/],
    ['REPORT AND RECOMMENDATIONS re 4 Motion', /last word/, /14 days/],
    ['Something no rule knows', /Read the paper itself/, null],
  ])('%s', (text, meaning, next) => {
    const said = explainEntry(entryOf(text));
    expect(said.meaning).toMatch(meaning);
    if (next === null) expect(said.next).toBeNull();
    else expect(said.next).toMatch(next);
  });

  test('an entry without a paper says so', () => {
    expect(
      explainEntry(entryOf('TEXT ORDER granting 4 Motion. This is a TEXT ENTRY ONLY.')).meaning,
    ).toContain('no paper to open');
  });
});

describe('deadlines on offer', () => {
  const offered = (text: string, jurisdiction: Jurisdiction = 'federal') =>
    deadlineOffers(entryOf(text), { jurisdiction, kind: 'civil' });

  test('service starts the time to answer from the day it names', () => {
    const [offer] = offered(
      'SUMMONS Returned Executed. Ilse Fenn served on 2/20/2024, answer due 3/12/2024.',
    );
    expect(offer).toMatchObject({
      name: 'Answer to Complaint Due',
      triggerDate: '2024-02-20',
      statedDate: '2024-03-12',
      side: 'served-party',
    });
  });

  test('several persons served: nobody guesses which', () => {
    const [offer] = offered(
      'SUMMONS Returned Executed. Ilse Fenn served on 2/20/2024; Bram Pell served on 2/22/2024.',
    );
    expect(offer?.triggerDate).toBeNull();
  });

  test.each<[string, Jurisdiction, string[]]>([
    ['COMPLAINT against Ilse Fenn', 'federal', ['Answer to Complaint Due', 'Service of Complaint Due']],
    ['COMPLAINT against Ilse Fenn', 'new_mexico_magistrate', ['Answer to Complaint Due']],
    ['MOTION to Compel by Bram Pell', 'federal', ['Response to Motion Due']],
    ['MOTION to Compel by Bram Pell', 'new_mexico_district', ['Response to Motion Due']],
    ['MOTION to Compel by Bram Pell', 'california', ['Opposition to Motion Due']],
    [
      'MOTION for Summary Judgment by Bram Pell',
      'new_mexico_district',
      ['Response to Summary Judgment Motion Due'],
    ],
    ['MOTION to Dismiss by Bram Pell', 'federal', ['Response to Motion Due', 'Amended Pleading Due']],
    ['Consent MOTION to Stay', 'federal', []],
    ['RESPONSE to 4 Motion', 'federal', ['Reply to Response Due']],
    ['ORDER denying 4 Motion to Dismiss', 'new_mexico_district', ['Answer After Denied Motion Due']],
    [
      'JUDGMENT in favor of Bram Pell',
      'new_mexico_district',
      ['Notice of Appeal Due', 'Motion for New Trial Due'],
    ],
    ['REQUESTS FOR ADMISSION to Ilse Fenn', 'federal', ['Discovery Responses Due']],
    ['SUMMONS Returned Unexecuted', 'federal', []],
    ['NOTICE of Appearance by Tamsin Overgaard', 'federal', []],
    ['ORDER setting trial', 'federal', []],
  ])('%s in %s', (text, jurisdiction, names) => {
    expect(offered(text, jurisdiction).map(({ name }) => name)).toEqual(names);
  });

  test('a judgment counts from the day it was entered, and an offer warns that filed is not served', () => {
    expect(offered('JUDGMENT in favor of Bram Pell')[0]).toMatchObject({
      triggerDate: '2024-03-05',
      triggerIs: 'the day it was entered',
    });
    expect(offered('MOTION to Compel')[0]?.caveats[0]).toContain('“Filed” is not “served”');
  });

  test('what counts back from a hearing takes its date from the entry', () => {
    const [offer] = offered('MOTION to Compel. Hearing set for 4/30/2024 at 9:00 AM', 'california');
    expect(offer).toMatchObject({ triggerDate: null, hearingDate: '2024-04-30' });
  });

  test('every offer is a rule that the deadline engine calculates', () => {
    const texts = [
      'COMPLAINT',
      'AMENDED COMPLAINT',
      'SUMMONS Returned Executed',
      'WAIVER OF SERVICE',
      'NOTICE OF REMOVAL',
      'COUNTERCLAIM against',
      'ANSWER to Complaint',
      'MOTION to Dismiss',
      'MOTION for Summary Judgment',
      'RESPONSE to Motion',
      'ORDER denying Motion to Dismiss',
      'JUDGMENT',
      'REQUESTS FOR PRODUCTION',
      'Hearing set for 4/30/2024',
      'Case assigned to Judge Pell',
    ];
    for (const jurisdiction of JURISDICTIONS) {
      for (const offer of texts.flatMap((text) => offered(text, jurisdiction))) {
        const day = '2024-03-04';
        const [calculated] = calculateDeadlines(
          {
            triggerDate: day,
            hearingDate: '2024-04-30',
            jurisdiction,
            serviceMethod: 'personal',
            deadlineType: offer.deadlineType,
          },
          day,
        );
        expect(calculated?.name).toBe(offer.name);
      }
    }
  });
});

test('dates that an entry names', () => {
  const found = statedDates(
    'Summons served on 2/20/2024, answer due 3/12/2024. Motion Hearing set for April 5, 2024 at 9:00 AM. Hearing held on 1/2/2024. Replies due by 4/1/2024. (Entered: 02/28/2024)',
  );
  expect(found.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'served 2024-02-20',
    'answer 2024-03-12',
    'hearing 2024-04-05',
    'reply 2024-04-01',
  ]);
});

describe('papers among the documents', () => {
  const motion = entryOf('MOTION to Compel discovery by Bram Pell', '12');
  const order = entryOf('ORDER granting 12 Motion to Compel', '15');
  const paper = (
    id: string,
    filename: string,
    docType: string | null = null,
    docDate: string | null = null,
  ): DocketDocument => ({ id, filename, docType, docDate });
  const found = (...documents: DocketDocument[]) => {
    const matches = matchDocuments([motion, order], documents);
    return [matches.get(motion)?.documentId, matches.get(order)?.documentId];
  };

  test.each<[string, DocketDocument[], (string | undefined)[]]>([
    ['number in the name', [paper('a', 'ECF 12 - Motion to Compel.pdf')], ['a', undefined]],
    ['number of a download', [paper('a', 'gov.uscourts.xyd.123.15.0.pdf')], [undefined, 'a']],
    ['type, day and words', [paper('a', 'Motion to Compel.pdf', 'Motion', '2024-03-04')], ['a', undefined]],
    [
      'another number',
      [paper('a', 'Doc 99 Motion to Compel.pdf', 'Motion', '2024-03-04')],
      [undefined, undefined],
    ],
    ['an exhibit of it', [paper('a', 'ECF 12 Exhibit A.pdf')], [undefined, undefined]],
    [
      'two that fit',
      [
        paper('a', 'Motion to Compel.pdf', 'Motion', '2024-03-04'),
        paper('b', 'Motion to Compel (copy).pdf', 'Motion', '2024-03-04'),
      ],
      [undefined, undefined],
    ],
    ['a name that says little', [paper('a', 'scan.pdf')], [undefined, undefined]],
    ['a type alone', [paper('a', 'paper.pdf', 'Motion')], [undefined, undefined]],
  ])('%s', (_, documents, ids) => {
    expect(found(...documents)).toEqual(ids);
  });

  test('the reason is said', () => {
    const match = matchDocuments([motion], [paper('a', 'ECF 12 Motion to Compel.pdf', 'Motion')]).get(motion);
    expect(match?.because).toContain('number 12 in the file name');
    expect(match?.confidence).toBeGreaterThan(0.6);
  });
});
