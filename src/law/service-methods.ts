export const SERVICE_METHOD_KEYS = [
  'personal_defendant',
  'mail_or_courier',
  'substitute_residence',
  'substitute_business',
  'authorized_agent',
  'minor_incompetent',
  'entity_representative',
] as const;
export type ServiceMethodKey = (typeof SERVICE_METHOD_KEYS)[number];

export interface ServiceMethodInfo {
  key: ServiceMethodKey;
  /** As the choice is called in the form. */
  label: string;
  /** What it is, in the words of the product's table. */
  meaning: string;
  /** Who took the papers is asked for. */
  needsRecipient: boolean;
  /** A mailing beside the delivery is asked for. */
  needsMailing: boolean;
  /** How old the recipient is, is asked for. */
  asksRecipientAge: boolean;
  /** What the recipient is to the defendant (title), is asked for. */
  asksRecipientTitle: boolean;
  /** Who signed the receipt, and when, is asked for: service is complete on that day. */
  asksReceipt: boolean;
  citation: string;
  /** How to do it right, for a person who has never done it. */
  advice: string;
}

const NOTHING = {
  needsRecipient: false,
  needsMailing: false,
  asksRecipientAge: false,
  asksRecipientTitle: false,
  asksReceipt: false,
} as const;

/** The ways of service of Form 4-206, in the order of the form. The paragraph letters of Rule 1-004 are from memory. */
export const SERVICE_METHODS: readonly ServiceMethodInfo[] = [
  {
    ...NOTHING,
    key: 'personal_defendant',
    label: 'Handed to the defendant',
    meaning: 'to the defendant (accepts or refuses)',
    citation: 'Rule 1-004(F)(1)(a) NMRA',
    advice:
      'Hand the summons and the complaint to the defendant. If the defendant refuses them, leave them where you found the defendant and say so: that counts as service.',
  },
  {
    ...NOTHING,
    key: 'mail_or_courier',
    label: 'By mail or courier with a signed receipt',
    meaning: 'by mail or courier per Rule 1-004 NMRA',
    asksReceipt: true,
    citation: 'Rule 1-004(E)(3) and (F)(1)(b) NMRA',
    advice:
      'Address the envelope to the named defendant and ask for a signed receipt. The defendant, or somebody the defendant authorized, has to sign it. Service is complete on the day the receipt is signed, not the day of mailing. Verify with the clerk.',
  },
  {
    ...NOTHING,
    key: 'substitute_residence',
    label: 'Left with somebody at the home',
    meaning: 'to a person over 15 at the residence, plus mail to the defendant',
    needsRecipient: true,
    needsMailing: true,
    asksRecipientAge: true,
    citation: 'Rule 1-004(F)(2) NMRA',
    advice:
      'Only after the papers were tried by hand or by mail. Give them to somebody over 15 who lives at the defendant’s home, and send a copy by first-class mail to the defendant’s last known address.',
  },
  {
    ...NOTHING,
    key: 'substitute_business',
    label: 'Left with the person in charge at work',
    meaning: 'to the person in charge at the business, plus mail to the business and residence',
    needsRecipient: true,
    needsMailing: true,
    citation: 'Rule 1-004(F)(3) NMRA',
    advice:
      'Only after both ways before it failed. Give the papers to the person who seems to be in charge where the defendant actually works, and send copies by first-class mail to the last known address and to the workplace.',
  },
  {
    ...NOTHING,
    key: 'authorized_agent',
    label: 'To an authorized agent',
    meaning: 'to an agent authorized to receive',
    needsRecipient: true,
    asksRecipientTitle: true,
    citation: 'Rule 1-004(F) and (G) NMRA',
    advice:
      'Give the papers to somebody whom the defendant appointed, or the law appoints, to receive them. A relative or friend is not such an agent.',
  },
  {
    ...NOTHING,
    key: 'minor_incompetent',
    label: 'For a minor or a person who cannot act',
    meaning: 'to parent, guardian, custodian, conservator or guardian ad litem',
    needsRecipient: true,
    citation: 'Rule 1-004(I) NMRA',
    advice:
      'Serve the guardian or conservator. If there is none, serve a parent, custodian or guardian ad litem, and say which. Verify with the clerk.',
  },
  {
    ...NOTHING,
    key: 'entity_representative',
    label: 'To somebody who stands for an organization',
    meaning:
      'to an authorized person for a corporation, association, land grant, State or political subdivision',
    needsRecipient: true,
    asksRecipientTitle: true,
    citation: 'Rule 1-004(G) and (H) NMRA',
    advice:
      'Give the papers to an officer, a managing or general agent, or the registered agent. If none of them is there, to the person in charge at the principal office in business hours. Write down the title.',
  },
];

/** The method with this key. */
export function serviceMethod(key: ServiceMethodKey): ServiceMethodInfo {
  const found = SERVICE_METHODS.find((method) => method.key === key);
  if (found === undefined) throw new RangeError(`There is no method of service ${key}.`);
  return found;
}
