import { useSearchParams } from 'react-router';

/** The case and the conversation that the address names (`?case=…&conversation=…`). */
export function useAssistantPlace() {
  const [search, setSearch] = useSearchParams();
  return {
    caseId: search.get('case') || null,
    conversationId: search.get('conversation') || null,
    /** `replace` where the person has not gone anywhere. */
    go(caseId: string, conversationId: string | null = null, { replace = false } = {}) {
      const place = { case: caseId, ...(conversationId !== null && { conversation: conversationId }) };
      setSearch(place, { replace });
    },
  };
}
