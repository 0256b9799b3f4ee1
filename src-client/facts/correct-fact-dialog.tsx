import { useState } from 'react';
import { correctedContent, type Fact } from '#src/facts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

const FORM_ID = 'correct-fact';

interface Part {
  key: string;
  label: string;
  type: 'text' | 'date' | 'time' | 'number';
}

const PARTS: Readonly<Record<Fact['kind'], readonly Part[]>> = {
  court: [{ key: 'name', label: 'Court', type: 'text' }],
  'case-number': [{ key: 'number', label: 'Case number', type: 'text' }],
  party: [{ key: 'name', label: 'Name', type: 'text' }],
  attorney: [{ key: 'name', label: 'Name', type: 'text' }],
  judge: [{ key: 'name', label: 'Name', type: 'text' }],
  filed: [{ key: 'date', label: 'Day', type: 'date' }],
  sum: [
    { key: 'amount', label: 'Dollars', type: 'number' },
    { key: 'what', label: 'What for', type: 'text' },
  ],
  deadline: [
    { key: 'what', label: 'What has to be done', type: 'text' },
    { key: 'date', label: 'By what day', type: 'date' },
    { key: 'time', label: 'By what time', type: 'time' },
  ],
  hearing: [
    { key: 'what', label: 'What takes place', type: 'text' },
    { key: 'date', label: 'Day', type: 'date' },
    { key: 'time', label: 'Time', type: 'time' },
    { key: 'place', label: 'Place', type: 'text' },
  ],
  offer: [
    { key: 'what', label: 'What is offered', type: 'text' },
    { key: 'until', label: 'Until', type: 'date' },
  ],
  consequence: [{ key: 'what', label: 'What happens', type: 'text' }],
  disposition: [
    { key: 'of', label: 'Of what', type: 'text' },
    { key: 'outcome', label: 'Decision', type: 'text' },
  ],
  contact: [
    { key: 'name', label: 'Name', type: 'text' },
    { key: 'address', label: 'Address', type: 'text' },
    { key: 'phone', label: 'Phone', type: 'text' },
    { key: 'email', label: 'E-mail', type: 'text' },
  ],
};

/** The value of a fact as a person puts it right; what the form does not ask for stays as it was read. */
export function CorrectFactDialog({ fact, onClose }: { fact: Fact; onClose(): void }) {
  const parts = PARTS[fact.kind];
  const [first] = useState<Record<string, string>>(() => {
    const read: Record<string, unknown> = { ...fact.value };
    return Object.fromEntries(parts.map(({ key }) => [key, String(read[key] ?? '')]));
  });
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const decide = trpc.facts.decide.useMutation({
    meta: { errorFallback: 'This could not be saved.' },
    onSuccess: onClose,
  });
  const isDirty = JSON.stringify(typed) !== JSON.stringify(first);

  function save() {
    const changed = parts.map(({ key, type }) => {
      const text = (typed[key] ?? '').trim();
      return [key, text === '' ? null : type === 'number' ? Number(text) : text] as const;
    });
    const said = correctedContent(fact.kind, {
      ...fact.value,
      ...Object.fromEntries(changed),
      ...ofNewDay(),
    });
    setProblem('problem' in said ? said.problem : null);
    if ('content' in said) decide.mutate({ id: fact.id, status: 'corrected', value: said.content.value });
  }

  /** The days between which it was read to lie are not those of the day that somebody puts in its place. */
  function ofNewDay() {
    return fact.kind === 'deadline' && typed.date !== first.date ? { earliest: null, latest: null } : {};
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What does the paper say?"
      description={fact.label}
      size="small"
      dismissible={!isDirty && !decide.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={decide.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={decide.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <blockquote dir="auto" className="border-l-2 border-line-strong pl-3 font-serif text-sm text-muted">
          “{fact.quote.trim()}”
        </blockquote>
        {parts.map(({ key, label, type }) => (
          <Field key={key} label={label}>
            <Input
              type={type}
              value={typed[key] ?? ''}
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
            />
          </Field>
        ))}
        {problem !== null && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
