import { useSearchParams } from 'react-router';

const PARAMETER = 'case';

/** The case named in the address, so that a reload and the browser's Back keep it. */
export function useSelectedCase() {
  const [search, setSearch] = useSearchParams();
  return {
    caseId: search.get(PARAMETER) || null,
    select: (caseId: string) => setSearch({ [PARAMETER]: caseId }),
    /** Takes the place of the address, which leads nowhere once the case is gone. */
    clear: () => setSearch({}, { replace: true }),
  };
}
