import { CASE_KINDS } from '../../law/courts/case-kinds.ts';
import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const STATE = { state: 'FL' } as const;

/** Help in Florida. */
export const FLORIDA_HELP: readonly HelpRow[] = [
  {
    id: 'fl-self-help',
    name: 'Self-help pages of the Florida courts',
    kind: 'self-help',
    url: 'https://www.flcourts.gov',
    helps:
      'Forms for people without a lawyer, and where the self-help centers are; most help is for family cases',
    area: STATE,
    source: readAt(
      'Self-Help, Fourth Judicial Circuit of Florida',
      'https://www.jud4.org/Top-Navigation/Self-Help',
    ),
    known: 'read',
  },
  {
    id: 'fl-self-help-4',
    name: 'Self-Help of the Fourth Judicial Circuit',
    kind: 'self-help',
    url: 'https://www.jud4.org/Top-Navigation/Self-Help',
    helps: 'The forms and the way through a family case; no legal advice',
    cases: ['family'],
    area: { state: 'FL', counties: ['Clay', 'Duval', 'Nassau'] },
    source: readAt(
      'Self-Help, Fourth Judicial Circuit of Florida',
      'https://www.jud4.org/Top-Navigation/Self-Help',
    ),
    known: 'read',
  },
  {
    id: 'fl-self-help-8',
    name: 'Self-Help Program of the Eighth Judicial Circuit',
    kind: 'self-help',
    url: 'https://circuit8.org/self-help/',
    helps: 'A hearing set and your file looked through for missing forms in a family case; no legal advice',
    cases: ['family'],
    area: { state: 'FL', counties: ['Alachua', 'Baker', 'Bradford', 'Gilchrist', 'Levy', 'Union'] },
    source: readAt('Self-Help, Eighth Judicial Circuit of Florida', 'https://circuit8.org/self-help/'),
    known: 'read',
  },
  {
    id: 'fl-self-help-18',
    name: 'Self-Help of the Eighteenth Judicial Circuit',
    kind: 'self-help',
    url: 'https://selfhelp.flcourts18.org',
    helps: 'Information for people without a lawyer in a family case; no legal advice',
    cases: ['family'],
    area: { state: 'FL', counties: ['Brevard', 'Seminole'] },
    source: readAt('Self-Help, Eighteenth Judicial Circuit of Florida', 'https://selfhelp.flcourts18.org/'),
    known: 'read',
  },
  {
    id: 'fl-lawyer-referral',
    name: 'Lawyer Referral Service, The Florida Bar',
    kind: 'lawyer-referral',
    phone: '800-342-8011',
    url: 'https://www.floridabar.org',
    helps: 'The name of a lawyer near you; the first 30 minutes cost $25 at most',
    cases: [...CASE_KINDS],
    area: STATE,
    source: readAt(
      'News release of The Florida Bar',
      'http://www.floridabar.org/TFB/TFBPublic.nsf/WNewsReleases/F973C327F0728EE48525771B005FB1A9?OpenDocument',
      '2010-05-06',
    ),
    known: 'read',
  },
  {
    id: 'fl-law-help',
    name: 'Florida Law Help',
    kind: 'legal-aid',
    url: 'https://www.floridalawhelp.org',
    helps: 'The free legal aid office for where you live',
    who: 'Low income',
    area: STATE,
    source: readAt('Community Legal Services on where it helps', 'https://clsmf.org/services/'),
    known: 'read',
  },
  {
    id: 'fl-miami',
    name: 'Legal Services of Greater Miami',
    kind: 'legal-aid',
    phone: '305-576-0080',
    helps: 'Free help in civil cases, evictions among them',
    who: 'Low income',
    area: { state: 'FL', counties: ['Miami-Dade', 'Monroe'] },
    source: readAt(
      'Report on tenants’ rights in Miami, newsline.world',
      'https://newsline.world/sports/facing-eviction-miami-experts-share-tips-to-assert-your-tenants-rights-and-fight-it/',
    ),
    known: 'read',
  },
  {
    id: 'fl-jacksonville',
    name: 'Jacksonville Area Legal Aid',
    kind: 'legal-aid',
    phone: '904-356-8371',
    address: '126 W. Adams St., Jacksonville, FL 32202',
    helps: 'Free help in civil cases: eviction, debts, family, benefits',
    who: 'Low income',
    area: { state: 'FL', counties: ['Duval'] },
    source: readAt(
      'Legal aid in Jacksonville, getlegalclarity.com',
      'https://www.getlegalclarity.com/blog/2025/12/legal-aid-in-jacksonville-fl-free-low-cost-help-guide-2025',
      '2025-12',
    ),
    known: 'read',
  },
  {
    id: 'fl-mid-florida',
    name: 'Community Legal Services',
    kind: 'legal-aid',
    url: 'https://clsmf.org',
    helps:
      'Free help in civil cases: eviction, debts, family, benefits. You can ask for it online at any time',
    who: 'Low income: up to 125 percent of the federal poverty level in most cases',
    area: {
      state: 'FL',
      counties: [
        ...['Brevard', 'Citrus', 'Flagler', 'Hernando', 'Lake', 'Marion'],
        ...['Orange', 'Osceola', 'Putnam', 'Seminole', 'Sumter', 'Volusia'],
      ],
    },
    source: readAt('Community Legal Services on where it helps', 'https://clsmf.org/services/'),
    known: 'read',
  },
  {
    id: 'fl-broward-referral',
    name: 'Lawyer Referral Service, Broward County Bar Association',
    kind: 'lawyer-referral',
    phone: '954-764-8040',
    helps: 'The name of a lawyer in Broward County',
    cases: [...CASE_KINDS],
    area: { state: 'FL', counties: ['Broward'] },
    source: readAt(
      'Lawyer referral services in Florida, lawyerlegion.com',
      'https://lawyerlegion.com/lawyer-referral-directory/florida',
    ),
    known: 'read',
  },
];
