import { BlockList, isIP } from 'node:net';

/** These addresses lead nowhere but within one house. */
const ownNets = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNets.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNets.addSubnet(net, bits, 'ipv6');

/** Names that no public register gives out: of this machine, of this house, of a test. */
const ownName = /^[^.]+$|\.(?:localhost|local|lan|home\.arpa|internal|test)$/i;

/** Whether people whom nobody knows can come to this origin. With https they are expected, wherever it leads. */
export function isForEverybody(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return !ownName.test(host);
  return !ownNets.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}
