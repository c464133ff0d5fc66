import { outsideLine } from '#domain/outside/outside-line.ts';

const longest = 300;

/** The bank's words as a gateway passes them on, for people to read: one line of a sane length. */
export function bankText(text: string | null | undefined): string | undefined {
  return outsideLine(text ?? '', longest) || undefined;
}

const names: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

/** How a way to pay is called on a receipt, in one language as gateways do; one that is new is called as it came. */
export function methodName(method: string | null | undefined): string | undefined {
  return method ? (names[method] ?? method) : undefined;
}
