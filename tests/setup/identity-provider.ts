import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';

/** Somebody whom the provider knows, by the claims it tells of them. */
export interface KnownPerson {
  sub: string;
  email?: string;
  /** Left out: the provider does not say. */
  email_verified?: boolean | string;
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in there next. */
  person: KnownPerson;
  /** True: the person refuses. */
  refuses: boolean;
  /** What comes instead of an answer of the provider's, by path: a page, or undefined for its own. */
  instead: ((path: string) => unknown) | undefined;
  /** Those who ended their sign-in there: what the product told of them. */
  ended: URLSearchParams[];
  /** Goes where the product sent the browser, signs in, and returns the address of the way back. */
  signIn(url: string): Promise<string>;
  /** Stops answering, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The provider's own memory: sessions, codes, tokens. */
class Memory implements Adapter {
  readonly #rows = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#rows.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#rows.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#rows.values()].find((payload) => payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = this.#rows.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#rows.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#rows) if (payload.grantId === grantId) this.#rows.delete(id);
  }
}

type JsonWebKey = Record<string, string>;

function signingKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomUUID(),
  } as JsonWebKey;
}

/** A certified OpenID provider on this machine that signs in whoever comes as `person`. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const people = new Map<string, KnownPerson>();
  let handle: ReturnType<Provider['callback']> | undefined;
  let provider: Provider;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const other = known.instead?.(pathname);
    if (other !== undefined) {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(other));
    }
    if (pathname === '/session/end') known.ended.push(searchParams);
    if (!pathname.startsWith('/interaction/')) return handle?.(request, response);
    if (known.refuses) {
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    people.set(known.person.sub, known.person);
    return provider.interactionFinished(request, response, { login: { accountId: known.person.sub } });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;

  const known: IdentityProvider = {
    issuer,
    clientId: 'proceed',
    clientSecret: randomUUID(),
    person: { sub: 'nobody' },
    refuses: false,
    instead: undefined,
    ended: [],
    signIn: (url) => followTo(url, issuer),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start: () => listen(port),
  };

  provider = new Provider(issuer, {
    adapter: () => new Memory(),
    clients: [
      {
        ...{ client_id: known.clientId, client_secret: known.clientSecret, redirect_uris: [redirectUri] },
        post_logout_redirect_uris: [new URL('/login', redirectUri).href],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(context, form) {
          context.body = `<!doctype html><html lang="en"><title>Sign out</title><link rel="icon" href="data:,"><main><h1>Sign out here?</h1>${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes</button></main></html>`;
        },
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  handle = provider.callback();
  return known;
}

/** Follows redirects as a browser with an empty cookie jar does, until one leads away from `issuer`. */
async function followTo(url: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let current = url;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(current, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    current = new URL(location, current).href;
    if (!current.startsWith(issuer)) return current;
  }
  throw new Error('The provider redirects in a circle.');
}
