import { Cloud, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { LocalOnlySwitch } from '../cases/local-only-switch.tsx';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Whether anything of the case goes to an outside service, and where that is changed. */
export function AssistantPrivacy({ item }: { item: Case }) {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const [isOpen, setOpen] = useState(false);
  if (config.data === undefined) return null;
  const service = item.localOnly ? null : config.data.aiService;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        title="Privacy of this case"
        className="-mx-2 max-w-full px-2 font-normal text-muted"
        onClick={() => setOpen(true)}
      >
        {service === null ? (
          <ShieldCheck aria-hidden="true" />
        ) : (
          <Cloud aria-hidden="true" className="text-due" />
        )}
        <span
          className={classNames(
            'truncate underline decoration-dotted underline-offset-4',
            service === null && 'max-sm:sr-only',
          )}
        >
          {service === null ? 'Nothing leaves this machine' : `Questions go to ${service}`}
        </span>
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Privacy of This Case" size="small">
          <LocalOnlySwitch item={item} />
        </Dialog>
      )}
    </>
  );
}
