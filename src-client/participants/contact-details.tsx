import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { emailLink, phoneLink, websiteLink } from '#src/participants/contact-links.ts';
import { type Participant, postalAddress } from '#src/participants/schema.ts';

/** How to reach somebody: what can be dialed, written to or opened is a link; the way they prefer is marked. */
export function ContactDetails({ person }: { person: Participant }) {
  const { phone, altPhone, email, website, preferredContactMethod } = person;
  const address = postalAddress(person);
  const ways = [phone, altPhone, email, website, address].filter((text) => text !== '');
  if (ways.length === 0) return <p className="text-sm text-muted">No contact information yet</p>;
  // Every participant has a preferred way: it says something only where there is a choice.
  const preferred = (method: Participant['preferredContactMethod']) =>
    ways.length > 1 && preferredContactMethod === method;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Line icon={<Phone />} text={phone} href={phoneLink(phone)} isPreferred={preferred('phone')} />
      <Line icon={<Phone />} text={altPhone} href={phoneLink(altPhone)} />
      <Line icon={<Mail />} text={email} href={emailLink(email)} isPreferred={preferred('email')} />
      <Line
        icon={<Globe />}
        text={website.replace(/^https?:\/\//i, '')}
        href={websiteLink(website)}
        isOutside
      />
      <Line icon={<MapPin />} text={address} href={null} isPreferred={preferred('mail')} />
    </ul>
  );
}

interface LineProps {
  icon: ReactNode;
  text: string;
  href: string | null;
  isPreferred?: boolean;
  /** Another site: opened beside this one, which it does not learn of. */
  isOutside?: boolean;
}

function Line({ icon, text, href, isPreferred = false, isOutside = false }: LineProps) {
  if (text === '') return null;
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-0.5 text-muted touch:mt-3.5 [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 touch:flex touch:min-h-11 touch:flex-wrap touch:items-center touch:gap-x-1.5">
        {href === null ? (
          <span className="whitespace-pre-line wrap-anywhere">{text}</span>
        ) : (
          <a
            href={href}
            {...(isOutside && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
            className="text-accent underline-offset-4 wrap-anywhere hover:underline"
          >
            {text}
          </a>
        )}
        {isPreferred && <span className="text-muted"> · preferred</span>}
      </span>
    </li>
  );
}
