import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { UserContext } from '#client/auth/use-user.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { createTrpcClient, trpc } from '#client/lib/trpc.ts';
import { clearToasts } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { TooltipProvider } from '#client/ui/tooltip.tsx';
import type { User } from '#src/auth/schema.ts';

// happy-dom knows neither property, and react-hook-form asks both whether a list was changed before it loaded.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, get: () => 0 });

/** A route table in the app's own providers, at an address. Start the fake server first. */
export function renderRoutes(routes: RouteObject[], at = '/') {
  clearToasts();
  const queryClient = createQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <trpc.Provider client={createTrpcClient(queryClient)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
        {/* A busy machine may take longer to look at a notice than a notice stays. */}
        <Toaster shownMs={() => Number.POSITIVE_INFINITY} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { person: userEvent.setup(), router, queryClient };
}

/** The title of the notice that says a text; read off the notice itself, which the next one may replace at once. */
export async function noticeTitle(text: string): Promise<string | null | undefined> {
  const description = await screen.findByText(text);
  return description.previousElementSibling?.textContent;
}

/** Presses what a notice offers. It takes presses a moment after it is there. */
export async function pressInNotice(person: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  const notices = button.closest<HTMLElement>('[role=region]');
  await waitFor(() => {
    if (notices?.style.pointerEvents === 'none') throw new Error('The notice takes no presses yet.');
  });
  await person.click(button);
}

/** One screen of a signed-in user. */
export function renderScreen(page: ReactNode, user: User) {
  return renderRoutes([{ path: '*', element: <UserContext value={user}>{page}</UserContext> }]);
}
