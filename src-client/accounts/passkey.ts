const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Why this page can use no passkey; null where it can (Web Authentication Level 3 §5.1.3: a secure page with a name). */
export function passkeyObstacle(): string | null {
  if (IP_ADDRESS.test(window.location.hostname)) {
    return 'Passkeys need a name in the address of this page, such as localhost, not a number.';
  }
  if (!window.isSecureContext) return 'Passkeys need an address that begins with https.';
  if (!('PublicKeyCredential' in window))
    return 'This browser cannot use passkeys. An app that makes codes works on any of them.';
  return null;
}

const SAID: Record<string, string> = {
  NotAllowedError: 'Nothing happened: it was canceled, or took too long. Please try again.',
  AbortError: 'Nothing happened: it was canceled. Please try again.',
  InvalidStateError: 'This phone, computer or key is set up already.',
};

/** What a browser's refusal means to a person. */
export function passkeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return SAID[name] ?? 'This browser could not use a passkey here. Please try again, or use something else.';
}
