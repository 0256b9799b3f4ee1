import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Help, PrintedHelp } from '#src/help/schema.ts';
import { phoneLink } from '#src/participants/contact-links.ts';
import { formatDay } from '../text/format.ts';

/** A telephone number that a press calls. */
function Call({ number }: { number: string }) {
  const link = phoneLink(number);
  if (link === null) return <p className="figures font-medium">{number}</p>;
  return (
    <a
      href={link}
      className="figures inline-flex min-h-11 items-center gap-2 font-medium text-accent underline"
    >
      <Phone aria-hidden="true" className="size-4 no-underline" />
      {number}
    </a>
  );
}

interface PrintedHelperProps {
  help: Pick<PrintedHelp, 'name' | 'phone' | 'address' | 'email'>;
  /** Where it is printed. */
  children?: ReactNode;
}

/** Who helps as a paper prints it: whoever wrote the paper may be the other side. */
export function PrintedHelper({ help: { name, phone, address, email }, children }: PrintedHelperProps) {
  return (
    <li className="flex min-w-0 flex-col items-start gap-0.5 wrap-anywhere">
      <h3 className="font-medium">{name}</h3>
      <p className="text-sm">
        Your paper names it. We have not checked it: the other side may have written the paper.
      </p>
      {phone !== null && <Call number={phone} />}
      {address !== null && <p className="text-sm">{address}</p>}
      {email !== null && <p className="text-sm">{email}</p>}
      {children}
    </li>
  );
}

const siteOf = (address: string) => new URL(address).host.split('.').slice(-2).join('.');

/** Whether it was read on a page of its own or of a public office: a strange name beside it says nothing of who it is for. */
function isOwnPage({ url, source }: Pick<Help, 'url' | 'source'>): boolean {
  const site = siteOf(source.address);
  return /\.(?:gov|us|mil)$|^gov$/.test(site) || (url !== undefined && siteOf(url) === site);
}

/** Who helps, with the page it was read on. */
export function Helper({ help }: { help: Help }) {
  const { name, phone, address, url, hours, helps, who, where, source, verified } = help;
  return (
    <li className="flex min-w-0 flex-col items-start gap-0.5 wrap-anywhere">
      <h3 className="font-medium">{name}</h3>
      <p className="text-sm">
        {helps}. {where}
        {who !== undefined && ` · ${who}`}
      </p>
      {phone !== undefined && <Call number={phone} />}
      {hours !== undefined && <p className="text-sm text-muted">{hours}</p>}
      {address !== undefined && <p className="text-sm">{address}</p>}
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer" className="text-sm text-accent underline">
          {new URL(url).host}
        </a>
      )}
      <p className="text-xs text-muted">
        {verified ? 'Taken from ' : 'From memory; it can be checked on '}
        <a href={source.address} target="_blank" rel="noreferrer" title={source.title} className="underline">
          {isOwnPage(help) ? source.title : 'a page of others that lists it'}
        </a>
        {verified && `, looked up ${formatDay(source.retrieved)}`}
        {source.dated !== null && `. The page is of ${source.dated}.`}
      </p>
    </li>
  );
}
