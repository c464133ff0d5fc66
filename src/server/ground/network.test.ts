import { expect, test } from 'vitest';
import { networkOf, widestNetworkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['::ffff:c633:6403', '198.51.100.3'],
  ['[::ffff:198.51.100.3]:50123', '198.51.100.3'],
  ['::ffff:0:1', '0.0.0.1'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('an address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:77:1::9', '2001:db8:77/48'],
  ['2001:db8:77:ffff::9', '2001:db8:77/48'],
  ['2001:db8:78:1::9', '2001:db8:78/48'],
  ['unknown', 'unknown'],
])('an address %s shares as %s', (address, network) => {
  expect(widestNetworkOf(address)).toBe(network);
});
