import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { part } from '../ui/part.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';

const ConfirmDialog = part(async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog);

/** What the switch does and what it costs, as it stands. */
function meaning(service: string | null, localOnly: boolean): string {
  if (service === null) {
    return localOnly
      ? 'The built-in engine does all the work on the machine that Proceed runs on. It stays so even if a language model is set up here later.'
      : 'Nothing leaves anyway: only the built-in engine is set up here. Turn this on to keep it so for this case, even if a language model is set up later.';
  }
  return localOnly
    ? 'The built-in engine does all the work on the machine that Proceed runs on. It finds and quotes; no language model explains or summarizes.'
    : `Papers, questions and searches of this case go to the language model at ${service}. Social Security, account and driver’s license numbers are masked first where they are recognized. Turned on, nothing more is sent, and answers are quotations only.`;
}

/** 'Nothing leaves this machine', for one case. Whoever does not own the case sees how it stands. */
export function LocalOnlySwitch({ item }: { item: Case }) {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const { localOnly, waiting, busy, set } = useLocalOnly(item);
  const [asking, setAsking] = useState(false);
  const service = config.data?.aiService ?? null;
  const isOwner = can(item.memberRole, 'case:privacy');
  const confirmed = () => {
    setAsking(false);
    set(false);
  };
  return (
    <>
      <Switch
        label="Nothing leaves this machine"
        checked={localOnly}
        busy={busy}
        disabled={!isOwner || config.data === undefined}
        onChange={(next) => (next || service === null ? set(next) : setAsking(true))}
        hint={
          <div className="flex flex-col gap-1">
            {config.data !== undefined && <p>{meaning(service, localOnly)}</p>}
            {!isOwner && <p>Only the owner of the case can change this.</p>}
            {waiting > 0 && (
              <p role="status">
                {amount(waiting, 'paper is', 'papers are')} being prepared anew for search. Search goes on
                meanwhile.
              </p>
            )}
          </div>
        }
      />
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Let this case leave this machine?"
          confirmLabel={`Send to ${service}`}
          onConfirm={confirmed}
        >
          <div className="flex flex-col gap-3">
            <p>
              The papers of “{caseTitle(item)}” will go to the language model at {service}. They go now, so
              that it can prepare the search, and each time somebody asks a question. Where we see the number
              of an account, a driver’s license or Social Security, we first mask it.
            </p>
            <p>What has been sent cannot be taken back, even when you turn the switch on again.</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether a case stays on this machine, how far its documents are prepared for that, and how it is changed. */
function useLocalOnly(item: Case) {
  const caseId = item.id;
  const privacy = trpc.cases.privacy.useQuery({ caseId }, { meta: { silent: true } });
  const update = trpc.cases.update.useMutation({
    meta: { errorFallback: 'The switch could not be turned.' },
    onSuccess: (_, { localOnly }) => {
      showToast({
        title: localOnly ? 'Nothing of this case leaves now' : 'This case may leave this machine',
        description: caseTitle(item),
        action: { label: 'Undo', onPress: () => update.mutate({ caseId, localOnly: !localOnly }) },
      });
    },
  });
  const stands = privacy.data?.localOnly ?? item.localOnly;
  return {
    localOnly: update.isPending ? (update.variables.localOnly ?? stands) : stands,
    waiting: privacy.data?.waiting ?? 0,
    busy: update.isPending,
    set: (localOnly: boolean) => update.mutate({ caseId, localOnly }),
  };
}
