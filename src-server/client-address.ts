import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks of one's own (RFC 1918, 4193, 6890): whoever connects from there may be a proxy. */
const OWN = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  OWN.addSubnet(net, bits, 'ipv4');
}
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address lies in such a network. */
export function isOwn(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  if (isIP(plain) === 0) return false;
  return OWN.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** People of one network of IPv6 have its first 64 bits in common, and any number of addresses (RFC 6177). */
function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail === undefined || groups.length >= 4) return groups.slice(0, 4).join(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}

/**
 * Of IPv6 the first 56 bits of a network as `addressOf` names it, which is what a home or an office gets (RFC 6177): its 256
 * networks cost nothing, and are one where each may have a share.
 */
export function siteOf(address: string): string {
  const groups = address.split(':');
  const fourth = Number.parseInt(groups[3] ?? '', 16);
  if (groups.length !== 4 || Number.isNaN(fourth)) return address;
  return [...groups.slice(0, 3), (fourth & 0xff00).toString(16)].join(':');
}

interface AddressOptions {
  trustProxy: boolean;
  /** Whether the product is known by an address of the internet. */
  isPublic: boolean;
}

/**
 * The address that a request came from, of IPv6 its network. Null where a proxy stands in front of the server and
 * TRUST_PROXY does not say so: everybody would have the proxy's address, and the tries of one would lock out all.
 */
export function addressOf(
  env: unknown,
  request: Request,
  { trustProxy, isPublic }: AddressOptions,
): string | null {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (trustProxy && forwarded) return network(forwarded);
  const incoming = (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  const address = incoming?.socket?.remoteAddress ?? 'local';
  const isProxy = !trustProxy && (forwarded !== undefined || isPublic) && isOwn(address);
  return isProxy ? null : network(address);
}

/** Whether the product's own address names a host that others can reach. */
export function isPublicUrl(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return host !== 'localhost' && !isOwn(host);
}
