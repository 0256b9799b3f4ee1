import { stateName } from '../cases/states.ts';
import type { Run } from '../papers/blocks.ts';
import { blank, type FormBlock, type FormPaper, type SignatureLine, words } from '../papers/form.ts';
import { countyName } from '../summons/paper.ts';
import type { Summons } from '../summons/schema.ts';
import { wrongForm } from '../summons/wrong-form.ts';
import { addressesIn, sameAddress } from './addresses.ts';
import type { ServiceMethodKey } from './methods.ts';
import { dayAtCourt, dayInWords, onOneLine, returnWords } from './return-text.ts';
import type { ServiceAttempt } from './schema.ts';

const SHORT = 14;
const LONG = 30;

/** What the paper is called. */
export function returnTitle({ wasSuccessful, isSheriffService }: ServiceAttempt): string {
  if (wasSuccessful) return 'Return of Service';
  return isSheriffService ? 'Certificate of Attempted Service' : 'Affidavit of Attempted Service';
}

/** What is still to be done before the paper is one; null once the oath is recorded. */
function draftMark({ wasSuccessful, isSheriffService, notarizedAt }: ServiceAttempt): string | null {
  if (notarizedAt !== null && !isSheriffService) return null;
  const what = wasSuccessful ? 'no return of service' : 'no record for the court';
  return isSheriffService
    ? `Draft: ${what} until the sheriff or deputy signs it`
    : `Draft: ${what} until the server signs it and swears to it before a notary`;
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

/** Where it is stated. A private server swears before a notary of any county, so that county is left blank. */
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

/** Where copies were mailed: to the workplace, and to the last known address. */
function mailedTo({ mailingAddress, serviceAddress }: ServiceAttempt): {
  home: string | null;
  work: string | null;
} {
  const addresses = addressesIn(mailingAddress ?? '').map(onOneLine);
  const work = addresses.find((address) => sameAddress(address, serviceAddress)) ?? null;
  const rest = addresses.filter((address) => address !== work);
  return { home: rest[0] ?? null, work: work ?? rest[1] ?? null };
}

const ageOf = ({ recipientAge }: ServiceAttempt) => (recipientAge === null ? null : String(recipientAge));
const whatOf = ({ recipientTitle, recipientRelationship }: ServiceAttempt) =>
  [recipientTitle, recipientRelationship].filter(Boolean).join(', ') || null;
const dayOf = (date: string | null) => (date === null ? null : dayInWords(date));
const allMailed = ({ mailingAddress }: ServiceAttempt) =>
  addressesIn(mailingAddress ?? '')
    .map(onOneLine)
    .join('; ') || null;

/** The seven boxes of Form 4-206 in their order. The one that is checked has names, ages and addresses, or blanks for them. */
const BOXES: readonly {
  method: ServiceMethodKey;
  /** What a box that is not checked says. */
  short: string;
  runs(attempt: ServiceAttempt, summons: Summons): Run[];
}[] = [
  {
    method: 'personal_defendant',
    short: 'to the defendant, who accepted the papers or refused them',
    runs: (_, { defendantName }) => [
      words('to the defendant '),
      blank(defendantName),
      words(' (who accepted the papers, or refused them)'),
    ],
  },
  {
    method: 'mail_or_courier',
    short: 'to the defendant by mail or courier as Rule 1-004 NMRA provides',
    runs: (attempt, { defendantName }) => [
      words('to the defendant '),
      blank(defendantName),
      words(' by mail or courier as Rule 1-004 NMRA provides; the receipt was signed by '),
      blank(attempt.recipientName),
      words(' on the '),
      blank(dayOf(attempt.receiptSignedDate)),
      words('; a copy of the signed receipt is attached'),
    ],
  },
  {
    method: 'substitute_residence',
    short: 'to a person over fifteen (15) who resides at the defendant’s home, and by mail',
    runs: (attempt, { defendantName }) => [
      words('after an attempt in person or by mail or courier, to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(attempt.recipientRelationship, SHORT),
      words(', age '),
      blank(ageOf(attempt), 4),
      words(
        '), a person over fifteen (15) years of age who resides at the usual place of abode of the defendant ',
      ),
      blank(defendantName),
      words(', and by first-class mail to the defendant’s last known mailing address, '),
      blank(allMailed(attempt)),
      words(', on the '),
      blank(dayOf(attempt.mailingDate)),
    ],
  },
  {
    method: 'substitute_business',
    short: 'to the person in charge at the defendant’s workplace, and by mail to both addresses',
    runs: (attempt, { defendantName }) => [
      words('after attempts in person or by mail or courier and at the residence, to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(whatOf(attempt), SHORT),
      words(
        '), the person apparently in charge at the actual place of business or employment of the defendant ',
      ),
      blank(defendantName),
      words(', and by first-class mail to the defendant at the business, '),
      blank(mailedTo(attempt).work),
      words(', and at the last known mailing address, '),
      blank(mailedTo(attempt).home),
      words(', on the '),
      blank(dayOf(attempt.mailingDate)),
    ],
  },
  {
    method: 'authorized_agent',
    short: 'to an agent authorized to receive service of process',
    runs: (attempt, { defendantName }) => [
      words('to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(whatOf(attempt), SHORT),
      words('), an agent authorized to receive service of process for the defendant '),
      blank(defendantName),
    ],
  },
  {
    method: 'minor_incompetent',
    short: 'to a person who acts for a minor or an incompetent person',
    runs: (attempt, { defendantName }) => [
      words('to '),
      blank(attempt.recipientName),
      words(', '),
      blank(whatOf(attempt), SHORT),
      words(' (parent, guardian, custodian, conservator or guardian ad litem) of the defendant '),
      blank(defendantName),
      words(', a minor or an incompetent person'),
    ],
  },
  {
    method: 'entity_representative',
    short: 'to a person authorized to receive service for an organization',
    runs: (attempt, { defendantName }) => [
      words('to '),
      blank(attempt.recipientName),
      words(', '),
      blank(whatOf(attempt), SHORT),
      words(', a person authorized to receive service for the defendant '),
      blank(defendantName),
      words(
        ' (a corporation, an association, a land grant, the State of New Mexico or a political subdivision)',
      ),
    ],
  },
];

function boxes(summons: Summons, attempt: ServiceAttempt): FormBlock[] {
  return BOXES.map(({ method, short, runs }): FormBlock => {
    const isChecked = method === attempt.serviceMethod;
    return { type: 'choice', isChecked, runs: isChecked ? runs(attempt, summons) : [words(short)] };
  });
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
    ...optional('Telephone:', serverPhone),
  ];
}

/** Signed and sworn to before somebody who may take an oath. */
function jurat(summons: Summons, attempt: ServiceAttempt): SignatureLine[] {
  const { notarizedAt, notaryName, notaryTitle, notaryCommission } = attempt;
  const sworn =
    notarizedAt === null
      ? `the ${blank(null, 5).text} day of ${blank(null, 12).text}, 20${blank(null, 4).text}`
      : `the ${dayInWords(dayAtCourt(notarizedAt, summons))}`;
  return [
    { text: `Signed and sworn to before me on ${sworn}, by ${attempt.serverName}.`, isRule: false },
    { text: 'Notary, judge or other officer who may take oaths', isRule: true },
    line('Name:', notaryName),
    line('Official title:', notaryTitle),
    line('Commission expires:', notaryCommission, 12),
  ];
}

const paragraph = (text: string): FormBlock => ({ type: 'paragraph', runs: [words(text)] });

const FOOTER = 'Rule 1-004 NMRA, Form 4-206. This paper is not to be filed before service.';
const NO_NOTARY =
  'Service by the sheriff or a deputy sheriff of a New Mexico county: the signature need not be notarized.';
const NOT_SERVED =
  'This is a record of an attempt. The summons was not served by it, and it is not a return of service.';

/**
 * The return of service of Form 4-206 NMRA with its parts in order: state and county, the statement of the server, the
 * way of service as one checked box of seven, fees, signature and title, and the oath before a notary unless a sheriff
 * or deputy served. What is not known is underscores, and it is marked as a draft until the oath is recorded. An
 * attempt that failed gives an affidavit of the attempt instead.
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
      ...(attempt.wasSuccessful ? boxes(summons, attempt) : []),
      fees,
      ...(attempt.isSheriffService ? [paragraph(NO_NOTARY)] : []),
      {
        type: 'signatures',
        columns: [
          { lines: signature(attempt) },
          { lines: attempt.isSheriffService ? [] : jurat(summons, attempt) },
        ],
      },
      {
        type: 'lines',
        align: 'center',
        lines: [[words(attempt.wasSuccessful ? FOOTER : 'Rule 1-004 NMRA')]],
      },
    ],
  };
}
