import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { WorkspacePage } from '#client/workspace/workspace-page.tsx';
import { makeListedCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const item = makeListedCase();
const CHRONOLOGY = `/cases/${item.id}/chronology`;
let arrive = () => {};
let fetched = () => {};

/** The documents of the case, which come when `arrive` is called. */
function Area() {
  const [documents, setDocuments] = useState<ReturnType<typeof makeDocument>[]>();
  arrive = () => setDocuments([makeDocument({ caseId: item.id })]);
  return <Outlet context={{ item, documents, listFailed: false, retryList: () => {} }} />;
}

function Chronology() {
  return null;
}

/** The program of the other page, which is there when `fetched` is called. */
const page = new Promise<{ Component: typeof Chronology }>((done) => {
  fetched = () => done({ Component: Chronology });
});

test('a press on a link is not taken back by the paper that is opened when the list comes', async () => {
  startFakeServer({});
  const { router } = renderRoutes(
    [
      {
        path: '/cases/:caseId',
        element: <Area />,
        children: [{ index: true, element: <WorkspacePage /> }],
      },
      { path: '/cases/:caseId/chronology', lazy: () => page },
    ],
    `/cases/${item.id}`,
  );
  act(() => void router.navigate(CHRONOLOGY));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  act(() => arrive());
  expect(router.state.navigation.location?.pathname).toBe(CHRONOLOGY);
  act(() => fetched());
  await waitFor(() => expect(router.state.location.pathname).toBe(CHRONOLOGY));
});
