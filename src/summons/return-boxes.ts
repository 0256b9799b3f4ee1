import type { Run } from '../drafting/blocks.ts';
import { blank, type FormBlock, words } from '../drafting/form.ts';
import type { ServiceMethodKey } from '../law/service-methods.ts';
import { addressesIn, onOneLine, sameAddress } from '../text/addresses.ts';
import { dayInWords } from '../text/day-words.ts';
import type { Summons } from './schema.ts';

const SHORT = 14;

/** What a return says of how the papers were handed over or mailed; days are YYYY-MM-DD. */
interface BoxFacts {
  recipientName: string | null;
  recipientRelationship: string | null;
  recipientTitle: string | null;
  recipientAge: number | null;
  mailingAddress: string | null;
  mailingDate: string | null;
  receiptSignedDate: string | null;
  serviceAddress: string | null;
}

const NOTHING_KNOWN: BoxFacts = {
  recipientName: null,
  recipientRelationship: null,
  recipientTitle: null,
  recipientAge: null,
  mailingAddress: null,
  mailingDate: null,
  receiptSignedDate: null,
  serviceAddress: null,
};

/** Where copies were mailed: to the workplace, and to the last known address. */
function mailedTo({ mailingAddress, serviceAddress }: BoxFacts): {
  home: string | null;
  work: string | null;
} {
  const addresses = addressesIn(mailingAddress ?? '').map(onOneLine);
  const work = addresses.find((address) => sameAddress(address, serviceAddress ?? '')) ?? null;
  const rest = addresses.filter((address) => address !== work);
  return { home: rest[0] ?? null, work: work ?? rest[1] ?? null };
}

const ageOf = ({ recipientAge }: BoxFacts) => (recipientAge === null ? null : String(recipientAge));
const whatOf = ({ recipientTitle, recipientRelationship }: BoxFacts) =>
  [recipientTitle, recipientRelationship].filter(Boolean).join(', ') || null;
const dayOf = (date: string | null) => (date === null ? null : dayInWords(date));
const allMailed = ({ mailingAddress }: BoxFacts) =>
  addressesIn(mailingAddress ?? '')
    .map(onOneLine)
    .join('; ') || null;

/** The seven boxes of Form 4-206 in their order. */
const BOXES: readonly {
  method: ServiceMethodKey;
  /** What a box that is not checked says. */
  short: string;
  /** `who` is the defendant, with the name or without. */
  runs(attempt: BoxFacts, who: readonly Run[]): Run[];
}[] = [
  {
    method: 'personal_defendant',
    short: 'to the defendant, who accepted the papers or refused them',
    runs: (_, who) => [words('to '), ...who, words(' (who accepted the papers, or refused them)')],
  },
  {
    method: 'mail_or_courier',
    short: 'to the defendant by mail or courier as Rule 1-004 NMRA provides',
    runs: (attempt, who) => [
      words('to '),
      ...who,
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
    runs: (attempt, who) => [
      words('after an attempt in person or by mail or courier, to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(attempt.recipientRelationship, SHORT),
      words(', age '),
      blank(ageOf(attempt), 4),
      words('), a person over fifteen (15) years of age who resides at the usual place of abode of '),
      ...who,
      words(', and by first-class mail to the defendant’s last known mailing address, '),
      blank(allMailed(attempt)),
      words(', on the '),
      blank(dayOf(attempt.mailingDate)),
    ],
  },
  {
    method: 'substitute_business',
    short: 'to the person in charge at the defendant’s workplace, and by mail to both addresses',
    runs: (attempt, who) => [
      words('after attempts in person or by mail or courier and at the residence, to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(whatOf(attempt), SHORT),
      words('), the person apparently in charge at the actual place of business or employment of '),
      ...who,
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
    runs: (attempt, who) => [
      words('to '),
      blank(attempt.recipientName),
      words(' ('),
      blank(whatOf(attempt), SHORT),
      words('), an agent authorized to receive service of process for '),
      ...who,
    ],
  },
  {
    method: 'minor_incompetent',
    short: 'to a person who acts for a minor or an incompetent person',
    runs: (attempt, who) => [
      words('to '),
      blank(attempt.recipientName),
      words(', '),
      blank(whatOf(attempt), SHORT),
      words(' (parent, guardian, custodian, conservator or guardian ad litem) of '),
      ...who,
      words(', a minor or an incompetent person'),
    ],
  },
  {
    method: 'entity_representative',
    short: 'to a person authorized to receive service for an organization',
    runs: (attempt, who) => [
      words('to '),
      blank(attempt.recipientName),
      words(', '),
      blank(whatOf(attempt), SHORT),
      words(', a person authorized to receive service for '),
      ...who,
      words(
        ' (a corporation, an association, a land grant, the State of New Mexico or a political subdivision)',
      ),
    ],
  },
];

/** The way of service that was used is checked and filled in, with blanks for what is not known; the others are short. */
export function checkedBoxes(
  { defendantName }: Pick<Summons, 'defendantName'>,
  attempt: BoxFacts & { serviceMethod: string },
): FormBlock[] {
  return BOXES.map(({ method, short, runs }): FormBlock => {
    const isChecked = method === attempt.serviceMethod;
    return {
      type: 'choice',
      isChecked,
      runs: isChecked ? runs(attempt, [words('the defendant '), blank(defendantName)]) : [words(short)],
    };
  });
}

/** Every way of service with blanks, for a pen. */
export function blankBoxes(): FormBlock[] {
  return BOXES.map(
    ({ runs }): FormBlock => ({
      type: 'choice',
      isChecked: false,
      runs: runs(NOTHING_KNOWN, [words('the defendant')]),
    }),
  );
}
