import { Kbd } from '../ui/kbd.tsx';
import { useSingleKeys } from '../ui/single-keys.ts';

/** The key that lists the keys, while it does. */
export function KeysHint() {
  if (!useSingleKeys()) return null;
  return (
    <span className="max-sm:hidden">
      <Kbd>?</Kbd>
    </span>
  );
}
