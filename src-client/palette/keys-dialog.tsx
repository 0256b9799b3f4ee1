import { Fragment } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd, modifierName } from '../ui/kbd.tsx';
import { SINGLE_KEY, setSingleKeys, useSingleKeys } from '../ui/single-keys.ts';
import { KEYS, type KeyRow } from './key-list.ts';

export function KeysDialog({ onClose }: { onClose(): void }) {
  const areOn = useSingleKeys();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      isText
      title="Keyboard Shortcuts"
      description={
        areOn
          ? 'Single letters work wherever nothing is being typed.'
          : 'Single letters are switched off in this browser.'
      }
    >
      <Checkbox
        checked={areOn}
        onChange={setSingleKeys}
        label="Single-letter shortcuts"
        hint={`Switch them off if you dictate, or if keys get pressed by accident. ${modifierName()} K still opens the search, where you find this list under ‘Keyboard shortcuts’.`}
        className="mb-5"
      />
      <div className="gap-x-10 sm:columns-2">
        {KEYS.map(({ title, rows }) => (
          <section key={title} aria-label={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-sm font-semibold">{title}</h3>
            <dl className="divide-y divide-line text-sm">
              {rows.map((row) => (
                <div key={row.does} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-muted">{row.does}</dt>
                  <dd className="shrink-0">
                    <Keys ways={areOn ? row.ways : row.ways.filter(isNoLetter)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Not one of the keys that can be switched off. */
function isNoLetter(keys: readonly string[]): boolean {
  return keys.length > 1 || !SINGLE_KEY.test(keys[0] ?? '');
}

function Keys({ ways }: Pick<KeyRow, 'ways'>) {
  if (ways.length === 0) return <span className="text-muted">Off</span>;
  return (
    <span className="flex items-center gap-1.5">
      {ways.map((keys, place) => (
        <Fragment key={keys.join('+')}>
          {place > 0 && <span className="sr-only">or</span>}
          <span className="flex items-center gap-0.5">
            {keys.map((key) => (
              <Kbd key={key}>{key === 'Mod' ? modifierName() : key}</Kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
