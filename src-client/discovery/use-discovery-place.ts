import { useSearchParams } from 'react-router';
import {
  type DiscoveryParty,
  type DiscoveryRepository,
  PARTIES,
  REPOSITORIES,
} from '#src/discovery/schema.ts';

export interface DiscoveryPlace {
  party: DiscoveryParty;
  repository: DiscoveryRepository;
}

/** The tabs that the address names (`?party=defendant&part=admissions`); going back leads to the page before. */
export function useDiscoveryPlace(): [DiscoveryPlace, (place: Partial<DiscoveryPlace>) => void] {
  const [query, setQuery] = useSearchParams();
  const place: DiscoveryPlace = {
    party: PARTIES.find((party) => party === query.get('party')) ?? 'plaintiff',
    repository: REPOSITORIES.find((each) => each === query.get('part')) ?? 'document-production',
  };
  const go = (next: Partial<DiscoveryPlace>) => {
    const { party, repository } = { ...place, ...next };
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('party', party);
        after.set('part', repository);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [place, go];
}
