import { useState } from 'react';
import { MIN_SERVER_AGE } from '#src/service/schema.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EntryGroup, TextEntry } from './entries.tsx';
import type { ReturnFormState } from './use-return-form.ts';

const AT_EIGHTEEN =
  'The rule says over 18. Service by somebody who is exactly 18 can be challenged: verify with the clerk, or let somebody older serve.';

const MORE = ['serverCompany', 'serverLicense', 'serverPhone', 'serverEmail'] as const;

/** Who served the papers. */
export function ServerFields({ form }: { form: ReturnFormState }) {
  const draft = form.watch();
  const { serverAge, isSheriffService } = draft;
  const { errors } = form.formState;
  const [showsMore, setShowsMore] = useState(() => MORE.some((name) => draft[name] !== ''));
  if (!showsMore && MORE.some((name) => errors[name])) setShowsMore(true);
  return (
    <EntryGroup title="Who served the papers">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextEntry form={form} name="serverName" label="Server name *" autoComplete="name" />
        <TextEntry form={form} name="serverTitle" label="Title" placeholder="Process server" />
        <TextEntry
          form={form}
          name="serverAge"
          label="Server age"
          hint="18 or older, and not a party to the case."
          isAge
          warning={Number(serverAge) === MIN_SERVER_AGE ? AT_EIGHTEEN : ''}
        />
      </div>
      <Checkbox
        checked={isSheriffService}
        onChange={(isSheriff) => form.setValue('isSheriffService', isSheriff, { shouldDirty: true })}
        label="Served by a sheriff or deputy"
        hint={
          isSheriffService
            ? 'A sheriff or deputy of a New Mexico county certifies the return. It needs no notarization. Verify with the clerk.'
            : 'Anybody else signs the return under penalty of perjury. That needs no notary (Rule 1-011(B) NMRA). Or they swear to it before one.'
        }
      />
      <Disclosure label="Company, license, phone and e-mail" open={showsMore}>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextEntry
            form={form}
            name="serverCompany"
            label="Company"
            hint="If there is one."
            autoComplete="organization"
          />
          <TextEntry
            form={form}
            name="serverLicense"
            label="License number"
            hint="New Mexico asks for none."
          />
          <TextEntry form={form} name="serverPhone" label="Phone" type="tel" autoComplete="tel" />
          <TextEntry form={form} name="serverEmail" label="E-mail" type="email" autoComplete="email" />
        </div>
      </Disclosure>
    </EntryGroup>
  );
}
