import { HELP } from '#src/help/directory.ts';
import { helpFor } from '#src/help/help-for.ts';
import { stateName } from '#src/states.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Helper } from './help-row.tsx';

const STATES = [...new Set(HELP.flatMap(({ area }) => area.state ?? []))].sort((a, b) =>
  stateName(a).localeCompare(stateName(b), 'en'),
);

function Near({ state }: { state: string | null }) {
  const { help } = helpFor({ state, court: null, caseKind: null, side: null });
  return (
    <ul className="flex flex-col gap-4 py-2 pl-5.5">
      {help.map((each) => (
        <Helper key={each.name} help={each} />
      ))}
    </ul>
  );
}

/** Who helps, for somebody of whom nothing is known but the state they name. */
export function HelpByState() {
  return (
    <div className="max-w-[60ch] pt-1 pb-3 pl-5.5">
      <h2 className="sr-only">Free help near you</h2>
      <p className="text-sm text-muted">
        Most of them are free. Call first: numbers and hours change. Where is the court?
      </p>
      {STATES.map((state) => (
        <Disclosure key={state} label={stateName(state)}>
          <Near state={state} />
        </Disclosure>
      ))}
      <Disclosure label="Another state">
        <Near state={null} />
      </Disclosure>
    </div>
  );
}
