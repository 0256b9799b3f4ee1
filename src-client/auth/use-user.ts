import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { createContext, useContext } from 'react';
import type { User } from '#src/auth/schema.ts';
import { type createTrpcClient, trpc, userQueryKey } from '../lib/trpc.ts';

/** The signed-in person; null when signed out. Set by the session gate. */
export const UserContext = createContext<User | null>(null);

/** Asks who is signed in while the code of the screen is still on its way; the session gate reads the reply. */
export function askForSession(queryClient: QueryClient, client: ReturnType<typeof createTrpcClient>): void {
  void createTRPCQueryUtils({ queryClient, client }).auth.session.prefetch(undefined, {
    meta: { silent: true },
  });
}

/** The signed-in person or null. */
export function useSession(): User | null {
  return useContext(UserContext);
}

/** The signed-in person, on screens that only they can reach. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (user === null) throw new Error('This screen needs a signed-in user');
  return user;
}

/** Forgets whatever an earlier person left in the cache, and keeps who is signed in. */
export function useForgetOthers(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const [path] = userQueryKey();
    queryClient.removeQueries({ predicate: (query) => String(query.queryKey[0]) !== String(path) });
  };
}

/** Starts a session in the client: whatever an earlier person left in the cache goes first. */
export function useStartSession(): (user: User) => void {
  const forgetOthers = useForgetOthers();
  const utils = trpc.useUtils();
  return (user) => {
    forgetOthers();
    utils.auth.session.setData(undefined, user);
  };
}
