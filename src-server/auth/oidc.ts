import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { oneLine } from '#src/text/bidi-controls.ts';

/** Who the provider says has signed in. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null unless the provider says that it has seen mail to it arrive (`email_verified`, OpenID Core §5.1). */
  email: string | null;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
  /**
   * What names this sign-in to the provider, where it can be ended there too (RP-Initiated Logout §2): '' for one that
   * is too long to be sent; null where it ends none.
   */
  idToken: string | null;
}

/** What has to be remembered between leaving for the provider and coming back (RFC 7636, OpenID Core §3.1.2.1). */
export interface OidcChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Oidc {
  /** What people know the provider by: its host. */
  name: string;
  /** `asksAgain`: whoever is signed in there shows once more that it is them. */
  begin(redirectUri: string, options?: { asksAgain: boolean }): Promise<{ url: string; checks: OidcChecks }>;
  /** Exchanges the code; throws when state, nonce, signature or PKCE do not fit. */
  finish(callbackUrl: URL, checks: OidcChecks): Promise<Identity>;
  /** Where the sign-in at the provider is ended; it leads back to `returnUri`. */
  endUrl(idToken: string, returnUri: string): Promise<string>;
}

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const Address = z.string().trim().pipe(z.email().max(254));
const Picture = z.url({ protocol: /^https?$/ }).max(2000);
const NAME_LENGTH = 100;
/** A longer one has no room in a cookie. */
const ID_TOKEN_LENGTH = 3000;

type Claims = Record<string, unknown>;

function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return oneLine(value).trim().slice(0, NAME_LENGTH) || null;
}

/** Address and `email_verified` of one and the same statement; the word 'true' is not the truth. */
function verifiedAddress({ email, email_verified }: Claims): string | null {
  return email_verified === true ? (Address.safeParse(email).data ?? null) : null;
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
    name: new URL(issuer).host,

    async begin(redirectUri, { asksAgain } = { asksAgain: false }) {
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
        ...(asksAgain && { prompt: 'login' }),
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
      const configuration = await configured();
      const info: Claims = await client
        .fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        .catch(() => ({}));
      const claims: Claims = { ...info, ...idToken };
      const isEnded = configuration.serverMetadata().end_session_endpoint !== undefined;
      const kept = tokens.id_token ?? '';
      return {
        issuer: idToken.iss,
        subject: idToken.sub,
        email: verifiedAddress(idToken) ?? verifiedAddress(info),
        name: text(claims.name) ?? text(claims.preferred_username),
        firstName: text(claims.given_name),
        lastName: text(claims.family_name),
        picture: Picture.safeParse(claims.picture).data ?? null,
        idToken: isEnded ? (kept.length <= ID_TOKEN_LENGTH ? kept : '') : null,
      };
    },

    async endUrl(idToken, returnUri) {
      const client = await import('openid-client');
      const url = client.buildEndSessionUrl(await configured(), {
        post_logout_redirect_uri: returnUri,
        ...(idToken !== '' && { id_token_hint: idToken }),
      });
      return url.href;
    },
  };
}
