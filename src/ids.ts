const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a well-formed UUID (RFC 9562 §4). A malformed id is answered like an unknown one. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** A case id that `authorizeCase` has checked for the person asking. Only that function mints it. */
export type AuthorizedCaseId = string & { readonly __authorizedCase: unique symbol };
