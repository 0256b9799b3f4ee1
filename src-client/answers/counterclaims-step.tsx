import { Plus, Trash2 } from 'lucide-react';
import { type Counterclaim, MOST_COUNTERCLAIMS } from '#src/answers/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { SaveNote } from './save-note.tsx';
import { StepBar } from './step-bar.tsx';
import { STEP_BLOCKS, StepNotes } from './step-states.tsx';
import type { AnswerCounterclaims } from './use-counterclaims.ts';

interface CounterclaimsStepProps {
  counterclaims: AnswerCounterclaims;
  canEdit: boolean;
}

/** What the person claims from the other side, in their own facts; nothing is made up. */
export function CounterclaimsStep({ counterclaims, canEdit }: CounterclaimsStepProps) {
  const { query, notes, saving } = counterclaims;
  const claims = counterclaims.counterclaims;
  if (query.isError) {
    return (
      <PanelFailure
        title="The counterclaims could not be loaded"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorMessage(query.error, CONNECTION_TEXT)}
      </PanelFailure>
    );
  }
  if (claims === undefined) return <Waiting blocks={STEP_BLOCKS} text="Loading the counterclaims..." />;
  const remove = (claim: Counterclaim) => {
    counterclaims.remove(claim);
    showToast({
      title: claim.title === '' ? 'Counterclaim removed' : `Removed “${claim.title}”`,
      action: { label: 'Undo', onPress: () => counterclaims.putBack(claim) },
    });
  };
  return (
    <section aria-label="Counterclaims" className="flex flex-col gap-5">
      <p className="max-w-[70ch]">
        Does the other side owe you something, or did it harm you? Then you can claim that in the same answer.
        Write only what you know happened. Many answers have none.
      </p>
      <StepNotes notes={notes} />
      {canEdit && claims.length > 0 && <StepBar saved={<SaveNote queue={saving} />} />}
      {claims.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong p-4 text-sm text-muted">
          No counterclaims. Your answer goes without this section.
        </p>
      )}
      {claims.map((claim, index) => (
        <ClaimCard
          key={claim.id}
          claim={claim}
          number={index + 1}
          canEdit={canEdit}
          onWrite={counterclaims.write}
          onRemove={() => remove(claim)}
        />
      ))}
      {canEdit && (
        <Button
          variant="secondary"
          className="self-start"
          disabled={claims.length >= MOST_COUNTERCLAIMS}
          onClick={counterclaims.begin}
        >
          <Plus aria-hidden="true" />
          Add a counterclaim
        </Button>
      )}
    </section>
  );
}

interface ClaimCardProps {
  claim: Counterclaim;
  number: number;
  canEdit: boolean;
  onWrite(claim: Counterclaim): void;
  onRemove(): void;
}

function ClaimCard({ claim, number, canEdit, onWrite, onRemove }: ClaimCardProps) {
  const { title, facts, relief } = claim;
  if (!canEdit) {
    return (
      <Card>
        <CardBody className="flex flex-col gap-2 text-sm">
          <h2 className="font-semibold">{title || `Counterclaim ${number}`}</h2>
          <p className="max-w-[70ch] whitespace-pre-line">{facts}</p>
          {relief !== '' && <p className="max-w-[70ch] whitespace-pre-line text-muted">{relief}</p>}
        </CardBody>
      </Card>
    );
  }
  return (
    <Card aria-label={`Counterclaim ${number}`}>
      <CardBody className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-semibold">Counterclaim {number}</h2>
          <IconButton
            label={`Remove counterclaim ${number}`}
            variant="danger-quiet"
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
        <Field label="What it is" hint="A short name, for example “Return of my deposit”.">
          <Input
            value={title}
            maxLength={200}
            onChange={(event) => onWrite({ ...claim, title: event.target.value })}
          />
        </Field>
        <Field
          label="What happened"
          hint="One fact on each line, with its date. Each becomes a numbered paragraph."
        >
          <Textarea
            value={facts}
            rows={5}
            maxLength={20_000}
            onChange={(event) => onWrite({ ...claim, facts: event.target.value })}
          />
        </Field>
        <Field label="What you ask the court for">
          <Textarea
            value={relief}
            rows={2}
            maxLength={5000}
            onChange={(event) => onWrite({ ...claim, relief: event.target.value })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
