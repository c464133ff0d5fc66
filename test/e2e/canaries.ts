/** What the flows type and nobody may find in an address, a cookie or the browser's storage. */
export const buyer = {
  firstName: 'Ananya',
  lastName: 'Sharma',
  mobile: '9822044170',
  email: 'ananya.sharma@example.in',
  pan: 'ABCPS1234F',
  account: '00123456789012',
  condition: 'Asthma',
} as const;

export const canaries: readonly string[] = Object.values(buyer);

/** Whether an address gives one of them away. */
export function hasPersonalDetail(url: string): boolean {
  const plain = decodeURIComponent(url.replaceAll('+', ' ')).toLowerCase();
  return canaries.some((canary) => plain.includes(canary.toLowerCase()));
}
