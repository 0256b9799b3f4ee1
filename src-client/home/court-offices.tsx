import { Clock, Globe, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressLines, mapQuery, placeName } from '#src/law/courts/office-place.ts';
import type { OfficesOfCase } from '#src/law/courts/offices-of-case.ts';
import type { Office } from '#src/law/courts/record-schema.ts';
import { amount, listed } from '#src/text/words.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { CourtSource, hostOf, OutLink } from './court-source.tsx';

/** More than these are opened with a press. */
const MOST = 3;

/** Where a court is: the office that the case names, or those that there are. */
export function CourtOffices({ found: { named, others, unreadCounty } }: { found: OfficesOfCase<Office> }) {
  if (unreadCounty !== null) {
    return (
      <>
        <p className="max-w-[66ch] text-muted">
          We have not read where this court is in {unreadCounty} County. The address usually stands on the
          papers that you got from it.
        </p>
        <MoreOffices label={`In other counties (${others.length})`} offices={others} />
      </>
    );
  }
  const isChosen = named.length > 0;
  const shown = isChosen ? named : others.slice(0, MOST);
  const rest = isChosen ? others : others.slice(MOST);
  if (shown.length === 0) {
    return (
      <p className="max-w-[66ch] text-muted">
        We have not read this court’s address, telephone or hours. They usually stand on the papers that you
        got from it.
      </p>
    );
  }
  return (
    <>
      {!isChosen && others.length > 1 && (
        <p className="mb-1 text-pretty text-muted">
          We know of {amount(others.length, 'office')}. The papers that you got from the court say which is
          yours.
        </p>
      )}
      <OfficeList offices={shown} />
      {rest.length > 0 && (
        <MoreOffices label={`${isChosen ? 'Other' : 'More'} offices (${rest.length})`} offices={rest} />
      )}
    </>
  );
}

function MoreOffices({ label, offices }: { label: string; offices: readonly Office[] }) {
  return (
    <Disclosure label={label}>
      <div className="mt-3">
        <OfficeList offices={offices} />
      </div>
    </Disclosure>
  );
}

/** What all of several offices have in common; null where they differ. */
function shared<Value>(offices: readonly Office[], of: (office: Office) => Value): Value | null {
  const values = new Map(offices.map((office) => [JSON.stringify(of(office)), of(office)]));
  const [value] = values.values();
  return offices.length > 1 && values.size === 1 && value !== undefined ? value : null;
}

function OfficeList({ offices }: { offices: readonly Office[] }) {
  const isAcross = new Set(offices.map(({ timeZone }) => timeZone)).size > 1;
  const website = shared(offices, (office) => office.website);
  const source = shared(offices, (office) => office.source);
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-6">
        {offices.map((office) => (
          <li
            key={`${office.place} ${office.address}`}
            className={offices.length === 1 ? 'col-span-full' : 'min-w-0'}
          >
            <OneOffice
              office={office}
              isAcross={isAcross}
              hasOwnWebsite={website === null}
              hasOwnSource={source === null}
            />
          </li>
        ))}
      </ul>
      {website !== null && <Website address={website} />}
      {source !== null && <CourtSource source={source} advice="Call before you go." />}
    </div>
  );
}

/** 'Mountain Time' of an IANA zone. */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

interface OneOfficeProps {
  office: Office;
  /** The offices beside it keep another time. */
  isAcross: boolean;
  /** What it shares with those beside it stands under all of them. */
  hasOwnWebsite: boolean;
  hasOwnSource: boolean;
}

function OneOffice({ office, isAcross, hasOwnWebsite, hasOwnSource }: OneOfficeProps) {
  const { phone, hours, website, timeZone, note, source } = office;
  // Many hours name their zone themselves.
  const isZoned = !isAcross || timeZone === null || / time\)/i.test(hours ?? '');
  return (
    <div className="flex flex-col gap-2 touch:gap-1">
      <h3 className="font-medium">{placeName(office)}</h3>
      <Line label="Address" icon={<MapPin aria-hidden="true" />}>
        <address className="not-italic">
          {addressLines(office).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {note !== null && <p className="text-sm text-muted">{note}</p>}
        <p className="touch:py-2.5">
          <OutLink
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(mapQuery(office))}`}
          >
            Find it on a map
          </OutLink>
        </p>
      </Line>
      {phone !== null && (
        <Line label="Telephone" icon={<Phone aria-hidden="true" />} isLink>
          <a
            href={`tel:+1${phone.replace(/\D/g, '')}`}
            className="underline underline-offset-4 hover:text-accent"
          >
            {phone}
          </a>
        </Line>
      )}
      {website !== null && hasOwnWebsite && <Website address={website} />}
      {hours !== null && (
        <Line label="Hours" icon={<Clock aria-hidden="true" />}>
          {hours.replaceAll(/ (?=[ap]\.m\.)/g, '\u00a0')}
          {!isZoned && ` (${zoneName(timeZone)})`}
        </Line>
      )}
      <Unread office={office} />
      {hasOwnSource && (
        <div className="pl-6.5">
          <CourtSource
            source={source}
            advice={phone === null ? 'Ask before you go.' : 'Call before you go.'}
          />
        </div>
      )}
    </div>
  );
}

function Website({ address }: { address: string }) {
  return (
    <Line label="Website" icon={<Globe aria-hidden="true" />} isLink>
      <OutLink href={address}>{hostOf(address)}</OutLink>
    </Line>
  );
}

/** What of an office nobody read, and how to learn it. */
function Unread({ office: { phone, hours, website } }: { office: Office }) {
  const missing = [hours === null ? 'hours' : [], phone === null ? 'telephone' : []].flat();
  if (missing.length === 0) return null;
  const other = website === null ? 'Ask the clerk.' : 'Look at its website.';
  return (
    <p className="max-w-[66ch] pl-6.5 text-sm text-muted">
      We have not read this court’s {listed(missing)}. {phone === null ? other : 'Call the clerk.'}
    </p>
  );
}

interface LineProps {
  label: string;
  icon: ReactNode;
  /** It is one link, and as high as a finger. */
  isLink?: boolean;
  children: ReactNode;
}

function Line({ label, icon, isLink = false, children }: LineProps) {
  return (
    <div
      className={classNames(
        'flex items-start gap-2.5 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted',
        isLink && 'touch:items-center touch:[&_a]:inline-block touch:[&_a]:py-2.5 touch:[&>svg]:mt-0',
      )}
    >
      {icon}
      <div className="min-w-0">
        <span className="sr-only">{label}: </span>
        {children}
      </div>
    </div>
  );
}
