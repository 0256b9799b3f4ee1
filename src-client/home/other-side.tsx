import { Link2, Search } from 'lucide-react';
import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { showToast } from '../ui/toast-store.ts';

/**
 * The other side's case of the same number, looked for when its owner asks, shown before it is connected, and as easily
 * refused: anybody can enter a number.
 */
export function OtherSide({ item }: { item: Case }) {
  const [isRefused, setRefused] = useState(false);
  const find = trpc.cases.findOther.useMutation({
    meta: { errorFallback: 'The other case could not be looked for' },
  });
  const connect = trpc.cases.connect.useMutation({
    meta: { errorFallback: 'The cases could not be connected' },
    onSuccess: () =>
      showToast({
        title: 'Connected to Case',
        description: "You've been connected to your existing case. Only you can see what you keep in it.",
      }),
  });
  const isMissing = item.caseNumber === null || item.courtName === null;
  if (item.memberRole !== 'owner' || item.connectedCaseId !== null || isMissing || isRefused) return null;
  const caption = find.data?.caption;
  if (caption === undefined || caption === null) {
    return (
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <p className="text-muted">
          {caption === null
            ? 'No other case with this number was found in this court.'
            : 'Does the other side keep this case here too? Then what is missing can be filled in from theirs. They cannot see your case.'}
        </p>
        {caption === undefined && (
          <Button
            variant="secondary"
            className="self-start"
            busy={find.isPending}
            onClick={() => find.mutate({ caseId: item.id })}
          >
            {!find.isPending && <Search aria-hidden="true" />}
            Look for their case
          </Button>
        )}
      </div>
    );
  }
  return (
    <section aria-label="Case of the other side" className="flex flex-col gap-3 border-t border-line pt-3">
      <p className="max-w-[66ch]">
        Somebody entered this for the same number. Nobody checked who it was. Connect it only if it is your
        lawsuit: it fills in the names that are missing in yours.
      </p>
      <Facts
        items={[
          { label: 'Case number', value: caption.caseNumber },
          { label: 'Court', value: caption.courtName },
          { label: 'Who started it (plaintiff)', value: caption.plaintiffName },
          { label: 'Who answers (defendant)', value: caption.defendantName },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={connect.isPending}
          onClick={() => connect.mutate({ caseId: item.id })}
        >
          {!connect.isPending && <Link2 aria-hidden="true" />}
          Yes, connect it
        </Button>
        <Button variant="secondary" onClick={() => setRefused(true)}>
          No, it is another one
        </Button>
      </div>
    </section>
  );
}
