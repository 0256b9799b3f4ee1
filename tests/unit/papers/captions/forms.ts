import { type Design, SAYS } from './design.ts';

export const FORMS: readonly Design[] = [
  {
    name: 'federal summons form',
    court: 'UNITED STATES DISTRICT COURT District of Alder',
    numbers: ['2:24-cv-00733-JLT'],
    parties: [
      ['plaintiff', 'Octavia Renner'],
      ['defendant', 'Granite State Movers, Inc.'],
    ],
    title: 'SUMMONS IN A CIVIL ACTION',
    print: (s) =>
      s
        .left('AO 440 (Rev. 06/12) Summons in a Civil Action')
        .gap()
        .head('UNITED STATES DISTRICT COURT')
        .center('for the', 'District of Alder')
        .gap()
        .columns(
          [
            '     OCTAVIA RENNER',
            '',
            '     Plaintiff(s)',
            '          v.',
            '     GRANITE STATE MOVERS, INC.',
            '',
            '     Defendant(s)',
          ],
          ['', '', '', 'Civil Action No. 2:24-cv-00733-JLT'],
          ')',
        )
        .gap()
        .head('SUMMONS IN A CIVIL ACTION')
        .gap()
        .left("To: (Defendant's name and address)")
        .left('     Granite State Movers, Inc.', '     77 Depot Road', '     Alder, NH 03999')
        .gap()
        .body(
          'A lawsuit has been filed against you. Within 21 days after service of this summons on you (not counting the day you received it) you must serve on the plaintiff an answer to the attached complaint.',
        ),
  },
  {
    name: 'state summons with notice boxes',
    court: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN BRISTO',
    numbers: ['24CV441872'],
    parties: [
      ['plaintiff', 'Lucian Abernathy'],
      ['defendant', 'Northgate Fitness Clubs, LLC'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .head('SUMMONS')
        .center('(CITACION JUDICIAL)')
        .gap()
        .left('NOTICE TO DEFENDANT:')
        .left('(AVISO AL DEMANDADO):')
        .left('     NORTHGATE FITNESS CLUBS, LLC')
        .gap()
        .left(
          'YOU ARE BEING SUED BY PLAINTIFF:',
          '(LO ESTA DEMANDANDO EL DEMANDANTE):',
          '     LUCIAN ABERNATHY',
        )
        .gap()
        .body(
          'NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 30 days. Read the information below.',
        )
        .gap()
        .columns(
          [
            'The name and address of the court is:',
            '(El nombre y dirección de la corte es):',
            'SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN BRISTO',
            '400 Harbor Avenue, San Bristo, CA 90999',
          ],
          ['', 'CASE NUMBER: (Número del Caso):', '24CV441872'],
          '',
          385,
        )
        .left('SUM-100 [Rev. July 1, 2009]'),
  },
  {
    name: 'New Mexico summons form',
    court: 'FIRST JUDICIAL DISTRICT COURT Santa Fe County, New Mexico',
    numbers: ['D-101-CV-2024-02208'],
    parties: [
      ['plaintiff', 'Alma Trujillo-Vigil'],
      ['defendant', 'Sandhill Apartments, LLC'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .left('4-206. Summons.')
        .gap()
        .head('SUMMONS')
        .gap()
        .columns(
          [
            'First Judicial District Court',
            'Santa Fe County, New Mexico',
            'Court Address:',
            '225 Montezuma Avenue',
            'Court Telephone No.: (505) 555-0125',
            'Alma Trujillo-Vigil, Plaintiff(s)',
            'v.',
            'Sandhill Apartments, LLC, Defendant(s)',
          ],
          [
            'Case Number: D-101-CV-2024-02208',
            '',
            'Assigned Judge: Hon. Bertrand Loya',
            '',
            'Defendant',
            'Name: Sandhill Apartments, LLC',
            'Address: 88 Arroyo Road',
          ],
          '',
          250,
        )
        .gap()
        .left('TO THE ABOVE NAMED DEFENDANT(S): Take notice that')
        .body(
          '1. A lawsuit has been filed against you. A copy of the lawsuit is attached. The court issued this summons. You must respond to this lawsuit in writing.',
        ),
  },
  {
    name: 'request form with boxes for attorney, court and parties',
    court: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARLIN',
    numbers: ['CIV2401977'],
    parties: [
      ['plaintiff', 'Quentin Farraday'],
      ['defendant', 'Oakline Dental Group'],
    ],
    title: 'REQUEST FOR DISMISSAL',
    print: (s) =>
      s
        .columns(
          [
            'ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, and address):',
            'Quentin Farraday',
            '12 Sexton Lane',
          ],
          ['', 'FOR COURT USE ONLY'],
          '',
          370,
        )
        .left('Marlin, CA 94999', 'TELEPHONE NO.: 415-555-0110', 'ATTORNEY FOR (Name): In Pro Per')
        .gap()
        .left('SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARLIN', 'STREET ADDRESS: 3501 Civic Center Drive')
        .left('CITY AND ZIP CODE: Marlin, 94903')
        .gap()
        .left('Plaintiff/Petitioner: Quentin Farraday', 'Defendant/Respondent: Oakline Dental Group')
        .gap()
        .columns(['REQUEST FOR DISMISSAL'], ['CASE NUMBER:', 'CIV2401977'], '', 330)
        .gap()
        .left(
          '1. TO THE CLERK: Please dismiss this action as follows:',
          'a. (1) With prejudice  (2) Without prejudice',
        )
        .body(SAYS),
  },
  {
    name: 'small claims form with blanks filled in',
    court: 'STATE OF NEW MEXICO IN THE MAGISTRATE COURT OF ALDER COUNTY',
    numbers: ['M-12-CV-2024-00091'],
    parties: [
      ['plaintiff', 'Barnaby Coil'],
      ['defendant', 'Hester Lim'],
    ],
    title: 'CIVIL COMPLAINT',
    print: (s) =>
      s
        .center('STATE OF NEW MEXICO', 'IN THE MAGISTRATE COURT OF ALDER COUNTY')
        .gap()
        .columns(
          ['Barnaby Coil', 'Plaintiff', 'v.', 'Hester Lim', 'Defendant'],
          ['', 'No. M-12-CV-2024-00091'],
          '',
          280,
        )
        .gap()
        .head('CIVIL COMPLAINT')
        .gap()
        .left('1. Plaintiff or Defendant resides, or may be found in, this county.')
        .left('2. Plaintiff claims from Defendant the amount of $2,150.00 because of unpaid work.'),
  },
  {
    name: 'eviction notice form, landlord and tenant',
    court: 'STATE OF NEW MEXICO COUNTY OF BERNALILLO METROPOLITAN COURT',
    numbers: ['T-4-CV-2024-011872'],
    parties: [
      ['plaintiff', 'Cottonwood Villas LP'],
      ['defendant', 'Dashiell Romero'],
    ],
    title: 'PETITION BY OWNER FOR RESTITUTION',
    print: (s) =>
      s
        .left('STATE OF NEW MEXICO', 'COUNTY OF BERNALILLO', 'METROPOLITAN COURT')
        .gap()
        .columns(
          [
            'Cottonwood Villas LP,',
            '     Plaintiff (Owner),',
            'v.',
            'Dashiell Romero,',
            '     Defendant (Resident).',
          ],
          ['', '', 'No. T-4-CV-2024-011872'],
          '',
          280,
        )
        .gap()
        .head('PETITION BY OWNER FOR RESTITUTION')
        .gap()
        .body(SAYS),
  },
];
