import type { DocketFormat } from '#src/papers/docket/docket-row.ts';

/** A docket about invented people as a person would paste it, and the entries that stand in it. */
export interface Paste {
  name: string;
  text: string;
  format: DocketFormat;
  /** Number, filing day, text. */
  entries: readonly (readonly [string | null, string | null, string])[];
}

const BRANNOCK: Paste['entries'] = [
  [
    '1',
    '2024-02-05',
    'COMPLAINT against Quillmark Storage, LLC filed by Odalys Brannock. (Attachments: # 1 Exhibit A, Lease, # 2 Civil Cover Sheet)(mjl) (Entered: 02/06/2024)',
  ],
  [null, '2024-02-05', 'Case assigned to Judge Peregrine T. Ashdown. (mjl) (Entered: 02/06/2024)'],
  ['2', '2024-02-08', 'Summons Issued as to Quillmark Storage, LLC. (mjl) (Entered: 02/08/2024)'],
  [
    '4',
    '2024-02-27',
    'SUMMONS Returned Executed by Odalys Brannock. Quillmark Storage, LLC served on 2/20/2024, answer due 3/12/2024. (Brannock, Odalys) (Entered: 02/28/2024)',
  ],
  [
    '3',
    '2024-02-26',
    'NOTICE of Appearance by Tamsin Overgaard re 1 Complaint (Overgaard, Tamsin) (Entered: 02/29/2024)',
  ],
];

const tabbed = (entries: Paste['entries'], day: (iso: string) => string, blank = ''): string =>
  entries.map(([number, date, text]) => `${day(date ?? '')}\t${blank}${number ?? ''}\t${text}`).join('\n');

const usDay = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

export const FEDERAL_PASTES: readonly Paste[] = [
  {
    name: 'PACER report copied from a browser',
    format: 'pacer',
    text: `Date Filed\t#\tDocket Text\n${tabbed(BRANNOCK, usDay)}`,
    entries: BRANNOCK,
  },
  {
    name: 'PACER report with Windows line ends and no-break spaces',
    format: 'pacer',
    text: `Date Filed\t#\tDocket Text\n${tabbed(BRANNOCK, usDay).replace(/\t\t/g, '\t\u00a0\t')}`.replaceAll(
      '\n',
      '\r\n',
    ),
    entries: BRANNOCK,
  },
  {
    name: 'bankruptcy report with a blank cell',
    format: 'pacer',
    text: `Filing Date\t#\tDocket Text\nSelect all / clear\n${tabbed(BRANNOCK, usDay, '\u00a0\t')}`,
    entries: BRANNOCK,
  },
  {
    name: 'bankruptcy report without a column of numbers',
    format: 'pacer',
    text: `Filing Date\tDocket Text\n03/05/2021\t  1 Chapter 13 voluntary petition. Filed by Thaddeus Wrenfield. (Pell, Ione) (Entered: 03/05/2021)\n03/05/2021\t    Receipt of filing fee. Receipt number 12345. (U.S. Treasury) (Entered: 03/05/2021)\n03/06/2021\t  2 Meeting of creditors set. (Entered: 03/06/2021)`,
    entries: [
      [
        '1',
        '2021-03-05',
        'Chapter 13 voluntary petition. Filed by Thaddeus Wrenfield. (Pell, Ione) (Entered: 03/05/2021)',
      ],
      [
        null,
        '2021-03-05',
        'Receipt of filing fee. Receipt number 12345. (U.S. Treasury) (Entered: 03/05/2021)',
      ],
      ['2', '2021-03-06', 'Meeting of creditors set. (Entered: 03/06/2021)'],
    ],
  },
  {
    name: 'printed PDF with wrapped lines, footers and a wrapped entered date',
    format: 'pacer',
    text: `CM/ECF - xyd                                https://ecf.xyd.uscourts.gov/cgi-bin/DktRpt.pl?55-L_1_0-1

 Date Filed      #   Docket Text
 02/05/2024       1 COMPLAINT against Quillmark Storage, LLC filed by Odalys Brannock.
                    (Attachments: # 1 Exhibit A, Lease, # 2 Civil Cover Sheet)(mjl) (Entered:
                    02/06/2024)
 02/05/2024         Case assigned to Judge Peregrine T. Ashdown. (mjl) (Entered:
                    02/06/2024)
 02/06/2024         20 DAY Summons Issued as to Quillmark Storage, LLC. Answer may be filed on
                    02/26/2024 or later. (mjl) (Entered: 02/08/2024)
 02/27/2024     104 SUMMONS Returned Executed by Odalys Brannock. Quillmark Storage, LLC


1 of 2                                                                   3/1/2024, 8:18 PM

CM/ECF - xyd                                https://ecf.xyd.uscourts.gov/cgi-bin/DktRpt.pl?55-L_1_0-1

                    served on 2/20/2024. (Brannock, Odalys) (Entered: 02/28/2024)`,
    entries: [
      [
        '1',
        '2024-02-05',
        'COMPLAINT against Quillmark Storage, LLC filed by Odalys Brannock. (Attachments: # 1 Exhibit A, Lease, # 2 Civil Cover Sheet)(mjl) (Entered: 02/06/2024)',
      ],
      [null, '2024-02-05', 'Case assigned to Judge Peregrine T. Ashdown. (mjl) (Entered: 02/06/2024)'],
      [
        null,
        '2024-02-06',
        '20 DAY Summons Issued as to Quillmark Storage, LLC. Answer may be filed on 02/26/2024 or later. (mjl) (Entered: 02/08/2024)',
      ],
      [
        '104',
        '2024-02-27',
        'SUMMONS Returned Executed by Odalys Brannock. Quillmark Storage, LLC served on 2/20/2024. (Brannock, Odalys) (Entered: 02/28/2024)',
      ],
    ],
  },
  {
    name: 'printed PDF copied without indentation: lines that begin with a date go on',
    format: 'pacer',
    text: `Date Filed # Docket Text
02/05/2024 1 COMPLAINT filed by Odalys Brannock. Signed on
02/04/2024. (mjl) (Entered: 02/06/2024)
03/01/2024 2 ORDER: the hearing is moved from 3/20/2024 to
04/03/2024 at 9:00 AM. Transcript 12 pages. Billable Pages: 12
are charged. (pta) (Entered: 03/01/2024)
Page 1 of 1
03/02/2024 NOTICE by the clerk. (mjl) (Entered:
03/02/2024)`,
    entries: [
      [
        '1',
        '2024-02-05',
        'COMPLAINT filed by Odalys Brannock. Signed on 02/04/2024. (mjl) (Entered: 02/06/2024)',
      ],
      [
        '2',
        '2024-03-01',
        'ORDER: the hearing is moved from 3/20/2024 to 04/03/2024 at 9:00 AM. Transcript 12 pages. Billable Pages: 12 are charged. (pta) (Entered: 03/01/2024)',
      ],
      [null, '2024-03-02', 'NOTICE by the clerk. (mjl) (Entered: 03/02/2024)'],
    ],
  },
  {
    name: 'one cell per line',
    format: 'pacer',
    text: 'Date Filed\n#\nDocket Text\n02/05/2024\n1\nCOMPLAINT filed by Odalys Brannock.\n(mjl) (Entered: 02/06/2024)\n\n02/05/2024\n\nCase assigned to Judge Ashdown. (Entered: 02/06/2024)\n02/08/2024\n2\nSummons Issued. (Entered: 02/08/2024)',
    entries: [
      ['1', '2024-02-05', 'COMPLAINT filed by Odalys Brannock. (mjl) (Entered: 02/06/2024)'],
      [null, '2024-02-05', 'Case assigned to Judge Ashdown. (Entered: 02/06/2024)'],
      ['2', '2024-02-08', 'Summons Issued. (Entered: 02/08/2024)'],
    ],
  },
  {
    name: 'whole page with caption, party block and receipt',
    format: 'pacer',
    text: `Query\nReports\nLog Out\nCLOSED,ADR\nU.S. District Court\nCIVIL DOCKET FOR CASE #: 1:24-cv-00077-PTA\nBrannock v. Quillmark Storage, LLC\nAssigned to: Judge Peregrine T. Ashdown\nDate Filed: 02/05/2024\nPlaintiff\nOdalys Brannock\trepresented by\tOdalys Brannock\n12 Larkspur Row\nTaos, NM 87571\nPRO SE\nV.\nDefendant\nQuillmark Storage, LLC\nTERMINATED: 03/05/2024\n\nDate Filed\t#\tDocket Text\n${tabbed(BRANNOCK, usDay)}\n\nPACER Service Center\nTransaction Receipt\n03/09/2024 16:44:38\nPACER Login:\tfern\tClient Code:\nDescription:\tDocket Report\tSearch Criteria:\t1:24-cv-00077-PTA\nBillable Pages:\t3\tCost:\t0.30`,
    entries: BRANNOCK,
  },
  {
    name: 'pages and sizes below the entries',
    format: 'pacer',
    text: `${tabbed(BRANNOCK.slice(0, 1), usDay)}\n0  Main Document  121 pages  1.0 MB\n1  Exhibit A, Lease  2 pages  88.1 KB\n${tabbed(BRANNOCK.slice(1, 2), usDay)}`,
    entries: BRANNOCK.slice(0, 2),
  },
  {
    name: 'short years, dashes and written months',
    format: 'generic',
    text: '1/5/24\t1\tCOMPLAINT filed\n1–9–24\t2\tSummons issued\nJan. 12, 2024\t3\tANSWER filed\n15 January 2024\t4\tMOTION to strike\n2024-01-20\t5\tORDER denying motion to strike',
    entries: [
      ['1', '2024-01-05', 'COMPLAINT filed'],
      ['2', '2024-01-09', 'Summons issued'],
      ['3', '2024-01-12', 'ANSWER filed'],
      ['4', '2024-01-15', 'MOTION to strike'],
      ['5', '2024-01-20', 'ORDER denying motion to strike'],
    ],
  },
  {
    name: 'bars between the cells',
    format: 'generic',
    text: '01/05/2024 | 1 | COMPLAINT re 12 filings [124]\n01/09/2024 | | Summons issued\n| 01/12/2024 | 2 | ANSWER to [1] |',
    entries: [
      ['1', '2024-01-05', 'COMPLAINT re 12 filings [124]'],
      [null, '2024-01-09', 'Summons issued'],
      ['2', '2024-01-12', 'ANSWER to [1]'],
    ],
  },
  {
    name: 'federal court of appeals with sizes and lists of files',
    format: 'appellate',
    text: 'General Docket\nUnited States Court of Appeals for the Nineteenth Circuit\nDate Filed: 02/03/2023\n     Date Order/Judgment:\t     Date NOA Filed:\n     03/29/2023\t     03/30/2023\n03/30/2023\t29 pg, 327.88 KB\tCIVIL CASE docketed. Notice of appeal filed by Appellant Ilse Vandermeer. [23-9901] (GRC) [Entered: 03/31/2023 02:30 PM]\n\t\tDocument DescriptionPagesSize\n1 Abbreviated Record23199.64 KB\n2\nMain Document113.17 KB\n04/04/2023\t\tNINE (9) paper copies of brief [6338744-2\n] submitted by Appellant Ilse Vandermeer. [23-9901] (ATC) [Entered: 04/04/2023 03:54 PM]',
    entries: [
      [
        null,
        '2023-03-30',
        'CIVIL CASE docketed. Notice of appeal filed by Appellant Ilse Vandermeer. [23-9901] (GRC) [Entered: 03/31/2023 02:30 PM]',
      ],
      [
        null,
        '2023-04-04',
        'NINE (9) paper copies of brief [6338744-2 ] submitted by Appellant Ilse Vandermeer. [23-9901] (ATC) [Entered: 04/04/2023 03:54 PM]',
      ],
    ],
  },
  {
    name: 'federal court of appeals with the size on the next line',
    format: 'appellate',
    text: '03/07/2023\t 1 \n2 pg, 197.66 KB\tCASE docketed. Appeal by Bram Oyelaran. [23-9902] (SEP) [Entered: 03/07/2023 01:00 PM]\n03/08/2023\t 6 \tAPPEARANCE FORM FILED. [23-9902] (NFD) [Entered: 03/08/2023 04:26 PM]',
    entries: [
      [
        '1',
        '2023-03-07',
        'CASE docketed. Appeal by Bram Oyelaran. [23-9902] (SEP) [Entered: 03/07/2023 01:00 PM]',
      ],
      ['6', '2023-03-08', 'APPEARANCE FORM FILED. [23-9902] (NFD) [Entered: 03/08/2023 04:26 PM]'],
    ],
  },
  {
    name: 'Supreme Court with links below the entries',
    format: 'supreme-court',
    text: 'No. 22-9900\nTitle:\tOyelaran v. Brannock\nDate\tProceedings and Orders\nFeb 17 2023\tPetition for a writ of certiorari filed. (Response due March 22, 2023)\nPetition\tAppendix\tProof of Service\nMar 06 2023\tWaiver of right of respondent Brannock to respond filed.\nMain Document\nMay 01 2023\tPetition DENIED.\nNAME\tADDRESS\tPHONE\nAttorneys for Petitioner\nWilla Fenn\t1 Court Row\t555-0100',
    entries: [
      [null, '2023-02-17', 'Petition for a writ of certiorari filed. (Response due March 22, 2023)'],
      [null, '2023-03-06', 'Waiver of right of respondent Brannock to respond filed.'],
      [null, '2023-05-01', 'Petition DENIED.'],
    ],
  },
  {
    name: 'CourtListener rows: number, date, text, links',
    format: 'courtlistener',
    text: 'Document Number\tDate Filed\tDescription\n1\nMar 21, 2024\nCOMPLAINT against Ferncliff Tile filed by Nadia Oyelaran.\nMain Doc\u00adument\nComplaint\nBuy on PACER\nAtt 1\nExhibit A\nBuy on PACER\n\nApr 2, 2024\nORDER referring case to magistrate judge.\n2\nApr 5, 2024\nNOTICE of appearance.\nMain Document',
    entries: [
      ['1', '2024-03-21', 'COMPLAINT against Ferncliff Tile filed by Nadia Oyelaran.'],
      [null, '2024-04-02', 'ORDER referring case to magistrate judge.'],
      ['2', '2024-04-05', 'NOTICE of appearance.'],
    ],
  },
  {
    name: 'number first on one line',
    format: 'generic',
    text: '1  03/21/2024  COMPLAINT against Ferncliff Tile\n2  03/25/2024  SUMMONS issued; answer within\n   21 days\n3  04/02/2024  ORDER referring case',
    entries: [
      ['1', '2024-03-21', 'COMPLAINT against Ferncliff Tile'],
      ['2', '2024-03-25', 'SUMMONS issued; answer within 21 days'],
      ['3', '2024-04-02', 'ORDER referring case'],
    ],
  },
];
