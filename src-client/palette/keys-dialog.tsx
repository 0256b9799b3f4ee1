import { Fragment } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd, modifierName } from '../ui/kbd.tsx';
import { KEYS, type KeyRow } from './key-list.ts';

export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      isText
      title="Keyboard Shortcuts"
      description="Single letters work wherever nothing is being typed."
    >
      <div className="gap-x-10 sm:columns-2">
        {KEYS.map(({ title, rows }) => (
          <section key={title} aria-label={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-sm font-semibold">{title}</h3>
            <dl className="divide-y divide-line text-sm">
              {rows.map((row) => (
                <div key={row.does} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-muted">{row.does}</dt>
                  <dd className="shrink-0">
                    <Keys ways={row.ways} />
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

function Keys({ ways }: Pick<KeyRow, 'ways'>) {
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
