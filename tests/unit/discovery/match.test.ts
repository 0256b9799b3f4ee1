import { assert, constantFrom, property, record, shuffledSubarray, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discoveryCategory, matchesDiscoveryCard } from '#src/discovery/match.ts';
import {
  type DiscoveryContext,
  type DiscoveryRepository,
  PAPER_TYPES,
  PARTIES,
  REPOSITORIES,
} from '#src/discovery/schema.ts';

const CARDS: DiscoveryContext[] = PARTIES.flatMap((party) =>
  REPOSITORIES.flatMap((repository) => PAPER_TYPES.map((type) => ({ party, repository, type }))),
);
const anyCard = record({
  party: constantFrom(...PARTIES),
  repository: constantFrom(...REPOSITORIES),
  type: constantFrom(...PAPER_TYPES),
});

/** The repository as people write it: with its hyphen, with a space, with neither. */
const written = (repository: DiscoveryRepository) =>
  constantFrom(repository, repository.replace('-', ' '), repository.replace('-', ''));

describe('discoveryCategory', () => {
  it.each([
    ['plaintiff', 'document-production', 'request', 'plaintiff Document Production request'],
    ['plaintiff', 'document-production', 'response', 'plaintiff Document Production response'],
    ['plaintiff', 'interrogatories', 'request', 'plaintiff Interrogatories request'],
    ['plaintiff', 'interrogatories', 'response', 'plaintiff Interrogatories response'],
    ['plaintiff', 'admissions', 'request', 'plaintiff Admissions request'],
    ['plaintiff', 'admissions', 'response', 'plaintiff Admissions response'],
    ['defendant', 'document-production', 'request', 'defendant Document Production request'],
    ['defendant', 'interrogatories', 'response', 'defendant Interrogatories response'],
    ['defendant', 'admissions', 'response', 'defendant Admissions response'],
  ] as const)('%s, %s, %s is %s', (party, repository, type, category) => {
    expect(discoveryCategory({ party, repository, type })).toBe(category);
  });
});

describe('matchesDiscoveryCard', () => {
  const card = { party: 'plaintiff', repository: 'document-production', type: 'request' } as const;

  it.each([
    'plaintiff Document Production request',
    'Plaintiff document production Request',
    'PLAINTIFF DOCUMENT-PRODUCTION REQUEST',
    'plaintiff documentproduction requests',
    'Request (document production) of the Plaintiff',
    "Plaintiff's second request for document production",
  ])('%s belongs on the card', (docType) => {
    expect(matchesDiscoveryCard(docType, card)).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    'Discovery',
    'defendant Document Production request',
    'plaintiff Interrogatories request',
    'plaintiff Document Production response',
    'plaintiff production request',
    'plaintiff Document  Production request',
  ])('%s does not', (docType) => {
    expect(matchesDiscoveryCard(docType, card)).toBe(false);
  });

  it('puts each category on its own card and on no other', () => {
    for (const each of CARDS) {
      const on = CARDS.filter((other) => matchesDiscoveryCard(discoveryCategory(each), other));
      expect(on).toEqual([each]);
    }
  });

  it('finds the three words in any case and order, whatever stands between them', () => {
    assert(
      property(
        anyCard.chain((context) =>
          record({
            context: constantFrom(context),
            repository: written(context.repository),
            upper: constantFrom(true, false),
            between: string(),
          }).chain(({ repository, ...rest }) =>
            record({
              rest: constantFrom(rest),
              words: shuffledSubarray([context.party, repository, context.type], { minLength: 3 }),
            }),
          ),
        ),
        ({ rest: { context, upper, between }, words }) => {
          const name = words.join(` ${between} `);
          return matchesDiscoveryCard(upper ? name.toUpperCase() : name, context);
        },
      ),
    );
  });

  it('needs all three', () => {
    assert(
      property(anyCard, constantFrom(0, 1, 2), ({ party, repository, type }, left) => {
        const words = [party, repository, type].filter((_, index) => index !== left);
        return !matchesDiscoveryCard(words.join(' '), { party, repository, type });
      }),
    );
  });
});
