import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { type Case, UpdateCaseInput } from '#src/cases/schema.ts';
import type { PaperCaption } from '#src/next/caption.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { SourceChip } from '../ui/source-chip.tsx';
import { showToast } from '../ui/toast-store.ts';

/** What the papers of a case tell of its head, where it has no number yet; else nothing. */
export function CaseCaption({ item }: { item: Case }) {
  const found = trpc.next.caption.useQuery(
    { caseId: item.id },
    { enabled: can(item.memberRole, 'case:update'), meta: { silent: true } },
  );
  const paper = found.data?.paper ?? null;
  return paper === null ? null : <FromPaper key={paper.documentId} item={item} paper={paper} />;
}

const orNone = (value: string) => (value.trim() === '' ? undefined : value);

const LINES = [
  { name: 'caseNumber', label: 'Case number' },
  { name: 'courtName', label: 'Court' },
  { name: 'plaintiffName', label: 'Who started it (plaintiff)' },
  { name: 'defendantName', label: 'Who answers (defendant)' },
] as const;
type Name = (typeof LINES)[number]['name'];
const NAMES = LINES.map(({ name }) => name);

/** The head of a paper, line by line with its words, to be confirmed or changed; nothing is typed that stands there. */
function FromPaper({ item, paper }: { item: Case; paper: PaperCaption }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const read = (name: Name) => item[name] ?? paper[name]?.value ?? '';
  const form = useSchemaForm(
    UpdateCaseInput.pick({ caseNumber: true, courtName: true, plaintiffName: true, defendantName: true }),
    {
      caseNumber: read('caseNumber'),
      courtName: orNone(read('courtName')),
      plaintiffName: read('plaintiffName'),
      defendantName: read('defendantName'),
    },
  );
  const update = trpc.cases.update.useMutation({
    meta: { errorFallback: 'The case could not be changed' },
    onSuccess: (saved) => {
      showToast({
        title: saved.caseNumber === null ? 'Your case was changed' : 'Your case has its number',
        description: saved.caseNumber ?? undefined,
      });
      // What a person left as it was read is confirmed with it.
      const ids = NAMES.flatMap((name) => {
        const line = paper[name];
        return line !== null && line.value === saved[name] ? [line.factId] : [];
      });
      if (ids.length > 0) void utils.client.facts.confirmMany.mutate({ ids }).catch(() => undefined);
    },
    onError: (error) => {
      showFieldErrors(form, NAMES, error);
    },
  });
  const submit = form.handleSubmit((input) => update.mutate({ caseId: item.id, ...input }));
  return (
    <Card id="caption">
      <CardHeader title="Is this your case?" />
      <CardBody>
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <p className="max-w-[66ch]">
            Your case has no number yet. We read this on one of your papers. Look at each line, and change
            what is wrong.
          </p>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {LINES.map(({ name, label }) => {
              const line = paper[name];
              const isSure = line?.certainty === 'certain';
              return (
                <div key={name} className="flex min-w-0 flex-col gap-1.5">
                  <Field
                    label={line !== null && !isSure ? `${label} (please check)` : label}
                    error={form.formState.errors[name]?.message}
                  >
                    <Input autoComplete="off" {...form.register(name, { setValueAs: orNone })} />
                  </Field>
                  {line !== null && (
                    <SourceChip
                      quote={line.quote}
                      title={paper.title}
                      page={line.page}
                      isShort={isSure}
                      onOpen={() => void navigate(paths.document(item.id, paper.documentId, line))}
                    />
                  )}
                </div>
              );
            })}
          </div>
          <Button type="submit" className="self-start" busy={update.isPending}>
            {!update.isPending && <Check aria-hidden="true" />}
            Yes, keep it
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
