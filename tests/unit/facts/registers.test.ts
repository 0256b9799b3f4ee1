import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import { classifyDocument } from '#src/papers/classify.ts';

const kindOf = (text: string) => classifyDocument({ text, filename: 'case.html' }).kind;
const said = (text: string) =>
  readFacts({ text, docType: 'Docket', docDate: null, pageCount: null, notes: [] }).facts.flatMap((fact) => {
    if (fact.kind === 'party') return [`${fact.value.role} ${fact.value.name}`];
    if (fact.kind === 'court') return [fact.value.name];
    return fact.kind === 'case-number' ? [fact.value.number] : [];
  });

const MENU = (names: readonly string[]) => names.map((name) => `- ${name}`).join('\n');
const PAGE = `Ohio Judicial

Branch

${MENU(['Home', 'Supreme Court', 'Court of Claims', '1st Court of Appeals'])}

Orders

${MENU(['Orders of the Court', 'Opinions', 'Rules', 'Notices'])}

Ninth Court of Appeals

Case: 09-31-00412-CV
Date Filed:
06/12/2031
Case Type:
Contract
Style:
Ardent Lumber, LLC and Harrow Timber, Inc.
v.:
Ada Quill
Case Events

Date	Event Type	Disposition	Document
07/08/2031	Record filed

[ PDF/162 KB ]	Notice

07/05/2031	Motion to stay disposed	DENIED`;
const PARTIES = `

Parties

Party	PartyType	Representative
Ardent Lumber, LLC	Appellant	Hester Vale
Harrow Timber, Inc.	Appellant	Hester Vale
Quill , Ada	Appellee	Silas Grantham`;

describe('a court’s own page of a case', () => {
  it('is a docket, whatever its menus and the rows of its tables are called', () => {
    expect(kindOf(PAGE)).toBe('docket');
  });

  it('names its court apart from the menus, with the state of the page’s head', () => {
    expect(said(PAGE).slice(0, 2)).toEqual(['Ninth Court of Appeals, Ohio', '09-31-00412-CV']);
  });

  it('names the parties in the field of its title', () => {
    expect(said(PAGE)).toEqual(
      expect.arrayContaining([
        'plaintiff Ardent Lumber, LLC',
        'plaintiff Harrow Timber, Inc.',
        'defendant Ada Quill',
      ]),
    );
  });

  it('names them by the table of the parties, where it has one', () => {
    expect(said(PAGE + PARTIES).filter((each) => each.startsWith('app'))).toEqual([
      'appellant Ardent Lumber, LLC',
      'appellant Harrow Timber, Inc.',
      'appellee Ada Quill',
    ]);
  });

  it('whom a matter is about stands on no side', () => {
    const text = PAGE.replace(/Style:[\s\S]*?Ada Quill/, 'Style:\nIN RE ADA QUILL');
    expect(said(text)).toContain('other Ada Quill');
  });

  it('whose page it is may stand at its foot alone', () => {
    const text = `Docket search\nNo. 31A80\nTitle:\tAda Quill, et al., Applicants\nv.\nArdent Lumber Company\nDocketed:\tJuly 19, 2031
Date	Proceedings and Orders
Jul 14 2031	Application (31A80) to extend the time.
Jul 24 2031	Application (31A80) granted.
Contact us | Help
SUPREME COURT OF THE UNITED STATES  1 First Street, NE  Washington, DC 20543`;
    expect(kindOf(text)).toBe('docket');
    expect(said(text)).toEqual([
      '31A80',
      'plaintiff Ada Quill',
      'defendant Ardent Lumber Company',
      'SUPREME COURT OF THE UNITED STATES',
    ]);
  });
});

describe('a register whose columns were run together', () => {
  it('a party ends where the title of the case ends it', () => {
    const text = `CASE SUMMARY
CASE NO. 2031-CC-004123-O
LARCH APARTMENTS LLC vs. QUILL, ADA
Case Type: Eviction
PARTY INFORMATION
Plaintiff LARCH APARTMENTS LLC Vale, Hester
Defendant QUILL, ADA
DATE EVENTS & ORDERS OF THE COURT INDEX
06/12/2031 Complaint
06/13/2031 Summons Issued`;
    expect(said(text)).toContain('plaintiff LARCH APARTMENTS LLC');
  });
});
