import { useMatch, useSearchParams } from 'react-router';

/** The id of the case whose screen is open; null on a screen of none. */
export function useCurrentCase(): string | null {
  const match = useMatch('/cases/:caseId/*');
  const [search] = useSearchParams();
  return match?.params.caseId ?? (search.get('case') || null);
}
