import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { contactMethodLabel, roleLabel } from '#src/participants/labels.ts';
import { generatedName, participantName } from '#src/participants/name.ts';
import { CONTACT_METHODS, PARTICIPANT_ROLES, type Participant } from '#src/participants/schema.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import type { useParticipantForm } from './use-participant-form.ts';

type Form = ReturnType<typeof useParticipantForm>['form'];

const ROLE_OPTIONS = PARTICIPANT_ROLES.map((role) => ({ value: role, label: roleLabel(role) }));
const METHOD_OPTIONS = CONTACT_METHODS.map((method) => ({
  value: method,
  label: contactMethodLabel(method),
}));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="grid gap-4 sm:grid-cols-2">{children}</CardBody>
    </Card>
  );
}

interface LineProps {
  form: Form;
  name:
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'suffix'
    | 'organization'
    | 'jobTitle'
    | 'email'
    | 'phone'
    | 'altPhone'
    | 'addressLine1'
    | 'addressLine2'
    | 'city'
    | 'state'
    | 'postalCode'
    | 'country'
    | 'website';
  label: string;
  type?: 'email' | 'tel';
  placeholder?: string;
  hint?: string;
  className?: string;
}

/** The browser would offer the person's own name and address for somebody else's: it is asked not to. */
function Line({ form, name, label, type, placeholder, hint, className }: LineProps) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message} className={className}>
      <Input type={type} autoComplete="off" placeholder={placeholder} {...form.register(name)} />
    </Field>
  );
}

interface ParticipantFieldsProps {
  form: Form;
  /** Everybody else in the case. */
  others: readonly Participant[];
}

export function ParticipantFields({ form, others }: ParticipantFieldsProps) {
  const { register, formState } = form;
  return (
    <>
      <Section title="Identity">
        <Field label="Role *" error={formState.errors.role?.message} className="sm:col-span-2">
          <Select options={ROLE_OPTIONS} {...register('role')} />
        </Field>
        <Line form={form} name="firstName" label="First Name" />
        <Line form={form} name="middleName" label="Middle Name" />
        <Line form={form} name="lastName" label="Last Name" />
        <Line form={form} name="suffix" label="Suffix" placeholder="e.g. Jr." />
        <DisplayName form={form} />
        <Primary form={form} others={others} />
      </Section>
      <Section title="Organization">
        <Line form={form} name="organization" label="Organization" placeholder="e.g. a company or law firm" />
        <Line form={form} name="jobTitle" label="Job Title" />
      </Section>
      <Section title="Contact Information">
        <Line form={form} name="email" label="Email" type="email" />
        <Field label="Preferred Contact Method" error={formState.errors.preferredContactMethod?.message}>
          <Select options={METHOD_OPTIONS} {...register('preferredContactMethod')} />
        </Field>
        <Line form={form} name="phone" label="Phone" type="tel" />
        <Line form={form} name="altPhone" label="Alternate Phone" type="tel" />
      </Section>
      <Section title="Address">
        <Line form={form} name="addressLine1" label="Address Line 1" className="sm:col-span-2" />
        <Line form={form} name="addressLine2" label="Address Line 2" className="sm:col-span-2" />
        <Line form={form} name="city" label="City" />
        <Line form={form} name="state" label="State" />
        <Line form={form} name="postalCode" label="Postal Code" />
        <Line form={form} name="country" label="Country" />
      </Section>
      <Section title="Additional Information">
        <Line
          form={form}
          name="website"
          label="Website"
          placeholder="e.g. example.org"
          className="sm:col-span-2"
        />
        <Field
          label="Notes"
          hint="For you and those who share this case. Not part of the contact that you can download."
          error={formState.errors.notes?.message}
          className="sm:col-span-2"
        >
          <Textarea rows={4} {...register('notes')} />
        </Field>
      </Section>
    </>
  );
}

const NAME_PARTS = ['firstName', 'middleName', 'lastName', 'suffix', 'organization'] as const;

function DisplayName({ form }: { form: Form }) {
  const parts = useWatch({ control: form.control, name: NAME_PARTS });
  const [firstName, middleName, lastName, suffix, organization] = parts.map((part) => (part ?? '').trim());
  const generated = generatedName({
    firstName: firstName ?? '',
    middleName: middleName ?? '',
    lastName: lastName ?? '',
    suffix: suffix ?? '',
    organization: organization ?? '',
  });
  return (
    <Field
      label="Display Name"
      hint={
        generated === '' ? (
          'Auto-generated from the name or the organization if left blank.'
        ) : (
          <>
            Auto-generated if left blank:{' '}
            <bdi className="font-medium text-ink wrap-anywhere">{generated}</bdi>
          </>
        )
      }
      error={form.formState.errors.displayName?.message}
      className="sm:col-span-2"
    >
      <Input autoComplete="off" {...form.register('displayName')} />
    </Field>
  );
}

function Primary({ form, others }: ParticipantFieldsProps) {
  const [role, isPrimary] = useWatch({ control: form.control, name: ['role', 'isPrimary'] });
  const holder = others.find((person) => person.isPrimary && person.role === role);
  const error = form.formState.errors.isPrimary?.message;
  const word = roleLabel(role).toLowerCase();
  const place = useRef<HTMLDivElement>(null);
  // A conflict is told by the server: the form is at its end then, far below this box.
  useEffect(() => {
    if (error === undefined) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [error]);
  return (
    <div ref={place} className="sm:col-span-2">
      <Checkbox
        checked={isPrimary ?? false}
        onChange={(checked) => {
          form.clearErrors('isPrimary');
          form.setValue('isPrimary', checked, { shouldDirty: true });
        }}
        label={role === 'other' ? 'Primary participant of this role' : `Primary ${word}`}
        hint={
          holder
            ? `${participantName(holder)} is the primary one now. There can be one for each role: clear this box for them first.`
            : 'Named first in captions and lists. There can be one for each role.'
        }
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
