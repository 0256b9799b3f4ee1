import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { User } from '#src/auth/schema.ts';
import { trpc, userQueryKey } from '../lib/trpc.ts';

/** The signed-in person; null when signed out. Set by the session gate. */
export const UserContext = createContext<User | null>(null);

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

/** Starts a session in the client: whatever an earlier person left in the cache goes first. */
export function useStartSession(): (user: User) => void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (user) => {
    const [path] = userQueryKey();
    queryClient.removeQueries({ predicate: (query) => String(query.queryKey[0]) !== String(path) });
    utils.auth.user.setData(undefined, user);
  };
}
