import { type ReactNode, useId, useMemo, useState } from 'react';
import { DISCOVERY_DOCUMENT_TYPES } from '#src/documents/discovery-schema.ts';
import { hasTooManyTags } from '#src/review/codes.ts';
import { CodeChange, MOST_TAGS, PRODUCTION_STATUSES, type ReviewDocument } from '#src/review/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { amount } from '#src/text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { PRIVILEGES, privilegeOf, productionText } from './review-words.ts';

interface CodeDialogProps {
  /** Those that are changed. */
  documents: readonly ReviewDocument[];
  /** Custodians in use, offered while one is typed. */
  custodians: readonly string[];
  onClose(): void;
  onCode(change: CodeChange): void;
}

/** Takes a value away; no type, status or name is written like this. */
const CLEAR = '\u2205';
const NO_CHANGE = 'No change';
const LISTED_TAGS = 40;

interface Entry {
  privilege: string;
  type: string;
  custodian: string;
  production: string;
  relevance: string;
  tags: string;
  removed: readonly string[];
}

const EMPTY: Entry = {
  privilege: '',
  type: '',
  custodian: '',
  production: '',
  relevance: '',
  tags: '',
  removed: [],
};

/** What was entered as a change; fields left as they are do not appear in it. */
function changeOf(entry: Entry) {
  const words = (text: string) => (text === '' ? undefined : text === CLEAR ? null : text);
  const added = [...new Set(entry.tags.split(',').map((tag) => tag.trim()))].filter(Boolean);
  const relevance = entry.relevance.trim();
  return {
    ...(entry.privilege !== '' && {
      privilegeStatus: entry.privilege === CLEAR ? null : privilegeOf(entry.privilege),
    }),
    ...(entry.type !== '' && { documentCategory: words(entry.type) }),
    ...(entry.custodian.trim() !== '' && { custodian: words(entry.custodian.trim()) }),
    ...(entry.production !== '' && { productionStatus: words(entry.production) }),
    ...(relevance !== '' && { relevanceScore: relevance === CLEAR ? null : Number(relevance) }),
    ...(added.length > 0 && { addTags: added }),
    ...(entry.removed.length > 0 && { removeTags: [...entry.removed] }),
  };
}

/** The same change for every document that is chosen; what is left alone stays as it is in each of them. */
export function CodeDialog({ documents, custodians, onClose, onCode }: CodeDialogProps) {
  const [entry, setEntry] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useId();
  const names = useId();
  const tags = useMemo(
    () => [...new Set(documents.flatMap((document) => document.tags))].sort(),
    [documents],
  );
  const set = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }));
  const [only] = documents;
  const what =
    documents.length === 1 && only ? visibleName(only.filename) : amount(documents.length, 'document');
  const isEmpty = Object.keys(changeOf(entry)).length === 0;

  const submit = () => {
    const checked = CodeChange.safeParse(changeOf(entry));
    if (!checked.success) {
      const found = checked.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]);
      setProblems(Object.fromEntries(found));
      return;
    }
    if (documents.some((document) => hasTooManyTags(document, checked.data))) {
      setProblems({ addTags: `A document has at most ${MOST_TAGS} tags.` });
      return;
    }
    onCode(checked.data);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${what}`}
      description="What you leave at ‘No change’ stays as it is in each document. You can undo this."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isEmpty}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Choice
          label="Privilege"
          value={entry.privilege}
          options={PRIVILEGES}
          cleared="Unreviewed"
          onChange={(privilege) => set({ privilege })}
        />
        <Choice
          label="Document type"
          value={entry.type}
          options={DISCOVERY_DOCUMENT_TYPES.map((value) => ({ value, label: value }))}
          cleared="As filed"
          onChange={(type) => set({ type })}
        />
        <Clearable
          label="Custodian"
          cleared="not assigned"
          value={entry.custodian}
          error={problems.custodian}
          onChange={(custodian) => set({ custodian })}
        >
          <Input
            list={names}
            value={entry.custodian}
            placeholder={NO_CHANGE}
            onChange={({ target }) => set({ custodian: target.value })}
          />
        </Clearable>
        <datalist id={names}>
          {custodians.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Choice
          label="Production status"
          value={entry.production}
          options={PRODUCTION_STATUSES.map((value) => ({ value, label: productionText(value) }))}
          cleared="Not set"
          onChange={(production) => set({ production })}
        />
        <Clearable
          label="Relevance, 0 to 100"
          cleared="no score"
          value={entry.relevance}
          error={problems.relevanceScore}
          onChange={(relevance) => set({ relevance })}
        >
          <Input
            inputMode="numeric"
            value={entry.relevance}
            placeholder={NO_CHANGE}
            onChange={({ target }) => set({ relevance: target.value })}
          />
        </Clearable>
        <Field label="Add tags" hint="Several with commas between." error={problems.addTags}>
          <Input
            value={entry.tags}
            placeholder={NO_CHANGE}
            onChange={({ target }) => set({ tags: target.value })}
          />
        </Field>
        {tags.length > 0 && (
          <fieldset className="sm:col-span-2">
            <legend className="mb-1.5 text-sm font-medium">Take tags away</legend>
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {tags.slice(0, LISTED_TAGS).map((tag) => (
                <label key={tag} className="flex min-h-8 items-center gap-2 text-sm touch:min-h-11">
                  <input
                    type="checkbox"
                    checked={entry.removed.includes(tag)}
                    onChange={({ target }) =>
                      set({
                        removed: target.checked
                          ? [...entry.removed, tag]
                          : entry.removed.filter((each) => each !== tag),
                      })
                    }
                    className="size-4 accent-accent-fill"
                  />
                  {tag}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What it is called when there is no value. */
  cleared: string;
  onChange(value: string): void;
}

function Choice({ label, value, options, cleared, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        value={value}
        placeholder={NO_CHANGE}
        options={[...options, { value: CLEAR, label: cleared }]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface ClearableProps {
  label: string;
  cleared: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  children: ReactNode;
}

/** A field whose value can be taken away, too. */
function Clearable({ label, cleared, value, error, onChange, children }: ClearableProps) {
  const isCleared = value === CLEAR;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Field label={label} error={error}>
        {isCleared ? <Input value="" placeholder={`Becomes ${cleared}`} disabled readOnly /> : children}
      </Field>
      <label className="flex min-h-7 items-center gap-2 text-sm text-muted touch:min-h-11">
        <input
          type="checkbox"
          checked={isCleared}
          onChange={({ target }) => onChange(target.checked ? CLEAR : '')}
          className="size-4 accent-accent-fill"
        />
        Take it away ({cleared})
      </label>
    </div>
  );
}
