import type { Paste } from './pastes-federal.ts';

export const STATE_PASTES: readonly Paste[] = [
  {
    name: 'New Mexico Case Lookup, newest first, with comment lines',
    format: 'new-mexico-case-lookup',
    text: `WRENFIELD V PELL\nCase Detail\nCase Number\tCurrent Judge\tFiling Date\tCourt\nD-202-CV-202304567\tAshdown, Peregrine\t05/10/2023\tALBUQUERQUE DISTRICT\nParties to this Case\nParty Type\tParty Description\tParty #\tParty Name\nD\tDefendant\t1\tPELL IONE\n\tATTORNEY: OVERGAARD TAMSIN\nP\tPlaintiff\t1\tWRENFIELD THADDEUS\nCivil Complaint Detail\nComplaint Date\tComplaint Seq #\tComplaint Description\tDisposition\tDisposition Date\n05/10/2023\t1\tOPN: COMPLAINT\t\t\nCOA Sequence #\tCOA Description\n1\tBreach of Contract\nRegister of Actions Activity\nEvent Date\tEvent Description\tEvent Result\tParty Type\tParty #\tAmount\n07/20/2023\tCLS: STIPULATED DISMISSAL\t\t\t\t\n\tSTIPULATION OF DISMISSAL\n06/15/2023\tANS: ANSWER\t\tD\t1\t\n\tDEFENDANT'S ANSWER TO COMPLAINT\n05/10/2023\tOPN: COMPLAINT\t\tP\t1\t$ 132.00\n\tCOMPLAINT FOR DEBT AND MONEY DUE\nJudge Assignment History\nAssignment Date\tJudge Name\tSequence #\tAssignment Event Description\n05/10/2023\tAshdown, Peregrine\t1\tINITIAL ASSIGNMENT`,
    entries: [
      [null, '2023-07-20', 'CLS: STIPULATED DISMISSAL STIPULATION OF DISMISSAL'],
      [null, '2023-06-15', "ANS: ANSWER DEFENDANT'S ANSWER TO COMPLAINT"],
      [null, '2023-05-10', 'OPN: COMPLAINT COMPLAINT FOR DEBT AND MONEY DUE'],
    ],
  },
  {
    name: 're:SearchNM with parties and links',
    format: 're-search-nm',
    text: 're:SearchNM\nCase D-202-CV-2023-04567\nDate\tEvent\tFiling Party\tDocument Link\n05/10/2023\tComplaint\tWrenfield, Thaddeus\tView\n06/15/2023\tAnswer\tPell, Ione\tView',
    entries: [
      [null, '2023-05-10', 'Complaint'],
      [null, '2023-06-15', 'Answer'],
    ],
  },
  {
    name: 'Odyssey register of actions with dispositions, service, hearings and money',
    format: 'odyssey',
    text: `Register of Actions\nCase No. J9-CV-21-000123\nVandermeer Homes LLC vs. Ilse Brannock\t§\n§\nCase Type:\tEviction\nDate Filed:\t01/12/2021\nParty Information\nDefendant\tBrannock, Ilse\t\t\nEvents & Orders of the Court\n\u00a0\t\u00a0\t\u00a0\tDISPOSITIONS\n02/12/2021\n\u00a0\t\u00a0\tDefault Judgment (Judicial Officer: Fenn, Willa)\nAwarded To: Vandermeer Homes LLC\n\u00a0\t\u00a0\t\u00a0\tOTHER EVENTS AND HEARINGS\n01/12/2021\t\u00a0\t\u00a0\tEviction Petition Filed\n01/12/2021\t\u00a0\t\u00a0\tNotice to Vacate\n3 day\n01/12/2021\t\u00a0\t\u00a0\t\nCitation\t\nBrannock, Ilse\t\nServed\t01/13/2021\t\nReturned\t01/14/2021\t\nResponse Due\t02/01/2021\t\n01/28/2021\t\u00a0\t\u00a0\tCANCELED\u00a0\u00a0 Eviction\u00a0 (10:00 AM) (Judicial Officer\u00a0Fenn, Willa)\nResult: Reset\n02/12/2021\t\u00a0\t\u00a0\tDefault Judgment\nFinancial Information\n\t\t\tTotal Financial Assessment\t\u00a0391.00\n01/12/2021\t\t\tTransaction Assessment\t\t\t136.00\n01/12/2021\t\t\tPayment\tReceipt # 2021-00057\tVandermeer Homes LLC\t(136.00)`,
    entries: [
      [
        null,
        '2021-02-12',
        'Default Judgment (Judicial Officer: Fenn, Willa) Awarded To: Vandermeer Homes LLC',
      ],
      [null, '2021-01-12', 'Eviction Petition Filed'],
      [null, '2021-01-12', 'Notice to Vacate 3 day'],
      [
        null,
        '2021-01-12',
        'Citation Brannock, Ilse Served 01/13/2021 Returned 01/14/2021 Response Due 02/01/2021',
      ],
      [null, '2021-01-28', 'CANCELED Eviction (10:00 AM) (Judicial Officer Fenn, Willa) Result: Reset'],
      [null, '2021-02-12', 'Default Judgment'],
    ],
  },
  {
    name: 'Texas: petition and citation in printed columns',
    format: 'generic',
    text: '03/01/2022    Original Petition (OCA)\n03/02/2022    Citation Issued\n03/09/2022    Citation Returned Executed\n              Oyelaran, Bram\n03/30/2022    Answer/Response',
    entries: [
      [null, '2022-03-01', 'Original Petition (OCA)'],
      [null, '2022-03-02', 'Citation Issued'],
      [null, '2022-03-09', 'Citation Returned Executed Oyelaran, Bram'],
      [null, '2022-03-30', 'Answer/Response'],
    ],
  },
  {
    name: 'Los Angeles: events with parties and images',
    format: 'los-angeles',
    text: 'CASE INFORMATION\nCase Number: BC999999\nREGISTER OF ACTIONS (newest first)\n02/16/2022\tRequest for Dismissal\nParty: Nadia Oyelaran (Plaintiff)\nEvent Time: 10:05 AM\n02/16/2022\tREQUEST FOR DISMISSAL\n02/09/2022 at 08:30 AM in Department 69\nOSC RE Dismissal; Order of Dismissal\n01/03/2022\tProof of Service\nMemo: by mail',
    entries: [
      [null, '2022-02-16', 'Request for Dismissal Party: Nadia Oyelaran (Plaintiff) Event Time: 10:05 AM'],
      [null, '2022-02-16', 'REQUEST FOR DISMISSAL'],
      [null, '2022-02-09', 'at 08:30 AM in Department 69 OSC RE Dismissal; Order of Dismissal'],
      [null, '2022-01-03', 'Proof of Service Memo: by mail'],
    ],
  },
  {
    name: 'Florida clerk with image, DIN and pages',
    format: 'florida',
    text: 'Clerk of the Circuit Court, Manatee County, Florida\nImage\tDIN\tDate\tDescription\tPages\n\t12\t04/02/2024\tMOTION TO DISMISS\t6\n\t9\t03/28/2024\tNOTICE OF APPEARANCE\t2\n\t1\t03/01/2024\tCOMPLAINT\t14',
    entries: [
      ['12', '2024-04-02', 'MOTION TO DISMISS'],
      ['9', '2024-03-28', 'NOTICE OF APPEARANCE'],
      ['1', '2024-03-01', 'COMPLAINT'],
    ],
  },
  {
    name: 'Florida appellate: type and subtype',
    format: 'florida',
    text: 'Florida Appellate Case Information System\nDocketed Date\tType\tSubtype\tDescription\tFiled By\n03/05/2024\tNotice\tNotice of Appeal\tNotice of Appeal\tIlse Vandermeer\n03/06/2024\tLetter\tAcknowledgment Letter\t\tClerk',
    entries: [
      [null, '2024-03-05', 'Notice - Notice of Appeal'],
      [null, '2024-03-06', 'Letter - Acknowledgment Letter'],
    ],
  },
  {
    name: 'NYSCEF list, line by line',
    format: 'nyscef',
    text: '#\tDocument\tFiled By\tStatus\n1\nSUMMONS + COMPLAINT\nFenn, W.\nFiled: 02/25/2022\nReceived: 02/25/2022\nProcessed\nConfirmation Notice\n2\nAFFIRMATION/AFFIDAVIT OF SERVICE\nFenn, W.\nFiled: 03/20/2022\nReceived: 03/21/2022\nProcessed',
    entries: [
      ['1', '2022-02-25', 'SUMMONS + COMPLAINT'],
      ['2', '2022-03-20', 'AFFIRMATION/AFFIDAVIT OF SERVICE'],
    ],
  },
  {
    name: 'NYSCEF list in rows',
    format: 'nyscef',
    text: 'NYSCEF Document List\nNo.\tDocument\tFiled By\tDate Received\tStatus\n1\tSUMMONS + COMPLAINT\tFenn, W.\t02/25/2022\tProcessed\n2\tANSWER\tPell, I.\t03/28/2022\tProcessed',
    entries: [
      ['1', '2022-02-25', 'SUMMONS + COMPLAINT'],
      ['2', '2022-03-28', 'ANSWER'],
    ],
  },
  {
    name: 'NYSCEF stamps on pages',
    format: 'nyscef',
    text: 'FILED: ULSTER COUNTY CLERK 02/25/2022 10:00 AM  INDEX NO. 904218/2022\nNYSCEF DOC. NO. 1  RECEIVED NYSCEF: 02/25/2022\nSUMMONS\nFILED: ULSTER COUNTY CLERK 02/25/2022 10:00 AM  INDEX NO. 904218/2022\nNYSCEF DOC. NO. 1  RECEIVED NYSCEF: 02/25/2022\nFILED: ULSTER COUNTY CLERK 03/28/2022 09:12 AM  INDEX NO. 904218/2022\nNYSCEF DOC. NO. 2  RECEIVED NYSCEF: 03/28/2022\nVERIFIED ANSWER',
    entries: [
      ['1', '2022-02-25', 'SUMMONS'],
      ['2', '2022-03-28', 'VERIFIED ANSWER'],
    ],
  },
];
