import type { RemedyRow } from '../remedy.ts';
import type { SourceKey } from './sources.ts';

/** After an eviction (unlawful detainer) judgment: what the tenant, or somebody who is not named, can still ask. */
export const REMEDIES = [
  {
    id: 'stay',
    title: 'Ask the judge for a stay of execution',
    text: 'The court that decided can stop the officer for a time. You can ask whether you appeal or not. Say why you need the time.',
    caveats: [
      'It must be granted before the officer comes. Ask the clerk today how to ask at once.',
      'Where an appeal stops the judgment only with a bond, the stay can last no longer than 10 days after your last day to appeal. The owner can agree to more.',
      'Many judges want the rent for that time paid to the court. That is from memory: ask the clerk.',
    ],
    citation: 'CCP 918',
    source: 'ccp918',
  },
  {
    id: 'keep-lease',
    title: 'Ask the judge to let you keep the lease',
    text: 'In a case of hardship the court can give you the lease back. You can ask until the place is given back to the owner. You must then pay all the rent that is due, or do what the lease asks.',
    caveats: [
      'The owner must get your paper at least five days before the hearing.',
      'Without a lawyer you can ask for it aloud in court. The owner must be there, or have been told of it.',
      'We read this law as quoted by a lawyer some years ago. Ask the clerk if it still reads so.',
    ],
    citation: 'CCP 1179',
    source: 'ccp1179',
  },
  {
    id: 'not-named',
    title: 'If you live there and are not named, claim your right to stay',
    text: 'Give the officer a claim of right to possession (form CP10) before you are put out. You must have lived there when the lawsuit was filed. The officer then has to wait until a judge has looked at it.',
    caveats: [
      'It does not help if a prejudgment claim form (CP10.5) came with the lawsuit: that form had to be filed within 10 days (CCP 415.46). Ask legal help all the same.',
      'The court wants a fee for it. If you cannot pay, ask for the form that says so.',
      'We read CCP 1174.3 only as others quote it. Ask the clerk today.',
    ],
    citation: 'CCP 715.020(d)',
    source: 'ccp715_020',
  },
] as const satisfies readonly RemedyRow<SourceKey>[];
