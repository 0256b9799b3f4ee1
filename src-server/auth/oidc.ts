import type { Configuration } from 'openid-client';

/** Who the provider says has signed in. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
}

/** What has to be remembered between leaving for the provider and coming back (RFC 7636, OpenID Core §3.1.2.1). */
export interface OidcChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Oidc {
  begin(redirectUri: string): Promise<{ url: string; checks: OidcChecks }>;
  /** Exchanges the code; throws when state, nonce, signature or PKCE do not fit. */
  finish(callbackUrl: URL, checks: OidcChecks): Promise<Identity>;
}

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Authorization code flow with PKCE, state and nonce, by discovery. The provider is looked up at first use. */
export function createOidc({ issuer, clientId, clientSecret }: OidcOptions): Oidc {
  let configuration: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const server = new URL(issuer);
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    return client.discovery(server, clientId, clientSecret, undefined, { execute });
  }

  function configured(): Promise<Configuration> {
    configuration ??= discover().catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
  }

  return {
    async begin(redirectUri) {
      const client = await import('openid-client');
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(callbackUrl, checks) {
      const client = await import('openid-client');
      const tokens = await client.authorizationCodeGrant(await configured(), callbackUrl, {
        pkceCodeVerifier: checks.codeVerifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('the provider sent no identity');
      const info = await client
        .fetchUserInfo(await configured(), tokens.access_token, idToken.sub)
        .catch(() => ({}));
      const claims: Record<string, unknown> = { ...info, ...idToken };
      return {
        issuer: idToken.iss,
        subject: idToken.sub,
        email: text(claims.email),
        name: text(claims.name) ?? text(claims.preferred_username),
        firstName: text(claims.given_name),
        lastName: text(claims.family_name),
        picture: text(claims.picture),
      };
    },
  };
}
