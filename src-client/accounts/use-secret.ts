import { useState } from 'react';
import { useLocation } from 'react-router';

/** The code of a mailed link. It stands behind '#', so that no server's log and no other site ever has it. */
export function useSecret(): string {
  const { hash } = useLocation();
  // What stood there first: the form is not emptied when the address changes.
  const [secret] = useState(hash.slice(1));
  return secret;
}
