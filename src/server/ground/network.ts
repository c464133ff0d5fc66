import { isIPv6 } from 'node:net';

/**
 * What is counted as one address, however it is spelled: of the old kind the address, also where it is written as one of
 * the new kind; of those a net of 64 bits, which one household has whole. Without the port that some proxies write behind
 * it, which is another one each time.
 */
export function networkOf(receivedAddress: string): string {
  const [, bracketed, dotted] = /^(?:\[([\da-f:.]+)\]|(\d[\d.]*))(?::\d+)?$/i.exec(receivedAddress) ?? [];
  const address = bracketed ?? dotted ?? receivedAddress;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? dottedOf(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/** As an address of the old kind is written: each group is two of its numbers. */
function dottedOf(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}

/** All eight, as the address is written in its one shortest way. */
function groupsOf(address: string): readonly string[] {
  // A zone such as "%eth0" belongs to this machine alone, and no address of the web has one.
  const shortest = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** How many nets of 64 bits one of 48 bits counts as: whoever is given the wider one has 65,536 of the others. */
const timesOfWider = 8;

export type Network = {
  readonly network: string;
  readonly times: number;
  readonly width: 'address' | 'net-64' | 'net-48';
};

/** What an address is counted by, and how many times over: of the new kind also the net of 48 bits that a provider gives out whole. */
export function networksOf(address: string): readonly Network[] {
  const network = networkOf(address);
  const groups = network.split(':');
  if (groups.length !== 4) return [{ network, times: 1, width: 'address' }];
  return [
    { network, times: 1, width: 'net-64' },
    { network: `${groups.slice(0, 3).join(':')}/48`, times: timesOfWider, width: 'net-48' },
  ];
}

/**
 * Who is one among others where something is shared fairly: of the new kind the net of 48 bits, since whoever has one has
 * 65,536 of the narrower, and each would have a share of its own.
 */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1)?.network ?? address;
}
