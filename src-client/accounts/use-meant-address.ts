import { type ChangeEvent, useState } from 'react';
import { probablyMeant } from '#src/auth/mistyped-domain.ts';

/**
 * A word under an address field, once it is left, where the provider looks mistyped. Whoever typed it right goes on. It
 * vanishes while the address is put right: if it did when the field is left, the button would move away under the press.
 */
export function useMeantAddress() {
  const [meant, setMeant] = useState<string | null>(null);
  return {
    note: meant === null ? '' : `Did you mean ${meant}? If yours is right, go on.`,
    watch: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setMeant((former) => (former === null ? null : probablyMeant(target.value))),
      onBlur: ({ target }: ChangeEvent<HTMLInputElement>) => setMeant(probablyMeant(target.value)),
    },
  };
}
