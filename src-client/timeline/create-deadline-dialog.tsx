import { type KeyboardEvent, useState } from 'react';
import type { Jurisdiction, MailedFrom, ServiceWay } from '#src/law/calculation-schema.ts';
import { useToday } from '../law/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResults } from './calculator-results.tsx';
import { ManualEntry } from './manual-entry.tsx';
import { useCalculator } from './use-calculator.ts';
import { useCreateDeadlines } from './use-create-deadlines.ts';
import { useManualEntry } from './use-manual-entry.ts';

export interface DeadlinePrefill {
  tab?: Tab;
  name?: string;
  /** YYYY-MM-DD */
  date?: string;
  /** What to count from: YYYY-MM-DD, and the milestone whose date it is. */
  trigger?: { date: string; milestoneId: string | null };
  /** The hearing that it counts back from. */
  hearing?: { date: string; milestoneId: string | null };
  /** What to calculate, by its type, and where; without `jurisdiction` where the case is. */
  deadlineType?: string;
  jurisdiction?: Jurisdiction;
  /** How the papers were served, where it is known. */
  service?: { serviceMethod: ServiceWay; mailedFrom: MailedFrom | null };
}

interface CreateDeadlineDialogProps {
  caseId: string;
  /** Two letters; chooses whose calendar says what day it is. */
  caseState: string | null;
  onClose(): void;
  prefill?: DeadlinePrefill;
}

type Tab = 'manual' | 'calculate';
const FORM_ID = 'create-deadline';

/** A deadline entered by hand or taken over from the calculator. */
export function CreateDeadlineDialog({
  caseId,
  caseState,
  onClose,
  prefill = {},
}: CreateDeadlineDialogProps) {
  const today = useToday(caseState);
  const [tab, setTab] = useState<Tab>(prefill.tab ?? 'manual');
  const { tab: _, name, date, ...counted } = prefill;
  const manual = useManualEntry({ ...(name && { name }), ...(date && { date }) }, today);
  const calculator = useCalculator({ caseId, today, ...counted });
  const { add, busy } = useCreateDeadlines(caseId);
  const byHand = manual.deadline ? [manual.deadline] : [];
  const chosen = tab === 'manual' ? byHand : calculator.chosen;

  async function create() {
    if (chosen.length === 0) return sayWhatIsMissing();
    const added = await add(chosen);
    if (added === chosen.length) onClose();
    else calculator.uncheck(chosen.slice(0, added));
  }
  // A browser ignores Enter while the form's button is disabled.
  function onKeyDown(event: KeyboardEvent) {
    const isEntry = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || !isEntry || tab !== 'manual' || chosen.length > 0) return;
    event.preventDefault();
    sayWhatIsMissing();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create Deadline"
      description="It goes on the timeline of this case."
      dismissible={!manual.isDirty && !calculator.isDirty && !busy}
      size="large"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={busy} disabled={chosen.length === 0}>
            {chosen.length > 1 ? `Create ${chosen.length} Deadlines` : 'Create Deadline'}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Tabs
          label="How to enter it"
          value={tab}
          onValueChange={(value) => setTab(value === 'calculate' ? 'calculate' : 'manual')}
          tabs={[
            {
              value: 'manual',
              label: 'Manual Entry',
              content: <ManualEntry entry={manual} today={today} />,
            },
            {
              value: 'calculate',
              label: 'Calculate Deadline',
              content: (
                <div className="flex flex-col gap-6">
                  <CalculatorForm caseId={caseId} calculator={calculator} />
                  <CalculatorResults calculator={calculator} canAdd />
                </div>
              ),
            },
          ]}
        />
      </form>
    </Dialog>
  );
}

function sayWhatIsMissing() {
  showToast({
    title: 'Missing Information',
    description: 'Please provide a name and date for the milestone.',
    tone: 'danger',
  });
}
