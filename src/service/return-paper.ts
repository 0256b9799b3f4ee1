import { blank, type FormBlock, type FormPaper, type SignatureLine, words } from '../drafting/form.ts';
import { countyName } from '../law/courts/county-names.ts';
import { stateName } from '../states.ts';
import { AFFIRMATION } from '../summons/affirmation.ts';
import { checkedBoxes } from '../summons/return-boxes.ts';
import type { Summons } from '../summons/schema.ts';
import { wrongForm } from '../summons/wrong-form.ts';
import { dayInWords } from '../text/day-words.ts';
import { dayAtCourt, formOf, returnWords } from './return-text.ts';
import type { ServiceAttempt } from './schema.ts';

const SHORT = 14;
const LONG = 30;

/** What the paper is called. */
export function returnTitle({ wasSuccessful, isSheriffService }: ServiceAttempt): string {
  if (wasSuccessful) return 'Return of Service';
  return isSheriffService ? 'Certificate of Attempted Service' : 'Affidavit of Attempted Service';
}

/** What is still to be done before the paper is one; null once the day of signing is recorded. */
function draftMark({ wasSuccessful, isSheriffService, notarizedAt }: ServiceAttempt): string | null {
  if (notarizedAt !== null && !isSheriffService) return null;
  const what = wasSuccessful ? 'no return of service' : 'no record for the court';
  return isSheriffService
    ? `Draft: ${what} until the sheriff or deputy signs it`
    : `Draft: ${what} until the server dates and signs it`;
}

function caption(summons: Summons): FormBlock {
  return {
    type: 'grid',
    columns: [1, 1],
    rows: [
      {
        cells: [
          {
            lines: [
              [words('Court: '), blank(summons.courtName, LONG)],
              [blank(countyName(summons.county), SHORT), words(` County, ${stateName(summons.state)}`)],
            ],
          },
          {
            lines: [
              [words('Case number: '), blank(summons.caseNumber, SHORT)],
              [words('Judge: '), blank(summons.judgeName, SHORT)],
            ],
          },
        ],
      },
      {
        cells: [
          { lines: [[words('Plaintiff(s):')], [blank(summons.plaintiffName, LONG)]] },
          { lines: [[words('Defendant:')], [blank(summons.defendantName, LONG)]] },
        ],
      },
    ],
  };
}

/** Where it is stated. A private server may state it in any county, so that county is left blank. */
function venue(summons: Summons, { isSheriffService, countyServed }: ServiceAttempt): FormBlock {
  const county = isSheriffService ? countyName(countyServed)?.toUpperCase() : null;
  return {
    type: 'lines',
    align: 'left',
    lines: [
      [
        words(`STATE OF ${stateName(summons.state).toUpperCase()}`),
        ...(isSheriffService ? [] : [words(' )')]),
      ],
      [words('COUNTY OF '), blank(county, SHORT), ...(isSheriffService ? [] : [words(' ) ss.')])],
    ],
  };
}

const line = (label: string, value: string | null, width = SHORT): SignatureLine => ({
  text: `${label} ${blank(value, width).text}`,
  isRule: false,
});

function signature(attempt: ServiceAttempt): SignatureLine[] {
  const {
    serverName,
    serverTitle,
    serverCompany,
    serverLicense,
    serverPhone,
    isSheriffService,
    wasSuccessful,
  } = attempt;
  const optional = (label: string, value: string | null) => (value === null ? [] : [line(label, value)]);
  return [
    {
      text: `Signature of the ${isSheriffService ? 'sheriff or deputy' : wasSuccessful ? 'person who served' : 'person who tried to serve'}`,
      isRule: true,
    },
    line('Name:', serverName),
    line('Title (if any):', serverTitle),
    ...optional('Company:', serverCompany),
    ...optional('License:', serverLicense),
    ...(formOf(attempt) === 'affirmed' ? [line('Address:', null)] : []),
    ...optional('Telephone:', serverPhone),
  ];
}

/** 'the 7th day of March, 2026', with blanks until it is known. */
function dayOfSigning(summons: Summons, { notarizedAt }: ServiceAttempt): string {
  return notarizedAt === null
    ? `the ${blank(null, 5).text} day of ${blank(null, 12).text}, 20${blank(null, 4).text}`
    : `the ${dayInWords(dayAtCourt(notarizedAt, summons))}`;
}

/** Signed and sworn to before somebody who may take an oath. */
function jurat(summons: Summons, attempt: ServiceAttempt): SignatureLine[] {
  const { notaryName, notaryTitle, notaryCommission } = attempt;
  const sworn = dayOfSigning(summons, attempt);
  return [
    { text: `Signed and sworn to before me on ${sworn}, by ${attempt.serverName}.`, isRule: false },
    { text: 'Notary, judge or other officer who may take oaths', isRule: true },
    line('Name:', notaryName),
    line('Official title:', notaryTitle),
    line('Commission expires:', notaryCommission, 12),
  ];
}

/** Beside the signature: the oath where it was sworn; where it is not yet signed, as the other way. */
function beside(summons: Summons, attempt: ServiceAttempt): SignatureLine[] {
  const form = formOf(attempt);
  if (form === 'sworn') return jurat(summons, attempt);
  if (form === 'certified' || attempt.notarizedAt !== null) return [];
  return [
    {
      text: `${INSTEAD} signed and sworn to before me on ${dayOfSigning(summons, attempt)}, by ${attempt.serverName}.`,
      isRule: false,
    },
    { text: 'Notary or other officer; official title; commission expires', isRule: true },
  ];
}

/** Said above the signature, by how the return is made good. */
function madeGood(summons: Summons, attempt: ServiceAttempt): FormBlock[] {
  switch (formOf(attempt)) {
    case 'certified':
      return [paragraph(NO_NOTARY)];
    case 'sworn':
      return [];
    case 'affirmed':
      return [paragraph(`${AFFIRMATION} Signed on ${dayOfSigning(summons, attempt)}.`)];
  }
}

const paragraph = (text: string): FormBlock => ({ type: 'paragraph', runs: [words(text)] });

const FOOTER = 'Rule 1-004 NMRA, Form 4-206. This paper is not to be filed before service.';
const NO_NOTARY =
  'Service by the sheriff or a deputy sheriff of a New Mexico county: the signature need not be notarized.';
const INSTEAD = 'Only if it is sworn before a notary instead:';
const NOT_SERVED =
  'This is a record of an attempt. The summons was not served by it, and it is not a return of service.';

/**
 * The return of service of Form 4-206 NMRA with its parts in order: state and county, the statement of the server, the
 * way of service as one checked box of seven, fees, signature and title. A private server affirms it under penalty of
 * perjury, which needs no notary (Rule 1-011(B) NMRA), or swears to it before one; a sheriff or deputy certifies it.
 * What is not known is underscores, and it is marked as a draft until the day of signing is recorded. An attempt that
 * failed gives an affidavit of the attempt instead.
 */
export function returnPaper(summons: Summons, attempt: ServiceAttempt): FormPaper {
  const title = returnTitle(attempt);
  const mark = draftMark(attempt);
  const wrong = wrongForm(summons.caseNumber, summons.courtName);
  const banners = [wrong, mark].filter((text) => text !== null);
  const statement = returnWords(summons, attempt)
    .split(/\n{2,}/)
    .map(paragraph);
  const fees: FormBlock = {
    type: 'lines',
    align: 'left',
    lines: [[words('Fees: '), blank(attempt.serviceFees, SHORT)]],
  };
  return {
    shortTitle: mark === null ? title : `${title} (draft)`,
    blocks: [
      ...banners.map((text): FormBlock => ({ type: 'banner', text })),
      { type: 'title', text: title.toUpperCase() },
      caption(summons),
      ...(attempt.wasSuccessful ? [] : [paragraph(NOT_SERVED)]),
      venue(summons, attempt),
      ...statement,
      ...(attempt.wasSuccessful ? checkedBoxes(summons, attempt) : []),
      fees,
      ...madeGood(summons, attempt),
      {
        type: 'signatures',
        columns: [{ lines: signature(attempt) }, { lines: beside(summons, attempt) }],
      },
      {
        type: 'lines',
        align: 'center',
        lines: [[words(attempt.wasSuccessful ? FOOTER : 'Rule 1-004 NMRA')]],
      },
    ],
  };
}
