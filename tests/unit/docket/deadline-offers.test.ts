import { describe, expect, it, test } from 'vitest';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { STARTS } from '#src/docket/deadline-starts.ts';
import { type EntryEvent, eventOf } from '#src/docket/entry-event.ts';
import { FILED_NOT_SERVED } from '#src/docket/start-caveats.ts';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';
import { CASE_KINDS, type CaseKind } from '#src/law/courts/case-kinds.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { lawWith } from '#tests/factories/law.ts';

function entryOf(text: string) {
  const [entry] = parseDocket(`03/04/2024\t7\t${text} (iv) (Entered: 03/05/2024)`).entries;
  if (!entry) throw new Error('The paste has one entry');
  return entry;
}

/** An entry of each event that starts something. */
const ENTRIES: Readonly<Partial<Record<EntryEvent, string>>> = {
  served: 'SUMMONS Returned Executed. Ilse Fenn served on 2/20/2024',
  waiver: 'WAIVER OF SERVICE returned executed, sent on 2/20/2024',
  complaint: 'COMPLAINT against Ilse Fenn',
  'amended-complaint': 'FIRST AMENDED COMPLAINT against Ilse Fenn',
  removal: 'NOTICE OF REMOVAL from state court',
  counterclaim: 'COUNTERCLAIM against Bram Pell',
  answer: 'ANSWER to Complaint by Ilse Fenn',
  'motion-dismiss': 'MOTION to Dismiss by Ilse Fenn. Hearing set for 4/30/2024',
  'motion-summary-judgment': 'MOTION for Summary Judgment by Bram Pell. Hearing set for 4/30/2024',
  'motion-default-judgment': 'MOTION for Default Judgment by Bram Pell',
  'motion-extension': 'MOTION for Extension of Time by Bram Pell',
  'motion-compel': 'MOTION to Compel by Bram Pell. Hearing set for 4/30/2024',
  motion: 'MOTION to Stay by Bram Pell',
  response: 'RESPONSE to 4 Motion',
  'order-denying-dismissal': 'ORDER denying 4 Motion to Dismiss',
  'report-recommendation': 'REPORT AND RECOMMENDATIONS re 4 Motion',
  'order-dismissing': 'ORDER dismissing case',
  'order-dismissing-part': 'ORDER granting in part and denying in part 4 Motion to Dismiss',
  'order-denying-new-trial': 'ORDER denying 9 Motion for New Trial',
  'order-denying-petition': 'ORDER denying 1 Petition for Writ of Habeas Corpus',
  'motion-dismiss-own': 'MOTION to Dismiss Voluntarily under Rule 41(a)(2) by Bram Pell',
  objections: 'OBJECTIONS to 7 Report and Recommendation by Ilse Fenn',
  'order-summary-judgment': 'ORDER granting 4 Motion for Summary Judgment',
  'default-entered': "Clerk's ENTRY OF DEFAULT as to Ilse Fenn",
  'default-judgment': 'DEFAULT JUDGMENT against Ilse Fenn',
  judgment: 'JUDGMENT in favor of Bram Pell',
  verdict: 'MINUTE ENTRY for proceedings held: JURY TRIAL completed. Jury returns verdict.',
  appeal: 'NOTICE OF APPEAL by Ilse Fenn',
  'requests-admission': 'REQUESTS FOR ADMISSION to Ilse Fenn',
  'discovery-requests': 'REQUESTS FOR PRODUCTION to Ilse Fenn',
  'hearing-set': 'NOTICE of Hearing on 4 Motion. Hearing set for 4/30/2024',
  'judge-assigned': 'Case assigned to Judge Ashdown',
};

const offered = (text: string, jurisdiction: Jurisdiction, kind: CaseKind = 'civil') =>
  deadlineOffers(entryOf(text), { jurisdiction, kind });
const names = (text: string, jurisdiction: Jurisdiction, kind: CaseKind = 'civil') =>
  offered(text, jurisdiction, kind).map(({ name }) => name);

describe('what is offered', () => {
  it('there is an entry for every event that starts something', () => {
    expect(Object.keys(ENTRIES).sort()).toEqual(Object.keys(STARTS).sort());
    for (const [event, text] of Object.entries(ENTRIES)) expect(eventOf(entryOf(text)), text).toBe(event);
  });

  it('names only rules that its court has', () => {
    const asked = new Set(Object.values(STARTS).flatMap((starts) => starts.map((each) => each.starts)));
    for (const { rules, starts } of Object.values(COURT_SYSTEMS)) {
      expect([...asked]).toEqual(expect.arrayContaining(Object.keys(starts)));
      const known = rules.map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining(Object.values(starts).flat()));
    }
  });

  it("is a rule of the case's own court and kind: over every event, court and kind", () => {
    for (const text of Object.values(ENTRIES)) {
      for (const jurisdiction of JURISDICTIONS) {
        for (const kind of CASE_KINDS) {
          const own = rulesFor(jurisdiction, kind).map(({ name }) => deadlineTypeOf(name));
          for (const { deadlineType, triggerIs } of offered(text, jurisdiction, kind)) {
            expect(own, `${text} ${jurisdiction} ${kind}`).toContain(deadlineType);
            expect(triggerIs).toMatch(/^the day /);
          }
        }
      }
    }
  });

  it('an ordinary rule is never offered in an eviction', () => {
    for (const text of Object.values(ENTRIES)) {
      for (const jurisdiction of JURISDICTIONS) {
        const ordinary = COURT_SYSTEMS[jurisdiction].rules.filter(({ kinds }) => !kinds.includes('eviction'));
        for (const name of names(text, jurisdiction, 'eviction')) {
          expect(ordinary.map((rule) => rule.name)).not.toContain(name);
        }
      }
    }
  });
});

test.each([
  [
    'a criminal case',
    { caseNumber: '1:24-cr-00123', courtName: 'United States District Court, D. New Mexico' },
  ],
  ['a bankruptcy', { courtName: 'United States Bankruptcy Court, District of New Mexico' }],
  ['a court of Ohio', { courtName: 'Court of Common Pleas, Franklin County, Ohio', state: 'OH' }],
  ['a criminal case of New Mexico', { caseNumber: 'D-202-CR-2024-00123', state: 'NM' }],
])('on the docket of %s nothing is offered', (_, source) => {
  const law = lawWith(source);
  for (const text of Object.values(ENTRIES)) expect(deadlineOffers(entryOf(text), law), text).toEqual([]);
});

describe('by court', () => {
  it.each<[EntryEvent, Jurisdiction, CaseKind, string[]]>([
    ['amended-complaint', 'new_mexico_district', 'civil', ['Answer to Amended Complaint Due']],
    ['amended-complaint', 'federal', 'civil', ['Answer to Amended Complaint Due']],
    ['amended-complaint', 'california', 'debt', ['Answer to Amended Complaint Due']],
    ['removal', 'federal', 'civil', ['Answer After Removal Due', 'Motion to Remand Due']],
    ['report-recommendation', 'federal', 'civil', ['Objections to Report and Recommendation Due']],
    ['judgment', 'new_mexico_magistrate', 'civil', ['Notice of Appeal to District Court Due']],
    ['judgment', 'california', 'small_claims', ['Small Claims Appeal Due']],
    [
      'judgment',
      'california',
      'debt',
      [
        'Notice of Appeal in a Limited Case Due',
        'Notice of Intention to Move for New Trial Due',
        'Notice of Appeal Due',
      ],
    ],
    ['served', 'texas_district', 'family', ['Answer to Petition Due']],
    ['motion-summary-judgment', 'texas_district', 'civil', ['Response to Summary Judgment Motion Due']],
    [
      'judgment',
      'texas_district',
      'civil',
      ['Motion for New Trial or to Set Aside Default Due', 'Notice of Appeal Due'],
    ],
    ['appeal', 'texas_district', 'civil', ['Notice of Cross-Appeal Due']],
    [
      'default-judgment',
      'texas_justice',
      'debt',
      ['Motion to Set Aside Default or for New Trial Due', 'Appeal to County Court Due'],
    ],
    ['judgment', 'texas_justice', 'eviction', ['Eviction Appeal Due']],
    ['served', 'texas_justice', 'eviction', []],
    [
      'served',
      'california',
      'eviction',
      ['Response to Eviction Complaint Due', 'Motion to Quash Service in Eviction Due'],
    ],
    ['served', 'california', 'civil', ['Answer to Complaint Due', 'Motion to Quash Service Due']],
    ['served', 'california', 'small_claims', []],
    ['discovery-requests', 'california', 'eviction', ['Discovery Responses in Eviction Due']],
    ['discovery-requests', 'california', 'civil', ['Discovery Responses Due']],
    ['motion-compel', 'california', 'eviction', ['Written Opposition in Eviction Due']],
    ['motion', 'california', 'eviction', []],
    [
      'order-denying-dismissal',
      'california',
      'eviction',
      ['Answer After Ruling on Demurrer in Eviction Due'],
    ],
    ['judge-assigned', 'california', 'civil', ['Challenge to Judge Due']],
    ['appeal', 'federal', 'civil', ['Cross-Appeal Due']],
  ])('%s, %s, %s: %j', (event, jurisdiction, kind, expected) => {
    expect(names(ENTRIES[event] ?? '', jurisdiction, kind)).toEqual(expected);
  });

  it('an amended complaint in New Mexico never gives the thirty days of the first one', () => {
    const first = COURT_SYSTEMS.new_mexico_district.rules.find(({ isAnswer }) => isAnswer);
    expect(names('AMENDED COMPLAINT', 'new_mexico_district')).not.toContain(first?.name);
  });

  it('a day that only the person knows is asked for by the name of the event', () => {
    expect(offered(ENTRIES.removal ?? '', 'federal')[0]).toMatchObject({
      triggerDate: null,
      triggerIs: 'the day you received a copy of the complaint, by service or otherwise',
    });
    expect(offered(ENTRIES.judgment ?? '', 'california')[0]).toMatchObject({ triggerDate: null });
  });

  it('a conference is no hearing of a motion', () => {
    const text = 'NOTICE of Scheduling Conference. Conference set for 4/30/2024. Hearing set for 4/30/2024';
    expect(names(text, 'federal')).toEqual([]);
    expect(names(ENTRIES['hearing-set'] ?? '', 'federal')).toEqual(['Opposing Affidavit Due']);
  });

  it('a rule that itself counts from the filing is not put right by the day of service', () => {
    const appeal = offered(ENTRIES.appeal ?? '', 'federal').find(({ name }) => name === 'Cross-Appeal Due');
    expect(appeal?.caveats).toEqual([]);
    const motion = offered(ENTRIES.motion ?? '', 'federal');
    expect(motion[0]?.caveats).toContain(FILED_NOT_SERVED);
  });

  it('an objection to service is told in the words of its rule', () => {
    const quash = offered(ENTRIES.served ?? '', 'california').find(({ name }) => name.includes('Quash'));
    expect(quash?.why).toMatch(/^Object to the way you were served.*\. File it before your answer/);
  });

  it('where time runs from the signing of a judgment, its day is asked for', () => {
    for (const event of ['judgment', 'default-judgment', 'order-dismissing'] as const) {
      const start = STARTS[event]?.find(({ starts }) => starts === 'judgment-signed');
      expect(start?.trigger).toBe('unknown');
      expect(start?.caveats.join(' ')).toContain('the day the judge signed');
    }
  });

  it('in Texas the day of signing is asked for, and what runs from filing is not put right by service', () => {
    const [first] = offered(ENTRIES.judgment ?? '', 'texas_district');
    expect(first).toMatchObject({
      triggerDate: null,
      triggerIs: 'the day the judge signed the judgment or order',
    });
    const [response] = offered(ENTRIES['motion-summary-judgment'] ?? '', 'texas_district');
    expect(response).toMatchObject({ triggerDate: '2024-03-04' });
    expect(response?.caveats).not.toContain(FILED_NOT_SERVED);
    const [requests] = offered(ENTRIES['requests-admission'] ?? '', 'texas_district');
    expect(requests?.caveats).toContain(FILED_NOT_SERVED);
  });
});
