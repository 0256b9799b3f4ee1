import type { ReactNode } from 'react';
import { feesOfSide, isAnswerFee } from '#src/help/fees-of-side.ts';
import type { PublishedRecord } from '#src/law/courts/record-schema.ts';
import { useUser } from '../auth/use-user.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { CourtSource, hostOf, OutLink } from './court-source.tsx';

/** More than these are opened with a press. */
const MOST = 3;

type Portal = NonNullable<PublishedRecord['portal']>;
type Fees = PublishedRecord['fees'];

/** How papers get to the court, what it costs, and how to ask not to pay. */
export function CourtFiling({ record: { portal, fees, waiver } }: { record: PublishedRecord }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-6">
      <Part title="Filing online">
        {portal === null ? (
          <Unread>We have not read whether this court takes papers online. Ask the clerk.</Unread>
        ) : (
          <FilingOnline portal={portal} />
        )}
      </Part>
      <Part title="Fees">
        {fees.length === 0 ? (
          <Unread>We have not read this court’s fees. Ask the clerk.</Unread>
        ) : (
          <FilingFees fees={fees} />
        )}
      </Part>
      <Part title="If you cannot pay">
        {waiver === null ? (
          <Unread>We have not read which form asks not to pay. Ask the clerk for it.</Unread>
        ) : (
          <>
            <p className="max-w-[66ch]">Ask the court with this form: {waiver.form}.</p>
            <CourtSource source={waiver.source} />
          </>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  );
}

function Unread({ children }: { children: ReactNode }) {
  return <p className="max-w-[66ch] text-muted">{children}</p>;
}

const WITHOUT_A_LAWYER: Readonly<Record<Portal['selfRepresented'], string>> = {
  yes: 'You may file there without a lawyer.',
  leave: 'Without a lawyer you may file there only once your judge has allowed it.',
  no: 'Without a lawyer you cannot file there.',
  required: 'You have to file there, without a lawyer too.',
  unread: 'We have not read whether you may file there without a lawyer. Ask the clerk.',
};

function FilingOnline({ portal }: { portal: Portal }) {
  const { name, address, selfRepresented, note, source } = portal;
  return (
    <>
      <p>
        {name}, <OutLink href={address}>{hostOf(address)}</OutLink>
      </p>
      <p className="max-w-[66ch]">{WITHOUT_A_LAWYER[selfRepresented]}</p>
      {note !== null && <p className="max-w-[66ch] text-sm text-muted">{note}</p>}
      <CourtSource source={source} />
    </>
  );
}

/** '$132', '$1.50'. */
function money(dollars: number): string {
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  });
}

function FilingFees({ fees }: { fees: Fees }) {
  const { role } = useUser();
  const { own, others } = feesOfSide(fees, role);
  const rest = [...own.slice(MOST), ...others];
  const sources = new Map(fees.map(({ source }) => [`${source.title} ${source.address}`, source]));
  return (
    <>
      {role === 'defendant' && !fees.some(isAnswerFee) && (
        <p className="max-w-[66ch] text-sm text-muted">
          Who sues pays to file a case. Ask the clerk if an answer costs anything.
        </p>
      )}
      <FeeRows fees={own.slice(0, MOST)} />
      {rest.length > 0 && (
        <Disclosure label={`More fees (${rest.length})`}>
          <FeeRows fees={rest} />
        </Disclosure>
      )}
      {[...sources].map(([key, source]) => (
        <CourtSource key={key} source={source} advice="Ask the clerk before you pay." />
      ))}
    </>
  );
}

function FeeRows({ fees }: { fees: Fees }) {
  return (
    <ul className="max-w-md divide-y divide-line">
      {fees.map(({ what, dollars }) => (
        <li key={what} className="flex items-baseline justify-between gap-4 py-1.5">
          <span className="min-w-0">{what}</span>
          <span className="figures font-medium">{money(dollars)}</span>
        </li>
      ))}
    </ul>
  );
}
