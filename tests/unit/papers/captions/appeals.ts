import { type Design, SAYS } from './design.ts';

export const APPEALS: readonly Design[] = [
  {
    name: 'federal appeals opinion, centered',
    court: 'United States Court of Appeals for the Ninth Circuit',
    numbers: ['23-55817'],
    parties: [
      ['plaintiff', 'Zenobia Hartnell'],
      ['defendant', 'Pacific Crest Insurance Company'],
    ],
    title: 'OPINION',
    print: (s) =>
      s
        .head('FOR PUBLICATION')
        .head('UNITED STATES COURT OF APPEALS', 'FOR THE NINTH CIRCUIT')
        .gap()
        .columns(
          [
            'ZENOBIA HARTNELL,',
            '          Plaintiff-Appellant,',
            '',
            '     v.',
            '',
            'PACIFIC CREST INSURANCE COMPANY,',
            '          Defendant-Appellee.',
          ],
          ['', 'No. 23-55817', '', 'D.C. No.', '2:21-cv-04410-MWF', '', 'OPINION'],
          '',
          290,
        )
        .gap()
        .center('Appeal from the United States District Court', 'for the Central District of California')
        .center('Marguerite Olin, District Judge, Presiding')
        .gap()
        .center('Argued and Submitted March 4, 2024', 'Pasadena, California')
        .gap()
        .body(SAYS),
  },
  {
    name: 'federal appeals, number above, one column',
    court: 'United States Court of Appeals for the Fifth Circuit',
    numbers: ['23-40418'],
    parties: [
      ['plaintiff', 'Aurelio Benavides'],
      ['defendant', 'Sheriff Dale Otterbein'],
      ['defendant', 'Harrow County, Texas'],
    ],
    title: null,
    print: (s) =>
      s
        .head('United States Court of Appeals', 'for the Fifth Circuit')
        .gap()
        .center('No. 23-40418')
        .gap()
        .center('AURELIO BENAVIDES,')
        .gap()
        .right('Plaintiff-Appellee,')
        .center('versus')
        .center('SHERIFF DALE OTTERBEIN; HARROW COUNTY, TEXAS,')
        .gap()
        .right('Defendants-Appellants.')
        .gap()
        .center(
          'Appeal from the United States District Court',
          'for the Eastern District of Texas',
          'USDC No. 4:21-CV-318',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'state appeals, appellants and appellees',
    court: 'COURT OF APPEALS OF THE STATE OF NEW MEXICO',
    numbers: ['A-1-CA-41188'],
    parties: [
      ['plaintiff', 'Rosaura Candelaria'],
      ['defendant', 'Mesa Verde Cattle Company'],
    ],
    title: 'MEMORANDUM OPINION',
    print: (s) =>
      s
        .head('IN THE COURT OF APPEALS OF THE STATE OF NEW MEXICO')
        .gap()
        .left('ROSAURA CANDELARIA,')
        .gap()
        .left('          Plaintiff-Appellant,')
        .gap()
        .columns(['v.'], ['NO. A-1-CA-41188'], '', 290)
        .gap()
        .left('MESA VERDE CATTLE COMPANY,')
        .gap()
        .left('          Defendant-Appellee.')
        .gap()
        .left('APPEAL FROM THE DISTRICT COURT OF SAN JUAN COUNTY', 'Bryan Loftis, District Judge')
        .gap()
        .head('MEMORANDUM OPINION')
        .gap()
        .body(SAYS),
  },
  {
    name: 'state supreme court, appellant alone',
    court: 'SUPREME COURT OF WYOMING',
    numbers: ['S-24-0117'],
    parties: [
      ['appellant', 'Linus Thorvaldsen'],
      ['appellee', 'State of Wyoming'],
    ],
    title: 'ORDER AFFIRMING',
    print: (s) =>
      s
        .head('IN THE SUPREME COURT, STATE OF WYOMING')
        .gap()
        .center('October Term, A.D. 2024')
        .gap()
        .columns(
          [
            'LINUS THORVALDSEN,',
            '',
            'Appellant',
            '(Defendant),',
            '',
            'v.',
            '',
            'THE STATE OF WYOMING,',
            '',
            'Appellee',
            '(Plaintiff).',
          ],
          ['', '', '', '', '', 'S-24-0117'],
          '',
          300,
        )
        .gap()
        .head('ORDER AFFIRMING THE DISTRICT COURT’S JUDGMENT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'certiorari, petitioner and respondent, centered',
    court: 'Supreme Court of the United States',
    numbers: ['23-1184'],
    parties: [
      ['petitioner', 'Bellweather Mining Corporation'],
      ['respondent', 'Esperanza Domínguez'],
    ],
    title: 'BRIEF FOR RESPONDENT',
    print: (s) =>
      s
        .center('No. 23-1184')
        .gap()
        .head('IN THE', 'Supreme Court of the United States')
        .gap()
        .center('BELLWEATHER MINING CORPORATION,')
        .right('Petitioner,')
        .center('v.')
        .center('ESPERANZA DOMÍNGUEZ, ET AL.,')
        .right('Respondents.')
        .gap()
        .center('On Writ of Certiorari to the United States', 'Court of Appeals for the Tenth Circuit')
        .gap()
        .head('BRIEF FOR RESPONDENTS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'California court of appeal, names in small columns',
    court: 'COURT OF APPEAL OF THE STATE OF CALIFORNIA SECOND APPELLATE DISTRICT DIVISION FOUR',
    numbers: ['B331977'],
    parties: [
      ['plaintiff', 'Marguerite Sandoval'],
      ['defendant', 'Golden Poppy Bakeries, Inc.'],
    ],
    title: null,
    print: (s) =>
      s
        .center(
          'IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA',
          'SECOND APPELLATE DISTRICT',
          'DIVISION FOUR',
        )
        .gap()
        .columns(
          [
            'MARGUERITE SANDOVAL,',
            '',
            '     Plaintiff and Appellant,',
            '',
            '     v.',
            '',
            'GOLDEN POPPY BAKERIES, INC.,',
            '',
            '     Defendant and Respondent.',
          ],
          ['     B331977', '', '     (San Bristo County', '     Super. Ct. No. 22STCV20881)'],
          '',
          260,
        )
        .gap()
        .body(SAYS),
  },
];
