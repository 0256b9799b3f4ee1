import { CASE_KINDS } from '../../law/courts/case-kinds.ts';
import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const STATE = { state: 'TX' } as const;
const AID = 'Free advice and sometimes a lawyer in civil cases: housing, family, debts, benefits';

/** Help in Texas. */
export const TEXAS_HELP: readonly HelpRow[] = [
  {
    id: 'tx-law-help',
    name: 'TexasLawHelp.org',
    kind: 'self-help',
    url: 'https://texaslawhelp.org',
    helps:
      'Free forms and guides for people without a lawyer, and a chat with a lawyer. The courts of Texas send people there',
    area: STATE,
    source: readAt(
      'Self-help, Texas Office of Court Administration',
      'https://stage.txcourts.gov/programs-services/self-help/courts',
    ),
    known: 'read',
  },
  {
    id: 'tx-lawyer-referral',
    name: 'Lawyer Referral & Information Service, State Bar of Texas',
    kind: 'lawyer-referral',
    phone: '800-252-9690',
    url: 'https://www.texasbar.com',
    hours: 'Weekdays, 8:30 to 4:30',
    helps: 'The name of a lawyer near you, or of the bar’s own service in a large city',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'Disaster relief resources, State Bar of Texas',
      'http://www.texasbar.com/AM/Template.cfm?ContentID=47933&Section=Disaster_Relief_Resources1&Template=%2FCM%2FHTMLDisplay.cfm',
    ),
    known: 'read',
  },
  {
    id: 'tx-lone-star',
    name: 'Lone Star Legal Aid',
    kind: 'legal-aid',
    phone: '800-733-8394',
    url: 'https://www.lonestarlegal.org',
    helps: AID,
    who: 'Low income',
    area: { state: 'TX', counties: ['Harris'], region: '72 counties of eastern Texas and the Gulf Coast' },
    source: readAt(
      'Lone Star Legal Aid on its help in evictions',
      'https://lonestarlegal.blog/2020/09/03/lone-star-legal-aid-launches-eviction-right-to-counsel-project/',
      '2020-09-03',
    ),
    known: 'read',
  },
  {
    id: 'tx-rio-grande',
    name: 'Texas RioGrande Legal Aid',
    kind: 'legal-aid',
    phone: '956-996-8752',
    url: 'https://trla.org',
    hours: 'Monday to Friday, 9:00 to 5:00',
    helps: AID,
    who: 'Low income',
    area: {
      state: 'TX',
      counties: ['Cameron', 'Hidalgo', 'Willacy'],
      region: 'Southern, central and western Texas',
    },
    source: readAt(
      'Texas RioGrande Legal Aid on its hotline',
      'https://trla.org/news-releases/texas-riogrande-legal-aid-available-to-assist-with-disaster-preparedness-and-recovery',
    ),
    known: 'read',
  },
  {
    id: 'tx-northwest',
    name: 'Legal Aid of NorthWest Texas',
    kind: 'legal-aid',
    phone: '888-529-5277',
    url: 'https://legalaidtx.org',
    helps: AID,
    who: 'Low income: up to 125 percent of the federal poverty level, sometimes 200',
    area: { state: 'TX', counties: ['Dallas'], region: 'Northern and western Texas' },
    source: readAt(
      'Legal Aid of NorthWest Texas, Dallas office, at TexasLawHelp.org',
      'https://texaslawhelp.org/directory/legal-resource/legal-aid-northwest-texas-dallas-office',
    ),
    known: 'read',
  },
];
