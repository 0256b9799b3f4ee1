import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import type { OperatorTexts } from '#src/auth/operator-schema.ts';
import { makeAuthConfig } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const NOTHING: OperatorTexts = { name: null, contact: null, terms: null, privacy: null };

let texts: OperatorTexts;
let server: FakeServer;
beforeEach(() => {
  texts = NOTHING;
  server = startFakeServer({
    'auth.session': () => null,
    'auth.config': () => makeAuthConfig({ aiService: 'api.example.org' }),
    'auth.operatorTexts': () => texts,
  });
});

const LINKS = [
  ['terms of service', 'Terms of service'],
  ['privacy policy', 'What happens with your data'],
] as const;

it.each(LINKS)('the sign-in text leads to the %s, without an account', async (link, title) => {
  const { person } = renderRoutes(routes, '/login');
  await person.click(await screen.findByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

describe.each(['/terms', '/privacy'])('%s', (path) => {
  it('says honestly that nobody said anything', async () => {
    renderRoutes(routes, path);
    await screen.findByText(/has not given a name here/);
    await screen.findByText(/They have not put .* of their own here/);
  });

  it('shows what whoever runs the server says', async () => {
    texts = {
      name: 'The Marsh Street Clinic',
      contact: 'help@clinic.example',
      terms: 'Our own words.',
      privacy: 'Our own words.',
    };
    renderRoutes(routes, path);
    await screen.findByText('Our own words.');
    await screen.findByText(/run by The Marsh Street Clinic.*help@clinic\.example/);
  });

  it('says nothing of the sort where the text could not be loaded', async () => {
    server.answer('auth.operatorTexts', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    renderRoutes(routes, path);
    await screen.findByText('This part could not be loaded');
    expect(screen.queryByText(/They have not put/)).toBeNull();
  });
});

it('the page of data names the service that texts go to, and says so where there is none', async () => {
  renderRoutes(routes, '/privacy');
  await screen.findByText(/go to the language model at api\.example\.org/);
});

it('and says that nothing is sent where no model is set up', async () => {
  server.answer('auth.config', () => makeAuthConfig());
  renderRoutes(routes, '/privacy');
  await screen.findByText(/no language model elsewhere is set up/);
});
