import { type ReactNode, useState } from 'react';
import { neitherText, sidesOf, titleOfSides } from '#src/intake/line-words.ts';
import type { LineField } from '#src/intake/lines-schema.ts';
import type { Changes } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { CASE_KIND_LABELS, CASE_KINDS, type CaseKind } from '#src/law/courts/case-kinds.ts';
import { sideOfRole } from '#src/participants/side-of-role.ts';
import { isUnnamed } from '#src/participants/unnamed.ts';
import { US_STATES } from '#src/states.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';

export interface LineEditorProps {
  proposal: Proposal;
  field: LineField;
  onSay(changes: Changes): void;
  /** Absent where the line is a question that stays until it is answered. */
  onClose?: (() => void) | undefined;
}

const CERTAIN = { certainty: 'certain' } as const;

/** What changes a line, or answers its question. */
export function LineEditor({ proposal, field, onSay, onClose }: LineEditorProps): ReactNode {
  const Editor = EDITORS[field];
  const say = (changes: Changes) => {
    onSay(changes);
    onClose?.();
  };
  return <Editor proposal={proposal} onSay={say} onClose={onClose} />;
}

type PartProps = Pick<LineEditorProps, 'proposal' | 'onSay' | 'onClose'>;

/** The lines of a card: what else each of them is stands in `card-lines.ts`. */
const EDITORS: Readonly<Record<LineField, (props: PartProps) => ReactNode>> = {
  court: CourtEditor,
  caseNumber: CaseNumberEditor,
  parties: PartiesEditor,
  role: RoleEditor,
  sum: SumEditor,
  kind: KindEditor,
  state: StateEditor,
};

function CaseNumberEditor({ proposal: { caseNumber }, onSay, onClose }: PartProps) {
  return (
    <TextEditor
      label="Case number, as on the paper"
      value={caseNumber.value ?? ''}
      onClose={onClose}
      onSave={(value) => onSay({ caseNumber: { ...caseNumber, ...CERTAIN, value: value || null } })}
    />
  );
}

function SumEditor({ proposal: { sum }, onSay, onClose }: PartProps) {
  return (
    <TextEditor
      label="How many dollars they want"
      value={String(sum.value?.amount ?? '')}
      inputMode="decimal"
      onClose={onClose}
      onSave={(value) => {
        const amount = Number(value.replace(/[$,\s]/g, ''));
        const isNone = value === '' || !Number.isFinite(amount) || amount < 0;
        const said = isNone ? null : { what: '', ...sum.value, amount };
        onSay({ sum: { ...sum, ...CERTAIN, value: said } });
      }}
    />
  );
}

function StateEditor({ proposal: { state }, onSay }: PartProps) {
  return (
    <Field label="In which state is the court?">
      <Select
        placeholder="Choose a state"
        value={state.value ?? ''}
        options={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onSay({ state: { ...state, ...CERTAIN, value: event.target.value || null } })}
      />
    </Field>
  );
}

interface TextEditorProps {
  label: string;
  value: string;
  inputMode?: 'decimal';
  onSave(value: string): void;
  onClose?: (() => void) | undefined;
}

function TextEditor({ label, value, inputMode, onSave, onClose }: TextEditorProps) {
  const [text, setText] = useState(value);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <Field label={label}>
        <Input
          value={text}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          inputMode={inputMode}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Buttons onClose={onClose} />
    </form>
  );
}

function Buttons({ onClose }: { onClose?: (() => void) | undefined }) {
  return (
    <div className="flex gap-2">
      <Button type="submit" size="small">
        Save
      </Button>
      {onClose && (
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/** So many courts are buttons; more are a list. */
const FEW = 4;

function CourtEditor({ proposal, onSay, onClose }: PartProps) {
  const { court } = proposal;
  const [isTyped, setTyped] = useState(court.choices.length === 0);
  const isLong = court.choices.length > FEW;
  const choose = (value: string | null, courtId: string | null) =>
    onSay({ court: { ...court, ...CERTAIN, value, courtId } });
  return (
    <div className="flex flex-col gap-2">
      {isLong && (
        <Select
          aria-label="The court"
          placeholder="Choose the court"
          value=""
          options={court.choices.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            const chosen = court.choices.find(({ id }) => id === event.target.value);
            if (chosen !== undefined) choose(chosen.name, chosen.id);
          }}
        />
      )}
      {(isLong ? [] : court.choices).map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          className="justify-start py-2 text-left whitespace-normal!"
          onClick={() => choose(name, id)}
        >
          {name}
        </Button>
      ))}
      {court.value === null && (
        <Button
          variant="secondary"
          className="justify-start py-2 text-left whitespace-normal!"
          onClick={() => choose(null, null)}
        >
          My paper names no court
        </Button>
      )}
      {isTyped ? (
        <TextEditor
          label="The court’s name, as it stands at the top of the paper"
          value={court.value ?? ''}
          onClose={onClose}
          onSave={(value) => value !== '' && choose(value, value === court.value ? court.courtId : null)}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="self-start text-accent underline"
          onClick={() => setTyped(true)}
        >
          Another court
        </Button>
      )}
    </div>
  );
}

function PartiesEditor({ proposal, onSay, onClose }: PartProps) {
  const sides = sidesOf(proposal);
  const [plaintiff, setPlaintiff] = useState(sides.plaintiffs.join('; '));
  const [defendant, setDefendant] = useState(sides.defendants.join('; '));
  const named = (text: string, role: string) =>
    text
      .split(';')
      .map((name) => ({ name: name.trim(), role }))
      .filter(({ name }) => name !== '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const parties = [
          ...named(plaintiff, 'Plaintiff'),
          ...named(defendant, 'Defendant'),
          // Who is on neither side is not asked for, and stays.
          ...proposal.parties.value.filter(({ role }) => sideOfRole(role) === null),
        ];
        if (parties.length === 0) return;
        const said = sidesOf({ parties: { ...proposal.parties, value: parties } });
        // Whom the case was called after stays that, if they are still named.
        const about = said.defendants.find((name) => proposal.title.value.endsWith(` v. ${name}`)) ?? null;
        const title = titleOfSides(said, about) ?? proposal.title.value;
        onSay({
          parties: { ...proposal.parties, ...CERTAIN, value: parties },
          title: { ...proposal.title, ...CERTAIN, value: title },
        });
      }}
    >
      <Field label="Who sues" hint="Several names: put ; between them.">
        <Input value={plaintiff} autoComplete="off" onChange={(event) => setPlaintiff(event.target.value)} />
      </Field>
      <Field label="Who is sued">
        <Input value={defendant} autoComplete="off" onChange={(event) => setDefendant(event.target.value)} />
      </Field>
      <Buttons onClose={onClose} />
    </form>
  );
}

function RoleEditor({ proposal, onSay }: Pick<PartProps, 'proposal' | 'onSay'>) {
  const { plaintiffs, defendants } = sidesOf(proposal);
  const isOfOrder = Boolean(proposal.protection);
  const choices = [
    {
      value: 'defendant' as const,
      // Whoever lives there and is not named is not asked to be one of 'all other occupants'.
      names: defendants.filter((name) => !isUnnamed(name)),
      what: isOfOrder
        ? 'The order is against me'
        : proposal.command === 'garnishment'
          ? 'It is my money or my pay'
          : 'I am the one who is sued',
    },
    {
      value: 'plaintiff' as const,
      names: plaintiffs,
      what: isOfOrder ? 'I asked for the order' : 'I am the one who sues',
    },
    ...(proposal.command === undefined
      ? []
      : [{ value: 'neither' as const, names: [], what: `Neither: I am ${neitherText(proposal)}` }]),
  ];
  return (
    <div className="flex flex-col gap-2">
      {choices.map(({ value, names, what }) => (
        <Button
          key={value}
          variant="secondary"
          className="h-auto flex-col items-start gap-0 py-2 text-left whitespace-normal!"
          onClick={() => onSay({ role: { ...proposal.role, ...CERTAIN, value } })}
        >
          <span>{what}</span>
          {names.length > 0 && (
            <span className="text-sm font-normal text-muted">{names.slice(0, 3).join(', ')}</span>
          )}
        </Button>
      ))}
    </div>
  );
}

/** The kinds that have rules of their own, in everyday words; the rest stands in the list. */
const COMMON_KINDS: readonly { kind: CaseKind; words: string }[] = [
  { kind: 'debt', words: 'A debt, a bill or a credit card' },
  { kind: 'eviction', words: 'My landlord wants me out' },
  { kind: 'small_claims', words: 'Small claims' },
  { kind: 'civil', words: 'Something else between people or companies' },
];

function KindEditor({ proposal, onSay }: Pick<PartProps, 'proposal' | 'onSay'>) {
  const say = (value: CaseKind) => onSay({ kind: { ...proposal.kind, ...CERTAIN, value } });
  const rest = CASE_KINDS.filter((kind) => !COMMON_KINDS.some((common) => common.kind === kind));
  return (
    <div className="flex flex-col gap-2">
      {COMMON_KINDS.map(({ kind, words }) => (
        <Button
          key={kind}
          variant="secondary"
          className="justify-start py-2 text-left whitespace-normal!"
          onClick={() => say(kind)}
        >
          {words}
        </Button>
      ))}
      <Select
        aria-label="Another kind of case"
        placeholder="Another kind"
        value=""
        options={rest.map((value) => ({ value, label: CASE_KIND_LABELS[value] }))}
        onChange={(event) => {
          const kind = rest.find((each) => each === event.target.value);
          if (kind !== undefined) say(kind);
        }}
      />
    </div>
  );
}
