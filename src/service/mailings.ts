import { addressesIn, sameAddress } from '../text/addresses.ts';
import type { CoachDraft, CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem, fromMemory } from './coach-items.ts';
import { likenessTo } from './names.ts';

const HOME = 'Rule 1-004(F)(2) NMRA';
const WORK = 'Rule 1-004(F)(3) NMRA';
const MAIL = 'Rule 1-004(E)(3) NMRA';

function aboutDate(draft: CoachDraft, issuedDate: string, citation: string): CoachItem[] {
  const { mailingDate } = draft;
  if (mailingDate === null) {
    const text = 'Enter the day on which the copy was mailed. The return states date and place of mailing.';
    return [coachItem('missing', 'mailing-date', text, fromMemory(citation))];
  }
  if (mailingDate < issuedDate) {
    const text = 'The copy was mailed before the summons was issued. Check both days.';
    return [coachItem('defect', 'mailing-date', text, { citation })];
  }
  return [coachItem('ok', 'mailing-date', 'The day of mailing is entered.', { citation })];
}

function forHome(draft: CoachDraft, issuedDate: string): CoachItem[] {
  const isMailed = addressesIn(draft.mailingAddress ?? '').length > 0;
  return [
    isMailed
      ? coachItem('ok', 'mailing-residence', 'The address of the mailing is entered.', { citation: HOME })
      : coachItem(
          'missing',
          'mailing-residence',
          'Leaving the papers at the home is half of it. Send a copy by first-class mail to the defendant’s last known address, and enter that address.',
          { citation: HOME },
        ),
    ...aboutDate(draft, issuedDate, HOME),
  ];
}

function forWork(draft: CoachDraft, issuedDate: string): CoachItem[] {
  const addresses = addressesIn(draft.mailingAddress ?? '');
  const atWork = addresses.filter((address) => sameAddress(address, draft.serviceAddress));
  const elsewhere = addresses.length - atWork.length;
  return [
    elsewhere > 0
      ? coachItem('ok', 'mailing-residence', 'A mailing to the last known address is entered.', {
          citation: WORK,
        })
      : coachItem(
          'missing',
          'mailing-residence',
          'Two mailings are needed. Send a copy by first-class mail to the defendant’s last known address, and enter that address.',
          { citation: WORK },
        ),
    atWork.length > 0 || elsewhere > 1
      ? coachItem('ok', 'mailing-business', 'A mailing to the workplace is entered.', { citation: WORK })
      : coachItem(
          'missing',
          'mailing-business',
          'Two mailings are needed. Send a copy by first-class mail to the workplace too, and enter that address below the other.',
          { citation: WORK },
        ),
    ...aboutDate(draft, issuedDate, WORK),
  ];
}

function aboutSigner({ draft, summons }: CoachInput & { draft: CoachDraft }): CoachItem {
  const name = draft.recipientName;
  const isPerson = summons.isEntityDefendant === 'individual';
  if (name === null) {
    const text = 'Enter who signed the receipt. It has to be the defendant or somebody authorized.';
    return coachItem('missing', 'receipt-signer', text, { citation: MAIL });
  }
  if (isPerson && likenessTo(name, summons.defendantName) !== 'other') {
    return coachItem('ok', 'receipt-signer', 'The defendant signed the receipt.', { citation: MAIL });
  }
  const { registeredAgentName } = summons;
  if (!isPerson && registeredAgentName && likenessTo(name, registeredAgentName) === 'same') {
    const text = 'The registered agent whom the summons names signed the receipt.';
    return coachItem('ok', 'receipt-signer', text, { citation: MAIL });
  }
  const authority = [draft.recipientTitle, draft.recipientRelationship].filter(Boolean).join(', ');
  if (authority === '') {
    const text = `${name} signed the receipt, and nothing says that ${name} may. A receipt signed by somebody who is not authorized is no service.`;
    return coachItem('defect', 'receipt-signer', text, { citation: MAIL });
  }
  const text = `${name} (${authority}) signed the receipt. Make sure that this person is authorized to receive papers for the defendant; if not, it is no service.`;
  return coachItem('warning', 'receipt-signer', text, { citation: MAIL });
}

function forMail(input: CoachInput & { draft: CoachDraft }): CoachItem[] {
  const { draft, summons } = input;
  if (!draft.wasSuccessful) {
    const text =
      'Did nobody sign the receipt, or somebody who may not? Then record that the try failed. After that the papers may be left at the home.';
    return [coachItem('info', 'receipt-none', text, { citation: HOME })];
  }
  const signed = draft.receiptSignedDate;
  const day =
    signed === null
      ? coachItem(
          'missing',
          'receipt-date',
          'Enter the day on which the receipt was signed: service is complete on that day, not on the day of mailing.',
          fromMemory(MAIL),
        )
      : signed < summons.issuedDate
        ? coachItem(
            'defect',
            'receipt-date',
            'The receipt was signed before the summons was issued. Check both days.',
            {
              citation: MAIL,
            },
          )
        : coachItem(
            'ok',
            'receipt-date',
            'Service is complete on the day the receipt was signed.',
            fromMemory(MAIL),
          );
  const copy =
    draft.proofDocumentIds.length > 0
      ? coachItem('ok', 'receipt-copy', 'A document is linked as proof. It has to be the signed receipt.', {
          citation: MAIL,
        })
      : coachItem(
          'missing',
          'receipt-copy',
          'Attach a copy of the signed receipt to the return, and link it here as proof.',
          fromMemory('Rule 1-004(L) NMRA'),
        );
  return [aboutSigner(input), day, copy];
}

const onceLeft = (what: string, citation: string) =>
  coachItem('info', 'mailing-rule', `Once the papers are left there, ${what}.`, { citation });

/** Which mailing, or which receipt, the way of service still needs: Rule 1-004(E)(3), (F)(2) and (F)(3) NMRA. */
export function mailings(input: CoachInput): CoachItem[] {
  const { draft, summons } = input;
  switch (draft?.serviceMethod) {
    case 'mail_or_courier':
      return forMail({ ...input, draft });
    case 'substitute_residence':
      if (draft.wasSuccessful) return forHome(draft, summons.issuedDate);
      return [onceLeft('one copy goes by first-class mail to the last known address', HOME)];
    case 'substitute_business':
      if (draft.wasSuccessful) return forWork(draft, summons.issuedDate);
      return [onceLeft('copies go by first-class mail to the last known address and to the workplace', WORK)];
    default:
      return [];
  }
}
