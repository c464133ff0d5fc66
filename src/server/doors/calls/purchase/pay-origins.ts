import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';

/** Whether an address is a page of ours or one of the gateway's: nobody is sent anywhere else to pay. */
export function leadsToPay(url: string, { payOrigins }: Pick<PaymentGateway, 'payOrigins'>): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  return URL.canParse(url) && payOrigins.includes(new URL(url).origin);
}
