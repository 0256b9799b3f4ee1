import type { RuleRow } from '../../court-rule.ts';
import type { ServiceKey } from './service.ts';
import type { SourceKey } from './sources.ts';

/** The written notices that come before an eviction: NMSA 1978, § 47-8-33 and § 47-8-37. */
export const EVICTION_NOTICES = [
  {
    id: 'N44',
    name: 'Payment of Rent After Notice Due',
    days: 3,
    landing: 'stands',
    citation: 'NMSA 1978, § 47-8-33(D)',
    description:
      'Pay the rent that the written notice asks for, or be gone, before your landlord can go to court.',
    event: 'eviction-notice-served',
    kinds: ['eviction'],
    consequence:
      'Your landlord can then ask the court for an eviction. Nobody may put you out without an order of the court.',
    text: 'If rent is unpaid when due and the resident fails to pay rent within three days after written notice from the owner of nonpayment and his intention to terminate the rental agreement, the owner may terminate the rental agreement',
    source: 'nmsa_47_8_33',
    caveats: [
      'Who pays in this time can stay. Pay in a way that leaves a receipt.',
      'The court’s rule on short times leaves a notice that comes before a case alone (Rule 2-104 NMRA): every day counts, and a last day on a weekend or a holiday stays where it is.',
      'We read this law in a copy of 2024. Verify with the clerk that it still reads so.',
    ],
    recorded: '2026-11-29',
    examples: [
      { start: '2026-04-20', due: '2026-04-23', shows: 'an ordinary last day' },
      { start: '2026-04-22', due: '2026-04-25', shows: 'day 3 is a Saturday, and stays' },
      { start: '2026-04-23', due: '2026-04-26', shows: 'day 3 is a Sunday, and stays' },
      { start: '2026-04-28', due: '2026-05-01', shows: "over a month's end" },
      { start: '2026-11-24', due: '2026-11-27', shows: 'day 3 is the day after Thanksgiving' },
      { start: '2026-11-25', due: '2026-11-28', shows: 'all three days are closed ones' },
    ],
  },
  {
    id: 'N45',
    name: 'Repair of Breach After Notice Due',
    days: 7,
    landing: 'stands',
    citation: 'NMSA 1978, § 47-8-33(A)',
    description:
      'Put right what the written notice says you did against the lease, before your landlord can go to court.',
    event: 'eviction-notice-served',
    kinds: ['eviction'],
    consequence:
      'Your landlord can then ask the court for an eviction. Nobody may put you out without an order of the court.',
    text: 'stating that the rental agreement will terminate upon a date not less than seven days after receipt of the notice if the breach is not remedied in seven days',
    source: 'nmsa_47_8_33',
    caveats: [
      'For rent that is owed the time is shorter. Some serious acts cannot be put right: ask a lawyer or legal aid at once.',
      'After a second breach within six months the notice need not let you put it right (NMSA 1978, § 47-8-33(B)).',
      'The court’s rule on short times leaves a notice that comes before a case alone (Rule 2-104 NMRA): every day counts, and a last day on a weekend or a holiday stays where it is.',
      'We read this law in a copy of 2024. Verify with the clerk that it still reads so.',
    ],
    recorded: '2026-11-29',
    examples: [
      { start: '2026-04-20', due: '2026-04-27', shows: 'an ordinary last day' },
      { start: '2026-04-18', due: '2026-04-25', shows: 'day 7 is a Saturday, and stays' },
      { start: '2026-04-19', due: '2026-04-26', shows: 'day 7 is a Sunday, and stays' },
      { start: '2026-04-28', due: '2026-05-05', shows: "over a month's end" },
      { start: '2026-05-18', due: '2026-05-25', shows: 'day 7 is Memorial Day' },
    ],
  },
  {
    id: 'N46',
    name: 'End of Month-to-Month Tenancy After Notice',
    days: 30,
    landing: 'stands',
    citation: 'NMSA 1978, § 47-8-37(B)',
    description: 'The month-to-month tenancy ends by notice: be gone, or talk with your landlord, by then.',
    event: 'eviction-notice-served',
    kinds: ['eviction'],
    consequence:
      'Your landlord can then ask the court for an eviction. Nobody may put you out without an order of the court.',
    text: 'The owner or the resident may terminate a month-to-month residency by a written notice given to the other at least thirty days prior to the periodic rental date specified in the notice.',
    source: 'nmsa_47_8_37',
    caveats: [
      'The notice must come at least 30 days before the rental date that it names, so the tenancy often ends later than this. Ask the clerk or legal aid.',
      'From week to week the notice is of seven days (NMSA 1978, § 47-8-37(A)).',
      'These are days of a notice that comes before a case: a last day on a weekend or a holiday stays where it is.',
      'We read this law in a copy of 2019. Verify with the clerk that it still reads so.',
    ],
    recorded: '2026-11-29',
    examples: [
      { start: '2026-04-20', due: '2026-05-20', shows: 'an ordinary last day' },
      { start: '2026-04-16', due: '2026-05-16', shows: 'day 30 is a Saturday, and stays' },
      { start: '2026-04-17', due: '2026-05-17', shows: 'day 30 is a Sunday, and stays' },
      { start: '2026-04-01', due: '2026-05-01', shows: "over a month's end" },
      { start: '2026-04-25', due: '2026-05-25', shows: 'day 30 is Memorial Day' },
    ],
  },
] as const satisfies readonly RuleRow<SourceKey, ServiceKey>[];
