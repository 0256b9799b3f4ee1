import type { HelpRow } from '../schema.ts';
import { readAt } from './read-at.ts';

const CASES: HelpRow['cases'] = ['civil', 'debt', 'other'];
const ADVICE = 'Free advice on a civil case in this court; no lawyer in the courtroom';

/** Offices that help people without a lawyer in one federal district court. */
export const FEDERAL_HELP: readonly HelpRow[] = [
  {
    id: 'us-ny-s-city-bar',
    name: 'Federal Pro Se Legal Assistance Project, City Bar Justice Center',
    kind: 'self-help',
    phone: '212-382-4794',
    url: 'https://www.citybarjusticecenter.org',
    hours:
      'By appointment: Monday to Thursday, 10:00 to 4:00, in Manhattan or White Plains. By phone Monday to Friday.',
    helps: ADVICE,
    who: 'People without a lawyer who cannot afford one',
    cases: CASES,
    area: { state: 'NY', courts: ['us.district.ny-s'], isFederal: true },
    source: readAt(
      'Legal assistance, U.S. District Court for the Southern District of New York',
      'https://nysd.uscourts.gov/index.php/attorney/legal-assistance',
    ),
    known: 'read',
  },
  {
    id: 'us-ny-e-city-bar',
    name: 'Federal Pro Se Legal Assistance Project, City Bar Justice Center',
    kind: 'self-help',
    phone: '212-382-4729',
    url: 'https://www.citybarjusticecenter.org',
    helps: ADVICE,
    who: 'People without a lawyer who cannot afford one',
    cases: CASES,
    area: { state: 'NY', courts: ['us.district.ny-e'], isFederal: true },
    source: readAt(
      'Pro Se Project, City Bar Justice Center',
      'http://staging.citybarjusticecenter.org/news/city-bar-justice-center-pro-se-project-open-for-attorney-phone-appointments-during-covid-19-outbreak/',
      '2020-04-08',
    ),
    known: 'read',
  },
  {
    id: 'us-ca-c-public-counsel',
    name: 'Federal Pro Se Clinic of Public Counsel',
    kind: 'self-help',
    phone: '213-385-2977 ext. 270',
    address:
      'Roybal Federal Building and Courthouse, 255 East Temple Street, Suite 170, Los Angeles, CA 90012',
    hours: 'By appointment, most Mondays, Wednesdays and Fridays',
    helps: ADVICE,
    who: 'People without a lawyer',
    cases: CASES,
    area: { state: 'CA', courts: ['us.district.ca-c'], isFederal: true },
    source: readAt('Federal Pro Se Clinic, Public Counsel', 'http://www.publiccounsel.org/featured?id=0003'),
    known: 'read',
  },
  {
    id: 'us-ca-n-legal-help-centers',
    name: 'Legal Help Centers of the federal courts in San Francisco and Oakland',
    kind: 'self-help',
    phone: '415-782-8982',
    hours: 'By appointment',
    helps: ADVICE,
    who: 'People without a lawyer, whatever they earn',
    cases: CASES,
    area: { state: 'CA', courts: ['us.district.ca-n'], isFederal: true },
    source: readAt('Federal Pro Bono Project, Bar Association of San Francisco', 'https://sfbar.org/?p=7540'),
    known: 'read',
  },
];
